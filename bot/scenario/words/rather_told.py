"""A short name that is another card's, too: the card told of is meant."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from bot.cards.names import plain
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card

_Found = tuple[int, Card] | None
_LONGEST = 3


def rather_told(
    parse: Parse, found: tuple[int, Card], full: Callable[[Parse, int], _Found]
) -> tuple[int, Card]:
    """ "Reckoner", with an Odd Reckoner told by its wording: that one is meant.

    So is the Archangel Avacyn where "Avacyn" is said behind it, or before. *full* finds
    the card whose whole name stands at a place.
    """
    end, card = found
    said = [parse.word(it) for it in range(card.place.start, card.place.end)]
    if any(plain(it.name) == plain(card.typed) for it in card.names):
        return found
    told = {
        id(one): one
        for name, one in parse.quoted.cards.items()
        if any(list(name[at : at + len(said)]) == said for at in range(len(name)))
    }
    if len(told) == 1:
        (one,) = told.values()
        return end, replace(card, names=(one.ref,))
    longer = {it.names for it in _longer(parse, card, said, full)}
    if told or len(longer) != 1 or not parse.capital(card.place.start):
        return found
    return end, replace(card, names=longer.pop())


def _longer(
    parse: Parse,
    card: Card,
    said: list[str],
    full: Callable[[Parse, int], _Found],
) -> list[Card]:
    """The cards named elsewhere by names that end with what is *said*."""
    memory: dict[tuple[str, ...], list[tuple[int, Card]]]
    memory = parse.memory.setdefault("longer names", {})
    key = tuple(said)
    if key not in memory:
        memory[key] = []  # while it is looked for, nothing more is known of it
        memory[key] = list(_ending_so(parse, said, full))
    return [other for at, other in memory[key] if at != card.place.start]


def _ending_so(
    parse: Parse, said: list[str], full: Callable[[Parse, int], _Found]
) -> Iterator[tuple[int, Card]]:
    """Where what is *said* ends a longer name, each with the card of that name."""
    for at in range(1, len(parse.tokens)):
        here = parse.words[at : at + len(said)] == said
        for start in range(max(0, at - _LONGEST), at) if here else ():
            if not all(map(parse.capital, range(start, at))):
                continue
            other = full(parse, start)
            if other is not None and other[0] >= at + len(said) and other[1].sure:
                yield at, other[1]
                break
