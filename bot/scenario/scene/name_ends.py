"""Things that are spoken of by the end of a name of one word: "the Hydra"."""

from bot.citation import Game
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Thing

# Shorter words end too many names by chance.
_SHORTEST = 4


def ends_so(scene: Scene, thing: Thing, whose: str) -> list[DraftThing]:
    """The Phytohydra that "the Hydra" means where nothing else is called so."""
    word = thing.label.lower()
    whole = thing.card is not None and any(
        it.name.lower() == word for it in thing.card.names
    )
    if scene.game is not Game.MTG or thing.det != "the" or whole:
        return []
    if len(word) < _SHORTEST:
        return []
    if thing.plural or any(it.kind not in {"noun", "type"} for it in thing.specs):
        return []
    found = [
        it
        for it in scene.draft.things
        if it.on_board
        and it.named
        and it.label.lower().split()[-1:] != [word]
        and it.label.lower().endswith(word)
        and (not whose or it.controller == whose)
    ]
    return found if len(found) == 1 else []
