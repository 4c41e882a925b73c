"""A card's name in brackets behind its wording: "If a source would …" (Odd Totem)."""

from bot.cards.finding import Found
from bot.cards.names import plain
from bot.citation import Game
from bot.scenario.words.quoted_names import described
from bot.scenario.words.quoted_words import LINKING, names
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_wording

_LONGEST = 8


def names_first(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with such a name before its wording, where none stands there."""
    found: list[Token | None] = list(tokens)
    for at, token in enumerate(tokens):
        if token.kind is not Kind.QUOTE or at + 2 >= len(tokens):
            continue
        if tokens[at + 1].text != "(" or not is_wording(str(token.value)):
            continue
        end = at + 2
        while end < min(len(tokens), at + 2 + _LONGEST) and tokens[end].text != ")":
            end += 1
        if end == at + 2 or end >= len(tokens) or tokens[end].text != ")":
            continue
        it = described(tokens, at)
        if it is not None and it.words:
            continue
        if _is_name(tokens, at + 2, end, around):
            found[at : end + 1] = [*tokens[at + 2 : end], token, None, None]
    return tuple(it for it in found if it is not None)


def _is_name(tokens: tuple[Token, ...], start: int, end: int, around: Around) -> bool:
    """Whether a card is called so, or the words have capitals as names have."""
    said = " ".join(around.text[tokens[start].start : tokens[end - 1].end].split())
    match around.catalogue.find(said, Game.MTG):
        case Found(card=card) if plain(card.name) == plain(said):
            return True
    return names(tokens, start) and all(
        names(tokens, at) or tokens[at].text in LINKING | {",", "'s"}
        for at in range(start, end)
    )
