"""Pronouns that count: "two of them", "all three", "both"."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import described, fits
from bot.scenario.scene.one_of_group import goes_elsewhere, singled_out
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.scene.told_groups import told_groups, whole_group
from bot.scenario.words.asked_back import WHICH_ONE, WHICH_SO_MANY, WHICH_TWO
from bot.scenario.words.kinds import SUBTYPES
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Place, Spec, Thing
from bot.worded import worded


def some_of(scene: Scene, thing: Thing, pool: list[DraftThing]) -> list[DraftThing]:
    """ "Two of them": any two where all are alike, else nobody can tell which."""
    assert thing.count is not None
    whole = scene.parse.word(thing.place.start) == "all"
    if whole and (alike := _own_alike(scene, pool, thing.count)):
        return alike
    if scene.parse.word(thing.place.end - 1) != "them" and goes_elsewhere(scene, pool):
        further = replace(thing, noun="thing", det="another", plural=True)
        return scene.thing(further, new=True)  # "Two 2/2s attack Bob, two attack Al"
    pool = _doing_nothing(scene, _one_group(scene, thing.count, pool))
    unlike = len(pool) < thing.count or len({described(it) for it in pool}) > 1
    if scene.asks or unlike:
        raise _which(scene, thing, thing.count, pool)
    scene.whole = pool
    return pool[: thing.count]


def so_many_of(
    scene: Scene, thing: Thing, pool: list[DraftThing], busy: set[str]
) -> list[DraftThing]:
    """ "I block with two of them": so many of *pool*, none of those that are *busy*.

    All of *pool* where no number is said. Raises QuestionError (AMBIGUOUS) where
    nobody can tell which of them, or they are not so many.
    """
    number = of_the_whole(scene, thing, pool).count
    number = number or (2 if thing.det == "both" else None)
    if number is None:
        return pool
    if thing.det != "both":
        pool = [it for it in whole_group(scene, pool) if it.id not in busy]
    some = thing.det != "both" and len({described(it) for it in pool}) == 1
    some = some and not singled_out(scene, thing, pool)
    if len(pool) < number or (len(pool) > number and not some):
        raise _which(scene, thing, number, pool)
    return pool[:number]


def of_the_whole(scene: Scene, thing: Thing, pool: list[DraftThing]) -> Thing:
    """*thing* with how many of the group "half of them", "all but one" are.

    Raises QuestionError (AMBIGUOUS) where there are not so many.
    """
    share = thing.first("share")
    if share is None:
        return thing
    whole = len(whole_group(scene, pool))
    many = whole + share if share else whole // 2
    # Asked of so many, it would be answered of those there are instead.
    if scene.asks or many < 1 or (not share and whole % 2):
        raise _which(scene, thing, max(1, many), pool)
    return replace(thing, count=many, specs=())


def _which(
    scene: Scene, thing: Thing, number: int, pool: list[DraftThing]
) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        WHICH_ONE if number == 1 else worded(WHICH_SO_MANY, n=number),
        thing.place,
        [scene.describe(it) for it in pool[:4]],
    )


def _one_group(scene: Scene, number: int, pool: list[DraftThing]) -> list[DraftThing]:
    """Of what was spoken of, the one group that has more than *number*, if any has."""
    if len(pool) >= number and len({described(it) for it in pool}) == 1:
        return pool
    groups = [some for some in told_groups(scene) if len(some) > number]
    return groups[0] if len(groups) == 1 else pool


def _doing_nothing(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """ "Two attack Bob, two attack Carol": in a fight those that do nothing yet."""
    combat = open_combat(scene)
    if combat is None or scene.game is not Game.MTG:
        return pool
    if scene.clause_kind not in {"attack", "unblocked", "block"}:
        return pool
    met = combat.unblocked | {name for pair in combat.blocks for name in pair}
    attacking = {name for name, _ in combat.attackers}
    pool = [it for it in pool if it.controller == combat.attacker] or pool
    pool = whole_group(scene, pool)
    if scene.clause_kind == "attack" and any(it.id not in attacking for it in pool):
        return [it for it in pool if it.id not in attacking]
    return [it for it in pool if it.id not in met]


def so_many(scene: Scene, thing: Thing, number: int) -> list[DraftThing]:
    """The two that "both" are, or "all three", where others were spoken of last."""
    active = [it for it in scene.draft.things if not is_passive(it)]
    living = [it for it in active if it.kinds & LIVING]
    sides: dict[str, list[DraftThing]] = {}
    for it in living if scene.game is not Game.MTG else ():
        sides.setdefault(it.controller, []).append(it)
    # "Can he kill both?": of two sides only one has so many.
    fitting = [them for them in sides.values() if len(them) == number]
    # "I attack and he retaliates": those two, and no champion beside them.
    combat = last_combat(scene) if scene.game is Game.GRAND_ARCHIVE else None
    met = {it for pair in combat.attackers for it in pair} if combat else set()
    fought = [it for it in living if it.id in met]
    pools = [living, active, fought, *(fitting if len(fitting) == 1 else [])]
    whose = scene.clause.get("whose") if scene.clause is not None else None
    if whose is not None:  # "Do I lose both?": what is mine
        who = scene.player(whose)
        pools.append([it for it in living if it.controller == who])
    for pool in pools:
        if len(pool) == number:
            return pool
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(WHICH_SO_MANY, n=number) if number != 2 else WHICH_TWO,
        thing.place,
        [scene.describe(it) for it in active[:4]],
    )


def _own_alike(scene: Scene, pool: list[DraftThing], number: int) -> list[DraftThing]:
    """ "Three Squirrels and Blood Artist. I sacrifice all three": the Squirrels."""
    if scene.clause_kind not in _OWN or number < _MANY:
        return []
    kinds: dict[tuple[object, ...], list[DraftThing]] = {}
    for it in pool:
        if it.controller == (scene.doer or scene.subject or "me"):
            kinds.setdefault(described(it), []).append(it)
    fitting = [them for them in kinds.values() if len(them) == number]
    return fitting[0] if len(fitting) == 1 else []


# What is done with one's own things.
_OWN = frozenset({"use", "sacto", "sacrificeonly"})
_MANY = 3


def not_buried(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """ "I have two Zombies in my graveyard. He bolts it": what is on the table."""
    if any(it.zone is not Zone.GRAVEYARD for it in pool):
        return pool
    there = [it for it in scene.draft.things if "creature" in it.kinds]
    return [it for it in there if it not in pool] or pool


def just_counted(scene: Scene, thing: Thing) -> Thing | None:
    """ "How many Snakes does she have and how big are they?": the Snakes."""
    last = scene.draft.asks[-1] if scene.asks and scene.draft.asks else None
    counted = last is not None and last.kind in {AskKind.CONTROLS, AskKind.CREATED}
    if last is None or not counted or last.detail not in SUBTYPES:
        return None
    if thing.count or thing.det:
        return None
    kind = Spec("type", last.detail, thing.place)
    label = last.detail.capitalize()
    return replace(
        thing, noun="creature", det="the", label=label, plural=True, specs=(kind,)
    )


def told_as_several(scene: Scene) -> list[DraftThing]:
    """ "A 4/4 is blocked by two 2/2s. Do they die?": the one group told of at once."""
    groups: dict[tuple[int, int], list[DraftThing]] = {}
    for it in scene.draft.things:
        if it.zone is Zone.BATTLEFIELD and it.place[1] > it.place[0]:
            groups.setdefault(it.place, []).append(it)
    several = [group for group in groups.values() if len(group) > 1]
    return several[0] if len(several) == 1 else []


def told_with(scene: Scene, thing: Thing, pool: list[DraftThing]) -> list[DraftThing]:
    """ "I have two 3/3s. One has lifelink. 3 damage to each of them": to both.

    Raises QuestionError (AMBIGUOUS) where it may be some of them as well: those of a
    fight, or "two of my three".
    """
    first, at = scene.parse.word(thing.place.start), thing.place.start
    if thing.count or not pool or (first == "both" and len(pool) == _TWO):
        return pool
    every = "all" in {first, scene.parse.word(thing.place.end - 1)}
    before = (scene.parse.word(at - 2), scene.parse.word(at - 1))
    each = thing.label == "each" or before == ("each", "of")
    if all(it in scene.whole for it in pool):
        # "Two of them are tapped. They …": all of them
        if scene.asks or not _fight_alone(scene, pool, scene.whole):
            return list(scene.whole)
        if _done_to(scene):
            raise _some_or_all(scene, thing, pool, scene.whole)
        return list(scene.whole) if scene.clause_kind in _ATTACKS else pool
    for group in reversed(told_groups(scene)):
        if not any(it in group for it in pool) or all(it in pool for it in group):
            continue
        if any(it not in group for it in pool):
            if each or (every and _done_to(scene)):
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded(WHICH_SO_MANY, n=len(pool)),
                    thing.place,
                    [scene.describe(it) for it in (*group, *pool)[:4]],
                )
            continue
        if len(pool) == 1:
            return group if each or every or thing.label == "them" else pool
        attack = scene.clause_kind in _ATTACKS
        named = any(it.place != group[0].place for it in group)  # "the 2/2s"
        if not (attack or _done_to(scene)) or ((attack or named) and not every):
            return pool
        if not (each or every or first in {"them", "they"}):
            return pool  # what a cost was paid with, said in other words
        fight = _fight_alone(scene, pool, group)
        if fight and (attack or not (each or every)):
            return pool
        if every and not fight and len(pool) == _TWO:
            return group  # All of two would be both.
        raise _some_or_all(scene, thing, pool, group)
    return pool


def _some_or_all(
    scene: Scene, thing: Thing, some: list[DraftThing], group: list[DraftThing]
) -> QuestionError:
    start, end = thing.place.start, thing.place.end
    if scene.parse.word(start - 1) == "of":
        start -= 2
    every = f"all {len(group)} of them"
    options = ["both of them", every] if len(some) == _TWO else [every]
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Which are meant: those {n}, or all {m}?", n=len(some), m=len(group)),
        Place(start, end),
        options,
        options,
    )


def _done_to(scene: Scene) -> bool:
    """Whether something is done to what is told of, not by it in a fight."""
    return not scene.asks and scene.clause_kind not in _OF_FIGHTS


def _fight_alone(scene: Scene, pool: list[DraftThing], group: list[DraftThing]) -> bool:
    """ "Two of them attack. 2 damage to each of them": the rest does not fight."""
    combat = open_combat(scene)
    if combat is None or len(pool) == 1:
        return False
    fighting = {name for name, _ in combat.attackers}
    fighting |= {blocker for blocker, _ in combat.blocks}
    rest = {it.id for it in group if it not in pool}
    return (
        bool(rest) and rest.isdisjoint(fighting) and {it.id for it in pool} <= fighting
    )


_ATTACKS = frozenset({"attack", "weaponattack"})
_OF_FIGHTS = _ATTACKS | {"block", "blocked", "unblocked", "notblocking", "assign"}
_TWO = 2


def a_person_may_be_meant(scene: Scene, thing: Thing) -> bool:
    """ "Sam attacks Alex with a 7/7. I cast NAME on them": one thing is no "them"."""
    asked = scene.asks or thing.count or thing.det or thing.label != "them"
    return not asked and bool(scene.parse.people)


def never_told(scene: Scene, part: object) -> bool:
    """ "My creatures don't block": of none that was told of."""
    if not isinstance(part, Thing) or not (part.plural and part.is_bare):
        return False
    if part.label or part.owner is None or part.count or part.noun == "them":
        return False
    whose = scene.owner_of(part)
    return not any(
        it.controller == whose and fits(it, part, scene.game)
        for it in scene.draft.things
    )
