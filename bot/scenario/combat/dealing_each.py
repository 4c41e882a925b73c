""" "Deals 2 damage to each creature without flying": whoever is there by then."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.citation import Game
from bot.engine.instructions import DealDamage
from bot.engine.question import Do
from bot.engine.values import AllRefs, EachOf, Filter, Named, Side
from bot.errors import Problem
from bot.scenario.combat.dealers import dealers_of
from bot.scenario.combat.deals_on import one_resolution
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, take_as
from bot.scenario.scene.timing import place
from bot.scenario.words.asked_back import HOW_DIVIDED, WHICH_ONE
from bot.scenario.words.syntax import Clause, Person, Spec, Thing
from bot.worded import joined, worded
from bot.wording.riftbound.nouns import AT_BATTLEFIELD

Groups = Iterable[tuple[Any, Any]]


def is_each(value: object) -> bool:
    """Whether everything of a kind is dealt damage, whatever that is by then."""
    return any(_all_of_them(part) for part in parts_of(value))


def _all_of_them(part: object) -> bool:
    every = isinstance(part, Thing) and part.det in {"each", "all", "each other"}
    # "Each of my two allies": those two.
    return every and isinstance(part, Thing) and not (part.label or part.count)


def deal_each(scene: Scene, clause: Clause, groups: Groups, owner: str) -> None:
    """Damage to each creature, and what others are dealt at the same time."""
    (it, *more) = dealers_of(scene, clause, owner)
    if more:
        raise scene.error(Problem.AMBIGUOUS, worded("Which source deals this damage?"))
    dealt: list[DealDamage] = []
    besides = {it.id}  # "3 to the Elf and 1 to each other creature"
    told: list[str] = []
    unpreventable = clause.get("unp") is not None
    spared = frozenset(exempt(scene, clause, it.controller))
    for amount, to in groups:
        points = number(scene, amount)
        filters = [_filter(scene, part, it, besides) for part in parts_of(to)]
        filters = [replace(one, not_ids=one.not_ids | spared) for one in filters]
        besides |= {name for one in filters for name in one.ids or ()}
        refs = tuple(map(EachOf, filters))
        ref = refs[0] if len(refs) == 1 else AllRefs(refs)
        dealt.append(DealDamage(points, ref, Named(it.id), unpreventable))
        end = getattr(clause.get("but"), "place", to.place).end
        said = scene.parse.said(to.place.start, max(end, to.place.end))
        told.append(
            worded(
                "{it} deals {points} damage to: {what}.",
                it=it.id,
                points=points,
                what=said,
            )
        )
    do = replace(dealt[0], also=tuple(dealt[1:]))
    one_resolution(scene, [it.id])
    what = Do((do,), it.controller, it.id)
    for _ in range(how_often(scene, clause)):
        entry = Entry(what, it.controller, joined(told, " "), it.id, True)
        place(scene, entry, protective=False)
    scene.last_damage = (clause, scene.last_damage[1] if scene.last_damage else [])


def deal_divided(scene: Scene, clause: Clause, owner: str) -> None:
    """ "Deals 5 damage split between the 3/3 and the 2/2": as its controller chooses.

    Each of several targets is dealt some of it (601.2d).
    """
    if (mine := _dealt_by_chooser(scene, clause)) is not None:
        take_as(scene, clause, "damage", mine)
        return
    dealers = dealers_of(scene, clause, owner)
    to = clause.get("to")
    names = targeted(scene, to, owner)
    if len(dealers) != 1 or len(names) < _SEVERAL or is_each(to):
        raise scene.error(Problem.AMBIGUOUS, HOW_DIVIDED, clause.place)
    points, it = number(scene, clause.get("n")), dealers[0]
    filters = (
        Filter(ids=frozenset({one}))
        if one not in scene.draft.players
        else Filter(players=Side.ANY, objects=False, ids=frozenset({one}))
        for one in names
    )
    do = DealDamage(
        points,
        AllRefs(tuple(map(EachOf, filters))),
        Named(it.id),
        clause.get("unp") is not None,
        divided=True,
    )
    told = worded(
        "{it} deals {points} damage, divided by choice, to: {what}.",
        it=it.id,
        points=points,
        what=scene.parse.said(to.place.start, to.place.end),
    )
    one_resolution(scene, [it.id])
    what = Do((do,), it.controller, it.id)
    place(scene, Entry(what, it.controller, told, it.id, True), protective=False)
    scene.last_damage = (clause, names)


_SEVERAL = 2


def _dealt_by_chooser(scene: Scene, clause: Clause) -> dict[str, object] | None:
    """ "A spell deals 5 damage divided as I choose": mine, as I am who chooses.

    Raises QuestionError (AMBIGUOUS) where it is told to be somebody else's.
    """
    by, source = clause.get("by"), clause.get("source")
    if by is None or by.kind == "he" or len(parts_of(source)) != 1:
        return None
    (thing,) = parts_of(source)
    if not isinstance(thing, Thing):
        return None
    if thing.owner is not None and thing.owner.kind != "he":
        if (thing.owner.kind, thing.owner.name) != (by.kind, by.name):
            said = HOW_DIVIDED
            raise scene.error(Problem.AMBIGUOUS, said, clause.place)
    if thing.owner is not None or thing.card is not None or thing.det not in _ANY:
        return None
    owned = replace(source, parts=(replace(thing, owner=by, det=""),))
    return {**clause.slots, "source": owned, "by": None}


_ANY = frozenset({"a", "an"})


def exempt(scene: Scene, clause: Clause, by: str) -> list[str]:
    """ "Each creature except the Bear": whom that damage is not dealt to.

    Raises QuestionError (AMBIGUOUS) where they cannot be named one by one.
    """
    but = clause.get("but")
    if but is None:
        return []
    if is_each(but) or not any(it in _EVERY for it in clause.text.lower().split()):
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    there = len(scene.draft.things)
    spared = targeted(scene, but, by, new=False)
    if len(scene.draft.things) > there:  # "except flyers": which of those told of?
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    return spared


_EVERY = frozenset("each all every everyone everybody everything".split())


def how_often(scene: Scene, clause: Clause) -> int:
    """ "Twice", "three times": so often that damage is dealt."""
    if clause.get("many"):
        return number(scene, clause.get("many"))
    return 2 if clause.get("times2") else clause.get("times") or 1


def _filter(
    scene: Scene, part: Thing | Person, it: DraftThing, besides: set[str]
) -> Filter:
    if isinstance(part, Person):
        names = scene.players(part)
        return Filter(players=Side.ANY, objects=False, ids=frozenset(names))
    if not _all_of_them(part) and (part.label or part.det in {"", "the"}):
        ids = frozenset(targeted(scene, part))
        if ids and part.noun != "planeswalker":
            return Filter(ids=ids)
    nouns = set(part.of("noun")) | {str(it) for it in part.of("type")}
    basic = {Game.MTG: "creature", Game.RIFTBOUND: "unit", Game.GRAND_ARCHIVE: "unit"}
    kinds = frozenset(nouns or {basic[scene.game]})
    if scene.game is Game.GRAND_ARCHIVE and kinds & {"champion", "unit"}:
        for player in scene.draft.players:
            champion(scene, player)  # told of or not, each player has one
    controller = None
    whose = scene.owner_of(part)
    if whose:
        controller = Side.YOU if whose == it.controller else Side.OPPONENT
    found = Filter(
        kinds=kinds,
        colors=frozenset(str(c) for c in part.of("color")),
        controller=controller,
        not_flags=_not_there(scene, part),
        keywords=frozenset(str(k) for k in part.of("keyword")),
        not_ids=frozenset(besides) if part.det == "each other" else frozenset(),
    )
    for spec in part.specs:
        if spec.kind not in _TAKEN:
            found = _told_of_them(scene, found, spec, part)
    return found


_TAKEN = frozenset("noun type color keyword place".split())
_STATES: dict[str, tuple[str, bool]] = {
    "tapped": ("tapped", True),
    "untapped": ("tapped", False),
    "attacking": ("attacking", True),
    "blocking": ("blocking", True),
    "blocked": ("blocked", True),
    "unblocked": ("blocked", False),
    "token": ("token", True),
    "nontoken": ("token", False),
    "damaged": ("damaged", True),
}


def _told_of_them(scene: Scene, found: Filter, spec: Spec, part: Thing) -> Filter:
    """*found* with what else is said of those that are dealt damage.

    Raises SYNTAX for what cannot be looked at: nobody else is dealt that damage.
    """
    match spec.kind, spec.value:
        case "without", tuple() as words if words:
            return replace(found, without_keywords=frozenset(map(str, words)))
        case "status", str() as word if word in _STATES:
            name, holds = _STATES[word]
            return replace(found, **{name: holds})  # type: ignore[arg-type]
        case "counters", (1, kind):
            return replace(found, counter=str(kind))
        case "power", int() as n:
            return replace(found, power_at_least=n, power_at_most=n)
        case "toughness", int() as n:
            return replace(found, toughness_at_least=n, toughness_at_most=n)
        case "status", "enemy":
            return replace(found, controller=Side.OPPONENT)
        case "status", "friendly":
            return replace(found, controller=Side.YOU)
    if scene.game is not Game.MTG:
        return found
    raise scene.error(
        Problem.SYNTAX, worded("Name the ones that are dealt damage."), part.place
    )


def _not_there(scene: Scene, part: Thing) -> frozenset[str]:
    """ "All units at battlefields": none of those in a base."""
    said = {*scene.said(part).lower().split()}
    at_one = scene.game is Game.RIFTBOUND and said & {"battlefield", "battlefields"}
    return AT_BATTLEFIELD if at_one else frozenset()
