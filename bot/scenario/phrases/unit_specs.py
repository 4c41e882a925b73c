"""Properties of units of Grand Archive and Riftbound: counters, places, damage."""

from collections.abc import Iterator

from bot.cards.card import CardName
from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.inside import walk
from bot.engine.instructions import DealDamage, DestroyIt, Install, Kill
from bot.scenario.phrases.units import ours
from bot.scenario.words.kinds import COUNTER_KINDS
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Card, Place, Several, Spec, Thing
from bot.scenario.words.tokens import Kind
from bot.wording.grand_archive.kinds import SUBTYPES

_ON = frozenset({"on", "active", "up"})
_ON_IT = frozenset({"it", "him", "her"})


@reader("unitspec")
def read_unit_spec(parse: Parse, at: int) -> Iterator[Reading]:
    """Properties of units that no Magic creature has."""
    if not ours(parse):
        return
    for end, facts in parse.reads("facts", at):
        yield end, Spec("facts", facts, Place(at, end))
    word = parse.word(at)
    if word in {"ally", "unit"} and parse.word(at - 1) in {",", "("}:
        yield at + 1, Spec("type", word, Place(at, at + 1))
    if word == "base" and parse.is_kind(at + 1, Kind.SIZE):
        for end, size in parse.reads("size", at + 1):
            yield end, Spec("size", size, Place(at, end))
    if subtyped(parse, at):
        yield at + 1, Spec("type", word, Place(at, at + 1))
    if word == "critical" and parse.is_kind(at + 1, Kind.NUMBER):
        keyword = f"critical {parse.tokens[at + 1].number}"
        end = at + 2
        if parse.word(end) == "is" and parse.word(end + 1) in _ON:
            end += 2
        yield end, Spec("keyword", keyword, Place(at, end))
    if word == "non" and parse.word(at + 1) in {"token", "tokens"}:
        yield at + 2, Spec("status", "nontoken", Place(at, at + 2))
    if word == "one" and parse.word(at - 1) in {"has", "have", "had", "got"}:
        for kind in _counter_kinds(parse):
            yield at + 1, Spec("counters", (1, kind), Place(at, at + 1))
    if word == "nothing" and parse.word(at + 1) in {"", "\n", ".", ")", ",", "else"}:
        yield at + 1 + (parse.word(at + 1) == "else"), Spec("blank", "", Place(at, at))
    here = at + (word in {"a", "an", "one", "1"})
    if parse.word(here) in {"buff", "debuff"} and here > at:
        if parse.word(here + 1) not in {"counter", "counters"}:
            kind = parse.word(here)
            yield here + 1, Spec("counters", (1, kind), Place(at, here + 1))
            if parse.word(here + 1) == "on" and parse.word(here + 2) in _ON_IT:
                yield here + 3, Spec("counters", (1, kind), Place(at, here + 3))
    if parse.is_kind(at, Kind.NUMBER) and parse.word(at + 1) == "bulwarks":
        counters = (parse.tokens[at].number, "bulwark")
        yield at + 2, Spec("counters", counters, Place(at, at + 2))
    if parse.is_kind(at, Kind.NUMBER) and parse.word(at + 1) == "bulwark":
        if parse.word(at + 2) not in {"counter", "counters"}:
            counters = (parse.tokens[at].number, "bulwark")
            yield at + 2, Spec("counters", counters, Place(at, at + 2))
    if word == "bulwark" and parse.word(at - 1) in {"with", "has", "and", "a", ","}:
        if parse.word(at + 1) not in {"counter", "counters"}:
            # Bulwark: it entered with a bulwark counter.
            yield at + 1, Spec("counters", (1, "bulwark"), Place(at, at + 1))
    bare = word in {"assault", "shield"} and parse.game is Game.RIFTBOUND
    listed = parse.word(at - 1) in _LISTING and parse.word(at + 1) in _LISTED
    if bare and (
        (parse.capital(at) and not parse.is_kind(at + 1, Kind.NUMBER)) or listed
    ):
        # Without a number it is 1 (807.1.b, 814.1.b).
        yield at + 1, Spec("keyword", word, Place(at, at + 1))
    if word == "prevent" and parse.word(at + 1) == "all":
        yield at + 2, Spec("preventall", "", Place(at, at + 2))
    if word == "vanilla":
        yield at + 1, Spec("blank", "", Place(at, at + 1))
    if word in {"no"} and parse.word(at + 1) in {"abilities", "text", "keywords"}:
        yield at + 2, Spec("blank", "", Place(at, at + 2))
    yield from _places(parse, at)
    yield from _values(parse, at)
    if parse.word(at - 1) in {",", "and"}:
        for end, cards in parse.reads("attachments", at):
            yield end, Spec("attached", cards, Place(at, end))
    if parse.word(at - 1) in {"with", "has", "have", "having", "and", "got", ","}:
        for end, quantity in parse.reads("number", at):
            if isinstance(quantity.value, int) and not parse.is_kind(end, Kind.NUMBER):
                yield from _several_on(parse, at, end, quantity.value)
    joined = parse.word(at - 1) in {"and", ","} and parse.word(at - 2) in _STATS
    if joined or parse.word(at - 1) in {
        "with", "has", "have", "having", "under", "got",
    }:  # fmt: skip
        for end, card in parse.reads("card", at):
            if lies_on(parse, card, used=parse.word(at - 1) == "under"):
                thing = Thing("card", Place(at, end), card=card, label=card.typed)
                cards = Several((thing,), Place(at, end))
                yield end, Spec("attached", cards, Place(at, end))


