"""What an exchange does, which happens as a whole or not at all (701.12)."""

from bot.engine.board import Board
from bot.engine.characteristics import stat_of
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
from bot.replacing import replace


def exchange(
    rules: GameRules, scope: Scope, what: Exchange, log: Recorder | None
) -> tuple[Board, tuple[Event, ...]]:
    """The board with control exchanged, and the life that is gained and lost."""
    board = scope.board
    names = refs(scope, what.of)
    events: tuple[Event, ...] = ()
    done = False
    if len(names) == 2:
        if what.stat:
            done, board, events = _stat(scope, names, what.stat)
        elif all(board.player(one) is not None for one in names):
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


def _stat(
    scope: Scope, names: tuple[str, ...], stat: str
) -> tuple[bool, Board, tuple[Event, ...]]:
    """The creature's is what the life total was, and the other way round (701.12g)."""
    board = scope.board
    player, obj = board.player(names[0]), board.obj(names[1])
    if player is None or player.life is None or obj is None:
        return False, board, ()
    if obj.zone is not Zone.BATTLEFIELD or obj.power is None:
        return False, board, ()
    more = stat_of(board, obj.id, stat) - player.life
    ban = Ban.GAIN_LIFE if more > 0 else Ban.LOSE_LIFE
    if more and find_ban(board, ban, player.id):
        return False, board, ()
    power = player.life if stat == "power" else obj.power
    toughness = player.life if stat == "toughness" else obj.toughness
    changed = board.with_object(replace(obj, power=power, toughness=toughness))
    if not more:
        return True, changed, ()
    if more > 0:
        return True, changed, (LifeGain(player.id, more, scope.this, scope.you),)
    return True, changed, (LifeLoss(player.id, -more, source=scope.this),)


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
