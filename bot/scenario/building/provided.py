"""What a question supposes has to come of what is told."""

from collections.abc import Collection

from bot.engine.outcome import Outcome
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.asking.preventable import PROVIDED
from bot.scenario.building.played_out import played
from bot.scenario.scene.scene import Scene
from bot.worded import worded

# Asked of what is hit, so that only what hits it counts.
_OF_WHOM_IT_HITS = frozenset({AskKind.DIES, AskKind.LOSES, AskKind.DAMAGE_DEALT})


def check_provided(scene: Scene) -> None:
    """Refuse "Do I gain life if the damage is prevented?" where it is not, as told.

    Raises QuestionError (AMBIGUOUS): nothing is supposed that nobody has told.
    """
    clause = scene.parse.memory.pop(PROVIDED, None)
    if clause is None:
        return
    draft = scene.draft
    asked = {it.subject for it in draft.asks if it.kind in _OF_WHOM_IT_HITS}
    outcomes = played(scene, draft.opening + draft.script)
    if outcomes and all(_is_prevented(it, asked) for it in outcomes):
        return
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Not all damage is prevented by what is told. Say what prevents it, such "
            "as “I have a prevent-3 shield.”"
        ),
        clause.place,
    )


def _is_prevented(outcome: Outcome, asked: Collection[str]) -> bool:
    """Whether damage is prevented, and none dealt (to what is *asked* of, if any).

    A weapon that is asked about is hit by none: then it is the damage it deals.
    """
    names = {outcome.board.name_of(it) for it in asked}
    hits = [it for it in outcome.damage if it.recipient in names] or outcome.damage
    return any(it.prevented for it in hits) and not any(it.dealt for it in hits)
