"""What a soft question or a claim may name: numbers, players, what is told of."""

from bot.scenario.grammar.claims import STEM
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import Kind


def named(parse: Parse, at: int) -> int | None:
    """The end of a number, a player, or a thing named elsewhere in the text."""
    if parse.is_kind(at, Kind.QUOTE):
        return at + 1 if len(str(parse.tokens[at].value).split()) <= 6 else None
    for end, quantity in parse.reads("number", at):
        if quantity.value is not None:
            return end
    if parse.is_kind(at, Kind.SIZE) or parse.is_kind(at, Kind.COUNTER):
        return at + 1
    for end, _ in parse.reads("person", at):
        return end
    word = parse.word(at).removesuffix("s")
    if len(word) < 3 and not parse.tokens[at].capital:
        return None  # "Ki Barrier" is named by both of its words
    stem = STEM if len(word) >= STEM else 99
    for other, token in enumerate(parse.tokens):
        if other == at or token.kind is not Kind.WORD:
            continue
        if token.text.removesuffix("s")[:stem] == word[:stem]:
            return at + 1
        if token.text in {f"{word}ed", f"{word}{word[-1:]}ed", f"{word}ing"}:
            return at + 1  # "I can't fog it", where somebody fogged
    return None
