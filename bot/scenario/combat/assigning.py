"""How combat damage is assigned, as it is told (510.1c, 702.19b)."""

from bot.citation import Game
from bot.engine.assigned import LETHAL, MOST, REST
from bot.errors import Problem
from bot.scenario.combat.assignable import assigned
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.numbers_asked import ASSIGNED_TO_WHAT, HOW_ASSIGNED
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


@handles("tramples")
def tramples(scene: Scene, clause: Clause) -> None:
    """He tramples the other 4 over at me: how the damage is assigned."""
    combat = open_combat(scene) or last_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, worded("Which attacker tramples?"))
    quantity = clause.get("n")
    if quantity is None:
        return
    over = number(scene, quantity)
    tramplers = [
        (name, goal)
        for name, goal in combat.attackers
        if (it := scene.draft.thing(name)) and "trample" in it.keywords
    ]
    if len(tramplers) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("Which attacker tramples?"))
    name, goal = tramplers[0]
    assigned(scene, combat, name, goal, over)


@handles("assign")
def assign(scene: Scene, clause: Clause) -> None:
    """He assigns 2 to the Bear and 3 to me; I put lethal on each, the rest on him."""
    combat = open_combat(scene) or last_combat(scene)
    name = dealer(scene, clause, combat) if combat is not None else ""
    if combat is None or not name:
        raise scene.error(Problem.AMBIGUOUS, worded("Which attacker's damage is this?"))
    met = _met(combat, name)
    if clause.get("even"):
        _assign_evenly(scene, combat, name, met)
        return
    if clause.get("pair"):
        _assign_in_order(scene, clause, combat, name, met)
        return
    if clause.get("past"):
        # As though it weren't blocked: all of it to what it attacks (510.1c).
        _put(scene, combat, name, [dict(combat.attackers)[name]], REST)
        return
    taken: list[str] = []
    # "All excess damage goes to Bob", and no more is told: what need not be elsewhere.
    alone = clause.get("restonly") and all(by != name for by, *_ in combat.assigned)
    rest = MOST if alone else REST
    for n in ("", "2", "3", "4", "5"):
        said = clause.get("to" + n)
        points = clause.get("n" + n)
        if points is None and set(clause.slots) <= _ALL_OF_IT:
            points = clause.get("k")  # "all 6 damage": so much it is
        lethal = bool(clause.get("lethal"))
        lethal &= n == "" or (n == "2" and points is not None)
        others = n == "2" and bool(clause.get("others"))
        if said is None and not (n == "" and clause.get("each")) and not others:
            continue
        to = met if clause.get("each") and not n else []
        to = [it for it in met if it not in taken] if others else to
        to = to or _recipients(scene, name, said, met, taken)
        taken += to
        if points is not None:
            _put(scene, combat, name, to, number(scene, points))
        else:
            if clause.get("single"):
                _check_single(scene, combat, name)
            _put(scene, combat, name, to, LETHAL if lethal else rest)
    if clause.get("restonly") and not taken:
        _put(scene, combat, name, [dict(combat.attackers)[name]], rest)


_ALL_OF_IT = frozenset({"who", "by", "to", "k"})


def _check_single(scene: Scene, combat: Combat, name: str) -> None:
    """Refuse "the last point to the other" where more than one is left."""
    it = scene.draft.thing(name)
    given = sum(points for by, _, points in combat.assigned if by == name)
    if it is None or it.power is None or it.power - given != 1:
        raise scene.error(Problem.AMBIGUOUS, HOW_ASSIGNED)


def _put(scene: Scene, combat: Combat, name: str, to: list[str], points: int) -> None:
    """Assign that many *points* to each of *to*; all that is left only to one."""
    if points == REST and len(to) != 1:
        raise scene.error(Problem.AMBIGUOUS, HOW_ASSIGNED)
    for recipient in to:
        assigned(scene, combat, name, recipient, _counted(scene, points))


def put_most(scene: Scene, clause: Clause, combat: Combat) -> None:
    """Of units, as much as can be assigned to the one that is told (465.2.c).

    Raises QuestionError (AMBIGUOUS) where more than one may be meant.
    """
    name = dealer(scene, clause, combat)
    to = _recipients(scene, name, clause.get("to"), _met(combat, name), [])
    if not name or len(to) != 1:
        raise scene.error(Problem.AMBIGUOUS, ASSIGNED_TO_WHAT)
    _put(scene, combat, name, to, MOST)


def _counted(scene: Scene, points: int) -> int:
    """*points* as a number where nothing else reads them: in Grand Archive."""
    if points >= 0 or scene.game is not Game.GRAND_ARCHIVE:
        return points
    raise scene.error(Problem.AMBIGUOUS, HOW_ASSIGNED)


