"""Which of the things told so far a pronoun or a noun phrase means."""

from bot.citation import Game
from bot.engine.question import Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive, lies_alone
from bot.scenario.scene.counted_pronouns import not_buried, so_many, some_of
from bot.scenario.scene.doers import of_the_doer, only_own
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import (
    either_fighter,
    either_fights,
    of_the_two,
    one_of_them,
    regenerating,
    told_beside,
    two_fights,
    which_of,
)
from bot.scenario.scene.matching import described, fits, originals
from bot.scenario.scene.sacrifice_costs import is_sacrificed
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.specs import apply_specs
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.syntax import Thing
from bot.worded import joined, one_of, worded

_OF_CREATURES = frozenset(
    {
        "ask_dies",
        "ask_size",
        "ask_markedon",
        "ask_can_attack",
        "ask_must_attack",
        "ask_must_block",
    }
)

_FIGHTING = frozenset({"attack", "block"})
_DONE_TO = frozenset({"cast", "castat", "use", "damage", "destroy"})


def pronoun(scene: Scene, thing: Thing) -> DraftThing:
    """What "it" or "which" means. Raises AMBIGUOUS where that could be several."""
    candidates = [it for it in scene.focus if it.zone is not Zone.NOWHERE]
    kind = scene.clause.kind if scene.clause is not None else ""
    if kind in _FIGHTING and all(it.zone is Zone.GRAVEYARD for it in candidates):
        # "She has two creature cards in her graveyard. It attacks": not one of those.
        there = [it for it in scene.recent if it.zone is Zone.BATTLEFIELD]
        candidates = there[-1:] or candidates
    if kind in _DONE_TO and len(candidates) > 1:
        candidates = not_buried(scene, candidates)
    nameless = all(it.id.startswith("“") for it in candidates)
    standing = all(it.zone is Zone.BATTLEFIELD for it in candidates)
    moved = kind in _OF_WHAT_MOVES and candidates and (nameless or standing)
    if kind in _OF_CREATURES or moved:
        # "I have Unlicensed Armory. Is it killed?" asks of what can be.
        mortal = [it for it in scene.recent if it.on_board and not is_passive(it)]
        if kind == "ask_zone" and not mortal and all(map(is_passive, candidates)):
            candidates = _resolving(scene) or candidates
        just_made = not candidates and (kind == "ask_size" or two_fights(scene))
        if mortal and not just_made and all(map(is_passive, candidates)):
            candidates = mortal[-1:]
    candidates = candidates or (_resolving(scene) if kind == "ask_zone" else [])
    if kind in {"ask_lethal", "assign"}:
        candidates = _blocking(scene, candidates) or candidates
    if kind == "ask_size" and scene.last_host is not None:
        # "… activates NAME, sacrificing a 2/2. How big is it?": what was not.
        left = [it for it in candidates if not is_sacrificed(scene, it)]
        candidates = left or [scene.last_host]
    if kind == "ask_regenerates" and len(candidates) > 1:
        candidates = regenerating(scene, candidates) or candidates
    candidates = either_fighter(scene, candidates)
    if kind == "ask_can_block":
        candidates = _may_block(scene, candidates)
    if scene.clause is not None and only_own(scene.clause):
        candidates = of_the_doer(scene, candidates)
    if thing.label == "it" and len(candidates) == 1:
        return candidates[0]
    creatures = [it for it in candidates if it.on_board and not is_passive(it)]
    if thing.noun == "which" and candidates:
        return candidates[-1]
    living = thing.label in {"he", "she", "him", "her", "who"}
    pool = creatures or ([] if living else candidates)
    if len(pool) > 1:
        # One thing among several alike: only the single one is "it".
        alike = [described(it) for it in pool]
        single = [it for it in pool if alike.count(described(it)) == 1]
        pool = single if len(single) == 1 else pool
    if len(pool) > 1 and len({described(it) for it in pool}) == 1:
        # "… is blocked by two 5/5s. Does it survive?": none of several that are alike.
        pool = _beside(scene, pool) or pool
    if len(pool) > 1 and scene.clause and scene.clause.kind.startswith("ask_"):
        # "Seraph of the Sword blocks a 7/7. Does it die?": the one with a name.
        named = [it for it in pool if it.named and it.id[:1].isupper()]
        pool = named if len(named) == 1 else pool
        if len(pool) > 1 and scene.it_was and scene.it_was[0] == scene.told_last:
            # "It blocks a 1/1. Does it die?": what the sentence before began with.
            pool = [it for it in pool if it is scene.it_was[1]] or pool
        if len(pool) > 1 and scene.told_last is not None:
            # "Its 3/3 is blocked by a 4/4. What happens to it?": who that was said of.
            place = scene.told_last
            passive = " blocked by " in scene.parse.said(place.start, place.end).lower()
            pool = [it for it in pool if passive and it.id == scene.about] or pool
    if len(pool) > 1:
        pool = of_the_two(scene, pool) or pool
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


