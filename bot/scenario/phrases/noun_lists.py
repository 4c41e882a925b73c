"""Things and players in a row, joined by commas and "and"."""

from collections.abc import Iterator

from bot.replacing import replace
from bot.scenario.phrases.apposing import same_as_printed
from bot.scenario.phrases.deeds import is_done
from bot.scenario.phrases.noun_pronouns import FACES, of_a_face
from bot.scenario.phrases.nouns import singular
from bot.scenario.phrases.spelt_out import spelt_out
from bot.scenario.words.kinds import (
    NOUNS,
)
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Person, Place, Several, Spec, Thing
from bot.scenario.words.tokens import ENDS, Kind


@reader("attachments", of="cards")
def read_attachments(parse: Parse, at: int) -> Iterator[Reading]:
    """Pariah on it; a Pariah and a Furnace attached: the cards."""
    for end, things in parse.reads("cards", at):
        for words in _ON_IT if parse.word(end) in _ATTACHED else ():
            if words == ("on",) and parse.word(end + 1) not in {
                ",", ".", "?", "\n", "", ")", ";",
            }:  # fmt: skip
                continue
            last = end + len(words)
            if words == ("on", "her") and singular(parse.word(last)) in NOUNS:
                continue
            if not all(parse.word(end + n) == it for n, it in enumerate(words)):
                continue
            yield last, things
            if parse.word(last) in {"and", ","}:
                # "Ki Barrier on it and Lotus Trap on it"
                for further, more in parse.reads("attachments", last + 1):
                    parts = (*things.parts, *more.parts)
                    yield further, Several(parts, Place(at, further))


_ON_IT = (
    ("on", "it"), ("on", "him"), ("on", "her"), ("attached",), ("on", "them"),
    ("attached", "to", "it"), ("linked", "to", "it"), ("equipped",), ("on",),
    ("linked",),
)  # fmt: skip
_ATTACHED = frozenset(words[0] for words in _ON_IT)


@reader("cards", of="things")
def read_cards(parse: Parse, at: int) -> Iterator[Reading]:
    """One card or several, each perhaps after an article, owner or number."""
    for end, several in parse.reads("things", at):
        parts = several.parts
        if all(isinstance(it, Thing) and _may_be_card(it) for it in parts):
            yield end, several


def _may_be_card(thing: Thing) -> bool:
    """A card, a name that may be an unknown one's, or what can only be attached."""
    sized = thing.of("might") or thing.of("life") or thing.of("power")
    return thing.noun in {"card", "label", "aura", "equipment"} and not sized


@reader("things")
def read_things(parse: Parse, at: int) -> Iterator[Reading]:
    """Things joined by commas and "and"."""
    if both_of_two(parse, at):
        yield from parse.reads("things", at + 1)
        return
    for end, thing in parse.reads("thing", at):
        yield from _size_by_size(parse, at, end, thing)
        yield from _one_of_them(parse, at, end, thing)
        spelt = tuple(spelt_out(parse, at, end, thing))
        yield from spelt or _list(parse, at, end, (thing,), people=False)


def both_of_two(parse: Parse, at: int) -> bool:
    """ "Both Furnace of Rath and a shield": that word belongs to the list."""
    if parse.word(at) != "both" or parse.word(at + 1) == "of":
        return False
    for end, person in parse.reads("person", at + 1):
        if parse.word(end) == "and" and person.kind in {"me", "he", "name", "opponent"}:
            return True  # "both me and my 2/2"
    owned = parse.word(at + 1) in {"the", "my", "his"}
    return any(
        parse.word(end) in {"and", "&", "+"}
        and not (thing.plural or thing.count)
        # "Both my recruits and Soraka": a name nobody knows may be of several.
        and not (owned and parse.word(end - 1).endswith("s"))
        for end, thing in parse.reads("thing", at + 1)
        if not thing.is_pronoun
    )


def _one_of_them(parse: Parse, at: int, end: int, thing: Thing) -> Iterator[Reading]:
    """“two 2/2s, one with flying”: one of these, not a third."""
    here = end + (parse.word(end) in {",", "("})
    if (thing.count or 1) < 2 or not thing.of("size") or parse.word(here) != "one":
        return
    here += 1
    if (parse.word(here), parse.word(here + 1)) in {("of", "them"), ("of", "which")}:
        here += 2
    if parse.word(here) not in {"with", "has", "having"}:
        return
    for last, specs in parse.reads("specs", here + 1):
        if any(it.kind != "keyword" for it in specs):
            continue
        count = (thing.count or 2) - 1
        rest = replace(thing, count=count, plural=count > 1)
        one = replace(thing, count=1, plural=False, specs=(*thing.specs, *specs))
        stop = last + (parse.word(end) == "(" and parse.word(last) == ")")
        yield stop, Several((rest, one), Place(at, stop))


