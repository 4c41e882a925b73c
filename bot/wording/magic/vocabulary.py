"""The words Magic uses for kinds of things, in the singular.

The lists are ordered by how the words end, so that a new one is easy to place
without following anyone's order.
"""

from bot.plurals import plural
from bot.wording.magic.creature_types import CREATURE_TYPES

CARD_TYPES = frozenset(
    [
        "artifact",
        "battle",
        "creature",
        "enchantment",
        "instant",
        "land",
        "planeswalker",
        "sorcery",
        "kindred",
        "plane",
        "scheme",
        "dungeon",
    ]
)
SUPERTYPES = frozenset({"legendary", "basic", "snow", "world"})
# Words that say what sort of thing it is rather than its type.
GENERAL = frozenset({"permanent", "spell", "card", "ability", "commander"})
PLANESWALKER_TYPES = frozenset(
    [
        "gideon",
        "bolas",
        "ugin",
        "sorin",
        "teferi",
        "chandra",
        "jace",
        "liliana",
        "garruk",
        "ajani",
        "elspeth",
        "kaya",
        "oko",
        "nissa",
    ]
)
OTHER_SUBTYPES = frozenset(
    [
        "saga",
        "aura",
        "gold",
        "island",
        "background",
        "food",
        "blood",
        "shard",
        "siege",
        "cartouche",
        "vehicle",
        "role",
        "arcane",
        "mine",
        "shrine",
        "powerstone",
        "rune",
        "sphere",
        "treasure",
        "adventure",
        "case",
        "curse",
        "gate",
        "clue",
        "cave",
        "room",
        "mutagen",
        "omen",
        "mountain",
        "fortification",
        "attraction",
        "contraption",
        "lesson",
        "town",
        "map",
        "trap",
        "swamp",
        "lander",
        "tower",
        "lair",
        "incubator",
        "urza's",
        "plains",
        "class",
        "locus",
        "planet",
        "spacecraft",
        "power-plant",
        "equipment",
        "desert",
        "forest",
    ]
)

SUBTYPES = CREATURE_TYPES | OTHER_SUBTYPES | PLANESWALKER_TYPES
KINDS = CARD_TYPES | SUPERTYPES | GENERAL | SUBTYPES

_SINGULAR = {plural(word): word for word in sorted(KINDS)}


# "merfolk": one or several.
SAME_IN_PLURAL = frozenset(word for word in KINDS if plural(word) == word)


def kind(word: str) -> tuple[str, bool] | None:
    """The kind *word* names and whether it is a plural; None for any other word."""
    if word in KINDS:
        return word, word in _SINGULAR
    if word in _SINGULAR:
        return _SINGULAR[word], True
    return None


def replaced(kinds: frozenset[str]) -> frozenset[str]:
    """What a thing no longer is that has become *kinds* (205.1a, 205.1b).

    New creature types go over the old ones; a new card type over all other types.
    """
    if not kinds:
        return frozenset()
    return (SUBTYPES | CARD_TYPES if kinds & CARD_TYPES else CREATURE_TYPES) - kinds
