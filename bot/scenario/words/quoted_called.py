"""What a card is called whose wording stands behind in quotation marks."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import (
    ARTICLES,
    DESCRIBING,
    Described,
    Description,
    both,
    description,
    says_a_kind,
)
from bot.scenario.words.quoted_around import (
    without_counters,
    without_either,
    without_place,
    without_state,
    without_x,
)
from bot.scenario.words.quoted_behind import (
    closes,
    described_after,
)
from bot.scenario.words.quoted_leading import (
    described_with,
)
from bot.scenario.words.quoted_loyalty import loyalty_after, without_loyalty
from bot.scenario.words.quoted_words import begins, called, name_before
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.typed_names import sized_before, types_before

CASTING = frozenset(
    "casts cast casting plays play played responds respond responded resolves "
    "resolved resolving flashes fires".split()
)


def said_there(tokens: Sequence[Token], first: int, last: int) -> tuple[str, ...]:
    """The texts of the tokens from *first* to before *last*."""
    return tuple(it.text for it in tokens[first:last])


def name_told(
    tokens: Sequence[Token], quote: int, at: int, end: int
) -> Described | None:
    """NAME "…", NAME, a 3/3 Beast: "…", a 3/3 Beast named NAME with "…"."""
    led = at
    at = without_either(tokens, at)
    at, loyalty = without_loyalty(tokens, at)
    if loyalty is None:
        at = without_counters(tokens, at)
    else:
        led = at
    last = at
    placed = range(0)
    stated = False
    what = Description()
    if loyalty is not None:
        what = _walker(loyalty)
    first = name_before(tokens, last, str(tokens[quote].value))
    if first is None or _only_described(tokens, first, last):
        behind = described_with(tokens, at)
        if behind is None:
            return in_brackets(tokens, quote, at, end)
        start, what = behind
        if loyalty is not None:
            what = replace(what, loyalty=loyalty)
        start, stated = without_state(tokens, start)
        apposed = _apposed(tokens, start)
        if tokens[at - 1].text == ")" and tokens[start - 1].text != "(":
            return in_brackets(tokens, quote, at, end)
        if apposed is None:
            return None
        last = without_counters(tokens, without_place(tokens, apposed))
        last = without_x(tokens, last)
        placed = range(last, apposed)
        if tokens[last].text == "(" and tokens[end : end + 1]:
            end += tokens[end].text == ")"
        first = name_before(tokens, last, str(tokens[quote].value))
        if first is None:
            return None
    if last < at and tokens[last].text == "," and closes(tokens, end):
        end += 1
    gone = {*range(last, at), *range(led, end)} - {*placed}
    counted = at < led and not begins(tokens, at)
    between = [it.text for it in tokens[last:at]]
    said = "is" in between or between[-1:] in _TOLD_BESIDE
    if said and (counted or stated or not begins(tokens, first)):
        gone = set(range(led, end))
    before = first
    if called(tokens, first):
        before = first - 1
        found = description(tokens, before)
        if found is not None:
            gone |= set(range(found[0], first))
            before = found[0]
            what = both(what, found[1])
        else:
            return None
    elif first and sized_before(tokens, first):
        found = description(tokens, first)
        if found is None or says_a_kind(tokens, first, last):
            return None  # "my 2/2 Knight" is described, not named
        # "One creature, a 3/3 Odd Ogre": no creature besides.
        alone = [it.text for it in tokens[found[0] - 3 : found[0]]] == _ALONE
        gone |= set(range(found[0] - 3 * alone, first))
        what = both(what, found[1])
    elif (typed := types_before(tokens, first))[0] < first:
        before = typed[0]
        gone |= set(range(before, first))
        what = both(what, Description(typed[1]))
    if what.size is not None:
        pass
    elif (walker := loyalty_after(tokens, end)) is not None:
        gone |= set(range(end, walker[0]))
        what = both(what, _walker(walker[1]))
    elif (behind := described_after(tokens, end)) is not None:
        stop = behind[0]
        joins = [it.text for it in tokens[stop : stop + 2]]
        stop += joins[:1] == [","] and joins[-1] in _PLACING
        gone |= set(range(end, stop))
        what = both(what, behind[1])
    words = said_there(tokens, first, last)
    cast = (before > 0 and is_cast(tokens, before)) or _cast_behind(tokens, end)
    return Described(quote, words, first, last, frozenset(gone), what, cast)


# These are of what is done with the card, and stay beside it.
_TOLD_BESIDE = (["out"], ["going"], ["turn"], ["earlier"])
_ALONE = ["one", "creature", ","]
_PLACING = frozenset("in on attached under during enchanted equipped".split())


def _walker(loyalty: int) -> Description:
    return Description(frozenset({"planeswalker"}), loyalty=loyalty)


def _only_described(tokens: Sequence[Token], first: int, last: int) -> bool:
    """ "Kithkin Cleric" behind "a 3/4": no name but a kind."""
    if not says_a_kind(tokens, first, last):
        return False
    before = tokens[first - 1] if first else None
    return before is not None and (
        before.kind is Kind.SIZE or before.text in ARTICLES | DESCRIBING
    )


def _apposed(tokens: Sequence[Token], start: int) -> int | None:
    """The end of the name before ", a 3/3", "(a 3/3" or ", which is a 3/3"."""
    if start > 2 and tokens[start - 1].text == "is":
        if tokens[start - 2].text in {"which", "that"}:
            return start - 2 - (tokens[start - 3].text == ",")
    if start and tokens[start - 1].text in {",", "(", "-", "is"}:
        return start - 1
    if start and tokens[start - 1].text == ":":
        # NAME in her graveyard: a 1/2 creature with "…"
        return start - 1
    return start if start and tokens[start].kind is Kind.SIZE else None


def _cast_behind(tokens: Sequence[Token], end: int) -> bool:
    """NAME "…" is cast by Alice; NAME "…" resolves."""
    behind = [it.text for it in tokens[end : end + 2]]
    cast = behind[:1] in (["is"], ["was"]) and behind[1:] == ["cast"]
    return cast or behind[:1] in (["resolves"], ["resolved"])


def is_cast(tokens: Sequence[Token], at: int) -> bool:
    """Whether what begins at *at* is cast, played or responded with."""
    here = at
    while here and tokens[here - 1].text in ARTICLES | {"with", "second", "my", "his"}:
        here -= 1
    return here > 0 and tokens[here - 1].text in CASTING


# Brackets behind a name that say more than its size: NAME (2/2, damaged): "…".
_LASTING = frozenset({"artifact", "enchantment", "land"})
_MOST = 24  # words within one bracket


def in_brackets(
    tokens: Sequence[Token], quote: int, at: int, end: int
) -> Described | None:
    """NAME (2/2 with bushido 1 and a +1/+1 counter): "…".

    The size makes it a creature; the bracket stays for the clause to read all of.
    """
    # "NAME (2/1, bushido 2: “…”)": the wording stands within.
    within = tokens[at - 1].text != ")" and [it.text for it in tokens[end : end + 1]]
    if at < 2 or (tokens[at - 1].text != ")" and within != [")"]):
        return None
    opening = at - 2
    while opening and tokens[opening].text != "(":
        if at - opening > _MOST or tokens[opening].text in ENDS | {")"}:
            return None
        opening -= 1
    sizes = [it for it in range(opening, at) if tokens[it].kind is Kind.SIZE]
    last = opening
    first = name_before(tokens, last, str(tokens[quote].value))
    kinds = frozenset(it.text for it in tokens[opening:at]) & _LASTING
    if first is None or tokens[first - 1].kind is Kind.SIZE:
        return None
    if len(sizes) != 1 and (sizes or not kinds):
        return None
    found = description(tokens, sizes[0] + 1) if sizes else None
    what = found[1] if found is not None else Description(kinds)
    words = tuple(it.text for it in tokens[first:last])
    return Described(quote, words, first, last, frozenset(range(at, end)), what, False)