def _size_by_size(parse: Parse, at: int, end: int, thing: Thing) -> Iterator[Reading]:
    """“2 creatures 3/3 and 4/4”: one size for each of them."""
    count = thing.count or 1
    if count < 2 or not parse.is_kind(end - 1, Kind.SIZE) or not thing.plural:
        return
    sizes = [parse.tokens[end - 1].value]
    here = end
    while len(sizes) < count:
        joined = here
        while parse.word(joined) in {",", "and", "/", "+"}:
            joined += 1
        if joined == here or not parse.is_kind(joined, Kind.SIZE):
            return
        sizes.append(parse.tokens[joined].value)
        here = joined + 1
    rest = tuple(spec for spec in thing.specs if spec.kind != "size")
    parts = tuple(
        replace(thing, count=1, plural=False,
                specs=(*rest, Spec("size", size, thing.place)))
        for size in sizes
    )  # fmt: skip
    yield here, Several(parts, Place(at, here))


@reader("plainthing", of="thing")
def read_plain_thing(parse: Parse, at: int) -> Iterator[Reading]:
    """One thing described by words of its own: no card, no pronoun."""
    for end, thing in parse.reads("thing", at):
        if thing.noun not in {"card", "it", "them", "which", "label"}:
            yield end, thing


@reader("described", of="things")
def read_described(parse: Parse, at: int) -> Iterator[Reading]:
    """Things described by words of their own, no card among them."""
    for end, several in parse.reads("things", at):
        if all(it.noun not in {"card", "it", "them", "which"} for it in several.parts):
            yield end, several


@reader("sizedthings", of="described")
def read_sized_things(parse: Parse, at: int) -> Iterator[Reading]:
    """Things told by their size: "a 5/5", "my 3/3 infect"."""
    for end, several in parse.reads("described", at):
        if all(it.of("size") and it.det != "no" for it in several.parts):
            yield end, several.parts


@reader("sizedlist", of="described")
def read_sized_list(parse: Parse, at: int) -> Iterator[Reading]:
    """The same, as one list."""
    for end, several in parse.reads("described", at):
        if all(it.of("size") and it.det != "no" for it in several.parts):
            yield end, several


@reader("severalsized", of="described")
def read_several_sized(parse: Parse, at: int) -> Iterator[Reading]:
    """Of those only two or more: what blocks doubly is no single one."""
    for end, several in parse.reads("sizedlist", at):
        if sum(it.count or 1 for it in several.parts) > 1:
            yield end, several


@reader("otherones", of="things")
def read_other_ones(parse: Parse, at: int) -> Iterator[Reading]:
    """The other, the rest: what is left of several told of."""
    for end, several in parse.reads("things", at):
        if all(it.det == "other" for it in several.parts):
            yield end, several


@reader("targets")
def read_targets(parse: Parse, at: int) -> Iterator[Reading]:
    """Players and things joined by commas and "and"."""
    if both_of_two(parse, at):
        yield from parse.reads("targets", at + 1)
        return
    faces = of_a_face(parse, at) is not None
    for nonterminal in ("face",) if faces else ("thing", "person", "face"):
        for end, found in parse.reads(nonterminal, at):
            if isinstance(found, Person) and parse.word(end) == "'s":
                continue
            yield from _list(parse, at, end, (found,), people=True)


@reader("goal")
def read_goal(parse: Parse, at: int) -> Iterator[Reading]:
    """What is attacked beside something else: a player or one that can be."""
    for end, found in parse.reads("person", at):
        if parse.word(end) != "'s":
            yield end, Several((found,), Place(at, end))
    for end, found in parse.reads("thing", at):
        if isinstance(found, Thing) and found.noun in _GOALS:
            yield end, Several((found,), Place(at, end))


_GOALS = frozenset("planeswalker battle it card label".split())
_REPEATED = frozenset({"by", "with", "to", "on"})


# What one thing does: a list with commas alone does not end in its subject.
_DOES = frozenset("attacks hits swings fights blocks retaliates".split())