def subtyped(parse: Parse, at: int) -> bool:
    """Whether a subtype of Grand Archive's says what a thing is: "a Suited Spell"."""
    if parse.game is not Game.GRAND_ARCHIVE or parse.word(at) not in SUBTYPES:
        return False
    while parse.word(at) in SUBTYPES and parse.word(at) not in _TYPED:
        at += 1
    return parse.word(at) in _TYPED


_TYPED = frozenset(
    "spell spells item items action actions weapon weapons regalia reaction skill "
    "source sources card cards phantasia ally allies domain token tokens".split()
)
# Around a keyword among other properties; "a shield" is prevention.
_LISTING = frozenset("with has have having and got ,".split())
_LISTED = frozenset(
    ". , ? ! ; and is attacks attack defends defend in at vs against into it".split()
) | {"", "\n", ")"}


def _several_on(parse: Parse, at: int, start: int, count: int) -> Iterator[Reading]:
    """A unit with two Ki Barriers (on it)."""
    for end, card in parse.reads("card", start):
        if lies_on(parse, card, used=False):
            place = Place(at, end)
            thing = Thing("card", place, card=card, label=card.typed, count=count)
            yield end, Spec("attached", Several((thing,), place), place)
            if parse.word(end) == "on" and parse.word(end + 1) in _ON_IT:
                yield end + 2, Spec("attached", Several((thing,), place), place)


def _counter_kinds(parse: Parse) -> set[str]:
    """The kinds of counters that the text speaks of: "who has one"."""
    found = {
        parse.word(at - 1)
        for at in range(1, len(parse.tokens))
        if parse.word(at) in {"counter", "counters"}
        and parse.word(at - 1) in COUNTER_KINDS
    }
    return found if len(found) == 1 else set()


def lies_on(parse: Parse, card: Card, *, used: bool) -> bool:
    """True for a card that is put or used on a unit: "a unit with Ki Barrier"."""
    for name in card.names:
        face = parse.catalogue.card(name).face
        kinds = set(face.types)
        if used and "item" in kinds:
            return True
        spell = abilities_of(name.game, face).spell
        if not kinds & {"spell", "action"} or spell is None:
            return False
        parts = list(walk(spell))
        if any(isinstance(it, DealDamage | Kill | DestroyIt) for it in parts):
            return False
        if not any(isinstance(it, Install) for it in parts):
            return False
        if name.game is Game.RIFTBOUND and not spell.targets:
            return False  # what is on no unit is on none of these either
    return True


_WHICH = frozenset("the a an my his her their our this".split())


@reader("battlefield")
def read_battlefield(parse: Parse, at: int) -> Iterator[Reading]:
    """Void Gate: a battlefield by name."""
    here = at + (parse.word(at) in _WHICH)
    for end, card in parse.reads("card", here):
        if all("battlefield" in _types(parse, name) for name in card.names):
            end += parse.word(end) == "battlefield"
            yield end, Thing("card", Place(at, end), card=card, label=card.typed)


def _types(parse: Parse, name: CardName) -> tuple[str, ...]:
    return parse.catalogue.card(name).face.types


@reader("pairofthings", of="things")
def read_pair(parse: Parse, at: int) -> Iterator[Reading]:
    """My 3 Might unit and their 5 Might unit: two things or more."""
    for end, several in parse.reads("things", at):
        if len(several.parts) > 1:
            yield end, several