def _recipients(
    scene: Scene, name: str, said: object, met: list[str], taken: list[str]
) -> list[str]:
    """Who is dealt it: "the first blocker", "one … and the other", "the 2/2 and me"."""
    parts = tuple(parts_of(said))
    if not parts:  # "On each", where nothing blocks
        raise scene.error(Problem.AMBIGUOUS, ASSIGNED_TO_WHAT)
    several = Several(parts, parts[0].place)
    if found := _one_or_other(several, met, taken):
        return found
    return against(scene, name, several)


def against(scene: Scene, name: str, said: object) -> list[str]:
    """Who is said to be dealt damage by *name*: "the 2/2" is none of its own side."""
    by = scene.draft.thing(name)
    scene.in_list = [
        it for it in scene.draft.things if by and it.controller == by.controller
    ]
    found = targeted(scene, said)
    scene.in_list = []
    return found


def _one_or_other(said: Several, met: list[str], taken: list[str]) -> list[str]:
    """ "2 to one and 1 to the other": of two blockers one, and the one left."""
    (part,) = said.parts if len(said.parts) == 1 else (None,)
    if isinstance(part, Thing) and (part.noun, part.label) == ("them", "each"):
        return met
    if isinstance(part, Person) and part.kind == "each":
        return met
    nth = part.first("ordinal") if isinstance(part, Thing) else None
    if nth is not None and isinstance(part, Thing) and not part.label:
        # "3 to the first": in the order they were told
        return met[nth - 1 : nth] if nth > 0 else met[nth:]
    if not isinstance(part, Thing) or part.label or len(met) != 2:
        return []
    one = part.noun == "thing" and not (part.det or part.specs or part.owner)
    other = part.det == "other" and not part.specs
    left = [it for it in met if it not in taken]
    if one and not taken:
        return left[:1]
    return left if other and len(left) == 1 else []


def _met(combat: Combat, name: str) -> list[str]:
    """What blocks *name*, or what it blocks, in the order they were told."""
    met = [by for by, one in combat.blocks if one == name]
    met += [one for by, one in combat.blocks if by == name]
    if not combat.blocks and combat.defenders:
        attackers = [one for one, _ in combat.attackers]
        met = list(combat.defenders) if name in attackers else attackers
    return list(dict.fromkeys(met))


def dealer(scene: Scene, clause: Clause, combat: Combat) -> str:
    """Whose damage is meant, "" where that is not clear."""
    attackers = list(dict.fromkeys(name for name, _ in combat.attackers))
    blockers = list(dict.fromkeys(by for by, _ in combat.blocks))
    pool = attackers
    if (by := clause.get("by")) is not None:
        dealers = [it.id for it in scene.things(by)]
        if scene.game is Game.RIFTBOUND and len(dealers) == 1:
            it = scene.draft.thing(dealers[0])
            if it is not None and it.controller != combat.attacker:
                combat.defenders += [it.id] * (it.id not in combat.defenders)
            return dealers[0]
        if len(dealers) == 1:
            return dealers[0] if dealers[0] in {*attackers, *blockers} else ""
    who = scene.player(clause.get("who")) if clause.get("who") is not None else ""
    if scene.game is Game.RIFTBOUND and combat.defenders:
        # Each side's damage is assigned as one (465.2.c).
        side = attackers if who in {"", combat.attacker} else combat.defenders
        return side[0] if side else ""
    if who and who != combat.attacker:
        pool = [
            it for it in blockers
            if (one := scene.draft.thing(it)) is not None and one.controller == who
        ]  # fmt: skip
        many = [it for it in pool if len(_met(combat, it)) > 1]
        # With banding who blocks divides what the attacker deals (702.22j).
        if many:
            return many[0] if len(many) == 1 else ""
        pool = attackers
    if len(pool) > 1:
        pool = [name for name in pool if len(_met(combat, name)) > 1]
    return pool[0] if len(pool) == 1 else ""


def _assign_evenly(scene: Scene, combat: Combat, name: str, met: list[str]) -> None:
    """ "She divides the damage evenly": as much to each blocker (510.1c)."""
    it = scene.draft.thing(name)
    power = it.power if it is not None else None
    if not power or not met or power % len(met):
        raise scene.error(Problem.AMBIGUOUS, HOW_ASSIGNED)
    _put(scene, combat, name, met, power // len(met))


def _assign_in_order(
    scene: Scene, clause: Clause, combat: Combat, name: str, met: list[str]
) -> None:
    """ "I split it 2 and 1": in the order in which the blockers were told."""
    points = [number(scene, it) for n in ("", "2", "3") if (it := clause.get("n" + n))]
    if len(points) != len(met):
        raise scene.error(Problem.AMBIGUOUS, HOW_ASSIGNED)
    for recipient, n in zip(met, points, strict=True):
        _put(scene, combat, name, [recipient], n)
