""" "Two units, one of which has 1 Might and the other 2": each told as it is.

So is what all of them are said to be: "two allies, each with 2 power".
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.citation import Game
from bot.scenario.words.counted_nouns import ADJECTIVES, Counted, counted_before
from bot.scenario.words.counted_shields import count_of
from bot.scenario.words.counts_checked import unequal
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.units_listed import said_of_list
from bot.scenario.words.written import as_mark, as_word, text_at

Tokens = tuple[Token, ...]

_OF = frozenset({"which", "whom", "them", "these", "those"})
_BEFORE = frozenset({",", "-", ";", "(", ":"})
_JOINS = frozenset({",", ";", "and", "while", "but", "whereas"})
_NTH = frozenset("first second third fourth fifth".split())
_OTHERS = frozenset({"other", "others", "rest", "remaining"})
_HAS = frozenset("has have had having with of carries carrying carry".split())
_IS = frozenset("is are was were being 's".split())
_ALL = frozenset({"each", "both", "all", "neither", "none"})
# What is no part of what a thing is: it happens, and is told by itself.
_A = frozenset({"a", "an"})
_DEEDS = frozenset(
    "attack attacks attacked block blocks blocked deal deals dealt die dies died get "
    "gets got take takes took fight fights was were being".split()
)


@dataclass(frozen=True, slots=True)
class _Member:
    """*count* of them, of which *told* is said."""

    count: int
    told: Tokens
    # Whether they are "the others", behind which there are no more.
    closing: bool = False


def distributed(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with what is said of one and of the other in the place of both.

    Raises QuestionError (AMBIGUOUS) where more or fewer are told than are counted.
    """
    at = 1
    while at < len(tokens):
        found = (
            distributed_at(tokens, at, around) if tokens[at].text in _BEFORE else None
        )
        if found is None:
            at += 1
        else:
            tokens, at = found
    return tokens


def distributed_at(
    tokens: Tokens, at: int, around: Around
) -> tuple[Tokens, int] | None:
    """*tokens* with what begins at *at* told of each, and where to go on."""
    told = _all(tokens, at + 1)
    members, end = ([told[0]], told[1]) if told else _members(tokens, at + 1)
    if not members or not _ends(tokens, at, end):
        return None
    counted = counted_before(tokens, at)
    if counted is None and told and around.game is not Game.MTG:
        return said_of_list(tokens, at, members[0].told, end)
    if counted is None:
        return None if told else _apart(tokens, at, members, end)
    several = told is not None
    if not several:
        *first, last = members
        left = counted.count - sum(it.count for it in first)
        last = _Member(last.count or left, last.told, last.closing)
        listed = sum(it.count for it in first) + max(1, last.count)
        if listed > counted.count or (last.closing and listed < counted.count):
            number = counted.start + len(counted.whose)
            raise unequal(tokens, number, at - 1, listed, around.text)
        members = [*first, last]
        if listed < counted.count:
            members.append(_Member(counted.count - listed, ()))
    said: list[Token] = []
    for member in members:
        one = _one(counted, member, several=several)
        if one is None:
            return None
        said += [as_word(tokens[at], "and"), *one] if said else one
    closed = text_at(tokens, end) == "," or tokens[at].text == "("
    if closed and text_at(tokens, end + 1) in _GOING_ON:
        closed = tokens[at].text == "("
    start = counted.start
    if not several and start > 1 and _texts(tokens, start - 2, 2) in _EACH_OF:
        start -= 2
    told_so = (*tokens[:start], *said, *tokens[end + closed :])
    return told_so, start + len(said)


_EACH_OF = (["each", "of"], ["both", "of"], ["all", "of"])
_GOING_ON = frozenset("and but then so while i he she they my his".split())


def _all(tokens: Tokens, at: int) -> tuple[_Member, int] | None:
    """ "each with 2 power", "both of which have flying": up to where it ends."""
    at += text_at(tokens, at) == "which"
    if text_at(tokens, at) not in _ALL:
        return None
    of = text_at(tokens, at + 1) == "of" and text_at(tokens, at + 2) in _OF
    start = at + 1 + (2 * of or text_at(tokens, at + 1) == "one")
    end = _end(tokens, start)
    told = tokens[start:end]
    if told and told[0].text == "at" and text_at(told, 2) in {"might", "power"}:
        told = (as_word(told[0], "with"), *told[1:])
    if not told or told[0].text not in _HAS | _IS:
        return None
    quoted = any(it.kind is Kind.QUOTE for it in told)
    if text_at(tokens, at) in {"neither", "none"}:
        if told[0].text not in _HAS or quoted or len(told) > 3:
            return None
        return _Member(0, (as_word(told[0], "without"), *told[1:])), end
    return None if quoted else (_Member(0, told), end)


