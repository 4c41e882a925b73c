"""Fights of Riftbound: two groups at a battlefield, and how damage is assigned."""

from collections.abc import Sequence
from dataclasses import replace

from bot.citation import Game
from bot.engine.conditions import Flag
from bot.engine.effects import DamageWatch, Effect, Modifier, PreventAll
from bot.engine.inside import inside
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.casting.sides import on_field
from bot.scenario.combat.joining import combat_of, join_at_battlefield
from bot.scenario.combat.taken_over import anonymous
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.scene.timing import close_combat, last_combat, open_combat
from bot.scenario.scene.whose import default_owner
from bot.scenario.units.places import at_battlefield
from bot.scenario.units.roles_told import borne, defends_by_keywords, turn_told
from bot.scenario.words.asked_back import WHICH_COMBAT
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import MY_OR_HIS, SUBJECTS
from bot.scenario.words.syntax import Clause, Person, Quantity, Spec, Thing
from bot.worded import all_of, capital, worded

# --- clauses that belong together -----------------------------------------------------


@before(Game.RIFTBOUND)
def gathered(parse: Parse, clauses: Clauses) -> Clauses:
    """Targets said behind a spell: "main target: X", "Challenge: A and B deal …"."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        back = _untargeted(found)
        if clause.kind == "maintarget" and back is not None:
            slots = {**found[back].slots, "to": clause.get("to")}
            found[back] = replace(found[back], slots=slots)
        elif (
            clause.kind == "mutual"
            and back == len(found) - 1
            and ":" in clause.lead
            and back is not None
        ):
            parts = (*parts_of(clause.get("who")), *parts_of(clause.get("other")))
            several = replace(clause.get("who"), parts=parts)
            slots = {**found[back].slots, "to": several}
            found[back] = replace(found[back], slots=slots)
        elif clause.kind == "theyare" and (at := _sized(found)) is not None:
            slots = {**found[at].slots, "mights": clause.get("mights")}
            found[at] = replace(found[at], kind="mightattack", slots=slots)
        else:
            found.append(clause)
    return tuple(found)


def _untargeted(found: list[Clause]) -> int | None:
    """Where the last spell without a target is, among the last few clauses."""
    for back in range(1, min(4, len(found)) + 1):
        clause = found[-back]
        if clause.kind in {"cast", "castquote"} and clause.get("to") is None:
            return len(found) - back
    return None


def _sized(found: list[Clause]) -> int | None:
    for back in range(1, min(5, len(found)) + 1):
        if found[-back].kind == "sizedattack":
            return len(found) - back
    return None


@before(Game.RIFTBOUND)
def everybody_fights(parse: Parse, clauses: Clauses) -> Clauses:
    """ "It retaliates": everybody at the battlefield deals damage there anyway."""
    del parse
    return tuple(
        replace(clause, kind="fought") if clause.kind == "retaliate" else clause
        for clause in clauses
    )


# --- who fights -----------------------------------------------------------------------


@handles("mightattack")
def might_attack(scene: Scene, clause: Clause) -> None:
    """They attack with 3 and 4 Might; attackers: 4 + 3 (total 7)."""
    mights: tuple[int, ...] = clause.get("mights") or (number(scene, clause.get("n")),)
    mine = clause.get("what")
    if mine is not None:
        owner = scene.player(clause.get("who")) if clause.get("who") else "me"
        found = scene.things(mine, owner, new=True)
        who = scene.other(found[0].controller)
        attackers = [anonymous(scene, who, points, clause.place) for points in mights]
        combat = combat_of(scene, who)
        join_at_battlefield(scene, combat, attackers, None)
        combat.defenders += [it.id for it in found if it.id not in combat.defenders]
        scene.focus = found
        return
    said: Quantity | None = clause.get("total")
    if said is not None and number(scene, said) != sum(mights):
        raise scene.error(
            Problem.ILLEGAL,
            worded("{mights} do not add up to {said}.", mights=mights, said=said.value),
        )
    who = _attacking(scene, clause)
    scene.subject = who
    attackers = [anonymous(scene, who, points, clause.place) for points in mights]
    combat = combat_of(scene, who)
    join_at_battlefield(scene, combat, attackers, clause.get("at"))
    told = all_of([str(points) for points in mights])
    combat.told.append(
        worded(
            "{what}: attackers with {told} Might.",
            what=capital(scene.name(who)),
            told=told,
        )
    )
    # Who is attacked is spoken of: the unit told of last, if nobody is named.
    told_of = [it for it in scene.focus if it.controller != who and "unit" in it.kinds]
    scene.focus = _defending(scene, combat) or told_of or attackers


def _attacking(scene: Scene, clause: Clause) -> str:
    who = scene.who(clause)
    if who:
        return who
    first = clause.text.lower().split()[0] if clause.text else ""
    if first in {"my", "our"} and clause.get("at") is None:
        return "me"
    for part in parts_of(clause.get("at")):
        if isinstance(part, Thing):
            (it, *_) = scene.thing(part)
            return scene.other(it.controller)
        if isinstance(part, Person):
            return scene.other(scene.player(part))
    return scene.other("me") if scene.has_me else default_owner(scene)


def _defending(scene: Scene, combat: Combat) -> list[DraftThing]:
    return [it for name in combat.defenders if (it := scene.draft.thing(name))]


@before(Game.RIFTBOUND)
def fought_before(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Then combat damage is dealt": in the combat told, or in that of all there."""
    del parse
    found: list[Clause] = []
    fights = any(it.kind in _FIGHTS for it in clauses)
    for clause in clauses:
        dealt = clause.kind == "time" and "damage" in clause.text.lower().split()
        if dealt and not fights and not clause.text.lower().startswith("after"):
            clause = replace(clause, kind="fought", slots={"over": "1"})
        found.append(clause)
    return tuple(found)


