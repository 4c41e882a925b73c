"""Smaller phrases of clauses: what someone has, whose side, modes, classes."""

from collections.abc import Iterator

from bot.cards.facts import is_permanent
from bot.citation import Game
from bot.scenario.phrases.apposing import same_as_printed
from bot.scenario.phrases.deeds import is_done
from bot.scenario.phrases.noun_lists import both_of_two
from bot.scenario.phrases.shield_words import it_shielded
from bot.scenario.phrases.spelt_out import spelt_out
from bot.scenario.words.naming import faces_of
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.syntax import (
    Card,
    Person,
    Place,
    Quantity,
    Several,
    Spec,
    Thing,
)
from bot.scenario.words.tokens import Kind


@reader("holdings")
def read_holdings(parse: Parse, at: int) -> Iterator[Reading]:
    """What someone has: things, shields, life, poison, joined by commas and "and"."""
    at += both_of_two(parse, at)
    doer = parse.word(at - 1)
    deed = doer in SUBJECTS or doer == "opponent" or doer in parse.people
    deed = deed and not parse.capital(at)
    if deed and any(parse.reads("cardverb", at)):
        return  # "he has a 3/3 and I wrath"
    for end, item in _holding(parse, at):
        yield from _more(parse, at, end, (item,))


def _more(
    parse: Parse, at: int, end: int, found: tuple[object, ...]
) -> Iterator[Reading]:
    yield end, found
    if len(found) > 12:
        return
    here = end
    while parse.word(here) in {",", "and", "+", "&", "plus", "also", "with", "a"}:
        if parse.word(here) == "a" or here > end + 2:
            break
        here += 1
    if here == end:
        return
    if parse.word(here + 1) == "of" and parse.word(here + 2) in _THOSE:
        return  # "…, one of them enchanted": some of these, and nothing besides
    for last, item in _holding(parse, here):
        if isinstance(item, Thing) and item.is_pronoun:
            continue
        bare = here == end + 1 and parse.word(end) == ","
        if bare and same_as_printed(parse, last, found[-1], item):
            continue  # "Sett, a 5 Might unit": the same, said once more
        owned = isinstance(item, Thing) and item.owner is not None
        if bare and owned and isinstance(found[-1], Spec):
            continue  # "I have a shield on it, his 3/3 attacks it"
        if isinstance(item, Thing) and is_done(parse, here, last, item):
            continue  # "he has Furnace of Rath and bolts my Bear"
        yield from _more(parse, at, last, (*found, item))


_THOSE = frozenset("them these those which".split())


def _holding(parse: Parse, at: int) -> Iterator[tuple[int, object]]:
    for end, shield in parse.reads("shield", at):
        spec = Spec("shield", shield, Place(at, end))
        if (it := it_shielded(parse, end)) > at:
            # "I have a shield that prevents the next 2 damage to it": not to me.
            for _, target in parse.reads("targets", it):
                yield end, Spec("shield_on", (shield, target), Place(at, end))
        else:
            yield end, spec
        if parse.word(end) == "on":
            for last, target in parse.reads("targets", end + 1):
                # "A shield on me and a 2/2": somebody has that 2/2.
                more = [it for it in target.parts[1:] if isinstance(it, Thing)]
                if any(it.det == "a" or it.count for it in more):
                    continue
                yield last, Spec("shield_on", (shield, target), Place(at, last))
    for end, quantity in parse.reads("number", at):
        if parse.word(end) == "life":
            last = end + 1
            last += parse.word(last) in {"left", "total", "points"}
            yield last, Spec("life", quantity.value, Place(at, end))
        if parse.word(end) in {"card", "cards"} and parse.word(end + 1) == "in":
            last = end + 2
            last += parse.word(last) in {"my", "his", "her", "their", "your"}
            if (held := parse.word(last)) in {"memory", "library"}:
                yield last + 1, Spec(held, quantity, Place(at, last + 1))
        if parse.word(end) == "poison":
            last = end + 1 + (parse.word(end + 1) in {"counters", "counter"})
            yield last, Spec("poison", quantity.value, Place(at, end))
        elif parse.word(end) in {",", ".", "", "\n", "and"} and quantity.value != "X":
            # "I have two 2/2s, he has one": as many of the same.
            yield end, Thing("number", Place(at, end), count=quantity.value)
    for end, thing in parse.reads("thing", at):
        if not thing.is_pronoun:
            # "Two creatures, a 2/2 and a 4/4": two, not four.
            spelt = tuple(spelt_out(parse, at, end, thing))
            yield from spelt or ((end, thing),)


@reader("pronounmany", of="thing")
def read_pronoun_of_many(parse: Parse, at: int) -> Iterator[Reading]:
    """They, them, both."""
    for end, thing in parse.reads("thing", at):
        if thing.noun == "them":
            yield end, thing


