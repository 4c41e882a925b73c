"""Defenders, retaliation, and the end of first strikes."""

from collections.abc import Sequence

from bot.errors import Problem
from bot.scenario.casting.sides import cleaves, on_field
from bot.scenario.combat.attackers import check_power
from bot.scenario.combat.joining import combat_of, join_at_battlefield, tell_attack
from bot.scenario.combat.taken_over import anonymous
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import all_of, worded


@handles("defend", "defenders")
def defend(scene: Scene, clause: Clause) -> None:
    """Riftbound: my defenders are Bouncer and Rookie."""
    person = clause.get("who")
    combat = open_combat(scene)
    who = scene.player(person) if person else ""
    scene.subject = who or scene.subject
    said = clause.get("what") or clause.get("blocker")
    if not who and combat is not None:
        who = scene.other(combat.attacker)
    if said is None:
        # "My 4 Might unit is there. He attacks, I defend": whoever is there.
        attacks = combat is not None and combat.attacker == who
        there = [] if attacks else on_field(scene, who)
        found = [it for it in there if "at base" not in it.flags]
    else:
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
        join_at_battlefield(scene, combat, attackers, None)
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
    told = clause.get("attacker"), clause.get("what")
    combat = _of_that_attacker(scene, told[0]) or combat
    if combat is None and None not in told:
        # "My 2/4 retaliates against his 3/2": that attacked it.
        take_as(scene, clause, "attack", {"what": told[0], "at": told[1]})
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
        _attacked_then(scene, combat, found)
    for it in found:
        if (it.id, attacker) not in combat.blocks:
            combat.blocks.append((it.id, attacker))
    said = "{listed} retaliates." if len(found) == 1 else "{listed} retaliate."
    combat.told.append(worded(said, listed=all_of([it.id for it in found])))
    scene.focus = found


def _of_that_attacker(scene: Scene, said: Several | Thing | None) -> Combat | None:
    """ "My 3/3 attacks it, then my 2/2. It retaliates against the 3/3": the first."""
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    if said is None or len(fights) < 2:
        return None
    named = {it.id for it in scene.things(said)}
    met = [it for it in fights if named & {name for name, _ in it.attackers}]
    return met[0] if len(met) == 1 else None


def _attacked_then(scene: Scene, combat: Combat, found: list[DraftThing]) -> None:
    """ "Bob attacks with a 3/3. My 2/3 retaliates": what is attacked does (RS 3)."""
    if len(found) != 1 or not combat.unaimed or cleaves(scene, combat):
        return
    if "ambush" in found[0].keywords or found[0].controller == combat.attacker:
        return
    goal = found[0].id
    if all(at == goal for _, at in combat.attackers):
        return
    combat.attackers = [(name, goal) for name, _ in combat.attackers]
    combat.unaimed = False
    combat.told.clear()
    attackers = [it for name, _ in combat.attackers if (it := scene.draft.thing(name))]
    tell_attack(scene, combat, attackers, [goal])


def _only_ally(scene: Scene, combat: Combat, defender: str) -> list[DraftThing]:
    """ "He has a 3/4. I attack and he retaliates": no champion can, so that is it."""
    there = [it for it in on_field(scene, defender) if "champion" not in it.kinds]
    one = len(there) == 1 and combat.unaimed and not cleaves(scene, combat)
    return there if one and "ally" in there[0].kinds else []


_ALL = frozenset("all everyone everybody everything each every".split())


def _is_just_the_unit(thing: Thing) -> bool:
    """ "The ally retaliates": nothing more is said of it."""
    bare = not (thing.label or thing.owner or thing.plural or thing.card)
    only_noun = all(it.kind == "noun" for it in thing.specs)
    return thing.det == "the" and thing.noun in {"ally", "unit"} and bare and only_noun


def _told_there(scene: Scene, parts: Sequence[Thing | Person]) -> list[DraftThing]:
    """ "My allies, a 2/2 and a 1/3, retaliate against his": what the attack told of."""
    made = {it.place: it for it in scene.draft.things}
    found = [made.get((part.place.start, part.place.end)) for part in parts]
    return [it for it in found if it is not None] if all(found) else []


def _retaliating(
    scene: Scene, clause: Clause, combat: Combat, defender: str
) -> list[DraftThing]:
    """Who retaliates: what is attacked, unless something else is named."""
    said = clause.get("what")
    parts = parts_of(said)
    spoken = all(
        isinstance(it, Person) or it.is_pronoun or _is_just_the_unit(it) for it in parts
    )
    attackers = {name for name, _ in combat.attackers}
    if said is None or spoken:
        goals = dict.fromkeys(goal for _, goal in combat.attackers)
        found = [it for goal in goals if (it := scene.draft.thing(goal))]
        wide = cleaves(scene, combat)
        spoken_of = [
            it
            for it in scene.focus
            if it.controller == defender and (wide or it in found)
        ]
        if "both" in clause.text.lower().split() and len(found) != 2:
            # "They have a 2/2 and a 1/5 and both retaliate": those, no champion.
            there = on_field(scene, defender) if wide else []
            allies = [it for it in there if "champion" not in it.kinds]
            if len(spoken_of) != 2 == len(allies):
                return allies
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
        if (
            wide
            and parts == ()
            and not spoken_of[1:]
            and _ALL & set(clause.text.lower().split())
        ):
            found = on_field(scene, defender)
        # "All of them": those that can, and a champion without power can't (RS 3.2).
        able = [it for it in found if not ("champion" in it.kinds and not it.power)]
        return able or _only_ally(scene, combat, defender) or found
    found = _attacked_as_said(scene, combat, parts) or _told_there(scene, parts)
    found = found or scene.things(said, defender)
    if any(isinstance(it, Thing) and it.plural and it.owner is None for it in parts):
        # "Both allies retaliate": those of the side that is attacked.
        found = [it for it in found if it.controller == defender] or found
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


def _attacked_as_said(
    scene: Scene, combat: Combat, parts: tuple[Thing | Person, ...]
) -> list[DraftThing]:
    """ "…, 2/6 retaliates": what is attacked and is just that, no second one."""
    goals = map(scene.draft.thing, dict.fromkeys(goal for _, goal in combat.attackers))
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or one.det or one.label or one.plural:
        return []
    found = [it for it in goals if it is not None and fits(it, one, scene.game)]
    return found if len(found) == 1 and one.of("size") else []


@handles("firststrike")
def first_strike_over(scene: Scene, clause: Clause) -> None:
    """First-strike damage has gone through; what follows happens in between."""
    combat = open_combat(scene)
    if combat is None:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which attackers have first strike?")
        )
    combat.first_struck = True
