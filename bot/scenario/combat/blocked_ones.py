"""What is blocked, and in which attack."""

from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.effects import Trigger
from bot.engine.inside import holds
from bot.engine.instructions import DealDamage
from bot.engine.question import NextTurn
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.combat.attacked import may_meet
from bot.scenario.combat.harm_asked import harm_asked
from bot.scenario.combat.implied import implied_attack
from bot.scenario.combat.joining import default_goal, join
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.at_goal import at_goal
from bot.scenario.scene.counted_pronouns import of_the_whole
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import is_just_one, one_attacking
from bot.scenario.scene.matching import described, fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.the_rest import the_rest
from bot.scenario.scene.told_groups import whole_group
from bot.scenario.words.asked_back import WHICH_BLOCKED, WHICH_BLOCKED_OF
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import one_of, worded


def attack_of(
    scene: Scene, attackers: list[DraftThing], combat: Combat | None
) -> Combat:
    if not attackers:  # "it blocks no 5/5"
        raise scene.error(Problem.AMBIGUOUS, WHICH_BLOCKED)
    who = attackers[0].controller
    if combat is None and _has_fought(scene, attackers):
        raise scene.error(
            Problem.ILLEGAL,
            worded("Combat damage has been dealt already: no more blocks."),
        )
    if combat is not None and combat.attacker == who and not combat.over:
        known = {name for name, _ in combat.attackers}
        new = [it for it in attackers if it.id not in known]
        for it in new:
            it.needs_size = True
        join(scene, combat, new, [default_goal(scene, who)])
        return combat
    here = scene.clause.place.start if scene.clause else 0
    some = scene.game is Game.MTG and all(it.place[0] >= here for it in attackers)
    if some and len(whole_group(scene, attackers)) > len(attackers):
        # "I chump two of his three 4/4s": does the third one attack as well?
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Do the others attack too? Say what attacks."),
            None,
            ("Bob attacks me with a 3/3.",),
        )
    return implied_attack(scene, attackers)


def _has_fought(scene: Scene, attackers: list[DraftThing]) -> bool:
    """Whether any of them attacked this turn, in a combat that is over by now."""
    names = {it.id for it in attackers}
    for entry in reversed(scene.draft.script):
        if isinstance(entry.what, NextTurn):
            return False
        if isinstance(entry.what, Combat):
            return bool(names & {name for name, _ in entry.what.attackers})
    return False


def blocked_ones(
    scene: Scene, clause: Clause, who: str, combat: Combat | None
) -> list[DraftThing]:
    said = clause.get("attacker")
    if said is not None:
        owner = scene.other(who) if who and len(scene.draft.players) == 2 else ""
        blocker = clause.get("blocker")
        if not owner and combat is not None:
            owner = combat.attacker
        if not owner:
            owner = _owner_by_blocker(scene, blocker)
        if not owner and scene.game is Game.MTG and (harmed := _harmed(scene, clause)):
            owner = scene.other(harmed)
        if not owner and scene.has_me and len(scene.draft.players) == 2:
            owner = _unnamed_is_theirs(scene, said, blocker)
        found: list[DraftThing] = []
        for part in parts_of(said):
            if isinstance(part, Thing):
                if combat is not None and _just_one_more(scene, part):
                    near = [
                        one for one, at in combat.attackers if may_meet(scene, who, at)
                    ]
                    each = "each" in clause.text.lower().split()
                    found += one_attacking(scene, part, combat, near, each=each)
                    continue
                fighting = in_the_fight(scene, part, combat, who)
                if combat is not None and part.det == "each" and part.specs:
                    fighting = _each_like(scene, part, combat) or fighting
                found += fighting or scene.thing(part, owner, new=True)
        for it in found:
            it.needs_size = True
        return found
    if combat is not None:
        free = [
            name
            for name, goal in combat.attackers
            if name not in combat.unblocked and may_meet(scene, who, goal)
        ]
        waiting = [it for it in free if it not in {a for _, a in combat.blocks}]
        names = waiting or free
        each = clause.get("pairs") == "each"  # "His two 1/1s block one each."
        if len(names) > 1 and _by_one(scene, clause, names):
            names = names[:1]  # of several alike
        if len(names) == 1 or each or scene.game is Game.RIFTBOUND:
            return [one for name in names if (one := scene.draft.thing(name))]
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(WHICH_BLOCKED_OF, listed=one_of(names)),
            None,
            [f"… blocks {name}" for name in names],
        )
    pool = [
        it
        for it in scene.focus
        if it.kinds & {"creature", "unit", "ally"}
        and it.zone is Zone.BATTLEFIELD
        and (not who or it.controller != who)
    ]
    if len(pool) == 1:
        return pool
    recent = [
        it for it in scene.recent
        if it.kinds & {"creature", "unit", "ally"} and it.controller != who
        and it.zone is Zone.BATTLEFIELD and "utility" not in it.flags
    ]  # fmt: skip
    if len(recent) == 1:
        return recent
    theirs = [
        it for it in scene.draft.things
        if "creature" in it.kinds and it.controller not in {who, ""} and it.on_board
    ]  # fmt: skip
    if len(theirs) == 1 and scene.game is Game.MTG:
        return theirs  # "Does my 1/1 kill his 8/8 if I block?"
    raise scene.error(Problem.AMBIGUOUS, WHICH_BLOCKED)


