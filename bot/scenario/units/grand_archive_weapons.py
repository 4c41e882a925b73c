"""Weapons wielded and attack cards played: what a champion attacks with."""

from collections.abc import Sequence
from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import Modifier
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.giving_text import give_text
from bot.scenario.casting.on_table import on_table
from bot.scenario.combat.attackers import not_theirs
from bot.scenario.combat.fighting import attack
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.specs import apply_spec
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.scene.whose import default_owner
from bot.scenario.units.grand_archive_fights import want
from bot.scenario.words.asked_back import WHAT_ATTACKS, WHICH_ONE
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import MINE
from bot.scenario.words.syntax import Clause, Person, Place, Quantity, Spec, Thing
from bot.worded import capital, worded


@handles("weaponattack")
def weapon_attack(scene: Scene, clause: Clause) -> None:
    """My champion attacks the Wolf with a sword of power 3; he plays an attack card."""
    slots = dict(clause.slots)
    weapons = [slots.pop(name) for name in ("weapon", "weapon2") if slots.get(name)]
    having = {str(one) for weapon in weapons for one in weapon.of("keyword")}
    if "cleave" in having:
        slots["cleave"] = "1"
    if (apart := _beside_ally(scene, clause)) is not None:
        for kind, told in apart:
            take_as(scene, clause, kind, told)
        return
    what, unsaid = slots.get("what"), slots.pop("unsaid", None)
    if what is None:
        person = slots.get("who")
        who = scene.player(person) if person else ""
        # "A 6 power weapon attacks", where my champion is shielded: not mine.
        who = who or (not_theirs(scene) if unsaid else "")
        who = who or scene.who(clause) or scene.subject
        it = champion(scene, who)
        noun = Thing("champion", clause.place, det="the", owner=person or _person(who))
        slots["what"] = replace(noun, specs=(Spec("noun", "champion", clause.place),))
    else:
        it = scene.one(what, scene.subject)
    if slots.pop("wielded", None):
        weapons = [_only_weapon(scene, it, clause)]
    said: Quantity | None = slots.pop("n", None)
    taken: list[tuple[int | None, DraftThing | None]] = []
    for weapon in weapons:
        taken.append(take_up(scene, it, weapon, [one for _, one in taken]))
    total = (it.power or 0) + sum(points or 0 for points, _ in taken)
    if said is not None:
        total = number(scene, said)
    for points, weapon in () if said is not None else taken:
        if points is None:
            want(scene, weapon or it, "power", True)
    it.power = it.power or 0
    _has_for_it(scene, it, having - {"cleave"}, clause)
    scene.draft.tell(worded("{it} attacks with power {power}.", it=it.id, power=total))
    named = [weapon for _, weapon in taken if weapon is not None]
    times = slots.pop("times", None) or 1
    if isinstance(times, Quantity):
        times = number(scene, times)
    for _ in range(times):
        before = open_combat(scene)
        if before is not None and before.attackers:
            before.closed = True  # each attacks in a combat of its own
        attack(scene, replace(clause, kind="attack", slots=slots))
        combat = last_combat(scene)
        assert combat is not None
        _put_down(scene, it, named, combat)
        combat.wields += [(weapon.id, it.id) for weapon in named]
        combat.extra = total - it.power - sum(weapon.power or 0 for weapon in named)
    if said is not None:
        for weapon in named:
            _counted(weapon)


def _put_down(
    scene: Scene, it: DraftThing, named: Sequence[DraftThing], now: Combat
) -> None:
    """ "It has a sword and a bow. It attacks with the bow": with that alone.

    In what it attacked with before, it had all of them.
    """
    for one in scene.draft.things if named else ():
        if one.attached_to != it.id or one in named or one.face is not None:
            continue
        if "weapon" not in one.kinds:
            continue
        one.attached_to = ""
        for entry in scene.draft.script:
            combat, pair = entry.what, (one.id, it.id)
            if not isinstance(combat, Combat) or combat is now or combat.wields:
                continue
            if any(name == it.id for name, *_ in combat.attackers):
                combat.wields.append(pair)


def _beside_ally(
    scene: Scene, clause: Clause
) -> list[tuple[str, dict[str, object]]] | None:
    """ "He attacks with an ally and a sword": his champion has that, in its attack."""
    (one, *more) = parts_of(clause.get("what")) or (None,)
    weapon = clause.get("weapon")
    if not isinstance(one, Thing) or more or not isinstance(weapon, Thing):
        return None
    joined = scene.parse.word(weapon.place.start - 1) in {"and", ","}
    if one.noun not in {"ally", "creature"} or not joined or clause.get("who") is None:
        return None
    who = {key: clause.get(key) for key in ("who", "at") if clause.get(key) is not None}
    slots = {key: it for key, it in clause.slots.items() if key != "what"}
    return [("attack", {**who, "what": clause.get("what")}), ("weaponattack", slots)]


