"""Everything that stands inside an ability or effect."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import Any, TypeVar

from bot.engine.effects import DamageWatch, Effect
from bot.engine.hashing import by_identity
from bot.engine.question import Resolve
from bot.engine.values import Side, Variable, Who

T = TypeVar("T")


def walk(value: Any) -> Iterator[Any]:
    """*value* and every frozen part inside it."""
    if isinstance(value, (tuple, frozenset)):
        return chain((value,), chain.from_iterable(map(walk, value)))
    if _inner(value.__class__) is not None:
        return iter(_parts(value))
    return iter((value,))


def inside(value: Any, kind: type[T]) -> Iterator[T]:
    """*value* and every frozen part inside it, as far as they are of *kind*."""
    if isinstance(value, (tuple, frozenset)):
        return chain.from_iterable(inside(part, kind) for part in value)
    return iter(_of_kind(value, kind))


def holds(value: Any, *kinds: type) -> bool:
    """Whether *value* or a part inside it is of one of *kinds*."""
    if isinstance(value, (tuple, frozenset)):
        return any(holds(part, *kinds) for part in value)
    return any(_of_kind(value, kind) for kind in kinds)


@by_identity(2048)
def _of_kind(value: Any, kind: type[T]) -> tuple[T, ...]:
    if _inner(value.__class__) is None:
        return (value,) if isinstance(value, kind) else ()
    by_class = _by_class(value)
    kinds = [it for it in by_class if issubclass(it, kind)]
    if len(kinds) > 1:
        return tuple([part for part in _parts(value) if isinstance(part, kind)])
    return tuple(by_class[kinds[0]]) if kinds else ()


@by_identity(256)
def _by_class(value: Any) -> dict[type[Any], list[Any]]:
    """What :func:`walk` gives for an effect, by class: it is asked for many of them."""
    found: dict[type[Any], list[Any]] = {}
    for part in _parts(value):
        kind = part.__class__
        if kind in found:
            found[kind].append(part)
        else:
            found[kind] = [part]
    return found


@by_identity(256)
def _parts(value: Any) -> tuple[Any, ...]:
    """What :func:`walk` gives for an effect: the same one is walked again and again."""
    found = []
    left = [value]
    while left:
        one = left.pop()
        if one is None:
            continue  # nothing is no part, and there is much of it
        found.append(one)
        inner = _inner(one.__class__)
        if inner is not None:
            left += inner(one)
    return tuple(found)


@cache
def _inner(kind: Any) -> Callable[[Any], Iterable[Any]] | None:
    """What gives the parts of a *kind*, the last first; None where it has none."""
    if issubclass(kind, (tuple, frozenset)):
        return _backwards
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else []
    if not names:
        return None
    if len(names) == 1:
        return lambda one: (getattr(one, names[0]),)
    parts: Callable[[Any], tuple[Any, ...]] = attrgetter(*reversed(names))
    return parts


def _backwards(parts: Iterable[Any]) -> Iterable[Any]:
    return [*parts][::-1]


def uses_x(value: Any) -> bool:
    """True if an amount in it is an X that must be announced."""
    return any(isinstance(it, Variable) and it.letter == "X" for it in walk(value))


def is_one_sided(value: Any) -> bool:
    """True if it matters whose it is."""
    for it in walk(value):
        if it in (Side.YOU, Side.OPPONENT) and isinstance(it, Side):
            return True
        if isinstance(it, Who) and it in (Who.YOU, Who.EACH_OPPONENT):
            return True
    return False


def put_for(value: Any, old: Any, new: Any) -> Any:
    """*value* with every part equal to *old* replaced by *new*."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(put_for(part, old, new) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        changed = {
            field.name: put_for(getattr(value, field.name), old, new)
            for field in fields(value)
        }
        return type(value)(**changed)
    return value


def protected_by(value: Any) -> frozenset[str]:
    """Whom a shield in force or a resolved one is for."""
    if isinstance(value, Effect) and isinstance(value.watch, DamageWatch):
        return value.watch.recipient.ids or frozenset()
    if isinstance(value, Resolve):
        return frozenset(name for slot in value.chosen for name in slot)
    return frozenset()
