"""What triggered abilities wait for."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.engine.effects import (
    CountersReachWatch,
    CounterWatch,
    DamageWatch,
    DrawWatch,
    EnterWatch,
    LeaveWatch,
    LifeGainWatch,
    LifeLossWatch,
    PreventedWatch,
    Watch,
    ZoneWatch,
)
from bot.engine.values import (
    ANY_OBJECT,
    ONLY_YOU,
    Compare,
    Condition,
    Filter,
    Side,
    ThatMuch,
    Who,
    Zone,
)
from bot.engine.watches import REMOVED_THIS_WAY
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import COMBAT, about, dealt_damage_by
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.spoken import SEVERAL
from bot.wording.phrases import UnclearError


@dataclass(frozen=True, slots=True)
class Waits:
    """What is waited for, and how a trigger on it counts simultaneous damage."""

    watch: Watch
    each_source: bool = True
    # What "it" means to begin with.
    topic: Who | None = None
    when: Condition | None = None


Wait = Callable[[Scene], list[Waits]]
# "One or more creatures": they are spoken of together or not at all.
SEVERAL_THINGS = frozenset({SEVERAL})


def one(make: Callable[[Scene], Waits]) -> Wait:
    """What is waited for as *make* finds it."""
    return lambda scene: [make(scene)]


def thing_of(
    scene: Scene, who: Noun, ref: Who = Who.EVENT_OBJECT
) -> tuple[Filter, Who]:
    """What *who* matches and what "it" means from then on; *ref* is what it is.

    Raises UnclearError for "one or more": what happens to several at once would
    count once, and nothing here tells what happens at once.
    """
    if _some_at_once(who) and not scene.once_each_turn:
        raise UnclearError("several at once would count as one")
    filter_ = scene.watch(who)
    extra = {"object", "card", "source" if ref is Who.EVENT_SOURCE else "object"}
    about(scene, ref, who, filter_, extra=frozenset(extra))
    if who.form is Form.THIS:
        return filter_, Who.THIS
    if who.form is Form.ATTACHED:
        return filter_, Who.ATTACHED
    return filter_, ref


def _some_at_once(who: Noun) -> bool:
    return (who.form is Form.SOME and who.kind is not None and who.kind.plural) or any(
        _some_at_once(part) for part in who.parts
    )


def watched(who: Noun, watch: Callable[[Filter], Watch]) -> Wait:
    """What *watch* makes of the things that *who* names."""

    def make(scene: Scene) -> Waits:
        what, topic = thing_of(scene, who)
        return Waits(watch(what), topic=topic)

    return one(make)


# --- Entering, dying, leaving ---


@G.says("event", "<who:several> (enters|enter) [the battlefield]")
@G.says("event", "<who:several> (enters|enter) [the battlefield] under <whose:control>")
def _enters(who: Noun, whose: Side | None = None) -> Wait | None:
    if whose is not None:
        narrowed = _controlled(who, whose)
        if narrowed is None:
            return None
        who = narrowed

    return watched(who, lambda what: EnterWatch(what))


@G.says("event", "<who:several> (enters|enter) [the battlefield] <how:tapped>")
@G.says(
    "event",
    "<who:several> (enters|enter) [the battlefield] <how:tapped> and under"
    " <whose:control>",
)
def _enters_tapped(who: Noun, how: bool, whose: Side | None = None) -> Wait | None:
    if whose is not None:
        narrowed = _controlled(who, whose)
        if narrowed is None:
            return None
        who = narrowed
    return watched(who, lambda what: EnterWatch(replace(what, tapped=how)))


G.table("tapped", {"tapped": True, "untapped": False})


def _controlled(who: Noun, whose: Side) -> Noun | None:
    """*who*, "under your control": what is not the card itself."""
    if who.form is Form.THIS:
        return who
    if who.form in (Form.ANY_OF, Form.ALL_OF):
        parts = [_controlled(part, whose) for part in who.parts]
        if any(part is None for part in parts):
            return None
        return replace(who, parts=tuple(part for part in parts if part is not None))
    if who.kind is None or who.filter.controller is not None:
        return None
    return replace(who, kind=who.kind.having(controller=whose))


@G.says("event", "<who:several> (dies|die)")
@G.says("event", "<who:several> (is|are) put into a graveyard from the battlefield")
def _dies(who: Noun) -> Wait:
    def make(scene: Scene) -> Waits:
        bare, damaged = dealt_damage_by(scene, who)
        what, topic = thing_of(scene, bare)
        watch = ZoneWatch(what, Zone.BATTLEFIELD, Zone.GRAVEYARD, damaged)
        return Waits(watch, topic=topic)

    return one(make)


@G.says("event", "<who:several> (is|are) put into <whose:graveyard> [from anywhere]")
@G.says(
    "event", "<who:several> (is|are) put into <whose:graveyard> from <origin:origin>"
)
def _buried(who: Noun, whose: Side, origin: Zone | None = None) -> Wait:
    from bot.wording.magic.moves_replaced import in_graveyard_of

    def make(scene: Scene) -> Waits:
        what, topic = thing_of(scene, in_graveyard_of(who, whose))
        return Waits(ZoneWatch(what, origin, Zone.GRAVEYARD), topic=topic)

    return one(make)


@G.says("event", "<who:several> (leaves|leave) the battlefield")
def _leaves(who: Noun) -> Wait:
    return watched(who, lambda what: LeaveWatch(what))


G.table(
    "origin",
    {
        "(their|your|a) library": Zone.LIBRARY,
        "(their|your) hand": Zone.HAND,
        "the battlefield": Zone.BATTLEFIELD,
    },
)


# --- Damage ---


@G.says("event", "<by:several> (deals|deal) <c:dmg>")
@G.says("event", "<by:several> (deals|deal) <c:dmg> to <to:several>")
def _deals(by: Noun, c: str, to: Noun | None = None) -> Wait:
    if to is not None and _some_at_once(to):
        return _several_dealt

    def make(scene: Scene) -> Waits:
        together = _some_at_once(by)
        if together:
            source, topic = scene.watch(by), None
            scene.mention(Who.EVENT_SOURCE, SEVERAL_THINGS)
        else:
            source, topic = thing_of(scene, by, Who.EVENT_SOURCE)
        recipient = scene.watch(to) if to is not None else Filter(players=Side.ANY)
        if to is not None:
            about(
                scene, Who.EVENT_RECIPIENT, to, recipient,
                extra=frozenset({"recipient"}),
            )  # fmt: skip
            if to.form is not Form.YOU and topic is not None:
                # "It" is what deals the damage, "that creature" who is dealt it.
                scene.mention(topic, frozenset({"object"}))
        scene.event_measure()
        watch = DamageWatch(source, recipient, COMBAT[c])
        pointed = to is None or to.form is Form.YOU
        return Waits(watch, each_source=not together, topic=topic if pointed else None)

    return one(make)


@G.says("event", "<by:several> (deals|deal) exactly <n:number> <c:dmg> to <to:several>")
def _deals_exactly(by: Noun, n: int, c: str, to: Noun) -> Wait:
    def make(scene: Scene) -> Waits:
        made = _deals(by, c, to)(scene)[0]
        assert isinstance(made.watch, DamageWatch)
        return replace(made, watch=replace(made.watch, at_least=n, at_most=n))

    return one(make)


@G.says(
    "event", "<by:several> (deals|deal) <c:dmg> to <to:several> equal to <n:quantity>"
)
def _deals_equal(by: Noun, c: str, to: Noun, n: Count) -> Wait:
    def make(scene: Scene) -> Waits:
        made = _deals(by, c, to)(scene)[0]
        return replace(made, when=Compare(ThatMuch(), "==", n(scene)))

    return one(make)


def _several_dealt(scene: Scene) -> list[Waits]:
    raise UnclearError("several at once would count as one")


@G.says("event", "<to:several> (is|are|'re|'s) dealt <c:dmg>")
@G.says("event", "<to:several> (is|are|'re|'s) dealt <c:dmg> by <by:several>")
@G.says("event", "<c:dmg> is dealt to <to:several>")
def _dealt(to: Noun, c: str, by: Noun | None = None) -> Wait:
    def make(scene: Scene) -> Waits:
        at_once = _some_at_once(to) and by is None
        if at_once:
            recipient, topic = scene.watch(to), None
            scene.mention(Who.EVENT_RECIPIENT, SEVERAL_THINGS)
        else:
            recipient, topic = thing_of(scene, to, Who.EVENT_RECIPIENT)
        source = scene.watch(by) if by is not None else ANY_OBJECT
        scene.event_measure()
        watch = DamageWatch(source, recipient, COMBAT[c], at_once=at_once)
        return Waits(watch, each_source=by is not None, topic=topic)

    return one(make)


@G.says("event", "<to:several> (is|are|'re|'s) dealt excess <c:dmg>")
@G.says("event", "excess <c:dmg> is dealt to <to:several>")
def _dealt_excess(to: Noun, c: str) -> Wait:
    def make(scene: Scene) -> Waits:
        made = _dealt(to, c)(scene)[0]
        assert isinstance(made.watch, DamageWatch)
        return replace(made, watch=replace(made.watch, excess=True))

    return one(make)


@G.says("event", "<by:noun> (deals|deal) <c:dmg> to <to:noun>")
def _source_deals(by: Noun, c: str, to: Noun) -> Wait | None:
    return None


@G.says(
    "event",
    "damage is prevented this way",
    "damage from a source is prevented this way",
)
def _prevented() -> Wait:
    def make(scene: Scene) -> Waits:
        scene.event_measure()
        return Waits(PreventedWatch(by_this=True), each_source=False)

    return one(make)


@G.says(
    "event",
    "(one or more|a) [<kind:counter>] (counter|counters) (is|are) removed from "
    "<what:noun> this way",
    "(one or more|a) [<kind:counter>] (counter|counters) (is|are) removed this way",
)
def _removed(what: Noun | None = None, kind: str = "") -> Wait:
    def make(scene: Scene) -> Waits:
        if what is not None:
            scene.ref(what)
        scene.event_measure()
        return Waits(REMOVED_THIS_WAY, each_source=False)

    return one(make)


@G.says("event", "damage that would be dealt to <to:several> is prevented")
def _prevented_to(to: Noun) -> Wait:
    def make(scene: Scene) -> Waits:
        recipient, topic = thing_of(scene, to, Who.EVENT_RECIPIENT)
        scene.event_measure()
        return Waits(
            PreventedWatch(recipient=recipient), each_source=False, topic=topic
        )

    return one(make)


# --- Life, cards, counters ---


def _player(scene: Scene, who: Noun) -> Filter:
    filter_ = scene.watch(who)
    if filter_.objects:
        raise UnclearError("only players do that")
    about(scene, Who.EVENT_PLAYER, who, filter_, extra=frozenset({"player"}))
    scene.event_measure()
    return filter_


@G.says("event", "<who:noun> (gain|gains) life")
def _gains(who: Noun) -> Wait:
    return one(lambda scene: Waits(LifeGainWatch(_player(scene, who))))


@G.says("event", "<who:noun> (gain|gains) life for the first time each turn")
@G.says("event", "<who:noun> (lose|loses) life for the first time each turn")
def _first_time(who: Noun) -> Wait | None:
    return None


@G.says("event", "one or more <who:noun> (lose) life")
@G.says("event", "<who:noun> (lose|loses) life")
def _loses(who: Noun) -> Wait:
    return one(lambda scene: Waits(LifeLossWatch(_player(scene, who))))


@G.says("event", "<who:noun> (draw|draws) a card")
def _draws(who: Noun) -> Wait:
    return one(lambda scene: Waits(DrawWatch(_player(scene, who))))


G.table("you", {"you": ONLY_YOU})


@G.says("event", "(a|an) <kind:counter> counter is put on <on:noun>")
def _counter(on: Noun, kind: str) -> Wait:
    return _of_counters(on, lambda what: CounterWatch(what, kind, each=True))


@G.says("event", "(a|an) <kind:counter> counter is removed from <on:noun>")
def _counter_gone(on: Noun, kind: str) -> Wait:
    return _of_counters(
        on, lambda what: CounterWatch(what, kind, removed=True, each=True)
    )


@G.says("event", "one or more <kind:counter> counters are removed from <on:noun>")
def _counters_gone(on: Noun, kind: str) -> Wait:
    return _of_counters(on, lambda what: CounterWatch(what, kind, removed=True))


def _of_counters(on: Noun, watch: Callable[[Filter], CounterWatch]) -> Wait:
    def make(scene: Scene) -> Waits:
        what, topic = thing_of(scene, on, Who.EVENT_RECIPIENT)
        scene.event_measure()
        return Waits(watch(what), topic=topic)

    return one(make)


@G.says("event", "one or more <kind:counter> counters are put on <on:several>")
@G.says("event", "one or more counters are put on <on:several>")
@G.says("event", "<by:you> put one or more <kind:counter> counters on <on:several>")
@G.says("event", "<by:you> put one or more counters on <on:several>")
def _counters(on: Noun, kind: str = "", by: Filter | None = None) -> Wait:
    def make(scene: Scene) -> Waits:
        what, topic = thing_of(scene, on, Who.EVENT_RECIPIENT)
        scene.event_measure()
        return Waits(CounterWatch(what, kind, by), topic=topic)

    return one(make)


@G.says("event", "there are <n:number> or more <kind:counter> counters on <on:noun>")
@G.says(
    "event", "<on:noun> has <n:number> or more <kind:counter> counters on (it|him|her)"
)
def _reach(n: int, kind: str, on: Noun) -> Wait:
    def make(scene: Scene) -> Waits:
        what, topic = thing_of(scene, on)
        return Waits(CountersReachWatch(what, kind, n), topic=topic)

    return one(make)
