"""Damage told as a part of the life: "my champion is at 17/20 damage", "14 of 15".

However the two numbers are told, they are so much life and so many damage counters.
"""

from dataclasses import replace
from itertools import pairwise

from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import put_before, text_at

Tokens = tuple[Token, ...]

_DAMAGED = frozenset({"damage"})
_LEFT = frozenset({"life", "hp", "health"})
_COUNTERS = frozenset({"counter", "counters"})
_BESIDE = frozenset("already now currently so far".split())
# How much damage there is told to be stands behind one of these.
_HAVING = frozenset("at on has have had with is am 's got already now : ( ,".split())
_CHAMPIONS = frozenset({"champion", "champ", "hero"})
_WHOSE = frozenset("my his her its their a an the".split())
_WHOLE = frozenset("max maximum total base".split())
_CLOSED = ENDS | frozenset(", ) and but while when so do does with on".split()) | {""}
_BE = frozenset("is 's am are sits stands sit sitting was".split())
_AT = frozenset({"at", "on"})
_JOINS = frozenset({"of", "out", "on", ",", "and"})


def filled_to(tokens: Tokens) -> Tokens:
    """*tokens* with the life and the damage counters for "17/20 damage", "3/20 life".

    What is left of a life is the life less the damage.
    """
    out: list[Token] = []
    unbracketed = _in_brackets(tokens)
    found = unbracketed is not tokens
    tokens = unbracketed
    at = 0
    while at < len(tokens):
        told, end = _told(tokens, at)
        if not told:
            out.append(tokens[at])
            at += 1
            continue
        _has(out)
        out += told
        at, found = end, True
    return tuple(out) if found else tokens


def _in_brackets(tokens: Tokens) -> Tokens:
    """ "My champion (15 life, 12 damage)." is told of nothing else: it has these."""
    for at, token in enumerate(tokens):
        if token.text != "(" or text_at(tokens, at - 1) not in _CHAMPIONS:
            continue
        end = next((n for n in range(at, len(tokens)) if tokens[n].text == ")"), 0)
        lone = text_at(tokens, end + 1) in ENDS | {""} and end > at + 2
        first = at < 4 or not ENDS.isdisjoint(it.text for it in tokens[at - 4 : at])
        if lone and first:
            verb = put_before(token, "has")
            behind = (*tokens[at + 1 : end], *tokens[end + 1 :])
            return _in_brackets((*tokens[:at], verb, *behind))
    return tokens


def _told(tokens: Tokens, at: int) -> tuple[list[Token], int]:
    """What is put for the two numbers at *at*, and their end; nothing for others."""
    if tokens[at].kind is Kind.SIZE:
        return _of_size(tokens, at)
    if tokens[at].kind is not Kind.NUMBER or not _leads(tokens, at):
        return [], at
    if text_at(tokens, at + 1) in _LEFT:
        return _life_first(tokens, at)
    damage = tokens[at].value
    here = at + 1
    named = text_at(tokens, here) in _DAMAGED
    here += named
    here += named and text_at(tokens, here) in _COUNTERS
    while named and text_at(tokens, here) in _BESIDE:
        here += 1
    joins = text_at(tokens, here)
    here += 2 if text_at(tokens, here + 1) == "of" and joins == "out" else 1
    if joins not in (_JOINS if named else {"of", "out"}):
        return [], at
    here += named and text_at(tokens, here) in _WHOSE
    life = tokens[here].value if here < len(tokens) else None
    if here >= len(tokens) or tokens[here].kind is not Kind.NUMBER:
        return [], at
    if not (isinstance(damage, int) and isinstance(life, int) and damage <= life):
        return [], at
    here += 1
    here += text_at(tokens, here) in _WHOLE
    lives = text_at(tokens, here) in _LEFT
    here += lives
    if joins not in {"of", "out"} and not lives:
        return [], at
    if lives and not named and text_at(tokens, here) not in _DAMAGED:
        # "12 of 15 life (left)": the rest of it is damage.
        damage = life - damage
        here += text_at(tokens, here) in {"left", "remaining"}
    elif not named:
        if text_at(tokens, here) not in _DAMAGED:
            return [], at
        here += 1 + (text_at(tokens, here + 1) in _COUNTERS)
    if text_at(tokens, here) not in _CLOSED:
        return [], at
    told = _of_both(tokens[at], life, damage)
    return _of_whom(tokens, at, told, here)


