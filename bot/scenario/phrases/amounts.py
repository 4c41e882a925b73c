"""Numbers, and the properties people give to things: sizes, keywords, counters."""

from collections.abc import Iterator

from bot.citation import Game
from bot.scenario.phrases.flags import flags
from bot.scenario.phrases.like_keywords import called_so
from bot.scenario.phrases.origins import origins
from bot.scenario.phrases.shield_words import regeneration_shields, with_on_it
from bot.scenario.phrases.stats import stats
from bot.scenario.phrases.ward_words import ward
from bot.scenario.words.kinds import (
    AGENTS,
    CLASSES,
    COLORS,
    ELEMENTS,
    KEYWORDS,
    NOT_OF_MAGIC,
    NUMBERED,
    STATUSES,
    SUBTYPES,
    TYPES,
)
from bot.scenario.words.parsing import COUNTING, Parse, Reading, reader
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.syntax import Place, Quantity, Spec
from bot.scenario.words.tokens import Kind

_BEFORE_NUMBERS = frozenset(
    "the all full another only its just about exactly my his their whole single "
    "up a total of other remaining last first next some like for another these".split()
)


@reader("number", begins=(Kind.NUMBER, Kind.TIMES, COUNTING, "x"))
def read_number(parse: Parse, at: int) -> Iterator[Reading]:
    """3, three, X, 3 + 2."""
    token = parse.tokens[at]
    if token.kind is Kind.TIMES:
        if _counts(parse, at + 1):
            yield at + 1, Quantity(token.number, Place(at, at + 1))  # "3x 1/1 Goblin"
    elif token.kind is Kind.NUMBER or isinstance(token.value, int):
        if token.kind not in {Kind.NUMBER, Kind.WORD}:
            return
        if token.kind is Kind.WORD and token.capital and not parse.shouting:
            # "Nine Lives" is a card, not nine of something.
            if any(end > at + 1 for end, _ in parse.reads("card", at)):
                return
        value, end = token.number, at + 1
        yield end, Quantity(value, Place(at, end))
        while (
            parse.word(end) == "+"
            and parse.is_kind(end + 1, Kind.NUMBER)
            and parse.word(end + 2) != "counter"
        ):
            value += parse.tokens[end + 1].number
            end += 2
            yield end, Quantity(value, Place(at, end))
    elif token.text == "x":
        yield at + 1, Quantity("X", Place(at, at + 1))


def _counts(parse: Parse, at: int) -> bool:
    """Whether something stands there of which there may be several."""
    sized = parse.is_kind(at, Kind.SIZE) or parse.is_kind(at, Kind.COUNTER)
    return sized or parse.word(at) in SUBTYPES


@reader("total")
def read_total(parse: Parse, at: int) -> Iterator[Reading]:
    """A number that counts nothing behind it: not "Bob: two attacking Giants"."""
    for end, value in parse.reads("number", at):
        if not any(further > end for further, _ in parse.reads("things", at)):
            yield end, value


@reader("amount")
def read_amount(parse: Parse, at: int) -> Iterator[Reading]:
    """A number, perhaps after "the", "all", "another"."""
    here = at
    while here < at + 3 and parse.word(here) in _BEFORE_NUMBERS:
        here += 1
    yield from parse.reads("number", here)
    if parse.word(at) == "lethal":
        yield at + 1, Quantity("lethal", Place(at, at + 1))


_OFTEN = {"once": 1, "twice": 2, "thrice": 3}
_BEFORE_X = frozenset({"with", "for", "where", "and"})


@reader("times", needs=(*_OFTEN, "times", "time", Kind.TIMES))
def read_times(parse: Parse, at: int) -> Iterator[Reading]:
    """Once, twice, three times, x3."""
    if parse.word(at) in _OFTEN:
        yield at + 1, _OFTEN[parse.word(at)]
        if [parse.word(at + n) for n in (1, 2, 3)] == ["in", "a", "row"]:
            yield at + 4, _OFTEN[parse.word(at)]
    if parse.is_kind(at, Kind.TIMES):
        yield at + 1, parse.tokens[at].number
    for end, quantity in parse.reads("number", at):
        if parse.word(end) in {"times", "time"} and isinstance(quantity.value, int):
            yield end + 1, quantity.value
            if [parse.word(end + n) for n in (1, 2, 3)] == ["in", "a", "row"]:
                yield end + 4, quantity.value


