"""Creatures that are said to be attacked: they can only block (508.1b)."""

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.combat.attackers import check_fighter
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Thing
from bot.worded import worded


def is_whoever_defends(scene: Scene, thing: Thing) -> bool:
    """ "Bob controls a 4/4. I attack them with a 2/2": Bob, where one creature is told.

    A creature is attacked by nothing (506.2). Of planeswalkers "them" may be said.
    """
    if thing.noun != "them" or thing.det or thing.count or scene.game is not Game.MTG:
        return False
    spoken = [it for it in scene.focus if it.on_board and not is_passive(it)]
    if any(it.kinds & {"planeswalker", "battle"} for it in scene.focus):
        return False
    return len(spoken) < 2


def met_by(scene: Scene, goals: list[str]) -> list[DraftThing]:
    """Magic: creatures said to be attacked.

    Raises AMBIGUOUS where players are attacked as well: what they do is not told then.
    """
    if scene.game is not Game.MTG:
        return []
    some = [it for it in map(scene.draft.thing, goals) if it is not None]
    met = [it for it in some if not it.kinds & {"planeswalker", "battle"}]
    if met and len(some) < len(goals):
        raise _blocks_what(scene)
    return met


def take_to_block(
    scene: Scene, combat: Combat, attackers: list[DraftThing], met: list[DraftThing]
) -> None:
    """ "His 3/3 attacks my 2/2": the 2/2 is taken to block, unless blocks are told."""
    told = any(it.kind in {"block", "unblocked"} for it in scene.following[:4])
    if not met:
        return
    if told:
        attacked = scene.parse.memory.setdefault("attacked creatures", [])
        attacked += [(it.id, combat, {one.id for one in attackers}) for it in met]
        return
    if len(attackers) > 1:
        raise _blocks_what(scene)
    if scene.clause is not None and _BITES & {*scene.clause.text.lower().split()}:
        # No attack, but damage that one of them deals.
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Say how much damage it deals to it, or that the two fight."),
            scene.clause.place,
        )
    (attacker,) = attackers
    for it in met:
        check_fighter(scene, it)
        it.flags.add("blocking")
        it.needs_size = True
        combat.blocks.append((it.id, attacker.id))
        scene.draft.assume(
            worded(
                "Creatures attack players, not creatures: {it} is taken to block "
                "{attacker}.",
                it=it.id,
                attacker=attacker.id,
            )
        )


@after(Game.MTG)
def check_met(scene: Scene) -> None:
    """Refuse "his 3/3 hits my 4/4. The 4/4 then blocks a 2/2": how was it hit?"""
    told: list[tuple[str, Combat, set[str]]] = scene.parse.memory.get(
        "attacked creatures", []
    )
    for name, combat, attackers in told:
        blocked = {attacker for by, attacker in combat.blocks if by == name}
        if blocked and not blocked & attackers:
            raise _blocks_what(scene)


_BITES = frozenset("bite bites bit biting".split())


def _blocks_what(scene: Scene) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Creatures attack players. Say which attacker each creature blocks."),
        None,
        ("… attack me. I block the 3/3 with my 2/2.",),
    )
