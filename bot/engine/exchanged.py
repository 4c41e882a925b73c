"""What an exchange does, which happens as a whole or not at all (701.12)."""

from bot.engine.board import Board
from bot.engine.controlling import handed_over
from bot.engine.effects import Ban
from bot.engine.events import Event, LifeGain, LifeLoss
from bot.engine.exchanging import Exchange
from bot.engine.gamerules import GameRules, Topic
from bot.engine.matching import refs
from bot.engine.outcome import Said, Step
from bot.engine.scope import Scope
from bot.engine.seeing import find_ban
from bot.engine.tasks import Recorder
from bot.engine.values import Zone


def exchange(
    rules: GameRules, scope: Scope, what: Exchange, log: Recorder | None
) -> tuple[Board, tuple[Event, ...]]:
    """The board with control exchanged, and the life that is gained and lost."""
    board = scope.board
    names = refs(scope, what.of)
    events: tuple[Event, ...] = ()
    done = False
    if len(names) == 2:
        if all(board.player(one) is not None for one in names):
            done, events = _life(scope, names)
        else:
            done, board = _control(rules, board, names)
    if log is not None:
        words = "The exchange happens." if done else "Nothing is exchanged."
        log.tell(Step(Said(words), rules.cite(Topic.EXCHANGE)))
    return board, events


def _life(scope: Scope, names: tuple[str, ...]) -> tuple[bool, tuple[Event, ...]]:
    """What each gains or loses to have what the other had (701.12c, 119.7, 119.8)."""
    board = scope.board
    one, other = (board.player(name) for name in names)
    if one is None or other is None or one.life is None or other.life is None:
        return False, ()
    if one.life > other.life:
        one, other = other, one
    more = (other.life or 0) - (one.life or 0)
    if not more:
        return True, ()
    if find_ban(board, Ban.GAIN_LIFE, one.id) or find_ban(
        board, Ban.LOSE_LIFE, other.id
    ):
        return False, ()
    return True, (
        LifeGain(one.id, more, scope.this, scope.you),
        LifeLoss(other.id, more, source=scope.this),
    )


def _control(
    rules: GameRules, board: Board, names: tuple[str, ...]
) -> tuple[bool, Board]:
    """Each under the control of whoever controlled the other (701.12b)."""
    one, other = (board.obj(name) for name in names)
    if one is None or other is None or one.controller == other.controller:
        return False, board
    if {one.zone, other.zone} != {Zone.BATTLEFIELD}:
        return False, board
    board = handed_over(rules, board, (one.id,), other.controller)
    return True, handed_over(rules, board, (other.id,), one.controller)
