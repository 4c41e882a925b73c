"""What untaps, by an effect or as its controller's turn begins, and what does not."""

from collections.abc import Iterable
from dataclasses import replace

from bot.citation import Game
from bot.engine.board import Board, Obj, count, with_counters
from bot.engine.effects import Ban
from bot.engine.gamerules import (
    RESTED_TO_RETALIATE,
    TAPPED_TO_ATTACK,
    GameRules,
    Topic,
)
from bot.engine.outcome import Said, Step
from bot.engine.seeing import find_ban
from bot.engine.tasks import Recorder
from bot.engine.values import Zone

_FOUGHT = frozenset({TAPPED_TO_ATTACK, RESTED_TO_RETALIATE})

# Of a permanent: it does not untap in its controller's next untap step.
_STAYS = "stays tapped in its controller's next untap step"


def stay_tapped(board: Board, names: Iterable[str]) -> Board:
    """*board* on which *names* don't untap in their controllers' next untap steps."""
    for name in names:
        obj = board.obj(name)
        if obj is not None:
            board = board.with_object(replace(obj, flags=obj.flags | {_STAYS}))
    return board


def untapped(
    rules: GameRules, board: Board, names: Iterable[str], log: Recorder | None
) -> Board:
    """*board* with *names* untapped; a stun counter goes instead (122.1d)."""
    for name in names:
        obj = board.obj(name)
        if obj is not None:
            board = board.with_object(_untapped(rules, obj, log))
    return board


def untap_step(
    rules: GameRules, board: Board, player: str, log: Recorder | None
) -> Board:
    """*board* as *player*'s permanents have untapped (502.3)."""
    for obj in board.objects:
        if obj.controller != player or obj.zone is not Zone.BATTLEFIELD:
            continue
        free = replace(obj, flags=obj.flags - {_STAYS})
        ban = find_ban(board, Ban.UNTAP, obj.id)
        stays = _STAYS in obj.flags or ban is not None
        if obj.tapped and stays and log is not None:
            said = Said("{object} doesn't untap.", (("object", obj.name),))
            log.tell(Step(said, rules.cite(Topic.UNTAP)))
        done = free if stays else _untapped(rules, free, log)
        if done != obj:
            board = board.with_object(done)
    return board


def _untapped(rules: GameRules, obj: Obj, log: Recorder | None) -> Obj:
    stunned = rules.game is Game.MTG and obj.tapped and count(obj.counters, "stun")
    if not stunned:
        return replace(obj, tapped=False, flags=obj.flags - _FOUGHT)
    if log is not None:
        words = "A stun counter is removed from {object}, which stays tapped."
        said = Said(words, (("object", obj.name),))
        log.tell(Step(said, rules.cite(Topic.STUN)))
    return replace(obj, counters=with_counters(obj.counters, "stun", -1))
