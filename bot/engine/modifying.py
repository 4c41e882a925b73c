"""Which modifiers are worth a look for an object, found once for all that asks."""

from collections.abc import Callable

from bot.engine.effects import Modifier
from bot.engine.hashing import by_identity


@by_identity(4096)
def touching(
    modifiers: tuple[Modifier, ...], touches: Callable[[Modifier], object], name: str
) -> tuple[tuple[int, Modifier], ...]:
    """Those that change what *touches* says, of anything or of the object *name*."""
    return tuple(
        (place, one)
        for place, one in enumerate(modifiers)
        if _may_be_of(one, name) and touches(one)
    )


def _may_be_of(one: Modifier, name: str) -> bool:
    """False where what *one* is said of are other objects than *name*, by their ids."""
    of = one.subject
    if of.this:
        return one.host == name
    if of.any_of:
        return True
    if of.chosen is not None:
        return of.chosen < len(one.chosen) and name in one.chosen[of.chosen]
    return of.ids is None or name in of.ids


@by_identity(1024)
def but(modifiers: tuple[Modifier, ...], place: int) -> tuple[Modifier, ...]:
    """All of them but the one at that place, the very same tuple each time."""
    return tuple(one for one in modifiers if one is not modifiers[place])
