"""Things told by order or rank: "the second", "the bigger one", "the other two"."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.noun_order import LAST
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.the_rest import left_in_fight
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.told_groups import told_groups
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Thing


def in_order(scene: Scene, thing: Thing, whose: str) -> list[DraftThing] | None:
    """ "The first blocker", "the second": in the order they were told in."""
    number, rank = thing.first("ordinal"), thing.first("rank")
    units = scene.game is not Game.MTG
    # "Does the second one kill it?" may ask of a spell.
    nouns = _BARE - {"thing"} if scene.asks and not units and not rank else _BARE
    bare = thing.noun in nouns and not thing.label
    # "…, the second with flying": of those in the list that is still being read.
    listed = scene.clause_kind == "have" and bool(scene.listed)
    bare = bare and all(
        it.kind in {"ordinal", "rank"} or (listed and it.kind in _OF_ONE)
        for it in thing.specs
    )
    if number is None and rank is None and not (bare and thing.det == "other"):
        return None
    last = bare and not units and (thing.det == "other" or number == LAST)
    if last and len(left := left_in_fight(scene, thing, whose)) == 1:
        return left  # "Two attack Bob, the last one attacks Carol"
    if bare and thing.det == "other" and (rest := _all_the_others(scene, thing, whose)):
        return rest
    if bare and listed:
        pool = [it for it in scene.listed if "creature" in it.kinds]
    elif bare:
        pool = _fighting(scene) if units else _told_together(scene, thing)
        if number is not None:
            pool = _of_a_group(scene, thing, pool, number, whose)
    else:
        pool = [it for it in scene.draft.things if fits(it, thing, scene.game)]
        if number is not None and len(pool) < number:
            there = _of_its_kind(scene, thing, whose)
            if there[number - 1 : number] and there[number - 1] in pool:
                return [there[number - 1]]
            if len(there) == number - 1 > 1 and not any(
                "size" in it.said for it in pool
            ):
                # "I have two allies and cast it on my third ally with 5 life"
                specs = tuple(it for it in thing.specs if it.kind != "ordinal")
                new = replace(thing, det="another", specs=specs)
                return scene.thing(new, there[0].controller, new=True)
        if number is not None and not whose:
            pool = _of_one_side(scene, thing, pool, number)
    pool = [it for it in pool if not whose or it.controller == whose]
    if thing.noun == "spell" and number not in {None, LAST} and number > len(pool) > 0:
        if number > len(pool) + 1 or scene.clause_kind != "damage":
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, thing.place)
        # "Bob bolts me. The second spell deals 2 to me": one more than was told of.
        one = replace(thing, det="another", specs=())
        return scene.thing(one, whose or pool[-1].controller, new=True)
    if units and number is not None and len(pool) < max(2, number):
        pool = []  # "The first one", of whom no other was told.
    if rank is not None:
        found = _extreme(pool, rank == "least", thing.count or 1)
        pool = [] if _other_on_a_side(scene, pool, found, rank) else found
    if bare and number is not None and number > len(pool) == 1:
        # "Two 2/2s: the first has flying and the second …": of those told together.
        pool = [
            it
            for it in scene.draft.things
            if (it.power, it.toughness, it.controller)
            == (pool[0].power, pool[0].toughness, pool[0].controller)
        ]
        pool = pool if number <= len(pool) else []
    if number is None and rank is None:
        two = pool if len(pool) == 2 else []
        pool = [it for it in two if it not in scene.focus] or _plain_one(two)
        pool = _called_other(scene) or pool or _other_of_two(scene)
        if scene.clause_kind == "is" and len(pool) == 1:
            scene.parse.memory[_OTHER] = pool[0]
    elif len(pool) > 1 and number is not None:
        if len({it.controller for it in pool}) == 1:
            scene.parse.memory[_COUNTED] = pool
        pool = pool[-1:] if number == LAST else pool[number - 1 : number]
    if len(pool) == (thing.count or 1 if rank is not None else 1):
        return pool
    if not units and rank is None and bare and thing.noun != "creature":
        return None  # "the other one" of spells, or of attackers of whom one is blocked
    raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, thing.place)


def _of_its_kind(scene: Scene, thing: Thing, whose: str) -> list[DraftThing]:
    """All of the noun of *thing* that are of one side; none where more is not said."""
    nouns = tuple(it for it in thing.specs if it.kind in {"noun", "type"})
    if thing.label or len(nouns) == len(thing.specs) - 1:
        return []
    kind = replace(thing, specs=nouns)
    there = [it for it in scene.draft.things if fits(it, kind, scene.game)]
    there = [it for it in there if not whose or it.controller == whose]
    return there if len({it.controller for it in there}) == 1 else []


def _called_other(scene: Scene) -> list[DraftThing]:
    """ "One is a 3/3, the other one a 2/2. The other one attacks": the 2/2 again."""
    told: DraftThing | None = scene.parse.memory.get(_OTHER)
    if told is None or scene.focus != [told] or scene.clause_kind == "is":
        return []
    return [told]


_OTHER = "called the other one"
# Of whom the last one was spoken of by an ordinal.
_COUNTED = "counted"


def _of_a_group(
    scene: Scene, thing: Thing, pool: list[DraftThing], number: int, whose: str
) -> list[DraftThing]:
    """Of whom "the second" is one: of those of whom "the first" was, before others.

    Raises QuestionError (AMBIGUOUS) where it can be of either of two groups.
    """
    counted: list[DraftThing] = scene.parse.memory.get(_COUNTED, [])
    groups = [
        some
        for some in told_groups(scene)
        if len(some) >= max(2, number) and (not whose or some[0].controller == whose)
    ]
    fought = _in_a_fight(scene, thing)
    if fought is not None:
        return [it for it in pool if fought == (it.id in _attacking(scene))] or pool
    again = bool(counted) and len(counted) >= number
    if again and not (whose and counted[0].controller != whose):
        last = max(it.place for it in counted)
        newer = [it for it in groups if it[0].place > last]
        if newer and not any(it in counted for it in pool):
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, thing.place)
        return counted
    one_side = len({it.controller for it in pool}) == 1
    if not groups or (one_side and len(pool) >= max(2, number)):
        return pool
    mixed = [it for it in groups if any(one in pool for one in it)] or groups
    return mixed[0] if len(mixed) == 1 else []


def _of_one_side(
    scene: Scene, thing: Thing, pool: list[DraftThing], number: int
) -> list[DraftThing]:
    """ "The second 3/3" where both players have some: of those spoken of so before.

    Raises QuestionError (AMBIGUOUS).
    """
    counted: list[DraftThing] = scene.parse.memory.get(_COUNTED, [])
    fought = _in_a_fight(scene, thing)
    if fought is not None:
        return [it for it in pool if fought == (it.id in _attacking(scene))]
    if len({it.controller for it in pool if it.kinds & LIVING}) < 2:
        return pool
    if len(counted) >= max(1, number) and all(it in pool for it in counted):
        return counted
    raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, thing.place)


def _attacking(scene: Scene) -> set[str]:
    combat = last_combat(scene)
    return {name for name, _ in combat.attackers} if combat is not None else set()


def _in_a_fight(scene: Scene, thing: Thing) -> bool | None:
    """Whether the clause has *thing* attack or block; None where it tells neither."""
    clause = scene.clause
    if clause is None or not _attacking(scene):
        return None
    for slot, attacks in (("attacker", True), ("blocker", False)):
        for part in parts_of(clause.get(slot)) if clause.get(slot) else ():
            if isinstance(part, Thing) and part.place == thing.place:
                return attacks
    return None


def _all_the_others(scene: Scene, thing: Thing, whose: str) -> list[DraftThing]:
    """ "She sacrifices the Elf and attacks with the other two": so many are left."""
    if thing.count is None or thing.count < 2:
        return []
    rest = [
        it
        for it in scene.draft.things
        if it.on_board and "creature" in it.kinds and it not in scene.focus
        if not whose or it.controller == whose
    ]
    return rest if len(rest) == thing.count else []


def _plain_one(two: list[DraftThing]) -> list[DraftThing]:
    """ "Two 2/2s, one has lifelink. The other …": of whom nothing was said."""
    places, plain = {it.place for it in two}, [it for it in two if not it.keywords]
    return plain if len(plain) == 1 == len(places) else []


def _other_of_two(scene: Scene) -> list[DraftThing]:
    """ "The 2/2 has flying and the other says “…”": of its controller's two."""
    if len(scene.focus) != 1:
        return []
    one = scene.focus[0]
    alike = [
        it
        for it in scene.draft.things
        if it.on_board and it.controller == one.controller and it.kinds & one.kinds
    ]
    return [it for it in alike if it is not one] if len(alike) == 2 else []


