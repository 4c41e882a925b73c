"""Pronouns for things: it, both of them, mine."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.noun_rest import (
    OF_THE_REST,
    SHARING,
    share,
    so_many,
    some_of_them,
    the_rest,
)
from bot.scenario.phrases.noun_tails import after
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.small_words import POSSESSIVES, SUBJECTS
from bot.scenario.words.syntax import Person, Place, Spec, Thing
from bot.scenario.words.tokens import Kind

_PRONOUNS = {
    "it": "it", "this": "it", "that": "it", "which": "which", "them": "them",
    "they": "them", "these": "them", "those": "them", "who": "which", "itself": "it",
    "he": "it", "him": "it", "she": "it", "her": "it",
}  # fmt: skip
# "Does mine survive? Does theirs?": whose unit is asked about.
_WHOSE = {"mine": "me", "theirs": "he", "hers": "he", "his": "he"}
_THESE = frozenset("them those these which".split())
_ENDED = frozenset(["", ".", ",", "!", "?", ";", "\n"])
_ALONE = frozenset(
    "? die dies live lives survive survives too dead take takes took get gets has "
    "have had is was".split()
)
# "Each is dealt 3 damage", "each takes 2": of those just named.
_EACH_DOES = frozenset("is are was were gets get got takes take took".split())


@reader("itsown", begins=("her", "his", "its"))
def read_its_own(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Its" before a number it has: "its Might is 4", "her Might"."""
    word, number = parse.word(at), parse.word(at + 1)
    of_person = word in {"her", "his"} and number == "might"
    if of_person or (word == "its" and number in _NUMBERS):
        yield at + 1, Thing("it", Place(at, at + 1), label="it")


_NUMBERS = frozenset({"power", "life", "toughness", "might"})


def pointed(parse: Parse, at: int) -> Iterator[Reading]:
    """What a pronoun stands for."""
    word = parse.word(at)
    if word in OF_THE_REST:
        yield from the_rest(parse, at)
    yield from so_many(parse, at)
    if word in SHARING:
        yield from share(parse, at)
    if word in _PRONOUNS:
        noun = _PRONOUNS[word]
        yield at + 1, Thing(noun, Place(at, at + 1), label=word)
        if word in {"it", "them", "that", "this"} and parse.word(at + 1) in {
            "all", "both", "one", "thing", "guy",
        }:  # fmt: skip
            yield at + 2, Thing(noun, Place(at, at + 2), label=word)
    if word == "both" and parse.word(at + 1) in {"of"}:
        if parse.word(at + 2) in {"them", "those", "these", "which"}:
            yield at + 3, Thing("them", Place(at, at + 3), det="both")
        if parse.word(at + 2) in _WHOSE:
            yield from _both_of_mine(parse, at)
    elif word == "both" or (word == "each" and parse.word(at + 1) in _EACH_DOES):
        yield at + 1, Thing("them", Place(at, at + 1), det="both")
    if word == "each" and parse.game not in {None, Game.MTG}:
        if parse.word(at - 1) == "to" and parse.word(at + 1) in _ENDED:
            # "Bob's spell deals 3 to each.": to each of those just named.
            yield at + 1, Thing("them", Place(at, at + 1), label=word)
        if parse.word(at + 1) == "of" and parse.word(at + 2) in {"them", "these"}:
            yield at + 3, Thing("them", Place(at, at + 3), label=word)
    begins = parse.word(at - 1) in _ENDED or at == 0
    if word == "each" and begins and parse.game in {None, Game.MTG}:
        if parse.word(at + 1) in {"with", "has"}:
            yield at + 1, Thing("them", Place(at, at + 1), label=word)
        of_them = parse.word(at + 1) == "of" and parse.word(at + 2) in _THESE
        if of_them and parse.word(at + 3) in {"with", "has"}:
            yield at + 3, Thing("them", Place(at, at + 3), label=word)
    if word in {"one", "1", "all"} and parse.word(at + 1) == "of":
        if parse.word(at + 2) in {"them", "those", "these", "which"}:
            them = Thing("them", Place(at, at + 3))
            yield at + 3, them if word == "all" else replace(them, det="a", count=1)
    yield from some_of_them(parse, at)
    if word in {"all", "the"}:
        for end, quantity in parse.reads("number", at + 1):
            if isinstance(quantity.value, int) and 1 < quantity.value < 40:
                n = quantity.value
                yield end, Thing("them", Place(at, end), det="both", count=n)
    if parse.game in {None, Game.MTG}:
        if word in _WHOSE or word in parse.people:
            yield from _creature_of(parse, at)
        return
    alone = word != "his" or parse.word(at + 1) in _ALONE | _ENDED | _UNITS_DO
    alone = alone or _another_does(parse, at + 1)
    if word in _WHOSE and alone:
        whose = Person(_WHOSE[word], place=Place(at, at + 1))
        mine = Thing("unit", Place(at, at + 1), det="the", owner=whose)
        mine = replace(mine, specs=(Spec("noun", "unit", Place(at, at + 1)),))
        for end, thing in after(parse, at + 1, mine):
            yield end, replace(thing, place=Place(at, end))


