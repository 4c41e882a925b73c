"""What phasing does to the permanents on a board (702.26)."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.board import Board, Obj
from bot.engine.characteristics import has
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Said, Step
from bot.engine.tasks import Recorder
from bot.engine.values import Zone


def phase(
    rules: GameRules,
    board: Board,
    names: Iterable[str],
    log: Recorder | None,
    *,
    back: bool = False,
) -> Board:
    """*board* on which *names* have phased out, or *back* in, with what they wear.

    They do not change zones: nothing triggers, counters stay and tokens go on
    existing (702.26d). What phases out leaves combat (702.26b), and what is attached
    to it goes and comes with it (702.26g).
    """
    here, there = Zone.BATTLEFIELD, Zone.PHASED_OUT
    if back:
        here, there = there, here
    for obj in _with_worn(board, names, here):
        board = board.with_object(
            replace(obj, zone=there, attacking="", blocking=frozenset(), blocked=False)
        )
        if log is not None:
            words = "{object} phases in." if back else "{object} phases out."
            said = Said(words, (("object", obj.name),))
            log.tell(Step(said, rules.cite(Topic.PHASING)))
    return board


def phased_in(
    rules: GameRules, board: Board, player: str, log: Recorder | None
) -> Board:
    """*board* as *player*'s untap step begins (502.1), with what has phasing gone."""
    away = {it.id for it in board.objects if it.zone is Zone.PHASED_OUT}
    own = [it for it in board.objects if it.controller == player]
    coming = [it.id for it in own if it.id in away and it.attached_to not in away]
    going = [
        it.id for it in own if it.zone is Zone.BATTLEFIELD and has(board, it, "phasing")
    ]
    return phase(rules, phase(rules, board, going, log), coming, log, back=True)


def _with_worn(board: Board, names: Iterable[str], zone: Zone) -> list[Obj]:
    found: dict[str, Obj] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop(0)
        obj = board.obj(name)
        if obj is None or obj.zone is not zone or name in found:
            continue
        found[name] = obj
        waiting += [it.id for it in board.objects if it.attached_to == name]
    return list(found.values())