def _places(parse: Parse, at: int) -> Iterator[Reading]:
    here = at + (parse.word(at) in {"in", "at", "on"})
    if here > at:
        for end, card in parse.reads("battlefield", here):
            yield end, Spec("place", card, Place(at, end))
    here += here > at and parse.word(here) in {
        "my", "his", "her", "their", "the", "a", "that", "this",
    }  # fmt: skip
    if here == at:
        return
    same = parse.word(here) == "same"
    here += same
    if parse.word(here) == "base":
        yield here + 1, Spec("place", "at base", Place(at, here + 1))
    elif parse.word(here) == "battlefield":
        that = same or parse.word(here - 1) in {"the", "that", "this"}
        value = "there" if that else "at a battlefield"
        yield here + 1, Spec("place", value, Place(at, here + 1))


def _hit_with(parse: Parse, at: int) -> bool:
    """ "He hits my unit with 1 damage": that is dealt, not said of the unit."""
    here = at - 1
    while here >= 0 and parse.word(here) not in {".", "?", "!", "\n", ";"}:
        # "With 1 damage and …" tells no deed.
        if parse.word(here) in _HITTING and not parse.is_kind(here - 1, Kind.NUMBER):
            return True
        here -= 1
    return False


_HITTING = frozenset(
    "hit hits hitting ping pings pinged zap zaps zapped strike strikes struck deal "
    "deals dealt shoot shoots burn burns blast blasts damage damages".split()
)
_STATS = frozenset({"life", "power", "might"})


def _values(parse: Parse, at: int) -> Iterator[Reading]:
    """4 Prevent Value left; already 1 damage on it from a spell this turn."""
    if parse.word(at) in {"without", "no"} and parse.word(at + 1) == "damage":
        on_it = parse.word(at + 2) == "on" and parse.word(at + 3) in {
            "it",
            "him",
            "her",
        }
        end = at + 2 + 2 * on_it
        yield end, Spec("damage", 0, Place(at, end))
    if parse.word(at) == "without" and parse.word(at + 1) in {"it", "that"}:
        # "One with taunt and a 2/2 without it".
        yield at + 2, Spec("blank", "", Place(at, at + 2))
    if parse.word(at) in {"undamaged", "unharmed"}:
        yield at + 1, Spec("damage", 0, Place(at, at + 1))
    here = at + (parse.word(at) == "already")
    if parse.is_kind(here, Kind.NUMBER) and parse.word(here + 1) == "damage":
        end = here + 2
        plain = parse.word(end) in {"", ".", ",", "\n", "?", ";", ")"}
        if parse.word(at - 1) == "with" and not _hit_with(parse, at - 1):
            # "into a 7 Might unit with 1 damage": it has it already.
            yield end, Spec("damage", parse.tokens[here].number, Place(at, end))
        if (
            plain
            and parse.word(at - 1) in {"and", ","}
            and parse.word(at - 2) in _STATS
        ):
            # "has 20 life and 15 damage": both are said of it.
            yield end, Spec("damage", parse.tokens[here].number, Place(at, end))
        if parse.word(end) == "on" and parse.word(end + 1) in {"it", "him", "her"}:
            end += 2
        tail = end
        if parse.word(tail) == "from" and parse.word(tail + 1) in {"a", "an", "the"}:
            tail += 3
        for words in (("this", "turn"), ("earlier",), ("earlier", "this", "turn")):
            if all(parse.word(tail + n) == it for n, it in enumerate(words)):
                last = tail + len(words)
                spec = Spec("damage", parse.tokens[here].number, Place(at, last))
                yield last, spec
        if tail > end:
            yield tail, Spec("damage", parse.tokens[here].number, Place(at, tail))
    for end, quantity in parse.reads("number", at):
        if parse.word(end) == "prevent" and parse.word(end + 1) == "value":
            last = end + 2 + (parse.word(end + 2) in {"left", "remaining"})
            shield = (quantity.value, "", "Prevent Value")
            yield last, Spec("shield", shield, Place(at, last))
        elif (
            parse.word(end) in {"prevent", "prevention"}
            and parse.word(end + 1) in _LISTED | {"left", "on"}
            and isinstance(quantity.value, int)
        ):
            # "It has 3 prevent left."
            last = end + 1 + (parse.word(end + 1) == "left")
            if parse.word(last) == "on" and parse.word(last + 1) in _ON_IT:
                last += 2
            shield = (quantity.value, "", "Prevent Value")
            yield last, Spec("shield", shield, Place(at, last))
    if parse.word(at) == "prevent" and parse.word(at + 1) == "value":
        start = at + 2 + (parse.word(at + 2) in {"of", "is", ":"})
        for end, quantity in parse.reads("number", start):
            last = end + (parse.word(end) in {"left", "remaining"})
            shield = (quantity.value, "", "Prevent Value")
            yield last, Spec("shield", shield, Place(at, last))