@reader("onething", of="things")
def read_one_thing(parse: Parse, at: int) -> Iterator[Reading]:
    """Things that are a single one: "it", "his 3/3"."""
    for end, several in parse.reads("things", at):
        one = several.parts[0]
        if len(several.parts) == 1 and isinstance(one, Thing):
            if not one.plural and one.noun != "them":
                yield end, several


@reader("held", of="cards")
def read_held(parse: Parse, at: int) -> Iterator[Reading]:
    """Known cards that somebody has in play, as holdings."""
    for end, several in parse.reads("cards", at):
        if all(isinstance(it, Thing) and it.card for it in several.parts):
            yield end, several.parts


@reader("sentenceend")
def read_sentence_end(parse: Parse, at: int) -> Iterator[Reading]:
    """Nothing more behind it: "Can he?"; "…, does it die?" tells no more either."""
    word = parse.word(at)
    ends = at >= len(parse.tokens) or word in {"?", ".", "!", "", "\n"}
    asks = parse.word(at + 1) in _ASKING | {"so", "what", "which"}
    if ends or (word in {",", "-"} and asks):
        yield at, True


@reader("morepoints", of="number")
def read_more_points(parse: Parse, at: int) -> Iterator[Reading]:
    """The 3 of "another 3"; "another one" of no damage is one more spell."""
    damage = parse.word(at + 1) in _OF_DAMAGE
    if parse.word(at) != "one" or parse.is_kind(at, Kind.NUMBER) or damage:
        yield from parse.reads("number", at)


_OF_DAMAGE = frozenset("damage dmg point unpreventable combat noncombat".split())


@reader("nothingtodo")
def read_nothing_to_do(parse: Parse, at: int) -> Iterator[Reading]:
    """No "to draw a card" behind it: "He declines"."""
    if parse.word(at) != "to":
        yield at, True


@reader("asking")
def read_asking(parse: Parse, at: int) -> Iterator[Reading]:
    """A question begins here: "My tapped 2/2: can it block?"."""
    if parse.word(at) in _ASKING:
        yield at, True


_ASKING = frozenset("can could may must does do is are will would who how".split())


@reader("asked")
def read_asked(parse: Parse, at: int) -> Iterator[Reading]:
    """A question mark behind it: "His 1/1?"."""
    if parse.word(at) == "?":
        yield at, True


@reader("afterquestion", needs=("?",))
def read_after_question(parse: Parse, at: int) -> Iterator[Reading]:
    """Nothing between it and the question before: "Can it? And his 1/1?"."""
    before = at - 1
    while before > 0 and parse.word(before) in {"and", "or", ","}:
        before -= 1
    if before > 0 and parse.word(before) == "?":
        yield at, True


@reader("pronoun", of="thing")
def read_pronoun(parse: Parse, at: int) -> Iterator[Reading]:
    """It, him, her."""
    for end, thing in parse.reads("thing", at):
        if thing.noun == "it":
            yield end, thing


@reader("namequote", of="quote")
def read_quoted_name(parse: Parse, at: int) -> Iterator[Reading]:
    """A name in quotation marks: a few words, no sentence."""
    for end, (text, token) in parse.reads("quote", at):
        if len(text.split()) <= 6 and not text.endswith((".", "!")):
            if not {"would", "prevent", "if"} & set(text.lower().split()):
                yield end, (text, token)


@reader("digit", begins=(Kind.NUMBER, Kind.LOYALTY, "minus", "plus"))
def read_digit(parse: Parse, at: int) -> Iterator[Reading]:
    """A number typed in digits, as loyalty abilities are."""
    if parse.is_kind(at, Kind.NUMBER) or parse.is_kind(at, Kind.LOYALTY):
        yield at + 1, Quantity(parse.tokens[at].number, Place(at, at + 1))
    if parse.word(at) in {"minus", "plus"}:
        sign = -1 if parse.word(at) == "minus" else 1
        for end, said in parse.reads("number", at + 1):
            if isinstance(said.value, int):
                yield end, Quantity(sign * said.value, Place(at, end))


_CHAPTERS = {
    "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "one": 1, "two": 2, "three": 3,
    "four": 4, "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "1st": 1,
    "2nd": 2, "3rd": 3, "4th": 4, "final": 0, "last": 0,
}  # fmt: skip


@reader("chapter", begins=(Kind.NUMBER, *_CHAPTERS))
def read_chapter(parse: Parse, at: int) -> Iterator[Reading]:
    """The number of a Saga's chapter, 0 for the last one."""
    number = _CHAPTERS.get(parse.word(at))
    if number is None and parse.is_kind(at, Kind.NUMBER):
        number = int(parse.tokens[at].number)
    if number is not None and parse.game in {None, Game.MTG}:
        yield at + 1, Quantity(number, Place(at, at + 1))


@reader("walker", of="things")
def read_walker(parse: Parse, at: int) -> Iterator[Reading]:
    """A card by itself."""
    for end, several in parse.reads("things", at):
        if len(several.parts) == 1 and several.parts[0].noun == "card":
            if several.parts[0].count is None:
                yield end, several


