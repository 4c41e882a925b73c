"""Discarding cards, some of them by name, and madness (701.9, 702.35)."""

from dataclasses import replace

from bot.engine.board import Obj
from bot.engine.effects import DiscardWatch, Effect, MoveTo, ZoneWatch
from bot.engine.events import Applied, Discard, Event
from bot.engine.instructions import DiscardCards, May, Move, PutOnto
from bot.engine.matching import refs, value
from bot.engine.scope import Scope
from bot.engine.seeing import scope_of, sees
from bot.engine.values import THIS, Named, OwnerOf, Zone

_PERMANENT = frozenset({"creature", "artifact", "enchantment", "planeswalker"})


def discards(
    scope: Scope, told: DiscardCards, applied: Applied
) -> tuple[tuple[Event, ...], ...]:
    """The events of an instruction to discard, those of one moment together."""
    if told.what is not None:
        named = tuple(
            Discard(obj.owner, 1, obj.owner != scope.you, obj.id, applied=applied)
            for name in refs(scope, told.what)
            if (obj := scope.board.obj(name)) is not None and obj.zone is Zone.HAND
        )
        return (named,)
    together: list[Event] = []
    single: list[tuple[Event, ...]] = []
    for one in refs(scope, told.who):
        amount = value(replace(scope, each=one), told.amount)
        whole = Discard(one, amount, by_opponent=one != scope.you, applied=applied)
        if amount > 1 and _seen_singly(scope, whole):
            single += [(replace(whole, amount=1),)] * amount
        else:
            together.append(whole)
    return (tuple(together), *single)


def _seen_singly(scope: Scope, whole: Discard) -> bool:
    """Whether something may be done to each of the cards that nobody has named."""
    return any(
        isinstance(it.watch, DiscardWatch)
        and it.watch.unnamed
        and sees(scope_of(scope.board, it), it.watch, whole)
        for it in scope.board.effects
    )


def madness(obj: Obj) -> tuple[Effect, ...]:
    """It is exiled as it is discarded, and its owner may cast it (702.35a).

    Of permanent cards only: what other spells do depends on how they are cast.
    """
    if obj.zone is not Zone.HAND or not obj.kinds & _PERMANENT:
        return ()
    if not any(one.split()[0] == "madness" for one in obj.keywords):
        return ()
    itself = Named(obj.id)
    cast = (PutOnto(itself, OwnerOf(itself)),)
    effect = Effect(
        ZoneWatch(THIS, Zone.HAND, Zone.GRAVEYARD, discarded=True),
        MoveTo(Zone.EXILE),
        id=f"madness:{obj.id}",
        label=f"{obj.name}'s madness",
        controller=obj.owner,
        host=obj.id,
        rider=(May(OwnerOf(itself), cast, (Move(itself, Zone.GRAVEYARD),)),),
    )
    return (effect,)
