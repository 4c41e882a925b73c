"""A card's name that stands over what is told of it."""

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Card, Clause, Thing


def heading(scene: Scene, clause: Clause, thing: Thing) -> bool:
    """ "Eye for an Eye: I cast Eye for an Eye …": what comes is about that card."""
    alone = clause.place.start == thing.place.start and clause.get("who") is None
    if not alone or scene.parse.word(clause.place.end) != ":" or not scene.following:
        return False
    again = scene.following[0].get("card")
    parts = () if isinstance(again, Card) else parts_of(again)
    cards = [it.card for it in parts if isinstance(it, Thing) and it.card]
    cards += [again] if isinstance(again, Card) else []
    return thing.card is not None and any(
        set(it.names) & set(thing.card.names) for it in cards
    )
