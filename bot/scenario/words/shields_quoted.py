"""A shield between marks: my unit has "prevent the next 3 damage".

What is said to prevent the next damage without saying whose is no wording, which would
shield everybody: it is of what has it.
"""

import re
from dataclasses import replace

from bot.scenario.words.sizes_quoted import sizes_quoted
from bot.scenario.words.small_words import HAVING
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word, text_at

Tokens = tuple[Token, ...]

_SHIELD = re.compile(
    r"prevents? (?:the )?(?:(?:next|first) )?(\w{1,6})(?: points? of)?"
    r"(?:(?: (combat|non-?combat|spell|ability|attack))? damage)?"
    r"(?: (?:dealt )?to (?:it|this unit|this ally|this))?(?: this turn)?\.?",
    re.IGNORECASE,
)
_BEFORE = HAVING | frozenset("with and a an the under gets gains having".split())
_CALLED = frozenset("shield effect buff thing spell ability".split())


def no_wordings(tokens: Tokens) -> Tokens:
    """*tokens* with the sizes and the shields between marks told without these."""
    return _shields(sizes_quoted(tokens))


def _shields(tokens: Tokens) -> Tokens:
    """*tokens* with "a prevent 3 shield against combat damage" for such marks."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        said = _said(token) if found and found[-1].text in _BEFORE else ()
        if said and found[-1].text in {"a", "an", "the"}:
            found.pop()
        at += 1 + (bool(said) and text_at(tokens, at + 1) in _CALLED)
        found += said or (token,)
    return tuple(found) if len(found) != len(tokens) else tokens


def _said(token: Token) -> Tokens:
    """The words of the shield in the marks of *token*; none where none is."""
    if token.kind is not Kind.QUOTE or not isinstance(token.value, str):
        return ()
    shield = _SHIELD.fullmatch(token.value.strip())
    word = shield[1].lower() if shield else ""
    points = int(word) if word.isdecimal() else NUMBER_WORDS.get(word)
    if shield is None or points is None:
        return ()
    number = replace(token, kind=Kind.NUMBER, text=str(points), value=points)
    words = [as_word(token, it) for it in ("a", "prevent")]
    words += [number, as_word(token, "shield")]
    if shield[2]:
        kind = shield[2].lower().replace("-", "")
        words += [as_word(token, it) for it in ("against", kind, "damage")]
    return tuple(words)
