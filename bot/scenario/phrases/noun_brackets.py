"""What stands in brackets behind a noun: "(2/2, first strike)", "(mine)"."""

from dataclasses import replace

from bot.scenario.phrases.noun_owners import controlled_by
from bot.scenario.words.kinds import SUBTYPES, TYPES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.syntax import Person, Place, Spec, Thing
from bot.scenario.words.tokens import Kind

# "Alloy Myr (artifact creature)", "… (both Slivers)".
_KINDS = TYPES | SUBTYPES | frozenset({"creature", "legendary", "both"})
_PERMANENTS = frozenset(
    "creature artifact enchantment permanent land unit ally".split()
)
_HAVING = frozenset("with has have had having holding".split())
_WHOSE = {"mine": "me", "his": "he", "theirs": "he"}


def bracket(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """(2/2, first strike), (life 3), (5 might), (loyalty 6), (named opp)."""
    found = _said(parse, at, thing)
    found += _closed(parse, controlled_by(parse, at + 1, thing))
    if thing.noun == "planeswalker" and not thing.label:
        found += _which_walker(parse, at, thing)
    found += _kinds(parse, at, thing)
    for end, quantity in parse.reads("number", at + 1):
        if parse.word(end) == ")" and isinstance(quantity.value, int):
            spec = Spec("number", quantity.value, quantity.place)
            found.append((end + 1, thing.also(spec)))
    # Whom a card's text has somebody choose.
    if thing.noun == "card" and parse.word(at + 1) in {"named", "naming", "called"}:
        for end, person in parse.reads("person", at + 2):
            if parse.word(end) == ")":
                spec = Spec("called", person, person.place)
                found.append((end + 1, thing.also(spec)))
    for end, x in parse.reads("x", at + 1) if thing.noun == "card" else ():
        if parse.word(end) == ")":
            found.append((end + 1, thing.also(Spec("x", x, Place(at + 1, end)))))
    whose = _WHOSE.get(parse.word(at + 1))
    if whose is not None and parse.word(at + 2) == ")":
        found.append((at + 3, replace(thing, owner=Person(whose))))
    return found


def _said(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """What it is like; "(first strike, 2/2)" and "(2/2, controlled by Bob)" as well."""
    found = []
    at += thing.plural and parse.word(at + 1) in {"both", "each", "all"}
    # "(which has a shield)", "(with a shield)"
    at += parse.word(at + 1) in RELATIVES and parse.word(at + 2) in _HAVING
    at += parse.word(at + 1) in _HAVING
    for end, specs in parse.reads("specs", at + 1):
        # "The token (prevent 3)": what a spell does, no shield that it has.
        shielded = thing.det == "the" and any(it.kind == "shield" for it in specs)
        end += thing.plural and parse.word(end) in {"each", "apiece"}
        told = thing.also(*specs)
        if parse.word(end) == ")" and not shielded:
            found.append((end + 1, told))
        closed = parse.word(end) == "," and parse.word(end + 2) == ")"
        if closed and parse.is_kind(end + 1, Kind.SIZE) and not thing.of("size"):
            size = Spec("size", parse.tokens[end + 1].value, Place(end + 1, end + 2))
            found.append((end + 3, told.also(size)))
        here = end + (parse.word(end) == ",")
        found += _closed(parse, controlled_by(parse, here, told))
        whose = _WHOSE.get(parse.word(here))
        if whose is not None and here > end and told.owner is None:
            mine = replace(told, owner=Person(whose))
            found += _closed(parse, [(here + 1, mine)])
    if not found and not thing.of("size"):
        found += _in_any_order(parse, at, thing)
    if not found and not thing.of("size"):
        # "(tapped 2/2)", "(an untapped 2/2 Knight)": said as of one that is named.
        for end, other in parse.reads("thing", at + 1):
            one = other.noun in _PERMANENTS and other.count in {None, 1}
            one = one and bool(other.noun != "creature" or other.of("size"))
            if one and not other.label and other.owner is None:
                found += _closed(parse, [(end, thing.also(*other.specs))])
    return found


def _in_any_order(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """ "(red, 6/1, trample)": the size with commas on both sides."""
    found = []
    for end, specs in parse.reads("specs", at + 1):
        sized = parse.word(end) == "," and parse.is_kind(end + 1, Kind.SIZE)
        if not sized or any(it.kind == "size" for it in specs):
            continue
        size = Spec("size", parse.tokens[end + 1].value, Place(end + 1, end + 2))
        behind = end + 2 + (parse.word(end + 2) == ",")
        told = thing.also(*specs, size)
        rest = parse.reads("specs", behind)
        found += _closed(parse, [(last, told.also(*more)) for last, more in rest])
    return found


def _closed(parse: Parse, found: list[tuple[int, Thing]]) -> list[tuple[int, Thing]]:
    """Those of *found* behind which the bracket closes, with it."""
    return [(end + 1, thing) for end, thing in found if parse.word(end) == ")"]


def _which_walker(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    """ "My planeswalker (Gideon Jura, 6 loyalty)": which one it is."""
    found: list[tuple[int, Thing]] = []
    for end, card in parse.reads("card", at + 1):
        named = replace(thing, noun="card", card=card, label=card.typed)
        start = end + (parse.word(end) == ",")
        for last, specs in ((end, ()), *parse.reads("specs", start)):
            if parse.word(last) == ")":
                found.append((last + 1, named.also(*specs)))
    return found


def _kinds(parse: Parse, at: int, thing: Thing) -> list[tuple[int, Thing]]:
    end = at + 1
    while parse.word(end).removesuffix("s") in _KINDS:
        end += 1
    if end == at + 1 or parse.word(end) != ")":
        return []
    kinds = (
        Spec("type", parse.word(here).removesuffix("s"), Place(here, here + 1))
        for here in range(at + 1, end)
        if parse.word(here) != "both"
    )
    return [(end + 1, thing.also(*kinds))]
