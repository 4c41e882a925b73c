"""Names made comparable, and the index they are looked up in."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from bot.cards.card import Card, CardName

# Letters that Unicode does not take apart into a plain letter and a mark.
_LETTERS = str.maketrans(
    {
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ł": "l",
        "&": " and ",
    }
)
# Marks that stand inside a word ("Ajani's", "B.F.M.") or over a letter ("û").
_INSIDE = re.compile(r"['’‘ʼ`´.\u0300-\u036f]")
_BETWEEN = re.compile(r"[^0-9a-z]+")
# Words too frequent in names to tell one from another.
LITTLE = frozenset(
    {
        "a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the",
        "to", "with",
    }
)  # fmt: skip


@lru_cache(maxsize=8192)
def plain(text: str) -> str:
    """*text* in lower-case ASCII words with one space between, nothing else.

    Accents, case and punctuation are gone: ``Ajani's Pridemate`` becomes
    ``ajanis pridemate`` and ``Fire // Ice`` becomes ``fire ice``.
    """
    spread = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return _BETWEEN.sub(" ", _INSIDE.sub("", spread)).strip()


class NameKind(IntEnum):
    """How a name names its card; the lower wins where two cards share a name."""

    FULL = 0
    FACE = 1
    NICKNAME = 2
    # The part before a comma or a dash: "Clarent" for "Clarent, Sword of Peace".
    SHORT = 3


@dataclass(frozen=True, slots=True)
class NameEntry:
    """One way to name one card; *key* is the name in :func:`plain` form."""

    key: str
    card: CardName
    kind: NameKind
    shipped: bool


class Named(NamedTuple):
    """What one card is called: its full name, its faces and its nicknames."""

    name: str
    faces: tuple[str, ...]
    nicknames: tuple[str, ...]


def names_of(card: Card) -> Iterator[tuple[str, NameKind]]:
    """Every plain name of *card* with its kind, each name once."""
    faces = tuple(face.name for face in card.faces)
    return plain_names(Named(card.name, faces, card.nicknames))


def plain_names(named: Named) -> Iterator[tuple[str, NameKind]]:
    """Every plain name of the card so *named* with its kind, each name once."""
    seen: set[str] = set()
    spoken = [(named.name, NameKind.FULL)]
    spoken += [(face, NameKind.FACE) for face in named.faces]
    spoken += [(nick, NameKind.NICKNAME) for nick in named.nicknames]
    spoken += [
        (short, NameKind.SHORT) for name, _ in spoken[:] for short in _short(name)
    ]
    for name, kind in spoken:
        key = plain(name)
        if key and key not in seen:
            seen.add(key)
            yield key, kind


def _short(name: str) -> Iterator[str]:
    front = re.split(r", | [-–—] ", name, maxsplit=1)[0]
    if front != name and len(plain(front)) > 2:
        yield front


class NameIndex:
    """The names of one game's cards, ready for each way of looking one up.

    Everything beyond the exact names is built when it is first needed.
    """

    def __init__(self, entries: Iterable[NameEntry]) -> None:
        self.exact: dict[str, list[NameEntry]] = {}
        for entry in entries:
            self.exact.setdefault(entry.key, []).append(entry)
        # What the fuzzy reader found for a mis-spelt word (see bot.cards.intext).
        self.spelling_cache: dict[str, tuple[str, ...]] = {}
        # Whether a name may begin with a word as typed, by how it is looked for.
        self.beginning_cache: dict[Hashable, bool] = {}
        # The name that was found where these words stand, by how it was looked for.
        self.text_cache: dict[Hashable, Any] = {}
        # What was found for a name (see bot.cards.finding).
        self.found_cache: dict[str, Any] = {}

    @cached_property
    def keys(self) -> list[str]:
        """Every plain name, sorted."""
        return sorted(self.exact)

    @cached_property
    def compact(self) -> dict[str, list[str]]:
        """Plain names by their letters alone: ``lightningbolt``."""
        found: dict[str, list[str]] = {}
        for key in self.exact:
            found.setdefault(key.replace(" ", ""), []).append(key)
        return found

    @cached_property
    def compact_keys(self) -> list[str]:
        """Those letters of every name, sorted."""
        return sorted(self.compact)

    @cached_property
    def words(self) -> dict[str, list[str]]:
        """The plain names each word occurs in."""
        found: dict[str, list[str]] = {}
        for key in self.keys:
            for word in dict.fromkeys(key.split()):
                found.setdefault(word, []).append(key)
        return found

    @cached_property
    def vocabulary(self) -> list[str]:
        """Every word of every name, sorted."""
        return sorted(self.words)

    @cached_property
    def by_first_word(self) -> dict[str, list[str]]:
        """The plain names that begin with each word."""
        found: dict[str, list[str]] = {}
        for key in self.keys:
            found.setdefault(key.partition(" ")[0], []).append(key)
        return found

    @cached_property
    def first_words(self) -> list[str]:
        """The words that names begin with."""
        return list(self.by_first_word)

    @cached_property
    def shipped_keys(self) -> list[str]:
        """The full names of shipped cards, sorted."""
        return [
            key
            for key in self.keys
            if any(
                entry.shipped and entry.kind is NameKind.FULL
                for entry in self.exact[key]
            )
        ]

    def beginning_with(self, start: str) -> Iterator[str]:
        """The plain names that begin with *start*, in order."""
        return _beginning_with(self.keys, start)

    def words_beginning_with(self, start: str) -> Iterator[str]:
        """The words of names that begin with *start*, in order."""
        return _beginning_with(self.vocabulary, start)

    def begins_together(self, start: str) -> bool:
        """Whether the letters of some name, without its spaces, begin with *start*."""
        return next(_beginning_with(self.compact_keys, start), None) is not None

    def continues(self, start: str) -> bool:
        """Whether some name begins with the whole words *start* and goes on."""
        return next(self.beginning_with(start + " "), None) is not None

    def cards(self, key: str) -> tuple[CardName, ...]:
        """The cards *key* names, by the strongest kind of name only."""
        entries = self.exact.get(key, [])
        if not entries:
            return ()
        strongest = min(entry.kind for entry in entries)
        return tuple(dict.fromkeys(it.card for it in entries if it.kind is strongest))

    def is_shipped(self, key: str) -> bool:
        """Whether *key* names a shipped card."""
        return any(entry.shipped for entry in self.exact[key])


def _beginning_with(ordered: list[str], start: str) -> Iterator[str]:
    for at in range(bisect_left(ordered, start), len(ordered)):
        if not ordered[at].startswith(start):
            return
        yield ordered[at]


def as_printed(typed: str, name: str) -> str:
    """ "torbran" with the capitals of *name*, where whole words of it are *typed*."""
    at = name.lower().find(typed)
    if at < 0 or not typed:
        return typed
    end = at + len(typed)
    around = f" {name} "
    cut = around[at].isalnum() or around[end + 1].isalnum()
    return typed if cut else name[at:end]
