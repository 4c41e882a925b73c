"""Damage that is changed by what the scenario tells of: doubled, halved, moved."""

from bot.engine.acts import (
    Act,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    Redirect,
    SetTo,
)
from bot.engine.effects import DamageWatch, Effect, Until
from bot.engine.values import Filter, Half, Named, Sum, ThatMuch
from bot.errors import Problem
from bot.scenario.casting.rules_in_force import (
    add_static,
    check_whose_goal,
    damage_meant,
    words_in_force,
)
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHOM_DEALT
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("lawon")
def changed_damage(scene: Scene, clause: Clause) -> None:
    """Damage to my 3/5 is doubled; damage to me by Bob is redirected to my Wall.

    "The next time" it is prevented or changed once.
    """
    combat, source, recipient = damage_meant(scene, clause)
    words = words_in_force(scene, clause)
    once = bool(clause.get("once"))
    moved = clause.get("pool") is not None
    effect = Effect(
        DamageWatch(source, recipient, combat),
        _act(scene, clause, recipient, once=once),
        id=scene.draft.effect_id(),
        label=f"“{words}”",
        controller=default_owner(scene),
        each_source=not once,
        uses=1 if once and not moved else None,
        until=Until.END_OF_TURN
        if once or moved or clause.get("turn")
        else Until.STATIC,
    )
    add_static(scene, effect, worded("In force: {words}.", words=words))


def _act(scene: Scene, clause: Clause, recipient: Filter, *, once: bool) -> Act:
    """What is done to the damage."""
    prevented = PreventInstance if once else PreventEach
    if clause.get("times"):
        return Multiply(3 if clause.get("times") == "tripled" else 2)
    if clause.get("half"):
        return SetTo(Half(ThatMuch(), up=clause.get("half") == "up"))
    if clause.get("off"):
        return prevented(Half(ThatMuch(), up=clause.get("off") == "up"))
    if clause.get("minus") is not None:
        return Minus(number(scene, clause.get("minus")))
    if clause.get("plus") is not None:
        return Plus(number(scene, clause.get("plus")))
    if clause.get("part") is not None:
        return prevented(number(scene, clause.get("part")))
    if clause.get("but") is not None:
        return prevented(Sum((ThatMuch(), -number(scene, clause.get("but")))))
    if clause.get("goal") is None:
        return PreventInstance() if once else PreventAll()
    goals = targeted(scene, clause.get("goal"))
    if len(goals) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHOM_DEALT, clause.place)
    check_whose_goal(scene, clause, goals[0], recipient)
    pool = clause.get("pool")
    amount = None if pool is None else number(scene, pool)
    return Redirect(Named(goals[0]), amount, points=pool is not None)
