"""Phrases of Grand Archive and Riftbound: bonuses, levels, places, weapons."""

from collections.abc import Iterator

from bot.cards.names import plain
from bot.citation import Game
from bot.engine.instructions import DealDamage, DestroyIt, Install, Kill
from bot.scenario.scene.bearing import abilities_of
from bot.scenario.scene.reaching import uses_x, walk
from bot.scenario.words.kinds import CLASSES, COUNTER_KINDS, ELEMENTS, PLAIN_ADJECTIVES
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.syntax import Card, Place, Several, Spec, Thing
from bot.scenario.words.tokens import Kind

Fact = tuple[str, bool | int]

_LEVEL = frozenset({"lv", "lvl", "level"})
_ON = frozenset({"on", "active", "up"})
_OFF = frozenset({"off", "inactive"})
# What only the players know and some card asks for, as cards call it.
_KNOWN = PhraseTable(
    (tuple(words.split()), fact)
    for words, fact in (
        ("legion", "legion"),
        ("imbued", "imbued"),
        ("brewed", "brewed"),
        ("prepared", "prepared"),
        ("distant", "distant"),
        ("empowered", "empowered"),
        ("moved twice", "i have moved twice this turn"),
        ("agility", "agility"),
    )
)


def ours(parse: Parse) -> bool:
    """True in the games that these phrases belong to."""
    return parse.game in {Game.GRAND_ARCHIVE, Game.RIFTBOUND}


@reader("facts")
def read_facts(parse: Parse, at: int) -> Iterator[Reading]:
    """Class bonus; LV 2; without Legion: facts that a card text asks for."""
    for end, fact in _fact(parse, at):
        yield from _more(parse, end, (fact,))


def _more(parse: Parse, end: int, found: tuple[Fact, ...]) -> Iterator[Reading]:
    yield end, found
    here = end + (parse.word(end) in {",", "and", "+"})
    if here > end and len(found) < 4:
        for last, fact in _fact(parse, here):
            yield from _more(parse, last, (*found, fact))


def _fact(parse: Parse, at: int) -> Iterator[tuple[int, Fact]]:
    denied = parse.word(at) in {"no", "without", "not"}
    here = at + denied
    here += parse.word(here) in {"the", "a", "my", "his", "her", "their"}
    for end, fact in _named(parse, here):
        last, holds = _on_or_off(parse, end)
        yield last, (fact, holds != denied)
        if last != end and holds:
            yield end, (fact, not denied)
    word = parse.word(here)
    if word in _LEVEL and parse.is_kind(here + 1, Kind.NUMBER) and not denied:
        yield here + 2, ("level", parse.tokens[here + 1].number)


def _on_or_off(parse: Parse, at: int) -> tuple[int, bool]:
    """Behind the name of a fact: "is on", "active", "isn't active", "is off"."""
    here = at + (parse.word(at) in {"is", "are", "was"})
    denied = parse.word(here) == "not"
    word = parse.word(here + denied)
    if word in _OFF:
        return here + denied + 1, denied
    if word in _ON and parse.word(here + denied + 1) != "it":
        return here + denied + 1, not denied
    return at, True


def _named(parse: Parse, at: int) -> Iterator[tuple[int, str]]:
    yield from _KNOWN.at(parse, at)
    if parse.word(at) == "cb":
        yield at + 1, "class bonus"
    if parse.word(at) == "bonus":
        yield at + 1, "class bonus"
    if parse.word(at + 1) == "bonus" and parse.is_kind(at, Kind.WORD):
        yield at + 2, f"{parse.word(at)} bonus"


@reader("bonusname")
def read_bonus_name(parse: Parse, at: int) -> Iterator[Reading]:
    """The champion a deck is about: "Alice" in "the Alice deck"."""
    token = parse.token(at)
    if token is None or token.text in CLASSES | ELEMENTS | _DECKTALK:
        return
    if token.kind is Kind.WORD and parse.capital(at):
        yield at + 1, ((f"{token.text} bonus", True),)


