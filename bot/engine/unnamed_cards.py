"""Cards nobody has named that go to a graveyard: what triggers on them."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.board import Board, Waiting
from bot.engine.effects import Trigger, ZoneWatch
from bot.engine.matching import holds_for, matches
from bot.engine.scope import Scope
from bot.engine.seeing import granted, scope_of
from bot.engine.values import Filter, Side, Zone


def seen_in_graveyard(
    board: Board, player: str, amount: int, origin: Zone
) -> Iterator[Waiting]:
    """What triggers as so many cards of that player go there from *origin*.

    Once for every card (603.2c), and not at all where they go elsewhere instead.
    Abilities that look for cards of some kind see none: nobody has said what they are.
    """
    for effect in board.effects:
        watch, scope = effect.watch, scope_of(board, effect)
        if isinstance(watch, ZoneWatch) and _fits(scope, watch, player, origin):
            if holds_for(effect, board, scope):
                return
    given = (one for one in granted(board) if isinstance(one, Trigger))
    for trigger in (*board.triggers, *given):
        watch, scope = trigger.watch, scope_of(board, trigger)
        if isinstance(watch, ZoneWatch) and _fits(scope, watch, player, origin):
            if holds_for(trigger, board, scope):
                for _ in range(amount):
                    yield Waiting(trigger, 1, "", player)


def _fits(scope: Scope, watch: ZoneWatch, player: str, origin: Zone) -> bool:
    whose = watch.what.owner
    any_card = replace(watch.what, owner=None, token=None)
    return (
        watch.to is Zone.GRAVEYARD
        and watch.origin in (None, origin)
        and not (watch.discarded and origin is not Zone.HAND)
        and watch.by_opponent is None
        and watch.what.token is not True
        and any_card in (Filter(), Filter(kinds=frozenset({"card"})))
        and (whose is None or matches(scope, _one_of(whose), player))
    )


def _one_of(side: Side) -> Filter:
    return Filter(players=side, objects=False)
