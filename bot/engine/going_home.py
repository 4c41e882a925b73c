"""After a combat of Riftbound: who goes home, and who is left at the battlefield."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.board import Board
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Said, Step
from bot.engine.question import Attack
from bot.engine.recalling import AT_BASE, FROM_COMBAT
from bot.engine.tasks import Recorder
from bot.engine.values import Zone


def gone_home(
    rules: GameRules, board: Board, fought: Board, log: Recorder | None
) -> Board:
    """Attackers go to their base where defenders are left (Riftbound 461/466.1.a.2).

    *fought* is the board on which they still attacked and defended.
    """
    if not rules.heals_after_combat:
        return board
    left = [obj for obj in fought.objects if obj.zone is Zone.BATTLEFIELD]
    if not any(obj.blocking and AT_BASE not in obj.flags for obj in left):
        return board
    for obj in left:
        if not obj.attacking or AT_BASE in obj.flags:
            continue
        now = board.obj(obj.id) or obj
        marks = frozenset({AT_BASE, FROM_COMBAT})
        board = board.with_object(replace(now, flags=now.flags | marks))
        if log is not None:
            said = Said("{object} is recalled to its base.", (("object", obj.name),))
            log.tell(Step(said, rules.cite(Topic.GO_HOME)))
    return board


def _left(board: Board, names: Iterable[str]) -> bool:
    """Whether one of *names* is still at the battlefield that was fought over."""
    found = (board.obj(name) for name in names)
    return any(
        it is not None and it.zone is Zone.BATTLEFIELD and AT_BASE not in it.flags
        for it in found
    )


def holder(board: Board, attack: Attack, attacking: str, defending: str) -> str:
    """Who controls the battlefield after that combat; "" for nobody (461.5)."""
    if _left(board, attack.defenders):
        return defending
    return attacking if _left(board, (name for name, _ in attack.attackers)) else ""


def fight_winner(
    rules: GameRules, board: Board, attack: Attack, attacking: str, defending: str
) -> str:
    """Who has won that combat: who alone has units left there; "" for nobody."""
    names = [name for name, _ in attack.attackers]
    if _left(board, names):
        return "" if _left(board, attack.defenders) else attacking
    if not _left(board, attack.defenders):
        return ""
    return "" if recall_decides_nothing(rules, board, names) else defending


def recall_decides_nothing(
    rules: GameRules, board: Board, attackers: Iterable[str]
) -> bool:
    """Whether one of *attackers* was recalled, and the combat has no result by that."""
    found = (board.obj(name) for name in attackers)
    return rules.recall_undecided and any(
        it is not None and FROM_COMBAT in it.flags for it in found
    )
