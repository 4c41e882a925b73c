"""Who is alone at a battlefield of Riftbound, who comes first, what goes to whom."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.question import AskKind, Resolve
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.casting.on_table import on_table
from bot.scenario.casting.sides import on_field
from bot.scenario.combat.joining import combat_of, join_at_battlefield
from bot.scenario.combat.taken_over import anonymous
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import face_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.scene.whose import default_owner
from bot.scenario.units.riftbound_attackers import who_defends
from bot.scenario.words.asked_back import (
    WHAT_HAPPENS,
    WHICH_CARD,
    WHICH_COMBAT,
    WHICH_ONE,
)
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Place, Several, Thing
from bot.worded import all_of, worded

_UNIT = Several((Thing("unit", Place(0, 0), det="a", owner=Person("me")),), Place(0, 0))


@before(Game.RIFTBOUND)
def defenders_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Defenders are a 4 Might Tank and a 2 Might. I attack": whose, that tells."""
    del parse
    kinds = [it.kind for it in clauses]
    if "defenders" not in kinds:
        return clauses
    at = kinds.index("defenders")
    attacks = [n for n, it in enumerate(kinds) if it in {"attack", "mightattack"}]
    if clauses[at].get("owner") is not None or not attacks or attacks[0] < at:
        return clauses
    moved = replace(clauses[at], lead=(".",))
    first = attacks[0] + 1
    return (*clauses[:at], *clauses[at + 1 : first], moved, *clauses[first:])


@handles("alone")
def alone(scene: Scene, clause: Clause) -> None:
    """He is alone there: nobody else of his side is at that battlefield."""
    said = clause.get("what")
    found = scene.things(said) if said is not None else list(scene.focus)
    units = [it for it in found if "unit" in it.kinds]
    combat = last_combat(scene)
    for it in units:
        fighting = combat is not None and it.id in combat.defenders
        others = [
            other
            for other in on_field(scene, it.controller)
            if other is not it and "unit" in other.kinds
        ]
        if fighting and combat is not None and len(combat.defenders) > 1:
            raise scene.error(
                Problem.ILLEGAL,
                worded("{it} is not alone: others defend beside it.", it=it.id),
                clause.place,
            )
        for other in others:
            other.flags.add("at base")
        scene.draft.tell(worded("{it} is alone at the battlefield.", it=it.id))
    if not units:
        raise scene.error(Problem.AMBIGUOUS, worded("Who is alone?"), clause.place)
    scene.focus = units


@handles("alongside")
def alongside(scene: Scene, clause: Clause) -> None:
    """Kayn defends next to my Ribbon Dancer; also there: Poro and Dragon."""
    owner = ""
    beside = parts_of(clause.get("with"))
    if all(isinstance(it, Thing) and it.noun in {"it", "them"} for it in beside):
        # "A 2 Might unit stands next to it": of the same side.
        known = scene.things(clause.get("with"))
        found = scene.things(clause.get("what"), known[0].controller, new=True)
        combat = open_combat(scene)
        beside_them = {it.id for it in known}
        if combat is not None and beside_them <= {*combat.defenders}:
            combat.defenders += [it.id for it in found]
        elif combat is not None and beside_them <= {*dict(combat.attackers)}:
            goal = combat.attackers[0][1]
            combat.attackers += [(it.id, goal) for it in found]
        scene.notice(found)
        scene.focus = [*known, *found]
        return
    if clause.get("what") is not None:
        found = scene.things(clause.get("what"))
        owner = found[0].controller
    elif scene.focus:
        owner = scene.focus[-1].controller
    combat = open_combat(scene)
    more: list[DraftThing] = []
    for part in parts_of(clause.get("with")):
        if isinstance(part, Thing):
            whose = scene.owner_of(part) or owner or default_owner(scene)
            more += on_table(scene, part, whose)
    if combat is not None and combat.defenders:
        combat.defenders += [it.id for it in more if it.id not in combat.defenders]
    scene.notice(more)
    scene.focus = [*scene.focus, *more]


