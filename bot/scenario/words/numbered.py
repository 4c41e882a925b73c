""" "1. I control a 3/3. 2. …", "(i) …; (ii) …": what only numbers sentences."""

from dataclasses import replace

from bot.scenario.words.tokens import BULLET, ENDS, Kind, Token

Tokens = tuple[Token, ...]

NUMBERING = frozenset({".", ")", ":"})
_LETTERS = {letter: n for n, letter in enumerate("abcdefgh", start=1)}
_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8}
# "Attack 1: … Attack 2: …"
_COUNTED = frozenset("attack combat fight swing event action".split())
_BEFORE = ENDS | {":", ";"}


def numbered(tokens: Tokens) -> Tokens:
    """*tokens* with a bullet for each number of a row "1. … 2. …".

    A row begins with 1, and a 2 or a bullet goes on with it where a sentence begins.
    """
    found: dict[int, int] = {}
    # The first of a line has been taken for a bullet.
    first = int(tokens[:1] != () and tokens[0].text == BULLET)
    for at in range(len(tokens)):
        number, size = _number(tokens, at)
        if number and number == first + len(found) + 1:
            found[at] = size
    listed = any(it.text == BULLET for it in tokens[max(found, default=0) :])
    if not found or first + len(found) + listed < len(("1.", "2.")):
        return tokens
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        size = found.get(at, 0)
        last = tokens[at + size - 1] if size else tokens[at]
        bullet = replace(last, kind=Kind.BREAK, text=BULLET, raw="", value=None)
        out.append(bullet if size else last)
        at += size or 1
    return tuple(out)


def _number(tokens: Tokens, at: int) -> tuple[int, int]:
    """The number of the item that begins at *at*, and of how many tokens it is."""
    if at and tokens[at - 1].text not in _BEFORE:
        return 0, 0
    if tokens[at].text in _COUNTED and [it.text for it in tokens[at + 2 : at + 3]] == [
        ":"
    ]:
        number = tokens[at + 1].value
        return (number, 3) if isinstance(number, int) else (0, 0)
    opened = tokens[at].text == "("
    here = at + opened
    if here + 2 >= len(tokens):
        return 0, 0
    token, mark = tokens[here], tokens[here + 1].text
    closed = mark == ")" or (mark == "." and token.kind is Kind.NUMBER and not opened)
    if not closed or token.end != tokens[here + 1].start:
        return 0, 0
    if token.kind is Kind.NUMBER:
        return token.number, here + 2 - at
    lettered = _LETTERS.get(token.text, 0) if opened else 0
    return _ROMAN.get(token.text, 0) or lettered, here + 2 - at