def _members(tokens: Tokens, at: int) -> tuple[list[_Member], int]:
    """What is said of one, then of the other ones, and where that ends."""
    members: list[_Member] = []
    here = at
    while True:
        joined = here
        while joined < len(tokens) and members and tokens[joined].text in _JOINS:
            joined += 1
        lead = _lead(tokens, joined, first=not members)
        if lead is None or (members and joined == here):
            break
        count, start = lead
        end = _end(tokens, start, within=True)
        told = tokens[start:end]
        if not told:
            return [], at
        if told[0].text not in _HAS | _IS | _DEEDS:
            # "One of which has 1 Might and the other 2 Might", "one a 2/2".
            called = told[0].text in _A or told[0].kind is Kind.SIZE
            if not (members or called):
                return [], at
            before = members[-1].told if members else ()
            told = (*(_left_out(before, told) or (as_word(told[0], "is"),)), *told)
        if members:
            told = _with_unit(told, members[-1].told)
        closing = not count or text_at(tokens, joined + 1) == "other"
        members.append(_Member(count, told, closing))
        here = end
        if closing:
            break
    return (members, here) if len(members) > 1 else ([], at)


def _left_out(before: Tokens, told: Tokens) -> Tokens:
    """What is not said once more: the "was dealt" of "was dealt 2 and the other 1"."""
    if not before or told[0].kind is not Kind.NUMBER:
        return before[:1]
    alike = [at for at, it in enumerate(before) if it.kind is Kind.NUMBER]
    if not alike:
        return before[:1]
    said = _parts(before[: alike[0]])
    return said[-1]


def _with_unit(told: Tokens, before: Tokens) -> Tokens:
    """ "With 2 Might and one with 4": of the same."""
    if len(told) != 2 or told[1].kind is not Kind.NUMBER or len(before) < 3:
        return told
    return (*told, *before[2:3]) if before[1].kind is Kind.NUMBER else told


def _lead(tokens: Tokens, at: int, *, first: bool) -> tuple[int, int] | None:
    """How many "one of which", "the other" are (0: what is left), and what follows."""
    if first and text_at(tokens, at) == "of" and text_at(tokens, at + 1) in _OF:
        at += 2
        if text_at(tokens, at) == "one":
            return 1, at + 1
        named = text_at(tokens, at) == "the" and text_at(tokens, at + 1) in _NTH
        return (1, at + 2) if named else None
    the = text_at(tokens, at) == "the"
    word = text_at(tokens, at + the)
    if word in _NTH and the:
        of = _texts(tokens, at + 2, 1) == ["of"] and text_at(tokens, at + 3) in _OF
        return 1, at + 2 + 2 * of
    if not first and ((word in _OTHERS and the) or word == "another"):
        here = at + the + 1
        number = _number(tokens, here) if word == "other" else 0
        here += bool(number) or text_at(tokens, here) == "one"
        of = text_at(tokens, here) == "of" and text_at(tokens, here + 1) in _OF
        single = word in {"another", "other"}
        return number or int(single), here + 2 * of
    count = count_of(tokens[at]) if at < len(tokens) else 0
    if not count and word != "one":
        return None
    behind = text_at(tokens, at + 1)
    if behind == "of" and text_at(tokens, at + 2) in _OF:
        return count or 1, at + 3
    return (1, at + 1) if word == "one" and behind in _A | _HAS | _IS else None


def _number(tokens: Tokens, at: int) -> int:
    """The two of "the other two have 1 Might", none of "the other 2 Might"."""
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    if behind is None:
        return 0
    counts = behind.text in _HAS | _IS | _DEEDS or behind.kind is Kind.SIZE
    return count_of(tokens[at]) if counts else 0


