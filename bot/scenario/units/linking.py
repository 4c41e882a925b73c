"""What is linked to what (Grand Archive)."""

from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.casting.attaching import attach_all
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("linked")
def linked(scene: Scene, clause: Clause) -> None:
    """Ana has Covenant of Thorns linked to Turtle."""
    who = scene.who(clause)
    if who:
        scene.subject = who
    to = scene.thing(clause.get("to"), who)
    attach_all(scene, clause.get("card"), to, who)
    for it in scene.draft.things:
        if it.attached_to in {one.id for one in to}:
            it.keywords.add("link")
    scene.focus = to


@handles("linkedlast")
def linked_last(scene: Scene, clause: Clause) -> None:
    """ "…, an item with "…", linked to my ally": the one just told of."""
    before = [it for it in scene.focus if it.kinds & {"unit", "ally", "champion"}]
    to = scene.one(clause.get("to"))
    if "link shield" in to.keywords and not to.kinds & {"unit", "ally", "champion"}:
        # "An ally linked to an item with Link Shield": that item is on the ally.
        if len(before) != 1:
            raise scene.error(
                Problem.AMBIGUOUS, worded("What is linked?"), clause.place
            )
        to.attached_to = before[0].id
        scene.focus = before
        return
    loose = [
        it
        for it in scene.draft.things
        if not it.attached_to and not it.kinds & {"unit", "ally", "champion", "spell"}
    ]
    if not loose or loose[-1] is to:
        raise scene.error(Problem.AMBIGUOUS, worded("What is linked?"), clause.place)
    it = loose[-1]
    it.attached_to = to.id
    it.keywords.add("link")
    scene.draft.tell(worded("{it} is attached to {to}.", it=it.id, to=to.id))
    scene.focus = [to]


@handles("ask_linkedgone")
def linked_gone(scene: Scene, clause: Clause) -> None:
    """Is the shield sacrificed? Of the one thing there that is no unit and no spell."""
    there = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and not it.kinds & {"unit", "ally", "champion", "spell", "action"}
    ]
    found = [it for it in there if it.attached_to] or there
    if len(found) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    destroyed = {"destroyed", "broken"} & set(clause.text.lower().split())
    breaks = destroyed and "weapon" in found[0].kinds
    ask(scene, clause, AskKind.DIES if breaks else AskKind.ZONE, found[0].id)


@handles("linkshielded")
def link_shielded(scene: Scene, clause: Clause) -> None:
    """ "Some item with Link Shield is linked to my ally": it has one."""
    who = scene.who(clause)
    it = scene.one(clause.get("to"), who) if who else scene.one(clause.get("to"))
    it.keywords.add("link shield")
    scene.focus = [it]
