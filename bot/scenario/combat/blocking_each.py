"""Blocks told for all attackers at once: "he blocks each with a 3/3"."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.combat.implied import implied_attack
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.fought_over import is_just_one
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.asked_back import SIZE_OF_BLOCKER, WHICH_BLOCKED
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
        raise scene.error(Problem.AMBIGUOUS, WHICH_BLOCKED)
    one = said[0] if len(said) == 1 else None
    single = one is not None and (one.det in {"a", "an"} or one.count == 1)
    if one is None or not single or one.count not in {None, 1}:
        raise scene.error(
            Problem.AMBIGUOUS,
            SIZE_OF_BLOCKER,
            clause.place,
            ("… blocks with a 2/2",),
        )
    one = replace(one, det="a", count=None)
    blocked = {name for _, name in combat.blocks}
    names = [name for name, _ in combat.attackers if name not in blocked]
    found = [it for it in map(scene.draft.thing, names) if it is not None]
    for slots in _one_by_one(scene, clause, one, found):
        take_as(scene, clause, "block", slots)


def by_one_like_it(
    scene: Scene, clause: Clause, attackers: list[DraftThing]
) -> Iterator[dict[str, object]] | None:
    """ "Bob blocks both with a 1/1 each", "with 1/1s": each of them by one of those.

    The slots of one block after the other; None where that is not told.
    """
    said = [it for it in parts_of(clause.get("blocker")) if isinstance(it, Thing)]
    if scene.game is not Game.MTG or len(said) != 1 or len(attackers) < 2:
        return None
    (one,) = said
    unsaid = not one.label and one.count in {None, 1}
    met = [it for it in parts_of(clause.get("attacker")) if isinstance(it, Thing)]
    each = clause.get("pairs") == "each" or any(it.det == "each" for it in met)
    each = (
        each
        and not (one.plural or one.owner)
        and (one.det == "a" or one.count == 1 or is_just_one(scene, one))
    )
    if each and one.count == 1:
        one = replace(one, det="a", count=None)
    like = one.plural and not one.det and bool(one.of("size"))
    if not unsaid or not (each or like) or one.is_pronoun:
        return None
    if like:
        one = replace(one, det="a", plural=False, owner=None)
        scene.draft.assume(
            worded("“{them}” are taken to be one for each.", them=scene.said(one))
        )
    return _one_by_one(scene, clause, one, attackers)


def _one_by_one(
    scene: Scene, clause: Clause, one: Thing, attackers: list[DraftThing]
) -> Iterator[dict[str, object]]:
    combat = open_combat(scene)
    there = dict(combat.attackers) if combat is not None else {}
    if not any(it.id in there for it in attackers):
        implied_attack(scene, attackers)  # "Both get blocked by a 2/2 each."
    met = list(attackers)
    for it in attackers:
        scene.focus = [it]
        attacker = Thing("it", one.place, label="it")
        yield {
            "who": clause.get("who"),
            "attacker": Several((attacker,), one.place),
            "blocker": Several((one,), one.place),
        }
        met += [by for by in scene.focus if by not in met]
    scene.focus = met  # "mine" behind it is not the last of them