# What may be said of one of several besides which of them it is.
_OF_ONE = frozenset("keyword counters attached status damage text".split())
_BARE = frozenset({"creature", "thing", "ally", "unit"})


def _extreme(pool: list[DraftThing], least: bool, many: int = 1) -> list[DraftThing]:
    """The *many* smallest or biggest of *pool*, where both numbers say so."""
    sign = -1 if least else 1
    sizes = [(sign * (it.power or 0), sign * (it.toughness or 0)) for it in pool]
    best = sorted(sizes, reverse=True)[:many]
    power, toughness = (min((it[n] for it in best), default=0) for n in (0, 1))
    within = [p >= power and t >= toughness for p, t in sizes]
    for inside, (p, t) in zip(within, sizes, strict=True):
        if not inside and (p > power or t > toughness):
            return []
    return [it for it, inside in zip(pool, within, strict=True) if inside]


def _other_on_a_side(
    scene: Scene, pool: list[DraftThing], found: list[DraftThing], rank: object
) -> bool:
    """Whether "the smaller one" of two sides is another one of either side alone."""
    sides = {it.controller for it in pool}
    for side in sides if len(sides) > 1 else ():
        own = [
            it
            for it in scene.draft.things
            if it.on_board and it.controller == side and "creature" in it.kinds
        ]
        beside = len(own) == 2 and any(it not in pool for it in own)
        if beside and _extreme(own, rank == "least") != found:
            return True
    return False