@reader("x", begins=(Kind.EQUALS, *_BEFORE_X, "x"))
def read_x(parse: Parse, at: int) -> Iterator[Reading]:
    """X=4, X is 4, with X being 4."""
    here = at
    if parse.word(here) in _BEFORE_X:
        here += 1
    if parse.is_kind(here, Kind.EQUALS):
        yield here + 1, parse.tokens[here].number
    if parse.word(here) == "x" and parse.word(here + 1) in {
        "is", "=", "of", "was", "being", "at", "equals", "for", ":", "equal",
    }:  # fmt: skip
        here += [parse.word(here + n) for n in (1, 2)] == ["equal", "to"]
        for end, quantity in parse.reads("number", here + 2):
            if isinstance(quantity.value, int):
                yield end, quantity.value


@reader("size", begins=(Kind.SIZE,))
def read_size(parse: Parse, at: int) -> Iterator[Reading]:
    """2/2."""
    if parse.is_kind(at, Kind.SIZE):
        yield at + 1, parse.tokens[at].value


@reader("bonus", begins=(Kind.COUNTER, "+"))
def read_bonus(parse: Parse, at: int) -> Iterator[Reading]:
    """+2/+2 as a change of size; in Grand Archive also "+2 life" of an ally."""
    grown = parse.word(at) == "+" and parse.word(at + 2) == "life"
    if grown and parse.game is Game.GRAND_ARCHIVE:
        for end, said in parse.reads("number", at + 1):
            if end == at + 2 and isinstance(said.value, int):
                yield end + 1, (0, said.value)
    if parse.is_kind(at, Kind.COUNTER):
        power, _, toughness = str(parse.tokens[at].value).partition("/")
        if toughness:
            yield at + 1, (int(power), int(toughness))
        elif parse.game is Game.RIFTBOUND:
            yield at + 1, (int(power), int(power))


@reader("quote", begins=(Kind.QUOTE,))
def read_quote(parse: Parse, at: int) -> Iterator[Reading]:
    """A quotation: (text, token)."""
    if parse.is_kind(at, Kind.QUOTE):
        yield at + 1, (str(parse.tokens[at].value), at)


_KEYWORDS = PhraseTable(KEYWORDS.items())


def ends_a_name(parse: Parse, at: int, end: int) -> bool:
    """ "The Mentor" where Conclave Mentor is told by its wording: that card."""
    said = tuple(parse.words[at:end])
    return parse.capital(at) and any(
        len(name) > len(said) and name[-len(said) :] == said
        for name in parse.quoted.cards
    )


@reader(
    "keyword",
    begins=_KEYWORDS.firsts | NUMBERED | {"ward", "hexproof", "protection"},
)
def read_keyword(parse: Parse, at: int) -> Iterator[Reading]:
    """First strike, protection from red, toxic 2: the engine's spelling."""
    if parse.word(at - 1) == "the" and ends_a_name(parse, at, at + 1):
        return
    if parse.word(at) not in NOT_OF_MAGIC or not called_so(parse, at):
        yield from _KEYWORDS.at(parse, at)
    word = parse.word(at)
    if word in NUMBERED and parse.is_kind(at + 1, Kind.NUMBER):
        yield at + 2, f"{word} {parse.tokens[at + 1].number}"
    elif word in NUMBERED and parse.word(at + 1) in NUMBER_WORDS:
        yield at + 2, f"{word} {NUMBER_WORDS[parse.word(at + 1)]}"
    if word == "ward":
        yield from ward(parse, at)
    if word == "hexproof" and parse.word(at + 1) == "from":
        if quality := _quality(parse, at + 2):
            yield at + 2 + _long(quality), f"hexproof from {quality}"
    if word == "protection":
        here = at + 1 + (parse.word(at + 1) == "from")
        qualities: list[str] = []
        while True:
            quality = _quality(parse, here)
            if not quality:
                break
            here += _long(quality)
            qualities.append(f"protection from {quality}")
            yield here, "+".join(qualities)
            if parse.word(here) == "and" and _quality(
                parse, here + 1 + (parse.word(here + 1) == "from")
            ):
                here += 1 + (parse.word(here + 1) == "from")
            else:
                break


