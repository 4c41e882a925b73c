"""Which words before a quotation name and describe the card whose wording it is."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import (
    ARTICLES,
    Described,
    Description,
    description,
)
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.quoted_behind import (
    cast_as_well,
    goes_on,
    has_its_own_verb,
    its_text,
    kind_behind,
    last_of_list,
)
from bot.scenario.words.quoted_called import CASTING, is_cast, name_told, said_there
from bot.scenario.words.quoted_leading import (
    connects,
    given_keyword,
    is_covered,
    stands_on_it,
)
from bot.scenario.words.quoted_words import name_before, names, says
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_spell_wording, is_wording

_ACTIVATING = frozenset("activates activate activated uses used taps tapped".split())
_HOLDING = frozenset(
    "controls control controlled has have had got and , : plus is are".split()
)


def described(tokens: Sequence[Token], quote: int) -> Described | None:
    """What the words before the quotation say; None where they are no card's."""
    if not is_wording(str(tokens[quote].value)) and not given_keyword(tokens, quote):
        return None
    if (worn := _wears(tokens, quote)) is not None:
        return worn
    at, bracket = quote, False
    seen: list[str] = []
    while True:
        step = connects(tokens, at)
        if not step:
            break
        bracket |= tokens[at - step].text == "("
        seen += [it.text for it in tokens[at - step : at]]
        at -= step
    end = quote + 1
    if bracket:
        if end >= len(tokens) or tokens[end].text != ")":
            return None
        end += 1
    if (earlier := ability_of_earlier(tokens, quote, at, end)) is not None:
        return earlier
    told = its_text(tokens, at)
    before = tokens[told - 1].text if told else ""
    if before == "." and told < at:
        return _behind(tokens, quote, told - 1, told, end)
    if before == "." and (bracket or _restates(tokens, quote, at - 1)):
        return _behind(tokens, quote, at - 1, quote - bracket, end)
    worn = _worn(tokens, quote, at, end)
    named = name_told(tokens, quote, at, end) or worn
    if worn is not None and named is not None and worn.last < named.first:
        between = {it.text for it in tokens[worn.last : named.first]}
        if "attached" in between and "and" not in between:
            named = worn  # "Odd Clamp attached to my Odd Lion (2/2): “Equipped …”"
    at_player = before in _PLAYERS or (at > 1 and before in FIRST_NAMES)
    cast = _cast_before(tokens, quote, at, end) if seen or at_player else None
    if cast is not None and named is None and stands_on_it(tokens, quote, at, cast):
        return None
    if named is not None and cast is not None and named.words != cast.words:
        if goes_on(named, cast) or has_its_own_verb(tokens[cast.last : named.first]):
            return named
        if cast_as_well(tokens, cast, named):
            named = replace(named, cast=True)
        return cast if _rather(tokens, quote, cast, named) else named
    return named or cast or _nameless(tokens, quote, at, end, seen)


def _wears(tokens: Sequence[Token], quote: int) -> Described | None:
    """A 4/4 enchanted with "…": an Aura of no name."""
    if quote < 2 or tokens[quote - 1].text not in {"with", "by"}:
        return None
    kind = {"enchanted": "aura", "equipped": "equipment"}.get(tokens[quote - 2].text)
    if kind is None or not _OF_ITS_BEARER.search(str(tokens[quote].value)):
        return None
    what = Description(frozenset({kind}))
    return Described(quote, (), quote, quote, frozenset(), what, False)


def _restates(tokens: Sequence[Token], quote: int, stop: int) -> bool:
    """Whether a sentence of nothing but a wording speaks of the card before it."""
    wording = str(tokens[quote].value)
    first = name_before(tokens, stop, wording)
    return first is not None and says(wording, tokens[first:stop])


def _behind(
    tokens: Sequence[Token], quote: int, stop: int, start: int, end: int
) -> Described | None:
    """ "Alice controls NAME. (“…”)": the wording in a sentence of its own."""
    first = name_before(tokens, stop, str(tokens[quote].value))
    if first is None or tokens[first - 1].kind is Kind.SIZE:
        return None
    words = said_there(tokens, first, stop)
    gone = frozenset(range(start, end))
    cast = is_cast(tokens, first)
    return Described(quote, words, first, stop, gone, Description(), cast)


def _rather(
    tokens: Sequence[Token], quote: int, cast: Described, named: Described
) -> bool:
    """Whether the wording is that of the spell, not of what it is cast on."""
    wording = str(tokens[quote].value)
    if says(wording, tokens[cast.first : cast.last]):
        return True
    if says(wording, tokens[named.first : named.last]):
        return False
    if cast_as_well(tokens, cast, named):
        return False
    if is_spell_wording(wording) or not cast.cast:
        return True
    if {"which", "who"} & {it.text for it in tokens[named.last : quote]}:
        return False
    size = len(named.words)
    return any(
        said_there(tokens, at, at + size) == named.words for at in range(cast.first)
    )


def _cast_before(
    tokens: Sequence[Token], quote: int, at: int, end: int
) -> Described | None:
    """Casts NAME on the Bear: "…", casts NAME with X=3: "…"."""
    verb = at
    # What stands before another wording is not what this one says.
    while verb and tokens[verb - 1].text not in ENDS | {'"'}:
        verb -= 1
        if tokens[verb].text in CASTING | _ACTIVATING:
            break
    else:
        return None
    used = tokens[verb].text in _ACTIVATING
    if used and ":" not in str(tokens[quote].value):
        return None  # an ability that is used says what it costs
    first = verb + 1
    while first < at and tokens[first].text in ARTICLES | {"with", "the", "by"}:
        first += 1
    wording = str(tokens[quote].value)
    first, last = last_of_list(tokens, first, at, wording)
    if last in (first, at):
        return None
    words, (behind, what) = (
        said_there(tokens, first, last),
        kind_behind(tokens, last),
    )
    if tokens[behind if what.size else last].text not in _AIMING:
        return None
    order = is_spell_wording(wording) or says(wording, tokens[first:last])
    if not order and has_its_own_verb(tokens[last:at]):
        return None
    gone = frozenset((*range(last, behind), *range(at, end)))
    return Described(quote, words, first, last, gone, what, not used)


