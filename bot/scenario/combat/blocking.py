"""Who blocks what: the pairs of a combat, whoever is named first."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import NextTurn
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.combat.attacked import check_attacked, may_meet
from bot.scenario.combat.attackers import check_fighter
from bot.scenario.combat.counted_blocks import (
    blocking_together,
    check_times,
    each_its_own,
    one_each,
    whoever,
)
from bot.scenario.combat.fighting import default_goal, implied_attack, join
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import fighters, is_just_one, one_attacking
from bot.scenario.scene.making import make
from bot.scenario.scene.matching import described, fits
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import all_of, one_of, worded


@handles("block", "blocked")
def block(scene: Scene, clause: Clause) -> None:
    """He blocks with two 2/2s; my 6/6 is blocked by a 2/2."""
    if more := clause.get("more"):
        first = (clause.get("attacker"), clause.get("blocker"))
        for attacker, blocker in (first, *more):
            slots = {"who": clause.get("who"), "attacker": attacker, "blocker": blocker}
            block(scene, replace(clause, slots=slots))
        scene.focus = []  # "They" behind several fights are anybody's guess.
        return
    if clause.get("each"):
        # "I have two 2/2s and each blocks a Saproling"
        them = Thing("them", clause.place, label="them")
        slots = {**clause.slots, "blocker": Several((them,), clause.place)}
        clause = replace(clause, slots=slots)
    who = scene.who(clause)
    combat = open_combat(scene)
    if combat is not None and who and combat.attacker == who:
        if clause.get("elided") and (it := _other_subject(scene, who)) is not None:
            # "His 5/5 can block two creatures and blocks both": it blocks.
            scene.focus = [it]
            what = clause.get("attacker") or clause.get("blocker")
            it_ = Several((Thing("it", clause.place, label="it"),), clause.place)
            block(scene, replace(clause, slots={"attacker": what, "blocker": it_}))
            return
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("{who} attacks: who blocks?", who=scene.name(who)),
            None,
            [f"{it} blocks …" for it in scene.draft.players if it != who],
        )
    attackers = _blocked_ones(scene, clause, who, combat)
    if combat is None or not {it.id for it in attackers} <= {
        name for name, _ in combat.attackers
    }:
        combat = _attack_of(scene, attackers, combat)
    defender = who or _defender(scene, clause, combat, attackers)
    blockers = _blockers(scene, clause, defender, combat, len(attackers))
    attackers = each_its_own(scene, clause, combat, attackers, blockers)
    paired = one_each(scene, attackers, blockers)
    check_attacked(scene, combat, attackers, blockers)
    if scene.game is Game.MTG and any(
        it.controller == combat.attacker and "chosen controller" in it.said
        for it in blockers
    ):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What attacks, and what is attacked?"),
        )
    if combat.over:
        raise scene.error(
            Problem.ILLEGAL,
            worded("Combat damage has been dealt already: no more blocks."),
        )
    for it in (*attackers, *blockers):
        check_fighter(scene, it)
    for it in blockers:
        if it.tapped and ("tapped" in it.said):
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "{it} is tapped, and a tapped creature cannot be declared as a "
                    "blocker (CR 509.1a). Was it really untapped?",
                    it=it.id,
                ),
            )
        it.needs_size = True
        it.flags.add("blocking")
        for attacker in attackers:
            pair = (it.id, attacker.id)
            if paired and (it, attacker) not in paired:
                continue
            if scene.game is Game.RIFTBOUND:
                if it.id not in combat.defenders:
                    combat.defenders.append(it.id)
            elif pair not in combat.blocks:
                combat.blocks.append(pair)
            attacker.flags.add("blocked")
    check_times(scene, clause, attackers, combat)
    for by, what in [([b], [a]) for b, a in paired] or [(blockers, attackers)]:
        said = "{names} blocks {listed}." if len(by) == 1 else "{names} block {listed}."
        names = all_of([it.id for it in by])
        listed = ", ".join(it.id for it in what)
        combat.told.append(worded(said, names=names, listed=listed))
    scene.subject = defender if who else scene.subject
    scene.focus = _focus_after_block(clause, attackers, blockers)
    scene.notice([*attackers, *blockers])


def _defender(
    scene: Scene, clause: Clause, combat: Combat, attackers: list[DraftThing]
) -> str:
    """Who blocks: of several players whose blocker it is, or who is attacked."""
    sides = {scene.owner_of(it) for it in parts_of(clause.get("blocker"))
             if isinstance(it, Thing)} - {""}  # fmt: skip
    if len(scene.draft.players) > 2 and not sides:
        goals = dict(combat.attackers)
        for name in (goals.get(it.id, "") for it in attackers):
            at = scene.draft.thing(name)
            sides.add(at.controller if at is not None else name)
    return sides.pop() if len(sides) == 1 else scene.other(combat.attacker)


def _other_subject(scene: Scene, who: str) -> DraftThing | None:
    """The creature that the clause before was about, if it is none of *who*'s."""
    it = scene.draft.thing(scene.about)
    return it if it is not None and it.controller not in {"", who} else None


