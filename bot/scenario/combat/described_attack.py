"""Creatures that are said to be attacking, where no attack is told."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.combat.fighting import combat_of, default_goal, join
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import made
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause, Place
from bot.worded import worded

# Clauses that tell of an attack themselves.
_TOLD = ("attack", "block", "unblocked", "cleave", "redirect", "goes")


@made
def take_to_attack(scene: Scene, it: DraftThing) -> None:
    """ "Bob's attacking 3/3 has double strike": it attacks, before anything follows."""
    if not it.said & {"attacking", "attacker", "unblocked"}:
        return
    clause = scene.clause
    told = clause is None or any(map(_tells, (clause, *scene.following)))
    combats = [one.what for one in scene.draft.script if isinstance(one.what, Combat)]
    # "Bob has an attacking 2/2 and an attacking 4/4": one attack, while it goes on.
    now = open_combat(scene)
    other = bool(combats) and (now is None or now.attacker != it.controller)
    if scene.game is not Game.MTG or told or other or not it.controller:
        return
    combat = combat_of(scene, it.controller)
    join(scene, combat, [it], [default_goal(scene, it.controller)])


def take_to_block(scene: Scene) -> None:
    """ "The attacker is a 3/3, the blocker a 2/2": it blocks, if nothing else does."""
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    blockers = [it for it in scene.draft.things if "blocker" in it.said]
    if scene.game is not Game.MTG:
        return
    _check_blocking(scene, fights)
    if len(fights) != 1 or not blockers:
        return
    (combat,) = fights
    if combat.blocks or combat.unblocked or len(combat.attackers) != 1:
        return
    ((attacker, _),) = combat.attackers
    for it in blockers:
        it.controller = it.owner = scene.other(combat.attacker)
        it.flags.add("blocking")
        it.needs_size = True
        combat.blocks.append((it.id, attacker))
        combat.told.append(
            worded("{names} blocks {listed}.", names=it.id, listed=attacker)
        )


def _check_blocking(scene: Scene, fights: list[Combat]) -> None:
    """Raises AMBIGUOUS for "the blocker" where no block is told of."""
    blocking = {name for fight in fights for name, _ in fight.blocks}
    called = [it for it in scene.draft.things if "called blocker" in it.said]
    if not fights or blocking or any("blocker" in it.said for it in called):
        return
    for it in called:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which attacker is blocked?"),
            Place(*it.place),
            (f"{it.id} blocks …",),
        )


def _tells(clause: Clause) -> bool:
    return clause.kind.startswith(_TOLD) or clause.kind.startswith("ask_can")
