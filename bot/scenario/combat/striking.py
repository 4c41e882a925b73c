"""Defenders, retaliation, and how combat damage is assigned."""

from bot.errors import Problem
from bot.scenario.casting.sides import on_field
from bot.scenario.combat.assignable import assigned
from bot.scenario.combat.attackers import check_power
from bot.scenario.combat.fighting import combat_of, riftbound
from bot.scenario.combat.taken_over import anonymous
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import all_of, worded


@handles("defend", "defenders")
def defend(scene: Scene, clause: Clause) -> None:
    """Riftbound: my defenders are Bouncer and Rookie."""
    person = clause.get("who")
    combat = open_combat(scene)
    who = scene.player(person) if person else ""
    said = clause.get("what") or clause.get("blocker")
    if not who and combat is not None:
        who = scene.other(combat.attacker)
    found = scene.things(said, who or ("me" if scene.has_me else ""), new=True)
    attacking = {name for name, _ in combat.attackers} if combat is not None else set()
    if any(it.id in attacking for it in found):
        # "It defends": what attacks cannot be meant.
        found = [it for it in on_field(scene, who) if "at base" not in it.flags]
        if len(found) != 1:
            raise scene.error(Problem.AMBIGUOUS, worded("Who defends?"), clause.place)
    if clause.get("with") is not None:
        found += scene.things(clause.get("with"), who or found[0].controller, new=True)
    if not found:
        raise scene.error(Problem.AMBIGUOUS, worded("Who defends?"))
    who = who or found[0].controller
    if combat is None:
        combat = combat_of(scene, scene.other(who))
    for it in found:
        it.needs_size = True
        it.flags.add("blocking")
        if it.id not in combat.defenders:
            combat.defenders.append(it.id)
    if clause.get("attacker") is not None:
        attackers = scene.things(clause.get("attacker"), scene.other(who), new=True)
        riftbound(scene, combat, attackers, None)
    combat.told.append(
        worded(
            "{listed} defends." if len(found) == 1 else "{listed} defend.",
            listed=", ".join(it.id for it in found),
        )
    )
    scene.focus = found


@handles("retaliate")
def retaliate(scene: Scene, clause: Clause) -> None:
    """Grand Archive: the attacked ally is rested to retaliate."""
    combat = open_combat(scene) or last_combat(scene)
    if combat is None or not combat.attackers:
        raise scene.error(Problem.AMBIGUOUS, worded("Against which attack?"))
    attacker = combat.attackers[0][0]
    other = scene.other(combat.attacker)
    if clause.get("p1") is not None:
        found = [
            anonymous(scene, other, number(scene, clause.get(it)), clause.place)
            for it in ("p1", "p2")
        ]
        for it in found:
            combat.attackers.append((attacker, it.id))
        first = combat.attackers[0]
        if (
            scene.draft.thing(first[1]) is None
            or "champion" in (scene.draft.thing(first[1]) or found[0]).kinds
        ):
            combat.attackers.pop(0)
    else:
        found = _retaliating(scene, clause, combat, other)
        if clause.get("n") is not None:
            check_power(scene, found[0], number(scene, clause.get("n")))
    for it in found:
        if (it.id, attacker) not in combat.blocks:
            combat.blocks.append((it.id, attacker))
    said = "{listed} retaliates." if len(found) == 1 else "{listed} retaliate."
    combat.told.append(worded(said, listed=all_of([it.id for it in found])))
    scene.focus = found


def _retaliating(
    scene: Scene, clause: Clause, combat: Combat, defender: str
) -> list[DraftThing]:
    """Who retaliates: what is attacked, unless something else is named."""
    said = clause.get("what")
    parts = parts_of(said)
    spoken = all(isinstance(it, Person) or it.is_pronoun for it in parts)
    attackers = {name for name, _ in combat.attackers}
    if said is None or spoken:
        goals = dict.fromkeys(goal for _, goal in combat.attackers)
        found = [it for goal in goals if (it := scene.draft.thing(goal))]
        wide = combat.cleave or any(
            "cleave" in it.keywords for it in map(scene.draft.thing, attackers) if it
        )
        spoken_of = [
            it
            for it in scene.focus
            if it.controller == defender and (wide or it in found)
        ]
        if "both" in clause.text.lower().split() and len(found) != 2:
            # "They have a 2/2 and a 1/5 and both retaliate": those, no champion.
            if len(spoken_of) != 2:
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded("Which of the defending units retaliates?"),
                    clause.place,
                    [f"{it.id} retaliates" for it in found],
                )
            return spoken_of
        if len(found) > 1 and any(
            isinstance(it, Thing) and it.noun != "them" for it in parts
        ):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Which of the defending units retaliates?"),
                clause.place,
                [f"{it.id} retaliates" for it in found],
            )
        return found
    found = scene.things(said, defender)
    own = [it for it in found if it.id in attackers]
    if own:
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{own} attacks; only units that are attacked can retaliate.",
                own=own[0].id,
            ),
            clause.place,
        )
    return found


@handles("firststrike")
def first_strike_over(scene: Scene, clause: Clause) -> None:
    """First-strike damage has gone through; what follows happens in between."""
    combat = open_combat(scene)
    if combat is None:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which attackers have first strike?")
        )
    combat.first_struck = True


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


