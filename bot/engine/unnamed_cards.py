"""Cards nobody has named that go to a graveyard: what triggers on them."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.board import Board, Waiting
from bot.engine.effects import Effect, Trigger, ZoneWatch
from bot.engine.in_force import holds_for
from bot.engine.matching import matches
from bot.engine.scope import Scope
from bot.engine.seeing import granted, scope_of
from bot.engine.values import Filter, Side, Zone

# A flag of a board: a card nobody has named is of every kind that is looked for.
FIT_ALL = "unnamed cards fit"


def seen_in_graveyard(
    board: Board, player: str, amount: int, origin: Zone
) -> Iterator[Waiting]:
    """What triggers as so many cards of that player go there from *origin*.

    Once for every card (603.2c), and not at all where they go elsewhere instead.
    Abilities that look for cards of some kind see none: nobody has said what they are.
    With :data:`FIT_ALL` they see each, so that it shows whether anything hangs on it.
    """
    any_kind = FIT_ALL in board.flags
    for effect in board.effects:
        watch, scope = effect.watch, scope_of(board, effect)
        if isinstance(watch, ZoneWatch) and _fits(
            scope, watch, player, origin, any_kind
        ):
            if holds_for(effect, board, scope):
                if any_kind and effect.rider:
                    # What else it does is not played of such cards: it differs so.
                    yield from [Waiting(_beside(effect), 1, "", player)] * amount
                return
    given = (one for one in granted(board) if isinstance(one, Trigger))
    for trigger in (*board.triggers, *given):
        watch, scope = trigger.watch, scope_of(board, trigger)
        if isinstance(watch, ZoneWatch) and _fits(
            scope, watch, player, origin, any_kind
        ):
            if holds_for(trigger, board, scope):
                # "One or more cards" are seen together, once (603.2c).
                for _ in range(amount if trigger.each_source else min(1, amount)):
                    yield Waiting(trigger, 1, "", player)


def _fits(
    scope: Scope, watch: ZoneWatch, player: str, origin: Zone, any_kind: bool
) -> bool:
    whose = watch.what.owner
    any_card = replace(watch.what, owner=None, token=None)
    return (
        watch.to is Zone.GRAVEYARD
        and watch.origin in (None, origin)
        and watch.but_from is not origin
        and not (watch.discarded and origin is not Zone.HAND)
        and watch.by_opponent is None
        and watch.what.token is not True
        and (any_kind or any_card in (Filter(), Filter(kinds=frozenset({"card"}))))
        and (whose is None or matches(scope, _one_of(whose), player))
    )


def _beside(effect: Effect) -> Trigger:
    return Trigger(
        effect.watch,
        effect.rider,
        label=effect.label,
        controller=effect.controller,
        host=effect.host,
    )


def _one_of(side: Side) -> Filter:
    return Filter(players=side, objects=False)
