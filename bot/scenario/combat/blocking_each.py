"""Blocks told for all attackers at once: "he blocks each with a 3/3"."""

from dataclasses import replace

from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import worded


@handles("blockeach")
def block_each(scene: Scene, clause: Clause) -> None:
    """He blocks each with a 3/3: every attacker that is not blocked by one of its own.

    Raises QuestionError (AMBIGUOUS) where nothing attacks, or one blocker is named.
    """
    combat = open_combat(scene)
    said = [it for it in parts_of(clause.get("blocker")) if isinstance(it, Thing)]
    if combat is None or not combat.attackers:
        raise scene.error(Problem.AMBIGUOUS, worded("Which attacker is blocked?"))
    one = said[0] if len(said) == 1 else None
    if one is None or one.det not in {"a", "an"} or one.count not in {None, 1}:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What blocks? Say its power and toughness."),
            clause.place,
            ("… blocks with a 2/2",),
        )
    blocked = {name for _, name in combat.blocks}
    for name, _ in list(combat.attackers):
        if name in blocked:
            continue
        scene.focus = [it for it in scene.draft.things if it.id == name]
        attacker = Thing("it", one.place, label="it")
        slots = {
            "who": clause.get("who"),
            "attacker": Several((attacker,), one.place),
            "blocker": Several((replace(one, det="another"),), one.place),
        }
        take_as(scene, clause, "block", slots)
