"""Which of the things told so far a pronoun means: "it", "which", "them".

What was spoken of last is narrowed down by what is said of it, one reason after the
other; where several are left, nobody can tell, and the asker is asked.
"""

from collections.abc import Callable

from bot.engine.question import EnterNow, Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive, lies_alone
from bot.scenario.scene.counted_pronouns import (
    a_person_may_be_meant,
    just_counted,
    not_buried,
    of_the_whole,
    so_many,
    some_of,
    told_as_several,
    told_with,
)
from bot.scenario.scene.doers import of_either_side, of_the_doer
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import (
    DONE_TO_EITHER,
    either_fighter,
    either_met,
    of_another,
    of_the_two,
    one_of_them,
    regenerating,
    two_fights,
)
from bot.scenario.scene.given_up import given_up
from bot.scenario.scene.matching import described, fits
from bot.scenario.scene.sacrifice_costs import is_sacrificed
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.the_rest import the_rest
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.scene.what_was_hit import of_what_was_hit
from bot.scenario.scene.who_fights import (
    mortal,
    of_no_size,
    told_of_creatures,
    who_fights,
)
from bot.scenario.words.syntax import Thing
from bot.worded import one_of, worded

_LIVING = frozenset({"he", "she", "him", "her", "who"})

Narrowing = Callable[[Scene, list[DraftThing]], list[DraftThing]]


def pronoun(scene: Scene, thing: Thing) -> DraftThing:
    """What "it" or "which" means. Raises AMBIGUOUS where that could be several."""
    behind = stands_behind(scene, thing) or _in_brackets(scene, thing)
    if behind is not None:
        return behind
    candidates = [it for it in scene.focus if it.zone is not Zone.NOWHERE]
    for kinds, narrow in _BY_WHAT_IS_SAID:
        if not kinds or scene.clause_kind in kinds:
            candidates = narrow(scene, candidates)
    if thing.label == "it" and len(candidates) == 1:
        return candidates[0]
    if thing.noun == "which" and candidates:
        return candidates[-1]
    creatures = [it for it in candidates if it.on_board and not is_passive(it)]
    pool = creatures or ([] if thing.label in _LIVING else candidates)
    for narrow in _TELLING_APART:
        left = narrow(scene, pool) if len(pool) > 1 else []
        if narrow is of_the_two and len(left) == 1:
            meant = worded("“{thing}” is taken to be {it}.",
                           thing=thing.label, it=scene.describe(left[0]))  # fmt: skip
            scene.draft.assume(meant)
        pool = left or pool
    if len(pool) == 1:
        return pool[0]
    if not pool:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What is “{thing}” here?", thing=thing.label),
            thing.place,
        )
    names = [scene.describe(it) for it in pool[:4]]
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "“{thing}” could be {listed}. Which one is meant?",
            thing=thing.label,
            listed=one_of(names),
        ),
        thing.place,
        [f"… {name} …" for name in names],
        names,
    )


def stands_behind(scene: Scene, thing: Thing) -> DraftThing | None:
    """ "My 4/3 attacks his 2/2, which is …": what the relative clause stands behind.

    Behind a spell and what it hits, "which" may as well go on with the spell.
    """
    start = thing.place.start
    if scene.parse.word(start) not in _RELATIVE:
        return None
    heard = scene.named_before(start)
    both = [*scene.focus[-1:], *heard]
    if len(heard) != 1 or any(it.zone is not Zone.BATTLEFIELD for it in both):
        return None
    return None if any(map(is_passive, both)) else heard[0]


def all_behind(scene: Scene, thing: Thing) -> list[DraftThing]:
    """ "Two creatures that must attack", "a 2/2 and a 3/3, which attack": each."""
    start = thing.place.start
    heard = scene.named_before(start) if scene.parse.word(start) in _RELATIVE else []
    if scene.parse.word(start + 1) in _MANY_DO and heard == scene.focus[-1:]:
        heard = list(scene.focus)
    there = [it for it in heard if it.zone is Zone.BATTLEFIELD and not is_passive(it)]
    return there if len(there) == len(heard) > 1 else []


