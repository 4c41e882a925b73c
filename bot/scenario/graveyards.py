"""Cards in graveyards, and what comes back from there."""

from bot.engine.instructions import PutOnto
from bot.engine.values import AllRefs, Named, Zone
from bot.errors import Problem
from bot.scenario.draft import DraftThing
from bot.scenario.happening import do, doer
from bot.scenario.making import default_owner
from bot.scenario.meaning import number
from bot.scenario.scene import Scene, handles
from bot.scenario.syntax import Clause, Person, Thing
from bot.worded import worded


@handles("ingraveyard")
def in_graveyard(scene: Scene, clause: Clause) -> None:
    """I have a 2/2 Bear in my graveyard: there, but not in play."""
    whose = clause.get("whose") or clause.get("who")
    name = scene.player(whose) if whose is not None else default_owner(scene)
    scene.subject = name
    what = clause.get("what")
    found: list[DraftThing] = []
    for item in what if isinstance(what, tuple | list) else (what,):
        if not isinstance(item, Thing):
            raise scene.error(Problem.SYNTAX, worded("This cannot be in a graveyard."))
        for it in scene.thing(item, name, new=True):
            it.controller = it.owner = name
            it.zone = Zone.GRAVEYARD
            it.needs_size = False
            if any(word.startswith("dredge") for word in it.keywords):
                raise scene.error(
                    Problem.UNSUPPORTED,
                    worded("Dredge is outside what I rule on."),
                    item.place,
                )
            found.append(it)
    scene.notice(found)
    scene.focus = found


@handles("gravesize")
def grave_size(scene: Scene, clause: Clause) -> None:
    """I have three cards in my graveyard: cards that nobody names."""
    name = scene.player(clause.get("who"))
    value = number(scene, clause.get("n")) if clause.get("n") else 1
    scene.draft.tell(
        worded(
            "Cards in the graveyard of {who}: {value}.",
            who=scene.name(name),
            value=value,
        )
    )


@handles("reanimate")
def reanimate(scene: Scene, clause: Clause) -> None:
    """I return the Bear and the Elf to the battlefield: they enter together."""
    whose = clause.get("whose")
    who = doer(scene, clause)
    owner = scene.player(whose) if isinstance(whose, Person) else who
    known = {id(it) for it in scene.draft.things}
    found: list[DraftThing] = scene.things(clause.get("what"), owner, new=True)
    for it in found:
        if id(it) not in known:
            it.zone = Zone.GRAVEYARD
    names = ", ".join(it.id for it in found)
    back = PutOnto(AllRefs(tuple(Named(it.id) for it in found)), under=Named(who))
    do(scene, who, f"{names}: from the graveyard to the battlefield.", back)
    scene.focus = found
