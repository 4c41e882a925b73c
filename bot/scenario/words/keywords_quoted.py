"""Keywords in front of what they do, quoted: Deathknell and then "Draw 1."."""

from dataclasses import replace

from bot.scenario.words.tokens import Kind, Token

Tokens = tuple[Token, ...]

WORDS = frozenset({"deathknell", "legion", "empowered"})


def keywords_quoted(tokens: Tokens) -> Tokens:
    """*tokens* with each such keyword within the marks of its wording."""
    found: list[Token] = []
    for token in tokens:
        before = found[-1] if found else None
        if (
            token.kind is Kind.QUOTE
            and before is not None
            and before.text in WORDS
            and before.text not in str(token.value).lower()
        ):
            found.pop()
            text = f"{before.text.capitalize()} — {token.value}"
            token = replace(token, value=text)
        found.append(token)
    return tuple(found) if len(found) != len(tokens) else tokens
