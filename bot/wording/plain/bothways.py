"""A template that says a value and reads it back.

A template is words with holes, ``deal <amount:amount> damage to <to:ref>``: saying a
value fills each hole with that field said by that rule; reading matches the words and
builds the value from what the holes held.
"""

import re
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from typing import Any

from bot.wording.phrases import Grammar

_HOLE = re.compile(r"<(\w+):([^>]+)>")


@dataclass(frozen=True, slots=True)
class _Template:
    words: str
    holes: tuple[tuple[str, str], ...]
    fixed: tuple[tuple[str, Any], ...]


class BothWays:
    """The templates of each rule; the first that fits a value says it."""

    def __init__(self) -> None:
        self.grammar = Grammar()
        self._templates: dict[tuple[str, type], list[_Template]] = {}
        self._words: dict[str, dict[Any, str]] = {}
        self._by_hand: dict[str, Callable[[Any], str]] = {}

    def both(self, rule: str, template: str, kind: type, **fixed: Any) -> None:
        """*template* stands for a *kind* with those fields fixed.

        Fields that are neither fixed nor a hole must have their default value.
        """
        holes = tuple(_HOLE.findall(template))
        named = {name for name, _ in holes} | fixed.keys()
        for field in fields(kind):
            if field.name not in named and field.default is not MISSING:
                fixed[field.name] = field.default
        made = _Template(template, holes, tuple(fixed.items()))
        self._templates.setdefault((rule, kind), []).append(made)
        self.grammar.says(rule, template)(lambda **held: kind(**(dict(fixed) | held)))

    def words(self, rule: str, meanings: dict[str, Any]) -> None:
        """Words that stand for one value each."""
        known = self._words.setdefault(rule, {})
        for said, meaning in meanings.items():
            known.setdefault(meaning, said)
        self.grammar.table(rule, meanings)

    def by_hand(self, rule: str, say: Callable[[Any], str]) -> None:
        """*say* says what no template or word does; who uses it adds the reader."""
        self._by_hand[rule] = say

    def say(self, rule: str, value: Any) -> str:
        """*value* in words. Raises ValueError if no words are known for it."""
        known = self._words.get(rule, {})
        for meaning, said in known.items():
            if meaning == value and type(meaning) is type(value):
                return said
        for template in self._templates.get((rule, type(value)), ()):
            if all(getattr(value, name) == it for name, it in template.fixed):
                try:
                    return self._filled(template, value)
                except ValueError:
                    continue
        by_hand = self._by_hand.get(rule)
        if by_hand is None:
            raise ValueError(f"no words for {rule} {value!r}")
        return by_hand(value)

    def _filled(self, template: _Template, value: Any) -> str:
        return _HOLE.sub(
            lambda hole: self.say(hole[2], getattr(value, hole[1])), template.words
        )
