"""What is asked of Riftbound: how damage is assigned, who is found and saved."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import last_combat
from bot.scenario.units.riftbound_fights import who_defends
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("ask_assign")
def how_assigned(scene: Scene, clause: Clause) -> None:
    """How must they assign? What is lethal for each defender, and what comes out."""
    combat = last_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, worded("In which combat?"), clause.place)
    who_defends(scene)
    names = list(combat.defenders)
    if clause.get("what") is not None:
        names = [it.id for it in scene.things(clause.get("what"))]
    for name in names:
        ask(scene, clause, AskKind.LETHAL, name)
        ask(scene, clause, AskKind.DAMAGE_DEALT, name)


@handles("spread")
def spread(scene: Scene, clause: Clause) -> None:
    """He wants to go 2, 1, 1, 1: kept until it is asked whether that is legal."""
    scene.parse.memory["spread"] = clause.get("points")
    points = ", ".join(str(it) for it in clause.get("points"))
    scene.draft.tell(worded("Wanted assignment: {points}.", points=points))


@handles("ask_can_spread", "splitquestion")
def can_spread(scene: Scene, clause: Clause) -> None:
    """Was it legal?"""
    points = clause.get("points") or scene.parse.memory.get("spread")
    combat = last_combat(scene)
    if clause.get("n") is not None and combat is not None:
        # "Can I assign 2 to each?"
        points = (number(scene, clause.get("n")),) * len(combat.defenders)
    if points is None or combat is None or not combat.attackers:
        ask(scene, clause, AskKind.EVERYTHING)
        return
    detail = ",".join(str(it) for it in points)
    ask(scene, clause, AskKind.CAN_ASSIGN, combat.attackers[0][0], detail=detail)


@handles("ask_enough")
def enough(scene: Scene, clause: Clause) -> None:
    """Is my 5 enough to kill it? What is lethal, and whether it dies."""
    combat = last_combat(scene)
    if clause.get("what") is not None:
        names = [it.id for it in scene.things(clause.get("what"), new=True)]
    else:
        names = list(combat.defenders) if combat is not None else []
    for name in names:
        ask(scene, clause, AskKind.LETHAL, name)
        if scene.draft.script:
            ask(scene, clause, AskKind.DIES, name)
    if not names:
        ask(scene, clause, AskKind.EVERYTHING)


@handles("ask_find")
def find(scene: Scene, clause: Clause) -> None:
    """Can I still find a 6 Might unit? Only if the unit was killed."""
    last = scene.last_resolve()
    chosen = getattr(last.what, "chosen", ()) if last is not None else ()
    used = [scene.draft.thing(name) for slot in chosen for name in slot]
    for it in (*used, *scene.focus):
        if it is not None and "unit" in it.kinds:
            ask(scene, clause, AskKind.DIES, it.id)
            scene.draft.assume(
                worded(
                    "If {it} is not killed, there is no killed unit whose "
                    "Might counts.",
                    it=it.id,
                )
            )
            return
    ask(scene, clause, AskKind.EVERYTHING)


@handles("ask_saved")
def saved(scene: Scene, clause: Clause) -> None:
    """Can I save him?"""
    for name in targeted(scene, clause.get("what")):
        ask(scene, clause, AskKind.DIES, name, negated=True)


@after(Game.RIFTBOUND)
def damage_of_the_fight(scene: Scene) -> None:
    """ "Total?" of an attack: what the units that defend are dealt, no player is."""
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    defenders = list(fights[-1].defenders) if fights else []
    asked = scene.parse.memory.get("of_whom", set())
    pairs = list(zip(scene.draft.asks, scene.draft.marks, strict=True))
    scene.draft.asks.clear()
    scene.draft.marks.clear()
    for one, mark in pairs:
        names = [one.subject]
        if one in asked and scene.draft.thing(one.subject) is None and defenders:
            names = defenders
        for name in names:
            scene.draft.asks.append(replace(one, subject=name))
            scene.draft.marks.append(mark)