def _fighting(scene: Scene) -> list[DraftThing]:
    """Several units told of together, or that attack."""
    told = [it for it in scene.focus if _one_of_several(it)]
    combat = last_combat(scene)
    if not told and combat is None:
        return _of_the_only_pair(scene)
    if len(told) == 1 and combat is None:
        one = told[0]
        told = [
            it
            for it in scene.draft.things
            if (it.power, it.toughness, it.controller)
            == (one.power, one.toughness, one.controller)
        ]
    if len(told) > 1 or combat is None:
        return told
    names = dict.fromkeys(name for name, _ in combat.attackers)
    if len(names) == 1 and len(combat.defenders) > 1:
        # "My 4 Might attacks his 4 and his 2. The smaller one": of those attacked.
        names = dict.fromkeys(combat.defenders)
    return [it for it in map(scene.draft.thing, names) if it is not None]


def _of_the_only_pair(scene: Scene) -> list[DraftThing]:
    """The units of the one side that has several, whatever was spoken of since."""
    sides: dict[str, list[DraftThing]] = {}
    for it in scene.draft.things:
        if _one_of_several(it):
            sides.setdefault(it.controller, []).append(it)
    several = [units for units in sides.values() if len(units) > 1]
    return several[0] if len(several) == 1 else []


def _one_of_several(it: DraftThing) -> bool:
    """Whether a side may have more than one such: no champion."""
    return bool(it.kinds & {"ally", "unit"}) and "champion" not in it.kinds


def _told_together(scene: Scene, thing: Thing) -> list[DraftThing]:
    """The attackers where blocks are told, the blockers where damage is assigned."""
    combat = last_combat(scene)
    kind = scene.clause_kind
    if combat is not None and kind == "assign":
        names = [blocker for blocker, _ in combat.blocks]
    elif combat is not None and _in_a_fight(scene, thing) is False:
        attacking = _attacking(scene)
        names = [
            it.id
            for it in scene.draft.things
            if it.on_board and "creature" in it.kinds and it.id not in attacking
            and it.controller != combat.attacker
        ]  # fmt: skip
    elif combat is not None and kind in {"block", "unblocked", "ask_can_block"}:
        names = [name for name, _ in combat.attackers]
    elif len(scene.focus) < 2 and thing.of("rank"):
        names = [it.id for it in scene.recent if "creature" in it.kinds]
    else:
        names = [it.id for it in scene.focus if "creature" in it.kinds]
    if len(names) > 2 and _compares(scene, thing):
        names = _of_the_two(scene)
    found = (scene.draft.thing(name) for name in dict.fromkeys(names))
    return [it for it in found if it is not None]


def _compares(scene: Scene, thing: Thing) -> bool:
    """Whether it is said of one of two: "the bigger one"."""
    said = [it.place.start for it in thing.specs if it.kind == "rank"]
    compared = any(scene.parse.word(at).endswith("er") for at in said)
    return compared and (thing.count or 1) < 2


def _of_the_two(scene: Scene) -> list[str]:
    """The two that block, or attack, of whom one is bigger; none if both are two."""
    combat = last_combat(scene)
    if combat is None:
        return []
    sides = (combat.attackers, combat.blocks)
    two = [names for it in sides if len(names := {name for name, _ in it}) == 2]
    return sorted(two[0]) if len(two) == 1 else []
