"""What somebody has, told in brackets: "My Queen (I have a Pawn) is attacked"."""

from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import put_before, text_at

Tokens = tuple[Token, ...]

_WHO = frozenset("i he she they we opponent".split())
_HAS = frozenset("have has had control controls".split())
_JOINS = frozenset({",", ";", "and", "since", "because", "while", "as"})
# On what these are is told by what stands beside them.
_BORNE = frozenset("shield shields prevent effect it them him her".split())


def havings_aside(tokens: Tokens) -> Tokens:
    """*tokens* with such a sentence in front of that in which it is told."""
    for at in range(len(tokens) - 1, 0, -1):
        if tokens[at].text != "(":
            continue
        begin, end = _having(tokens, at)
        if not begin or not _goes_on(tokens, end + 1):
            continue
        first = at
        while first and tokens[first - 1].text not in ENDS:
            first -= 1
        told = tokens[begin:end]
        stop = put_before(tokens[end], ".", Kind.MARK)
        rest = tokens[at:begin]
        while rest and rest[-1].text in _JOINS:
            rest = rest[:-1]
        rest = (*rest, tokens[end]) if len(rest) > 1 else ()
        behind = tokens[end + 1 :]
        tokens = (*tokens[:first], *told, stop, *tokens[first:at], *rest, *behind)
    return tokens


def _having(tokens: Tokens, at: int) -> tuple[int, int]:
    """Where in the bracket from *at* on it begins, and where that closes; or 0, 0."""
    for end in range(at + 1, len(tokens)):
        if tokens[end].text == ")":
            break
        if tokens[end].text in ENDS | {"("} or tokens[end].kind is Kind.QUOTE:
            return 0, 0
    else:
        return 0, 0
    for begin in range(at + 1, end - 2):
        led = begin == at + 1 or tokens[begin - 1].text in _JOINS
        if not led or tokens[begin].text not in _WHO:
            continue
        has = begin + 1 + (text_at(tokens, begin + 1) == "also")
        words = {it.text for it in tokens[has:end]}
        if text_at(tokens, has) in _HAS and not words & _BORNE:
            return begin, end
    return 0, 0


def _goes_on(tokens: Tokens, at: int) -> bool:
    """Whether the sentence goes on there with what is done."""
    if at >= len(tokens) or tokens[at].text in ENDS | {","}:
        return False
    return tokens[at].kind is Kind.WORD