_ON_IT = frozenset({"it", "him", "her"})
_DECKTALK = (
    CLASSES | ELEMENTS | PLAIN_ADJECTIVES | {"chess", "cleave", "aggro", "control"}
)
_DECKS = frozenset("deck list build champion axe sword bow gun".split())


@reader("decktalk")
def read_deck_talk(parse: Parse, at: int) -> Iterator[Reading]:
    """Big dumb cleave axe: what somebody plays, which decides nothing here."""
    here = at
    while parse.word(here) in _DECKTALK:
        here += 1
    if parse.word(here) in _DECKS and here > at:
        yield here + 1, parse.said(at, here + 1)


@reader("lastcard")
def read_last_card(parse: Parse, at: int) -> Iterator[Reading]:
    """ "He plays it on my unit": the spell whose wording was just given."""
    if parse.word(at) not in {"it", "this", "that"}:
        return
    for end in range(at, 0, -1):
        if not parse.is_kind(end, Kind.QUOTE):
            continue
        for start in range(max(0, end - 8), end):
            for last, card in parse.reads("card", start):
                between = {parse.word(n) for n in range(last, end)}
                if between <= {":", "(", "says", "reads", ","}:
                    place = Place(at, at + 1)
                    yield at + 1, Thing("card", place, card=card, label=card.typed)
                    return
        return


@reader("xpaid")
def read_x_paid(parse: Parse, at: int) -> Iterator[Reading]:
    """ "… removing 2 preparation counters": the X of a card that costs X of them."""
    here = at + (parse.word(at) in {"and", "by"})
    if parse.word(here) not in {"removing", "remove", "removes", "removed", "spending"}:
        return
    if not any(uses_x(it) for it in _abilities_named(parse)):
        return
    for end, quantity in parse.reads("number", here + 1):
        if not isinstance(quantity.value, int):
            continue
        for last, _ in parse.reads("counterkind", end):
            if parse.word(last) in {"counter", "counters"}:
                tail = last + 1
                if parse.word(tail) == "from":
                    for stop, _ in parse.reads("thing", tail + 1):
                        yield stop, quantity.value
                yield tail, quantity.value


@reader("editionword")
def read_edition(parse: Parse, at: int) -> Iterator[Reading]:
    """1.3, v1.4: an edition of the rules."""
    word = parse.word(at).removeprefix("v")
    if word[:1].isdigit() and "." in word:
        yield at + 1, word


@reader("lifeunit")
def read_life_unit(parse: Parse, at: int) -> Iterator[Reading]:
    """Life, life left; damage, damage counters."""
    here = at + (parse.word(at) in {"of", "points"})
    word = parse.word(here)
    if word == "life":
        yield here + 1 + (parse.word(here + 1) in {"left", "remaining"}), "life"
    if word == "damage":
        yield here + 1 + (parse.word(here + 1) in {"counters", "counter"}), "damage"


@reader("mights")
def read_mights(parse: Parse, at: int) -> Iterator[Reading]:
    """4 + 3; 3 and 4 Might; 6, 5: the Might of each of several units."""
    found: list[int] = []
    here = at + (parse.word(at) == "a")
    while parse.is_kind(here, Kind.NUMBER):
        found.append(parse.tokens[here].number)
        here += 1
        here += parse.word(here) in {"might", "mights"}
        if len(found) > 1:
            yield here, tuple(found)
        step = here + (parse.word(here) in {"+", ",", "and"})
        step += step > here and parse.word(step) in {"and", "a"}
        if step == here:
            break
        here = step
    return


@reader("preventunit")
def read_prevent_unit(parse: Parse, at: int) -> Iterator[Reading]:
    """Prevent 3; a Prevent Value of 3: on a unit of which nothing else matters."""
    if parse.word(at) != "prevent":
        return
    here = at + 1 + (parse.word(at + 1) == "value")
    here += parse.word(here) == "of"
    for end, quantity in parse.reads("number", here):
        if isinstance(quantity.value, int):
            yield end, quantity.value


