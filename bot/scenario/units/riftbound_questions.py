"""What is asked of Riftbound: how damage is assigned, who is found and saved."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.casting.mortals import is_mortal
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import last_combat
from bot.scenario.units.riftbound_attackers import who_defends
from bot.scenario.units.riftbound_sides import assigned_to
from bot.scenario.words.asked_back import WHICH_COMBAT, WHICH_TWO
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded


@handles("ask_assign")
def how_assigned(scene: Scene, clause: Clause) -> None:
    """How must they assign? Which ways there are for that side, the attacker's if open.

    Of one unit: how much is lethal for it, and what it is dealt.
    """
    combat = last_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_COMBAT, clause.place)
    who_defends(scene)
    if clause.get("what") is not None:
        for it in scene.things(clause.get("what")):
            ask(scene, clause, AskKind.LETHAL, it.id)
            ask(scene, clause, AskKind.DAMAGE_DEALT, it.id)
        return
    owner = clause.get("who") or clause.get("owner")
    who = scene.player(owner) if owner is not None else combat.attacker
    if who != combat.attacker and combat.defenders:
        ask(scene, clause, AskKind.ASSIGNED, combat.defenders[0])
    elif combat.attackers:
        ask(scene, clause, AskKind.ASSIGNED, combat.attackers[0][0])


@handles("spread")
def spread(scene: Scene, clause: Clause) -> None:
    """He wants to go 2, 1, 1, 1: kept until it is asked whether that is legal."""
    scene.parse.memory["spread"] = clause.get("points")
    points = ", ".join(str(it) for it in clause.get("points"))
    scene.draft.tell(worded("Wanted assignment: {points}.", points=points))


@handles("ask_can_spread", "ask_split")
def can_spread(scene: Scene, clause: Clause) -> None:
    """Was it legal? May I assign 3 to the first and 2 to each of the others?"""
    combat = last_combat(scene)
    points = clause.get("points") or scene.parse.memory.get("spread")
    named = clause.get("to") is not None or clause.get("n2") is not None
    if combat is not None:
        who_defends(scene)
    if combat is None or not combat.attackers or not combat.defenders:
        ask(scene, clause, AskKind.EVERYTHING)
        return
    mine = [name for name, _ in combat.attackers]
    attacking = scene.who(clause) in {"", combat.attacker}
    if named:
        detail = assigned_to(scene, clause)
        goals = {line.partition(" ")[2] for line in detail.splitlines()}
        attacking = not goals & set(mine)
    elif clause.get("n") is not None:
        # "Can I assign 2 to each?"
        each = len(combat.defenders if attacking else mine)
        detail = ",".join([str(number(scene, clause.get("n")))] * each)
    elif points is not None:
        detail = ",".join(str(it) for it in points)
    else:
        ask(scene, clause, AskKind.EVERYTHING)
        return
    dealer = mine[0] if attacking else combat.defenders[0]
    ask(scene, clause, AskKind.CAN_ASSIGN, dealer, detail=detail)


@handles("ask_conquers")
def conquers(scene: Scene, clause: Clause) -> None:
    """Do I conquer it? Who keeps the battlefield? As the combat leaves it (461/466)."""
    combat = last_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_COMBAT, clause.place)
    who_defends(scene)
    if clause.get("what") is not None:
        who = scene.one(clause.get("what")).controller
    else:
        who = scene.player(clause.get("who")) if clause.get("who") else ""
    # Whoever defends scores nothing by it: holding counts at the beginning of a turn.
    if clause.get("takes") and (who == combat.attacker or clause.get("scores")):
        scene.draft.assume(worded("The battlefield was not scored before this turn."))
        ask(scene, clause, AskKind.CONQUERS, who)
    else:
        ask(scene, clause, AskKind.HOLDS)


@handles("ask_winsfight")
def wins_fight(scene: Scene, clause: Clause) -> None:
    """Who wins the combat? Who alone has units left there (461/466.3)."""
    combat = last_combat(scene)
    if combat is None or scene.draft.script[-1].what is not combat:
        take_as(scene, clause, "ask_whodies", {})
        return
    who_defends(scene)
    what = clause.get("what")
    if what is not None and scene.parse.word(what.place.start) != "it":
        who = scene.one(what).controller
    else:
        # "Does it win?": whichever of the two "it" is, who wins is told.
        who = scene.player(clause.get("who")) if clause.get("who") else ""
    kind = AskKind.WINS_FIGHT if who else AskKind.FIGHT_WINNER
    ask(scene, clause, kind, who)


@handles("ask_killboth")
def kills_both(scene: Scene, clause: Clause) -> None:
    """Do I kill both? Can he kill all of them? Whoever fights on the other side."""
    combat = last_combat(scene)
    if combat is None:
        take_as(scene, clause, "ask_dies", {"who": clause.get("who")})
        return
    who_defends(scene)
    who = scene.player(clause.get("who"))
    mine = who == combat.attacker
    names = combat.defenders if mine else [name for name, _ in combat.attackers]
    words = set(clause.text.lower().split())
    if not names or ("both" in words and len(names) != 2):
        raise scene.error(Problem.AMBIGUOUS, WHICH_TWO, clause.place)
    if words & {"can", "could"}:
        ask(scene, clause, AskKind.CAN_KILL, who, detail="\n".join(names))
        return
    for name in names:
        ask(scene, clause, AskKind.DIES, name)


@handles("ask_whokills")
def who_is_killed(scene: Scene, clause: Clause) -> None:
    """What can I kill? Which units of the other side die."""
    other = scene.other(scene.player(clause.get("who")))
    take_as(scene, clause, "ask_whodies", {"who": Person("name", other)})


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
    """Can I save him? Both of them: whether one can choose so that both live."""
    names = targeted(scene, clause.get("what"))
    words = set(clause.text.lower().replace("?", " ").split())
    if words & {"both", "all", "them", "everybody", "everyone"} and len(names) != 1:
        units = [it for it in scene.draft.things if is_mortal(it) and it.id in names]
        units = units or [it for it in scene.draft.things if is_mortal(it)]
        who = scene.player(clause.get("who"))
        mine = [it.id for it in units if it.controller == who]
        if len(mine) > 1:
            listed = "\n".join(mine)
            ask(scene, clause, AskKind.CAN_SAVE, who, detail=listed)
            return
    for name in names:
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


@handles("ask_assignsfirst")
def assigns_first(scene: Scene, clause: Clause) -> None:
    """Who assigns combat damage first? Whoever attacks does (465.2.b)."""
    combat = last_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_COMBAT, clause.place)
    who_defends(scene)
    ask(scene, clause, AskKind.WHO_CHOOSES, combat.attacker, detail="the assignment")


@handles("ask_might")
def might(scene: Scene, clause: Clause) -> None:
    """What Might does it have? While it fights Shield and Assault count, later not."""
    what = clause.get("what") or Thing("it", clause.place, label="it")
    it = scene.one(what)
    fights = any(isinstance(one.what, Combat) for one in scene.draft.script)
    role = it.said & {"attacker", "called blocker", "blocker"}
    sided = any(one.startswith(("shield", "assault")) for one in it.keywords)
    midway = bool(clause.get("midway"))
    if (sided and role and not fights) or (midway and not fights):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who fights whom? Say what attacks what."),
            clause.place,
            ("My 4 Might unit attacks their 3 Might unit. …",),
        )
    if sided and fights and not clause.get("after"):
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "What Might it has while the combat goes on is outside what I rule on."
            ),
            clause.place,
            (worded("What Might does it have after the combat?"),),
        )
    ask(scene, clause, AskKind.SIZE, it.id, detail="midway" if midway else "")
