"""Weapons told by two numbers: "a 3/2 sword" has 3 power and 2 durability.

And elements typed as names are: "my Crux ally" is called nothing.
"""

from dataclasses import replace

from bot.scenario.words.kinds import ELEMENTS, WEAPONS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word


def weapon_sizes(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the power and the durability of such a weapon."""
    found: list[Token] = []
    elements = False
    for at, token in enumerate(tokens):
        if token.capital and token.text in ELEMENTS and _is_ally(tokens, at + 1):
            token = replace(token, raw=token.text)
            elements = True
        size = found[-1] if found else None
        if (
            size is None
            or size.kind is not Kind.SIZE
            or token.text not in WEAPONS
            or not isinstance(size.value, tuple)
            or _is_ally(tokens, at + 1)
        ):
            found.append(token)
            continue
        power, durability = size.value
        found[-1] = replace(size, kind=Kind.NUMBER, text=str(power), value=power)
        worn = replace(found[-1], text=str(durability), value=durability)
        found += [as_word(size, "power"), token, as_word(token, "with")]
        found += [worn, as_word(token, "durability")]
    return tuple(found) if elements or len(found) > len(tokens) else tokens


def _is_ally(tokens: tuple[Token, ...], at: int) -> bool:
    """ "A 3/2 sword ally": no weapon."""
    behind = tokens[at].text if at < len(tokens) else ""
    return behind in {"ally", "allies", "unit", "units", "guy", "token", "champion"}
