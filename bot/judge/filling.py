"""What a refusal says to type, put into the text that was refused."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.errors import Offer, Problem, QuestionError
from bot.judge.examples_kept import CAST_FOR, LIES_FOR, SHIELDS_FOR
from bot.scenario.words.marked import quotations, with_aim
from bot.scenario.words.nearest_example import STOCK
from bot.worded import capital, worded


@dataclass(frozen=True, slots=True)
class Filled:
    """The text with one thing put in; *made_up*: with what nobody has told."""

    offer: Offer
    made_up: bool


@dataclass(frozen=True, slots=True)
class _Place:
    """From where to where the text is at fault, and the sentence around it."""

    text: str
    start: int
    stop: int
    first: int
    last: int

    def changed(self, start: int, stop: int, words: str) -> str:
        text = self.text[:start] + words + self.text[stop:]
        return re.sub(r" {2,}", " ", text).strip()


def filled(error: QuestionError, text: str) -> Iterator[list[Filled]]:
    """For each suggestion of *error* the ways to put it into *text*, the best first.

    What is only an example about the same thing has no way.
    """
    place = _place(error, text)
    if place is None or error.problem is Problem.SYNTAX:
        return
    missing = bool(_ASKED_FOR.match(str(error.message)))
    listed = str(error.message).startswith("Some things are missing")
    if listed and len(error.suggestions) > 1:
        together = " ".join(map(str, error.suggestions))
        yield [
            Filled(Offer(made, ""), made_up=True)
            for made, old in _ways(place, together)
            if not old
        ]
        return
    if _MISSING.search(str(error.message)):
        some = _sized(_at_fault(error, text) or place, error.suggestions)
        yield [Filled(Offer(it, ""), True) for it in some]
    if (of_x := _OF_X.search(str(error.message))) is not None:
        yield [Filled(it, made_up=True) for it in _with_x(place, of_x[1])]
    elif _OF_SHIELD.search(str(error.message)):
        yield [Filled(it, made_up=True) for it in _of_so_much(place)]
    elif _HOW_MUCH.search(str(error.message)):
        yield [Filled(it, made_up=True) for it in _for_so_much(place)]
    named = {it[1] for it in map(_BLANK.fullmatch, map(str, error.suggestions)) if it}
    for said in error.suggestions:
        sized_so = _AS_SIZED.fullmatch(str(said))
        if sized_so and sized_so[1] in named and _has_its_own(place, sized_so[1]):
            yield []  # what is cast has no size; what fights is shown with one
            continue
        # A creature is no planeswalker of somebody else's besides.
        apart = error.problem is Problem.UNKNOWN and str(said).endswith(".")
        if said in STOCK or apart:
            yield []
            continue
        if blank := _BLANK.fullmatch(str(said)):
            yield [Filled(Offer(it, ""), True) for it in _worded(place, blank[1])]
            continue
        sized = error.problem is Problem.UNKNOWN and bool(_SIZE.search(str(said)))
        made_up = missing or sized or error.problem is Problem.ILLEGAL
        made_up = made_up or _made_up(str(said), text)
        ways = [
            Filled(Offer(made, _named(words, old)), made_up)
            for words in str(said).split(" / ")
            for made, old in _ways(place, _as_typed(words.strip()))
            if made != text
        ]
        yield ways if not (made_up and _of_others(str(said), text)) else []


def _as_typed(words: str) -> str:
    """ "Your opponent casts it": as the asker says so."""
    words = re.sub("^(Y|y)our ", lambda it: f"{'M' if it[1] == 'Y' else 'm'}y ", words)
    return re.sub("^You ", "I ", words)


_AS_SIZED = re.compile(r"(.+), a 3/3")


def _has_its_own(place: _Place, name: str) -> bool:
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


def _worded(place: _Place, name: str) -> Iterator[str]:
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


# What asks for a number that is told nowhere.
_ASKED_FOR = re.compile(r"Some things are missing: |How big is |.* needs a value for X")
_HOW_MUCH = re.compile(r"[Hh]ow much damage (?:is it|does it deal)\?")
_OF_X = re.compile(r"(?:^|[.?!] )([^.?!]+) needs a value for X")


def _with_x(place: _Place, card: str) -> Iterator[Offer]:
    """The text with a number for X behind the card that has one, or its clause."""
    here = place.text.lower().find(card.lower(), place.first, place.last)
    if here >= 0:
        end = here + len(card)
        yield Offer(place.changed(end, end, " with X=3"), "")
    yield from _for_so_much(place)


_DAMAGE = re.compile(r"\b(?:deals?|dealt|takes?|took)(?= damage\b)", re.IGNORECASE)
_OF_SHIELD = re.compile(r"How much does the shield prevent")
_SHIELD = re.compile(
    r"\b(a|an|my|his|her|their|the) (?:prevention )?(?:shield|barrier)\b", re.IGNORECASE
)


def _of_so_much(place: _Place) -> Iterator[Offer]:
    """The shield that is told of with a number."""
    for it in _SHIELD.finditer(place.text, place.first, place.last):
        word = it[1][:1] if it[1].lower() == "an" else it[1]
        words = f"{word} prevent-3 shield"
        yield Offer(place.changed(*it.span(), words), "")


def _for_so_much(place: _Place) -> Iterator[Offer]:
    for it in _DAMAGE.finditer(place.text, place.first, place.last):
        yield Offer(place.changed(it.end(), it.end(), " 3"), "")
    for end in dict.fromkeys((place.stop, place.last)):
        yield Offer(place.changed(end, end, " for 3"), "")


def _named(words: str, old: str) -> str:
    words = words.strip("… .")
    if old:
        return worded("“{new}” for “{old}”", new=words, old=old)
    return worded("with “{option}”", option=words)


def _place(error: QuestionError, text: str) -> _Place | None:
    told = all(str(it).endswith(".") for it in error.suggestions)
    if (error.line == 0 or told) and _ASKED_FOR.search(str(error.message)):
        end = len(text.rstrip(" \n.?!"))  # in front of what is asked
        return _around(text, end, end)
    return _at_fault(error, text)


def _at_fault(error: QuestionError, text: str) -> _Place | None:
    lines = text.splitlines(keepends=True)
    if not 0 < error.line <= len(lines) or error.text != text:
        return None
    start = sum(map(len, lines[: error.line - 1])) + error.column - 1
    return _around(text, start, min(start + error.length, len(text)))


def _around(text: str, start: int, stop: int) -> _Place:
    inside = quotations(text)
    ends = [
        it.start()
        for it in _ENDS.finditer(text)
        if not any(begin <= it.start() < end for begin, end in inside)
    ]
    first = max((it + 1 for it in ends if it < start), default=0)
    first += len(text[first:]) - len(text[first:].lstrip())
    if game := _GAME.match(text[first:]):
        first += game.end()
    last = min((it for it in ends if it >= stop), default=len(text.rstrip()))
    return _Place(text, start, stop, first, max(last, stop))


_ENDS = re.compile(r"[.?!;](?=\s|$)|\n")
_GAME = re.compile(r"[A-Za-z. 0-9]+: ")


# What is missing there is a size.
_MISSING = re.compile(r": the (?:power|Might|life|toughness) of [^;]*$")


# --- the ways -----------------------------------------------------------------


def _ways(place: _Place, words: str) -> Iterator[tuple[str, str]]:
    """*words* put in, and what they stand for, if they stand for anything."""
    text = place.text
    core = words.strip("… ")
    if core.isdecimal():
        said = text[place.start : place.stop]
        numbers = [*re.finditer(r"(?<![\w/])\d+(?![\w/])", said)]
        for it in numbers if len(numbers) == 1 else ():
            made = said[: it.start()] + core + said[it.end() :]
            yield place.changed(place.start, place.stop, made), it[0]
        return
    within = words.startswith("…") and words.endswith(", …")
    if not re.search("[A-Za-z]", core) or "…" in core or within:
        return
    if words.startswith("…"):
        asked = text[place.last : place.last + 1] == "?"
        ends = dict.fromkeys((place.stop, place.last))
        for at in (it for it in ends if it < place.last or not asked):
            yield place.changed(at, at, f" {core}"), ""
        doer = _DOER.match(text, place.start, place.stop)
        yield from _instead(place, f"{doer[0]}{core}" if doer else core)
    elif words.endswith("…"):
        yield from _instead(place, core)
        rest = text[place.first :]
        lowered = rest if rest.startswith("I ") else rest[:1].lower() + rest[1:]
        comma = "" if core.endswith(",") else ","
        whole = f"{core}{comma} {lowered}"
        yield place.changed(place.first, len(text), whole), ""
    elif core.endswith((".", "?")):
        core = capital(core)
        if (cast := _CAST_ON.fullmatch(core)) is not None:
            end = text.find(cast[1], place.first) + len(cast[1])
            if made := with_aim(text, end, cast[2]):
                yield made, ""
                return
        old = text[place.first : place.last]
        if set(_WORD.findall(old.lower())) < set(_WORD.findall(core.lower())):
            yield place.changed(place.first, place.last + 1, core), old
        at = _before_pronoun(place, core)
        yield place.changed(at, at, f"{core} "), ""
        mark = "" if text.rstrip()[-1:] in {".", "?", "!"} else "."
        yield f"{text.rstrip()}{mark} {core}", ""
    else:
        yield from _instead(place, core)
        yield from _more_of_it(place, core)


def _before_pronoun(place: _Place, core: str) -> int:
    """Where *core* is put so that what it is of is not "it" by that.

    "How much does it take?" is of what was told right before.
    """
    at, subject = place.first, _SUBJECT.match(core)
    before = _ENDS.split(place.text[:at].rstrip(" .!?;"))[-1].strip()
    pronoun = _PRONOUN.search(place.text, at, place.last)
    if subject is None or not pronoun or subject[0] in capital(before):
        return at
    led = _GAME.match(f"{before} ")  # the game stays in front of all
    return min(at, place.text.rfind(before, 0, at) + (led.end() if led else 0))


_SUBJECT = re.compile(r"(?!The ).+?(?= (?:has|is|are|have)\b)")
_PRONOUN = re.compile(r"\b(?:it|its|they|them|that|this|these|those)\b", re.I)
_DOER = re.compile(r"(?:he|she|they|we|i|my opponent) ", re.IGNORECASE)
_CAST_ON = re.compile(r"(?:I cast|.+? (?:casts|uses)|I use) (.+) (on my .+)\.")


def _instead(place: _Place, words: str) -> Iterator[tuple[str, str]]:
    """*words* for what is at fault, where nothing it says is lost."""
    old = place.text[place.start : place.stop]
    lost = set(_WORD.findall(old.lower())) - set(_WORD.findall(words.lower()))
    whole = not re.search(r"\w$", old) or not re.match(r"\w", place.text[place.stop :])
    if whole and old.lower() not in _ARTICLES and not lost - _SMALL:
        # "A bunch of goblins": two of them.
        some = _SOME.search(place.text[: place.start]) if "two " in words else None
        start = some.start() if some else place.start
        yield place.changed(start, place.stop, words), place.text[start : place.stop]


_SOME = re.compile(
    r"\b(?:a bunch of|a lot of|lots of|a few|some|several|many) $", re.IGNORECASE
)


def _more_of_it(place: _Place, words: str) -> Iterator[tuple[str, str]]:
    """ "Twin Flame (first mode)" for the "Twin Flame" of that sentence."""
    parts = words.split(" ")
    size = _SIZE.search(words)
    for count in range(len(parts) - 1, 0, -1):
        old = " ".join(parts[:count]).rstrip(",")
        if old[:1].isupper() and old not in {"I", "A", "An", "The", "My"}:
            at = place.text.find(old, place.first, place.last)
            at = at if at >= 0 else place.text.find(old)
            if at >= 0:
                end = at + len(old)
                # The size that stands behind it already is not said twice.
                if size and (said := _BEHIND.match(place.text, end)):
                    end = said.end() if said[1] == size[0] else end
                yield place.changed(at, end, words), place.text[at:end]
                return


_SIZE = re.compile(r"\d+/\d+")
_BEHIND = re.compile(r"[ ,(]+(?:an? )?(\d+/\d+)\)?")


def _sized(place: _Place, suggestions: Sequence[str]) -> Iterator[str]:
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

# --- what is made up ----------------------------------------------------------

_WORD = re.compile(r"[a-z0-9][\w’'/+-]*")
_ARTICLES = frozenset({"a", "an", "the"})
_SMALL = frozenset(
    "a an the it he she they him her them its his their one ones this that these "
    "those which who i me my mine you your both all each".split()
)
_NUMBER = re.compile(r"\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b")
_CHOSEN = re.compile(r"\b(?:choosing|naming|chosen)\b", re.IGNORECASE)


def _made_up(words: str, text: str) -> bool:
    """Whether *words* tell a number, a colour or a name that nobody has told."""
    said = set(re.findall(r"\w+", text.lower()))
    numbers = set(_NUMBER.findall(words.lower())) - said
    return bool(numbers) or bool(_CHOSEN.search(words)) or _of_others(words, text)


def _of_others(words: str, text: str) -> bool:
    """Whether *words* are about somebody, or a card, that *text* does not speak of."""
    names = re.findall(r"(?<!^)(?<![.?!/] )\b[A-Z][a-z]+", words)
    names += re.findall(r"^[A-Z][a-z]+", words)
    strange = {it.lower() for it in names} - _BEGINNING
    strange -= set(re.findall(r"\w+", text.lower()))
    return bool(strange) and not _CHOSEN.search(words)


_BEGINNING = frozenset(
    "a an the my his her their your in once it i next does do is how who what they "
    "might one another aura shield".split()
)