def _resolving(scene: Scene) -> list[DraftThing]:
    """The spell that was cast last: it is what moves where nothing else can."""
    last = scene.draft.script[-1].what if scene.draft.script else None
    spell = scene.draft.thing(last.source) if isinstance(last, Resolve) else None
    return [spell] if spell is not None else []


def _beside(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """The one that fights those in *pool*; none where several do."""
    combat = last_combat(scene)
    if combat is None:
        return []
    fighting = {name for name, _ in combat.attackers}
    fighting |= {blocker for blocker, _ in combat.blocks}
    rest = [it for it in scene.draft.things if it.id in fighting and it not in pool]
    return rest if len(rest) == 1 else []


def _blocking(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """Of what fights, what damage is assigned to: the blocker of what attacks."""
    combat = last_combat(scene)
    blockers = {blocker for blocker, _ in combat.blocks} if combat else set()
    attacked = any(combat and it.id == name for it in candidates
                   for name, _ in (combat.attackers if combat else ()))  # fmt: skip
    if not attacked or len(blockers) != 1:
        return []
    return [it for it in scene.draft.things if it.id in blockers]


_OF_WHAT_MOVES = frozenset({"ask_zone"})


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
    asked = scene.clause
    if asked is not None and parts_of(asked.get("other")):
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


def plural_pronoun(scene: Scene, thing: Thing, owner: str = "") -> list[DraftThing]:
    """What "them" means, of *owner* if somebody does it."""
    pool = [it for it in scene.focus if not is_passive(it)] or list(scene.focus)
    if owner and any(it.controller != owner for it in pool):
        # "He swings with both": of those spoken of only his own can be meant.
        pool = [it for it in pool if it.controller == owner] or [
            it for it in scene.recent if it.controller == owner and not is_passive(it)
        ]
    # One enchantment is not "each of them": those who play may be meant.
    if not pool or (lies_alone(pool) and thing.count != 1 and thing.det != "both"):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who are “{thing}” here?", thing=thing.label or thing.det),
            thing.place,
        )
    if thing.count == 1 and (len(pool) == 1 or last_combat(scene) is not None):
        return one_of_them(scene, thing, pool)
    if thing.count == 1 and len({described(it) for it in pool}) == 1:
        return pool[:1]  # "one of them": they are alike
    if thing.det == "a" and thing.count and thing.count > 1:
        return some_of(scene, thing, pool)
    number = thing.count or 2
    if thing.det == "both" and len(pool) != number:
        return so_many(scene, thing, number)
    return pool


def _wears(scene: Scene, it: DraftThing, thing: Thing) -> bool:
    """Whether it is enchanted or equipped, where it is said to be."""
    kinds = {"enchanted": "aura", "equipped": "equipment"}
    wanted = [kinds[one] for one in thing.of("status") if one in kinds]
    return all(
        any(
            one.attached_to == it.id and kind in one.kinds for one in scene.draft.things
        )
        for kind in wanted
    )


def _in_order(scene: Scene, thing: Thing, whose: str) -> list[DraftThing] | None:
    """ "The first blocker", "the second": in the order they were told in."""
    number = thing.first("ordinal")
    bare = thing.noun == "creature" and not thing.label
    bare = bare and all(it.kind == "ordinal" for it in thing.specs)
    if number is None and not (bare and thing.det == "other"):
        return None
    if bare:
        pool = _told_together(scene)
    else:
        pool = [it for it in scene.draft.things if fits(it, thing, scene.game)]
    pool = [it for it in pool if not whose or it.controller == whose]
    if bare and number is not None and number > len(pool) == 1:
        # "Two 2/2s: the first has flying and the second …": of those told together.
        pool = [
            it
            for it in scene.draft.things
            if (it.power, it.toughness, it.controller)
            == (pool[0].power, pool[0].toughness, pool[0].controller)
        ]
        pool = pool if number <= len(pool) else []
    if number is None:
        pool = [it for it in pool if it not in scene.focus] if len(pool) == 2 else []
    elif len(pool) > 1:
        pool = pool[number - 1 : number]
    if len(pool) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("Which one is meant?"), thing.place)
    return pool


def _told_together(scene: Scene) -> list[DraftThing]:
    """The attackers where blocks are told, the blockers where damage is assigned."""
    combat = last_combat(scene)
    kind = scene.clause.kind if scene.clause is not None else ""
    if combat is not None and kind == "assign":
        names = [blocker for blocker, _ in combat.blocks]
    elif combat is not None and kind in {"block", "unblocked", "ask_can_block"}:
        names = [name for name, _ in combat.attackers]
    else:
        names = [it.id for it in scene.focus if "creature" in it.kinds]
    found = (scene.draft.thing(name) for name in dict.fromkeys(names))
    return [it for it in found if it is not None]


