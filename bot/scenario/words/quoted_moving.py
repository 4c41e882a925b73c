"""Wordings told behind what a card does: NAME enters under her control: "…"."""

from collections.abc import Sequence

from bot.scenario.words.descriptions import ARTICLES, DESCRIBING
from bot.scenario.words.quoted_loyalty import without_loyalty
from bot.scenario.words.quoted_words import names
from bot.scenario.words.small_words import CASTING, POSSESSIVES
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import stop_in

_VERBS = frozenset("enters entered dies died attacks resolves resolved".split())
_ENTERING = (
    ("the", "battlefield"), ("play",), ("tapped",), ("into", "play"), ("this", "turn"),
    ("earlier", "this", "turn"),
)  # fmt: skip


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
        stop = [stop_in(token)] * _sentence_ends(tokens, at + 1)
        found[verb : at + 1] = [token, *tokens[verb:end], *stop]
    return tuple(found)


def _sentence_ends(tokens: Sequence[Token], at: int) -> bool:
    """Whether nothing of the sentence goes on at *at*."""
    following = tokens[at : at + 1]
    return not following or (following[0].kind is Kind.WORD and following[0].capital)


def answers_behind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Sacrifices NAME “…” in response" for "sacrifices NAME in response: “…”"."""
    found = list(tokens)
    for at in range(len(tokens) - 1, 3, -1):
        token = tokens[at]
        end = at - (tokens[at - 1].text in {":", ","})
        said = [it.text for it in tokens[max(0, end - 2) : end]]
        if token.kind is not Kind.QUOTE or said != ["in", "response"]:
            continue
        if is_wording(str(token.value)) and names(tokens, end - 3):
            stop = [stop_in(token)] * _sentence_ends(tokens, at + 1)
            response = tokens[end - 2 : end]
            found[end - 2 : at + 1] = [*tokens[end:at], token, *response, *stop]
    return tuple(found)


def kinds_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Casts X, a red sorcery: “…”, on me" for "casts X on me, a red sorcery: “…”".

    What kind of spell it is, and its wording, are told of the name.
    """
    found = list(tokens)
    for at in range(len(tokens) - 1, -1, -1):
        if tokens[at].text not in CASTING:
            continue
        aim = _aimed(tokens, at + 1)
        comma, end = _kind_behind(tokens, aim) if aim else (0, 0)
        while comma and end < len(tokens) and tokens[end].text in _SAYING:
            end += 1
        quote = tokens[end : end + 1] if comma else ()
        if quote and quote[0].kind is Kind.QUOTE and is_wording(str(quote[0].value)):
            said = tokens[comma : end + 1]
            found[aim : end + 1] = [*said, tokens[comma], *tokens[aim:comma]]
    return tuple(found)


_SAYING = frozenset(": , that which with says reads reading saying".split())
_AIMS = frozenset("on at targeting".split())
_SPELLS = frozenset("instant sorcery spell".split())
_LONGEST = 9


def _aimed(tokens: Sequence[Token], at: int) -> int:
    """Where "on …" begins behind the name at *at*; 0 where none does."""
    for end in range(at + 1, min(at + _LONGEST, len(tokens))):
        if tokens[end].kind is not Kind.WORD:
            break
        if tokens[end].text in _AIMS:
            return end
    return 0


def _kind_behind(tokens: Sequence[Token], aim: int) -> tuple[int, int]:
    """The comma and the end of ", a red sorcery" behind what is aimed at *aim*."""
    comma = aim + 1
    while comma < min(aim + _LONGEST, len(tokens)) and tokens[comma].text != ",":
        if tokens[comma].kind is Kind.MARK and tokens[comma].text != "'s":
            return 0, 0
        comma += 1
    end = comma + 2
    if end >= len(tokens) or tokens[comma + 1].text not in ARTICLES:
        return 0, 0
    while end < len(tokens) and tokens[end].text in DESCRIBING:
        end += 1
    closed = end == len(tokens) or tokens[end].kind is not Kind.WORD
    closed = closed or tokens[end].text in _SAYING
    kind = tokens[end - 1].text in _SPELLS and closed
    return (comma, end) if kind else (0, 0)


def _verb(tokens: Sequence[Token], end: int) -> int | None:
    """Where what a card does begins that ends before *end*, behind its name."""
    at = end - 1
    if at > 2 and tokens[at].text == "control":
        owner = at - 1 if tokens[at - 1].text in POSSESSIVES else at - 2
        if tokens[owner - 1].text != "under":
            return None
        at = owner - 2
    for words in _ENTERING:
        first = at + 1 - len(words)
        if first > 0 and tuple(it.text for it in tokens[first : at + 1]) == words:
            at = first - 1
            break
    if at <= 0 or tokens[at].text not in _VERBS:
        return None
    at -= at > 1 and tokens[at - 1].text in {"has", "had"}
    # "Garruk with loyalty 4 enters"
    name = without_loyalty(tokens, at)[0] - 1
    return at if names(tokens, name) else None
