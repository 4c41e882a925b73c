"""A champion levels up: its damage stays, its life is the new card's."""

from bot.errors import Problem
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("levelup")
def levels_up(scene: Scene, clause: Clause) -> None:
    """I level up into a champion with 20 life, before anything else happens."""
    if clause.get("what") is not None:
        it = scene.one(clause.get("what"))
    else:
        who = scene.player(clause.get("who")) if clause.get("who") else ""
        it = champion(scene, who or default_owner(scene))
    if scene.draft.script or "champion" not in it.kinds:
        raise scene.error(
            Problem.UNSUPPORTED,
            worded("Tell what a champion has become before what happens to it."),
            clause.place,
        )
    it.toughness = number(scene, clause.get("life"))
    if clause.get("n") is not None:
        it.flags = {one for one in it.flags if not one.startswith("level ")}
        it.flags.add(f"level {number(scene, clause.get('n'))}")
    scene.draft.tell(
        worded("{it} levels up: it has {n} life, and its damage stays.", it=it.id,
               n=it.toughness)
    )  # fmt: skip
    scene.notice([it])
    scene.focus = [it]
