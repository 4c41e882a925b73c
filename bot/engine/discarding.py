"""Discarding cards, some by name; madness and flashback (701.9, 702.34, 702.35)."""

from dataclasses import replace

from bot.engine.board import Board, Obj
from bot.engine.effects import DiscardWatch, Effect, MoveTo, ZoneWatch
from bot.engine.events import NONE, Applied, Discard, Event
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
        return (named_discards(scope, refs(scope, told.what), applied),)
    together: list[Event] = []
    single: list[tuple[Event, ...]] = []
    for one in refs(scope, told.who):
        amount = value(replace(scope, each=one), told.amount)
        player = scope.board.player(one)
        if player is not None and player.hand is not None:
            amount = min(amount, player.hand)  # as many as there are (609.3)
        whole = Discard(one, amount, by_opponent=one != scope.you, applied=applied)
        held = _whole_hand(scope.board, one)
        if held and amount >= len(held):
            together += named_discards(scope, held, applied)
        elif amount > 1 and _seen_singly(scope, whole):
            single += [(replace(whole, amount=1),)] * amount
        else:
            together.append(whole)
    return (tuple(together), *single)


def named_discards(
    scope: Scope, names: tuple[str, ...], applied: Applied = NONE
) -> tuple[Event, ...]:
    """Each of those cards is discarded, if it is in a hand."""
    return tuple(
        Discard(obj.owner, 1, obj.owner != scope.you, obj.id, applied=applied)
        for name in names
        if (obj := scope.board.obj(name)) is not None and obj.zone is Zone.HAND
    )


def chosen_of(
    scope: Scope, told: DiscardCards
) -> tuple[str, tuple[str, ...], int] | None:
    """Who chooses how many of which cards; None where there is nothing to choose."""
    who = refs(scope, told.who)
    held = _whole_hand(scope.board, who[0]) if len(who) == 1 else ()
    amount = value(scope, told.amount)
    return (who[0], held, amount) if 0 < amount < len(held) else None


def _whole_hand(board: Board, player: str) -> tuple[str, ...]:
    """The cards in a hand of which every card is known; none otherwise."""
    one = board.player(player)
    held = tuple(
        it.id for it in board.objects if it.zone is Zone.HAND and it.owner == player
    )
    return held if one is not None and one.hand == len(held) else ()


def _seen_singly(scope: Scope, whole: Discard) -> bool:
    """Whether something may be done to each of the cards that nobody has named."""
    return any(
        isinstance(it.watch, DiscardWatch)
        and it.watch.unnamed
        and sees(scope_of(scope.board, it), it.watch, whole)
        for it in scope.board.effects
    )


def flashback(obj: Obj) -> tuple[Effect, ...]:
    """A spell cast for flashback is exiled wherever it would go (702.34a)."""
    if obj.zone is not Zone.STACK or "flashback" not in obj.flags:
        return ()
    effect = Effect(
        ZoneWatch(THIS, Zone.STACK, None),
        MoveTo(Zone.EXILE),
        id=f"flashback:{obj.id}",
        label=f"{obj.name}'s flashback",
        controller=obj.controller,
        host=obj.id,
    )
    return (effect,)


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