def _named_by_chance(scene: Scene, thing: Thing, pool: list[DraftThing]) -> bool:
    """ "My ally with 2 life" beside a card that has 2 life: a card goes by its name."""
    sized = any(thing.of(it) for it in ("size", "might", "power", "life", "element"))
    if scene.game is Game.MTG or not sized or thing.label or thing.det:
        return False
    named = len(pool) == 1 and pool[0].face is not None
    return named and thing.noun in {"ally", "unit"} and thing.owner is not None


def known(
    scene: Scene, thing: Thing, whose: str, *, new: bool = False
) -> list[DraftThing] | None:
    """What has been spoken of and fits; None if it must be something new."""
    if new and not thing.det and not thing.label and thing.owner is None:
        if thing.noun != "champion":
            return None
    if (ordered := _in_order(scene, thing, whose)) is not None:
        return ordered
    pool = [
        it
        for it in scene.draft.things
        if it not in scene.in_list
        and fits(it, thing, scene.game)
        and (not whose or it.controller == whose or it.owner == whose)
        and not (thing.of("shield"))
    ]
    pool = originals([it for it in pool if _wears(scene, it, thing)], thing)
    if not pool:
        return None
    wanted = thing.count if thing.count is not None else None
    if thing.det in {"each", "all", "any"}:
        return pool
    if thing.det == "other":
        rest = [it for it in pool if it not in scene.focus]
        if not rest and thing.owner is not None and not thing.plural:
            return None  # "my other crux ally" is none of those named.
        pool = rest or pool
    if thing.plural:
        if wanted is None or len(pool) == wanted:
            return pool
        looks = {(described(it), it.controller) for it in pool}
        if wanted == 1 and not new and len(looks) == 1:
            return pool[:1]  # "one of the 2/2s"
        named = thing.det in {"the", "both"}
        focused = [it for it in pool if it in scene.focus]
        if named and len(focused) == wanted:
            return focused
        if len(pool) > wanted and named and len({described(p) for p in pool}) == 1:
            return pool[:wanted]
        if len(pool) > wanted and named:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "Which {wanted} of these are meant: {listed}?",
                    wanted=wanted,
                    listed=joined([scene.describe(it) for it in pool[:6]]),
                ),
                thing.place,
                [scene.describe(it) for it in pool[:6]],
            )
        return None if thing.det not in {"the", "both"} else pool
    if thing.det == "a" and not thing.label:
        return None
    if _named_by_chance(scene, thing, pool):
        return None
    if len(pool) == 1:
        # "a 2/2" beside "my 2/2 Bear" is another one.
        if thing.det in {"a", "another"}:
            return None
        if new and not thing.det and not thing.label and thing.owner is None:
            return None
        return pool
    if either_fights(scene, thing, pool):
        raise which_of(scene, thing, pool)
    bare = [it for it in pool if it.card is None]
    if len(bare) == 1 and thing.noun == "creature" and thing.of("size"):
        return bare  # "The 1/1" is hardly the Prodigal Sorcerer.
    focused = [it for it in pool if it in scene.focus]
    if told_beside(scene, thing, pool):
        raise which_of(scene, thing, pool)
    if len(focused) == 1:
        return focused
    if thing.of("size"):
        # "I have a 2/2. I bolt the 2/2. Bob has a 2/2.": the one told of by then.
        exact = [it for it in pool if it.place[1] <= thing.place.start]
    else:
        exact = [it for it in pool if it.id.lower() == thing.label.lower()]
        if scene.game is Game.MTG and len({it.label.lower() for it in pool}) == 1:
            exact = []  # "Bear" and "Bear 2" are both Bears; told apart they are named.
    if len(exact) == 1:
        return exact
    if thing.det in {"a", "another"}:
        return None
    nameless = [it for it in pool if it.face is None and not it.label]
    if scene.game is not Game.MTG and not thing.label and len(nameless) == 1:
        # "Morgan and a 2/2 ally. The ally …": not the one that has a name.
        return nameless
    alike = {described(it) for it in pool}
    if len(alike) == 1 and len({it.controller for it in pool}) == 1:
        return pool[:1]
    if scene.game is not Game.MTG and thing.det in {"a", ""} and thing.owner is None:
        # "One ally has a bulwark counter": one of those that are alike.
        like = [described(it) for it in pool]
        several = {it for it in like if like.count(it) > 1}
        if len(several) == 1:
            return [next(it for it in pool if described(it) in several)]
    raise which_of(scene, thing, pool)


def one_of_last(scene: Scene, thing: Thing) -> DraftThing | None:
    """ "Two 2/2s, one with flying": one of these; "and one with" is another."""
    start = thing.place.start
    before = scene.parse.word(start - 1) if start else ""
    bare = thing.noun == "thing" and not thing.label and thing.owner is None
    bare = bare and all(spec.kind == "keyword" for spec in thing.specs)
    if not bare or before not in {",", ".", "(", ";"}:
        return None
    if scene.parse.word(start) != "one" or len(scene.draft.things) < 2:
        return None
    *_, other, last = scene.draft.things
    if described(other) != described(last) or other.controller != last.controller:
        return None
    apply_specs(scene, last, thing.specs)
    return last
