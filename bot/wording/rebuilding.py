"""Changes made throughout what was read: slots counted, X given its meaning."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, TypeVar

from bot.engine.values import Amount

_T = TypeVar("_T")


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def rebuilt(node: Any, change: Callable[[Any], Any]) -> Any:
    """*node* with *change* made to it and everything in it, from the inside out."""
    if isinstance(node, tuple):
        parts = tuple(rebuilt(part, change) for part in node)
        if any(new is not old for new, old in zip(parts, node, strict=True)):
            return parts
        return node
    if is_dataclass(node) and not isinstance(node, type):
        changed = {}
        for name in _field_names(type(node)):
            old = getattr(node, name)
            if isinstance(old, (tuple,)) or is_dataclass(old):
                new = rebuilt(old, change)
                if new is not old:
                    changed[name] = new
        if changed:
            node = replace(node, **changed)
        return change(node)
    return node


_SLOT_FIELDS = ("slot", "chosen", "not_chosen")


def renumbered(node: _T, slots: dict[int, int]) -> _T:
    """*node* with provisional slots made final."""
    if not slots:
        return node

    def change(one: Any) -> Any:
        new = {
            name: slots[value]
            for name in _SLOT_FIELDS
            if isinstance(value := getattr(one, name, None), int) and value in slots
        }
        return replace(one, **new) if new else one

    made: _T = rebuilt(node, change)
    return made


def with_x(node: _T, letter: str, amount: Amount) -> _T:
    """*node* with the variable *letter* given its meaning."""

    def change(one: Any) -> Any:
        if type(one).__name__ == "Variable" and one.letter == letter:
            return amount
        return one

    made: _T = rebuilt(node, change)
    return made
