""" "I have an enchantment that says “…”, Bob has one that says “…”": of that kind."""

from dataclasses import replace

from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word

_KINDS = {"enchantment": "an", "artifact": "an", "creature": "a", "aura": "an"}
_THAT = frozenset("that which".split())
_SAYS = frozenset("says reads".split())
_SAID = {"said": "says", "read": "reads"}
_WORDED = frozenset(_KINDS) | frozenset(
    "spell card instant sorcery permanent equipment ability effect one".split()
)


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


def said_before(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "a spell that says “…”" for "a spell that said “…”"."""
    found = list(tokens)
    for at in range(2, len(tokens) - 1):
        kind, that, said, text = tokens[at - 2 : at + 2]
        worded = said.text in _SAID and text.kind is Kind.QUOTE
        if worded and that.text in _THAT and kind.text in _WORDED:
            found[at] = replace(said, text=_SAID[said.text])
    return tuple(found)
