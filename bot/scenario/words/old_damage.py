"""Damage of an earlier turn: "a 4/4 that took 2 damage last turn" (514.2)."""

from dataclasses import replace

from bot.scenario.words.earlier_turns import PHRASES, WITHIN
from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.tokens import Kind, Token

# The one word that stands for such a turn, behind damage; for one that may be another.
IN_OLD_TURN = "last_turn"
IN_SOME_TURN = "some_turn"
OLD_TURNS = frozenset({IN_OLD_TURN, IN_SOME_TURN})
_SAYS = frozenset(
    "already previously earlier before had has have was were been is are took taken "
    "suffered received dealt damage dmg of a total , on it him her them marked".split()
)
_HURT = frozenset("damage dmg took taken suffered received dealt".split())


def old_damage(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with one word for the turn in which what a noun is said to have was."""
    out: list[Token] = []
    at, found = 0, False
    while at < len(tokens):
        size = _turn(tokens, at) if _damage_before(out) else 0
        if size:
            last = tokens[at + size - 1]
            found = True
            text = IN_OLD_TURN if _earlier(tokens, at) else IN_SOME_TURN
            one = replace(tokens[at], kind=Kind.WORD, text=text, end=last.end)
            out.append(
                replace(one, raw=" ".join(it.raw for it in tokens[at : at + size]))
            )
        else:
            out.append(tokens[at])
        at += size or 1
    return tuple(out) if found else tokens


def _turn(tokens: tuple[Token, ...], at: int) -> int:
    """How many words at *at* speak of an earlier turn, or of somebody's."""
    return _earlier(tokens, at) or _somebodys(tokens, at)


def _somebodys(tokens: tuple[Token, ...], at: int) -> int:
    """ "on my turn", "in Bob's own turn"."""
    words = [it.text for it in tokens[at : at + 5]]
    if words[0] not in WITHIN or words[1:2] in (["this"], ["the"], ["that"]):
        return 0
    end = words.index("turn") if "turn" in words[2:] else 0
    return 0 if WITHIN & {*words[1:end]} else end + bool(end)


def _earlier(tokens: tuple[Token, ...], at: int) -> int:
    words = tuple(it.text for it in tokens[at : at + 6])
    led = int(words[0] in WITHIN)
    return next(
        (led + len(it) for it in PHRASES if words[led : led + len(it)] == it), 0
    )


def _damage_before(before: list[Token]) -> bool:
    """ "… which already took 2 damage |", "… with 2 damage on it |": of a noun."""
    numbers = told = 0
    for token in reversed(before):
        if token.kind is Kind.NUMBER:
            numbers += 1
        elif token.text in RELATIVES or (token.text == "with" and numbers):
            return told > 0 and numbers == 1
        elif token.text not in _SAYS:
            return False
        told += token.text in _HURT
    return False