def _life_first(tokens: Tokens, at: int) -> tuple[list[Token], int]:
    """ "Am I dead? 18 life, 13 damage, he attacks for 5": told of nobody there."""
    here = at + 2
    here += text_at(tokens, here) in _LIFE_JOINS
    begins = not at or text_at(tokens, at - 1) in ENDS | {":"}
    if not begins or here >= len(tokens) or tokens[here].kind is not Kind.NUMBER:
        return [], at
    life, damage = tokens[at].value, tokens[here].value
    if not (isinstance(damage, int) and isinstance(life, int) and damage <= life):
        return [], at
    here += 1
    if text_at(tokens, here) not in _DAMAGED:
        return [], at
    here += 1 + (text_at(tokens, here + 1) in _COUNTERS)
    while text_at(tokens, here) in _BESIDE:
        here += 1
    there = [text_at(tokens, here + n) for n in range(3)]
    on_it = there[0] == "on" and there[1] in {"it", "me", "him", "her"}
    here += 2 * on_it
    if text_at(tokens, here) not in _CLOSED:
        return [], at
    return _of_whom(tokens, at, _of_both(tokens[at], life, damage), here)


_LIFE_JOINS = frozenset({",", "and", "with", "/", "-", ";"})


def _only_champion(tokens: Tokens) -> list[str]:
    """The one champion that is told of, by whose it is; nothing where two are."""
    owners = {
        before.text.removesuffix("'s")
        for before, it in pairwise(tokens)
        if it.text in _CHAMPIONS and before.text in _OWNERS
    }
    mine = owners <= {"my"}
    others = owners and "my" not in owners
    whose = ["my"] if mine else ["his"] if others else []
    return [*whose, "champion"] if whose else []


_OWNERS = frozenset("my his her their 's opponent's".split())


def _of_whom(
    tokens: Tokens, at: int, told: list[Token], end: int
) -> tuple[list[Token], int]:
    """ "12 of 15 damage on my champion", "12 of 15 damage" alone: whose it is."""
    before = text_at(tokens, at - 1) if at else ""
    if at and before not in ENDS | {","}:
        return told, end
    words = [text_at(tokens, end + n) for n in range(3)]
    if words[0] == "on" and words[1] in _WHOSE and words[2] in _CHAMPIONS:
        return [*tokens[end + 1 : end + 3], put_before(told[0], "has"), *told], end + 3
    if before == ",":
        return told, end
    only = _only_champion(tokens)
    lead = (*only, "has") if only else ("it", "has")
    return [*(put_before(told[0], it) for it in lead), *told], end


def _leads(tokens: Tokens, at: int) -> bool:
    """Whether what stands before *at* leads to how it is, and to nothing done."""
    before = text_at(tokens, at - 1) if at else ""
    return before in _HAVING | ENDS | _CHAMPIONS or not at


def _of_size(tokens: Tokens, at: int) -> tuple[list[Token], int]:
    size = tokens[at]
    behind = text_at(tokens, at + 1)
    if behind not in _DAMAGED | _LEFT or not isinstance(size.value, tuple):
        return [], at
    part, life = size.value
    if part > life or (at and text_at(tokens, at - 1) in _WHOSE | {"another"}):
        return [], at
    damage = part if behind in _DAMAGED else life - part
    return _of_both(size, life, damage), at + 2 + (text_at(tokens, at + 2) in _COUNTERS)


def _of_both(there: Token, life: int, damage: int) -> list[Token]:
    said: list[int | str] = [life, "life", "and", damage, "damage", "counters"]
    return [_put(there, it) for it in said]


def _has(before: list[Token]) -> None:
    """ "My champion is at |", "my champion at |": it has them."""
    said = [it.text for it in before[-3:]]
    if not said or said[-1] not in _AT or len(said) == 1:
        return
    is_at = said[-2] in _BE
    who = said[-3] if is_at and len(said) == 3 else said[-2]
    verb = put_before(before[-1], "have" if who == "i" else "has")
    before[-2 if is_at else -1 :] = [verb]


def _put(there: Token, said: int | str) -> Token:
    kind = Kind.NUMBER if isinstance(said, int) else Kind.WORD
    value = said if isinstance(said, int) else None
    return replace(there, kind=kind, text=str(said), raw=str(said), value=value)
