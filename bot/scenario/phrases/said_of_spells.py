"""What is said of a spell behind its name: its mode, who controls it."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.tokens import Kind


@reader("mode")
def read_mode(parse: Parse, at: int) -> Iterator[Reading]:
    """The prevent mode, the damage part, the life half."""
    words = {
        "prevent": "prevent", "prevention": "prevent", "shield": "prevent",
        "damage": "damage", "life": "life", "lifegain": "life", "gain": "life",
        "first": "first", "second": "second", "third": "third", "preventing": "prevent",
    }  # fmt: skip
    kinds = {"mode", "part", "half", "option"}
    if parse.word(at) in words and parse.word(at + 1) in kinds:
        yield at + 2, words[parse.word(at)]
    if parse.word(at) == "mode" and parse.is_kind(at + 1, Kind.NUMBER):
        nth = {1: "first", 2: "second", 3: "third"}.get(parse.tokens[at + 1].number)
        if nth is not None:
            yield at + 2, nth


@reader("by_whom")
def read_by_whom(parse: Parse, at: int) -> Iterator[Reading]:
    """Controlled by Bob, cast by my opponent."""
    if parse.word(at) in {"controlled", "cast"} and parse.word(at + 1) == "by":
        yield from parse.reads("person", at + 2)
