"""Shields of so many points, in force from the start or from a moment on."""

from typing import TYPE_CHECKING

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.alike import NTH
from bot.engine.effects import DamageWatch, Effect, PreventNext, Until
from bot.engine.inside import inside
from bot.engine.question import Add, NextTurn, Resolve
from bot.engine.values import ANY_OBJECT, Filter, Side
from bot.errors import Problem, QuestionError
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.words.numbers_asked import SHIELD_PREVENTS
from bot.scenario.words.syntax import Person, Place, Spec, Thing
from bot.scenario.words.tokens import STOPS
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene

_LATER = frozenset({"later", "after_combat", "next_turn"})
# Clauses that say that somebody or something has it.
_HAVING = frozenset("shield have is gains regenshield".split())


def comes_late(scene: "Scene") -> bool:
    """Whether what is put there now was not there for what has been told.

    "Then" within a fight is before its damage.
    """
    if not scene.draft.script or scene.clause_kind not in _HAVING:
        return False
    last = scene.draft.script[-1].what
    fighting = isinstance(last, Combat) and not (last.closed or last.over)
    then = scene.timing == "then" and not fighting
    return then or scene.timing in _LATER or behind_combat(scene)


def behind_combat(scene: "Scene") -> bool:
    """ "After damage I have a prevent-3 shield": said in front of what is told now."""
    start = scene.clause.place.start if scene.clause is not None else 0
    return start - scene.parse.memory.get("after combat", start + 9) in {0, 1}


def _is_spell(it: DraftThing) -> bool:
    """Whether no damage can be dealt to it, since it is a spell."""
    return is_spell(it.face) if it.face is not None else "spell" in it.kinds


# By the kind of damage it prevents.
_SHIELDS = {
    "": "The next {points} damage to {whom} is prevented this turn.",
    "combat": "The next {points} combat damage to {whom} is prevented this turn.",
    "noncombat": "The next {points} noncombat damage to {whom} is prevented this turn.",
    "spell": "The next {points} spell damage to {whom} is prevented this turn.",
    "ability": "The next {points} ability damage to {whom} is prevented this turn.",
}


def add_shield(
    scene: "Scene",
    recipients: list[str],
    points: int | None,
    kind: str = "",
    label: str = "",
    spec: Spec | None = None,
) -> None:
    """A shield of *points* on each of *recipients*, in force now."""
    if not isinstance(points, int):
        raise scene.error(
            Problem.AMBIGUOUS,
            SHIELD_PREVENTS,
            spec.place if spec else None,
            ("prevent-3 shield",),
        )
    for name in recipients:
        thing = scene.draft.thing(name)
        if thing is None and scene.game is Game.RIFTBOUND:
            thing = _only_unit(scene, name, spec)
            name = thing.id
        if thing is not None and _is_spell(thing):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "No damage is dealt to {it}. Say in a sentence of its own who "
                    "casts it.",
                    it=thing.id,
                ),
                spec.place if spec else None,
                (worded("My opponent casts {it}.", it=thing.id),),
            )
        if not label and _given_before(scene, name, points):
            continue
        controller = thing.controller if thing else name
        called = label or f"prevent-{points} shield"
        if thing is not None:
            thing.flags.add("protected")
            thing.said.add(_told_so(points, kind))
        shown = shield_name(scene, called, name if thing else scene.name(name), name)
        combat = {"combat": True, "noncombat": False}.get(kind)
        of_kind = kind in {"spell", "ability"}
        effect = Effect(
            DamageWatch(
                Filter(any_kinds=frozenset({kind})) if of_kind else ANY_OBJECT,
                recipient=Filter(ids=frozenset({name}), players=Side.ANY),
                combat=combat,
            ),
            PreventNext(points),
            id=scene.draft.effect_id(),
            label=shown,
            controller=controller,
            each_source=False,
            until=Until.END_OF_TURN,
            start=points,
        )
        whom = thing.id if thing else scene.name(name)
        told = worded(_SHIELDS[kind], points=points, whom=whom)
        if comes_late(scene):
            scene.draft.script.append(Entry(Add(effect), controller, told))
            continue
        if scene.turns_ended:
            _check_turn(scene, name)
            from_this_turn_on(scene, Entry(Add(effect), controller, told))
            continue
        scene.draft.statics.append(effect)
        scene.draft.tell(told, again=True)


def has_its_shields(scene: "Scene", it: DraftThing, thing: Thing) -> bool:
    """Whether *it* has what shields *thing* is told with, in the same words.

    "Does my 5 Might unit with prevent 2 die?": it is the one that was told of so.
    """
    told = [spec.value for spec in thing.specs if spec.kind == "shield"]
    if not told:
        return True
    again = thing.det == "the" or thing.owner is not None
    if not again or thing.plural or thing.det in {"a", "another", "other"}:
        return False
    return it not in scene.in_list and all(
        isinstance(points, int) and _told_so(points, kind) in it.said
        for points, kind, _ in told
    )


