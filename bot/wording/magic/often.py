"""How often abilities trigger: never, once each turn, an additional time (603.2)."""

from collections.abc import Callable

from bot.engine.effects import (
    AttackWatch,
    DamageWatch,
    EnterWatch,
    LeaveWatch,
    Static,
    Tally,
    Watch,
    ZoneWatch,
)
from bot.engine.values import ANYTHING, Filter, Zone
from bot.wording.magic.bodies import Body, Sentence
from bot.wording.magic.grammar import G
from bot.wording.magic.making import COMBAT, Lasting
from bot.wording.magic.nouns import Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

Causes = tuple[Callable[[Filter], Watch], ...]


def _dying(what: Filter) -> Watch:
    return ZoneWatch(what, Zone.BATTLEFIELD, Zone.GRAVEYARD)


G.table(
    "cause",
    {
        "entering [the battlefield]": (EnterWatch,),
        "dying": (_dying,),
        "entering [the battlefield] or dying": (EnterWatch, _dying),
        "leaving the battlefield": (LeaveWatch,),
        "entering or leaving the battlefield": (EnterWatch, LeaveWatch),
        "attacking": (AttackWatch,),
    },
)


def _tallies(
    scene: Scene, who: Noun, causes: Causes, hosts: Filter, more: int | None
) -> list[Static]:
    if scene.resolving:
        raise UnclearError("it does not say for how long")
    what = scene.watch(who)
    return [Tally(cause(what), hosts, more) for cause in causes]


@G.says("lasting", "<who:several> <causes:cause> don't cause abilities to trigger")
@G.says(
    "lasting",
    "<who:several> <causes:cause> don't cause abilities of <whose:several> to trigger",
)
def _never(who: Noun, causes: Causes, whose: Noun | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        hosts = scene.watch(whose) if whose is not None else ANYTHING
        return _tallies(scene, who, causes, hosts, None)

    return bind


@G.says(
    "lasting",
    "if <who:noun> <causes:cause> causes a triggered ability of <whose:noun> to trigger"
    " , that ability triggers an additional time",
)
def _again(who: Noun, causes: Causes, whose: Noun) -> Lasting:
    return lambda scene: _tallies(scene, who, causes, scene.watch(whose), 1)


@G.says(
    "lasting",
    "if <who:noun> dealing <c:dmg> to <to:noun> causes a triggered ability of"
    " <whose:noun> to trigger , that ability triggers an additional time",
)
def _again_by_damage(who: Noun, c: str, to: Noun, whose: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        watch = DamageWatch(scene.watch(who), scene.watch(to), COMBAT[c])
        return [Tally(watch, scene.watch(whose))]

    return bind


@G.says(
    "lasting",
    "if (a triggered|an) ability of <whose:noun> triggers , (that ability|it) triggers"
    " an additional time",
)
def _again_of(whose: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        return [Tally(None, scene.watch(whose))]

    return bind


@G.says("sentence", "(~|this ability) triggers only once each turn")
def _once_each_turn() -> Sentence:
    return _each_turn


@G.says("sentence", "do this only once each turn")
def _done_each_turn() -> Sentence:
    def read(body: Body) -> None:
        _each_turn(body)
        body.if_done = True

    return read


def _each_turn(body: Body) -> None:
    if not body.has_event:
        raise UnclearError("what happens only once each turn?")
    body.each_turn = True
