"""Tokens of several kinds that would be created together: still one event (616.1g)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.arena import Arena
from bot.engine.effects import AlsoCreate, Effect, Instead, TokenWatch
from bot.engine.events import CreateTokens, amount_of, changed
from bot.engine.gamerules import Topic
from bot.engine.instructions import MakeTokens
from bot.engine.making_tokens import token_events
from bot.engine.pending import Pending, Rewritten, mark, merged, said
from bot.engine.seeing import scope_of


def makes_only_tokens(effect: Effect) -> bool:
    """True if *effect* makes other tokens of the ones that would be created."""
    return isinstance(effect.watch, TokenWatch) and bool(_makes(effect))


def _makes(effect: Effect) -> tuple[MakeTokens, ...]:
    match effect.act:
        case AlsoCreate(token):
            return (token,)
        case Instead(do):
            made = tuple(one for one in do if isinstance(one, MakeTokens))
            return made if len(made) == len(do) else ()
        case _:
            return ()


def creating(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Rewritten:
    """Apply *effect* to tokens created together: more of them, or others instead."""
    marked = tuple(mark(one, effect) for one in pending)
    first = marked[0].event
    assert isinstance(first, CreateTokens)
    number = sum(amount_of(one.event) for one in marked)
    scope = scope_of(arena.board, effect, changed(first, amount=number))
    tapped = any(getattr(it.event, "tapped", False) for it in marked)
    made = tuple(
        Pending(changed(one, tapped=one.tapped or tapped, from_effect=True), one.amount)
        for make in _makes(effect)
        for one in token_events(scope, make, first.applied)
    )
    kept = marked if isinstance(effect.act, AlsoCreate) else ()
    after = sum(amount_of(one.event) for one in (*kept, *made))
    step = said(
        "{effect}: {before} becomes {after}.",
        arena.rules.cite(Topic.REPLACE),
        effect=effect.label,
        before=number,
        after=after,
    )
    parts = (*kept, *made) or tuple(
        replace(one, event=changed(one.event, amount=0)) for one in marked
    )
    return Rewritten(parts, None if left is None else left - 1, (), (step,))


def created_with(pending: Sequence[Pending], index: int) -> tuple[int, ...]:
    """Where the tokens stand that one player creates together with those at *index*."""
    event = pending[index].event
    if not isinstance(event, CreateTokens):
        return ()
    return tuple(
        at
        for at, one in enumerate(pending)
        if isinstance(one.event, CreateTokens) and one.event.player == event.player
    )


def had_their_chance(
    pending: list[Pending], effect: Effect, where: tuple[int, ...]
) -> list[Pending]:
    """*pending*: *effect* has one opportunity for tokens created together (614.5).

    Like ones are one number of tokens from then on.
    """
    if not any(isinstance(one.event, CreateTokens) for one in pending):
        return pending
    group = created_with(pending, where[0])
    marked = [
        mark(one, effect) if at in group else one for at, one in enumerate(pending)
    ]
    return merged(marked, _like)


def _like(one: Pending, other: Pending) -> bool:
    first, second = one.event, other.event
    if not isinstance(first, CreateTokens) or not isinstance(second, CreateTokens):
        return False
    return not second.called and replace(first, amount=0, called=()) == replace(
        second, amount=0, called=()
    )