def _has_for_it(scene: Scene, it: DraftThing, having: set[str], clause: Clause) -> None:
    """ "… with a 4 power attack card with critical 2": its champion has that for it.

    Raises QuestionError (AMBIGUOUS) where it attacks without that as well.
    """
    earlier = scene.parse.memory.setdefault("keywords of attacks", {})
    if earlier.setdefault(it.id, having) != having:
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_ATTACKS,
            clause.place,
        )
    it.keywords |= having


def _only_weapon(scene: Scene, it: DraftThing, clause: Clause) -> Thing:
    """ "I control a sword. My champion attacks with it": the one weapon there is.

    Raises QuestionError (AMBIGUOUS).
    """
    found = [
        one
        for one in scene.draft.things
        if "weapon" in one.kinds and one.controller == it.controller
    ]
    if len(found) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    return Thing("weapon", clause.place, label=found[0].label or found[0].id)


def _counted(weapon: DraftThing) -> None:
    """The power said of an attack includes what the weapon gives itself."""
    others = [one for one in weapon.abilities.statics if not isinstance(one, Modifier)]
    weapon.abilities = replace(weapon.abilities, statics=tuple(others))


def _person(player: str) -> Person:
    return Person("me") if player == "me" else Person("name", player)


def take_up(
    scene: Scene,
    it: DraftThing,
    thing: Thing,
    besides: Sequence[DraftThing | None] = (),
) -> tuple[int | None, DraftThing | None]:
    """*it* attacks with that weapon or attack card: its power if known, and it.

    Not with one of those *besides*: "a sword and a sword" are two.
    """
    said = thing.first("power")
    if said is not None:
        said = number(scene, Quantity(said, thing.place))
    if thing.noun == "attack" and thing.card is None:
        if thing.of("element"):
            scene.draft.assume(
                worded(
                    "The source of the damage is {it}: its elements count, the "
                    "attack card's do not.",
                    it=it.id,
                )
            )
        if thing.first("text") is None and said is not None:
            return said, None
    weapon = _weapon(scene, it, thing, besides, said)
    if thing.first("text") is not None:
        give_text(scene, weapon, thing.first("text"))
    for spec in thing.specs:
        if spec.kind in {"durability", "type"}:
            apply_spec(scene, weapon, spec)
    if said is not None:
        weapon.power = said
    weapon.attached_to = it.id
    scene.draft.tell(worded("{it} wields {weapon}.", it=it.id, weapon=weapon.id))
    return weapon.power, weapon


@after(Game.GRAND_ARCHIVE)
def wielded_in_turn(scene: Scene) -> None:
    """What is wielded in one attack is not wielded in the others."""
    for entry in scene.draft.script:
        for name, _ in entry.what.wields if isinstance(entry.what, Combat) else ():
            weapon = scene.draft.thing(name)
            if weapon is not None:
                weapon.attached_to = ""


@after(Game.GRAND_ARCHIVE)
def wielded_again(scene: Scene) -> None:
    """ "Next turn my champion attacks again": with what it attacked with before.

    Without that it would have no power to attack with.
    """
    last: dict[str, Combat] = {}
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat) or not combat.attackers:
            continue
        name = combat.attackers[0][0]
        it = scene.draft.thing(name)
        if combat.wields or combat.extra:
            last[name] = combat
        elif name in last and it is not None and not it.power:
            combat.wields, combat.extra = list(last[name].wields), last[name].extra
            arms = ", ".join(weapon for weapon, _ in combat.wields)
            scene.draft.assume(
                capital(worded("{it} attacks with {arms} again.", it=it.id, arms=arms))
                if arms
                else capital(worded("{it} attacks as before.", it=it.id))
            )


def _weapon(
    scene: Scene,
    it: DraftThing,
    thing: Thing,
    besides: Sequence[DraftThing | None],
    power: int | None,
) -> DraftThing:
    """The weapon spoken of, or a new one: of another *power* it is another."""
    for one in scene.draft.things:
        if one in besides or None is not power != (one.power or power):
            continue
        alike = one.label.lower() == thing.label.lower() or thing.label == "weapon"
        if thing.noun in one.kinds and one.controller == it.controller and alike:
            return one
    if thing.card is not None:
        card = replace(thing, noun="card")
        return on_table(scene, card, it.controller)[0]
    return scene.add(
        DraftThing(
            scene.draft.fresh(
                thing.label if thing.label[:1].isupper() else f"the {thing.label}"
            ),
            # "The attack" within its own wording is no name.
            thing.label if thing.noun == "weapon" else "",
            it.controller,
            it.controller,
            kinds={thing.noun},
            sized=True,
            zone=Zone.BATTLEFIELD,
        )
    )


