"""Several of a kind, counted and told together: "two of my attacking units"."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.scenario.words.counted_shields import count_of
from bot.scenario.words.counted_sizes import singular_body
from bot.scenario.words.kinds import (
    CLASSES,
    COLORS,
    ELEMENTS,
    KEYWORD_WORDS,
    PLAIN_ADJECTIVES,
    STATUSES,
)
from bot.scenario.words.small_words import MINE, MY_OR_HIS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word, text_at

Tokens = tuple[Token, ...]

_MOST = 9
ADJECTIVES = (
    KEYWORD_WORDS | PLAIN_ADJECTIVES | STATUSES.keys() | COLORS.keys() | ELEMENTS
    | CLASSES | {"attacking", "blocking", "defending", "other"}
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Counted:
    """What is counted from *start* to *end*: how many, whose, and of what kind."""

    start: int
    end: int
    count: int
    whose: Tokens
    said: Tokens
    noun: Token
    more: Tokens


def counted_before(tokens: Tokens, end: int) -> Counted | None:
    """The "my two attacking units" that ends before *end*."""
    for noun in range(end - 1, max(0, end - _LONGEST), -1):
        sized = tokens[noun].text == "s" and tokens[noun - 1].kind is Kind.SIZE
        single = "creature" if sized else singular_body(tokens[noun].text)
        if not single:
            continue
        more = tokens[noun + 1 : end]
        if more and not (_plain_tail(more)):
            return None
        start = noun
        while start > 0 and _describes(tokens[start - 1]):
            start -= 1
        owns = _owners(tokens, start)
        of = owns > 0 and text_at(tokens, start - owns - 1) == "of"
        mine = tokens[start - owns : start] if of else ()
        first = start - 1 - (owns + 1) * of
        count = count_of(tokens[first]) if first >= 0 else 0
        if not 1 < count <= _MOST:
            return None
        if not of and (owns := _owners(tokens, first)):
            first -= owns
            mine = tokens[first : start - 1]
        elif not of and first and tokens[first - 1].text in _NAMED_BEFORE:
            return None
        one = as_word(tokens[noun], single)
        return Counted(first, end, count, mine, tokens[start:noun], one, more)
    return None


_LONGEST = 6
_NAMED_BEFORE = frozenset({"the", "these", "those"})


def _owners(tokens: Tokens, end: int) -> int:
    """Of how many words "my", "my opponent's" before *end* are."""
    if not end or not _owns(tokens[end - 1]):
        return 0
    named = tokens[end - 1].text.endswith("'s") and end > 1
    return 1 + (named and tokens[end - 2].text in MY_OR_HIS | {"the"})


def _describes(token: Token) -> bool:
    return token.text in ADJECTIVES or token.kind is Kind.SIZE


def _plain_tail(more: Sequence[Token]) -> bool:
    """ "of mine", "belonging to Bob", "with flying": what is said of all of them."""
    words = [it.text for it in more]
    if words[0] == "with":
        return all(it in KEYWORD_WORDS for it in words[1:])
    led = len(words) > 1 and (words[0], words[1]) in _BELONGING
    whose = more[1 + led :]
    if words[0] != "of" and not led:
        return False
    named = all(it.capital or it.text in _WHO for it in whose)
    return named and 0 < len(whose) <= len(("my", "opponent"))


_BELONGING = frozenset([("belonging", "to"), ("controlled", "by"), ("owned", "by")])
_WHO = frozenset({*MINE, "me", "my", "opponent", "opponent's"})


def _owns(token: Token) -> bool:
    return token.text in MY_OR_HIS or token.text.endswith("'s")