def _by_one(scene: Scene, clause: Clause, names: list[str]) -> bool:
    """Whether one creature blocks one of several that are alike: any of them."""
    found = [it for it in map(scene.draft.thing, names) if it is not None]
    said = [it for it in parts_of(clause.get("blocker")) if isinstance(it, Thing)]
    one = len(said) == 1 and not said[0].plural and said[0].noun != "them"
    alike = len({described(it) for it in found}) == 1
    return one and alike and scene.game is Game.MTG and clause.get("pairs") is None


def _each_like(scene: Scene, part: Thing, combat: Combat) -> list[DraftThing]:
    """ "I block each 3/3 with a 2/2": all of them that attack."""
    names = dict.fromkeys(name for name, _ in combat.attackers)
    attacking = [it for it in map(scene.draft.thing, names) if it is not None]
    return [it for it in attacking if fits(it, part, scene.game)]


def _just_one_more(scene: Scene, part: Thing) -> bool:
    """ "One", "another": any of those that attack and are not blocked yet."""
    bare = part.det == "another" and part.noun == "thing" and not part.specs
    return is_just_one(scene, part) or (bare and scene.game is Game.MTG)


def _owner_by_blocker(scene: Scene, blocker: object) -> str:
    if len(scene.draft.players) != 2:
        return ""
    for part in parts_of(blocker):
        if isinstance(part, Thing):
            if part.noun in {"it", "which", "them"}:
                return scene.other(scene.thing(part)[0].controller)
            owner = scene.owner_of(part)
            if owner and len(scene.draft.players) == 2:
                return scene.other(owner)
            known = [
                it
                for it in scene.draft.things
                if part.label and it.label.lower() == part.label.lower()
            ]
            if len(known) == 1 and len(scene.draft.players) == 2:
                return scene.other(known[0].controller)
    return ""


def _harmed(scene: Scene, clause: Clause) -> str:
    """ "A 3/3 blocks a 5/5 trampler. How much do I take?": whom it attacked.

    Nobody where what fights may do harm by its own abilities.
    """
    fighting = (*parts_of(clause.get("attacker")), *parts_of(clause.get("blocker")))
    things = [it for it in fighting if isinstance(it, Thing)]
    gains = any("lifelink" in it.of("keyword") for it in things)
    known = any(it.det not in {"a", "another", ""} for it in things)
    faces = [scene.catalogue_card(it.card).face for it in things if it.card is not None]
    strikes = any(
        holds(abilities_of(scene.game, face), Trigger, DealDamage) for face in faces
    )
    open_ = len(scene.draft.players) == 2 and not (gains or known or strikes)
    return harm_asked(scene) if open_ else ""


