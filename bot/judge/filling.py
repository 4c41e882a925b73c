"""What a refusal says to type, put into the text that was refused."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.errors import Offer, Problem, QuestionError
from bot.judge.examples_kept import CAST_FOR, LIES_FOR, SHIELDS_FOR
from bot.judge.made_up import made_up_in, of_others
from bot.judge.put_in import SIZE, Place, around_place, place_at_fault, ways_to_put
from bot.scenario.words.nearest_example import STOCK
from bot.scenario.words.numbers_asked import (
    ALSO_MISSING,
    CARD_OR_DAMAGE,
    HOW_BIG,
    HOW_BIG_FIRST,
    HOW_BIG_TOKEN,
    HOW_MUCH_DAMAGE,
    NEEDS_X,
    ONE_NUMBER,
    SHIELD_PREVENTS,
    SOME_MISSING,
    SPELL_OR_DAMAGE,
    WHOSE_SHIELD,
)
from bot.worded import apart, is_said, within, worded


@dataclass(frozen=True, slots=True)
class Filled:
    """The text with one thing put in; *made_up*: with what nobody has told."""

    offer: Offer
    made_up: bool


def filled(error: QuestionError, text: str) -> Iterator[list[Filled]]:
    """For each suggestion of *error* the ways to put it into *text*, the best first.

    What is only an example about the same thing has no way.
    """
    place = _place(error, text)
    if place is None or error.problem is Problem.SYNTAX:
        return
    asked = error.message
    missing = is_said(asked, *_AT_THE_END)
    if is_said(asked, SOME_MISSING) and len(error.suggestions) > 1:
        together = " ".join(map(str, error.suggestions))
        yield [
            Filled(Offer(made, ""), made_up=True)
            for made, old in ways_to_put(place, together)
            if not old
        ]
        return
    if _lacks_one_number(asked):
        some = _sized(place_at_fault(error, text) or place, error.suggestions)
        yield [Filled(Offer(it, ""), True) for it in some]
    of_x = next((it for it in within(asked) if it.template == NEEDS_X), None)
    if of_x is not None:
        card = str(of_x.fields["card"])
        yield [Filled(it, made_up=True) for it in _with_x(place, card)]
    elif is_said(asked, SHIELD_PREVENTS, WHOSE_SHIELD):
        yield [Filled(it, made_up=True) for it in _of_so_much(place)]
    elif is_said(asked, HOW_MUCH_DAMAGE, SPELL_OR_DAMAGE, CARD_OR_DAMAGE):
        yield [Filled(it, made_up=True) for it in _for_so_much(place)]
    named = {it[1] for it in map(_BLANK.fullmatch, map(str, error.suggestions)) if it}
    for said in error.suggestions:
        sized_so = _AS_SIZED.fullmatch(str(said))
        if sized_so and sized_so[1] in named and _has_its_own(place, sized_so[1]):
            yield []  # what is cast has no size; what fights is shown with one
            continue
        # A creature is no planeswalker of somebody else's besides.
        another = error.problem is Problem.UNKNOWN and str(said).endswith(".")
        if said in STOCK or another:
            yield []
            continue
        if blank := _BLANK.fullmatch(str(said)):
            yield [Filled(Offer(it, ""), True) for it in _worded(place, blank[1])]
            continue
        sized = error.problem is Problem.UNKNOWN and bool(SIZE.search(str(said)))
        made_up = missing or sized or error.problem is Problem.ILLEGAL
        made_up = made_up or made_up_in(str(said), text)
        ways = [
            Filled(Offer(made, _named(words, old)), made_up)
            for words in str(said).split(" / ")
            for made, old in ways_to_put(place, _as_typed(words.strip()))
            if made != text
        ]
        yield ways if not (made_up and of_others(str(said), text)) else []


def _as_typed(words: str) -> str:
    """ "Your opponent casts it": as the asker says so."""
    words = re.sub("^(Y|y)our ", lambda it: f"{'M' if it[1] == 'Y' else 'm'}y ", words)
    return re.sub("^You ", "I ", words)


_AS_SIZED = re.compile(r"(.+), a 3/3")


def _has_its_own(place: Place, name: str) -> bool:
    """Whether what is told of *name* says that it is a spell, or that it fights."""
    here = place.text.lower().find(name.lower(), place.first)
    before = place.text[: max(here, 0)]
    return bool(_CAST.search(before) or _OWNED.search(before))


# The wording of a card that is known nowhere.
_BLANK = re.compile(r'(.+): "…its text…"')
_CAST = re.compile(
    r"\b(?:casts?|activates?|responds? with|plays?|uses?|flashe?s?|targets?|resolves?) "
    r"(?:in )?(?:an?|the|his|her|my|their)? ?$",
    re.IGNORECASE,
)


_AIMED = re.compile(r"[\"”]? (?:on|onto|at|targeting|targets|hits|resolves)\b")


# What is somebody's, or fights, has a size.
_OWNED = re.compile(
    r"\b(?:my|his|her|their|\w+'s) $|"
    r"\b(?:attack|block|swing)\w*(?: \w+)? with (?:an? |the )?$",
    re.IGNORECASE,
)


def _worded(place: Place, name: str) -> Iterator[str]:
    """The text with a wording behind *name*, such as what is told of it may have."""
    here = place.text.lower().find(name.lower(), place.first)
    if here < 0:
        return
    end = here + len(name)
    said = re.sub(r"(?<![\w'’])(?!(?:of|the|in|to|and)\b)\w", _upper, name)
    aimed = _AIMED.match(place.text, end)
    used = aimed or _CAST.search(place.text[:here])
    sizes = {"riftbound": "3 Might", "ga": "2 power, 3 life"}
    game = _game(place.text)
    sized = f"{said} ({sizes.get(game, '3/3')})"
    owned = not used and _OWNED.search(place.text[:here]) is not None
    if owned:
        yield place.changed(here, end, sized)
    for tried in (CAST_FOR, SHIELDS_FOR) if used else (LIES_FOR,):
        words = tried.get(game) or tried[""]
        yield place.changed(here, end, f'{said} "{words}"')
    if not owned and not aimed:  # what is aimed at something is no creature
        yield place.changed(here, end, sized)


def _game(text: str) -> str:
    """The game that the text says it is of."""
    led = re.match(r"\s*(?:(ga|grand archive)|(rb|riftbound))\b[^:]*:", text, re.I)
    return "" if led is None else "ga" if led[1] else "riftbound"


def _upper(found: re.Match[str]) -> str:
    return found[0].upper()


# What asks for a number that is told nowhere: it may stand behind all that is told.
_AT_THE_END = (SOME_MISSING, HOW_BIG, HOW_BIG_FIRST, HOW_BIG_TOKEN, NEEDS_X)


def _lacks_one_number(asked: str) -> bool:
    """Whether one number of one thing is all that is missing there."""
    for it in within(asked):
        if it.template in {SOME_MISSING, ALSO_MISSING}:
            parts = [*apart(it.fields["what"])]
            return len(parts) == 1 and is_said(parts[0], *ONE_NUMBER)
    return False


def _with_x(place: Place, card: str) -> Iterator[Offer]:
    """The text with a number for X behind the card that has one, or its clause."""
    here = place.text.lower().find(card.lower(), place.first, place.last)
    if here >= 0:
        end = here + len(card)
        yield Offer(place.changed(end, end, " with X=3"), "")
    yield from _for_so_much(place)


_DAMAGE = re.compile(r"\b(?:deals?|dealt|takes?|took)(?= damage\b)", re.IGNORECASE)
_SHIELD = re.compile(
    r"\b(a|an|my|his|her|their|the) (?:prevention )?(?:shield|barrier)\b", re.IGNORECASE
)


def _of_so_much(place: Place) -> Iterator[Offer]:
    """The shield that is told of with a number."""
    for it in _SHIELD.finditer(place.text, place.first, place.last):
        word = it[1][:1] if it[1].lower() == "an" else it[1]
        words = f"{word} prevent-3 shield"
        yield Offer(place.changed(*it.span(), words), "")


def _for_so_much(place: Place) -> Iterator[Offer]:
    for it in _DAMAGE.finditer(place.text, place.first, place.last):
        yield Offer(place.changed(it.end(), it.end(), " 3"), "")
    for end in dict.fromkeys((place.stop, place.last)):
        yield Offer(place.changed(end, end, " for 3"), "")


def _named(words: str, old: str) -> str:
    words = words.strip("… .")
    if old:
        return worded("“{new}” for “{old}”", new=words, old=old)
    return worded("with “{option}”", option=words)


def _place(error: QuestionError, text: str) -> Place | None:
    told = all(str(it).endswith(".") for it in error.suggestions)
    if (error.line == 0 or told) and is_said(error.message, *_AT_THE_END):
        end = len(text.rstrip(" \n.?!"))  # in front of what is asked
        return around_place(text, end, end)
    return place_at_fault(error, text)


def _sized(place: Place, suggestions: Sequence[str]) -> Iterator[str]:
    """ "A 3 power ally": what is at fault with a size, as the games say it."""
    said = place.text[place.start : place.stop]
    led = _LED.match(said)
    if led is None or re.search(r"\d", said) or _ASKS.match(said):
        return
    begins = re.sub(r"^([Aa])n ", r"\1 ", led[0])
    found = _SIZE_SAID.search(" ".join(suggestions))
    words = f"{begins}{found[0] if found else '3/3'} {said[led.end() :]}"
    yield place.changed(place.start, place.stop, words)


_SIZE_SAID = re.compile(r"\d+ (?:power|Might|life)")
_ASKS = re.compile(r"(?:what|who|where|how)'s\b", re.I)
_LED = re.compile(r"(?:(?:an?|the|my|his|her|their|opponent's|[A-Z]\w+'s) )+", re.I)
