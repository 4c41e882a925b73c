"""An attack told of behind the blocks: whether it is the one that was blocked."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def check_told_before(
    scene: Scene, clause: Clause, attackers: list[DraftThing]
) -> None:
    """ "He blocks the 4/4. I attack with a 4/4": that attack, or another one?

    Raises QuestionError where it could be either.
    """
    now = open_combat(scene)
    if scene.game is not Game.MTG or now is None or not now.blocks or now.over:
        return
    if scene.timing or clause.get("when") or clause.get("again") is not None:
        return
    blocked = [scene.draft.thing(name) for _, name in now.blocks]
    sizes = {
        (it.power, it.toughness)
        for it in blocked
        if it is not None and "pointed at" in it.said and it not in attackers
    }
    if any((it.power, it.toughness) in sizes for it in attackers):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Tell of the attack before you tell who blocks."),
            clause.place,
        )


def is_fresh(scene: Scene, clause: Clause, attackers: list[DraftThing]) -> bool:
    """Whether a new attack begins rather than another attacker joining."""
    when = scene.timing
    if when in {"before_combat", "before_damage"}:
        return False
    if clause.get("again") is not None or when in {
        "then", "later", "after_combat", "next_turn", "same_turn",
    }:  # fmt: skip
        return True
    now = open_combat(scene)
    if now is None or not (now.over or now.blocks or now.before):
        return False
    return now.over or not _goes_on(now, attackers)


def _goes_on(now: Combat, attackers: list[DraftThing]) -> bool:
    """ "He swings with two. I block one, the other gets in": that is one attack."""
    attacking = {name for name, _ in now.attackers}
    blocked = {attacker for _, attacker in now.blocks}
    names = {it.id for it in attackers}
    return bool(names) and names <= attacking - blocked
