""" "He casts Thoughtseize on me and chooses the Smiter": the card that is discarded."""

from bot.cards.card import Face
from bot.cards.facts import abilities_of
from bot.engine.inside import walk
from bot.engine.instructions import ChooseSource, DiscardCards
from bot.engine.values import Zone
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, take_as
from bot.scenario.words.syntax import Clause, Thing


def discards_chosen(scene: Scene, clause: Clause, face: Face) -> bool:
    """Tell of a spell and of what it has somebody discard; False for other spells."""
    told = parts_of(clause.get("src"))
    spell = abilities_of(scene.game, face).spell
    parts = list(walk(spell)) if spell is not None else []
    if len(told) != 1 or not any(isinstance(it, DiscardCards) for it in parts):
        return False
    if not isinstance(told[0], Thing) or any(
        isinstance(it, ChooseSource) for it in parts
    ):
        return False
    there = scene.one(told[0])
    if there.zone is not Zone.HAND:
        return False
    take_as(scene, clause, "cast", {**clause.slots, "src": None})
    scene.subject = there.owner
    take_as(scene, clause, "discard", {"what": told[0]})
    return True
