"""What is paid: mana, and the costs of abilities."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.tokens import Kind


@reader("manacost")
def read_symbols(parse: Parse, at: int) -> Iterator[Reading]:
    """{W}, {C}: what something is tapped for."""
    if parse.is_kind(at, Kind.COST):
        yield at + 1, parse.tokens[at].text


@reader("cost")
def read_cost(parse: Parse, at: int) -> Iterator[Reading]:
    """{1}, {W}; a plain number of mana."""
    if parse.is_kind(at, Kind.COST):
        yield at + 1, parse.tokens[at].text
    for end, quantity in parse.reads("number", at):
        while parse.word(end) in {"mana", "rune", "runes", "energy"}:
            end += 1
        if parse.word(end) != "life":
            yield end, str(quantity.value)
    if parse.word(at) in {"b", "w", "r", "g", "it", "the", "its", "cost", "mana"}:
        end = at + 1
        while parse.word(end) in {"cost", "mana", "activation"}:
            end += 1
        if parse.word(at) not in {"the", "its", "it"} or end > at + 1:
            yield end, parse.said(at, end)
