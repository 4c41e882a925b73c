"""Known cards whose wording is quoted: as they are printed, or otherwise."""

from dataclasses import replace

from bot.cards.card import Card
from bot.cards.facts import abilities_of, is_spell
from bot.cards.names import plain
from bot.errors import QuestionError
from bot.wording.reading import in_lines, read_quoted


def quoted_otherwise(card: Card, name: str, text: str) -> tuple[Card | None, bool]:
    """*card* with *text* for its wording; None where that is its wording anyway.

    And whether the text was understood, or not meant as the card's own.
    """
    said = plain(name)
    if said not in {plain(card.name), plain(card.name.split(",")[0])}:
        return None, True
    if not is_spell(card.face) and _letters(text) in _letters(card.face.text):
        return None, True
    kinds = frozenset((*card.face.types, *card.face.supertypes, *card.face.subtypes))
    try:
        read = read_quoted(card.game, text, name=card.name, kinds=kinds, entire=True)
    except QuestionError:
        return None, False
    printed = abilities_of(card.game, card.face)
    if is_spell(card.face) and (
        read.spell is None
        or (printed.spell is not None and printed.spell.do == read.spell.do)
    ):
        return None, read.spell is not None
    face = replace(card.face, text=in_lines(card.game, text, kinds))
    return replace(card, faces=(face, *card.faces[1:])), True


def another_spell(known: Card, name: str, text: str) -> bool:
    """Whether *text* is another card's, named as *known* is for short."""
    if plain(name) in {plain(known.name), plain(known.name.split(",")[0])}:
        return False
    if _letters(text) in _letters(known.face.text):
        return False
    try:
        kinds = frozenset({*known.face.types, *known.face.subtypes})
        read = read_quoted(known.game, text, name=name, kinds=kinds)
    except QuestionError:
        return True
    printed = abilities_of(known.game, known.face)
    return not (read.spell and printed.spell and read.spell.do == printed.spell.do)


def _letters(text: str) -> str:
    return "".join(char for char in text.lower() if char.isalnum())
