"""Blocks that say how many block: "he double blocks"."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.matching import described
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause
from bot.worded import worded

TIMES = {"double": 2, "triple": 3, "quadruple": 4}


def one_each(
    scene: Scene, attackers: list[DraftThing], blockers: list[DraftThing]
) -> list[tuple[DraftThing, DraftThing]]:
    """Who blocks what where as many block as are blocked: (blocker, attacker).

    Only where those of one side are all alike: then it makes no difference who takes
    whom. Nobody where it does, or where one creature blocks several.
    """
    if scene.game is not Game.MTG or not len(attackers) == len(blockers) > 1:
        return []
    for side in (attackers, blockers):
        if len({described(it) for it in side}) == 1:
            return list(zip(blockers, attackers, strict=True))
    return []


def check_times(
    scene: Scene, clause: Clause, attackers: list[DraftThing], combat: Combat
) -> None:
    """ "He double blocks with a 2/2": two block, so one has not been told."""
    verb = clause.text.lower()
    times = next((n for word, n in TIMES.items() if f"{word} block" in verb), 0)
    for attacker in attackers if scene.game is Game.MTG else ():
        told = [blocker for blocker, it in combat.blocks if it == attacker.id]
        if len(set(told)) < times:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("{count} creatures block: which ones?", count=times),
                None,
                ("… blocks with a 2/2 and a 3/3",),
            )
