"""Attackers told together whose goals are told apart: "one at Bob, two at Carol"."""

from dataclasses import replace

from bot.errors import Problem
from bot.scenario.combat.fighting import attack
from bot.scenario.combat.goals import goals_of
from bot.scenario.scene.describing import attacked
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause, Quantity
from bot.worded import worded


@handles("attackshares")
def attack_shares(scene: Scene, clause: Clause) -> None:
    """My two 2/2s attack, one attacking Bob and the other Carol.

    Raises QuestionError (AMBIGUOUS) unless the numbers add up to all that attack.
    """
    goals = [clause.get(name) for name in ("at", "at2", "at3")]
    told = [goal for goal in goals if goal is not None]
    whole = {name: clause.get(name) for name in ("who", "what")}
    attack(scene, replace(clause, slots={**whole, "at": told[0]}))
    combat = open_combat(scene)
    names = [name for name, _ in combat.attackers] if combat is not None else []
    counts = [_count(scene, clause, name) for name in ("n", "n2", "n3")[: len(told)]]
    if counts[-1] is None:
        counts[-1] = len(names) - sum(it or 0 for it in counts[:-1])
    shares = [it for it in counts if it is not None and it > 0]
    if combat is None or len(shares) < len(told) or sum(shares) != len(names):
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which of them attacks whom?"), clause.place
        )
    combat.attackers, combat.told = [], []
    for goal, share in zip(told, shares, strict=True):
        at = goals_of(scene, goal, combat.attacker)[:1]
        combat.attackers += [(name, at[0]) for name in names[:share]]
        combat.told.append(attacked(scene, names[:share], at))
        names = names[share:]


def _count(scene: Scene, clause: Clause, name: str) -> int | None:
    """How many of them, or None for all that are left."""
    told = clause.get(name)
    return number(scene, told) if isinstance(told, Quantity) else None
