""" "I have an enchantment that says “…”, Bob has one that says “…”": of that kind."""

from dataclasses import replace

from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word

_KINDS = {"enchantment": "an", "artifact": "an", "creature": "a", "aura": "an"}
_THAT = frozenset("that which".split())
_SAYS = frozenset("says reads".split())


def ones_that_say(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the kind told last for the "one" that has a wording."""
    found: list[Token] = []
    kind = ""
    for at, token in enumerate(tokens):
        if token.text in _KINDS and token.kind is Kind.WORD:
            kind = token.text
        behind = tokens[at + 1 : at + 4]
        says = (
            token.text == "one"
            and len(behind) == 3
            and behind[0].text in _THAT
            and behind[1].text in _SAYS
            and behind[2].kind is Kind.QUOTE
        )
        if says and kind:
            found += [as_word(token, _KINDS[kind]), replace(token, text=kind, raw="")]
            continue
        found.append(token)
    return tuple(found)