@handles("ask_first")
def first(scene: Scene, clause: Clause) -> None:
    """Who do they have to kill first? What must be assigned lethal damage first."""
    combat = _fight(scene, clause)
    side = list(combat.defenders)
    named = ""
    if clause.get("what") is not None:
        named = scene.single(clause.get("what")).id
        if named in {name for name, _ in combat.attackers}:
            side = [named]
    who = scene.who(clause)
    if who and who != combat.attacker and clause.get("what") is None:
        side = [name for name, _ in combat.attackers]
    how = str(clause.get("how") or "") if named else ""
    ask(scene, clause, AskKind.FIRST, side[0], named, how)


def _fight(scene: Scene, clause: Clause) -> Combat:
    combat = last_combat(scene)
    if combat is None or not combat.attackers:
        raise scene.error(Problem.AMBIGUOUS, WHICH_COMBAT, clause.place)
    who_defends(scene)
    if not combat.defenders:
        raise scene.error(Problem.AMBIGUOUS, worded("What defends?"), clause.place)
    return combat


@handles("ask_need")
def need(scene: Scene, clause: Clause) -> None:
    """Do I need 4 to kill it? What is lethal for it, as an attacker or a defender."""
    it = scene.single(clause.get("what"))
    ask(scene, clause, AskKind.LETHAL, it.id)


@handles("ask_stopskind")
def stops_kind(scene: Scene, clause: Clause) -> None:
    """Does Unyielding Spirit stop the combat damage? How much of it is prevented."""
    combat = last_combat(scene)
    if combat is None and not scene.draft.script:
        if "combat" not in clause.text.lower() or on_board(scene):
            raise scene.error(
                Problem.AMBIGUOUS,
                WHAT_HAPPENS,
                clause.place,
            )
        combat = example(scene, clause, scene.things(_UNIT, new=True))
    for part in parts_of(clause.get("what")):
        if isinstance(part, Thing):
            on_table(scene, part, "me" if scene.has_me else scene.subject)
    if combat is not None:
        who_defends(scene)
        for name in combat.defenders:
            ask(scene, clause, AskKind.PREVENTED, name)
            ask(scene, clause, AskKind.DAMAGE_DEALT, name)
        return
    ask(scene, clause, AskKind.PREVENTED)
    ask(scene, clause, AskKind.EVERYTHING)


def on_board(scene: Scene) -> list[DraftThing]:
    """The units that were told of."""
    return [it for it in scene.draft.things if "unit" in it.kinds and it.on_board]


def example(scene: Scene, clause: Clause, found: list[DraftThing]) -> Combat:
    """A combat that *found* could be in: what is asked does not hang on its sizes."""
    for it in found:
        if it.power is None:
            it.power = it.toughness = 3
            it.said.add("size")
    who = scene.other(found[0].controller)
    attacker = anonymous(scene, who, 2, clause.place)
    combat = combat_of(scene, who)
    join_at_battlefield(scene, combat, [attacker], None)
    combat.defenders += [it.id for it in found]
    scene.draft.assume(
        worded(
            "As an example, {attacker} attacks {listed}.",
            attacker=attacker.id,
            listed=all_of([it.id for it in found]),
        )
    )
    return combat


@handles("ask_incombat")
def in_combat(scene: Scene, clause: Clause) -> None:
    """Does my stunned unit still take damage in combat? Any combat tells."""
    found = scene.things(clause.get("what"), new=True)
    if last_combat(scene) is None:
        if scene.draft.script or len(on_board(scene)) > len(found):
            raise scene.error(Problem.AMBIGUOUS, WHICH_COMBAT, clause.place)
        example(scene, clause, found)
    kind = AskKind.DEALS if clause.get("deals") else AskKind.DAMAGE_DEALT
    for it in found:
        ask(scene, clause, kind, it.id)


@handles("ask_killwith")
def kill_with(scene: Scene, clause: Clause) -> None:
    """Can I kill a 5 Might unit with a 6 Might attacker? They fight."""
    who = scene.player(clause.get("who")) if clause.get("who") else ""
    attackers = scene.things(clause.get("attacker"), who, new=True)
    who = who or attackers[0].controller
    found = scene.things(clause.get("what"), scene.other(who), new=True)
    combat = combat_of(scene, who)
    join_at_battlefield(scene, combat, attackers, None)
    combat.defenders += [it.id for it in found if it.id not in combat.defenders]
    for it in found:
        ask(scene, clause, AskKind.DIES, it.id)
    scene.focus = found