_FIGHTS = frozenset(
    "attack mightattack sizedattack defendagainst fought defend".split()
)


@handles("fought")
def fought(scene: Scene, clause: Clause) -> None:
    """X vs Y, combat: said once more of the combat told; of one on each side theirs."""
    if last_combat(scene) is None:
        _all_fight(scene, clause)
    if clause.get("over") is not None:
        close_combat(scene)


def _all_fight(scene: Scene, clause: Clause) -> None:
    turn = "me" if scene.has_me else default_owner(scene)
    if scene.has_me and _by_name(scene.parse.words) == "he":
        turn = scene.other("me")
    sides = [on_field(scene, who) for who in (turn, scene.other(turn))]
    if not _by_name(scene.parse.words):
        had = [borne(scene, [it.id for it in side]) for side in sides]
        if not turn_told(scene.parse) and defends_by_keywords(*had):
            turn, sides = scene.other(turn), sides[::-1]
    if all(len(side) == 1 for side in sides):
        ((mine,), (other,)) = sides
        combat = combat_of(scene, turn)
        combat.attackers.append((mine.id, other.controller))
        combat.defenders.append(other.id)
        combat.told.append(worded("{it} attacks {goal}.", it=mine.id, goal=other.id))
    else:
        raise scene.error(Problem.AMBIGUOUS, WHICH_COMBAT, clause.place)


def _by_name(words: Sequence[str]) -> str:
    """Who attacks where only the noun says it: "his 5 Might attacker"."""
    for at, word in enumerate(words):
        role = _ROLES.get(word)
        before = reversed(words[max(0, at - _NEAR) : at])
        whose = next((it for it in before if it in MY_OR_HIS | SUBJECTS), "")
        if role and whose:
            return "me" if (whose in {"my", "i"}) is (role == "attacks") else "he"
    return ""


_NEAR = 5
_ROLES = {"attacker": "attacks", "attacking": "attacks", "defender": "defends"}


@handles("defendagainst")
def defend_against(scene: Scene, clause: Clause) -> None:
    """My 5 Might unit defended against a 3 Might unit; … defending against 6 Might."""
    if clause.get("who") is not None:
        said = clause.get("what") or clause.get("with")
        found = scene.things(said, scene.player(clause.get("who")), new=True)
    elif clause.get("what") is not None:
        found = scene.things(clause.get("what"), new=True)
        if clause.get("with") is not None:
            found += scene.things(clause.get("with"), found[0].controller, new=True)
    else:
        owner = scene.focus[-1].controller if scene.focus else default_owner(scene)
        found = on_field(scene, owner)
    if not found:
        raise scene.error(Problem.AMBIGUOUS, worded("What defends?"), clause.place)
    who = scene.other(found[0].controller)
    if clause.get("field") is not None:
        at_battlefield(scene, clause.get("field"), found[0].controller)
    if clause.get("n") is not None:
        quantity: Quantity = clause.get("n")
        attackers = [anonymous(scene, who, number(scene, quantity), quantity.place)]
    else:
        attackers = scene.things(clause.get("attacker"), who, new=True)
    combat = combat_of(scene, who)
    join_at_battlefield(scene, combat, attackers, None)
    combat.defenders += [it.id for it in found if it.id not in combat.defenders]
    names = all_of([it.id for it in found])
    combat.told.append(
        worded(
            "{names} against {listed}.",
            names=names,
            listed=all_of([it.id for it in attackers]),
        )
    )
    scene.focus = found


