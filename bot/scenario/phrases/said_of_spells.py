"""Spells and what is said of them behind their names: modes, who controls them."""

from collections.abc import Iterator
from dataclasses import replace

from bot.cards.facts import is_spell
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.kinds import ELEMENTS, KEYWORDS
from bot.scenario.words.nameless_spells import KINDS_BELOW, kinds_behind, played_next
from bot.scenario.words.naming import faces_of
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Person, Place, Spec, Thing
from bot.scenario.words.tokens import Kind

_MODES = {
    "prevent": "prevent", "prevention": "prevent", "shield": "prevent",
    "damage": "damage", "life": "life", "lifegain": "life", "gain": "life",
    "first": "first", "second": "second", "third": "third", "preventing": "prevent",
    "fourth": "fourth",
}  # fmt: skip


_MODE_KINDS = frozenset("mode part half option one version".split())
# What a mode does is what it is called by: "the one that prevents 3".
_MODE_DOES = {
    "prevents": "prevent", "gains": "life", "gives": "life", "deals": "damage",
}  # fmt: skip
_DONE_BY_MODE = {"prevent": ("damage",), "life": ("life",), "damage": ("damage",)}


@reader("mode", begins=(*_MODES, *_MODE_KINDS))
def read_mode(parse: Parse, at: int) -> Iterator[Reading]:
    """The prevent mode, the damage part, the life half, the one that prevents 3."""
    if parse.word(at) in _MODES:
        end = at + 1 + (parse.word(at + 1) == "gain")
        if parse.word(end) in _MODE_KINDS - {"one"}:
            yield end + 1, _MODES[parse.word(at)]
    if parse.word(at) == "mode" and parse.is_kind(at + 1, Kind.NUMBER):
        nth = {1: "first", 2: "second", 3: "third"}.get(parse.tokens[at + 1].number)
        if nth is not None:
            yield at + 2, nth
    does = _MODE_DOES.get(parse.word(at + 2), "")
    if does and parse.word(at) in _MODE_KINDS and parse.word(at + 1) in _THAT:
        end = at + 3
        while parse.word(end) in _BEFORE_HOW_MUCH:
            end += 1
        counted = parse.is_kind(end, Kind.NUMBER)
        end += counted
        said = parse.word(end) in _DONE_BY_MODE[does]
        if said or (counted and does != "damage"):
            yield end + said, does


_THAT = frozenset({"that", "which"})
_BEFORE_HOW_MUCH = frozenset("the next me you him her them us".split())


@reader("modewords", begins=(Kind.QUOTE,))
def read_mode_words(parse: Parse, at: int) -> Iterator[Reading]:
    """A mode by its words: choosing "draw a card"."""
    if parse.is_kind(at, Kind.QUOTE):
        yield at + 1, str(parse.tokens[at].value)


@reader("namedspell")
def read_named_spell(parse: Parse, at: int) -> Iterator[Reading]:
    """A card that is an instant, a sorcery or the like, by its name."""
    for end, card in parse.reads("card", at):
        if card.sure and is_spell(faces_of(parse, card)[0]):
            yield end, card


@reader("modekeyword")
def read_mode_keyword(parse: Parse, at: int) -> Iterator[Reading]:
    """A mode by the keyword it gives: choosing indestructible."""
    for words in KEYWORDS:
        if tuple(parse.word(at + n) for n in range(len(words))) == words:
            # More than one word, as words of a mode are.
            yield at + len(words), " ".join(words) + " "


@reader("by_whom")
def read_by_whom(parse: Parse, at: int) -> Iterator[Reading]:
    """Controlled by Bob, cast by my opponent."""
    if parse.word(at) in {"controlled", "cast"} and parse.word(at + 1) == "by":
        yield from parse.reads("person", at + 2)


