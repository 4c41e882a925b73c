"""Wordings told behind what a card does: NAME enters under her control: "…"."""

from collections.abc import Sequence

from bot.scenario.words.quoted_words import names
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_wording

_VERBS = frozenset("enters entered dies died attacks".split())
_OWNERS = frozenset("my his her their your".split())
_ENTERING = ("the", "battlefield"), ("play",), ("tapped",), ("into", "play")


def verbs_behind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with such a wording right behind its name, the verb behind both."""
    found = list(tokens)
    for at in range(len(tokens) - 1, 1, -1):
        token = tokens[at]
        if token.kind is not Kind.QUOTE or not is_wording(str(token.value)):
            continue
        end = at - (tokens[at - 1].text in {":", ","})
        verb = _verb(tokens, end)
        if verb is None:
            continue
        following = tokens[at + 1 : at + 2]
        ends = not following or (
            following[0].kind is Kind.WORD and following[0].capital
        )
        stop = Token(Kind.MARK, ".", ".", token.end - 1, token.end, token.line,
                     token.column)  # fmt: skip
        found[verb : at + 1] = [token, *tokens[verb:end], *([stop] if ends else [])]
    return tuple(found)


def _verb(tokens: Sequence[Token], end: int) -> int | None:
    """Where what a card does begins that ends before *end*, behind its name."""
    at = end - 1
    if at > 2 and tokens[at].text == "control":
        owner = at - 1 if tokens[at - 1].text in _OWNERS else at - 2
        if tokens[owner - 1].text != "under":
            return None
        at = owner - 2
    for words in _ENTERING:
        first = at + 1 - len(words)
        if first > 0 and tuple(it.text for it in tokens[first : at + 1]) == words:
            at = first - 1
            break
    named = at > 0 and tokens[at].text in _VERBS and names(tokens, at - 1)
    return at if named else None
