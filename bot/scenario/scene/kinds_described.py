"""What types the words that describe a thing give it."""

from bot.citation import Game
from bot.scenario.words.kinds import ARTIFACT_TOKENS
from bot.scenario.words.syntax import Thing

BASIC_KIND = {
    Game.MTG: {"creature"},
    Game.GRAND_ARCHIVE: {"ally", "unit"},
    Game.RIFTBOUND: {"unit"},
}
# What is no creature unless something more is said.
NO_CREATURE = {
    "artifact": {"artifact"},
    "enchantment": {"enchantment"},
    "aura": {"enchantment", "aura"},
    "saga": {"enchantment", "saga"},
    "equipment": {"artifact", "equipment"},
    "land": {"land"},
    "battle": {"battle"},
    "domain": {"domain"},
    "item": {"item"},
    "regalia": {"regalia"},
    "phantasia": {"phantasia"},
    "gear": {"gear"},
}

_LIVING = frozenset({"creature", "ally", "unit"})


def kinds_of(game: Game, thing: Thing) -> set[str]:
    """The card types and roles of what *thing* describes."""
    nouns = set(thing.of("noun"))
    if "token" in thing.of("status") and thing.label.lower() in ARTIFACT_TOKENS:
        return {"artifact", thing.label.lower()}
    if "planeswalker" in nouns:
        return {"planeswalker"}
    if "weapon" in nouns:
        return {"weapon"} | (nouns & {"regalia"})
    kinds = {kind for noun in nouns for kind in NO_CREATURE.get(noun, ())}
    if game is Game.RIFTBOUND and "legend" in nouns:
        kinds |= {"legend"}
    if "domain" in kinds and game is Game.GRAND_ARCHIVE:
        # What has durability and no power stands to be besieged.
        kinds |= {"siegeable"}
    card = game is not Game.MTG and thing.label.lower() in {"card", "the card"}
    if card and not (thing.of("size") or nouns & _LIVING):
        return kinds  # "a card that says “…”": no unit by that
    if not kinds or thing.of("size") or nouns & _LIVING:
        kinds |= BASIC_KIND[game]
    return kinds


def types_told(game: Game, thing: Thing) -> set[str]:
    """ "It is a land creature", "my land is a 1/1 creature": what it is besides."""
    if game is not Game.MTG:
        return set()
    told = {kind for noun in thing.of("noun") for kind in NO_CREATURE.get(noun, ())}
    if thing.of("size") and "creature" in (thing.noun, *thing.of("noun")):
        told |= BASIC_KIND[game]
    return told