@reader("cardq")
def read_card_quoted(parse: Parse, at: int) -> Iterator[Reading]:
    """A card, perhaps after an article, with a size or its text in brackets."""
    here = at
    while parse.word(here) in {
        "a", "an", "the", "his", "my", "her", "their", "another", "this", "enemy",
        "one", "opponent", "opponents", "'s", "that", "own", "hidden",
        "oh", "wait", ",",
    }:  # fmt: skip
        here += 1
        if here > at + 3 or parse.word(at) == ",":
            return
    owner = possessor(parse, at, here)
    for end, card in parse.reads("card", _wording_at(parse, here)):
        det = "another" if parse.word(here - 1) == "another" else ""
        thing = Thing("card", Place(at, end), det, owner, card=card, label=card.typed)
        yield end, thing
        for last, person in parse.reads("by_whom", end) if owner is None else ():
            yield last, replace(thing, place=Place(at, last), owner=person)
        if parse.is_kind(end - 1, Kind.QUOTE):
            last = kinds_behind(parse.tokens, end)
            if last > end:
                yield last, replace(thing, place=Place(at, last))
        for last, quantity in _bracketed(parse, end):
            specs = (Spec("number", quantity, Place(end, last)),) if quantity else ()
            yield last, replace(thing, place=Place(at, last), specs=specs)
        if parse.word(end) in {"spell", "card", "effect"}:
            yield end + 1, thing
        if parse.word(end) in {":", ","} and parse.is_kind(end + 1, Kind.QUOTE):
            # He plays Odd Ray: "…its text…" on my unit.
            yield end + 2, replace(thing, place=Place(at, end + 2))
    if here > at:
        for end, found in parse.reads("thing", at):
            if found.noun in {"spell"}:
                yield end, found


@reader("countedcards", of="things")
def read_counted_cards(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Two Bolts": several spells of one name."""
    for end, found in parse.reads("things", at):
        (part, *more) = parts_of(found)
        if more or not isinstance(part, Thing) or not names_spell(parse, part):
            continue
        if isinstance(part.count, int) and part.count > 1:
            yield end, part


@reader("onespell", of="cardq")
def read_one_spell(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Followed by a Shock": what is cast and does not stay."""
    for end, thing in parse.reads("cardq", at):
        if isinstance(thing, Thing) and names_spell(parse, thing):
            yield end, thing


@reader("spells", of="things")
def read_spells(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Two Shocks and a Bolt", "a Bolt and a 3/3": spells and what else strikes."""
    for end, found in parse.reads("things", at):
        parts = [it for it in parts_of(found) if isinstance(it, Thing)]
        if len(parts) < 2 or len(parts) != len(parts_of(found)):
            continue
        spells = [names_spell(parse, it) for it in parts]
        if any(spells) and all(map(_strikes, spells, parts)):
            yield end, found


def _strikes(spell: bool, thing: Thing) -> bool:
    return spell or bool(thing.of("size"))


def names_spell(parse: Parse, thing: Thing) -> bool:
    """Whether *thing* is a card that is cast and does not stay."""
    return thing.card is not None and is_spell(faces_of(parse, thing.card)[0])


@reader("playedlater")
def read_played_later(parse: Parse, at: int) -> Iterator[Reading]:
    """ "A spell says “…”. I play it on …": only the wording of what is played."""
    if parse.is_kind(at, Kind.QUOTE) and played_next(parse.tokens, at + 1):
        yield from parse.reads("card", at)


def _wording_at(parse: Parse, at: int) -> int:
    """Past "spell that says" before the wording of a card without a name."""
    here = at
    while parse.word(here) in _SPELLS:
        here += 1
    here += here > at and parse.word(here) in {"that", "which"}
    here += here > at and parse.word(here) in _SAYING
    here += here > at and parse.word(here) == ":"
    return here if parse.is_kind(here, Kind.QUOTE) else at


_SPELLS = KINDS_BELOW | ELEMENTS | {"element", "spell", "card", "action", "reaction"}
_SAYING = frozenset("says reads say read saying reading with".split())


def _bracketed(parse: Parse, at: int) -> Iterator[tuple[int, object]]:
    """(6), (4 damage), (4 damage to each player), (prevent 3), (a quotation)."""
    if parse.word(at) != "(":
        return
    for start in (at + 1,):
        for end, quantity in parse.reads("number", start):
            here = end
            while parse.word(here) in {
                "damage", "to", "each", "player", "dmg", "creature", "any", "target",
            }:  # fmt: skip
                here += 1
            if parse.word(here) == ")":
                yield here + 1, quantity.value
        for end, shield in parse.reads("shield", start):
            here = end
            if parse.word(here) == ")":
                yield here + 1, shield
        for end, _ in parse.reads("quote", start):
            if parse.word(end) == ")":
                yield end + 1, None


# Whose a card is by the words before its name.
def possessor(parse: Parse, at: int, end: int) -> Person | None:
    """Me in "my Bolt", the opponent in "my opponent's Bolt"; None for other words."""
    words = [parse.word(here) for here in range(at, end)]
    whose = "me" if words == ["my"] else ""
    if words[-2:] == ["opponent", "'s"]:
        whose = "opponent"
    return Person(whose, "", Place(at, end)) if whose else None
