"""What becomes attached to something else, and Aura spells without a target (701.3)."""

from dataclasses import replace

from bot.engine.binding import renewed
from bot.engine.board import Board
from bot.engine.gamerules import GameRules, Topic
from bot.engine.legality import can_target
from bot.engine.outcome import Said, Step
from bot.engine.tasks import Recorder
from bot.engine.values import Zone


def attached(
    rules: GameRules,
    board: Board,
    things: tuple[str, ...],
    goals: tuple[str, ...],
    log: Recorder | None,
) -> Board:
    """*board* where *things* are attached to the first of *goals* (701.3a).

    What is attached to it already, or cannot be, stays as it is (701.3b).
    """
    to = goals[0] if goals else ""
    if not _there(board, to):
        return board
    moved = [
        obj
        for name in things
        if (obj := board.obj(name)) is not None
        and obj.attached_to != to
        and obj.id != to
        and obj.zone is Zone.BATTLEFIELD
    ]
    for obj in moved:
        board = board.with_object(replace(obj, attached_to=to))
        if log is not None:
            args = (("made", obj.name), ("target", board.name_of(to)))
            said = Said("{made} is attached to {target}.", args)
            log.tell(Step(said, rules.cite(Topic.ATTACH)))
    return renewed(board, tuple(obj.id for obj in moved))


def unresolved(rules: GameRules, board: Board, name: str, who: str) -> tuple[Step, ...]:
    """Why *name* does not resolve: an Aura spell without a legal target (608.3b)."""
    spell = board.obj(name)
    if spell is None or spell.zone is not Zone.STACK or not spell.is_("aura"):
        return ()
    to = spell.attached_to
    barred = can_target(board, who, to, spell) if _there(board, to) else None
    if not to or (barred is not None and barred.allowed):
        return ()
    why = () if barred is None else (Step(barred.why, barred.rules),)
    words = "{effect} has no legal target left and does nothing."
    said = Said(words, (("effect", spell.name),))
    return (*why, Step(said, rules.cite(Topic.FIZZLE)))


def _there(board: Board, name: str) -> bool:
    obj = board.obj(name)
    if obj is None:
        return board.player(name) is not None
    return obj.zone is Zone.BATTLEFIELD
