"""Noun phrases joined: by “and”, by “or”."""

from bot.wording.magic.grammar import G
from bot.wording.magic.noun_phrases import BARE
from bot.wording.magic.nouns import Form, Noun

G.same("several", "<one:noun>")


def _together(*parts: Noun, shared: bool = False) -> Noun | None:
    """All of *parts*; "two target artifacts and lands" are targets together."""
    aimed = parts[0].form is Form.TARGET and parts[0].most != 1
    if aimed and any(part.word == BARE for part in parts[1:]):
        return None
    return Noun(Form.ALL_OF, parts=parts, plural=True, shared=shared)


@G.says("several", "<first:noun> and <second:noun> [each]")
def _and(first: Noun, second: Noun) -> Noun | None:
    return _together(first, second)


@G.says("several", "<first:noun> and / or <second:noun>")
def _and_or(first: Noun, second: Noun) -> Noun | None:
    return _together(first, second, shared=True)


@G.says("several", "<first:noun> , <second:noun> , (and|and / or) <third:noun> [each]")
def _and_and(first: Noun, second: Noun, third: Noun) -> Noun | None:
    return _together(first, second, third)


@G.says("several", "<first:noun> or <second:noun>")
def _or(first: Noun, second: Noun) -> Noun:
    return Noun(Form.ANY_OF, parts=(first, second))


@G.says("several", "<first:noun> , <second:noun> , or <third:noun>")
def _or_or(first: Noun, second: Noun, third: Noun) -> Noun:
    return Noun(Form.ANY_OF, parts=(first, second, third))
