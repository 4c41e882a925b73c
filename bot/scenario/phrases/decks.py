"""What kind of deck somebody plays: that touches nothing on the table."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.tokens import Kind


@reader("deckname")
def read_deck_name(parse: Parse, at: int) -> Iterator[Reading]:
    """What kind of deck somebody plays: a few words up to "deck" or the end."""
    plain = {
        "burn", "control", "aggro", "prison", "tribal", "combo", "chess", "big", "dumb",
        "axe", "cleave", "red", "white", "blue", "black", "green", "mono", "goblin",
        "alice", "ramp", "midrange", "tempo", "token", "tokens", "deck",
    }  # fmt: skip
    here = at
    while parse.word(here) in plain and here < at + 5:
        here += 1
        yield here, parse.said(at, here)


@reader("anydeck")
def read_any_deck(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Dragon deck", "mono red burn deck": whatever words stand before "deck"."""
    here = at
    while here < at + 5 and parse.is_kind(here, Kind.WORD):
        here += 1
        if parse.word(here - 1) in {"deck", "decks"}:
            yield here, parse.said(at, here)
            return
