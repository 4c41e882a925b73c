"""Damage told as a part of the life: "my champion is at 17/20 damage"."""

from dataclasses import replace

from bot.scenario.words.tokens import Kind, Token

_DAMAGED = frozenset({"damage"})
_LEFT = frozenset({"life", "hp", "health"})


def filled_to(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the life and the damage counters for "17/20 damage", "3/20 life".

    What is left of a life is the life less the damage.
    """
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        told = _told(tokens, at)
        out += told or tokens[at : at + 1]
        at += 2 if told else 1
    return tuple(out) if len(out) != len(tokens) else tokens


def _told(tokens: tuple[Token, ...], at: int) -> list[Token]:
    size = tokens[at]
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    if behind is None or size.kind is not Kind.SIZE:
        return []
    if behind.text not in _DAMAGED | _LEFT or not isinstance(size.value, tuple):
        return []
    part, life = size.value
    if part > life or (at and tokens[at - 1].text in _ARTICLES):
        return []
    damage = part if behind.text in _DAMAGED else life - part
    counters = tokens[at + 2 : at + 3]
    said: list[int | str] = ["life", "and", damage, "damage"]
    if not counters or counters[0].text not in {"counter", "counters"}:
        said.append("counters")
    return [_put(size, it) for it in (life, *said)]


_ARTICLES = frozenset("a an my his her their the another".split())


def _put(there: Token, said: int | str) -> Token:
    kind = Kind.NUMBER if isinstance(said, int) else Kind.WORD
    value = said if isinstance(said, int) else None
    return replace(there, kind=kind, text=str(said), raw=str(said), value=value)