@reader("numberlist")
def read_number_list(parse: Parse, at: int) -> Iterator[Reading]:
    """2, 1, 1, 1 or 2/1/1/1: points one after the other."""
    found: list[int] = []
    here = at
    while parse.is_kind(here, Kind.NUMBER):
        found.append(parse.tokens[here].number)
        here += 1
        if len(found) > 1:
            yield here, tuple(found)
        if parse.word(here) not in {",", "/", "-", "and", "+"}:
            break
        here += 1


@reader("restofquestion")
def read_rest(parse: Parse, at: int) -> Iterator[Reading]:
    """All that is left of a question behind another one: "And if it had no Tank?"."""
    here = at
    while here < len(parse.tokens) and parse.word(here) not in {"?", "\n"}:
        here += 1
    asked = any(parse.word(it) == "?" for it in range(at))
    ends = parse.word(here) == "?" or here == len(parse.tokens)
    if asked and ends and here > at:
        yield here, parse.said(at, here)


# A quotation with one of these may be a rule of its own.
_RULES = frozenset(
    "damage prevent prevents dealt deal deals gain gains draw die dies destroy kill "
    "kills double doubles cant cannot would lose take takes".split()
)


@reader("mention")
def read_mention(parse: Parse, at: int) -> Iterator[Reading]:
    """ "One or more": a few words quoted from a card that is named anyway."""
    if not parse.is_kind(at, Kind.QUOTE) or not ours(parse):
        return
    said = plain(str(parse.tokens[at].value))
    words = said.split()
    if len(words) > 5 or _RULES & set(words):
        return
    if any(said in text for text in _card_texts(parse)):
        yield at + 1, said


def _abilities_named(parse: Parse) -> list[object]:
    """What the cards named anywhere in the text do."""
    return [
        abilities_of(name.game, parse.catalogue.card(name).face)
        for start in range(len(parse.tokens))
        for _, card in parse.reads("card", start)
        for name in card.names
    ]


def _card_texts(parse: Parse) -> list[str]:
    """What the cards named anywhere in the text say."""
    known: list[str] | None = parse.memory.get("card texts")
    if known is None:
        known = parse.memory["card texts"] = [
            plain(parse.catalogue.card(name).face.text)
            for start in range(len(parse.tokens))
            for _, card in parse.reads("card", start)
            for name in card.names
        ]
    return known


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
    bare = word in {"assault", "shield"} and parse.game is Game.RIFTBOUND
    if bare and parse.capital(at) and not parse.is_kind(at + 1, Kind.NUMBER):
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
    if parse.word(at - 1) in {"with", "has", "have", "having", "under", "got"}:
        for end, card in parse.reads("card", at):
            if lies_on(parse, card, used=parse.word(at - 1) == "under"):
                thing = Thing("card", Place(at, end), card=card, label=card.typed)
                cards = Several((thing,), Place(at, end))
                yield end, Spec("attached", cards, Place(at, end))


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
    return True


def _places(parse: Parse, at: int) -> Iterator[Reading]:
    here = at + (parse.word(at) in {"in", "at", "on"})
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
        yield here + 1, Spec("place", "at a battlefield", Place(at, here + 1))


def _hit_with(parse: Parse, at: int) -> bool:
    """ "He hits my unit with 1 damage": that is dealt, not said of the unit."""
    here = at - 1
    while here >= 0 and parse.word(here) not in {".", "?", "!", "\n", ";"}:
        if parse.word(here) in _HITTING:
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
    if parse.word(at) == "prevent" and parse.word(at + 1) == "value":
        start = at + 2 + (parse.word(at + 2) in {"of", "is", ":"})
        for end, quantity in parse.reads("number", start):
            last = end + (parse.word(end) in {"left", "remaining"})
            shield = (quantity.value, "", "Prevent Value")
            yield last, Spec("shield", shield, Place(at, last))
