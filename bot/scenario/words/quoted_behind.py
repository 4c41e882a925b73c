"""What is told of a card behind its wording: NAME ("…"), a 4/7 Praetor."""

from collections.abc import Sequence

from bot.scenario.words.descriptions import (
    ARTICLES,
    DESCRIBING,
    Described,
    Description,
    description,
)
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.quoted_words import name_after, says
from bot.scenario.words.small_words import SPELLS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_spell_wording


def described_after(
    tokens: Sequence[Token], end: int
) -> tuple[int, Description] | None:
    """NAME ("…"), a 4/7 Praetor. – what is told behind the wording, and its end."""
    if end >= len(tokens):
        return None
    # "…each combat." a 3/5: the full stop within the marks stands for the comma.
    first = end + (tokens[end].text in {",", "is"})
    its = [it.text for it in tokens[end : end + 2]]
    if its in (["it", "'s"], ["it", "is"]):
        # "NAME: “…” It's a 4/3.": a sentence of nothing else.
        return _of_it(tokens, end + 2)
    if tokens[end].kind is Kind.SIZE:
        # "NAME: “…” 4/4."
        alone = end + 1 == len(tokens) or tokens[end + 1].text in ENDS
        found = description(tokens, end + 1) if alone else None
        return (end + 1, found[1]) if found and found[0] == end else None
    if first == end and tokens[end].text not in ARTICLES:
        return None
    stop = first
    while stop < len(tokens) and tokens[stop].text not in ENDS:
        stop += 1
        # ", a 0/0 with two +1/+1 counters on it": the rest is said of the name.
        led = tokens[end].text in {",", "a", "an"}
        ends = ENDS | _SAID_ON if led else ENDS | {","}
        if stop < len(tokens) and tokens[stop].text in ends:
            found = description(tokens, stop)
            what = found[1] if found else Description()
            kept = what.size or what.loyalty or what.kinds & (_LASTING | SPELLS)
            if found and kept and found[0] == first:
                return stop, found[1]
    return None


_SAID_ON = frozenset(", with enchanted equipped wearing tapped untapped".split())


def closes(tokens: Sequence[Token], end: int) -> bool:
    """Whether a comma at *end* closes what an earlier one opened."""
    if end + 1 >= len(tokens) or tokens[end].text != ",":
        return False
    after = tokens[end + 1]
    return (
        after.kind is Kind.WORD
        and not after.capital
        and after.text not in ARTICLES | {"and", "or", "two", "three", "but", "then"}
    )


def goes_on(named: Described, cast: Described) -> bool:
    """ "Hixus, Prison Warden" of a wording that says "Hixus": the whole name."""
    return named.first == cast.first and named.words[: len(cast.words)] == cast.words


def has_its_own_verb(between: Sequence[Token]) -> bool:
    """ "Shock on him, Bob sacrifices NAME (“…”)": nothing that Shock is cast on."""
    told = [it for it in between if it.text not in {"my", "his", "her", "their"}]
    return any(
        joins.text in _JOINING
        and who.text.split(" ")[0] in _PLAYERS
        and does.text not in _PLAYERS | _JOINING | {"'s"}
        for joins, who, does in zip(told, told[1:], told[2:], strict=False)
    )


_JOINING = frozenset(", ; and then but so while".split())
_PLAYERS = FIRST_NAMES | OPPONENTS | frozenset("i he she they player".split())


def cast_as_well(tokens: Sequence[Token], cast: Described, named: Described) -> bool:
    """ "Casts Shock and Odd Blast “…”": two spells; the second one says that."""
    between = [it.text for it in tokens[cast.last : named.first]]
    if between[-1:] == ["then"]:
        return True
    return between[-1:] == ["and"] and not _ON & {*between}


_ON = frozenset("on targeting at with for choosing naming to".split())


def last_of_list(
    tokens: Sequence[Token], first: int, at: int, wording: str
) -> tuple[int, int]:
    """The name from *first* on; of "Shock and Odd Blast on Bob: “…”" the second one."""
    last = name_after(tokens, first, at, wording)
    if tokens[last].text != "and" or says(wording, tokens[first:last]):
        return first, last
    start = last + 1 + (tokens[last + 1].text == "then")
    stop = name_after(tokens, start, at, wording)
    return (
        (start, stop)
        if start < stop < at and tokens[stop].text in _ON
        else (first, last)
    )


def its_text(tokens: Sequence[Token], at: int) -> int:
    """Where "Its text", "Oracle text" begins if it ends before *at*; else *at*."""
    start = at
    while start and tokens[start - 1].text in _TEXT:
        start -= 1
    return start


_TEXT = frozenset("its text wording oracle rules card ability it reads says is".split())


def kind_behind(tokens: Sequence[Token], at: int) -> tuple[int, Description]:
    """Where ", a red instant," or "(4/4)" ends behind a name, and what it says."""
    if [it.text for it in tokens[at : at + 3 : 2]] == ["(", ")"]:
        found = description(tokens, at + 2)
        return (at + 3, found[1]) if found and found[1].size else (at, Description())
    if tokens[at].text != "," or tokens[at + 1].text not in ARTICLES:
        return at, Description()
    end = at + 2
    while end < len(tokens) and tokens[end].text in DESCRIBING | {"and"}:
        end += 1
    found = description(tokens, end)
    if found is None or found[0] != at + 1 or found[1].size is not None:
        return at, Description()
    if not found[1].kinds & SPELLS:
        return at, Description()
    return end + (tokens[end].text == ","), found[1]


_LASTING = frozenset({"artifact", "enchantment", "aura", "equipment", "land"})


def _of_it(tokens: Sequence[Token], first: int) -> tuple[int, Description] | None:
    quote = next(it for it in reversed(tokens[:first]) if it.kind is Kind.QUOTE)
    if is_spell_wording(str(quote.value)):
        return None  # a spell has no size: "it" is what it is cast on
    stop = first
    while stop < len(tokens) and tokens[stop].text not in ENDS | {","}:
        stop += 1
    if stop < len(tokens) and tokens[stop].text == ",":
        return None
    found = description(tokens, stop)
    if found is None or found[0] != first or found[1].size is None:
        return None
    return stop, found[1]
