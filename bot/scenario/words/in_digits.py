""" "Five damage", "two points", "three Might": what is measured, in digits."""

from dataclasses import replace

from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import text_at

Tokens = tuple[Token, ...]

_MEASURED = frozenset("damage points point power might life loyalty combat".split())
_DEALS = frozenset("deal deals dealing dealt takes take gains gain loses lose".split())


def in_digits(tokens: Tokens) -> Tokens:
    """*tokens* with a number for each word that says how much of something."""
    found = {
        at: NUMBER_WORDS[token.text]
        for at, token in enumerate(tokens)
        if token.text in NUMBER_WORDS and _measures(tokens, at)
    }
    if not found:
        return tokens
    return tuple(
        replace(it, kind=Kind.NUMBER, text=str(found[at]), value=found[at])
        if at in found
        else it
        for at, it in enumerate(tokens)
    )


def _measures(tokens: Tokens, at: int) -> bool:
    if tokens[at].kind is not Kind.WORD or at + 1 >= len(tokens):
        return False
    behind = tokens[at + 1].text
    if behind == "life" and text_at(tokens, at + 2) in {"total", "totals"}:
        return False  # so many of them
    dealt = at > 0 and tokens[at - 1].text in _DEALS
    return behind in _MEASURED or (behind == "more" and dealt)