def _in_brackets(scene: Scene, thing: Thing) -> DraftThing | None:
    """ "Bob casts "Quake deals …" with X=4 (it's red)": the spell just cast."""
    said = scene.clause
    if said is None or said.kind != "is" or said.lead[-1:] != ("(",):
        return None
    colors = all(spec.kind == "color" for spec in said.get("specs") or ())
    spell = _resolving(scene) if colors and thing.label == "it" else []
    return spell[0] if spell else None


_RELATIVE = frozenset({"which", "who", "that"})
_MANY_DO = frozenset({"attack", "block", "are", "have"})


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
        return _resolving(scene)
    nameless = all(it.id.startswith("“") for it in candidates)
    standing = all(it.zone is Zone.BATTLEFIELD for it in candidates)
    if not (nameless or standing) or not all(map(is_passive, candidates)):
        return candidates
    return mortal(scene)[-1:] or _resolving(scene) or candidates


def _not_sacrificed(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "… activates NAME, sacrificing a 2/2. How big is it?": what was not."""
    if scene.last_host is None:
        return candidates
    left = [it for it in candidates if not is_sacrificed(scene, it)]
    return left or [scene.last_host]


def _shielded(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    several = len(candidates) > 1
    return (regenerating(scene, candidates) if several else []) or candidates


def _resolving(scene: Scene) -> list[DraftThing]:
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
_BY_WHAT_IS_SAID: tuple[tuple[frozenset[str], Narrowing], ...] = (
    (frozenset({"ask_dies", "ask_zone"}), given_up),
    (frozenset({"ask_dies", "ask_zone"}), of_what_was_hit),
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


# What tells apart the several that "it" could still be; none left: it does not.
_TELLING_APART: tuple[Narrowing, ...] = (
    _single,
    _beside_those_alike,
    _the_named,
    _begun_with,
    _said_of,
    of_the_two,
)


def plural_pronoun(scene: Scene, thing: Thing, owner: str = "") -> list[DraftThing]:
    """What "them" means, of *owner* if somebody does it."""
    if thing.det == "other":
        return the_rest(scene, thing, owner)
    if (kind := just_counted(scene, thing)) is not None:
        return scene.thing(kind)
    pool = [it for it in scene.focus if not is_passive(it)] or list(scene.focus)
    pool = told_with(scene, thing, pool)
    if owner and any(it.controller != owner for it in pool):
        # "He swings with both": of those spoken of only his own can be meant.
        pool = [it for it in pool if it.controller == owner] or [
            it for it in scene.recent if it.controller == owner and not is_passive(it)
        ]
    thing = of_the_whole(scene, thing, pool)
    if scene.asks and len(pool) == 1 and not (thing.count or thing.det):
        pool = told_as_several(scene) or pool
    # One enchantment is not "each of them": those who play may be meant. Nor is one
    # creature "them" where somebody is called by a name: "they" may be that person.
    person = len(pool) == 1 and a_person_may_be_meant(scene, thing)
    unsure = lies_alone(pool) or person
    if not pool or (unsure and thing.count != 1 and thing.det != "both"):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who are “{thing}” here?", thing=scene.said(thing)),
            thing.place,
        )
    if thing.count == 1 and (len(pool) == 1 or last_combat(scene) is not None):
        return one_of_them(scene, thing, pool)
    if thing.count == 1 and len({described(it) for it in pool}) == 1:
        scene.whole = pool
        return pool[:1]  # "one of them": they are alike
    if thing.count == 1 and thing.det == "a" and len(pool) > 1 and not scene.asks:
        raise scene.error(Problem.AMBIGUOUS, worded("Which one is meant?"), thing.place)
    many, told = thing.count or 0, len(pool)
    wrong = many < told or (many > told and thing.det != "both")
    if many > 1 and (thing.det == "a" or wrong):
        return some_of(scene, thing, pool)
    number = thing.count or 2
    if thing.det == "both" and len(pool) != number:
        return so_many(scene, thing, number)
    return pool