# "Protection from R", as the symbols of mana are written.
_LETTERS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


_KINDS = TYPES | SUBTYPES
_TWO_WORDS = {"colored spells": 2, "all colors": 2, "each color": 2}


def _long(quality: str) -> int:
    """How many words of the scenario a quality is."""
    return _TWO_WORDS.get(quality, 1)


def _quality(parse: Parse, at: int) -> str:
    word = parse.word(at)
    if f"{word} {parse.word(at + 1)}" in _TWO_WORDS:
        return f"{word} {parse.word(at + 1)}"
    if COLORS.get(word):
        return COLORS[word]
    token = parse.token(at)
    if token is not None and token.raw in _LETTERS:
        return _LETTERS[token.raw]
    single = word.removesuffix("s")
    if word in {"everything", "multicolored", "monocolored", "colorless"}:
        return word
    if word in {"sorceries", "instants"} or single in _KINDS:
        return {"sorceries": "sorcery"}.get(word, single)
    return ""


@reader("spec")
def read_spec(parse: Parse, at: int) -> Iterator[Reading]:
    """One property of a thing."""
    for end, kind, value in _specs(parse, at):
        yield end, Spec(kind, value, Place(at, end))
        given = kind in {"keyword", "bonus"}
        for last in origins(parse, end, given=given) if kind in _GIVEN else ():
            yield last, Spec(kind, value, Place(at, last))
    yield from parse.reads("unitspec", at)


_GIVEN = frozenset({"counters", "keyword", "shield", "bonus"})


def _has_an_object(parse: Parse, at: int) -> bool:
    """ "a 5/5 attacking her planeswalker": what it does, not what it is."""
    if parse.word(at) not in {"attacking", "blocking"}:
        return False
    following = parse.word(at + 1)
    return following in _OBJECTS or following in parse.people


_OBJECTS = frozenset("me my his her their your our him them it the a an".split())


# What is said of a creature without quotation marks, and its wording.
_MAY_BLOCK = tuple(
    (tuple(f"can block {more}{each}".split()), f"This creature can block {more}{each}.")
    for more in ("an additional creature", "any number of creatures")
    for each in (" each combat", "")
)


