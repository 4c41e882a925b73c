"""Creatures that are counted and then told by their sizes: "2 blockers 1/1 1/1"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.counted_shields import count_of
from bot.scenario.words.kinds import SUBTYPES
from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word

_MOST = 9
# What only says that these are creatures; the sizes behind it say the rest.
ANY_CREATURES = frozenset(
    "creatures blockers attackers guys dudes dorks chumps".split()
)
SEVERAL_CREATURES = frozenset(it + "s" for it in SUBTYPES if not it.endswith("s"))
_JOINS = frozenset(["and", ",", "+", "&"])
# A word behind the last size that does not belong to it.
_GOES_ON = frozenset(
    "and i he she they we you my his her their vs against attack attacks block blocks "
    "in on out at into but so".split()
)


def each_size(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the sizes alone, where there are as many as are counted."""
    tokens = _listed_first(_sizes_first(tokens))
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        count = count_of(tokens[at])
        begin = at + 2
        told = begin < len(tokens) and 1 < count <= _MOST
        end = _sizes(tokens, begin, count) if told else 0
        noun = tokens[at + 1] if end else None
        if noun is not None and (
            noun.text in ANY_CREATURES | SEVERAL_CREATURES or noun.text == "allies"
        ):
            one_of = "ally" if noun.text == "allies" else noun.text[:-1]
            single = replace(noun, text=one_of, raw=one_of)
            one = () if noun.text in ANY_CREATURES else (single,)
            for token in tokens[begin:end]:
                if token.kind is Kind.SIZE:
                    a = replace(token, kind=Kind.WORD, text="a", raw="", value=None)
                    joined = token is tokens[begin] or out[-1].text in _JOINS
                    out += (a, token, *one) if joined else (_and(a), a, token, *one)
                else:
                    out.append(token)
            at = end
            continue
        out.append(tokens[at])
        at += 1
    return _each_unit(out)


def _sizes_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
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


def _listed_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
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
_UNITS = {"units": "unit", "allies": "ally", "creatures": "creature"}
_OPEN = frozenset([":", "(", ",", "of", "with"])
_CLOSE = frozenset([".", "!", "?", ";", ")", "\n"])


def _each_unit(tokens: list[Token]) -> tuple[Token, ...]:
    """ "Two units: 3 Might and 4 Might" as "a 3 Might unit and a 4 Might unit"."""
    for at in range(1, len(tokens) - 3):
        noun = _UNITS.get(tokens[at].text)
        count = count_of(tokens[at - 1]) if noun else 0
        if not noun or not 1 < count <= _MOST or tokens[at + 1].text not in _OPEN:
            continue
        whose = tokens[at - 2] if at > 1 and tokens[at - 2].text in MY_OR_HIS else None
        one = replace(tokens[at], text=noun, raw=noun)
        article = whose or replace(one, text="a", raw="a")
        said: list[Token] = []
        here, found = at + 2, 0
        while here < len(tokens):
            token, behind = (
                tokens[here],
                [it.text for it in tokens[here + 1 : here + 2]],
            )
            if token.kind is Kind.SIZE:
                said += [article, token, one]
            elif token.kind is Kind.NUMBER and behind == ["might"]:
                said += [article, token, tokens[here + 1], one]
                here += 1
            elif token.kind is Kind.NUMBER and (might := _might_behind(tokens, here)):
                said += [article, token, might, one]  # "of 2, 3 and 5 Might"
            elif token.text in _JOINS:
                said.append(token)
            elif token.text not in {"a", "an", "one", "another"}:
                break
            found += said[-1:] == [one]
            here += 1
        closed = here == len(tokens) or tokens[here].text in _CLOSE
        if found == count and closed:
            end = here + (tokens[at + 1].text == "(")
            start = at - 1 - (whose is not None)
            return _each_unit([*tokens[:start], *said, *tokens[end:]])
    return tuple(tokens)


def _might_behind(tokens: list[Token], at: int) -> Token | None:
    """The "Might" that stands once behind a list of numbers, for the one at *at*."""
    here = at + 1
    while here < len(tokens) and (
        tokens[here].text in _JOINS or tokens[here].kind is Kind.NUMBER
    ):
        here += 1
    named = here < len(tokens) and tokens[here].text == "might"
    return tokens[here] if named and here > at + 1 else None


def _sizes(tokens: tuple[Token, ...], at: int, count: int) -> int:
    """The end of just *count* sizes at *at*; 0 where there are more or fewer."""
    found, here = 0, at
    while here < len(tokens) and tokens[here].kind is Kind.SIZE:
        found, end = found + 1, here + 1
        here = end
        while here < len(tokens) and here < end + 2 and tokens[here].text in _JOINS:
            here += 1
    if found != count:
        return 0
    if end == len(tokens) or tokens[end].kind is not Kind.WORD:
        return end
    return end if tokens[end].text in _GOES_ON else 0


def _and(token: Token) -> Token:
    return replace(token, text="and")