def _unnamed_is_theirs(scene: Scene, said: object, blocker: object) -> str:
    """“Drudge Skeletons chumps a 6/6”: the one with a name is mine.

    "The 2/2 blocks a 6/6", where a 2/2 was told of: the 6/6 is that one's opponent's.
    """
    (attacker, *_) = parts_of(said)
    if not isinstance(attacker, Thing) or attacker.det != "a":
        return ""
    if attacker.label or attacker.owner is not None:
        return ""
    blockers = [it for it in parts_of(blocker) if isinstance(it, Thing)]
    if any(it.label for it in blockers):
        return scene.other("me")
    owners = {_owner_known(scene, it) for it in blockers}
    owner = owners.pop() if len(owners) == 1 else ""
    return scene.other(owner) if owner else ""


def _owner_known(scene: Scene, blocker: Thing) -> str:
    """Who controls the creature told of before that "the 2/2" is; "" if unclear."""
    if blocker.det != "the" or scene.game is not Game.MTG:
        return ""
    known = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD and fits(it, blocker, scene.game)
    ]
    return known[0].controller if len(known) == 1 else ""


def in_the_fight(
    scene: Scene, part: Thing, combat: Combat | None, who: str
) -> list[DraftThing]:
    """ "The trampler", "one 3/3": among those that attack, before anything else."""
    if combat is None or part.of("ordinal"):
        return []
    if part.det == "other" and part.noun == "them":
        return the_rest(scene, part)
    names = {name for name, _ in combat.attackers}
    pool = [
        it for it in scene.draft.things if it.id in names and fits(it, part, scene.game)
    ]
    pool = at_goal(scene, part, pool)
    if part.det == "other" and part.owner is not None and scene.game is Game.MTG:
        # "His 3/3 blocks my 3/3 and his 2/2 my other 3/3": none that is met already.
        taken = {attacker for _, attacker in combat.blocks} | combat.unblocked
        pool = [it for it in pool if it.id not in taken]
    if part.noun in {"it", "them"}:
        pool = [it for it in scene.draft.things if it.id in names]
        if len(pool) > 1:
            pool = [it for it in pool if it in scene.focus]
        part = of_the_whole(scene, part, pool)
    if part.det == "other" and part.noun in {"thing", "creature"} and not part.specs:
        # "One goes unblocked, the other is blocked": what nothing is told of yet.
        met = combat.unblocked | {attacker for _, attacker in combat.blocks}
        left = [it for it in scene.draft.things if it.id in names - met]
        return left if len(left) == 1 and len(names) > 1 else []
    several = part.plural or part.noun == "them" or part.det in {"both", "all"}
    if several and part.count in {None, len(pool)}:
        both = part.det == "both" and part.noun == "them" and part.count is None
        return [] if both and len(pool) != 2 else pool
    if len(pool) < 2:
        if pool and part.det == "another" and scene.game is Game.MTG:
            # "A 3/3 hits me, and my 2/2 blocks another 3/3."
            met = combat.unblocked | {attacker for _, attacker in combat.blocks}
            if {it.id for it in pool} <= met:
                return []
            raise scene.error(Problem.AMBIGUOUS, WHICH_BLOCKED, part.place)
        return pool
    if several and part.det == "both":
        return []  # "all three" of two
    # Of several alike any will do, one that nobody blocks yet before others.
    blocked = {attacker for _, attacker in combat.blocks}
    goals = dict(combat.attackers)
    pool = [it for it in pool if may_meet(scene, who, goals[it.id])] or pool
    if len({described(it) for it in pool}) == 1:
        pool.sort(key=lambda it: it.id in blocked)
        return pool[: part.count or 1]
    return []