@reader("permanents", of="things")
def read_permanents(parse: Parse, at: int) -> Iterator[Reading]:
    """Cards that stay on the table, named and nothing more."""
    for end, several in parse.reads("things", at):
        if all(it.noun == "card" and _stays(parse, it) for it in several.parts):
            yield end, several


def _stays(parse: Parse, thing: Thing) -> bool:
    card = thing.card
    return card is not None and all(map(is_permanent, faces_of(parse, card)))


@reader("side")
def read_side(parse: Parse, at: int) -> Iterator[Reading]:
    """On my side, mine, his, under my control: a person."""
    for end, form in parse.forms("my_side", at):
        yield end, Person("me", form, Place(at, end))
    for end, form in parse.forms("his_side", at):
        if "opponent" in form:
            yield end, Person("opponent", place=Place(at, end))
            continue
        yield end, Person("he", form.split()[-1], Place(at, end))
    if parse.word(at) in {"on", "at", "under", "in"}:
        for end, person in parse.reads("owner", at + 1):
            if parse.word(end) in _PLACES:
                yield end + 1, person
                if (parse.word(end + 1), parse.word(end + 2)) == ("of", "the"):
                    if parse.word(end + 3) in {"table", "battlefield", "board"}:
                        yield end + 4, person


_PLACES = frozenset("side board field battlefield half control base".split())


@reader("people")
def read_people(parse: Parse, at: int) -> Iterator[Reading]:
    """Alice, Bob and Carol; the first may be said to be the active player."""
    names: list[Person] = []
    here = at
    while True:
        found = [it for it in parse.reads("person", here) if it[1].kind in _NAMED]
        if not found:
            return
        here, person = found[0]
        if any((it.kind, it.name) == (person.kind, person.name) for it in names):
            return  # "… bolts me, I …" is no list.
        names.append(person)
        if parse.word(here) in {"'s", "("}:
            return
        if len(names) > 1:
            yield here, tuple(names)
        following = here
        while parse.word(following) in {",", "and", "then", "->"}:
            following += 1
        if following == here:
            return
        here = following


_NAMED = frozenset({"name", "me", "opponent"})


@reader("tokens", of="things")
def read_tokens(parse: Parse, at: int) -> Iterator[Reading]:
    """Tokens to create: what is said to be a token, or "a 2/2 Zombie"."""
    for end, several in parse.reads("things", at):
        if any(isinstance(it, Thing) and _made_anew(it) for it in several.parts):
            yield end, several


def _made_anew(it: Thing) -> bool:
    new = it.det == "a" or (it.count is not None and not it.det)
    told = new and it.owner is None and it.noun in {"creature", "label"}
    return "token" in it.of("status") or (told and bool(it.of("size") or it.of("type")))


@reader("amounts")
def read_amounts(parse: Parse, at: int) -> Iterator[Reading]:
    """4, 2 and 1: numbers."""
    found = []
    here = at
    while True:
        numbers = parse.reads("amount", here)
        if not numbers:
            return
        end, quantity = numbers[0]
        found.append(quantity)
        yield end, tuple(found)
        here = end
        while parse.word(here) in {",", "and", "n"}:
            here += 1
        if here == end:
            return


@reader("numbers")
def read_numbers(parse: Parse, at: int) -> Iterator[Reading]:
    """3 4 6 or 7."""
    found: list[int] = []
    here = at
    while True:
        numbers = parse.reads("number", here)
        if not numbers:
            break
        found.append(numbers[0][1].value)
        here = numbers[0][0]
        if len(found) > 1:
            yield here, tuple(found)
        while parse.word(here) in {",", "or"}:
            here += 1


@reader("abilitynote")
def read_ability_note(parse: Parse, at: int) -> Iterator[Reading]:
    """What an ability does, said in brackets after it: (1 to each creature i control).

    It only repeats the card, so its words are read but not used.
    """
    here = at
    allowed = {
        "prevent", "the", "next", "damage", "to", "each", "creature", "i", "control",
        "this", "turn", "of", "that", "any", "target", "it", "me", "my", "on", "from",
        "combat", "all", "creatures", "you", "nap", "ap", "would", "be", "dealt", "a",
    }  # fmt: skip
    while here < len(parse.tokens) and (
        parse.word(here) in allowed or parse.reads("number", here)
    ):
        here += 1
    if here > at and parse.word(here) == ")":
        yield here, parse.said(at, here)


def parts_of(value: object) -> tuple[Thing | Person, ...]:
    """The things and people of a slot that holds one or several."""
    match value:
        case Several(parts=parts):
            return parts
        case Thing() | Person():
            return (value,)
        case None | Card():  # "Can I Fog?": a card by its name alone
            return ()
        case tuple():
            return tuple(it for it in value if isinstance(it, Thing | Person))
        case _:
            raise TypeError(value)
