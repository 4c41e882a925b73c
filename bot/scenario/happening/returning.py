""" "It comes back with a +1/+1 counter": told of what returns by itself."""

from bot.citation import Game
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.claims import Claim
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import worded


@handles("comesback")
def comes_back(scene: Scene, clause: Clause) -> None:
    """It has returned by what was told so far: nothing more happens.

    Whether it has is seen when all is told (see ``told_again``).
    """
    if clause.question:
        take_as(scene, clause, "ask_zone")
        return
    number, kind = clause.get("counters") or (0, "")
    it = Thing("it", clause.place)
    for one in scene.things(clause.get("what") or Several((it,), clause.place)):
        doubt = scene.error(
            Problem.AMBIGUOUS,
            worded("What brings {it} back? Say it, with its text.", it=one.id),
            clause.place,
        )
        scene.claims.append(Claim(clause, doubt, back=(one.id, kind, number)))
    if scene.last_entry is not None:
        scene.last_entry.resolved = True


def enters_again(scene: Scene, clause: Clause) -> bool:
    """Whether "it enters …" tells of what is there, and had something done to it."""
    parts = parts_of(clause.get("what"))
    one = parts[0] if len(parts) == 1 else None
    if scene.game is not Game.MTG or not isinstance(one, Thing) or one.noun != "it":
        return False
    aimed = {
        name
        for entry in all_entries(scene)
        if isinstance(entry.what, Resolve)
        for slot in entry.what.chosen
        for name in slot
    }
    return all(it.on_board and it.id in aimed for it in scene.things(one))
