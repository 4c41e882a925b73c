"""Frozen data that is made again and again, quickly.

A frozen dataclass sets each of its fields by a call, which takes four times as long as
to set it plainly. What the type checker forbids is not forbidden once more as it runs.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """Make *cls* a dataclass with slots that compares and hashes by its fields.

    To assign to one of them is an error of types.
    """
    make: Callable[[type[T]], type[T]] = dataclass(slots=True, unsafe_hash=True)
    return make(cls)
