"""Weapons and attack cards of Grand Archive, as people speak of them."""

from collections.abc import Iterator

from bot.citation import Game
from bot.scenario.words.kinds import ELEMENTS, WEAPONS
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Place, Spec, Thing
from bot.scenario.words.tokens import Kind

_DETS = frozenset("a an the his her my their some one this that".split())
_JOINS = frozenset({"and", ",", "with", "of", "having", "that", "has"})


@reader("weapon")
def read_weapon(parse: Parse, at: int) -> Iterator[Reading]:
    """A weapon of power 3, his sword (power 2, 1 durability), a 2 power attack card.

    A thing with the noun ``weapon`` or ``attack`` and what is said of it.
    """
    if parse.game is not Game.GRAND_ARCHIVE:
        return
    here = at
    while parse.word(here) in _DETS:
        here += 1
    for end, card in parse.reads("card", here):
        kinds = {
            it for name in card.names for it in parse.catalogue.card(name).face.types
        }
        for kind in ("weapon", "attack"):
            if kind in kinds:
                thing = Thing(kind, Place(at, end), card=card, label=card.typed)
                yield from _followed(parse, at, end, thing)
    specs: tuple[Spec, ...] = ()
    while parse.word(here) in ELEMENTS:
        specs = (*specs, Spec("element", parse.word(here), Place(here, here + 1)))
        here += 1
    while found := [*_stat(parse, here), *_cleave(parse, here)]:
        here, spec = found[0]
        specs = (*specs, spec)
    word = parse.word(here)
    if word in WEAPONS:
        thing = Thing("weapon", Place(at, here + 1), label=word, specs=specs)
        yield from _followed(parse, at, here + 1, thing)
    elif word == "attack" and (specs or parse.word(here + 1) == "card"):
        end = here + 1 + (parse.word(here + 1) == "card")
        thing = Thing("attack", Place(at, end), label="attack", specs=specs)
        yield from _followed(parse, at, end, thing)


@reader("attackcard")
def read_attack_card(parse: Parse, at: int) -> Iterator[Reading]:
    """Blazing Charge: an attack card by name."""
    for end, thing in parse.reads("weapon", at):
        if thing.noun == "attack" and thing.card is not None:
            yield end, thing


def _followed(parse: Parse, at: int, end: int, thing: Thing) -> Iterator[Reading]:
    """With 2 durability and 3 power; (power 2); of power 3."""
    yield end, thing
    bracket = parse.word(end) == "("
    specs = thing.specs
    here = end + bracket
    while True:
        step = here
        while not bracket and parse.word(step) in _JOINS | _DETS:
            step += 1
        while bracket and parse.word(step) in {",", "and"}:
            step += 1
        found = [*_stat(parse, step), *_cleave(parse, step)]
        if not found or (not bracket and step == here):
            break
        here, spec = found[0]
        specs = (*specs, spec)
        if not bracket:
            yield (
                here,
                Thing(
                    thing.noun,
                    Place(at, here),
                    card=thing.card,
                    label=thing.label,
                    specs=specs,
                ),
            )
    if bracket and len(specs) > len(thing.specs) and parse.word(here) == ")":
        yield (
            here + 1,
            Thing(
                thing.noun,
                Place(at, here + 1),
                card=thing.card,
                label=thing.label,
                specs=specs,
            ),
        )


def _cleave(parse: Parse, at: int) -> Iterator[tuple[int, Spec]]:
    """A cleave attack, an attack card with cleave."""
    if parse.word(at) == "cleave":
        yield at + 1, Spec("keyword", "cleave", Place(at, at + 1))


def _stat(parse: Parse, at: int) -> Iterator[tuple[int, Spec]]:
    """3 power, power 3, 2 durability (counters), one durability counter."""
    word, number = parse.word(at), None
    if word in {"power", "durability"}:
        start = at + 1 + (parse.word(at + 1) in {"of", ":", "="})
        if parse.is_kind(start, Kind.NUMBER):
            yield (
                start + 1,
                Spec(word, parse.tokens[start].number, Place(at, start + 1)),
            )
        return
    for end, quantity in parse.reads("number", at):
        number = quantity.value
        kind = parse.word(end)
        if isinstance(number, int) and kind in {"power", "durability"}:
            last = end + 1 + (parse.word(end + 1) in {"counter", "counters"})
            last += parse.word(last) in {"left", "remaining"}
            yield last, Spec(kind, number, Place(at, last))
