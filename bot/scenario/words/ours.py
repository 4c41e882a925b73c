"""Who plays one against one says "our champion" of the own."""

from dataclasses import replace

from bot.scenario.words.rewriting import Tokens
from bot.scenario.words.tokens import Kind

OURS = frozenset({"our"})
_ONE = frozenset(
    "champion champ ally unit attacker defender shield sword weapon guy dude other "
    "own first second attacking defending".split()
)
# With a partner, or of both players, "our" is not mine alone.
_TOGETHER = frozenset("teammate partner both each team we're".split())


def ours(tokens: Tokens) -> Tokens:
    """*tokens* with "my" for "our" before one thing."""
    if _TOGETHER & {it.text for it in tokens}:
        return tokens
    out = list(tokens)
    for at, token in enumerate(tokens[:-1]):
        behind = tokens[at + 1]
        sized = behind.kind in {Kind.SIZE, Kind.NUMBER}
        if token.text in OURS and (sized or behind.text in _ONE):
            out[at] = replace(token, text="my")
    return tuple(out)
