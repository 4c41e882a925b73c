"""A name with loyalty is a planeswalker's."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.unknown_cards import is_shielded_walker, unknown_card
from bot.scenario.words.syntax import Place, Thing
from bot.worded import worded


def check_loyal(scene: Scene) -> None:
    """Refuse "Garruk with 3 loyalty" where the card found for it is a creature.

    Raises QuestionError (AMBIGUOUS).
    """
    if scene.game is not Game.MTG:
        return
    for it in scene.draft.things:
        if it.counters.get("loyalty") and it.face is not None and not it.face.text:
            if " " in it.label and is_shielded_walker(scene, it.label):
                raise unknown_card(scene, it.label, Thing("card", Place(*it.place)))
        if it.card is None or it.face is None or "planeswalker" in it.kinds:
            continue
        shortened = it.id.lower() != it.face.name.lower()
        if it.counters.get("loyalty") and shortened:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "“{it}” is taken for {card}, which is no planeswalker. Give the "
                    "planeswalker's whole name, or write “my planeswalker”.",
                    it=it.id,
                    card=it.face.name,
                ),
            )
