"""Attackers of Riftbound of which only the Might of all together is told."""

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.units.riftbound_attackers import entry_place
from bot.scenario.words.numbers_asked import UNITS_ATTACKING


@after(Game.RIFTBOUND)
def check_totals(scene: Scene) -> None:
    """ "I attack with 7 Might in total": how many of them die nobody can tell.

    Raises QuestionError (AMBIGUOUS) unless only something else is asked about.
    """
    sums = {it.id for it in scene.draft.things if _is_sum(scene, it)}
    hangs_on_it = any(
        it.kind in _OF_ALL or (it.kind in _OF_ONE and it.subject in sums)
        for it in scene.draft.asks
    )
    if sums and (hangs_on_it or not scene.draft.asks):
        raise scene.error(
            Problem.AMBIGUOUS,
            UNITS_ATTACKING,
            entry_place(scene),
        )


def _is_sum(scene: Scene, it: DraftThing) -> bool:
    """ "7 Might in total", "a total of 7", and not "4 + 3 (total 7)"."""
    near = range(max(0, it.place[0] - 4), it.place[1] + 4)
    alone = sum(one.place == it.place for one in scene.draft.things) == 1
    summed = any(scene.parse.word(at) in _SUMMED for at in near)
    return it.id.endswith("attacker") and alone and summed


_SUMMED = frozenset("total totals totalling combined altogether sum".split())
_OF_ALL = frozenset({AskKind.EVERYTHING, AskKind.DEATHS, AskKind.CONTROLS})
_OF_ONE = frozenset(
    {AskKind.DIES, AskKind.ZONE, AskKind.DAMAGE_DEALT, AskKind.DAMAGE_MARKED}
)
