"""What is not blocked, by whoever could block it."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.combat.attacked import may_meet
from bot.scenario.combat.implied import implied_attack
from bot.scenario.combat.joining import default_goal, join
from bot.scenario.combat.nobodys import take_for
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.counted_pronouns import never_told
from bot.scenario.scene.draft import STAYS_HOME, Combat, DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.one_of_group import SOME
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.scene.the_rest import the_rest
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.asked_back import (
    NOT_BLOCKED,
    SIZE_OF_ATTACKER,
    SIZE_OF_BLOCKER,
    WHAT_BLOCKS,
)
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Spec, Thing


def _attackers(
    scene: Scene, what: Thing | Several, combat: Combat | None
) -> list[DraftThing]:
    """What is meant; "both" of two attackers are these, whatever else is there."""
    (part, *more) = parts_of(what)
    if combat is not None and isinstance(part, Thing) and not more:
        if part.det == "other" and part.noun == "them":
            return the_rest(scene, part)
        pool = [it for name, _ in combat.attackers if (it := scene.draft.thing(name))]
        them = part.noun == "them" and not part.specs and not part.owner
        if them and len(pool) == (part.count or (2 if part.det == "both" else 0)):
            return pool
        if part.noun == "thing" and not (part.specs or part.owner or part.label):
            # "Only one isn't blocked": of those that attack.
            left = [it for it in pool if it.id in not_blocked(combat)]
            if not part.plural and (part.count or 1) == 1 and left:
                return left[:1]
        fitting = [it for it in pool if fits(it, part, scene.game)]
        if part.specs and part.owner is None and len(fitting) == 1:
            return fitting  # "The 2/2 is not blocked": no blocker, whatever its size
    things = scene.things(what)
    if combat is not None:
        for it in things:
            if it.controller != combat.attacker:
                raise scene.error(Problem.AMBIGUOUS, NOT_BLOCKED, what.place)
    return things


def not_blocked(combat: Combat) -> set[str]:
    """The attackers that nothing is told to block."""
    blocked = {attacker for _, attacker in combat.blocks}
    return {name for name, _ in combat.attackers} - blocked


@before(Game.MTG)
def told_ahead(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I don't block. Bob attacks me": told behind the attack it speaks of."""
    del parse
    fights = [it.kind in _BEGIN for it in clauses]
    if True not in fights:
        return clauses
    first = fights.index(True)
    early = [
        it
        for it in clauses[:first]
        if it.kind == "unblocked" and not (it.get("what") or it.get("hit"))
    ]
    if not early or clauses[first].kind != "attack":
        return clauses
    rest = [it for it in clauses[:first] if it not in early]
    return (*rest, clauses[first], *early, *clauses[first + 1 :])


_BEGIN = frozenset({"attack", "attackall", "block", "blocked", "fight", "combathit"})


@after(Game.MTG)
def rest_blocked(scene: Scene) -> None:
    """Where "one isn't blocked", the others are: by what has to be told.

    Raises QuestionError (AMBIGUOUS).
    """
    for combat, place in scene.parse.memory.pop(SOME, ()):
        if not_blocked(combat) - combat.unblocked:
            raise scene.error(
                Problem.AMBIGUOUS,
                SIZE_OF_BLOCKER,
                place,
            )


@handles("attackall")
def attack_with_all(scene: Scene, clause: Clause) -> None:
    """She swings with everything (but her 2/2): all that can attack (508.1a)."""
    who = scene.who(clause)
    home = parts_of(clause.get("but"))
    kept = [one for it in home if isinstance(it, Thing) for one in scene.thing(it, who)]
    # "With all of them" is said of each, of those too that can't; "everything" is not.
    whole = "all of them" in clause.text.lower()
    pool = [
        it
        for it in scene.draft.things
        if it.controller == who
        and it not in kept
        and it.zone is Zone.BATTLEFIELD
        and it.kinds & {"creature", "unit", "ally"}
        and (whole or _may_attack(it))
    ]
    if not pool:
        raise scene.error(Problem.AMBIGUOUS, SIZE_OF_ATTACKER)
    scene.focus = pool
    slots = {name: it for name, it in clause.slots.items() if name != "but"}
    take_as(scene, clause, "attack", slots)


def _may_attack(it: DraftThing) -> bool:
    ready = not it.entered_later or "haste" in it.keywords
    return ready and not it.tapped and "defender" not in it.keywords


