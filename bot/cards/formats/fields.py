"""A published record, every field checked before it is believed."""

import re
from collections.abc import Mapping
from typing import Any

from bot.cards.card import Stat
from bot.cards.printed import stat

_LONGEST_NAME = 200
_LONGEST_TEXT = 10_000
_MOST_WORDS = 100
# Control characters, and halves of characters that no text may hold.
_UNPRINTABLE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_HALF = re.compile(r"[\ud800-\udfff]")


class BadRecordError(ValueError):
    """A record that is no card; the text says why and belongs into a sentence."""


class Fields:
    """Typed access to a record. Every method raises BadRecordError."""

    def __init__(self, record: Any, what: str = "a card") -> None:
        if not isinstance(record, Mapping):
            raise BadRecordError(f"{what} must be an object")
        self._record = record

    def __contains__(self, key: str) -> bool:
        return self._record.get(key) is not None

    def name(self, key: str = "name") -> str:
        """A name: one line that is not empty."""
        name = " ".join(self.text(key, _LONGEST_NAME).split())
        if not name:
            raise BadRecordError(f"{key} is missing")
        return name

    def text(self, key: str, longest: int = _LONGEST_TEXT) -> str:
        """Text without control characters; "" where there is none."""
        return _clean(key, self._record.get(key), longest)

    def words(self, key: str) -> tuple[str, ...]:
        """A list of words in lower case; a single word counts as a list."""
        value = self._record.get(key)
        if value is None:
            return ()
        some = [value] if isinstance(value, str) else value
        if not isinstance(some, list) or len(some) > _MOST_WORDS:
            raise BadRecordError(f"{key} must be a list of words")
        words = (_clean(key, it, _LONGEST_NAME).casefold() for it in some if it)
        return tuple(dict.fromkeys(words))

    def stat(self, key: str) -> Stat:
        """A printed number, or what stands in its place."""
        value = self._record.get(key)
        if isinstance(value, list | dict):
            raise BadRecordError(f"{key} must be a number or text")
        if isinstance(value, int) and abs(value) > 1_000_000:
            raise BadRecordError(f"{key} is too large")
        return stat(_clean(key, value, 20) if isinstance(value, str) else value)

    def flag(self, key: str) -> bool | None:
        """True, False, or None where neither is said."""
        value = self._record.get(key)
        if value is not None and not isinstance(value, bool):
            raise BadRecordError(f"{key} must be true or false")
        return value

    def part(self, key: str) -> "Fields":
        """An object within; an empty one where there is none."""
        value = self._record.get(key)
        return Fields({} if value is None else value, key)

    def parts(self, key: str) -> list["Fields"]:
        """A list of objects within."""
        value = self._record.get(key)
        if value is None:
            return []
        if not isinstance(value, list) or len(value) > _MOST_WORDS:
            raise BadRecordError(f"{key} must be a list of objects")
        return [Fields(it, key) for it in value]


def _clean(key: str, value: Any, longest: int) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadRecordError(f"{key} must be text")
    if len(value) > longest:
        raise BadRecordError(f"{key} is longer than {longest} characters")
    if _HALF.search(value):
        raise BadRecordError(f"{key} holds half a character")
    return _UNPRINTABLE.sub("", value.replace("\r\n", "\n")).strip()