def _creature_of(parse: Parse, at: int) -> Iterator[Reading]:
    """Mine; the "his" of "his blocks", the "Alice's" of "Alice's attacks"."""
    word, end = parse.word(at), at + 1
    if word in parse.people and parse.word(end) == "'s":
        owner, end = Person("name", parse.tokens[at].raw, Place(at, end)), end + 1
    elif word in _WHOSE:
        owner = Person(_WHOSE[word], word, place=Place(at, end))
    else:
        return
    # "Mine: a 3/3" tells what there is.
    bare = word in _WHOSE and word != "his" and parse.word(end) != ":"
    # "He gives his +1/+1"
    given = word == "his" and parse.word(at - 1) in {"give", "gives", "gave"}
    bare = bare or (given and parse.is_kind(end, Kind.COUNTER))
    if word == "his" and parse.word(at - 1) == "with":
        # "I attack with mine, he blocks with his."
        bare = parse.word(end) in _ENDED or _another_does(parse, end)
    if bare or parse.word(end) in _CREATURES_DO:
        place = Place(at, end)
        spec = Spec("noun", "creature", place)
        mine = Thing("creature", place, "the", owner, specs=(spec,))
        if parse.word(end) in {"both", "all"} and parse.word(end + 1) in _MANY_DO:
            # "Mine both have first strike"
            many = Place(at, end + 1)
            yield end + 1, replace(mine, place=many, det=parse.word(end), plural=True)
        elif parse.word(end) in {"have", "are"}:
            yield end, replace(mine, det="all", plural=True)
        else:
            yield end, mine


def _another_does(parse: Parse, at: int) -> bool:
    """ "He attacks with his and I block": another one goes on."""
    return parse.word(at) == "and" and parse.word(at + 1) in SUBJECTS


def of_a_face(parse: Parse, at: int) -> Person | None:
    """ "He bolts my face and I bolt his": the player whose face stands at *at*."""
    if parse.word(at) not in _WHOSE:
        return None
    for here in range(at - 1, -1, -1):
        if parse.word(here) in FACES and parse.word(here - 1) in POSSESSIVES | {"'s"}:
            return Person(
                _WHOSE[parse.word(at)], parse.word(at), place=Place(at, at + 1)
            )
        if parse.word(here) in _STOPS or parse.is_kind(here, Kind.SIZE):
            return None
    return None


FACES = frozenset({"face", "dome", "head"})
_STOPS = frozenset([".", "?", "!", ";", "\n", "creature", "creatures"])


def _both_of_mine(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Do both of mine die?": the two creatures of one side."""
    place = Place(at, at + 3)
    owner = Person(_WHOSE[parse.word(at + 2)], place=place)
    noun = "creature" if parse.game in {None, Game.MTG} else "unit"
    spec = Spec("noun", noun, place)
    if parse.word(at + 2) != "his" or parse.word(at + 3) in _ALONE | _DO | _ENDED:
        yield (
            at + 3,
            Thing(noun, place, "both", owner, specs=(spec,), plural=True),
        )


_MANY_DO = frozenset("have are get got attack block die".split())
_UNITS_DO = frozenset("attacks attacked defends deals dealt retaliates".split())
_DO = frozenset("die live survive dies lives survives".split())
# Before these "his" is no more than the owner of what does so.
_CREATURES_DO = frozenset(
    "attacks attacked blocks blocked dies died die survives survived survive has had "
    "have is was deals dealt take takes took get gets damaged hurt does".split()
)


def of_so_many(parse: Parse, at: int, some: Thing) -> Iterator[tuple[int, Thing]]:
    """ "One of her two Goblins": of so many, as many as *some* says."""
    for end, quantity in parse.reads("number", at):
        many = quantity.value
        if isinstance(many, int) and (some.count or 1) < many < _MANY:
            spec = Spec("among", many, Place(at, end))
            yield end, replace(some, specs=(spec,))


_MANY = 100
