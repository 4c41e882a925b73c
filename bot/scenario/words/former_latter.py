""" "I attack with the former, and he blocks with the latter": of two told of before."""

from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.tokens import ENDS, Kind, Token

Tokens = tuple[Token, ...]

_NTH = {"former": 0, "latter": 1}
_STATS = frozenset({"might", "power"})
_NAMES = FIRST_NAMES | {"i", "riftbound", "magic", "grand", "archive"}


def former_and_latter(tokens: Tokens) -> Tokens:
    """*tokens* with "the 3/3" for "the former" where two sizes are told of before it.

    Where a name stands among them too, nobody knows which two are meant.
    """
    out: list[Token] = []
    for at, token in enumerate(tokens):
        led = bool(out) and out[-1].text == "the"
        two = _two_before(tokens[:at]) if token.text in _NTH and led else None
        out += two[_NTH[token.text]] if two else (token,)
        if two:
            out[-1] = replace(out[-1], end=token.end)
    return tuple(out)


def _two_before(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """The two things of different size told of in *tokens*, in their order."""
    found: list[Tokens] = []
    for at, token in enumerate(tokens):
        behind = tokens[at + 1 : at + 2]
        if token.kind is Kind.SIZE:
            one: Tokens = (token,)
        elif token.kind is Kind.NUMBER and behind and behind[0].text in _STATS:
            one = (token, behind[0])
        elif _names(tokens, at):
            return None
        else:
            continue
        if [it.text for it in one] not in [[it.text for it in some] for some in found]:
            found.append(one)
    return (found[0], found[1]) if len(found) == len(_NTH) else None


def _names(tokens: Tokens, at: int) -> bool:
    token = tokens[at]
    word = token.kind is Kind.WORD and token.capital and len(token.raw) > 1
    named = word or token.kind is Kind.QUOTE
    opens = at == 0 or tokens[at - 1].text in ENDS | {":"}
    return named and not opens and token.text not in _NAMES
