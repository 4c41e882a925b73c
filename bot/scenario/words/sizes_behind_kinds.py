""" "NAME, a Construct (0/0): “…”": the size stands before the kinds it is told with."""

from collections.abc import Sequence

from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found
from bot.citation import Game
from bot.scenario.words.kinds import COLORS, KEYWORDS, SUBTYPES, TYPES
from bot.scenario.words.quoted_words import begins, names
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import POSSESSIVES
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word
from bot.wording.numbers import NUMBERS

_KINDS = frozenset(COLORS) | TYPES | SUBTYPES
_ARTICLES = frozenset({"a", "an"})
_LONGEST = 6  # words of a name


def sizes_before_kinds(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with "NAME, a 0/0 Construct" for "NAME, a Construct (0/0)".

    Only where a wording follows: it is that of the name before the comma.
    """
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        end = _kinds_behind(tokens, at)
        if end and _is_of_them(tokens, at, end, around.catalogue):
            comma, article, *kinds = tokens[at:end]
            found += [comma, article, tokens[end + 1], *kinds]
            at = end + 3
        else:
            found.append(tokens[at])
            at += 1
    return tuple(found)


def _kinds_behind(tokens: Sequence[Token], at: int) -> int:
    """Where the bracket of ", a Construct (0/0) “…”" opens; 0 for anything else."""
    if tokens[at].text != "," or at == 0 or not names(tokens, at - 1):
        return 0
    end = at + 2
    while end < len(tokens) and tokens[end].text in _KINDS:
        end += 1
    shape = [it.text for it in tokens[at + 1 : at + 2]] + [
        it.text for it in tokens[end : end + 1]
    ]
    if end == at + 2 or shape[0] not in _ARTICLES or shape[1:] != ["("]:
        return 0
    size, closing, *behind = [*tokens[end + 1 : end + 5], None, None][:5]
    if size is None or size.kind is not Kind.SIZE:
        return 0
    if closing is None or closing.text != ")":
        return 0
    if behind and behind[0] and behind[0].text in {":", "with"}:
        behind = behind[1:]
    return end if behind and behind[0] and behind[0].kind is Kind.QUOTE else 0


def _is_of_them(
    tokens: Sequence[Token], comma: int, end: int, catalogue: Catalogue
) -> bool:
    """Whether what is named before the comma can be of those kinds."""
    kinds = {it.text for it in tokens[comma + 2 : end]} & SUBTYPES
    for first in range(max(0, comma - _LONGEST), comma):
        words = " ".join(it.raw for it in tokens[first:comma])
        found = catalogue.find(words, Game.MTG)
        if isinstance(found, Found) and found.card.name.lower() == words.lower():
            return kinds <= {it.lower() for it in found.card.face.subtypes}
    return True


def told_of_names(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "My 2/1 NAME with haste" for "NAME, my 2/1 with haste, …".

    "Two NAMEs, 5/1 Zombies" is told as of each of them.
    """
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        if tokens[at].text == "," and (start := _name_before(found)) < len(found):
            told = _told_of_it(tokens, at) if begins(found, start) else 0
            if told:
                name = found[start:]
                found[start:] = [
                    *tokens[at + 1 : at + 3],
                    *name,
                    *tokens[at + 3 : told],
                ]
                at = told + 1
                continue
            counted = start and found[start - 1].text in _NUMBERS
            if counted and _several(tokens, at):
                found += [tokens[at], as_word(tokens[at], "both")]
                at += 1
                continue
        found.append(tokens[at])
        at += 1
    return tuple(found)


_NUMBERS = frozenset(NUMBERS[2:11])


def _name_before(found: Sequence[Token]) -> int:
    start = len(found)
    while start and names(found, start - 1):
        start -= 1
    return start


def _told_of_it(tokens: Sequence[Token], comma: int) -> int:
    """Where ", my 2/1 with double strike," ends; 0 for anything else."""
    said = tokens[comma + 1 : comma + 3]
    if (
        len(said) < 2
        or said[0].text not in POSSESSIVES
        or said[1].kind is not Kind.SIZE
    ):
        return 0
    end = comma + 3
    if tokens[end : end + 1] and tokens[end].text == "with":
        end += 1
        while end < len(tokens) and tokens[end].text in _KEYWORDS:
            end += 1
    behind = [it.text for it in tokens[end : end + 2]]
    return end if behind[:1] == [","] and behind[1:] in _VERBS else 0


_VERBS = (["has"], ["is"], ["attacks"], ["blocks"])
_KEYWORDS = frozenset(word for said in KEYWORDS for word in said) | {"and"}


def _several(tokens: Sequence[Token], comma: int) -> bool:
    """Whether ", 5/1 Zombies" stands there."""
    size, kind = [*tokens[comma + 1 : comma + 3], None, None][:2]
    if size is None or kind is None or size.kind is not Kind.SIZE:
        return False
    return kind.text.removesuffix("s") in SUBTYPES and kind.text not in SUBTYPES
