"""A scenario read with all its changes, from the last one that was read before."""

import threading
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from bot.cards.catalogue import Catalogue
from bot.judge.inquiry import Inquiry
from bot.scenario import Edit, Read, change, read
from bot.scenario.words.effort import CHANGED, shared, spend

# So many are kept for whoever goes on with one; a long one takes some MB.
_KEPT = 6


@dataclass(frozen=True, slots=True)
class _Step:
    """What an inquiry is with *edits*, and how much it *took* to read it so far."""

    found: Read
    edits: tuple[Edit, ...]
    took: int


class _Kept(threading.local):
    """The last steps, by catalogue: what is read is for one thread at a time."""

    def __init__(self) -> None:
        self._of: WeakKeyDictionary[
            Catalogue, tuple[Hashable, OrderedDict[Inquiry, _Step]]
        ] = WeakKeyDictionary()

    def of(self, catalogue: Catalogue) -> OrderedDict[Inquiry, _Step]:
        """Those that were read with the cards that *catalogue* knows now."""
        stamp, steps = self._of.get(catalogue, (None, OrderedDict()))
        if stamp != catalogue.stamp:
            steps = OrderedDict()
        self._of[catalogue] = catalogue.stamp, steps
        return steps


_KNOWN = _Kept()


def understand(
    inquiry: Inquiry, catalogue: Catalogue, *, offering: bool = True
) -> Read:
    """The question *inquiry* asks, with every change made to it in turn.

    What is known already counts as read anew: the same is refused whenever it is asked.
    """
    steps = _KNOWN.of(catalogue)
    known = steps.get(replace(inquiry, edits=(), choices=()))
    if known is not None and inquiry.edits and known.found.second:
        return _without_second(inquiry, known.found, catalogue)
    so_far = [
        replace(inquiry, edits=inquiry.edits[:count], choices=())
        for count in range(len(inquiry.edits) + 1)
    ]
    at = next((it for it in reversed(range(len(so_far))) if so_far[it] in steps), -1)
    if at >= 0:
        step = steps[so_far[at]]
        steps.move_to_end(so_far[at])
        spend(step.took)
    for begun in so_far[at + 1 :]:
        with shared(CHANGED) as effort:
            if not begun.edits:
                edits: tuple[Edit, ...] = ()
            else:
                words = begun.edits[-1]
                edits = (*step.edits, change(words, step.found, catalogue=catalogue))
            found = _read(begun, catalogue, edits, offering=offering and not edits)
        took = effort.taken + (step.took if edits else 0)
        step = steps[begun] = _Step(found, edits, took)
        if len(steps) > _KEPT:
            steps.popitem(last=False)
        if inquiry.edits and found.second:
            return _without_second(inquiry, found, catalogue)
    return step.found


def _without_second(inquiry: Inquiry, found: Read, catalogue: Catalogue) -> Read:
    """As :func:`understand`: what was told otherwise behind it is in the way."""
    first, _, _ = inquiry.scenario.rpartition(found.second)
    return understand(replace(inquiry, scenario=first), catalogue)


def _read(
    inquiry: Inquiry,
    catalogue: Catalogue,
    edits: tuple[Edit, ...],
    *,
    offering: bool,
) -> Read:
    return read(
        inquiry.scenario,
        catalogue=catalogue,
        game=inquiry.game,
        edition=inquiry.edition,
        default_game=inquiry.default_game,
        edits=edits,
        offering=offering,
    )
