"""What is asked to bring something about: "does it kill the 6/6?"."""

from bot.citation import Game
from bot.scenario.casting.mortals import asked_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Thing


def killers(scene: Scene, clause: Clause) -> list[DraftThing]:
    """What "does it kill the 6/6?" asks of: never the 6/6 itself."""
    if clause.get("by") is None:
        return []
    (by, *_), what = parts_of(clause.get("by")), parts_of(clause.get("what"))
    if isinstance(by, Thing) and by.noun == "it":
        told = (it for it in what if isinstance(it, Thing) and it.noun != "it")
        victims = [it for part in told for it in asked_of(scene, part)]
        if victims and len(pool := [it for it in scene.focus if it not in victims]) < 2:
            return pool
    return scene.things(clause.get("by"))


def would_kill(scene: Scene, clause: Clause, words: set[str]) -> bool:
    """ "Can I kill both?": whether that can be chosen."""
    able = {"can", "could"} & words and {"kill", "destroy"} & words
    return (
        bool(able)
        and scene.game is not Game.GRAND_ARCHIVE
        and clause.get("who") is not None
    )
