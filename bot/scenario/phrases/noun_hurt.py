"""Damage told behind a noun: "a 3/3 already dealt 2 damage"."""

from collections.abc import Iterator

from bot.scenario.words.old_damage import OLD_TURNS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import ALREADY, RELATIVES
from bot.scenario.words.syntax import Place, Spec, Thing


def hurt(parse: Parse, at: int, thing: Thing) -> Iterator[tuple[int, Thing]]:
    """A 3/3 already dealt 2 damage; that took 2 damage earlier this turn."""
    if thing.det == "the" or thing.is_pronoun or thing.of("damage"):
        return
    here = at + (parse.word(at) == ",")
    related = parse.word(here) in RELATIVES
    if parse.word(at) == "and":
        if not _in_relative(parse, at, thing):
            return
        related = True
    here += related
    marked = helped = False
    while (word := parse.word(here)) in _BEEN:
        marked |= word in _EARLIER or (related and word in _PAST)
        helped |= word not in _EARLIER
        here += 1
    done = parse.word(here)
    if done not in (_DEALT if helped or not related else _TOOK):
        return
    for end, number in parse.reads("number", here + 1):
        last = end + 1
        if parse.word(end) != "damage" or parse.word(last) == "to":
            continue
        kind = "damage"
        while (word := parse.word(last)) in _EARLIER | OLD_TURNS | {"this", "turn"}:
            marked = True
            kind = word if word in OLD_TURNS else kind
            last += 1
        if marked and isinstance(number.value, int) and parse.word(last) != "to":
            yield last, thing.also(Spec(kind, number.value, Place(at, last)))


def _in_relative(parse: Parse, at: int, thing: Thing) -> bool:
    """Whether what *thing* is or has was told of it by "which has …" right before."""
    start = next((it.place.start for it in thing.specs if it.place.end == at), 0)
    return start > 1 and parse.word(start - 2) in RELATIVES


_EARLIER = ALREADY | {"before"}
_PAST = frozenset("was were has have had".split())
_BEEN = _EARLIER | _PAST | frozenset("is are been".split())
_TOOK = frozenset("took taken suffered received".split())
_DEALT = _TOOK - {"took"} | {"dealt"}
