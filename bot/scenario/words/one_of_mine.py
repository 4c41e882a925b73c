""" "One of my units, the 4 Might one, has prevent 2": my 4-Might unit has.

Which one is meant stands behind a comma, a dash or in brackets.
"""

from collections.abc import Sequence

from bot.scenario.words.counted_sizes import singular_body
from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word, text_at

Tokens = tuple[Token, ...]

_OPENING = {",": {","}, "(": {")"}, "-": {"-", ","}}
_ARTICLES = frozenset({"the", "a", "an", "my", "his", "her", "their"})
_ONES = frozenset("one guy dude fella boy".split())
_WITH = frozenset({"with", "that", "which"})
# So many words say which one it is.
_LONGEST = 9
# So many words say whose they are: "my opponent's", "player 2's".
_OWNERS = 3


def one_of_mine(tokens: Tokens) -> Tokens:
    """*tokens* with each that is singled out told of as what it is."""
    at = 0
    while at < len(tokens):
        if tokens[at].text == "one" and text_at(tokens, at + 1) == "of":
            found = _singled(tokens, at)
            if found is not None:
                said, end = found
                tokens = (*tokens[:at], *said, *tokens[end:])
                at += len(said)
                continue
        at += 1
    return tokens


def _singled(tokens: Tokens, at: int) -> tuple[Tokens, int] | None:
    """What "one of" at *at* is with what is said behind it, and where that ends."""
    noun = next(
        (it for it in range(at + 3, at + 4 + _OWNERS) if _many(tokens, it)), None
    )
    if noun is None or not _owns(tokens[at + 2 : noun]):
        return None
    mark = text_at(tokens, noun + 1)
    told = noun + 2
    if mark not in _OPENING or text_at(tokens, told) not in _ARTICLES:
        return None
    closing = _OPENING[mark]
    end = next(
        (
            it
            for it in range(told + 1, min(told + _LONGEST, len(tokens)))
            if tokens[it].text in closing or tokens[it].text in ENDS
        ),
        None,
    )
    if end is None:
        return None
    closed = tokens[end].text in closing
    if not closed and mark == "(":
        return None
    one = as_word(tokens[noun], singular_body(tokens[noun].text))
    said = _described(tokens[told + 1 : end], one)
    return None if said is None else ((*tokens[at + 2 : noun], *said), end + closed)


def _many(tokens: Tokens, at: int) -> bool:
    single = singular_body(text_at(tokens, at))
    return bool(single) and single != text_at(tokens, at)


def _owns(said: Sequence[Token]) -> bool:
    """Whether *said* is "my", "my opponent's", "Lisa's"."""
    if len(said) == 1 and said[0].text in MY_OR_HIS:
        return True
    return bool(said) and said[-1].text.endswith(("'s", "s'"))


def _described(said: Tokens, one: Token) -> Tokens | None:
    """*one* with what is *said* of it: "4 Might one", "one with 4 Might"."""
    nouns = (*_ONES, one.text)
    at = next((n for n, it in enumerate(said) if it.text in nouns), None)
    if at is None:
        at = len(said)
    before, behind = said[:at], said[at + 1 :]
    sized = any(it.kind in {Kind.NUMBER, Kind.SIZE} for it in (*before, *behind))
    if not sized or (behind and behind[0].text not in _WITH):
        return None
    return (*before, one, *behind)
