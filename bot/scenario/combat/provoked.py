""" "He provokes my tapped 2/2": it untaps, and blocks what provokes it (702.39a)."""

from bot.engine.unnamed import MUST_BLOCK
from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.asked_back import WHAT_ATTACKS
from bot.scenario.words.syntax import Clause, Several, Thing


@handles("provokes")
def provokes(scene: Scene, clause: Clause) -> None:
    """Bob attacks with Brontotherium and provokes my 2/2."""
    scene.who(clause)
    combat = open_combat(scene)
    if combat is None or (len(combat.attackers) != 1 and clause.get("by") is None):
        raise scene.error(Problem.AMBIGUOUS, WHAT_ATTACKS)
    found = scene.things(clause.get("what"), scene.other(combat.attacker))
    for it in found:
        it.keywords |= {MUST_BLOCK}
        if it.tapped:
            it.tapped = False
            it.said.discard("tapped")
            said = scene.says(
                it.controller, "You untap {it}.", "{who} untaps {it}.", it=it.id
            )
            scene.draft.tell(said)
    scene.focus = found
    scene.notice(found)
    if any(it.kind == "block" for it in scene.following[:3]):
        return
    them = Thing("it" if len(found) == 1 else "them", clause.place, label="it")
    slots = {"blocker": Several((them,), clause.place), "attacker": clause.get("by")}
    take_as(scene, clause, "block", slots, lead=())
