"""Units of Grand Archive that attacked or retaliated are rested until they wake."""

from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.permanents import TapIt
from bot.engine.question import AskKind, NextTurn, StepBegins
from bot.engine.unit_legality import NOT_ATTACKED
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.specs import apply_spec
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Clause, Spec
from bot.worded import all_of, capital, worded


@handles("enteredrested")
def entered_rested(scene: Scene, clause: Clause) -> None:
    """ "My 3/3 entered rested": it is there, and rested."""
    found = scene.things(clause.get("what"), scene.who(clause), new=True)
    for it in found:
        apply_spec(scene, it, Spec("status", "tapped", clause.place))
    scene.focus = found
    scene.notice(found)


def _in_its_own(scene: Scene, combat: Combat, name: str) -> bool:
    """ "A attacks X and B attacks Y. They retaliate.": each where it was attacked."""
    own = [
        (one, by)
        for one in (it.what for it in scene.draft.script)
        if isinstance(one, Combat)
        for by, goal in one.attackers
        if goal == name
    ]
    if len(own) != 1:
        return False
    combat.blocks = [it for it in combat.blocks if it[0] != name]
    own[0][0].blocks.append((name, own[0][1]))
    return True


@after(Game.GRAND_ARCHIVE)
def only_defenders_retaliate(scene: Scene) -> None:
    """Refuse retaliation of a unit that is not attacked and has no ambush (RS 3)."""
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat) or not combat.attackers:
            continue
        goals = {goal for _, goal in combat.attackers}
        for name, _ in [*combat.blocks]:
            it = scene.draft.thing(name)
            if it is None or name in goals or "ambush" in it.keywords:
                continue
            if _not_done(scene, combat, name) or _in_its_own(scene, combat, name):
                continue
            raise scene.error(
                Problem.ILLEGAL,
                worded(NOT_ATTACKED, unit=capital(name)),
                None,
                (worded("{unit} has ambush.", unit=capital(name)),),
            )  # fmt: skip


def _not_done(scene: Scene, combat: Combat, name: str) -> bool:
    """ "It retaliates. Is that legal?": what is answered with no does not happen."""
    asked = any(
        it.kind is AskKind.CAN_RETALIATE and it.subject == name
        for it in scene.draft.asks
    )
    if asked:
        combat.blocks = [it for it in combat.blocks if it[0] != name]
        told = worded("{listed} retaliates.", listed=all_of([name]))
        combat.told = [it for it in combat.told if it != told]
    return asked


@after(Game.GRAND_ARCHIVE)
def rested_by_fighting(scene: Scene) -> None:
    """Attacking and retaliating rest a unit (RS 3): it can't retaliate after that.

    It wakes as its player's next turn begins, with vigor before a turn of theirs ends.
    """
    active, ended = _first_turn(scene), 0
    rested = _told_rested(scene, ended)
    for entry in scene.draft.script:
        match entry.what:
            case NextTurn(player):
                who, ended = player or scene.other(active), ended + 1
                if who == active:
                    # The next turn of whose turn it is: another's is in between.
                    rested, active = _next(scene, rested, active, scene.other(who)), ""
                rested = _next(scene, rested, active or scene.other(who), who)
                active, rested = who, rested | _told_rested(scene, ended)
            case Combat() as combat:
                if combat.attacker and combat.attacker != active:
                    # Nobody attacks in another's turn: it has ended, told or not.
                    rested = _next(scene, rested, active, combat.attacker)
                    active = combat.attacker
                _fight(scene, entry, combat, rested)
            case StepBegins("end phase"):
                rested = _awake(scene, rested, active, vigor=True)
            case _ if holds(entry.what, TapIt):
                rested.clear()
            case _:
                pass
    _told_as_rested(scene, rested)


