"""Abilities whose words are not understood, kept until they would do something."""

from collections.abc import Iterator
from typing import Any

from bot.engine.effects import Trigger
from bot.engine.inside import walk
from bot.engine.instructions import Ability, Unplayed
from bot.engine.watches import UNREAD

# What such an ability does; where it is done, nothing is ruled.
NOT_UNDERSTOOD = (Unplayed(UNREAD),)


def not_understood(value: Any) -> Iterator[Trigger | Ability]:
    """The abilities and modes in *value* of which it is not known what they do."""
    for one in walk(value):
        if isinstance(one, (Trigger, Ability)) and one.do == NOT_UNDERSTOOD:
            yield one
