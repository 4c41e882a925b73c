"""Colours and types that a card has somebody choose, as they are named."""

from collections.abc import Iterator

from bot.scenario.words.kinds import CARD_TYPES, COLORS, SUBTYPES
from bot.scenario.words.parsing import Parse, Reading, reader


@reader("colorword", begins=(*COLORS, *SUBTYPES, *CARD_TYPES))
def read_color(parse: Parse, at: int) -> Iterator[Reading]:
    """A colour; a card type or creature type where some card has one chosen."""
    if parse.word(at) in COLORS:
        yield at + 1, COLORS[parse.word(at)]
    elif (parse.word(at) in SUBTYPES and "chosen type" in parse.text.lower()) or (
        parse.word(at) in CARD_TYPES and _is_chosen(parse, at)
    ):
        yield at + 1, parse.word(at)


def _is_chosen(parse: Parse, at: int) -> bool:
    """ "Naming creature", "creature chosen", "the chosen card type is creature"."""
    before = [parse.word(it) for it in range(max(0, at - 2), at)]
    behind = parse.word(at + 1) in {"chosen", "named"}
    return behind or before == ["type", "is"] or bool(_CHOOSING & {*before})


_CHOOSING = frozenset(
    "naming named chose choosing chosen choose chooses picked".split()
)
