"""Weapons and attack cards of Grand Archive, as people speak of them."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.words.kinds import ELEMENTS, WEAPONS
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Place, Spec, Thing
from bot.scenario.words.tokens import Kind
from bot.scenario.words.unquoting import like_a_name

_DETS = frozenset("a an another the his her my their some one this that".split())
_JOINS = frozenset({"and", ",", "with", "of", "having", "that", "has", "which"})


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
        here += 1 + (parse.word(here + 1) == "element")
    while found := [*_stat(parse, here), *_keyword(parse, here)]:
        here, spec = found[0]
        specs = (*specs, spec)
    if parse.word(here) == "regalia" and parse.word(here + 1) in WEAPONS:
        specs = (*specs, Spec("type", "regalia", Place(here, here + 1)))
        here += 1
    word = parse.word(here)
    if word in WEAPONS:
        thing = Thing("weapon", Place(at, here + 1), label=word, specs=specs)
        yield from _followed(parse, at, here + 1, thing)
    elif word == "attack":
        card = parse.word(here + 1) == "card"
        end = here + 1 + card
        thing = Thing("attack", Place(at, end), label="attack", specs=specs)
        for read in _followed(parse, at, end, thing):
            if card or specs or read[1].of("power"):
                yield read
    if here == at and (named := _apposed(parse, at)):
        # "Odd Cut, a water element attack card of power 4"
        for end, thing in parse.reads("weapon", named):
            if thing.card is not None:
                continue
            if thing.noun == "attack":
                yield end, replace(thing, place=Place(at, end))
            else:
                # "Odd Blade, a sword with 2 power": it is called so from here on.
                label = _called(parse, at, named)
                yield end, replace(thing, place=Place(at, end), label=label)


def _apposed(parse: Parse, at: int) -> int:
    """Where "a water element attack card" begins behind a name and a comma; or 0."""
    here = at
    if parse.is_kind(at, Kind.QUOTE) and like_a_name(parse.tokens[at]):
        here += 1
    while parse.is_kind(here, Kind.WORD) and parse.capital(here):
        here += 1
    said = here > at and parse.word(here) == "," and parse.word(here + 1) in _DETS
    return here + 1 if said else 0


def _called(parse: Parse, at: int, named: int) -> str:
    """The name that stands before the comma there."""
    if parse.is_kind(at, Kind.QUOTE):
        return str(parse.tokens[at].value)
    return " ".join(parse.tokens[it].raw for it in range(at, named - 1))


@reader("attackcard", of="weapon")
def read_attack_card(parse: Parse, at: int) -> Iterator[Reading]:
    """Blazing Charge: an attack card by name."""
    for end, thing in parse.reads("weapon", at):
        if thing.noun == "attack" and thing.card is not None:
            yield end, thing


@reader("anattack", of="weapon")
def read_an_attack(parse: Parse, at: int) -> Iterator[Reading]:
    """An attack with power 3; an attack card: what is no weapon."""
    for end, thing in parse.reads("weapon", at):
        if thing.noun == "attack":
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
        found = [*_stat(parse, step), *_keyword(parse, step)]
        if thing.card is None and not any(it.kind == "text" for it in specs):
            found += _text(parse, step)
        joined = step > here or parse.word(step) == "power"
        if not found or not (bracket or joined):
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


def _keyword(parse: Parse, at: int) -> Iterator[tuple[int, Spec]]:
    """A cleave attack, an attack card with critical 2: what the attack has."""
    if parse.word(at) in _OF_ATTACKS:
        for end, keyword in parse.reads("keyword", at):
            yield end, Spec("keyword", keyword, Place(at, end))


_OF_ATTACKS = frozenset({"cleave", "critical", "true"})


def _text(parse: Parse, at: int) -> Iterator[tuple[int, Spec]]:
    """An attack card of power 3 that says "…": what it does."""
    start = at
    while parse.word(at) in _SAYING:
        at += 1
    said = parse.is_kind(at, Kind.QUOTE)
    if said and "this attack" in _value(parse, at).lower():
        text = (_value(parse, at), at)
        yield at + 1, Spec("text", text, Place(start, at + 1))


def _value(parse: Parse, at: int) -> str:
    return str(parse.tokens[at].value)


_SAYING = frozenset("that which says reads saying reading with and : , (".split())


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
        elif parse.word(at - 1) in {"one", "a", "single"}:
            last = at + 1 + (parse.word(at + 1) == "counter")
            if word == "durability" and last > at + 1:
                yield last, Spec(word, 1, Place(at - 1, last))
        return
    for end, quantity in parse.reads("number", at):
        number = quantity.value
        kind = parse.word(end)
        if isinstance(number, int) and kind in {"power", "durability"}:
            last = end + 1 + (parse.word(end + 1) in {"counter", "counters"})
            last += parse.word(last) in {"left", "remaining"}
            yield last, Spec(kind, number, Place(at, last))
