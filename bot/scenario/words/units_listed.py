"""Units listed one by one, each with its size: "a 2/2, my 3/3 and a champion"."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.scenario.words.counted_shields import count_of
from bot.scenario.words.small_words import JOINS, MY_OR_HIS, SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_start
from bot.scenario.words.written import as_word, text_at

Tokens = tuple[Token, ...]

STATS = frozenset({"might", "power"})
OPPONENT = frozenset("opponent opp oppo enemy".split())
FOES = frozenset(it + end for it in OPPONENT for end in ("'s", "s", "s'"))
_ONE = frozenset("a an another one".split())
# What is no part of a unit: something is done there.
_DONE = SUBJECTS | frozenset(
    "attack attacks attacked defend defends deals deal dealt does do is are was were "
    "has have gets get got takes take retaliate retaliates intercepts intercept plays "
    "play casts cast uses use moves move stun stuns dies die who which that".split()
)


@dataclass(frozen=True, slots=True)
class Item:
    """One or *count* units: what stands *led* in front of what is *told* of them."""

    count: int
    led: Token | None
    told: Tokens
    owned: bool


def items_at(tokens: Tokens, at: int, close: str) -> tuple[Sequence[Item], int]:
    """The units listed from *at* on, at least two, and where the list ends."""
    items: list[Item] = []
    here = at
    while True:
        end = _item_end(tokens, here)
        item = _item(tokens[here:end])
        if item is None:
            return (), at
        items.append(item)
        here = end
        while text_at(tokens, here) in JOINS:
            here += 1
        if here == end or not _begins(tokens, here):
            here = end
            break
    closed = text_at(tokens, here) in ENDS | {close, ""}
    return (items, here) if closed and counted_in(items) > 1 else ((), at)


def _item_end(tokens: Tokens, at: int) -> int:
    """Where the unit ends that is told from *at* on."""
    here = at
    while here < len(tokens):
        text = tokens[here].text
        if text == "(":
            here = _closing(tokens, here)
            continue
        if text in ENDS | {")", ":"} or (
            text == "," and tokens[here].kind is Kind.MARK
        ):
            return here
        if text in {"and", "&"} and _begins(tokens, here + 1):
            return here
        here += 1
    return here


def _closing(tokens: Tokens, at: int) -> int:
    """Behind the bracket that opens at *at*, or its sentence where none closes."""
    here = at + 1
    while here < len(tokens) and tokens[here].text not in ENDS | {")"}:
        here += 1
    return here + (text_at(tokens, here) == ")")


def _begins(tokens: Tokens, at: int) -> bool:
    """Whether a unit is told from *at* on: "a 2/2", "my champion", "3 Might"."""
    return _item(tokens[at : _first_stop(tokens, at)]) is not None


def _first_stop(tokens: Tokens, at: int) -> int:
    """Where at least the first words of a unit end."""
    here = at
    while here < len(tokens) and tokens[here].text not in ENDS | JOINS | {")", "with"}:
        here += 1
    return here


def _item(told: Tokens) -> Item | None:
    """The unit told in *told*, None of what is no unit."""
    words = {it.text for it in told if it.kind is Kind.WORD}
    if not told or words & _DONE:
        return None
    longest = range(min(2, len(told)), 0, -1)
    owners = next((n for n in longest if owners_before(told, n) == n), 0)
    first = told[owners] if owners < len(told) else told[0]
    stat = text_at(told, owners + 1) in STATS
    count = 0 if first.kind is Kind.NUMBER and stat else count_of(first)
    led = count > 0 or first.text in _ONE
    rest = told[owners + led :]
    if led and text_at(rest, 0) == "of":
        rest = rest[1:]
    elif text_at(rest, 0) == "with":
        return None
    near = rest[:4]
    sized = any(it.kind is Kind.SIZE for it in near)
    sized |= any(
        it.kind is Kind.NUMBER and text_at(rest, n + 1) in STATS
        for n, it in enumerate(near)
    )
    if not sized and text_at(rest, 0) not in {"champion", "champ"}:
        return None
    if owners:
        return Item(count or 1, None, told, owned=True)
    return Item(count or 1, first if count > 1 else None, rest, owned=False)


def counted_in(items: Sequence[Item]) -> int:
    return sum(it.count for it in items)


def owners_before(tokens: Tokens, end: int) -> int:
    """Of how many words "my", "the opponent's" before *end* are."""
    if not end:
        return 0
    word = tokens[end - 1].text
    if word in MY_OR_HIS:
        return 1
    if word not in FOES and not word.endswith("'s"):
        return 0
    return 1 + (end > 1 and tokens[end - 2].text in MY_OR_HIS | {"the"})


def said_of_list(
    tokens: Tokens, at: int, said: Tokens, end: int
) -> tuple[Tokens, int] | None:
    """ "My 3/3 and my 2/2, both with a shield": each of the list before *at* has it.

    *said* of both stands up to *end*; gives where to go on, too.
    """
    if not said or said[0].text not in _WITH:
        return None
    for start in range(sentence_start(tokens, at), at):
        items, last = items_at(tokens, start, tokens[at].text)
        if not items or last != at:
            continue
        each: list[Token] = []
        here = start
        while here < at:
            stop = _item_end(tokens, here)
            one = tokens[here:stop]
            has = any(it.text == "with" for it in one)
            each += [*one, as_word(said[0], "and" if has else "with"), *said[1:]]
            here = stop
            while here < at and text_at(tokens, here) in JOINS:
                each.append(tokens[here])
                here += 1
        closed = text_at(tokens, end) == "," or tokens[at].text == "("
        told = (*tokens[:start], *each, *tokens[end + closed :])
        return told, start + len(each)
    return None


_WITH = frozenset("with have has having".split())
