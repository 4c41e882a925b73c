"""Everything but damage that is replaced: dying, drawing, life, counters, tokens."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.conditions import Condition, IsTurnOf
from bot.engine.effects import (
    Act,
    DestroyWatch,
    Effect,
    EnterUnder,
    EnterWatch,
    ForcedClass,
    Instead,
    MoveTo,
    Static,
    Until,
    Watch,
    ZoneWatch,
)
from bot.engine.instructions import Instruction, Unplayed
from bot.engine.permanents import RemoveFromCombat
from bot.engine.values import ONLY_YOU, Side, Who
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Awaited, Doing, Lasting, conditioned, until
from bot.wording.magic.outcomes import done_instead, rider_of
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

# What is put in place of an event, once the event is known.
Swap = Callable[[Scene], tuple[Act, tuple[Instruction, ...]]]
# An event that would happen, bound to what watches for it.
Would = Callable[[Scene], Watch]


class Given:
    """An event that counts only under a condition."""

    def __init__(self, would: Would, when: Condition) -> None:
        self._would = would
        self.when = when

    def __call__(self, scene: Scene) -> Watch:
        return self._would(scene)


# --- The frame: if … would …, … instead ---


@G.says("lasting", "if <event:would> [<t:duration>] , <swap>")
@G.says("lasting", "if <event:would> [<t:duration>] <while_:as long as> , <swap>")
def _if_would(
    event: Would, swap: Swap, t: Until | None = None, while_: object = None
) -> Lasting:
    return _lasting(event, swap, t, None, while_)


@G.says("lasting", "if <event:would> or <other:would> , <swap>")
def _if_either(event: Would, other: Would, swap: Swap) -> Lasting:
    """Two events, one after the other: two effects that do the same."""
    one, two = (_lasting(each, swap, None, None, None) for each in (event, other))
    return lambda scene: [*one(scene.clone()), *two(scene)]


@G.says("lasting", "the next time <event:would> [<t:duration>] , <swap>")
def _next_time(event: Would, swap: Swap, t: Until | None = None) -> Lasting:
    return _lasting(event, swap, t, 1, None)


def _lasting(
    event: Would, swap: Swap, t: Until | None, uses: int | None, while_: object
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        watch = event(scene)
        scene.waited = watch
        asked = getattr(event, "when", None) is not None
        scene.about_this = isinstance(watch, ZoneWatch | EnterWatch) and watch.what.this
        lasts = _for_how_long(scene, t, watch, asked=asked)
        held = scene.measure
        scene.event_measure()
        when = while_(scene) if callable(while_) else None
        optional = getattr(swap, "optional", None)
        act, rider = swap(scene)
        if isinstance(watch, DestroyWatch) and _regenerates(act):
            # 701.19c: what "can't be regenerated" this does not keep alive.
            watch = replace(watch, regeneration=True)
        scene.measure = held
        if isinstance(act, MoveTo) and not isinstance(watch, ZoneWatch | EnterWatch):
            raise UnclearError("nothing moves that could go elsewhere")
        if isinstance(watch, ZoneWatch) and isinstance(act, Instead):
            if act.do and all(isinstance(one, Unplayed) for one in act.do):
                raise UnclearError("where it goes instead?")
        effect = Effect(
            watch, act, rider=rider, until=lasts, uses=uses, optional=optional
        )
        only = getattr(event, "when", None)
        if only is not None:
            effect = replace(effect, when=only)
        if when is not None:
            effect = replace(effect, when=when)
        if isinstance(act, EnterUnder):
            effect = replace(effect, forced=ForcedClass.CONTROL)
        return [effect]

    return Awaited(bind)


def _regenerates(act: Act) -> bool:
    return isinstance(act, Instead) and any(
        isinstance(one, RemoveFromCombat) for one in act.do
    )


def _for_how_long(
    scene: Scene, said: Until | None, watch: Watch, *, asked: bool = False
) -> Until:
    if (
        said is None
        and scene.resolving
        and scene.lasting is None
        and isinstance(watch, ZoneWatch)
        and (
            watch.what.chosen is not None
            or watch.what.this
            or asked
            or watch.what.flags
        )
    ):
        # About one thing, until it leaves: "if that spell would be put into …".
        return Until.END_OF_GAME
    return until(scene, said)


@G.says("lasting", "the first time <event:would> each turn , <swap>")
def _first_time(event: Would, swap: Swap) -> Lasting:
    plain = _lasting(event, swap, None, 1, None)

    def bind(scene: Scene) -> list[Static]:
        return [
            replace(one, each_turn=True, first=one.optional is not None)
            for one in plain(scene)
            if isinstance(one, Effect)
        ]

    return bind


@G.says("lasting", "the first time <event:would> during each of your turns , <swap>")
def _first_time_in_yours(event: Would, swap: Swap) -> Lasting:
    every = _first_time(event, swap)
    return lambda scene: conditioned(every(scene), IsTurnOf(Side.YOU))


@G.says("swap", "<act:other act>")
def _act(act: Callable[[Scene], Act]) -> Swap:
    return lambda scene: (act(scene), ())


@G.says("swap", "<act:other act> and <rider:clauses>")
def _act_and(act: Callable[[Scene], Act], rider: Doing) -> Swap:
    return lambda scene: (act(scene), rider_of(scene, rider))


@G.says("swap", "instead <does:clauses>")
def _instead_does(does: Doing) -> Swap:
    return lambda scene: (Instead(rider_of(scene, does)), ())


@G.says("swap", "<does:clauses> instead")
def _does_instead(does: Doing) -> Swap:
    return lambda scene: (Instead(done_instead(scene, does)), ())


@G.says("swap", "you may instead <does:clauses>", "you may <does:clauses> instead")
def _may_instead(does: Doing) -> Swap:
    return Optionally(lambda scene: (Instead(rider_of(scene, does)), ()))


@G.says("swap", "you may <swap>")
def _may(swap: Swap) -> Swap:
    return Optionally(swap)


class Optionally:
    """A swap that its effect's controller may decline."""

    optional = Who.YOU

    def __init__(self, swap: Swap) -> None:
        self._swap = swap

    def __call__(self, scene: Scene) -> tuple[Act, tuple[Instruction, ...]]:
        return self._swap(scene)


def constant(act: Act) -> Callable[[Scene], Act]:
    return lambda scene: act


def same_event(act: Act, kind: type, *, yours: bool) -> Callable[[Scene], Act]:
    """*act* where an event of this *kind* is waited for: yours, or another player's.

    "If you would gain life, you lose twice that much" is no more of the same.
    """

    def bind(scene: Scene) -> Act:
        check_same(scene, kind, yours=yours)
        return act

    return bind


def check_same(scene: Scene, kind: type, *, yours: bool) -> None:
    """Raises UnclearError if what is put in its place is another event."""
    watch = scene.waited
    who = getattr(watch, "who", None)
    if not isinstance(watch, kind) or (who == ONLY_YOU) != yours:
        raise UnclearError("another event than the one that would happen")