def _assign_lethal(scene: Scene, clause: Clause, combat: Combat, name: str) -> None:
    """She assigns lethal damage to the Bear and the rest to me (510.1c, 702.2c)."""
    attacker = scene.draft.thing(name)
    blocker = scene.one(clause.get("to"))
    if attacker is None or attacker.power is None or blocker.toughness is None:
        raise scene.error(Problem.AMBIGUOUS, worded("How much is assigned?"))
    needed = 1 if "deathtouch" in attacker.keywords else blocker.toughness
    points = min(needed, attacker.power)
    assigned(scene, combat, name, blocker.id, points)
    rest = clause.get("to2")
    if rest is not None:
        several = rest if isinstance(rest, Several) else Several((rest,), clause.place)
        (to,) = targeted(scene, several)
        assigned(scene, combat, name, to, attacker.power - points)


def _one_or_other(said: Several, combat: Combat, taken: list[str]) -> list[str]:
    """ "2 to one and 1 to the other": of two blockers one, and the one left."""
    (part,) = said.parts if len(said.parts) == 1 else (None,)
    blockers = list(dict.fromkeys(blocker for blocker, _ in combat.blocks))
    nth = part.first("ordinal") if isinstance(part, Thing) else None
    if nth is not None and isinstance(part, Thing) and not part.label:
        return blockers[nth - 1 : nth]  # "3 to the first": in the order they were told
    if not isinstance(part, Thing) or part.label or len(blockers) != 2:
        return []
    one = part.noun == "thing" and not (part.det or part.specs or part.owner)
    other = part.det == "other" and not part.specs
    left = [it for it in blockers if it not in taken]
    if one and not taken:
        return left[:1]
    return left if other and len(left) == 1 else []


def _divides(combat: Combat) -> str:
    """The one attacker whose damage can be divided, "" where that is not clear."""
    names = list(dict.fromkeys(name for name, _ in combat.attackers))
    blocked = [name for _, name in combat.blocks]
    if len(names) > 1:
        names = [name for name in names if blocked.count(name) > 1]
    return names[0] if len(names) == 1 else ""


@handles("assign")
def assign(scene: Scene, clause: Clause) -> None:
    """He assigns 2 to the Bear and 3 to me."""
    combat = open_combat(scene) or last_combat(scene)
    name = _divides(combat) if combat is not None else ""
    attackers = dict(combat.attackers) if combat is not None else {}
    if (by := clause.get("by")) is not None:
        dealers = scene.things(by)
        told = dealers[0].id if len(dealers) == 1 else name
        name = told if told in attackers else ""
    if combat is None or not name:
        raise scene.error(Problem.AMBIGUOUS, worded("Which attacker's damage is this?"))
    if clause.get("lethal"):
        _assign_lethal(scene, clause, combat, name)
        return
    if clause.get("even"):
        _assign_evenly(scene, combat, name)
        return
    if clause.get("restonly"):
        _assign_rest(scene, clause, combat, name)
        return
    if clause.get("past"):
        # As though it weren't blocked: all of it to what it attacks (510.1c).
        it = scene.draft.thing(name)
        assigned(scene, combat, name, attackers[name], (it.power if it else 0) or 0)
        return
    if clause.get("n") is None:
        it = scene.draft.thing(name)
        (to,) = targeted(scene, Several((clause.get("to"),), clause.place))
        assigned(scene, combat, name, to, (it.power if it else 0) or 0)
        return
    taken: list[str] = []
    for n in ("", "2", "3"):
        if clause.get("n" + n) is None:
            continue
        said = clause.get("to" + n)
        several = said if isinstance(said, Several) else Several((said,), clause.place)
        blocker = _one_or_other(several, combat, taken)
        if clause.get("each"):
            blocker = [by for by, attacker in combat.blocks if attacker == name]
        if not blocker:
            # "The 2/2" is a blocker, not what attacks beside it.
            scene.in_list = [
                it for it in scene.draft.things if it.controller == combat.attacker
            ]
        for recipient in blocker or targeted(scene, several):
            taken.append(recipient)
            points = number(scene, clause.get("n" + n))
            assigned(scene, combat, name, recipient, points)
    if clause.get("rest"):
        _assign_rest(scene, clause, combat, name)


def _assign_evenly(scene: Scene, combat: Combat, name: str) -> None:
    """ "She divides the damage evenly": as much to each blocker (510.1c)."""
    attacker = scene.draft.thing(name)
    met = [by for by, one in combat.blocks if one == name]
    power = attacker.power if attacker is not None else None
    if not power or not met or power % len(met):
        raise scene.error(Problem.AMBIGUOUS, worded("How much is assigned?"))
    points = power // len(met)
    for recipient in met:
        assigned(scene, combat, name, recipient, points)


def _assign_rest(scene: Scene, clause: Clause, combat: Combat, name: str) -> None:
    """ "… and the rest to Bob": what of its power is not assigned yet (510.1c)."""
    attacker, said = scene.draft.thing(name), clause.get("to2")
    if said is None:
        to, more = dict(combat.attackers)[name], []
    else:
        listed = said if isinstance(said, Several) else Several((said,), clause.place)
        (to, *more) = targeted(scene, listed)
    done = sum(points for by, _, points in combat.assigned if by == name)
    if attacker is None or attacker.power is None or more or attacker.power <= done:
        raise scene.error(Problem.AMBIGUOUS, worded("How much is assigned?"))
    points = attacker.power - done
    assigned(scene, combat, name, to, points)
