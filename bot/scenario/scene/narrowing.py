"""What tells things apart that a pronoun may mean: what is said of them."""

from collections.abc import Callable

from bot.engine.question import EnterNow, Resolve
from bot.engine.values import Zone
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.counted_pronouns import (
    not_buried,
)
from bot.scenario.scene.doers import of_either_side, of_the_doer
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import (
    DONE_TO_EITHER,
    either_fighter,
    of_another,
    regenerating,
    two_fights,
)
from bot.scenario.scene.given_up import given_up
from bot.scenario.scene.matching import described, fits
from bot.scenario.scene.of_two_fighting import either_met, of_the_two
from bot.scenario.scene.sacrifice_costs import is_sacrificed
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.scene.what_was_hit import of_what_takes_it, of_what_was_hit
from bot.scenario.scene.who_fights import (
    mortal,
    of_no_size,
    told_of_creatures,
    who_fights,
)
from bot.scenario.words.syntax import Thing

Narrowing = Callable[[Scene, list[DraftThing]], list[DraftThing]]


def _not_lying_there(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "She has two creature cards in her graveyard. It attacks": not one of those."""
    if any(it.zone is not Zone.GRAVEYARD for it in candidates):
        return candidates
    there = [it for it in scene.recent if it.zone is Zone.BATTLEFIELD]
    return there[-1:] or candidates


def _on_the_table(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    return not_buried(scene, candidates) if len(candidates) > 1 else candidates


def _a_creature(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "I have Unlicensed Armory. Is it killed?" asks of what can be."""
    just_made = scene.clause_kind == "ask_size" or two_fights(scene)
    if not candidates and just_made:
        return candidates
    return mortal(scene)[-1:] if all(map(is_passive, candidates)) else candidates


def _what_moves(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """Of what does nothing, where it ends up is asked of what can move."""
    if not candidates:
        return resolving(scene)
    nameless = all(it.id.startswith("“") for it in candidates)
    standing = all(it.zone is Zone.BATTLEFIELD for it in candidates)
    if not (nameless or standing) or not all(map(is_passive, candidates)):
        return candidates
    return mortal(scene)[-1:] or resolving(scene) or candidates


def _not_sacrificed(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "… activates NAME, sacrificing a 2/2. How big is it?": what was not."""
    if scene.last_host is None:
        return candidates
    left = [it for it in candidates if not is_sacrificed(scene, it)]
    return left or [scene.last_host]


def _shielded(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    several = len(candidates) > 1
    return (regenerating(scene, candidates) if several else []) or candidates


def resolving(scene: Scene) -> list[DraftThing]:
    """The spell that was cast last: it is what moves where nothing else can."""
    last = scene.draft.script[-1].what if scene.draft.script else None
    spell = scene.draft.thing(last.source) if isinstance(last, Resolve) else None
    return [spell] if spell is not None else []


def _blocking(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """Of what fights, what damage is assigned to: the blocker of what attacks."""
    combat = last_combat(scene)
    if combat is None:
        return candidates
    blockers = {blocker for blocker, _ in combat.blocks}
    attackers = {name for name, _ in combat.attackers}
    if len(blockers) != 1 or not any(it.id in attackers for it in candidates):
        return candidates
    return [it for it in scene.draft.things if it.id in blockers] or candidates


def _may_block(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """Of an attack just told "it" is what could block, not what attacks."""
    assert scene.clause is not None
    other = next(iter(parts_of(scene.clause.get("other"))), None)
    if isinstance(other, Thing) and other.noun != "it" and len(candidates) == 2:
        # "Can it block the 3/3?": not the 3/3 itself.
        left = [it for it in candidates if not fits(it, other, scene.game)]
        candidates = left if len(left) == 1 else candidates
    attackers = {
        name
        for entry in scene.draft.script
        if isinstance(entry.what, Combat)
        for name, _ in entry.what.attackers
    }
    if open_combat(scene) is None or not any(it.id in attackers for it in candidates):
        return candidates
    if other is not None and getattr(other, "noun", "") != "them":
        return candidates
    attacking = [it for it in scene.draft.things if it.id in attackers]
    sides = {it.controller for it in attacking}
    left = [it for it in candidates if it.id not in attackers]
    return left or [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and it.controller not in sides
        and "creature" in it.kinds
    ]


def _attacked(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "My 2/2 attacks his planeswalker. Does it die?": what alone is dealt damage."""
    combat, clause = last_combat(scene), scene.clause
    protects = clause and (clause.get("to") or "shield" in clause.text.lower())
    if combat is None or not (scene.asks or protects):
        return candidates
    if scene.draft.script[-1].what is not combat:
        return candidates
    goals = {goal for _, goal in combat.attackers}
    if combat.blocks or combat.before or combat.between or len(goals) > 1:
        return candidates
    hit = [it for it in scene.draft.things if it.id in goals and it.kinds & _LOYAL]
    return hit or candidates


_LOYAL = frozenset({"planeswalker", "battle", "siegeable"})


def _met_by_several(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "Three allies attack my champion. How much does it take?": none of the three."""
    combat = last_combat(scene)
    if combat is None or combat.blocks or len(candidates) < 2:
        return candidates
    attacking = {name for name, _ in combat.attackers}
    goals = {goal for _, goal in combat.attackers}
    if len(goals) > 1 or not {it.id for it in candidates} <= attacking:
        return candidates
    return [it for it in scene.draft.things if it.id in goals] or candidates


def _defeated(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "Is it defeated?": battles are."""
    said = scene.clause.text.lower() if scene.clause is not None else ""
    if "defeated" not in said:
        return candidates
    return [it for it in scene.draft.things if "battle" in it.kinds] or candidates


def _just_entered(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "Bob's 2/2 enters under my NAME. Is it tapped?": what enters, not what stays."""
    last = scene.draft.script[-1].what if scene.draft.script else None
    if not isinstance(last, EnterNow) or not all(map(is_passive, candidates)):
        return candidates
    entered = scene.draft.thing(last.object)
    return [entered] if entered is not None else candidates


# What a clause of these kinds (any kind where none is given) says of "it".
BY_WHAT_IS_SAID: tuple[tuple[frozenset[str], Narrowing], ...] = (
    (frozenset({"ask_dies", "ask_zone"}), given_up),
    (frozenset({"ask_dies", "ask_zone"}), of_what_was_hit),
    (frozenset({"ask_dies", "ask_zone"}), of_what_takes_it),
    (frozenset({"attack", "block"}), _not_lying_there),
    (frozenset({"attack", "block"}), who_fights),
    (frozenset({"cast", "castat", "use", "damage", "destroy"}), _on_the_table),
    (
        frozenset(
            "ask_dies ask_size ask_markedon ask_can_attack ask_can_block "
            "ask_must_attack ask_must_block".split()
        ),
        _a_creature,
    ),
    (frozenset(), told_of_creatures),
    (frozenset({"is"}), of_no_size),
    (frozenset({"ask_damage"}), of_another),
    (frozenset("ask_dies ask_what preventof shield gains".split()), _attacked),
    (
        frozenset("ask_damage ask_dies ask_kindcounters ask_markedon".split()),
        _met_by_several,
    ),
    (frozenset({"ask_dies"}), _defeated),
    (frozenset({"ask_zone"}), _what_moves),
    (frozenset({"ask_tapped"}), _just_entered),
    (frozenset({"ask_lethal", "assign"}), _blocking),
    (frozenset({"ask_size"}), _not_sacrificed),
    (frozenset({"ask_regenerates"}), _shielded),
    (DONE_TO_EITHER, either_met),
    (frozenset(), either_fighter),
    (frozenset({"ask_can_block"}), _may_block),
    (frozenset(), of_the_doer),
    (frozenset({"cast", "castat", "attached"}), of_either_side),
)


def _single(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """One thing among several alike: only the single one is "it"."""
    alike = [described(it) for it in pool]
    single = [it for it in pool if alike.count(described(it)) == 1]
    return single if len(single) == 1 else []


def _beside_those_alike(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """ "… is blocked by two 5/5s. Does it survive?": none of several that are alike."""
    return _beside(scene, pool) if len({described(it) for it in pool}) == 1 else []


def _beside(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """The one that fights those in *pool*; none where several do."""
    combat = last_combat(scene)
    if combat is None:
        return []
    fighting = {name for name, _ in combat.attackers}
    fighting |= {blocker for blocker, _ in combat.blocks}
    rest = [it for it in scene.draft.things if it.id in fighting and it not in pool]
    return rest if len(rest) == 1 else []


def _the_named(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """ "Seraph of the Sword blocks a 7/7. Does it die?": the one with a name."""
    named = [it for it in pool if it.named and it.id[:1].isupper()]
    return named if scene.asks and len(named) == 1 else []


def _begun_with(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """ "It blocks a 1/1. Does it die?": what the sentence before began with."""
    if not scene.asks or scene.it_was is None or scene.it_was[0] != scene.told_last:
        return []
    return [it for it in pool if it is scene.it_was[1]]


def _said_of(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """ "Its 3/3 is blocked by a 4/4. What happens to it?": who that was said of."""
    place = scene.told_last
    if not scene.asks or place is None:
        return []
    passive = " blocked by " in scene.parse.said(place.start, place.end).lower()
    return [it for it in pool if passive and it.id == scene.about]


def _of_use_to(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """ "… attacks, I chump with a 1/1. It has trample": of use only to what attacks."""
    combat = last_combat(scene)
    said = (scene.clause and scene.clause.get("specs")) or ()
    words = [str(it.value) for it in said if it.kind == "keyword"]
    if combat is None or not any("trample" in it for it in words):
        return []
    blockers = {name for name, _ in combat.blocks}
    attackers = {name for name, _ in combat.attackers}
    attacking = [it for it in pool if it.id in attackers]
    one_each = all(it.id in attackers | blockers for it in pool)
    return attacking if one_each and len(attacking) == 1 else []


# What tells apart the several that "it" could still be; none left: it does not.
TELLING_APART: tuple[Narrowing, ...] = (
    _single,
    _beside_those_alike,
    _the_named,
    _begun_with,
    _said_of,
    _of_use_to,
    of_the_two,
)
