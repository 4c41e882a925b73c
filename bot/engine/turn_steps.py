"""Steps of a turn that something waits for: whose upkeep, whose end step (500)."""

import re

from bot.engine.board import Board, Waiting
from bot.engine.effects import Trigger
from bot.engine.in_force import holds_for
from bot.engine.seeing import granted, scope_of
from bot.engine.values import Side
from bot.engine.watches import OtherWatch, Watch

# The steps that can be told to begin, and the phases (CR 500, Turn Order).
STEPS = ("upkeep", "draw step", "end step", "recollection phase", "end phase")
_TEXT = re.compile(
    r"(?:the beginning of )?"
    r"(?:(your|each player's|each opponent's|each|the|enchanted player's) )?"
    rf"(?:next )?({'|'.join(STEPS)})( of enchanted \w+'s controller)?"
)
# Played as each combat that is told begins (507.1).
COMBAT = "beginning of combat"
_COMBAT = re.compile(
    r"the beginning of (?:each )?combat"
    r"(?: on (your|each player's|each opponent's) turn)?"
)
_SIDES = {
    "your": Side.YOU,
    "each opponent's": Side.OPPONENT,
    "enchanted player's": Side.ENCHANTED,
}


def step_of(watch: Watch) -> tuple[str, Side] | None:
    """Which step *watch* waits for, and whose; None for whatever else it is."""
    if not isinstance(watch, OtherWatch):
        return None
    if fights := _COMBAT.fullmatch(watch.text):
        return COMBAT, _SIDES.get(fights[1] or "", Side.ANY)
    found = _TEXT.fullmatch(watch.text)
    if found is None:
        return None
    if found[3]:
        return found[2], Side.ENCHANTED
    return found[2], _SIDES.get(found[1] or "", Side.ANY)


def begins(board: Board, step: str) -> Board:
    """*board*, on which what waits for that step of the active player triggers."""
    due: list[Trigger] = []
    given = (one for one in granted(board) if isinstance(one, Trigger))
    for one in (*board.triggers, *given):
        waits = step_of(one.watch)
        if waits is None or waits[0] != step:
            continue
        if _is_its(board, one, waits[1]) and holds_for(
            one, board, scope_of(board, one)
        ):
            due.append(one)
    if not due:
        return board
    gone = {one.id for one in due if one.once and one.id}
    return board.changed(
        triggers=tuple(
            one
            for one in board.triggers
            if one.id not in gone and not (one.once and one in due)
        ),
        waiting=(
            *board.waiting,
            *(Waiting(one, one.x or 0, "", board.active) for one in due),
        ),
    )


def _is_its(board: Board, trigger: Trigger, whose: Side) -> bool:
    """Whether the active player's step is one that *trigger* waits for."""
    if whose is Side.ENCHANTED:
        host = board.obj(trigger.host)
        bearer = host.attached_to if host is not None else ""
        worn = board.obj(bearer)
        return (worn.controller if worn is not None else bearer) == board.active
    own = trigger.controller == board.active
    return whose is Side.ANY or own == (whose is Side.YOU)
