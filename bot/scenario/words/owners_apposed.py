""" "Purity, my 6/6 flier, says “…”": whose it is stands before the name."""

from collections.abc import Sequence

from bot.scenario.words.descriptions import description
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.quoted_words import begins, name_before
from bot.scenario.words.small_words import MINE, OWNERS
from bot.scenario.words.tokens import STOPS, Kind, Token
from bot.scenario.words.written import as_mark, as_word

_SAYS = frozenset("says reads has states".split())
_LONGEST = 10


def owners_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "my Purity, a 6/6 flier, says" for "Purity, my 6/6 flier, says"."""
    found = list(tokens)
    for at in reversed(range(len(tokens) - 3)):
        first = _named(tokens, at)
        end = _says_behind(tokens, at) if first is not None else 0
        if first is None or not end:
            continue
        last = end - 2 if tokens[end - 1].kind is Kind.QUOTE else end
        owner, aside = _owner_apart(tokens[at + 1 : last])
        if last < end:
            # "Nine Lives, an enchantment with “…”, has": of one thing, its text.
            opened, closed = as_mark(tokens[at], "("), as_mark(tokens[end], ")")
            text = (*aside, as_mark(tokens[last], ","), tokens[end - 1])
            found[first : end + 1] = [*owner, *tokens[first:at], opened, *text, closed]
        elif owner:
            found[first:end] = [*owner, *tokens[first : at + 1], *aside]
    return tuple(found)


def owners_of_the_hit(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "bolts my Ogre, a 2/4" for "bolts Ogre, my 2/4": no list."""
    found = list(tokens)
    for at in reversed(range(2, len(tokens) - 2)):
        owner = _owner(tokens, at + 1) if tokens[at].text == "," else 0
        first = name_before(tokens, at) if owner else None
        if first is None or first in (0, at) or begins(tokens, first):
            continue
        before = tokens[first - 1]
        led = before.kind is Kind.WORD and before.text not in _LISTING
        if led and _ends(tokens, at + 1 + owner):
            whose = tokens[at + 1 : at + 1 + owner]
            article = as_word(tokens[at + owner], "a")
            found[first : at + 1 + owner] = [*whose, *tokens[first : at + 1], article]
    return tuple(found)


def _owner(tokens: Sequence[Token], at: int) -> int:
    """How many tokens from *at* on say whose the thing of a size behind them is."""
    for size in (1, 2, 3):
        words = [it.text for it in tokens[at : at + size]]
        sized = tokens[at + size : at + size + 1]
        if not sized or sized[0].kind is not Kind.SIZE:
            continue
        if size == 1:
            return int(words[0] in OWNERS)
        told = tokens[at + size - 2].kind is Kind.WORD and words[-1] == "'s"
        return size if told and (size == 2 or words[0] in OWNERS) else 0
    return 0


def _ends(tokens: Sequence[Token], at: int) -> bool:
    """Whether the thing that begins with the size at *at* is all; no list goes on."""
    stop = at
    while stop < len(tokens) and tokens[stop].text not in STOPS | _BEHIND:
        stop += 1
    found = description(tokens, stop)
    if found is None or found[0] != at:
        return False
    while stop < len(tokens) and tokens[stop].text in {"and", ","}:
        stop += 1
    following = [it.text for it in tokens[stop : stop + 2]]
    counted = following != [] and tokens[stop].kind in {Kind.NUMBER, Kind.SIZE}
    one_more = following[1:] == ["'s"] or following[:1] in _ONE_MORE
    return not counted and not one_more


_BEHIND = frozenset({"and", ",", "with"})
_LISTING = frozenset({"and", "or"})
_ONE_MORE = [[it] for it in {"a", "an", "the", "another"} | OWNERS]


def _named(tokens: Sequence[Token], at: int) -> int | None:
    """Where the name begins that opens a sentence and ends with the comma at *at*."""
    if tokens[at].text != ",":
        return None
    first = name_before(tokens, at)
    if first is None or first == at:
        return None
    if first and tokens[first - 1].raw.istitle():
        first -= 1  # "Nine Lives"
    return first if begins(tokens, first) else None


def _says_behind(tokens: Sequence[Token], at: int) -> int:
    """Where the comma stands that closes an aside from *at*; 0 if nothing is said.

    What is said may stand within it: ", a 2/2 with “…”,".
    """
    for end in range(at + 2, min(at + _LONGEST, len(tokens) - 1)):
        if tokens[end].text in STOPS:
            return 0
        if tokens[end].text == ",":
            text = tokens[end - 1].kind is Kind.QUOTE
            inside = text and tokens[end - 2].text == "with" and end > at + 3
            return end if tokens[end + 1].text in _SAYS or inside else 0
    return 0


def _owner_apart(aside: Sequence[Token]) -> tuple[list[Token], list[Token]]:
    """Whose it is, and the *aside* without that: "my 6/6", "a 4/4 of Bob's"."""
    words = [it.text for it in aside]
    if words[0] in OWNERS:
        size = 1 + (len(words) > 2 and words[1] in OPPONENTS and words[2] == "'s")
        size += size > 1
        return list(aside[:size]), [as_word(aside[0], "a"), *aside[size:]]
    if len(words) > 2 and words[1] == "'s":
        return list(aside[:2]), [as_word(aside[0], "a"), *aside[2:]]
    if words[-2:-1] == ["of"] and words[-1] in MINE:
        return [as_word(aside[-1], MINE[words[-1]])], list(aside[:-2])
    if "of" in words[-4:] and words[-1] == "'s":
        of = len(words) - 1 - words[::-1].index("of")
        return list(aside[of + 1 :]), list(aside[:of])
    return [], list(aside)