def _end(tokens: Tokens, at: int, *, within: bool = False) -> int:
    """Where what is said from *at* on ends: before a mark, or the next one's part."""
    here = at
    while here < len(tokens):
        text = tokens[here].text
        if text in ENDS or text in {",", ";", ")", "-", ":"}:
            return here
        if within and text in _JOINS and _lead(tokens, here + 1, first=False):
            return here
        here += 1
    return here


def _ends(tokens: Tokens, at: int, end: int) -> bool:
    """Whether what begins behind *at* is closed by the mark at *end*."""
    if tokens[at].text == "(":
        return text_at(tokens, end) == ")"
    return end >= len(tokens) or text_at(tokens, end) in ENDS | {",", ";", "-"}


def _texts(tokens: Tokens, at: int, size: int) -> list[str]:
    return [it.text for it in tokens[at : at + size]]


def _one(counted: Counted, member: _Member, *, several: bool) -> Tokens | None:
    """ "my unit with 1 Might", "two units with 2 Might", "a 3/3 creature"."""
    many = counted.count if several else member.count
    noun = counted.noun
    if many > 1:
        noun = as_word(noun, _plural_of(noun.text))
    number = () if many == 1 else (as_word(noun, _NUMBERS[many]),)
    article = () if counted.whose or many > 1 else (as_word(noun, "a"),)
    before: list[Token] = []
    behind: list[Token] = [*counted.more]
    for part in _parts(member.told) if member.told else ():
        verb, *told = part
        if verb.text in _IS and told and told[0].text in _A:
            told = told[1:]
        if verb.text in _HAS or verb.text == "without":
            more = (as_word(verb, _WITH.get(verb.text, "with")), *told)
        elif verb.text not in _IS or not told or told[0].text in {"not", "no"}:
            return None
        elif size := _size(told):
            before += told[:size]
            kind = text_at(told, size) in {"s", noun.text} | LIVING
            more = tuple(told[size + kind :])
            if more and more[0].text not in {"with", "and", "that", "called", "named"}:
                return None
        elif len(told) == 1 and told[0].text in ADJECTIVES:
            before.insert(0, told[0])
            continue
        else:
            more = (as_word(verb, "that"), *part)
        if any(it.text == "with" for it in behind) and more and more[0].text == "with":
            more = (as_word(more[0], "and"), *more[1:])
        behind += more
    head = (*counted.whose, *article, *number)
    return (*head, *before, *counted.said, noun, *behind)


def _size(told: Sequence[Token]) -> int:
    """Of how many words the size is that *told* begins with: "2/2", "3 Might"."""
    if told[0].kind is Kind.SIZE:
        return 1
    return 2 * (told[0].kind is Kind.NUMBER and text_at(told, 1) in {"might", "power"})


def _parts(told: Tokens) -> list[Tokens]:
    """ "is exhausted", "has 2 Might" of "is exhausted and has 2 Might"."""
    verbs = _HAS | _IS
    starts = [0]
    for at in range(2, len(told)):
        if told[at].text in verbs and told[at - 1].text == "and":
            starts.append(at)
    ends = [*(it - 1 for it in starts[1:]), len(told)]
    return [told[start:end] for start, end in zip(starts, ends, strict=True)]


_WITH = {"without": "without"}
_NUMBERS = "zero one two three four five six seven eight nine".split()


def _plural_of(noun: str) -> str:
    return noun.removesuffix("y") + "ies" if noun == "ally" else noun + "s"


def _apart(
    tokens: Tokens, at: int, members: list[_Member], end: int
) -> tuple[Tokens, int] | None:
    """ "Two creatures attack me. One of them has trample and the other flying."."""
    if (end < len(tokens) and tokens[end].text not in ENDS) or tokens[at].text == "(":
        return None
    if _OF.isdisjoint(_texts(tokens, at + 1, 3)):
        return None
    said: list[Token] = []
    for number, member in enumerate(members):
        verb, *told = member.told
        if verb.text == "with" or verb.text == "having":
            verb = as_word(verb, "has")
        lead = "one of them" if not number else _LEADS.get(member.count, "")
        if not lead or member.count > 1:
            return None
        said += [as_word(tokens[at], "and")] if number else []
        said += [*(as_word(verb, it) for it in lead.split()), verb, *told]
    stop = as_mark(tokens[at], ".")
    told_so = (*tokens[:at], stop, *said, *tokens[end:])
    return told_so, at + 1 + len(said)


_LEADS = {1: "the other"}
