"""Units called by what they do in a combat: "the defending unit" is the defender."""

from dataclasses import replace

from bot.scenario.words.tokens import Token

_ROLES = {"defending": "defender", "attacking": "attacker"}
_UNITS = {"unit": "", "units": "s"}
FIGHTING = frozenset(_ROLES)


def fighting_units(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "the defender" for "the defending unit"."""
    found: list[Token] = []
    for token in tokens:
        last = found[-1] if found else None
        before = found[-2].text if len(found) > 1 else ""
        if last and last.text in _ROLES and token.text in _UNITS and before in _BEFORE:
            role = _ROLES[last.text] + _UNITS[token.text]
            found[-1] = replace(last, text=role, raw=role, end=token.end)
        else:
            found.append(token)
    return tuple(found)


_BEFORE = frozenset("the my his her their your a 's enemy opposing".split())