@handles("sizedattack")
def attack_without_sizes(scene: Scene, clause: Clause) -> None:
    """He's attacked by two of theirs: how big they are is asked for."""
    count = number(scene, clause.get("n"))
    who = _attacking(scene, clause)
    found = scene.things(clause.get("at")) if clause.get("at") else []
    for it in found:
        it.needs_size = True
    combat = combat_of(scene, who)
    for _ in range(count):
        it = DraftThing(
            scene.draft.fresh("attacker"), "", who, who, kinds={"unit"},
            place=(clause.place.start, clause.place.end), needs_size=True,
        )  # fmt: skip
        scene.add(it)
        combat.attackers.append((it.id, scene.other(who)))
    combat.defenders += [it.id for it in found if it.id not in combat.defenders]
    scene.focus = found


@handles("theyare")
def sizes_alone(scene: Scene, clause: Clause) -> None:
    """They have 2 Might, 3 Might and 4 Might: as many units of these Mights."""
    who = scene.player(clause.get("who"))
    mights: tuple[int, ...] = clause.get("mights")
    place = clause.place
    if {"have", "has"}.isdisjoint(scene.parse.words[place.start : place.end]):
        raise scene.error(Problem.AMBIGUOUS, worded("Who has these Mights?"), place)
    found: list[DraftThing] = []
    for points in mights:
        spec = Spec("might", points, clause.place)
        unit = Thing("unit", clause.place, det="a", specs=(spec,))
        found += scene.thing(unit, who, new=True)
    scene.notice(found)
    scene.focus = found


@handles("defendhead")
def defending_list(scene: Scene, clause: Clause) -> None:
    """My defenders: (the lines below name them)."""
    person = clause.get("owner")
    combat = open_combat(scene)
    if person is not None:
        scene.next_owner = scene.player(person)
    elif combat is not None:
        scene.next_owner = scene.other(combat.attacker)
    scene.subject = scene.next_owner or scene.subject


@handles("placed")
def placed(scene: Scene, clause: Clause) -> None:
    """She stays in base; not in combat."""
    text = clause.text.lower()
    things = scene.things(clause.get("what")) if clause.get("what") else scene.focus
    for it in things:
        if "base" in text:
            it.flags.add("at base")
            scene.draft.tell(worded("{it} is in its base.", it=it.id))
        elif "not in" in text or "out of" in text or "outside" in text:
            scene.draft.tell(worded("{it} is not in combat.", it=it.id))
    scene.focus = things


@after(Game.RIFTBOUND)
def mights(scene: Scene) -> None:
    """Said Might includes what an ability in force gives; All needs no Might.

    Who fights does need it, for what it deals.
    """
    combats = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    fighting = {who for one in combats for who, _ in one.attackers}
    fighting.update(who for one in combats for who in one.defenders)
    for it in scene.draft.things:
        face = it.face
        if face is not None and "size" in it.said and isinstance(face.might, int):
            extra = sum(
                one.power
                for one in it.abilities.statics
                if isinstance(one, Modifier)
                and isinstance(one.power, int)
                and isinstance(one.when, Flag)
                and one.when.name in it.flags
            )
            if extra and it.power == face.might + extra:
                it.power = it.toughness = face.might
        harmless = it.id not in fighting or "stunned" in it.flags
        unknown = it.power is None and "unit" in it.kinds and harmless
        if unknown and _beyond_damage(scene, it):
            it.power = it.toughness = 1
            scene.draft.assume(
                worded(
                    "The Might of {it} is not said; all damage to it is prevented.",
                    it=it.id,
                )
            )


def _beyond_damage(scene: Scene, it: DraftThing) -> bool:
    effects = [one for one in it.abilities.statics if isinstance(one, Effect)]
    effects += [
        one
        for entry in scene.draft.opening
        if isinstance(entry.what, Resolve) and (it.id,) in entry.what.chosen
        for one in inside(entry.what.ability, Effect)
    ]
    effects += [
        one
        for one in scene.draft.statics
        if isinstance(one, Effect)
        and isinstance(one.watch, DamageWatch)
        and it.id in (one.watch.recipient.ids or ())
    ]
    return any(
        isinstance(one.act, PreventAll)
        and isinstance(one.watch, DamageWatch)
        and one.watch.combat is None
        for one in effects
    )