def _first_turn(scene: Scene) -> str:
    """Whose turn it is at first: where only an attack says so, that of its turn."""
    first = scene.draft.active or next(iter(scene.draft.players))
    if "turn" in scene.draft.players[first].said:
        return first
    for entry in scene.draft.script:
        match entry.what:
            case Combat():
                break
            case NextTurn("me"):
                return "me"  # "On my next turn": after this one of mine.
            case NextTurn(player):
                first = scene.other(player or first)
                if player:
                    break
            case _:
                pass
    return first


def _told_rested(scene: Scene, ended: int) -> dict[str, Entry | None]:
    """What was said to be rested when so many turns had *ended*."""
    return {
        it.id: None
        for it in scene.draft.things
        if it.tapped and it.tapped_since == ended and it.kinds & {"ally", "champion"}
    }


def _next(
    scene: Scene, rested: dict[str, Entry | None], active: str, who: str
) -> dict[str, Entry | None]:
    """What stays rested when a turn of *active* has ended and *who* has begun one."""
    return _awake(scene, _awake(scene, rested, active, vigor=True), who, vigor=False)


def _awake(
    scene: Scene, rested: dict[str, Entry | None], who: str, *, vigor: bool
) -> dict[str, Entry | None]:
    """What stays rested as a turn of *who* ends (*vigor*) or begins."""
    found: dict[str, Entry | None] = {}
    for name, entry in rested.items():
        it = scene.draft.thing(name)
        mine = it is not None and it.controller == who
        if not mine or (vigor and it is not None and "vigor" not in it.keywords):
            found[name] = entry
    return found


_ASKED = frozenset(
    {
        AskKind.CAN_RETALIATE,
        AskKind.MUST_RETALIATE,
        AskKind.CAN_ATTACK,
        AskKind.CAN_INTERCEPT,
    }
)


def _fight(
    scene: Scene, entry: Entry, combat: Combat, rested: dict[str, Entry | None]
) -> None:
    combat.rested = frozenset(rested)
    for name, _ in [*combat.blocks]:
        it = scene.draft.thing(name)
        if it is None or "steadfast" in it.keywords:
            continue
        if name in rested and _not_done(scene, combat, name):
            continue
        if name in rested:
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "{unit} is rested; only an awake unit can be rested to retaliate.",
                    unit=name,
                ),
                None,
                (worded("{unit} has steadfast.", unit=name),),
            )
        if "ally" in it.kinds:
            rested[name] = entry
    for name in dict.fromkeys(name for name, _ in combat.attackers):
        it = scene.draft.thing(name)
        if it is not None and "ally" in it.kinds:
            if rested.get(name) is not None:
                scene.draft.assume(worded("{unit} has woken up in between.", unit=name))
            rested[name] = entry


def _told_as_rested(scene: Scene, rested: dict[str, Entry | None]) -> None:
    """What is asked about is rested, if a fight before the one asked about did it."""
    for one in scene.draft.asks:
        if one.kind is AskKind.TAPPED and (it := scene.draft.thing(one.subject)):
            it.tapped = it.id in rested
    asked = [it.subject for it in scene.draft.asks if it.kind in _ASKED]
    for name in dict.fromkeys(asked):
        entry, it = rested.get(name), scene.draft.thing(name)
        if it is not None and it.tapped and name not in rested:
            it.tapped = False
        may = {AskKind.CAN_RETALIATE, AskKind.MUST_RETALIATE}
        if not any(one.kind in may for one in scene.draft.asks if one.subject == name):
            continue
        if entry is not None and it is not None:
            it.tapped = it.tapped or not _retaliates_last(scene, it, entry)


def _retaliates_last(scene: Scene, it: DraftThing, entry: Entry) -> bool:
    """Whether the fight that rested it is the last one in which it is attacked."""
    behind = scene.draft.script[scene.draft.script.index(entry) :]
    if any(isinstance(one.what, NextTurn) for one in behind):
        return False
    fights = [
        one
        for one in scene.draft.script
        if isinstance(one.what, Combat)
        and any(goal == it.id for _, goal in one.what.attackers)
    ]
    return not fights or fights[-1] is entry
