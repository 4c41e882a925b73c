"""Creatures that are said to be attacking, where no attack is told."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.combat.joining import combat_of, default_goal, join
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.begun import check_struck
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import Clauses, before, made
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.asked_back import (
    SIZE_OF_BLOCKER,
    WHAT_ATTACKS,
    WHICH_BLOCKED,
    WHICH_ONE,
)
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Place, Several, Thing
from bot.worded import worded

# How a block is told.
BLOCKS = ("I block the 3/3 with my 2/2 Bear.",)
# Clauses that tell of an attack themselves.
_TOLD = ("attack", "block", "cleave", "redirect", "goes")


@made
def take_to_attack(scene: Scene, it: DraftThing) -> None:
    """ "Bob's attacking 3/3 has double strike": it attacks, before anything follows."""
    if not it.said & {"attacking", "attacker", "unblocked", "blocked"}:
        return
    clause = scene.clause
    # A block behind it tells of those alone that are blocked.
    told = clause is None or _tells(clause)
    told = told or any(_tells(one) and one.kind != "block" for one in scene.following)
    combats = [one.what for one in scene.draft.script if isinstance(one.what, Combat)]
    # "Bob has an attacking 2/2 and an attacking 4/4": one attack, while it goes on.
    now = open_combat(scene)
    other = bool(combats) and (now is None or now.attacker != it.controller)
    if scene.game is not Game.MTG or told or other or not it.controller:
        return
    combat = combat_of(scene, it.controller)
    join(scene, combat, [it], [default_goal(scene, it.controller)])


@handles("haveattacking")
def have_attacking(scene: Scene, clause: Clause) -> None:
    """He has a 4/4 and a 3/3 attacking me: all of them attack.

    Raises AMBIGUOUS where of some something else is said: "an untapped 4/4".
    """
    parts = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    free = [
        any(it.kind == "status" and it.value == "unblocked" for it in part.specs)
        for part in parts
    ]
    if parts and all(free) and not clause.get("ub"):
        # "He has an unblocked 3/3 attacking me."
        clear = tuple(
            replace(part, specs=tuple(it for it in part.specs if it.kind != "status"))
            for part in parts
        )
        what = Several(clear, parts[0].place)
        take_as(scene, clause, "attack", {**clause.slots, "what": what, "ub": 1})
        return
    for part in parts:
        if {it.kind for it in part.specs} & _ELSE:
            said = worded("Which of them attack? Say it in a sentence of its own.")
            raise scene.error(
                Problem.AMBIGUOUS, said, clause.place, ("Bob attacks me with a 3/3.",)
            )
    take_as(scene, clause, "attack")


_ELSE = frozenset({"status", "doing"})


@before(Game.MTG)
def attacks_first(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I block with my 5/5 when he attacks with a 4/4": he attacks before that."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        blocks = last is not None and last.kind in _BLOCKING
        if last is not None and blocks and clause.kind == "attack":
            if {*clause.lead} & {"when", "if"} and {*clause.lead} <= _WHEN:
                found[-1] = replace(clause, lead=last.lead)
                clause = replace(last, lead=("and",))
        found.append(clause)
    return tuple(found)


_BLOCKING = frozenset({"block", "unblocked", "blockeach"})
_WHEN = frozenset({"when", "if", ","})


def take_to_block(scene: Scene) -> None:
    """ "The attacker is a 3/3, the blocker a 2/2": it blocks, if nothing else does.

    So does "his blocking 2/2". Raises AMBIGUOUS where it is not clear what blocks what.
    """
    check_struck(scene)
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    if scene.game is not Game.MTG:
        if not fights:
            _check_attacking(scene)
        return
    if not fights:
        for it in scene.draft.things:
            if "blocker" in it.said:
                problem = WHICH_BLOCKED
                raise scene.error(Problem.AMBIGUOUS, problem, Place(*it.place), BLOCKS)
        return
    meeting = {name for fight in fights for name, _ in fight.blocks}
    told = {"blocker", "blocking"}
    blockers = [
        it for it in scene.draft.things if it.said & told and it.id not in meeting
    ]
    (combat, *more) = fights
    free = not (combat.unblocked or more) and len(combat.attackers) == 1
    if "blocker" in {one for it in blockers for one in it.said} and combat.blocks:
        blockers = [it for it in blockers if "blocking" in it.said]
    for it in blockers if free else ():
        ((attacker, _),) = combat.attackers
        if "blocking" in it.said and it.controller == combat.attacker:
            continue
        it.controller = it.owner = scene.other(combat.attacker)
        it.flags.add("blocking")
        it.needs_size = True
        combat.blocks.append((it.id, attacker))
        combat.told.append(
            worded("{names} blocks {listed}.", names=it.id, listed=attacker)
        )
    _check_blocking(scene, fights)


def _check_attacking(scene: Scene) -> None:
    """Raises AMBIGUOUS where something hangs on what "the attacking unit" attacks."""
    things = scene.draft.things
    asked = any(
        "attacking" in face.text for it in things if it.card for face in it.card.faces
    )
    for it in things:
        assault = any(word.startswith("assault") for word in it.keywords)
        if it.said & {"attacking", "attacker"} and (asked or assault):
            raise scene.error(
                Problem.AMBIGUOUS,
                WHAT_ATTACKS,
                Place(*it.place),
            )


def _check_blocking(scene: Scene, fights: list[Combat]) -> None:
    """Raises AMBIGUOUS for "the blocker" or "my blocked 2/2" where no block is told.

    So for "the blocker" of which something told later made what is blocked.
    """
    pairs = [pair for fight in fights for pair in fight.blocks]
    met = {it for pair in pairs for it in pair}
    blocked = {it for _, it in pairs} - {it for it, _ in pairs}
    for it in scene.draft.things:
        if "called blocker" in it.said and it.id in blocked:
            problem = WHICH_ONE
            raise scene.error(Problem.AMBIGUOUS, problem, Place(*it.place))
        if it.id in met or it.zone is not Zone.BATTLEFIELD:
            continue
        if "called blocker" in it.said and not pairs:
            problem = WHICH_BLOCKED
        elif "blocked" in it.said:
            problem = SIZE_OF_BLOCKER
        else:
            continue
        raise scene.error(Problem.AMBIGUOUS, problem, Place(*it.place), BLOCKS)


def _tells(clause: Clause) -> bool:
    if clause.kind in {"ask_can_target", "ask_can_cast"}:
        return False  # "Can I use Maze of Ith on his attacking 3/3?"
    return clause.kind.startswith(_TOLD) or clause.kind.startswith("ask_can")
