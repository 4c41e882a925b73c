"""Discarding cards, some of them by name, and madness (701.9, 702.35)."""

from dataclasses import replace

from bot.engine.board import Obj
from bot.engine.effects import Effect, MoveTo, ZoneWatch
from bot.engine.events import Applied, Discard, Event
from bot.engine.instructions import DiscardCards, May, Move, PutOnto
from bot.engine.matching import refs, value
from bot.engine.scope import Scope
from bot.engine.values import THIS, Named, OwnerOf, Zone

_PERMANENT = frozenset({"creature", "artifact", "enchantment", "planeswalker"})


def discards(scope: Scope, told: DiscardCards, applied: Applied) -> tuple[Event, ...]:
    """The events of an instruction to discard: named cards one by one."""
    if told.what is not None:
        return tuple(
            Discard(obj.owner, 1, obj.owner != scope.you, obj.id, applied=applied)
            for name in refs(scope, told.what)
            if (obj := scope.board.obj(name)) is not None and obj.zone is Zone.HAND
        )
    return tuple(
        Discard(
            one,
            value(replace(scope, each=one), told.amount),
            by_opponent=one != scope.you,
            applied=applied,
        )
        for one in refs(scope, told.who)
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
