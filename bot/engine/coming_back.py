"""Undying and persist: what dies comes back once (702.93a, 702.79a)."""

from collections.abc import Iterator

from bot.engine.board import Board
from bot.engine.characteristics import has
from bot.engine.conditions import Matches, Not
from bot.engine.effects import Trigger
from bot.engine.events import Event, ZoneChange
from bot.engine.instructions import PutOnto
from bot.engine.values import Filter, Named, OwnerOf, Who, Zone
from bot.engine.watches import ZoneWatch

# The keyword, and the counter it looks for and puts on.
_WITH = (("undying", "+1/+1"), ("persist", "-1/-1"))


def coming_back(board: Board, event: Event) -> Iterator[Trigger]:
    """The abilities that return what *event* put into a graveyard.

    *board* is the one before it: counters are looked at as the creature last was.
    """
    if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD:
        return
    obj = board.obj(event.object)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return
    for keyword, counter in _WITH:
        if has(board, obj, keyword):
            itself = Named(obj.id)
            yield Trigger(
                ZoneWatch(
                    Filter(ids=frozenset({obj.id})), Zone.BATTLEFIELD, Zone.GRAVEYARD
                ),
                (PutOnto(itself, OwnerOf(itself), counters=((counter, 1),)),),
                id=f"{keyword}:{obj.id}",
                label=f"{obj.name}'s {keyword}",
                controller=obj.controller,
                host=obj.id,
                when=Not(Matches(Who.EVENT_OBJECT, Filter(counter=counter))),
            )
