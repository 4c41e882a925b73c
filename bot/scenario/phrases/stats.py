"""Numbers told of a thing: 6 power, loyalty 3, 4 damage on it."""

from collections.abc import Iterator

from bot.scenario.words.old_damage import OLD_TURNS
from bot.scenario.words.parsing import Parse

_STATS = {
    "power": "power", "toughness": "toughness", "might": "might", "life": "life",
    "health": "life", "loyalty": "loyalty", "durability": "durability",
    "defense": "defense", "defence": "defense",
}  # fmt: skip


# The loyalty that is printed, with which a planeswalker enters (306.5b).
_FIRST = frozenset({"starting", "initial", "printed"})


# How it is said of damage that it has been dealt, in any order.
_MARKED = tuple(
    tuple(words.split())
    for words in ("already", "marked", "on it", "on him", "on her", "on them",
                  "from earlier this turn", "from earlier", *OLD_TURNS)
)  # fmt: skip


def _marked(parse: Parse, at: int) -> Iterator[tuple[int, str]]:
    """Where "marked on it already" ends, each of it once at most."""
    left, kind = _MARKED, "damage"
    while left:
        for words in left:
            if all(parse.word(at + n) == it for n, it in enumerate(words)):
                break
        else:
            return
        at += len(words)
        left = tuple(it for it in left if it != words)
        kind = words[0] if words[0] in OLD_TURNS else kind
        yield at, kind


def stats(parse: Parse, at: int) -> Iterator[tuple[int, str, object]]:
    """6 power, power 6, 5 might, life 3, 4 damage on it."""
    if parse.word(at) in _FIRST and parse.word(at + 1) == "loyalty":
        at += 1
    word = parse.word(at)
    if word in _STATS:
        here = at + 1 + (parse.word(at + 1) in {"of", "is", ":", "="})
        for end, quantity in parse.reads("number", here):
            yield end, _STATS[word], quantity.value
    heads = [(at, None)] if parse.word(at) not in {"a", "an"} else [(at + 1, 1)]
    if heads[0][1] is None:
        heads = [
            (end, quantity.value)
            for start in (at, at + 1)
            if start == at or word in {"already", "base"}
            for end, quantity in parse.reads("number", start)
        ]
    for here, number in heads:
        here += parse.word(here) in _FIRST and parse.word(here + 1) == "loyalty"
        if parse.word(here) in _STATS and parse.word(at) not in {"a", "an"}:
            yield here + 1, _STATS[parse.word(here)], number
            if parse.word(here + 1) in {"left", "each"}:
                yield here + 2, _STATS[parse.word(here)], number
        if parse.word(here) == "damage":
            if parse.word(here + 1) in {"counter", "counters"}:
                yield here + 2, "damage", number
            for end, kind in _marked(parse, here + 1):
                yield end, kind, number
        elif parse.word(here) == "marked":
            for end, kind in _marked(parse, here):
                yield end, kind, number
        if parse.word(here) == "damage":
            had = parse.word(at - 1) in {"has", "have", "had"}
            ends = parse.word(here + 1) in {".", ",", ";", "and", "\n", ""}
            if parse.word(at) == "already" or (had and ends):
                yield here + 1, "damage", number
