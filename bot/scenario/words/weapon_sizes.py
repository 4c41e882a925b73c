"""Weapons told by two numbers: "a 3/2 sword" has 3 power and 2 durability."""

from dataclasses import replace

from bot.scenario.words.kinds import WEAPONS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word


def weapon_sizes(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the power and the durability of such a weapon."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        size = found[-1] if found else None
        if (
            size is None
            or size.kind is not Kind.SIZE
            or token.text not in WEAPONS
            or not isinstance(size.value, tuple)
            or _goes_on(tokens, at + 1)
        ):
            found.append(token)
            continue
        power, durability = size.value
        found[-1] = replace(size, kind=Kind.NUMBER, text=str(power), value=power)
        worn = replace(found[-1], text=str(durability), value=durability)
        found += [as_word(size, "power"), token, as_word(token, "with")]
        found += [worn, as_word(token, "durability")]
    return tuple(found) if len(found) > len(tokens) else tokens


def _goes_on(tokens: tuple[Token, ...], at: int) -> bool:
    """ "A 3/2 sword ally": no weapon."""
    behind = tokens[at].text if at < len(tokens) else ""
    return behind in {"ally", "allies", "unit", "units", "guy", "token"}