def _told_so(points: int, kind: str) -> str:
    return f"prevent-{points} shield {kind}"


_ONE_MORE = frozenset(
    "also too another second besides additionally as plus already still before earlier "
    "previously top moreover further extra additional had".split()
)


def _given_before(scene: "Scene", name: str, points: int) -> bool:
    """ "I cast Healing Salve on my 2/2. It has a prevent-3 shield": no second one.

    So much is prevented there by what was cast or used right before.
    """
    from bot.scenario.scene.aiming import all_entries

    clause, entries = scene.clause, all_entries(scene)
    last = entries[-1].what if entries else None
    if clause is None or clause.kind not in _HAVING or not isinstance(last, Resolve):
        return False
    start, end = max(0, clause.place.start - 1), clause.place.end + len(("as", "well"))
    if _ONE_MORE & {*scene.parse.words[start:end], *clause.lead}:
        return False
    picked = [last.ability.modes[it] for it in last.modes if last.ability.modes]
    acts = inside((last.ability.do, *picked), PreventNext)
    aimed = {one for slot in last.chosen for one in slot}
    return aimed == {name} and any(it.remaining == points for it in acts)


# Whose shield was taken to be on their only unit, and where that was said.
ON_ONLY_UNIT = "shields on an only unit"


def on_which_unit(scene: "Scene", place: Place | None) -> QuestionError:
    """What to raise where a player has a shield: no damage is dealt to players."""
    return scene.error(
        Problem.AMBIGUOUS,
        worded(
            "In Riftbound units are dealt damage, not players: which unit has this "
            "shield?"
        ),
        place,
        ("My 4 Might unit has a prevent-3 shield.",),
    )


def _only_unit(scene: "Scene", player: str, spec: Spec | None) -> DraftThing:
    """ "He bolts my unit. I have prevent 1": on that unit, the only one of mine."""
    place = spec.place if spec else None
    own = [
        it
        for it in scene.draft.things
        if it.controller == player and "unit" in it.kinds and it.on_board
    ]
    who = scene.clause.get("who") if scene.clause is not None else None
    if not own and isinstance(who, Person) and who.kind == "he":
        # "He rays my 4 Might unit but he has prevent 1": no player has, but units do.
        own = [it for it in scene.draft.things if "unit" in it.kinds and it.on_board]
    if len(own) != 1:
        raise on_which_unit(scene, place)
    scene.parse.memory.setdefault(ON_ONLY_UNIT, []).append((player, place))
    return own[0]


def _check_turn(scene: "Scene", name: str) -> None:
    """ "Bob bolts me on his turn, Ann on hers. I have a shield": in which of them?

    Raises QuestionError (AMBIGUOUS) where *name* was hit in both before that is said.
    """
    clause, script = scene.clause, scene.draft.script
    begun = [at for at, it in enumerate(script) if isinstance(it.what, NextTurn)][-1]
    own = clause is not None and scene.parse.word(clause.place.start - 1) in STOPS
    if own and all(_meets(some, name) for some in (script[:begun], script[begun:])):
        raise scene.error(
            Problem.AMBIGUOUS, worded("When does this happen: first, or after what?")
        )


def _meets(entries: list[Entry], name: str) -> bool:
    """Whether something happens there to *name*, besides what protects it."""
    told = [
        it.happening() if isinstance(it.what, Combat) else it.what
        for it in entries
        if not isinstance(it.what, Add | NextTurn)
    ]
    return name in inside(tuple(told), str)


def from_this_turn_on(scene: "Scene", entry: Entry) -> None:
    """Put *entry* where the turn begins that is told of: there was one before it."""
    script = scene.draft.script
    begun = [at for at, it in enumerate(script) if isinstance(it.what, NextTurn)]
    script.insert(begun[-1] + 1, entry)


# What a shield is called where there are several alike.
if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


def shield_name(scene: "Scene", called: str, whose: str, name: str) -> str:
    """A name for one more shield: "second prevent-2 shield", "Bob's …"."""
    there = [it for it in scene.draft.statics if isinstance(it, Effect)]
    labels = {it.label for it in there}
    ids = frozenset({name})
    own = [
        it
        for it in there
        if called in it.label
        and isinstance(it.watch, DamageWatch)
        and isinstance(it.watch.recipient, Filter)
        and it.watch.recipient.ids == ids
    ]
    shown = called
    if len(own) > len(NTH):
        shown = f"{called} {len(own) + 1}"
    elif own:
        shown = f"{NTH[len(own) - 1]} {called}"
    if shown not in labels:
        return shown
    return f"your {shown}" if whose == "you" else f"{whose}'s {shown}"
