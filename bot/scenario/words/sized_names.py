"""Creatures of which only the name and the size are told: "Craw Wurm, a 6/4"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import (
    ARTICLES,
    DESCRIBING,
    Described,
    Description,
    description,
    keyword_of,
    singular,
)
from bot.scenario.words.kinds import AGENTS, COLORS, KEYWORDS, NUMBERED
from bot.scenario.words.not_names import names_nothing
from bot.scenario.words.quoted_words import LINKING, begins, called, name_before, names
from bot.scenario.words.tokens import BULLET, Kind, Token
from bot.scenario.words.typed_names import types_before


def sized(tokens: Sequence[Token], at: int) -> Described | None:
    """The card of no wording whose size stands at *at*: "Craw Wurm, a 6/4"."""
    end = at + 1
    while end < len(tokens) and (
        singular(tokens[end].text) in DESCRIBING
        or keyword_of(tokens[end].text)
        or tuple(it.text for it in tokens[end : end + 2]) in KEYWORDS
        or tuple(it.text for it in tokens[end - 1 : end + 1]) in KEYWORDS
    ):
        end += 1
    found = description(tokens, end)
    if found is None:
        return None
    start, what = found
    bracketed = start > 0 and tokens[start - 1].text == "("
    last, keywords = _keywords_behind(tokens, end, listed=bracketed)
    if keywords:
        end, what = last, replace(what, keywords=(*what.keywords, *keywords))
    return _sized_behind(tokens, at, start, end, what) or _sized_before(
        tokens, at, start, end, what
    )


def loyal(tokens: Sequence[Token], at: int) -> Described | None:
    """The planeswalker of two names whose loyalty stands at *at*: "(loyalty 4)"."""
    first, last = at - 1, at + 2
    if at and tokens[at - 1].kind is Kind.NUMBER:
        first, last = at - 2, at + 1
        last += last < len(tokens) and tokens[last].text in {"counter", "counters"}
    if first < 1 or tokens[first].text not in {"(", "with", "has", "at", "on"}:
        return None
    # "Odd Walker is at 3 loyalty": that is told, and stays.
    said = tokens[first].text in {"at", "on"} and tokens[first - 1].text == "is"
    first -= said
    if tokens[first].text == "(" and [it.text for it in tokens[last : last + 1]] != [
        ")"
    ]:
        return None
    end = first - (tokens[first].text != "(" and tokens[first - 1].text == ",")
    begin = name_before(tokens, end)
    if begin is None:
        return None
    told = tokens[first].text == "("  # "Garruk (loyalty 5)"
    if not told and not {",", "of"} & {it.text for it in tokens[begin:end]}:
        return None
    what = Description(frozenset({"planeswalker"}))
    gone = frozenset(range(end, first))
    return _of_no_wording(tokens, at, begin, end, gone, what)


def only_a_kind(tokens: Sequence[Token], at: int) -> bool:
    """ "Odd Mox, an artifact.": a permanent of which no more is told."""
    if tokens[at].text not in {"artifact", "enchantment", "land"} or at < 3:
        return False
    after = tokens[at + 1].text if at + 1 < len(tokens) else "."
    led = tokens[at - 2].text == "," and tokens[at - 1].text in ARTICLES
    return led and names(tokens, at - 3) and after in _CLOSING


def _keywords_behind(
    tokens: Sequence[Token], at: int, *, listed: bool
) -> tuple[int, tuple[str, ...]]:
    """Where "with flying and double strike" ends before a mark, and what it says.

    So it is with "first striker", which is two words, and where *listed* with
    "(4/3, flying, first strike)".
    """
    found: list[str] = []
    agent = AGENTS.get(tuple(it.text for it in tokens[at : at + 2]))
    at += 2 * (agent is not None)
    here = at
    while here < len(tokens) and tokens[here].text in {"with", ",", "and"}:
        if (tokens[here].text == "with") is bool(found) and not listed:
            break
        joined = [it.text for it in tokens[here : here + 2]] == [",", "and"]
        here += 1 + joined
        words = [it.text for it in tokens[here : here + 2]]
        size = next((n for n in (2, 1) if tuple(words[:n]) in KEYWORDS), 0)
        if size:
            found.append(KEYWORDS[tuple(words[:size])])
        elif words and words[0] in NUMBERED and words[-1].isdecimal():
            found.append(" ".join(words))
            size = 2
        elif (against := _protection(tokens, here)) and found:
            found.append(against)
            size = 3
        else:
            here -= 1 + joined
            break
        here += size
    closed = here >= len(tokens) or tokens[here].text in _CLOSING
    # "…, toxic 2, and “…”": the list goes on, and is left to who reads all of it.
    behind = [it.kind for it in tokens[here + 1 : here + 3]]
    if not (found and closed) or behind[-1:] == [Kind.QUOTE]:
        here, found = at, []
    return here, (agent, *found) if agent is not None else tuple(found)


def _protection(tokens: Sequence[Token], at: int) -> str:
    """ "Protection from black" at *at*, or ""."""
    words = [it.text for it in tokens[at : at + 3]]
    told = words[:2] == ["protection", "from"] and words[2:] and words[2] in COLORS
    return " ".join(words) if told else ""


def _sized_behind(
    tokens: Sequence[Token], at: int, start: int, end: int, what: Description
) -> Described | None:
    """NAME, a 6/4; NAME (a 6/4 creature); NAME is a 6/4 creature."""
    before = tokens[start - 1].text if start else ""
    last = start - 1
    if before not in {",", "(", "is"}:
        return None
    if before == "(":
        if end >= len(tokens) or tokens[end].text != ")":
            return None
        end += 1
    elif before == ",":
        if tokens[start].text not in ARTICLES | {"each", "both"}:
            return None
        if end < len(tokens) - 1 and tokens[end].text == ",":
            # "Rex, a 4/4, Max, a 3/3, and Fido, a 2/2": the list needs it.
            end += not names(tokens, end + 1)
    elif not (what.kinds or what.subtypes or what.keywords or _linked(tokens, last)):
        return None
    if before == "is" and end < len(tokens) and tokens[end].text not in _AFTER:
        return None
    gone = frozenset() if before == "is" else frozenset(range(last, end))
    first = name_before(tokens, last)
    if first is None or _known_kind(tokens, first, last):
        return None
    if first and (tokens[first - 1].kind is Kind.SIZE or called(tokens, first)):
        return None
    gone |= frozenset(range(types_before(tokens, first)[0], first))
    return _of_no_wording(tokens, at, first, last, gone, what)


def _linked(tokens: Sequence[Token], last: int) -> bool:
    """ "Keeper of the Ash is a 2/3": no list of things, and no kind of creature.

    Nor is the Bear of "Well the Bear is a 2/2" called so.
    """
    first = name_before(tokens, last)
    said = {it.text for it in tokens[first:last]} if first is not None else set()
    opens = first is not None and begins(tokens, first)
    if opens and names_nothing(tokens[first or 0].text):
        return False
    return bool(said & LINKING - {"and", "with", "on"})


def _sized_before(
    tokens: Sequence[Token], at: int, start: int, end: int, what: Description
) -> Described | None:
    """A 6/6 creature NAME, a 6/6 called NAME: two words and more."""
    first = end
    if first < len(tokens) and tokens[first].text in {"named", "called"}:
        first += 1
    elif not what.kinds & {"creature", "planeswalker"}:
        return None
    last = first
    while last < len(tokens) and (
        names(tokens, last)
        or (last > first and tokens[last].text in LINKING and _more(tokens, last))
    ):
        last += 1
    shortest = 1 if what.kinds == {"planeswalker"} else 2
    if shortest == 1:
        last = _with_its_title(tokens, last)
    if last < first + shortest:
        return None
    keep = start + (tokens[start].kind is not Kind.SIZE)
    gone = frozenset(range(keep if tokens[start].text == "another" else start, first))
    return _of_no_wording(tokens, at, first, last, gone, what)


def _with_its_title(tokens: Sequence[Token], last: int) -> int:
    """Where "Kiora, the Crashing Wave" ends, of which the name ends at *last*."""
    if last + 1 >= len(tokens) or tokens[last].text != ",":
        return last
    end = last + 1 + (tokens[last + 1].text == "the")
    begin = end
    while end < len(tokens) and (
        names(tokens, end)
        or (end > begin and tokens[end].text in LINKING and _more(tokens, end))
    ):
        end += 1
    titled = {"the", "of", "to"} & {it.text for it in tokens[last:end]}
    behind = tokens[end].text if end < len(tokens) else ""
    loyal_behind = behind in {"with", "(", "at"} and "loyalty" in {
        it.text for it in tokens[end : end + 4]
    }
    return end if end > begin and (titled or loyal_behind) else last


def _more(tokens: Sequence[Token], at: int) -> bool:
    while at < len(tokens) and tokens[at].text in LINKING - {"with", "and", "on"}:
        at += 1
    return at < len(tokens) and names(tokens, at)


def _known_kind(tokens: Sequence[Token], first: int, last: int) -> bool:
    """My Wall, a Bear: a kind of creature is no name of a card."""
    return last == first + 1 and tokens[first].text in DESCRIBING


def _of_no_wording(
    tokens: Sequence[Token],
    at: int,
    first: int,
    last: int,
    gone: frozenset[int],
    what: Description,
) -> Described:
    words = tuple(it.text for it in tokens[first:last])
    return Described(at, words, first, last, gone, what, False)


_CLOSING = frozenset({",", ")", ".", ";", "!", "?", "\n", BULLET})
_AFTER = frozenset({".", ",", ";", "!", "\n", BULLET, ")", "and", "with"})
