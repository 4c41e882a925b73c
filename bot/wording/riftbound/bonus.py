"""Bonus Damage, of other sources and of a spell itself (715)."""

from bot.engine.effects import (
    Bonus,
    DamageWatch,
    Effect,
    Static,
    Until,
)
from bot.engine.instructions import (
    Install,
)
from bot.engine.values import (
    ANYTHING,
    THIS,
    Filter,
    Side,
    Variable,
)
from bot.wording.numbers import times
from bot.wording.phrases import UnclearError
from bot.wording.riftbound.grammar import G
from bot.wording.units.amounts import Count, fixed
from bot.wording.units.bodies import Body, Sentence
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.outcomes import Lasting
from bot.wording.units.scene import Scene

# --- Bonus Damage ---------------------------------------------------------------


@G.says("lasting", "<by:watched> [each] (deals|deal) <n:amount> bonus damage")
def _bonus(by: Noun, n: Count) -> Lasting | None:
    if by.form not in (Form.EACH, Form.SOME):
        return None

    def bind(scene: Scene) -> list[Static]:
        watch = DamageWatch(source=scene.watch(by))
        return [Effect(watch, Bonus(n(scene)), until=scene.until(None))]

    return bind


@G.says(
    "lasting",
    "<by:watched> affecting <to:watched> [each] (deals|deal) <n:amount> bonus damage",
    "<by:watched> [each] (deals|deal) <n:amount> bonus damage to <to:watched>",
)
def _bonus_there(by: Noun, to: Noun, n: Count) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        watch = DamageWatch(scene.watch(by), scene.watch(to))
        return [Effect(watch, Bonus(n(scene)), until=scene.until(None))]

    return bind


@G.says(
    "linked sentence",
    "this deals <n:amount> [additional] bonus damage [<each:for each>]",
)
def _own_bonus(n: Count, each: Count | None = None) -> Sentence:
    """It is in force before the spell deals anything."""

    def read(body: Body) -> None:
        scene = body.scene
        if not scene.resolving or body.inside:
            raise UnclearError("when is it in force?")
        amount = n(scene) if each is None else times(n(scene), each(scene))
        watch = DamageWatch(THIS, ANYTHING)
        effect = Effect(watch, Bonus(amount), until=Until.END_OF_TURN)
        body.done.insert(0, Install(effect))

    return read


@G.says(
    "lasting", "[the] next spell you play [this turn] deals <n:amount> bonus damage"
)
def _next_bonus(n: Count) -> Lasting:
    """One spell's, whatever it deals; the scenario sees to it that it is one."""

    def bind(scene: Scene) -> list[Static]:
        if not scene.resolving:
            raise UnclearError("when is it in force?")
        mine = Filter(kinds=frozenset({"spell"}), controller=Side.YOU)
        bonus = Bonus(n(scene))
        return [Effect(DamageWatch(mine), bonus, uses=1, until=Until.END_OF_TURN)]

    return bind


@G.says("for each", "for each time (i'm|this is|it's) empowered")
def _times_empowered() -> Count:
    return fixed(Variable("times empowered"))