@handles("unblocked")
def unblocked(scene: Scene, clause: Clause) -> None:
    """No blocks; the wurm is unblocked; he doesn't block the Guide."""
    who = ""
    if clause.get("who") is not None and not _all_of_them(scene, clause):
        scene.subject = who = scene.who(clause)
    combat = open_combat(scene) or last_combat(scene)
    what = clause.get("what")
    _check_one_list(scene, what)
    if combat is None and (clause.get("hit") or clause.get("rest")):
        raise scene.error(Problem.AMBIGUOUS, NOT_BLOCKED)
    if combat is not None and (clause.get("rest") or clause.get("hit")):
        goals = dict(combat.attackers)
        mine = {it for it in goals if may_meet(scene, who, goals[it])}
        if clause.get("one") and len(not_blocked(combat) & (mine or {*goals})) != 1:
            raise scene.error(Problem.AMBIGUOUS, NOT_BLOCKED)
        combat.unblocked |= not_blocked(combat) & (mine or {*goals})
        return
    if what is not None:
        things = _attackers(scene, what, combat)
        if combat is None:
            if all(isinstance(it, Thing) and it.owner is None for it in parts_of(what)):
                for it in things:
                    if "chosen controller" not in it.said:
                        take_for(scene, it, "")
            combat = implied_attack(scene, things)
        names = {it.id for it in things}
        known = {name for name, _ in combat.attackers}
        if not names <= known:
            join(scene, combat, [it for it in things if it.id not in known],
                  [default_goal(scene, combat.attacker)])  # fmt: skip
        combat.unblocked |= names
        scene.parse.memory.setdefault(SOME, []).append((combat, clause.place))
        scene.focus = things
        return
    if combat is None:
        pool = [it for it in scene.focus if it.kinds & {"creature", "unit"}]
        if not pool:
            raise scene.error(Problem.AMBIGUOUS, NOT_BLOCKED)
        combat = implied_attack(scene, pool)
    who = "" if who == combat.attacker else who
    combat.unblocked |= {
        name for name, goal in combat.attackers if may_meet(scene, who, goal)
    }


def _check_one_list(scene: Scene, what: Thing | Several | None) -> None:
    """ "His Worship, his 3/3 unblocked": both, or is the first only there?

    Raises QuestionError (AMBIGUOUS).
    """
    parts = parts_of(what)
    owned = all(isinstance(it, Thing) and it.owner is not None for it in parts)
    if len(parts) > 1 and owned and what is not None:
        said = {*scene.parse.words[what.place.start : what.place.end]}
        if said.isdisjoint({"and", "+", "&", "both", "all"}):
            raise scene.error(Problem.AMBIGUOUS, NOT_BLOCKED, what.place)


def _all_of_them(scene: Scene, clause: Clause) -> bool:
    """ "I attack Bob with a 3/3 and Al with a 2/2. They don't block": neither does."""
    combat, said = open_combat(scene), clause.get("who")
    if combat is None or len(scene.draft.players) < 3 or not isinstance(said, Person):
        return False
    they = said.kind == "he" and said.name == "they"
    return they and len({goal for _, goal in combat.attackers}) > 1


@handles("notblocking")
def not_blocking(scene: Scene, clause: Clause) -> None:
    """The 2/2 doesn't block: what nothing is told to block with does not anyway.

    Raises QuestionError (AMBIGUOUS) for what attacks, or is told to block.
    """
    who = scene.who(clause) if clause.get("who") is not None else ""
    (first, *_) = (*parts_of(clause.get("what")), None)
    if isinstance(first, Thing) and never_told(scene, first):
        take_as(scene, clause, "unblocked", {"who": first.owner})
        return
    found = scene.things(clause.get("what"), who) or scene.focus
    combat = open_combat(scene) or last_combat(scene)
    fighting = {it for pair in combat.blocks for it in pair} if combat else set()
    attackers = {name for name, _ in combat.attackers} if combat else set()
    if any(it.id in fighting | attackers for it in found):
        raise scene.error(Problem.AMBIGUOUS, WHAT_BLOCKS, clause.place)
    if clause.get("home"):
        for it in found:
            it.said.add(STAYS_HOME)
    scene.focus = found


def told_fighting(scene: Scene, clause: Clause) -> bool:
    """ "It's a 3/3 and unblocked": what it is, and what it does in the fight."""
    specs: tuple[Spec, ...] = clause.get("specs")
    fights = {it.value for it in specs if it.kind == "status"} & _FIGHTING
    if not fights:
        return False
    rest = tuple(it for it in specs if it.kind != "status" or it.value not in _FIGHTING)
    if rest:
        told = replace(clause, slots={**clause.slots, "specs": rest})
        HANDLERS[clause.kind](scene, told)
    take_as(scene, clause, "unblocked" if "unblocked" in fights else "attack")
    return True


_FIGHTING = frozenset({"unblocked", "attacking"})
