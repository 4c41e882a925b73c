"""Who joins a fight of Grand Archive: who may retaliate or intercept, and who does."""

from bot.citation import Game
from bot.engine.question import AskKind, Preference
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.casting.sides import on_field
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import UNARMED, WHAT_ATTACKS, WHICH_COMBAT
from bot.scenario.words.syntax import Clause
from bot.worded import capital, worded


@handles("ask_can_retaliate")
def can_retaliate(scene: Scene, clause: Clause) -> None:
    """Does their rested ally get to retaliate? Can I hit back (and kill it)?"""
    if clause.get("what") is not None:
        things = scene.things(clause.get("what"), new=True)
        things = _not_attacking(scene, clause, things)
    else:
        things = _defending(scene, clause)
    must = not _HAS_TO.isdisjoint(clause.text.lower().split())
    for it in things:
        kind = AskKind.MUST_RETALIATE if must else AskKind.CAN_RETALIATE
        ask(scene, clause, kind, it.id)
    if clause.get("killed") is not None:
        scene.focus = things
        for name in targeted(scene, clause.get("killed")):
            ask(scene, clause, AskKind.DIES, name)
    scene.focus = things


@handles("retaliatearmed")
def retaliates_armed(scene: Scene, clause: Clause) -> None:
    """Refuse "he retaliates with a sword": none is wielded then (RS 3.2)."""
    raise scene.error(
        Problem.ILLEGAL,
        UNARMED,
        clause.get("weapon").place,
    )


_PRONOUNS = frozenset("it he she".split())
_HAS_TO = frozenset("have must need forced".split())


def _not_attacking(
    scene: Scene, clause: Clause, things: list[DraftThing]
) -> list[DraftThing]:
    """ "I attack that ally with my 2/2. Can it retaliate?": it is what is attacked.

    So it is where "it" would be what attacked in an earlier turn.
    """
    combat = last_combat(scene)
    if combat is None or not _PRONOUNS & {*clause.text.lower().split()}:
        return things
    goals = dict.fromkeys(
        goal for name, goal in combat.attackers if [name] == [it.id for it in things]
    )
    fights = (it.what for it in scene.draft.script if isinstance(it.what, Combat))
    attacked = {name for one in fights for name, _ in one.attackers}
    if attacked.issuperset(it.id for it in things):
        goals = goals or dict.fromkeys(goal for _, goal in combat.attackers)
    found = [it for goal in goals if (it := scene.draft.thing(goal)) is not None]
    only = len(found) == 1 and "ally" in found[0].kinds
    return found if only else things


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
            WHAT_ATTACKS,
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
    # A champion has no power of its own, and wields nothing then (RS 3.2).
    power = 0 if it.power is None and "champion" in it.kinds else it.power
    return awake and (power is None or power > 0)


# A combat with who may retaliate and who may intercept.
_Joining = tuple[Combat, list[DraftThing], list[DraftThing]]

# Beyond so many choices it is said instead that nobody joins.
_MOST_JOINING = 4


@after(Game.GRAND_ARCHIVE)
def who_may_join(scene: Scene) -> None:
    """Leave it to its player whether a unit intercepts or retaliates, if untold.

    Where retaliation is told of one attack, nobody else retaliates.
    """
    memory = scene.parse.memory
    asked = {it.subject for it in scene.draft.asks}
    kinds = {it.kind for it in scene.draft.asks}
    if kinds & {AskKind.CAN_RETALIATE, AskKind.CAN_INTERCEPT}:
        return
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    fights = [it for it in fights if it.attackers]
    told = any(it.blocks for it in fights)
    # The power a champion attacks with may be that of a weapon (RS 3.2).
    attackers = {name for it in fights for name, _ in it.attackers}
    armed = attackers - {it.id for it in scene.draft.things if "ally" in it.kinds}
    # Only who attacks is touched by what retaliates, unless it fights once more.
    fighting = [
        name for it in fights for name in {one for pair in it.attackers for one in pair}
    ]
    again = any(fighting.count(it) > 1 for it in attackers)
    whole = not kinds or AskKind.EVERYTHING in kinds or again
    joining: list[_Joining] = []
    for combat in fights:
        goals = [scene.draft.thing(goal) for _, goal in combat.attackers]
        matters = whole or combat.attackers[0][0] in asked
        able = [
            it
            for it in goals
            if it is not None and it.power and _able(it) and it.id not in armed
            if it.id not in combat.rested or "steadfast" in it.keywords
        ]
        if memory.get("no retaliation") or not matters or combat.blocks:
            able = []
        takers = [] if combat.blocks else _could_intercept(scene, combat, goals)
        joining.append((combat, able, takers))
    if told and any(able for _, able, _ in joining):
        scene.draft.assume(worded("Nobody else retaliates."))
        joining = [(combat, [], takers) for combat, _, takers in joining]
    able = [it for _, some, _ in joining for it in some]
    takers = [it for _, _, some in joining for it in some]
    if len(able) + len(takers) > _MOST_JOINING:
        if able:
            scene.draft.assume(worded("Nobody retaliates."))
        if takers:
            scene.draft.assume(worded("Nobody intercepts."))
        return
    for combat, some, others in joining:
        combat.may_join = [it.id for it in (*some, *others)]
        combat.one_of_several = len(fights) > 1
    if memory.get("no retaliation") or told:
        _hold_back(scene, joining)


def _hold_back(scene: Scene, joining: list[_Joining]) -> None:
    """Nobody else retaliates: nor does who intercepts."""
    for combat, _, takers in joining:
        against = f" against {combat.attackers[0][0]}" * combat.one_of_several
        for it in takers:
            no = f"don't retaliate{against} with {it.id}"
            scene.draft.preferences.append(Preference(it.controller, no))


def _could_intercept(
    scene: Scene, combat: Combat, goals: list[DraftThing | None]
) -> list[DraftThing]:
    """Awake allies with intercept of whoever's champion is attacked."""
    if scene.parse.memory.get("no interception") or len(goals) != 1:
        return []
    (goal,) = goals
    if goal is None or "champion" not in goal.kinds or combat.cleave:
        return []
    return [
        it
        for it in on_field(scene, goal.controller)
        if "intercept" in it.keywords
        and not it.tapped
        and it.id not in combat.rested
        and "ally" in it.kinds
        # Who has been told to intercept another attack was told not to here.
        and "called blocker" not in it.said
    ]


@handles("noretaliate")
def no_retaliation(scene: Scene, clause: Clause) -> None:
    """Fox doesn't retaliate: as nobody does who is not said to."""
    scene.parse.memory["no retaliation"] = True
    if clause.get("what") is not None:
        scene.focus = scene.things(clause.get("what"))
    if clause.get("what") is not None and len(scene.focus) == 1:
        (it,) = scene.focus
        scene.draft.tell(capital(worded("{unit} doesn't retaliate.", unit=it.id)))
        return
    scene.draft.tell(worded("Nobody retaliates."))


@handles("nointercept")
def no_interception(scene: Scene, clause: Clause) -> None:
    """Nobody intercepts; my ally doesn't."""
    if clause.get("what") is not None:
        scene.focus = scene.things(clause.get("what"))
    scene.parse.memory["no interception"] = True
    scene.draft.tell(worded("Nobody intercepts."))


@handles("ask_orderer")
def orderer(scene: Scene, clause: Clause) -> None:
    """Who orders the retaliating units? Whoever attacks (DS 2), whether it matters."""
    combat = last_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_COMBAT, clause.place)
    ask(scene, clause, AskKind.WHO_CHOOSES, combat.attacker, detail="the retaliators")
