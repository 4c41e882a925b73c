"""A spell cast for its overload cost: each "target" of its text is "each" (702.96)."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import text_at

_HAS = re.compile(
    r"(?:^|[.)\n]\s*)overload\s*[{—–-].*?(?=$|\n|\. |\.$|\()", re.I | re.S
)
_TARGET = re.compile(r"\btarget\b", re.IGNORECASE)
_VERBS = {"overload": "cast", "overloads": "casts", "overloaded": "cast"}
_PAYS = {"pay": "cast", "pays": "casts", "paid": "cast"}
_BY = frozenset("with for using via by through paying and".split())
_WHOSE = frozenset("its the his her my their".split())
_NOT = frozenset("not without no n't isn't never".split())
# How far from its wording a spell is said to be overloaded.
_NEAR = 14


def overloaded(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the wording of what is overloaded as it then is (702.96b)."""
    for at, token in enumerate(tokens):
        wording = str(token.value) if token.kind is Kind.QUOTE else ""
        if not _HAS.search(wording):
            continue
        found = _said(tokens, at)
        if found is None:
            continue
        start, end, instead = found
        whole = _TARGET.sub(_each, _HAS.sub("", wording).strip())
        cast = [replace(tokens[start], text=it, raw=it, value=None) for it in instead]
        out = list(tokens)
        out[at] = replace(token, value=whole)
        out[start:end] = cast
        return overloaded(tuple(out))
    return tokens


def _each(found: re.Match[str]) -> str:
    return "Each" if found[0][0].isupper() else "each"


def _said(
    tokens: Sequence[Token], quote: int
) -> tuple[int, int, tuple[str, ...]] | None:
    """Where it is said that the spell is overloaded, and what to read there."""
    first, last = quote, quote
    while first and quote - first < _NEAR and tokens[first - 1].text not in ENDS:
        first -= 1
    while last < len(tokens) and last - quote < _NEAR:
        last += 1
        if last < len(tokens) and tokens[last].text in ENDS and last > quote + 1:
            break
    for at in range(first, min(last, len(tokens))):
        word = tokens[at].text
        if word not in _VERBS or tokens[at - 1].text in _NOT:
            continue
        end = at + 1 + (text_at(tokens, at + 1) == "cost")
        start = at - (tokens[at - 1].text in _WHOSE)
        if text_at(tokens, end) == "of" and tokens[start - 1].text in _PAYS:
            return start - 1, end + 1, (_PAYS[tokens[start - 1].text],)
        if tokens[start - 1].text in _BY:
            return start - 1, end, ()
        named = at < quote and tokens[at + 1].capital and end == at + 1
        if named and word != "overloaded":
            return at, end, (_VERBS[word],)
        if word == "overloaded":
            return at, end, ()
    return None
