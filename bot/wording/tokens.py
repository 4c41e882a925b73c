"""Text taken apart into words, each with its place in what was typed."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

# What stands for the card itself in the words of its text.
SELF = "~"

_TOKEN = re.compile(
    r"""
      \{[^}\s]{1,6}\}                                  # symbols
    | [+\-]?(?:\d+|[xXyY*])/[+\-]?(?:\d+|[xXyY*])      # +1/+1, 2/2, -X/-X
    | [+\-]?\d+½? | [+\-][xX](?=\b|POWER|LIFE)  # numbers, loyalty
    | [A-Za-z]+n't\b                                   # can't, doesn't
    | '(?:s|re|ve|ll|d|m)\b | '(?=[\s.,:;]|$)            # possessives, contractions
    | [^\W\d_]+(?:-[^\W\d_]+)*                         # words, with their hyphens
    | -- | -(?=\s|$) | — | –
    | [.,:;"•*~()\[\]!?/…+]
    """,
    re.VERBOSE,
)
_LIKE_ASCII = str.maketrans("“”‘’−‐‑×", "\"\"''---x")
_SLOPPY = {
    "cant": "can't", "dont": "don't", "doesnt": "doesn't", "isnt": "isn't",
    "wasnt": "wasn't", "wont": "won't", "didnt": "didn't", "cannot": "can't",
    "cardname": SELF, "--": "—", "-": "—", "–": "—", "'": "'s",
    "it’s": "it's", "colour": "color", "colours": "colors", "colourless": "colorless",
}  # fmt: skip
# What stands before "not", and the two in one word.
_NEGATED = {
    "can": "can't", "do": "don't", "does": "doesn't", "did": "didn't", "is": "isn't",
    "are": "aren't", "was": "wasn't", "were": "weren't", "has": "hasn't",
    "have": "haven't", "would": "wouldn't",
}  # fmt: skip
_ITSELF = frozenset(
    [
        "creature",
        "permanent",
        "enchantment",
        "artifact",
        "land",
        "aura",
        "equipment",
        "vehicle",
        "planeswalker",
        "spell",
        "card",
        "token",
        "class",
        "saga",
        "emblem",
        "battle",
        "siege",
        "spacecraft",
        "case",
        "room",
        "plane",
        "scheme",
    ]
)
# "this" before one of these does not mean the card.
_THIS_ONE = frozenset(
    [
        "turn",
        "way",
        "combat",
        "game",
        "much",
        "many",
        "damage",
        "phase",
        "step",
        "ability",
        "process",
        "scheme",
        "attacker",
    ]
)


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a text in lower case, and where each starts and ends in *text*.

    A name of the card itself, "this creature" and the like are one word, ``~``.
    """

    text: str
    words: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def between(self, first: int, last: int) -> str:
        """The text as typed from word *first* up to word *last* (not with it)."""
        if first >= last:
            return ""
        return self.text[self.starts[first] : self.ends[last - 1]]

    def capital(self, at: int) -> bool:
        """True if the word at *at* was typed with a capital letter."""
        return self.text[self.starts[at]].isupper()


def plain(text: str) -> str:
    """*text* with plain quotes, apostrophes and minus signs; same length."""
    return text.translate(_LIKE_ASCII)


def split_words(text: str, names: Iterable[tuple[str, ...]] = ()) -> Words:
    """The words of *text*; *names* are the card's own names as lists of words.

    Raises nothing: characters that belong to no word are one-character words.
    """
    found = [
        (match.group().lower(), match.start(), match.end())
        for match in _TOKEN.finditer(plain(text))
    ]
    words = [_SLOPPY.get(word, word) for word, _, _ in found]
    kept: list[tuple[str, int, int]] = []
    # A name may be of characters that make no word.
    names = tuple(name for name in names if name)
    at = 0
    while at < len(words):
        size = _own_name(words, at, names)
        if size == 1 and _is_word(words, at, text[found[at][1]]):
            size = 0
        if words[at - 1 : at] == ["["] and words[at + size : at + size + 1] == [
            "bonus"
        ]:
            size = 0  # A champion's name, even where the card's own is alike.
        if not size and text[found[at][1]] == "T" and words[at] == "the":
            # The capital says that the article belongs to the name.
            rest = _own_name(words, at + 1, names) if at + 1 < len(words) else 0
            size = rest and rest + 1
        if size:
            kept.append((SELF, found[at][1], found[at + size - 1][2]))
            at += size
        elif words[at] in _NEGATED and words[at + 1 : at + 2] == ["not"]:
            kept.append((_NEGATED[words[at]], found[at][1], found[at + 1][2]))
            at += 2
        elif words[at] == "converted" and words[at + 1 : at + 3] == ["mana", "cost"]:
            # What older printings call the mana value (202.3).
            kept.append(("mana", found[at][1], found[at + 1][2]))
            kept.append(("value", found[at + 2][1], found[at + 2][2]))
            at += 3
        else:
            kept.append((words[at], found[at][1], found[at][2]))
            at += 1
    return Words(
        text,
        tuple(word for word, _, _ in kept),
        tuple(start for _, start, _ in kept),
        tuple(end for _, _, end in kept),
    )


def name_words(name: str) -> tuple[str, ...]:
    """A card's name as the words it is typed with."""
    return split_words(name).words


_BEFORE_KEYWORD = frozenset(
    "has have had gains gain with without and or lose loses".split()
)


def _is_word(words: list[str], at: int, initial: str) -> bool:
    """Whether a name of one word is just the word: "has lifelink"."""
    if words[at] in (SELF, "this"):
        return False
    before = words[at - 1] if at else ""
    after = words[at + 1] if at + 1 < len(words) else ""
    keyword = initial.islower() and before in _BEFORE_KEYWORD
    return keyword or after in {"target", "each", "all"}


def _own_name(words: list[str], at: int, names: tuple[tuple[str, ...], ...]) -> int:
    for name in names:
        if words[at] == name[0] and tuple(words[at : at + len(name)]) == name:
            return len(name)
    if words[at] == "this":
        after = words[at + 1] if at + 1 < len(words) else ""
        if after in _ITSELF:
            return 2
        return 0 if after in _THIS_ONE else 1
    return 0
