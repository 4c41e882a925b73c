"""Of which side what is asked about is: mine, the blockers, what I can kill."""

import re

from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Clause, Person, Several


def of_which_side(
    scene: Scene, clause: Clause, things: list[DraftThing]
) -> list[DraftThing]:
    """Those of *things* that are asked about; all of them where no side is said."""
    return of_that_side(scene, clause, _of_one_side(scene, clause, things))


def of_that_side(
    scene: Scene, clause: Clause, things: list[DraftThing]
) -> list[DraftThing]:
    """ "Which of the blockers can I kill?": of *things* only those, if any."""
    killer, words = clause.get("by"), set(clause.text.lower().split())
    if isinstance(killer, Person):
        own = scene.player(killer)
        things = [it for it in things if it.controller != own] or things
    combat = last_combat(scene)
    if combat is None:
        return things
    blocking = {by for by, _ in combat.blocks} | {*combat.defenders}
    attacking = {name for name, _ in combat.attackers}
    sides = [(_BLOCKERS, blocking, attacking), (_ATTACKERS, attacking, blocking)]
    by = killer.place if isinstance(killer, Several) else None
    killers = {*scene.parse.words[by.start : by.end]} if by else {clause.get("kw")}
    if killers & (_BLOCKERS | _ATTACKERS):
        # "Can the attacker kill both?": those whom it fights.
        words = killers
        sides = [(said, foes, own) for said, own, foes in sides]
    for said, those, _ in sides:
        if words & said:
            return [it for it in things if it.id in those] or things
    return things


_BLOCKERS = frozenset("blockers blocker defenders defender defending".split())
_ATTACKERS = frozenset({"attackers", "attacker"})


def _of_one_side(
    scene: Scene, clause: Clause, things: list[DraftThing]
) -> list[DraftThing]:
    """ "Which of mine survive?": none of the other side's is asked of."""
    said = _ONE_SIDE.search(clause.text.lower())
    if said is None or len(scene.draft.players) != 2 or not scene.has_me:
        return things
    mine = said[1] in {"mine", "my", "our"}
    return [it for it in things if (it.controller == "me") is mine] or things


_ONE_SIDE = re.compile(
    r"\b(?:of|are|is|on) (mine|his|hers|theirs|(?:my|our|his|her|their)(?= side))\b"
)
