"""Who blocks what: the pairs of a combat, whoever is named first."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.combat.attacked import check_attacked
from bot.scenario.combat.attackers import check_fighter
from bot.scenario.combat.blocked_ones import attack_of, blocked_ones
from bot.scenario.combat.blocking_each import by_one_like_it
from bot.scenario.combat.counted_blocks import (
    blocking_together,
    check_times,
    each_its_own,
    told_pairs,
    whoever,
)
from bot.scenario.combat.traded import told_to_trade
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.counted_pronouns import so_many_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import fighters
from bot.scenario.scene.making import make
from bot.scenario.scene.matching import described
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.the_rest import the_rest
from bot.scenario.scene.timing import open_combat
from bot.scenario.scene.told_groups import told_groups
from bot.scenario.words.asked_back import (
    SIZE_OF_BLOCKER,
    WHAT_ATTACKS,
    WHAT_BLOCKS,
    WHICH_BLOCKED,
)
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import all_of, worded

# In the memory of a parse, for what a refusal points at: where each attack and block is
# told, by blocker and attacker, by "" and attacker.
DECLARED = "declared"


def _none_attacks(scene: Scene, clause: Clause) -> None:
    """ "… with a 1/1 and the other attacker, a 4/4, is unblocked": that is no blocker.

    Raises QuestionError (AMBIGUOUS).
    """
    for it in parts_of(clause.get("blocker")):
        if isinstance(it, Thing) and it.noun == "attacker":
            raise scene.error(
                Problem.AMBIGUOUS,
                WHAT_ATTACKS,
                it.place,
            )


def _they_block(
    scene: Scene, clause: Clause, attacker: str
) -> dict[str, object] | None:
    """ "He attacks. I have two 3/3s and they block": the creatures, and no player."""
    said, own = clause.get("who"), scene.focus
    if not isinstance(said, Person) or said.name != "they" or len(own) <= 1:
        return None
    if any(it.controller == attacker or not it.on_board for it in own):
        return None
    them = Several((Thing("them", said.place, label="them"),), said.place)
    return {**{k: it for k, it in clause.slots.items() if k != "who"}, "blocker": them}


def _only_side(scene: Scene, clause: Clause) -> str:
    """ "My unit takes 3. Then the unit blocks a 4/4": mine, as there is no other."""
    parts = parts_of(clause.get("blocker"))
    there = [
        it
        for it in scene.draft.things
        if it.on_board and it.kinds & {"unit", "ally", "creature"}
    ]
    if len(parts) != 1 or len(there) != 1:
        return ""
    part = parts[0]
    known = isinstance(part, Thing) and part.owner is None and part.det in _KNOWN
    sized = isinstance(part, Thing) and any(it.kind != "noun" for it in part.specs)
    return there[0].controller if known and not sized else ""


_KNOWN = frozenset({"the", "that", "this", "same"})


@handles("block", "blocked")
def block(scene: Scene, clause: Clause) -> None:
    """He blocks with two 2/2s; my 6/6 is blocked by a 2/2."""
    if clause.get("more"):
        _pair_by_pair(scene, clause)
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
        if (theirs := _they_block(scene, clause, who)) is not None:
            block(scene, replace(clause, slots=theirs))
            return
        raise scene.error(
            Problem.AMBIGUOUS,
            scene.says(who, "You attack: who blocks?", "{who} attacks: who blocks?"),
            None,
            [
                scene.says(it, "You block with …", "{who} blocks with …")
                for it in scene.draft.players
                if it != who
            ],
        )
    _none_attacks(scene, clause)
    if combat is None and not who:
        who = _only_side(scene, clause)
    attackers = blocked_ones(scene, clause, who, combat)
    if (each := by_one_like_it(scene, clause, attackers)) is not None:
        for slots in each:
            take_as(scene, clause, "block", slots)
        return
    if combat is None or not {it.id for it in attackers} <= {
        name for name, _ in combat.attackers
    }:
        combat = attack_of(scene, attackers, combat)
    defender = who or _defender(scene, clause, combat, attackers)
    blockers = _blockers(scene, clause, defender, combat, len(attackers))
    attackers = each_its_own(scene, clause, combat, attackers, blockers)
    paired = told_pairs(scene, clause, attackers, blockers)
    attackers = [it for _, it in paired] or attackers
    check_attacked(scene, combat, attackers, blockers)
    if scene.game is Game.MTG and any(
        it.controller == combat.attacker and "chosen controller" in it.said
        for it in blockers
    ):
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_ATTACKS,
        )
    if combat.over:
        raise scene.error(
            Problem.ILLEGAL,
            worded("Combat damage has been dealt already: no more blocks."),
        )
    for it in (*attackers, *blockers):
        check_fighter(scene, it)
    for it in blockers:
        if it.tapped and "tapped" in it.said and scene.game is Game.MTG:
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
                scene.parse.memory.setdefault(DECLARED, {})[pair] = clause.place
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
    told_to_trade(scene, clause, [*attackers, *blockers])


def _pair_by_pair(scene: Scene, clause: Clause) -> None:
    """ "A 3/3 blocks the Bear and a 6/6 the Wurm", "a 3/3 on the Bear, …".

    Raises QuestionError (AMBIGUOUS) where more were declared than are told of so.
    """
    first = (clause.get("attacker"), clause.get("blocker"))
    who = clause.get("who") or clause.get("owner")
    declared: list[DraftThing] = []
    for part in parts_of(clause.get("blockers")):
        if isinstance(part, Thing):
            declared += fighters(scene, part, scene.who(clause), declared)
    for attacker, blocker in (*([first] * any(first)), *clause.get("more")):
        slots = {"who": who, "attacker": attacker, "blocker": blocker}
        take_as(scene, clause, "block", slots)
    if any("blocking" not in it.flags for it in declared):
        raise scene.error(Problem.AMBIGUOUS, WHICH_BLOCKED, clause.place)
    scene.focus = []  # "They" behind several fights are anybody's guess.


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


def _blockers(
    scene: Scene, clause: Clause, defender: str, combat: Combat, count: int
) -> list[DraftThing]:
    said = clause.get("blocker")
    if said is None:
        owned = clause.get("owner")
        if owned is not None:
            raise scene.error(Problem.AMBIGUOUS, WHAT_BLOCKS)
        verb = clause.text.lower()
        unsaid = whoever(scene, combat, defender, verb)
        if unsaid:
            return unsaid
        # "He flashes in a 2/2 and blocks"
        arriving = {it.source for it in all_entries(scene) if it.arrives}
        mine = [
            it
            for it in scene.recent or scene.focus
            if it.controller == defender and it.kinds & {"creature", "unit"}
            and (it.zone is Zone.BATTLEFIELD or it.id in arriving) and not it.tapped
        ]  # fmt: skip
        if together := blocking_together(scene, verb, defender):
            return together
        if len(mine) == 1 and "double" not in verb and "triple" not in verb:
            return mine
        if len(mine) == count and "double" not in verb and "triple" not in verb:
            return mine  # as many as are blocked
        raise scene.error(
            Problem.AMBIGUOUS,
            SIZE_OF_BLOCKER,
            None,
            ("… with a 2/2",),
        )
    found: list[DraftThing] = []
    attacking = {name for name, _ in combat.attackers}
    for part in parts_of(said):
        if isinstance(part, Person):
            raise scene.error(
                Problem.SYNTAX, worded("A player cannot block."), part.place
            )
        if part.noun == "them" and part.det == "other":
            found += the_rest(scene, part, defender)
            continue
        if part.is_pronoun:
            pool = [
                it
                for it in scene.focus
                if it.id not in attacking and it.controller == defender
            ] or _nobodys(scene, part, defender, attacking)
            if not pool:
                pool = [
                    it for it in scene.draft.things
                    if it.controller == defender and it.id not in attacking
                    and it.kinds & {"creature", "unit"}
                ]  # fmt: skip
            busy = {blocker for blocker, _ in combat.blocks}
            pool = so_many_of(scene, part, pool, busy)
            if not pool or (part.noun == "it" and len(pool) > 1):
                raise scene.error(Problem.AMBIGUOUS, WHAT_BLOCKS, part.place)
            if len(pool) == 1:
                scene.went_on(part, pool[0])
            found += pool
            continue
        bare = part.noun == "thing" and not (part.specs or part.label or part.owner)
        if part.det == "another" and bare and (idle := _idle(scene, defender, combat)):
            found += idle
            continue
        # "I attack with a 2/2 that the 2/2 blocks": none of those that attack.
        fighting = [it for it in scene.draft.things if it.id in attacking]
        named = [*found, *fighting] if scene.game is Game.MTG else found
        some = fighters(scene, part, defender, named)
        some = [it for it in some if it.id not in attacking] or _another(
            scene, part, defender
        )
        for it in some:
            guessed = it.said & {"assumed controller", "default controller"}
            if part.owner is None and guessed and "chosen controller" not in it.said:
                it.controller = it.owner = defender
            it.said.add("chosen controller")
        found += some
    return found


def _idle(scene: Scene, defender: str, combat: Combat) -> list[DraftThing]:
    """ "I block with one. Then I block with another one": of those told together."""
    busy = {blocker for blocker, _ in combat.blocks}
    for group in told_groups(scene):
        left = [it for it in group if it.id not in busy and it.controller == defender]
        if left and len(left) < len(group):
            return left[:1] if len({described(it) for it in left}) == 1 else []
    return []


def _nobodys(
    scene: Scene, part: Thing, defender: str, attacking: set[str]
) -> list[DraftThing]:
    """ "Odd Keeper (4/4): “…”. It blocks my 3/3": whose it is nobody said before."""
    if scene.game is not Game.MTG or part.noun != "it" or len(scene.focus) != 1:
        return []
    it = scene.focus[0]
    guessed = it.said & {"assumed controller", "default controller"}
    if not guessed or "chosen controller" in it.said or it.id in attacking:
        return []
    if "creature" not in it.kinds:
        return []
    it.controller = it.owner = defender
    it.said.add("chosen controller")
    return [it]


def _another(scene: Scene, part: Thing, owner: str) -> list[DraftThing]:
    return make(scene, part, owner)
