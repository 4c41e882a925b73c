""" "My 2/2, which then is bolted": there "then" begins no sentence of its own."""

from bot.scenario.words.tokens import Token

_RELATIVE = frozenset(["which", "who"])
_HELPING = frozenset("is are was were gets got".split())


def then_behind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "which is bolted": it stands behind what happened before."""
    words = [it.text for it in tokens]
    left_out = set()
    for at in range(len(words) - 2):
        if words[at] in _RELATIVE and "then" in words[at + 1 : at + 3]:
            then = words.index("then", at + 1)
            if {*words[at + 1 : at + 3]} & _HELPING:
                left_out.add(then)
    return tuple(it for at, it in enumerate(tokens) if at not in left_out)
