"""Might that rises or falls, as what a unit gets: "its Might is reduced by 2"."""

from bot.scenario.words.tokens import STOPS, Kind, Token
from bot.scenario.words.written import as_word, put_before

Tokens = tuple[Token, ...]

MIGHT = frozenset({"might"})
_HELPS = frozenset("is was gets got goes went are".split())
_FALLS = frozenset(
    "reduced lowered decreased cut shrunk drops dropped falls fell sinks decreases "
    "shrinks down minus".split()
)
_RISES = frozenset("raised increased boosted pumped rises rose grows increases up "
                   "plus".split())  # fmt: skip
# Which way it goes by the verb alone; "" where the word behind the number says it.
_GETS = (
    dict.fromkeys("loses lose lost".split(), "-")
    | dict.fromkeys("gains gain gained receives receive received".split(), "+")
    | dict.fromkeys("gets get got".split(), "")
)
_MORE = {"more": "+", "extra": "+", "additional": "+", "bonus": "+"} | {
    "less": "-", "fewer": "-",
}  # fmt: skip
_OF_IT = {"its": "it", "his": "he", "her": "she", "their": "they"}


def might_changed(tokens: Tokens) -> Tokens:
    """*tokens* with "gets -2 Might" for what is said of its Might."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        made = _of_its_might(tokens, at) or _lost(tokens, at) or _given(tokens, at)
        if made:
            more, at = made
            found += more
        else:
            found.append(tokens[at])
            at += 1
    return tuple(found) if len(found) != len(tokens) else tokens


def _of_its_might(tokens: Tokens, at: int) -> tuple[list[Token], int] | None:
    """ "Its Might is reduced by 2", "my unit's Might drops by 2" from its owner on."""
    owner = tokens[at]
    if owner.text not in _OF_IT.keys() | {"'s"} or not _texts(tokens, at + 1, MIGHT):
        return None
    here = at + 2
    here += _texts(tokens, here, _HELPS)
    sign = _sign(tokens, here)
    if not sign or not _texts(tokens, here + 1, frozenset({"by"})):
        return None
    if (points := _points(tokens, here + 2)) is None:
        return None
    who = [as_word(owner, _OF_IT[owner.text])] if owner.text in _OF_IT else []
    end = here + 3
    end += _texts(tokens, end, MIGHT)
    gets = put_before(tokens[at + 1], "gets")
    return [*who, gets, _change(tokens[here], sign, points)], end


def _lost(tokens: Tokens, at: int) -> tuple[list[Token], int] | None:
    """ "It loses 2 Might", "it gains 2 Might", "it gets 2 more Might"."""
    text = tokens[at].text
    signs = _GETS.get(text)
    points = _points(tokens, at + 1) if signs is not None else None
    if points is None:
        return None
    more = tokens[at + 2].text if at + 2 < len(tokens) else ""
    end = at + 2 + (more in _MORE)
    sign = _MORE.get(more, signs)
    if not sign or not _texts(tokens, end, MIGHT):
        return None
    said = as_word(tokens[at], "gets")
    return [said, _change(tokens[at + 1], sign, points)], end + 1


def _given(tokens: Tokens, at: int) -> tuple[list[Token], int] | None:
    """ "I gave it 2 more Might": what it is given."""
    points = _points(tokens, at)
    sign = _MORE.get(tokens[at + 1].text, "") if at + 1 < len(tokens) else ""
    if points is None or not sign or not _texts(tokens, at + 2, MIGHT):
        return None
    for before in reversed(tokens[max(0, at - _NEAR) : at]):
        if before.text in STOPS:
            return None
        if before.text in _GIVES:
            return [_change(tokens[at], sign, points)], at + 3
    return None


_NEAR = 8
_GIVES = frozenset("give gives gave giving".split())


def _sign(tokens: Tokens, at: int) -> str:
    if _texts(tokens, at, _FALLS):
        return "-"
    return "+" if _texts(tokens, at, _RISES) else ""


def _points(tokens: Tokens, at: int) -> int | None:
    said = tokens[at] if at < len(tokens) else None
    if said is None or said.kind is not Kind.NUMBER or not isinstance(said.value, int):
        return None
    return said.value


def _change(there: Token, sign: str, points: int) -> Token:
    text = f"{sign}{points} might"
    value = f"{sign}{points}/{sign}{points}"
    return Token(
        Kind.COUNTER, text, text, there.start, there.end, there.line, there.column,
        value=value,
    )  # fmt: skip


def _texts(tokens: Tokens, at: int, texts: frozenset[str]) -> bool:
    return at < len(tokens) and tokens[at].text in texts