def _list(
    parse: Parse,
    at: int,
    end: int,
    found: tuple[Thing | Person, ...],
    *,
    people: bool,
    joined: bool = False,
) -> Iterator[Reading]:
    yield end, Several(found, Place(at, end), loose=len(found) > 1 and not joined)
    if len(found) > 1 and (last := _numbered(parse, at, end, len(found))) > end:
        yield last, Several(found, Place(at, last))
    if len(found) > 12:
        return
    here = _numbered(parse, at, end, len(found))
    while parse.word(here) in _joining(parse, at) and here < end + 4:
        joined = joined or parse.word(here) != ","
        here += 1
    if joined and here > end and parse.word(here) in _REPEATED:
        # "is blocked by a 2/2 and by a 3/3", "attacks with a 4/4 and with a 1/1"
        here += parse.word(at - 1) == parse.word(here)
    if here == end or here >= len(parse.tokens):
        return
    for nonterminal in ("thing", "person", "face") if people else ("thing",):
        for last, more in parse.reads(nonterminal, here):
            if isinstance(more, Thing) and (
                more.noun == "which" or more.label in {"he", "she", "they"}
            ):
                continue
            if not joined and same_as_printed(parse, last, found[-1], more):
                continue  # "Sett, a 5 Might unit": the same, said once more
            if parse.word(last - 1) == "one" and parse.word(last) in _APIECE:
                continue  # "with a 3/3 and a 1/1, one each"
            if not joined and isinstance(more, Thing) and more.det == "other":
                if more.noun == "them" or more.of("status"):
                    continue  # "two 3/3s, the other two unblocked"
            if _of_these(more):
                continue  # "a 3/3 and a 2/2, both unblocked": these two, no third
            goes_on = not joined or parse.word(last) not in _ENDING
            begins = {"he", "she", "they"} | ({"i", "we"} if goes_on else set())
            if isinstance(more, Person) and begins & {more.name, parse.word(here)}:
                continue  # "he bolts my 2/2 and I respond …"
            if isinstance(more, Person) and _is_there(more, found):
                continue  # "he attacks me and I chump with a 1/1"
            if isinstance(more, Thing) and is_done(parse, here, last, more):
                continue  # "he shocks me and bolts me"
            first = found[0]
            if not joined and isinstance(first, Thing) and first.is_pronoun:
                continue  # "I have a shield on it, his ally and his champion attack"
            if not joined and parse.word(last) in _DOES:
                continue  # "Ki Barrier on my 4 Might, a 6 Might attacks it"
            more = _of_the_same(found[-1], more)
            yield from _list(
                parse, at, last, (*found, more), people=people, joined=joined
            )


_APIECE = frozenset({"each", "apiece"})
_ENDING = ENDS | {",", ")", "and", "each"}
_JOINS = frozenset({",", "and", "+", "&", "plus", "also"})
_CHOSEN = frozenset(
    "choosing picking naming selecting targeting chooses choose targets first".split()
)


def _joining(parse: Parse, at: int) -> frozenset[str]:
    """What may join a list from *at*: one thing is chosen, "then" another."""
    return _JOINS | {"then"} if parse.word(at - 1) in _CHOSEN else _JOINS


def _numbered(parse: Parse, at: int, end: int, many: int) -> int:
    """Behind the "first" of "choosing the Giant first and the Lion second"."""
    nth = ("first", "second", "third")[many - 1 : many]
    return end + (parse.word(at - 1) in _CHOSEN and (parse.word(end),) == nth)


def _is_there(more: Person, found: tuple[Thing | Person, ...]) -> bool:
    mine = more.kind == "me"
    return mine and any(isinstance(it, Person) and it.kind == "me" for it in found)


def _of_these(more: Thing | Person) -> bool:
    """ "Both unblocked", "both 2/2": what has been listed, said to be something."""
    return (
        isinstance(more, Thing)
        and more.det == "both"
        and not (more.label or more.owner or more.count or more.plural)
        and all(it.kind in {"status", "size", "keyword"} for it in more.specs)
    )


def _of_the_same(before: Thing | Person, more: Thing | Person) -> Thing | Person:
    """ "His 2/2 and 3/3": a bare size behind an owner's is that owner's as well."""
    if (
        isinstance(before, Thing)
        and isinstance(more, Thing)
        and before.owner is not None
        and any(before.of(kind) and more.of(kind) for kind in ("size", "might"))
        and more.owner is None
        and not (more.det or more.count or more.label)
    ):
        return replace(more, owner=before.owner)
    return more


@reader("face")
def read_face(parse: Parse, at: int) -> Iterator[Reading]:
    """My face, his dome: a player as the recipient."""
    for end, form in parse.forms("face", at):
        first = form.split()[0]
        if first in {"my", "me"}:
            yield end, Person("me", place=Place(at, end))
        elif first in {"his", "her", "their", "him"}:
            yield end, Person("he", first, Place(at, end))
        else:
            yield end, Person("face", place=Place(at, end))
    for end, person in parse.reads("owner", at):
        if parse.word(end) in FACES:
            yield end + 1, person
    if (whose := of_a_face(parse, at)) is not None:
        yield at + 1, whose