def _specs(parse: Parse, at: int) -> Iterator[tuple[int, str, object]]:
    word = parse.word(at)
    for end, value in parse.reads("size", at):
        yield end, "size", value
        yield end + (parse.word(end) == "body"), "size", value
    for end, value in parse.reads("keyword", at):
        yield end, "keyword", value
    if parse.is_kind(at - 1, Kind.SIZE) and parse.word(at - 2) in SUBTYPES:
        # "a spirit 1/1 flyer"
        if (keyword := AGENTS.get((word,))) is not None:
            yield at + 1, "keyword", keyword
    none = word in {"no", "neither"} and parse.word(at - 1) in _BEFORE_NONE
    none = none or (word == "no" and parse.is_kind(at - 1, Kind.SIZE))
    if none or word == "without":
        yield from _without(parse, at + 1)
    if word == "without":
        here = at + 1 + (parse.word(at + 1) == "any")
        for end, kind in [(here, ""), *parse.reads("counterkind", here)]:
            if parse.word(end) == "counters":
                last = end + 1
                if (parse.word(last), parse.word(last + 1)) == ("on", "it"):
                    last += 2
                yield last, "counters", (0, kind)
    for end, value in parse.reads("counters", at):
        for last in with_on_it(parse, end):
            yield last, "counters", value
    for end, value in parse.reads("bonus", at):
        if parse.word(end) not in {"counter", "counters"}:
            yield end, "bonus", value
    named = parse.capital(at) and parse.capital(at + 1)
    if word in COLORS and (parse.game is Game.MTG or not named):
        yield at + 1, "color", COLORS[word]
    if word in STATUSES and not _has_an_object(parse, at):
        yield at + 1, "status", STATUSES[word]
    if word in ELEMENTS and parse.game is Game.GRAND_ARCHIVE:
        yield at + 1, "element", word
        if parse.word(at + 1) == "element":
            yield at + 2, "element", word
    if word in CLASSES:
        yield at + 1, "class", word
    if word in {"legendary", "artifact", "enchantment", "snow", "basic"}:
        yield at + 1, "type", word
    yield from stats(parse, at)
    yield from flags(parse, at)
    for end, value in regeneration_shields(parse, at):
        yield end, "regeneration", value
    if (word, parse.word(at + 1)) == ("mana", "value"):
        for end, value in parse.reads("number", at + 2 + (parse.word(at + 2) == "of")):
            yield end, "manavalue", value.value
    for phrase, text in _MAY_BLOCK if word == "can" else ():
        if all(parse.word(at + n) == it for n, it in enumerate(phrase)):
            yield at + len(phrase), "text", (text, at)
    if parse.word(at - 1) != "and" or not parse.quoted.at(parse.tokens, at):
        # "Two artifacts with “…” and an enchantment with “…”": a card of its own.
        for end, value in parse.reads("quote", at):
            yield end, "text", value
    for end, value in parse.reads("shield", at):
        for last in with_on_it(parse, end):
            yield last, "shield", value


_BEFORE_NONE = frozenset(["(", "with", ",", "has", "have"])


def _without(parse: Parse, at: int) -> Iterator[tuple[int, str, object]]:
    """Without flying or reach: the keywords it does not have."""
    at += parse.word(at) == "any" and parse.word(at + 1) in {"abilities", "keywords"}
    if parse.word(at) in {"abilities", "keywords"}:
        yield at + 1, "without", ()
    found: list[str] = []
    here = at
    while here < len(parse.tokens):
        keywords = parse.reads("keyword", here)
        if not keywords:
            return
        here, value = keywords[0]
        found.append(value)
        yield here, "without", tuple(found)
        if parse.word(here) not in {"or", "and", "nor", "no"}:
            return
        here += 1 + (parse.word(here) != "no" and parse.word(here + 1) == "no")


@reader("specs", of="spec")
def read_specs(parse: Parse, at: int) -> Iterator[Reading]:
    """Properties joined by commas, "and", "with", "/"."""
    for end, spec in parse.reads("spec", at):
        yield from _more(parse, at, end, (spec,))


def _more(
    parse: Parse, at: int, end: int, found: tuple[Spec, ...]
) -> Iterator[Reading]:
    yield end, found
    if len(found) > 7:
        return
    here = end
    while parse.word(here) in {",", "and", "+", "with", "/", "&", "plus"}:
        if parse.word(here) == "+" and any(parse.reads("bonus", here)):
            break
        here += 1
        if here > end + 2:
            return
    for last, spec in parse.reads("spec", here):
        if spec.kind == "size" or (spec.kind == "power" and here > end):
            # "a 2/2 with toxic 1 and 3/3" are two creatures.
            if any(it.kind == "size" for it in found):
                continue
            if spec.kind == "size" and not _goes_on(parse, at, end, here, found):
                continue
        yield from _more(parse, at, last, (*found, spec))


def _goes_on(
    parse: Parse, at: int, end: int, here: int, found: tuple[Spec, ...]
) -> bool:
    """ "My guy has lifelink 4/4": its size, with nothing in between."""
    told = parse.word(at - 1) in {"has", "have", "had", "got", "is"}
    return told and here == end and all(it.kind == "keyword" for it in found)
