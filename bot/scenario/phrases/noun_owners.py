"""Whose a thing is, said behind its noun: "of his", "he controls", "owned by Bob"."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.words.parsing import Parse, Reading
from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.syntax import Person, Place, Spec, Thing
from bot.scenario.words.tokens import Kind


def of_whom(parse: Parse, at: int, thing: Thing) -> Iterator[tuple[int, Thing]]:
    """A creature of Bob's, of mine, of his own, from my opponent."""
    if thing.owner is not None or thing.noun == "it":
        return
    bare = thing.noun == "thing" and not thing.label
    for end, person in parse.reads("person", at + 1):
        if bare and person.name == "them" and parse.game in {None, Game.MTG}:
            continue  # "one of them": of those told, and nobody's
        if person.kind in {"opponent", "me", "name", "he"}:
            yield end, replace(thing, owner=person)
    if parse.word(at + 1) == "mine":
        yield at + 2, replace(thing, owner=Person("me"))
    for end, person in parse.reads("owner", at + 1):
        # "a creature of the opponent's", "of Bob's": no noun behind it.
        if parse.word(end - 1) == "'s" and not parse.capital(end):
            yield end, replace(thing, owner=person)
    if parse.word(at + 1) in MY_OR_HIS and parse.word(at + 2) == "own":
        owner = Person("me" if parse.word(at + 1) == "my" else "he")
        yield at + 3, replace(thing, owner=owner)
    if parse.word(at + 1) in {"his", "hers", "theirs"}:
        yield at + 2, replace(thing, owner=Person("he"))


def owned(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """A unit (that) my opponent owns; (that is) owned by Bob; that belongs to Bob."""
    if parse.word(at) == "belongs":
        return []  # "Odd Totem belongs to Bob": a sentence of its own.
    here = at + (parse.word(at) == "," and parse.word(at + 1) == "which")
    here += parse.word(here) in {"that", "which"}
    found = []
    for end, person in parse.reads("person", here):
        if parse.word(end) in {"owns", "own"}:
            spec = Spec("ownedby", person, Place(at, end + 1))
            found.append((end + 1, thing.also(spec)))
    here += parse.word(here) == "is"
    said = (parse.word(here), parse.word(here + 1))
    if said in {("owned", "by"), ("belongs", "to"), ("belonging", "to")}:
        for end, person in parse.reads("person", here + 2):
            spec = Spec("ownedby", person, Place(at, end))
            found.append((end, thing.also(spec)))
    return found


def controlled(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """A creature I control, he has there, Bob controls."""
    word = parse.word(at)
    if word not in {"i", "he", "she", "they", "you"} and word not in parse.people:
        return []
    if thing.owner is not None or _ends_before(parse, at):
        return []
    found = []
    for end, person in parse.reads("person", at):
        for last, _ in parse.forms("has", end):
            if parse.word(last - 1) in {"control", "controls", "have", "has"}:
                if _has_something(parse, last):
                    continue
                last += parse.word(last) in {"there", "out"}
                found.append((last, replace(thing, owner=person)))
    return found


def _has_something(parse: Parse, at: int) -> bool:
    """ "he blocks with a 2/2 he has a prevent-2 shield": a sentence of its own."""
    article = parse.word(at) in {"a", "an", "the", "no", "my", "his"}
    return article or parse.is_kind(at, Kind.SIZE) or any(parse.reads("number", at))


def controlled_by(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """A creature controlled by Bob, a 3/4 under Alice's control."""
    if parse.word(at) == "under" and thing.owner is None:
        return [
            (end + 1, replace(thing, owner=person))
            for end, person in parse.reads("owner", at + 1)
            if parse.word(end) == "control"
        ]
    if parse.word(at) != "controlled":
        return []
    people = parse.reads("by_whom", at)
    return [(end, replace(thing, owner=person)) for end, person in people]


def _ends_before(parse: Parse, at: int) -> bool:
    """Whether a quotation before *at* ends the sentence: … with "…." I control …"""
    if not parse.is_kind(at - 1, Kind.QUOTE):
        return False
    return str(parse.tokens[at - 1].value).rstrip().endswith((".", "!"))


def relative(parse: Parse, at: int, thing: Thing) -> Iterator[Reading]:
    """ "a 4/4 that Alice controls", "two 2/2s my opponent controls"."""
    if thing.owner is not None or thing.is_pronoun:
        return
    start = at + (parse.word(at) in {"that", "which"})
    for end, person in parse.reads("person", start):
        if person.kind != "opponent" and start == at:
            continue
        if person.kind not in {"me", "name", "opponent"}:
            continue
        if parse.word(end) not in {"control", "controls", "controlled"}:
            continue
        if start == at and parse.word(end + 1) in {"a", "an", "the", "two", "no", ""}:
            continue  # a sentence of its own begins
        yield end + 1, replace(thing, owner=person)
