"""What a card gives, told by what it does: protection from a colour."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import face_of
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.words.syntax import Clause, Thing


@handles("give")
def give(scene: Scene, clause: Clause) -> None:
    """I give it protection from white with Gods Willing: cast, with that colour."""
    (card, *_) = parts_of(clause.get("card"))
    color = {"color": clause.get("color")}
    chosen = replace(clause, kind="chosecolor", slots=color)
    slots = {"who": clause.get("who"), "card": card, "to": clause.get("to")}
    if isinstance(card, Thing) and card.card and is_spell(face_of(scene, card)):
        scene.following = (chosen, *scene.following)
        take_as(scene, clause, "cast", slots)
        return
    color["card"] = clause.get("card")
    HANDLERS["chosecolor"](scene, replace(chosen, slots=color))
    take_as(scene, clause, "use", slots)
