"""May it retaliate, and what then? Retaliation of Grand Archive that is asked about."""

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.casting.sides import on_field
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Clause
from bot.worded import capital, worded


@handles("ask_can_retaliate")
def can_retaliate(scene: Scene, clause: Clause) -> None:
    """Does their rested ally get to retaliate? Can I hit back (and kill it)?"""
    if clause.get("what") is not None:
        things = scene.things(clause.get("what"), new=True)
    else:
        things = _defending(scene, clause)
    for it in things:
        ask(scene, clause, AskKind.CAN_RETALIATE, it.id)
    if clause.get("killed") is not None:
        scene.focus = things
        for name in targeted(scene, clause.get("killed")):
            ask(scene, clause, AskKind.DIES, name)
    scene.focus = things


def _defending(scene: Scene, clause: Clause) -> list[DraftThing]:
    """What can hit back for a player: what of that player's is attacked."""
    who = scene.player(clause.get("who"))
    combat = last_combat(scene)
    found: list[DraftThing] = []
    if combat is not None and _cleaves(scene, combat):
        found = on_field(scene, who)
    elif combat is not None:
        goals = dict.fromkeys(goal for _, goal in combat.attackers)
        found = [it for goal in goals if (it := scene.draft.thing(goal)) is not None]
    if combat is None and clause.get("with") is not None:
        found = scene.things(clause.get("with"), who, new=True)
    found = [it for it in found if it.controller == who]
    if not found:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What attacks, and what is attacked?"),
            clause.place,
            ("My 3/3 ally attacks their 2/2 ally. …",),
        )
    return found


def _cleaves(scene: Scene, combat: Combat) -> bool:
    attackers = (scene.draft.thing(name) for name, _ in combat.attackers)
    return combat.cleave or any(it and "cleave" in it.keywords for it in attackers)


@after(Game.GRAND_ARCHIVE)
def retaliates_as_asked(scene: Scene) -> None:
    """ "Can it retaliate, and does the 2/2 die?": the second is asked of when it does.

    Only a unit that is awake, or has steadfast, and has power can (RS 3).
    """
    asked = [it.kind is AskKind.CAN_RETALIATE for it in scene.draft.asks]
    if True not in asked or all(asked[asked.index(True) :]):
        return
    for one in scene.draft.asks:
        it = scene.draft.thing(one.subject)
        if one.kind is not AskKind.CAN_RETALIATE or it is None:
            continue
        combat = _attack_on(scene, it)
        if combat is None or combat.blocks or not _able(it):
            continue
        combat.blocks.append((it.id, combat.attackers[0][0]))
        scene.draft.assume(worded("{listed} retaliates.", listed=capital(it.id)))


def _attack_on(scene: Scene, it: DraftThing) -> Combat | None:
    fights = [one.what for one in scene.draft.script if isinstance(one.what, Combat)]
    goals = [one for one in fights if any(goal == it.id for _, goal in one.attackers)]
    return goals[-1] if goals else None


def _able(it: DraftThing) -> bool:
    awake = not it.tapped or "steadfast" in it.keywords
    return awake and (it.power is None or it.power > 0)


@after(Game.GRAND_ARCHIVE)
def nobody_retaliates(scene: Scene) -> None:
    """Say that what could retaliate does not, where it was not said either way."""
    if scene.parse.memory.get("no retaliation"):
        return
    asked = {it.subject for it in scene.draft.asks}
    kinds = {it.kind for it in scene.draft.asks}
    if AskKind.CAN_RETALIATE in kinds:
        return
    whole = not kinds or AskKind.EVERYTHING in kinds
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat) or combat.blocks or not combat.attackers:
            continue
        if not (whole or combat.attackers[0][0] in asked):
            continue
        goals = (scene.draft.thing(goal) for _, goal in combat.attackers)
        if any(
            it is not None and it.power and _able(it) and "ally" in it.kinds
            for it in goals
        ):
            scene.draft.assume(worded("Nobody retaliates."))
            return


@handles("ask_orderer")
def orderer(scene: Scene, clause: Clause) -> None:
    """Who orders the retaliating units? Whoever attacks (DS 2), whether it matters."""
    combat = last_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, worded("In which combat?"), clause.place)
    ask(scene, clause, AskKind.WHO_CHOOSES, combat.attacker, detail="the retaliators")
