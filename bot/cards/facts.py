"""What a face of a card is by its types, and what its text gives."""

from functools import lru_cache

from bot.cards.card import Card, Face
from bot.citation import Game
from bot.engine.instructions import EMPTY, CardAbilities
from bot.wording.reading import read_card

_SPELLS = frozenset({"instant", "sorcery", "action", "spell", "gear spell", "reaction"})


_PERMANENTS = frozenset(
    "creature artifact enchantment planeswalker land battle ally champion item weapon "
    "regalia domain phantasia unit gear legend battlefield rune".split()
)


def face_named(card: Card, typed: str) -> Face:
    """The face of *card* that *typed* means: Stomp of Bonecrusher Giant."""
    low = typed.lower()
    for face in card.faces:
        if face.name.lower() == low:
            return face
    for face in card.faces:
        if low in face.name.lower() or face.name.lower() in low:
            return face
    spells = [face for face in card.faces if is_spell(face)]
    if len(card.faces) > 1 and card.layout in {"split", "aftermath"} and spells:
        return spells[0]
    return card.face


def is_spell(face: Face) -> bool:
    """True for what resolves and is gone."""
    kinds = set(face.types)
    return bool(kinds & _SPELLS) and not kinds & _PERMANENTS


def is_kind_spell(game: Game, face: Face) -> bool:
    """True if effects about Spells mean it: in Grand Archive that is a subtype.

    An action told without any subtypes counts as one; a Skill does not (Spellshroud 1).
    """
    named = game is not Game.GRAND_ARCHIVE or not face.subtypes
    return is_spell(face) and (named or "spell" in face.subtypes)


def is_permanent(face: Face) -> bool:
    """True for what stays on the table."""
    return bool(set(face.types) & _PERMANENTS)


def is_attachable(face: Face) -> bool:
    """True for what goes onto something: Auras, Equipment."""
    said = {*face.subtypes, *(it.lower() for it in face.tags)}
    return bool(said & {"aura", "equipment", "fortification"})


@lru_cache(maxsize=1024)
def abilities_of(game: Game, face: Face) -> CardAbilities:
    """What the face's text gives; nothing for a card without text."""
    if not face.text:
        return EMPTY
    kinds = frozenset((*face.types, *face.supertypes, *face.subtypes))
    return read_card(game, face.text, name=face.name, kinds=kinds)
