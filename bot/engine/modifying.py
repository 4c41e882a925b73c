"""Which modifiers are worth a look for an object, found once for all that asks."""

from collections.abc import Callable, Collection

from bot.engine.effects import Modifier
from bot.engine.hashing import by_identity


@by_identity(4096)
def touching(
    modifiers: tuple[Modifier, ...], touches: Callable[[Modifier], object], name: str
) -> tuple[tuple[int, Modifier], ...]:
    """Those that change what *touches* says, of anything or of the object *name*."""
    by_name, of_any = _places(modifiers)
    places = sorted((*by_name.get(name, ()), *of_any))
    return tuple((at, modifiers[at]) for at in places if touches(modifiers[at]))


@by_identity(64)
def _places(modifiers: tuple[Modifier, ...]) -> tuple[dict[str, list[int]], list[int]]:
    """Where those stand that are said of certain objects, by id, and of any."""
    by_name: dict[str, list[int]] = {}
    of_any: list[int] = []
    for at, one in enumerate(modifiers):
        names = _names(one)
        if names is None:
            of_any.append(at)
        for name in {*(names or ())}:
            by_name.setdefault(name, []).append(at)
    return by_name, of_any


def _names(one: Modifier) -> Collection[str] | None:
    """The ids of what *one* is said of, None where it is not said of these alone."""
    of = one.subject
    if of.this:
        return (one.host,)
    if of.any_of:
        return None
    if of.chosen is not None:
        return one.chosen[of.chosen] if of.chosen < len(one.chosen) else ()
    return of.ids


@by_identity(1024)
def but(modifiers: tuple[Modifier, ...], place: int) -> tuple[Modifier, ...]:
    """All of them but the one at that place, the very same tuple each time."""
    return tuple(one for one in modifiers if one is not modifiers[place])