def _worn(tokens: Sequence[Token], quote: int, at: int, end: int) -> Described | None:
    """NAME enchants Bob: "Enchant player. …"; NAME enters: "When NAME enters, …"."""
    if at == quote:
        return None
    wording = str(tokens[quote].value)
    worn = _OF_ITS_BEARER.search(wording)
    verb = at
    while verb and tokens[verb - 1].text not in ENDS | {'"'}:
        verb -= 1
        if tokens[verb].text in (_WEARING if worn else _DOING):
            break
    else:
        return None
    last = verb - (tokens[verb - 1].text in {"is", "are", ",", "which"})
    last -= last > 0 and tokens[last - 1].text == ","
    if tokens[last - 1].text == ")":
        while last and tokens[last].text != "(":
            last -= 1
    first = name_before(tokens, last, wording)
    if first is None or not (worn or says(wording, tokens[first:last])):
        return None
    words, gone = said_there(tokens, first, last), frozenset(range(at, end))
    cast = tokens[verb].text in _RESOLVING
    return Described(quote, words, first, last, gone, Description(), cast)


_WEARING = frozenset("enchants enchanting equips attached equipping on".split())
_RESOLVING = frozenset("resolves resolved".split())
_DOING = frozenset("enters attacks blocks dies".split()) | _RESOLVING
_OF_ITS_BEARER = re.compile(r"\b(?:enchanted|equipped|enchant|equip)\b", re.IGNORECASE)
# What is said behind them is not what they say.
_PLAYERS = frozenset({"me", "him", "her", "them", "opponent", "myself", "us"})
_AIMING = frozenset(
    "once twice on targeting at with for choosing naming , and to during before"
    " after while when".split()
)


def _nameless(
    tokens: Sequence[Token], quote: int, at: int, end: int, seen: list[str]
) -> Described | None:
    """An instant that says "…"; controls "…" and "…"."""
    found = description(tokens, at)
    start, what = found if found is not None else (at, Description())
    if what.size is not None or "creature" in what.kinds or what.subtypes:
        return None  # described creatures are things of their own
    if found is None and seen and seen not in (["with"], [","], [":"]):
        return None
    cast = is_cast(tokens, start)
    spell = bool(what.kinds & {"instant", "sorcery", "spell"})
    if not spell and not cast:
        before = tokens[start - 1].text if start else ""
        copies = before == "of" and tokens[start - 2].text in {"copies", "copy"}
        if copies:
            gone = {*range(start - 2, quote), *range(quote + 1, end)}
            return Described(quote, (), at, at, frozenset(gone), what, False)
        following = tokens[end].text if end < len(tokens) else ""
        if following == "on" or not _held(tokens, start, what, following):
            return None  # what stands on a thing is its text
    gone = {*range(start, quote), *range(quote + 1, end)}
    return Described(quote, (), at, at, frozenset(gone), what, cast)


def _held(
    tokens: Sequence[Token], start: int, what: Description, following: str
) -> bool:
    """Whether somebody controls the nameless thing, alone or in a list."""
    before = tokens[start - 1].text if start else ""
    if before in {"controls", "control", "controlled"} or is_covered(tokens, start):
        return True
    if before in {"has", "have"} and start > 1 and following in {"and", ","}:
        holder = tokens[start - 2].text
        return holder in FIRST_NAMES | OPPONENTS | {"i", "you", "he", "she"}
    return bool(what.kinds) and before in _HOLDING


# Abilities read out where they are used: "activates its ability “{T}: …”".
_USING = frozenset("uses use used activates activate activated taps tapped".split())


def ability_of_earlier(
    tokens: Sequence[Token], quote: int, at: int, end: int
) -> Described | None:
    """Activates its ability "…": of the card named before that the wording names."""
    wording = str(tokens[quote].value)
    if at > 3 and tokens[at - 1].text == "it" and tokens[at - 2].text in _USING:
        # "Alice controls NAME and uses it “{T}: …”."
        stop = at - 2
        while stop and tokens[stop - 1].text in {"and", ",", "then"}:
            stop -= 1
        joined = stop < at - 2
        if stop and tokens[stop - 1].text == ")":
            while stop and tokens[stop].text != "(":
                stop -= 1
        begin = name_before(tokens, stop) if joined else None
        if begin is None or ":" not in wording:
            return None
        words = tuple(it.text for it in tokens[begin:stop])
        gone = frozenset(range(at, end))
        return Described(quote, words, begin, stop, gone, Description(), False)
    if at < 2 or tokens[at - 1].text not in {"ability", "abilities"}:
        return None
    whose = at - 2 - (tokens[at - 2].kind is Kind.NUMBER)
    if tokens[whose].text not in {"its", "his", "her", "their", "the"}:
        return None
    for first in range(at - 3, -1, -1):
        last = first
        while names(tokens, last) and says(wording, tokens[first : last + 1]):
            last += 1
        if last == first:
            continue
        while first and names(tokens, first - 1):
            first -= 1
            if not says(wording, tokens[first:last]):
                return None
        words = tuple(it.text for it in tokens[first:last])
        gone = frozenset(range(at, end))
        return Described(quote, words, first, last, gone, Description(), False)
    return None
