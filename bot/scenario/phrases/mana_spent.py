"""The colours of mana that was spent: "{B}{B}", "two red and a white mana"."""

import re
from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.tokens import Kind

_HUES = {"w": "white", "u": "blue", "b": "black", "r": "red", "g": "green"}
_SYMBOL = re.compile(r"\{([wubrg])\}")


@reader("manaspent", needs=(*_HUES.values(), Kind.COST))
def read_mana_spent(parse: Parse, at: int) -> Iterator[Reading]:
    """Symbols, or colours in words with "mana" behind them.

    Each colour and how much of it; 0 where nobody has said how much.
    """
    yield from _symbols(parse, at)
    yield from _in_words(parse, at)


def _symbols(parse: Parse, at: int) -> Iterator[Reading]:
    found: dict[str, int] = {}
    here = at + (parse.word(at) == "both")
    while parse.is_kind(here, Kind.COST):
        hues = [_HUES[one] for one in _SYMBOL.findall(parse.tokens[here].text)]
        if not hues or "{t}" in parse.tokens[here].text:
            return
        for hue in hues:
            found[hue] = found.get(hue, 0) + 1
        here += 1
        here += parse.word(here) in {"and", ","} and parse.is_kind(here + 1, Kind.COST)
    if found:
        yield here, tuple(found.items())


def _in_words(parse: Parse, at: int) -> Iterator[Reading]:
    found: dict[str, int] = {}
    here = at + (parse.word(at) == "both")
    while True:
        n = 0
        for end, quantity in parse.reads("number", here):
            if isinstance(quantity.value, int) and end == here + 1:
                n, here = quantity.value, end
                break
        here += not n and parse.word(here) in {"a", "an", "some"}
        hue = parse.word(here)
        if hue not in _HUES.values():
            return
        found[hue] = found.get(hue, 0) + n
        here += 1
        if parse.word(here) == "mana":
            yield here + 1, tuple(found.items())
            here += 1
        if parse.word(here) not in {"and", ","}:
            return
        here += 1 + (parse.word(here + 1) == "and")