def _focus_after_block(
    clause: Clause, attackers: list[DraftThing], blockers: list[DraftThing]
) -> list[DraftThing]:
    """Only what this clause itself has named can be "it" in the next."""
    if clause.get("attacker") is None:
        passive = clause.get("who") is None and "block" in clause.text.split(" by ")[0]
        goes_on = passive and "and" in clause.lead and " by " in clause.text
        # "My Skeletons … and gets blocked by a 3/3": what goes on is the Skeletons.
        return attackers if goes_on else [*attackers, *blockers]
    if clause.get("blocker") is None:
        # "I control Dawn Elemental and block a 10/10": the Elemental goes on.
        if clause.get("elided"):
            return blockers
        some = [it for it in parts_of(clause.get("attacker")) if _just_one(it)]
        return [*attackers, *blockers] if some else attackers
    return [*attackers, *blockers]


def _just_one(part: object) -> bool:
    """Whether it is "one" and no more, which names nothing."""
    if not isinstance(part, Thing) or part.noun != "thing" or part.det:
        return False
    return not part.specs and not part.label and part.owner is None


def _attack_of(
    scene: Scene, attackers: list[DraftThing], combat: Combat | None
) -> Combat:
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


def _blocked_ones(
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
        if not owner and scene.has_me and len(scene.draft.players) == 2:
            owner = _unnamed_is_theirs(scene, said, blocker)
        found: list[DraftThing] = []
        for part in parts_of(said):
            if isinstance(part, Thing):
                if combat is not None and is_just_one(scene, part):
                    near = [
                        one for one, at in combat.attackers if may_meet(scene, who, at)
                    ]
                    found += one_attacking(scene, part, combat, near)
                    continue
                fighting = _fighting(scene, part, combat, who)
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
        if len(names) == 1 or scene.game is Game.RIFTBOUND:
            return [one for name in names if (one := scene.draft.thing(name))]
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which attacker is blocked: {listed}?", listed=one_of(names)),
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
    raise scene.error(Problem.AMBIGUOUS, worded("Which attacker is blocked?"))


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


def _unnamed_is_theirs(scene: Scene, said: object, blocker: object) -> str:
    """“Drudge Skeletons chumps a 6/6”: the one with a name is mine."""
    (attacker, *_) = parts_of(said)
    named = [it for it in parts_of(blocker) if isinstance(it, Thing) and it.label]
    if named and isinstance(attacker, Thing) and attacker.det == "a":
        if not attacker.label and attacker.owner is None:
            return scene.other("me")
    return ""


def _fighting(
    scene: Scene, part: Thing, combat: Combat | None, who: str
) -> list[DraftThing]:
    """ "The trampler", "one 3/3": among those that attack, before anything else."""
    if combat is None:
        return []
    names = {name for name, _ in combat.attackers}
    pool = [
        it for it in scene.draft.things if it.id in names and fits(it, part, scene.game)
    ]
    if part.noun in {"it", "them"}:
        pool = [it for it in scene.draft.things if it.id in names]
        if len(pool) > 1:
            pool = [it for it in pool if it in scene.focus]
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


def _blockers(
    scene: Scene, clause: Clause, defender: str, combat: Combat, count: int
) -> list[DraftThing]:
    said = clause.get("blocker")
    if said is None:
        owned = clause.get("owner")
        if owned is not None:
            raise scene.error(Problem.AMBIGUOUS, worded("What blocks?"))
        verb = clause.text.lower()
        unsaid = whoever(scene, combat, defender, verb)
        if unsaid:
            return unsaid
        mine = [
            it
            for it in scene.recent or scene.focus
            if it.controller == defender and it.kinds & {"creature", "unit"}
            and it.zone is Zone.BATTLEFIELD and not it.tapped
        ]  # fmt: skip
        if together := blocking_together(scene, verb, defender):
            return together
        if len(mine) == 1 and "double" not in verb and "triple" not in verb:
            return mine
        if len(mine) == count and "double" not in verb and "triple" not in verb:
            return mine  # as many as are blocked
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What blocks? Say its power and toughness."),
            None,
            ("… blocks with a 2/2",),
        )
    found: list[DraftThing] = []
    attacking = {name for name, _ in combat.attackers}
    for part in parts_of(said):
        if isinstance(part, Person):
            raise scene.error(
                Problem.SYNTAX, worded("A player cannot block."), part.place
            )
        if part.is_pronoun:
            pool = [
                it
                for it in scene.focus
                if it.id not in attacking and it.controller == defender
            ]
            if not pool:
                pool = [
                    it for it in scene.draft.things
                    if it.controller == defender and it.id not in attacking
                    and it.kinds & {"creature", "unit"}
                ]  # fmt: skip
            if not pool or (part.noun == "it" and len(pool) > 1):
                raise scene.error(Problem.AMBIGUOUS, worded("What blocks?"), part.place)
            if len(pool) == 1:
                scene.went_on(part, pool[0])
            found += pool
            continue
        # "I attack with a 2/2 that the 2/2 blocks": none of those that attack.
        fighting = [it for it in scene.draft.things if it.id in attacking]
        named = [*found, *fighting] if scene.game is Game.MTG else found
        some = fighters(scene, part, defender, named)
        some = [it for it in some if it.id not in attacking] or _another(
            scene, part, defender
        )
        for it in some:
            if part.owner is None and "chosen controller" not in it.said:
                it.controller = it.owner = defender
            it.said.add("chosen controller")
        found += some
    return found


def _another(scene: Scene, part: Thing, owner: str) -> list[DraftThing]:
    return make(scene, part, owner)
