"""Static counters: what damage of arcane units lets their player remove (Static 1)."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import Trigger
from bot.scenario.casting.optional import replace_with
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.wording.reading import read_quoted

_TEXT = (
    "Whenever an arcane element unit you control deals combat damage to a unit, you "
    "may remove a static counter from CARDNAME. If you do, deal 1 damage to that unit."
)


@before(Game.GRAND_ARCHIVE)
def removed_for_damage(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My arcane 2/2 attacks him. I remove the static counter": for 1 more damage."""
    del parse
    found: list[Clause] = []
    attacked = False
    for clause in clauses:
        attacked = attacked or clause.kind in {"attack", "weaponattack"}
        static = (clause.get("counters") or (0, ""))[1] == "static"
        if clause.kind == "remove" and static and attacked:
            clause = replace(clause, kind="removestatic")
        found.append(clause)
    return tuple(found)


@handles("removestatic")
def remove_static(scene: Scene, clause: Clause) -> None:
    """I remove the static counter: the choice that the trigger asks for."""
    who = scene.who(clause) or default_owner(scene)
    for it in _charged(scene):
        if it.controller == who:
            _give(it)
            replace_with(scene, it, who, used=True)


@after(Game.GRAND_ARCHIVE)
def arcane_units_there(scene: Scene) -> None:
    """What has a static counter has its ability, where an arcane unit may use it."""
    arcane = {it.controller for it in scene.draft.things if "arcane" in it.elements}
    for it in _charged(scene):
        if it.controller in arcane:
            _give(it)


def _charged(scene: Scene) -> list[DraftThing]:
    return [it for it in scene.draft.things if it.on_board and "static" in it.counters]


def _give(it: DraftThing) -> None:
    known = (one.text for one in it.abilities.statics if isinstance(one, Trigger))
    if _TEXT in known:
        return
    read = read_quoted(Game.GRAND_ARCHIVE, _TEXT, name=it.id, kinds=frozenset(it.kinds))
    statics = (*it.abilities.statics, *read.statics)
    it.abilities = replace(it.abilities, statics=statics)
