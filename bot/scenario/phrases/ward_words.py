"""Ward and what it costs, kept as it is said: ward {2}, ward–pay 2 life."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading
from bot.scenario.words.tokens import Kind

_DASHES = frozenset("- – — :".split())


def ward(parse: Parse, at: int) -> Iterator[Reading]:
    """The keyword at *at* with its cost (702.21a)."""
    if parse.is_kind(at + 1, Kind.COST):
        yield at + 2, f"ward {parse.tokens[at + 1].text}"
    here = at + 1 + (parse.word(at + 1) in _DASHES)
    if parse.word(here) == "pay" and parse.word(here + 2) == "life":
        yield here + 3, f"ward—pay {parse.word(here + 1)} life"