@before(Game.GRAND_ARCHIVE)
def weapons_attack(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My sword hits his 2/2", "I swing my sword at it": its champion wields it."""
    return tuple(_wielded(parse, clause) for clause in clauses)


def _wielded(parse: Parse, clause: Clause) -> Clause:
    (one, *more) = parts_of(clause.get("what")) or (None,)
    if clause.kind != "attack" or more or not isinstance(one, Thing):
        return clause
    if not _is_weapon(parse, one):
        return clause
    slots = {key: it for key, it in clause.slots.items() if key != "what"}
    owner = clause.get("who") or one.owner
    slots |= {"weapon": one} | ({"who": owner} if owner is not None else {"unsaid": 1})
    return replace(clause, kind="weaponattack", slots=slots)


def _is_weapon(parse: Parse, one: Thing) -> bool:
    """A weapon, or a card that can only be one."""
    names = one.card.names if one.card is not None else ()
    faces = [parse.catalogue.card(it).face for it in names]
    return one.noun == "weapon" or (
        bool(faces) and all("weapon" in it.types for it in faces)
    )


@before(Game.GRAND_ARCHIVE)
def champions_meet(parse: Parse, clauses: Clauses) -> Clauses:
    """ "His champion attacks mine": my champion."""
    found: list[Clause] = []
    for clause in clauses:
        dealers = parts_of(clause.get("what"))
        goals = parts_of(clause.get("at"))
        if (
            clause.kind in {"attack", "weaponattack"}
            and len(goals) == 1
            and isinstance(goal := goals[0], Thing)
            and len(dealers) == 1
            and isinstance(dealers[0], Thing)
            and dealers[0].noun == "champion"
            and goal.owner is not None
            and sum(it in _CHAMPION for it in clause.text.lower().split()) == 1
            and parse.word(goal.place.end - 1) in MINE
            and not goal.label
        ):
            spec = Spec("noun", "champion", goal.place)
            other = replace(goal, noun="champion", specs=(spec,))
            several = replace(clause.get("at"), parts=(other,))
            clause = replace(clause, slots={**clause.slots, "at": several})
        found.append(clause)
    return tuple(found)


_CHAMPION = frozenset({"champion", "champ"})


@handles("wield")
def wield(scene: Scene, clause: Clause) -> None:
    """My champion wields a sword with power 2 and 1 durability counter."""
    person = clause.get("who")
    if clause.get("what") is not None:
        it = scene.one(clause.get("what"))
    else:
        who = scene.player(person) if person else scene.who(clause)
        it = champion(scene, who or default_owner(scene))
    taken: list[DraftThing | None] = []
    for thing in filter(None, (clause.get("weapon"), clause.get("weapon2"))):
        points, weapon = take_up(scene, it, thing, taken)
        if points is None:
            want(scene, weapon or it, "power", True)
        it.power = (it.power or 0) + (points or 0 if weapon is None else 0)
        taken.append(weapon)
    scene.notice([it])
    scene.focus = [it]


@after(Game.GRAND_ARCHIVE)
def wielded_or_not(scene: Scene) -> None:
    """A weapon described beside an attacking champion: whether it is wielded matters.

    Attacks may be made without it (Attacking and the Combat Phase 5).
    """
    combats = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    wielded = {pair for combat in combats for pair in combat.wields}
    for combat in combats:
        for name, _ in () if combat.wields else combat.attackers:
            it = scene.draft.thing(name)
            if it is None or "champion" not in it.kinds:
                continue
            for one in scene.draft.things:
                if (
                    "weapon" in one.kinds
                    and one.face is None
                    and one.controller == it.controller
                    and not one.attached_to
                    and (one.id, name) not in wielded
                ):
                    place = Place(*one.place)
                    words = worded(
                        "whether {who} wields {what}", who=it.id, what=one.id
                    )
                    if (words, place) not in scene.missing:
                        scene.missing.append((words, place))


@after(Game.GRAND_ARCHIVE)
def durability_asked(scene: Scene) -> None:
    """A weapon wielded wears: whether it breaks hangs on the durability it had."""
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    wielded = {name for combat in fights for name, _ in combat.wields}
    for one in scene.draft.asks:
        it = scene.draft.thing(one.subject)
        worn = one.kind is AskKind.DIES or (
            one.kind is AskKind.COUNTERS and one.detail in {"", "durability"}
        )
        if it is None or not worn or it.id not in wielded or "weapon" not in it.kinds:
            continue
        if "durability" not in it.counters and it.face is None:
            want(scene, it, "durability", True)
