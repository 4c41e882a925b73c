"""What a change of size in brackets only explains: "Assault 2 (+2 Might)".

It is no change of its own: a keyword, a buff or the card that was played gives it.
"""

import re

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.typed_words import EVERYDAY
from bot.scenario.words.written import text_at
from bot.worded import worded

Tokens = tuple[Token, ...]

_KEYWORDS = frozenset({"assault", "shield"})
_BUFFS = frozenset("buff buffs buffed buffing".split())
# What may stand in brackets with it and says no more of a keyword or a buff.
_IN_PASSING = frozenset(
    "might power buff counter this turn until end of the while when it is attacking "
    "defending attacks defends bonus".split()
)
_LONGEST_NAME = 8


def changes_explained(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* without what only says what was told before it.

    Raises QuestionError (AMBIGUOUS) for more than a buff gives.
    """
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        end = _explained(tokens, at, around)
        if end:
            at = end
        else:
            found.append(tokens[at])
            at += 1
    return tuple(found) if len(found) < len(tokens) else tokens


def _explained(tokens: Tokens, at: int, around: Around) -> int:
    """Where what begins at *at* and only explains ends; or 0."""
    within = text_at(tokens, at) == "("
    so = text_at(tokens, at + 1) == "so" and text_at(tokens, at) in {"(", ","}
    if not at or not (within or so or text_at(tokens, at) in {"for", "by"}):
        return 0
    here = at + 1 + so
    if (change := _change(tokens, here)) is None:
        return 0
    said, end = change
    while text_at(tokens, end) in _IN_PASSING:
        end += 1
    if within and text_at(tokens, end) != ")":
        return 0
    if not within and text_at(tokens, end) not in ENDS | {"", ",", "and", ")"}:
        return 0
    end += within
    before = _sentence(tokens, at)
    keyword = len(before) > 1 and before[-2].text in _KEYWORDS
    if (within or so) and keyword and before[-1].kind is Kind.NUMBER:
        return end if said == f"+{before[-1].value}" else 0
    if around.game is not Game.MTG and any(it.text in _BUFFS for it in before):
        if said in {"+1", "+1/+1", "+1/+0"}:
            return end
        if within and around.game is Game.RIFTBOUND:
            raise _more_than_a_buff(tokens[here : end - 1], around)
    return end if within and _given(before, said, around) else 0


def _more_than_a_buff(there: Tokens, around: Around) -> QuestionError:
    first = there[0]
    return QuestionError(
        Problem.AMBIGUOUS,
        worded("A buff is +1 Might: is it given more than that, by something else?"),
        line=first.line,
        column=first.column,
        length=there[-1].end - first.start,
        text=around.text,
    )


def _change(tokens: Tokens, at: int) -> tuple[str, int] | None:
    """What is added at *at*, with its sign, and where that ends."""
    if at >= len(tokens):
        return None
    if tokens[at].kind is Kind.COUNTER:
        said = str(tokens[at].value)
        points = set(said.split("/"))
        alone = "/" not in tokens[at].raw and len(points) == 1
        return (points.pop() if alone else said), at + 1
    number = text_at(tokens, at) == "+" and tokens[at + 1 :]
    if number and number[0].kind is Kind.NUMBER:
        return f"+{number[0].value}", at + 2
    return None


def _sentence(tokens: Tokens, at: int) -> Tokens:
    begin = at
    while begin and tokens[begin - 1].text not in ENDS:
        begin -= 1
    return tokens[begin:at]


def _given(before: Tokens, said: str, around: Around) -> bool:
    """Whether a card that is named there, and is no creature, gives just that."""
    if said[0] != "+":
        return False
    exact = re.compile(rf"(?:shield |assault |\+){re.escape(said[1:])}(?![\d/])")
    for at in range(len(before)):
        words = [it.raw or it.text for it in before[at : at + _LONGEST_NAME]]
        found = around.catalogue.find_in_text(words, 0, around.game, EVERYDAY)
        if found is None or len(found.names) != 1:
            continue
        face = around.catalogue.card(found.names[0]).face
        if face.power is None and exact.search(face.text.lower()):
            return True
    return False
