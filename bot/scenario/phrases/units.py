"""Phrases of Grand Archive and Riftbound: bonuses, levels, places, weapons."""

import re
from collections.abc import Iterator

from bot.cards.facts import abilities_of
from bot.cards.names import plain
from bot.citation import Game
from bot.engine.inside import uses_x
from bot.scenario.words.kinds import CLASSES, ELEMENTS, PLAIN_ADJECTIVES
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.syntax import Place, Thing
from bot.scenario.words.tokens import Kind, sentence_end

Fact = tuple[str, bool | int]

_LEVEL = frozenset({"lv", "lvl", "level"})
_ON = frozenset("on active up met fulfilled satisfied enabled applicable".split())
_OFF = frozenset("off inactive unmet unfulfilled".split())
# What only the players know and some card asks for, as cards call it.
_KNOWN = PhraseTable(
    (tuple(words.split()), fact)
    for words, fact in (
        ("legion", "legion"),
        ("imbued", "imbued"),
        ("brewed", "brewed"),
        ("prepared", "prepared"),
        ("distant", "distant"),
        ("ephemeral", "ephemeral"),
        ("fostered", "fostered"),
        ("empowered", "empowered"),
        # Champions of two names: "Guo Jia Bonus".
        ("guo jia bonus", "guo jia bonus"),
        ("diao chan bonus", "diao chan bonus"),
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
    if parse.game is Game.RIFTBOUND:
        return  # No class has bonuses there; damage has.
    if parse.word(at) == "cb":
        yield at + 1, "class bonus"
    if parse.word(at) == "champion" and parse.word(at + 1) == "'s":
        at += 2  # "My champion's class matches."
    if parse.word(at) == "class" and parse.word(at + 1) in {"matches", "match"}:
        yield at + 2, "class bonus"
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


# Between a card and its wording: "Challenge is a spell that reads …".
_BEFORE_WORDING = frozenset(
    ": ( says reads , is a an spell action gear item card that which".split()
)


@reader("lastcard")
def read_last_card(parse: Parse, at: int) -> Iterator[Reading]:
    """ "He plays it on my unit": the spell whose wording was just given."""
    if parse.word(at) not in {"it", "this", "that"}:
        return
    for end in range(at - 1, -1, -1):
        if not parse.is_kind(end, Kind.QUOTE):
            continue
        for _, card in parse.reads("card", end):
            place = Place(at, at + 1)
            yield at + 1, Thing("card", place, card=card, label=card.typed)
            return
        for start in range(max(0, end - 8), end):
            for last, card in parse.reads("card", start):
                between = {parse.word(n) for n in range(last, end)}
                if between <= _BEFORE_WORDING:
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


@reader("unknownname")
def read_unknown_name(parse: Parse, at: int) -> Iterator[Reading]:
    """A vorpal sword: something that no card here is called, named in few words."""
    for end in range(at + 1, at + 4):
        if not parse.is_kind(end - 1, Kind.WORD) or parse.word(end - 1) in _NO_NAMES:
            return
        yield end, parse.said(at, end)


_NO_NAMES = frozenset("and or but so i he she they we it that which who with".split())


@reader("editionword")
def read_edition(parse: Parse, at: int) -> Iterator[Reading]:
    """1.3, v1.4: an edition of the rules."""
    word = parse.word(at).removeprefix("v")
    if word[:1].isdecimal() and "." in word:
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


@reader("tothequestionmark")
def read_to_question_mark(parse: Parse, at: int) -> Iterator[Reading]:
    """What would be different: "Would it matter if his had first strike?"."""
    here = sentence_end(parse.tokens, at)
    if here > at and parse.word(here) == "?":
        yield here, parse.said(at, here)


@reader("restofsentence")
def read_rest_of_sentence(parse: Parse, at: int) -> Iterator[Reading]:
    """What somebody grants behind a question: "do I gain life even though it dies?".

    What somebody has, and what a thing is like, may be told nowhere else.
    """
    here = at
    while here < len(parse.tokens) and parse.word(here) not in _SENTENCE_ENDS:
        if parse.is_kind(here, Kind.SIZE) or parse.is_kind(here, Kind.NUMBER):
            return
        if parse.word(here) in _HAVING or any(parse.reads("keywords", here)):
            return
        here += 1
    if here > at and parse.word(here) == "?":
        yield here, parse.said(at, here)


_HAVING = frozenset("have has had got control controls with under".split())
_SENTENCE_ENDS = frozenset([".", "?", "!", "\n", ";", ","])
# A quotation with one of these may be a rule of its own.
_RULES = frozenset(
    "damage prevent prevents dealt deal deals gain gains draw die dies destroy kill "
    "kills double doubles cant cannot would lose take takes".split()
)


@reader("levelfact")
def read_level(parse: Parse, at: int) -> Iterator[Reading]:
    """ "My champion's level is 3"."""
    if parse.is_kind(at, Kind.NUMBER):
        yield at + 1, (("level", parse.tokens[at].number),)


@reader("reminder")
def read_reminder(parse: Parse, at: int) -> Iterator[Reading]:
    """What a keyword or a counter does anyway, told behind it in brackets."""
    if not parse.is_kind(at, Kind.QUOTE) or not ours(parse):
        return
    said = str(parse.tokens[at].value)
    before = {parse.word(it) for it in range(max(0, at - 5), at)}
    for word, reminder in _REMINDERS.items():
        if word in before and re.fullmatch(reminder, said.strip(), re.IGNORECASE):
            yield at + 1, said


_REMINDERS = {
    "bulwark": r"if combat damage would be dealt to an? (?:ally|unit|object) with any "
    r"bulwark counters? on it, remove one and prevent that damage instead\.?",
    "tank": r"I must be assigned combat damage first\.?",
    "backline": r"I must be assigned combat damage last\.?",
    "immortality": r"This object can['’]t be sent from the field to the graveyard\.?",
    "intercept": r"Whenever your champion is attacked while this ally is awake, you "
    r"may redirect that attack to this ally\.?",
}


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
