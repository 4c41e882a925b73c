"""Frozen data that is hashed again and again remembers its hash."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

A = TypeVar("A")
R = TypeVar("R")
Rest = TypeVarTuple("Rest")
T = TypeVar("T", bound=type)


class Hashed:
    """Base of data whose hash is worked out once; see :func:`remembers_hash`.

    The hash is not copied or pickled along: another process hashes text differently.
    """

    __slots__ = ("_hash",)


def remembers_hash(cls: T) -> T:
    """Make a frozen dataclass that derives from :class:`Hashed` remember its hash."""
    work_out: Callable[[Hashed], int] = cls.__hash__  # type: ignore[assignment]

    def remembered(self: Hashed) -> int:
        try:
            known: int = self._hash  # type: ignore[attr-defined]
        except AttributeError:
            known = work_out(self)
            object.__setattr__(self, "_hash", known)
        return known

    cls.__hash__ = remembered  # type: ignore[assignment]
    return cls


def by_identity(
    most: int,
) -> Callable[[Callable[[A, *Rest], R]], Callable[[A, *Rest], R]]:
    """Remember what a function of frozen data gave for this very object.

    Hashing and comparing what is asked about would cost as much as the answer. All
    is forgotten when more than *most* answers are held.
    """

    def decorate(work_out: Callable[[A, *Rest], R]) -> Callable[[A, *Rest], R]:
        kept: dict[tuple[int, *Rest], tuple[A, R]] = {}

        @wraps(work_out)
        def remembered(one: A, *rest: *Rest) -> R:
            key = (id(one), *rest)
            found = kept.get(key)
            if found is None:
                if len(kept) >= most:
                    kept.clear()
                # Holding *one* keeps its address from being given to another.
                found = kept[key] = (one, work_out(one, *rest))
            return found[1]

        return remembered

    return decorate
