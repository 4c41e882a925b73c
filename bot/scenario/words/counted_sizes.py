"""Creatures that are counted and then told by their sizes: "2 blockers 1/1 1/1"."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.scenario.words.counted_shields import count_of
from bot.scenario.words.kinds import (
    AGENTS,
    CLASSES,
    COLORS,
    ELEMENTS,
    KEYWORD_WORDS,
    NOUNS,
    PLAIN_ADJECTIVES,
    PLURALS,
    STATUSES,
    SUBTYPES,
)
from bot.scenario.words.small_words import HAVING, MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word

Tokens = tuple[Token, ...]

_MOST = 9
_BODIES = frozenset({"creature", "attacker", "blocker", "token", "unit", "ally"})
_KEYWORDS = KEYWORD_WORDS | {"and"}
_ADJECTIVES = (
    KEYWORD_WORDS | PLAIN_ADJECTIVES | STATUSES.keys() | COLORS.keys() | ELEMENTS
    | CLASSES
)  # fmt: skip
# What only says that these are creatures; the sizes behind it say the rest.
ANY_CREATURES = frozenset(
    "creatures blockers attackers guys dudes dorks chumps".split()
)
SEVERAL_CREATURES = frozenset(it + "s" for it in SUBTYPES if not it.endswith("s"))
_JOINS = frozenset(["and", ",", "+", "&", "n"])
# A word behind the last size that does not belong to it.
_GOES_ON = frozenset(
    "and i he she they we you my his her their vs against attack attacks block blocks "
    "in on out at into but so both each all have has had are is were was defend "
    "defends fight fights".split()
)
# "Three guys: 1/1, 2/2 and 3/3"
_MARKS = frozenset({",", ":", "-"})
# Whose they are, said of all of them at once: "three enemy creatures 1/1 2/2 3/3".
_WHOSE = frozenset("enemy opposing opponent opponents".split())


def each_size(tokens: Tokens) -> Tokens:
    """*tokens* with the sizes alone, where there are as many as are counted."""
    tokens = _listed_first(_sizes_first(tokens))
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        count = count_of(tokens[at])
        told = _told_at(tokens, at + 1) if 1 < count <= _MOST else None
        if not count and (count := _uncounted(tokens, at)):
            told = _Told((), at + 1)
        end = _sizes(tokens, told.end, count, bare=not told.one) if told else 0
        if not (told and end):
            out.append(tokens[at])
            at += 1
            continue
        whose = _whose(out)
        for token in tokens[told.end : end]:
            if token.kind is Kind.SIZE:
                a = replace(token, kind=Kind.WORD, text="a", raw="", value=None)
                joined = token is tokens[told.end] or out[-1].text in _JOINS
                out += () if joined else (_and(a),)
                out += (*(whose or (a,)), *told.whose, token, *told.one)
            else:
                out.append(token)
        at = end
    return _each_unit(out)


def _uncounted(tokens: Tokens, at: int) -> int:
    """How many sizes stand behind "my creatures", which nobody has counted."""
    led = tokens[at - 1].text if at else ""
    owned = led in MY_OR_HIS | HAVING | {"with"} or led.endswith("'s")
    if tokens[at].text not in ANY_CREATURES or not owned or tokens[at - 2].text == "of":
        return 0
    here, found = at + 1, 0
    while here < len(tokens) and (
        tokens[here].kind is Kind.SIZE or (found and tokens[here].text in _JOINS)
    ):
        found += tokens[here].kind is Kind.SIZE
        here += 1
    return found if found > 1 else 0


def _whose(out: list[Token]) -> Tokens:
    """ "My", "my opponent's", "Bob's", taken from the end of *out*."""
    last = out[-1].text if out else ""
    if last not in MY_OR_HIS and not last.endswith("'s"):
        return ()
    width = 2 if last == "'s" or [it.text for it in out[-2:-1]] == ["my"] else 1
    whose = tuple(out[-width:])
    del out[-width:]
    return whose


@dataclass(frozen=True, slots=True)
class _Told:
    """What is counted: what is said of *one* of them, and where the sizes begin."""

    one: Tokens
    end: int
    whose: Tokens = ()


def _told_at(tokens: Tokens, at: int) -> _Told | None:
    """ "flying creatures", "tramplers", "allies with taunt": what is counted there."""
    here = at
    while here < len(tokens) and tokens[here].text in _WHOSE | {"'s"}:
        here += 1
    whose, at = tokens[at:here], here
    while here < len(tokens) and tokens[here].text in _ADJECTIVES:
        here += 1
    noun = tokens[here] if here < len(tokens) else None
    single = noun and singular_body(noun.text)
    if noun is None or not single:
        return None
    end = here + 1
    if tokens[end : end + 1] and tokens[end].text == "with":
        end += 1
        while end < len(tokens) and tokens[end].text in _KEYWORDS:
            end += 1
        if end == here + 2:
            end = here + 1
    said = (*tokens[at:here], replace(noun, text=single, raw=single))
    more = tokens[here + 1 : end]
    plain = noun.text in ANY_CREATURES and not (len(said) > 1 or more)
    marked = tokens[end : end + 1] and tokens[end].text in _MARKS
    end += bool(plain and marked)
    return _Told(() if plain else (*said, *more), end, whose)


def singular_body(noun: str) -> str:
    """ "ally" of "allies", "trampler" of "tramplers"; "" of what is no creature."""
    single = PLURALS.get(noun, noun.removesuffix("s"))
    if single == noun:
        return ""
    known = (
        noun in ANY_CREATURES | SEVERAL_CREATURES
        or NOUNS.get(single) in _BODIES
        or (single,) in AGENTS
    )
    return single if known else ""


def _sizes_first(tokens: Tokens) -> Tokens:
    """ "Three attackers hit me: 2/2, 4/4 and 3/5" with the sizes behind the noun."""
    for colon in range(len(tokens)):
        if tokens[colon].text != ":":
            continue
        for at in range(max(0, colon - _DEED), colon - 2):
            count = count_of(tokens[at]) if tokens[at + 1].text in ANY_CREATURES else 0
            told = 1 < count <= _MOST
            plain = all(it.kind in _PLAIN for it in tokens[at + 2 : colon])
            end = _sizes(tokens, colon + 1, count) if told and plain else 0
            if end and tokens[end : end + 1] and tokens[end].text in _CLOSE:
                deed, sizes = tokens[at + 2 : colon], tokens[colon + 1 : end]
                moved = (*tokens[: at + 2], *sizes, *deed, *tokens[end:])
                return _sizes_first(moved)
    return tokens


def _listed_first(tokens: Tokens) -> Tokens:
    """ "A 4/4 and two 2/2s attack me" for "three creatures attack me: a 4/4 and …"."""
    for at in range(1, len(tokens) - 3):
        count = count_of(tokens[at - 1]) if tokens[at].text in ANY_CREATURES else 0
        mine = [it.text for it in tokens[at + 1 : at + 3]] == ["of", "mine"]
        if count < 2 or (at > 1 and tokens[at - 2].text not in ENDS):
            continue
        ends = [it for it in range(at, len(tokens)) if tokens[it].text in ENDS | {":"}]
        attacks = {it.text for it in tokens[at : ends[0]]} & _ATTACKING if ends else ()
        if not attacks or tokens[ends[0]].text != ":":
            continue
        end = ends[1] if len(ends) > 1 else len(tokens)
        listed = tokens[ends[0] + 1 : end]
        if _counted(listed) == count:
            told = tokens[at + 1 + 2 * mine : ends[0]]
            if mine:
                i, attack, with_ = (as_word(tokens[at], it) for it in _I_ATTACK)
                whom = (it for it in told if it.text not in _ATTACKING)
                listed, told = (i, attack, *whom, with_, *listed), ()
            return (*tokens[: at - 1], *listed, *told, *tokens[end:])
    return tokens


def _counted(listed: Sequence[Token]) -> int:
    """How many creatures a list tells that has an article or number before each."""
    count = 0
    for at, token in enumerate(listed):
        first = at == 0 or listed[at - 1].text in {",", "and"}
        if first and token.text in {"a", "an"}:
            count += 1
        elif first:
            count += count_of(token)
    return count


_I_ATTACK = ("i", "attack", "with")
_ATTACKING = frozenset({"attack", "attacks", "attacked", "attacking"})


# So many words stand before the colon at most: "three attackers hit my opponent".
_DEED = 6
_PLAIN = frozenset({Kind.WORD, Kind.SIZE})
_UNITS = {
    "units": "unit", "allies": "ally", "creatures": "creature", "guys": "guy",
    "dudes": "dude", "attackers": "attacker", "defenders": "defender",
    "blockers": "blocker",
}  # fmt: skip
_OPEN = frozenset([":", "(", ",", "of", "with"])
_CLOSE = frozenset([".", "!", "?", ";", ")", "\n"])
_FIGHTING = frozenset(
    "attack attacks block blocks defend defends fight are were get got take "
    "took".split()
)


def _each_unit(tokens: list[Token]) -> Tokens:
    """ "Two units: 3 Might and 4 Might" as "a 3 Might unit and a 4 Might unit"."""
    for at in range(1, len(tokens) - 3):
        noun = _UNITS.get(tokens[at].text)
        count, start, whose = _counted_before(tokens, at) if noun else (0, at, None)
        opened = tokens[at + 1].text in _OPEN
        bare = tokens[at + 1].kind is Kind.NUMBER and tokens[at + 2].text == "might"
        # "Two allies a 2/2 and a 1/4", as typed without a mark.
        bare = bare or (
            tokens[at + 1].text in {"a", "an", "one"} and _is_sized(tokens, at + 2)
        )
        if not noun or not 1 < count <= _MOST or not (opened or bare):
            continue
        # "Two attackers: a 4/4 and a 3/3" are read as they stand.
        if noun in {"attacker", "defender"} and _are_sized(tokens[at + 2 : at + 4]):
            continue
        one = replace(tokens[at], text=noun, raw=noun)
        article = whose or replace(one, text="a", raw="a")
        said: list[Token] = []
        here, found = at + 1 + opened, 0
        while here < len(tokens):
            token, behind = (
                tokens[here],
                [it.text for it in tokens[here + 1 : here + 2]],
            )
            if said[-1:] == [one] and token.kind in {Kind.SIZE, Kind.NUMBER}:
                said.append(_and(article))  # "two units 3 might 4 might"
            one_of_them = token.text in _ONE and _is_sized(tokens, here + 1)
            if token.kind is Kind.SIZE:
                said += [article, token, one]
            elif one_of_them:
                pass  # "one 3 might": its size comes behind
            elif token.kind is Kind.NUMBER and behind == ["might"]:
                said += [article, token, tokens[here + 1], one]
                here += 1
            elif token.kind is Kind.NUMBER and (might := _might_behind(tokens, here)):
                said += [article, token, might, one]  # "of 2, 3 and 5 Might"
            elif token.text in _JOINS:
                said.append(token)
            elif token.text not in {"a", "an", "one", "another"}:
                break
            found = sum(it is one for it in said)
            here += 1
        if said[-1:] and said[-1].text == "," and _is_open(tokens, at + 1, here):
            said.pop()  # "my two units, 3 and 2 Might, attack"
        elif said[-1:] and said[-1].text == "," and _asks(tokens, here):
            here, _ = here - 1, said.pop()
        closed = here == len(tokens) or tokens[here].text in _CLOSE | _FIGHTING
        closed = closed or _asks(tokens, here + 1) or tokens[here].text in _OWNERS
        # "… by two units 3 might and 2 might does my unit die", in one breath
        closed = closed or tokens[here].text in _ASKING
        if found == count and closed:
            end = here + (tokens[at + 1].text == "(")
            return _each_unit([*tokens[:start], *said, *tokens[end:]])
    return tuple(tokens)


def _are_sized(told: list[Token]) -> bool:
    return any(it.kind is Kind.SIZE for it in told)


def _is_open(tokens: list[Token], opens: int, here: int) -> bool:
    """Whether the list opened by a comma at *opens* is closed by that before *here*."""
    said = [it.text for it in tokens[here : here + 2]]
    fights = bool(said) and said[0] in _FIGHTING
    asked = said[:1] == ["are"] and not _DONE_TO.issuperset(said[1:])
    return fights and not asked and tokens[opens].text == ","


_DONE_TO = frozenset("attacked hit dealt blocked stunned attacking defending".split())


def _counted_before(tokens: list[Token], at: int) -> tuple[int, int, Token | None]:
    """How many units the noun at *at* tells of, from where on, and whose they are."""
    before = tokens[at - 1]
    if before.text in MY_OR_HIS and at > 1:
        # "Three of my units", "both my units"
        start = at - 2 - (tokens[at - 2].text == "of" and at > 2)
        both = tokens[start].text == "both"
        counted = count_of(tokens[start]) if tokens[start + 1].text == "of" else 0
        return _PAIR if both else counted, start, before
    whose = tokens[at - 2] if at > 1 and tokens[at - 2].text in MY_OR_HIS else None
    return count_of(before), at - 1 - (whose is not None), whose


_PAIR = 2


def _asks(tokens: list[Token], at: int) -> bool:
    """Whether a question begins at *at*, behind a comma."""
    behind = at < len(tokens) and tokens[at - 1].text == ","
    return behind and tokens[at].text in _ASKING | _OWNERS


_ASKING = frozenset("who which what does do will is are".split())
# Where another sentence begins, of what somebody does or has.
_OWNERS = MY_OR_HIS | frozenset(
    "i he she they opponent opponent's opponents opp opp's opps".split()
)


_ONE = frozenset({"one", "1"})


def _is_sized(tokens: Sequence[Token], at: int) -> bool:
    """Whether a size begins at *at*."""
    sizes = {Kind.SIZE, Kind.NUMBER}
    return at < len(tokens) and tokens[at].kind in sizes


def _might_behind(tokens: list[Token], at: int) -> Token | None:
    """The "Might" that stands once behind a list of numbers, for the one at *at*."""
    here = at + 1
    while here < len(tokens) and (
        tokens[here].text in _JOINS or tokens[here].kind is Kind.NUMBER
    ):
        here += 1
    named = here < len(tokens) and tokens[here].text == "might"
    return tokens[here] if named and here > at + 1 else None


def _sizes(tokens: Tokens, at: int, count: int, *, bare: bool = True) -> int:
    """The end of just *count* sizes at *at*; 0 where there are more or fewer.

    Not *bare*: they are of some kind, and what follows may name another.
    """
    found, here = 0, at
    while here < len(tokens) and tokens[here].kind is Kind.SIZE:
        found, end = found + 1, here + 1
        here = end
        while here < len(tokens) and here < end + 2 and tokens[here].text in _JOINS:
            here += 1
    if found != count:
        return 0
    if bare or end == len(tokens) or tokens[end].kind is not Kind.WORD:
        return end
    return end if tokens[end].text in _GOES_ON else 0


def _and(token: Token) -> Token:
    return replace(token, text="and")
