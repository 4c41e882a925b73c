"""May it block, and must it? What is looked at as blockers are declared (509.1)."""

from bot.engine.block_partners import able_beside, needed_by
from bot.engine.board import Board, Obj
from bot.engine.characteristics import has, keywords_of
from bot.engine.company import company
from bot.engine.effects import Ban
from bot.engine.legality import Legal, can_block, no, yes
from bot.engine.seeing import conditional_bans
from bot.engine.unless import Company, Paid
from bot.engine.unnamed import (
    BLOCKS_ANY,
    BLOCKS_MORE,
    LURE,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
)
from bot.engine.values import Zone


def can_be_blocked_by(
    board: Board, blocker: Obj, attacker: Obj, together: int, only: bool
) -> Legal:
    """Whether *blocker* can block *attacker*, whatever that costs (509.1b, 509.1d).

    *together*: with so many others that attacker; *only*: nothing else blocks at all.
    """
    may = can_block(board, blocker, attacker, not together)
    if not may.allowed:
        return may
    for one in conditional_bans(board, Ban.BLOCK, blocker.id):
        if one.after and together >= one.after:
            return no(
                "{effect}: {it} can't block so.",
                "509.1b",
                effect=one.label,
                it=blocker.name,
            )
    if (lonely := blocks_alone(board, blocker, only)) is not None:
        return lonely
    name = {"blocker": blocker.name}
    found = conditional_bans(board, Ban.BLOCK, blocker.id)
    if any(isinstance(one.unless, Paid) for one in found):
        return yes(
            "{blocker} can block if what is asked for is paid.", "509.1d", **name
        )
    if any(isinstance(one.unless, Company) for one in found):
        return yes(
            "{blocker} can block if what it needs beside it blocks too.",
            "509.1b",
            **name,
        )
    return may


def most_blocked(board: Board, blocker: Obj) -> int | None:
    """How many attackers *blocker* can block at once; None for any number (509.1a)."""
    keywords = keywords_of(board, blocker)
    if BLOCKS_ANY in keywords:
        return None
    more = (one for one in keywords if one.startswith(BLOCKS_MORE))
    return 1 + sum(int(one.removeprefix(BLOCKS_MORE)) for one in more)


def can_block_several(board: Board, blocker: Obj, number: int) -> Legal:
    """Whether *blocker* can block *number* attackers at once (509.1a)."""
    most = most_blocked(board, blocker)
    name = {"blocker": blocker.name}
    if most == 1:
        return no("{blocker} can block only one attacker.", "509.1a", **name)
    if most is not None and most < number:
        return no("{blocker} can block only {n} attackers.", "509.1b", n=most, **name)
    return yes("{blocker} can block so many attackers.", "509.1b", **name)


def pays_to_block(board: Board, blocker: Obj) -> bool:
    """Whether *blocker* can't block unless something is paid (509.1d)."""
    found = conditional_bans(board, Ban.BLOCK, blocker.id)
    return any(isinstance(one.unless, Paid) for one in found)


def blocks_alone(board: Board, blocker: Obj, only: bool = False) -> Legal | None:
    """No, where *blocker* can't block without others and there are too few.

    *only*: the others that there are do not block.
    """
    for one in conditional_bans(board, Ban.BLOCK, blocker.id):
        if not isinstance(one.unless, Company):
            continue
        others = [it for it in company(board, blocker, one) if not it.tapped]
        if only or len(others) < one.unless.number:
            return no(
                "{blocker} can't block without others that it needs.",
                "509.1b",
                blocker=blocker.name,
            )
    return None


def must_block(
    board: Board, blocker: Obj, attackers: tuple[Obj, ...], only: str = ""
) -> Legal:
    """Whether *blocker* has to block any of *attackers*, or *only* that (509.1c)."""
    name = {"blocker": blocker.name}
    able = [it for it in attackers if can_block(board, blocker, it, False).allowed]
    asked = [it for it in able if only in ("", it.id)]
    wanting = [it for it in able if wants_block(board, it)]
    anyway = has(board, blocker, MUST_BLOCK)
    if not (anyway or any(wants_block(board, it) for it in attackers)):
        if (other := needed_by(board, blocker, attackers)) is not None:
            return yes(
                "{other} has to block and can't do so alone: {blocker} has to, too.",
                "509.1c",
                other=other.name,
                **name,
            )
        return no("Nothing says that {blocker} has to block.", "509.1a", **name)
    if not asked:
        return no("{blocker} can't block, so it doesn't have to.", "509.1c", **name)
    if pays_to_block(board, blocker):
        return no("Nobody has to pay for {blocker} to block.", "509.1d", **name)
    if blocks_alone(board, blocker) is not None:
        return no("{blocker} can't block, so it doesn't have to.", "509.1c", **name)
    meant = wanting or able
    if only and (len(meant) > 1 or meant[0].id != only):
        return no("{blocker} has to block, but not necessarily that.", "509.1c", **name)
    if not anyway and not any(has(board, it, LURE) for it in wanting):
        others = [
            it
            for it in board.objects
            if it.controller == blocker.controller and it.id != blocker.id
            and it.zone is Zone.BATTLEFIELD
            and all(can_block(board, it, one, False).allowed for one in wanting)
        ]  # fmt: skip
        needed = sum(1 + has(board, it, "menace") for it in wanting)
        if len(others) >= needed:
            return no("Another creature can block instead.", "509.1c", **name)
    if any(has(board, it, "menace") for it in meant):
        if not any(able_beside(board, blocker, one) for one in meant):
            return no(
                "{blocker} can't block alone, so it doesn't have to.",
                "702.111b",
                **name,
            )
    return yes(
        "{blocker} can block, and something says that it has to.", "509.1c", **name
    )


def has_to_block_another(
    board: Board, blocker: Obj, attacker: Obj, attackers: tuple[Obj, ...]
) -> Legal | None:
    """No, where *blocker* has to block another of *attackers* than *attacker*."""
    if wants_block(board, attacker) or pays_to_block(board, blocker):
        return None
    for it in attackers:
        if (
            it.id != attacker.id
            and must_block(board, blocker, attackers, it.id).allowed
        ):
            return no(
                "{blocker} has to block {other} instead.",
                "509.1c",
                blocker=blocker.name,
                other=it.name,
            )
    return None


def wants_block(board: Board, attacker: Obj) -> bool:
    return has(board, attacker, LURE) or has(board, attacker, MUST_BE_BLOCKED)
