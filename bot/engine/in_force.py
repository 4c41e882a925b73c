"""Whether an ability or effect is in force, and its condition holds."""

import bot.engine.characteristics as look
import bot.engine.matching as matching
from bot.engine.board import Board
from bot.engine.effects import Static, Until
from bot.engine.places import (
    is_in_force,
    taking,
)
from bot.engine.scope import Scope


def holds_for(static: Static, board: Board, scope: Scope) -> bool:
    """True if *static* is still in force and its condition holds.

    What a resolved spell has made outlives it (611.2a), no static ability its object.
    """
    lasting = static.until is not Until.STATIC or (
        is_in_force(board, static)
        and not look.abilities_lost(board, static)
        and not any(
            matching.matches(there, one.subject, static.host)
            for there, one in taking(board, static)
        )
    )
    return lasting and matching.holds(scope, static.when)