@handles("ask_dealsfor")
def deals_for(scene: Scene, clause: Clause) -> None:
    """My Falling Comet hits for how much? It is played on a unit, and that is asked."""
    said = clause.get("card")
    cards = (
        [Thing("card", said.place, card=said, label=said.typed)]
        if isinstance(said, Card)
        else [it for it in parts_of(said) if isinstance(it, Thing)]
    )
    for card in cards:
        if card.card is None or not is_spell(face_of(scene, card)):
            raise scene.error(Problem.AMBIGUOUS, WHICH_CARD, card.place)
        to = clause.get("to")
        if to is None:
            enemy = Person("opponent", place=clause.place)
            unit = Thing("unit", clause.place, det="a", owner=enemy)
            to = Several((unit,), clause.place)
        me = clause.get("who") or Person("me", place=clause.place)
        slots = {"who": me, "card": card, "to": to}
        take_as(scene, clause, "cast", slots, lead=(".",))
        targets = scene.draft.script[-1].what
        chosen = targets.chosen if isinstance(targets, Resolve) else ()
        for name in dict.fromkeys(name for slot in chosen for name in slot):
            ask(scene, clause, AskKind.DAMAGE_DEALT, name)


@handles("battlefieldtext")
def battlefield_with_text(scene: Scene, clause: Clause) -> None:
    """At Altar of Blood: "…": what is told happens there, and so it reads."""
    thing = clause.get("card")
    take_as(scene, clause, "battlefield")
    slots = {"what": thing, "text": clause.get("text")}
    take_as(scene, clause, "quoted", slots)


def assigned_to(scene: Scene, clause: Clause) -> str:
    """What "3 to the first and 2 to each of the others" gives, unit by unit."""
    combat = _fight(scene, clause)
    given: dict[str, int | str] = {}
    # "The 4-Might" is none of those that deal it.
    by = clause.get("what") or clause.get("who")
    whose = _controller(scene, by) if by is not None else combat.attacker
    scene.in_list = [it for it in scene.draft.things if it.controller == whose]
    some = _meant(scene, clause.get("to")) or _first_of(scene, clause, combat)
    side = _side(combat, some)
    for n in ("", "2", "3", "4"):
        told, to = clause.get("n" + n), clause.get("to" + n)
        if told is None and (to is None if clause.get("rest") else n):
            continue
        points: int | str = "rest" if n else "all"
        if told is not None:
            points = number(scene, told)
        goals = some if not n else _meant(scene, to) if to is not None else []
        if n and to is None:
            goals = [name for name in side if name not in given]
        given |= dict.fromkeys(goals, points)
    scene.in_list = []
    return "\n".join(f"{points} {name}" for name, points in given.items())


def _controller(scene: Scene, by: object) -> str:
    if isinstance(by, Person):
        return scene.player(by)
    return next(
        (it.controller for it in map(scene.draft.thing, _meant(scene, by)) if it), ""
    )


def _side(combat: Combat, names: list[str]) -> list[str]:
    attackers = [name for name, _ in combat.attackers]
    return attackers if names and names[0] in attackers else list(combat.defenders)


def _first_of(scene: Scene, clause: Clause, combat: Combat) -> list[str]:
    """ "One of them" is any where all are alike; else "the first" is who was named."""
    things = [it for name in combat.defenders if (it := scene.draft.thing(name))]
    alike = len({(it.power, frozenset(it.keywords), it.damage) for it in things}) == 1
    if not alike and "first" not in clause.text.lower().split():
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    return combat.defenders[:1]


def _any_of_them(thing: Thing) -> bool:
    """ "One of them": none that is told apart."""
    one = thing.noun == "them" and thing.count == 1 and thing.det == "a"
    return one or (thing.noun == "thing" and not (thing.specs or thing.label))


def _meant(scene: Scene, value: object) -> list[str]:
    found: list[str] = []
    for part in parts_of(value):
        if not isinstance(part, Thing) or _any_of_them(part):
            continue
        found += [it.id for it in scene.thing(part)]
    return found
