"""Triggers on damage: dealt, dealt in excess, prevented."""

from dataclasses import replace

from bot.engine.conditions import Compare
from bot.engine.effects import DamageWatch, PreventedWatch
from bot.engine.values import ANY_OBJECT, Filter, Side, ThatMuch, Who
from bot.engine.watches import REMOVED_THIS_WAY
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import COMBAT, about
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.triggers import (
    SEVERAL_THINGS,
    Wait,
    Waits,
    one,
    some_at_once,
    thing_of,
)
from bot.wording.phrases import UnclearError


@G.says("event", "<by:several> (deals|deal) <c:dmg>")
@G.says("event", "<by:several> (deals|deal) <c:dmg> to <to:several>")
def deals_event(by: Noun, c: str, to: Noun | None = None) -> Wait:
    """Damage of one or more sources, to somebody or to anything."""
    if to is not None and some_at_once(to):
        return _several_dealt

    def make(scene: Scene) -> Waits:
        together = some_at_once(by)
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
        # Whoever it is dealt to, what is dealt together is one event (603.2c).
        watch = DamageWatch(source, recipient, COMBAT[c], at_once=to is None)
        pointed = to is None or to.form is Form.YOU
        return Waits(watch, each_source=not together, topic=topic if pointed else None)

    return one(make)


@G.says("event", "<by:several> (deals|deal) exactly <n:number> <c:dmg> to <to:several>")
def _deals_exactly(by: Noun, n: int, c: str, to: Noun) -> Wait:
    def make(scene: Scene) -> Waits:
        made = deals_event(by, c, to)(scene)[0]
        assert isinstance(made.watch, DamageWatch)
        return replace(made, watch=replace(made.watch, at_least=n, at_most=n))

    return one(make)


@G.says(
    "event", "<by:several> (deals|deal) <c:dmg> to <to:several> equal to <n:quantity>"
)
def _deals_equal(by: Noun, c: str, to: Noun, n: Count) -> Wait:
    def make(scene: Scene) -> Waits:
        made = deals_event(by, c, to)(scene)[0]
        return replace(made, when=Compare(ThatMuch(), "==", n(scene)))

    return one(make)


def _several_dealt(scene: Scene) -> list[Waits]:
    raise UnclearError("several at once would count as one")


@G.says("event", "<to:several> (is|are|'re|'s) dealt <c:dmg>")
@G.says("event", "<to:several> (is|are|'re|'s) dealt <c:dmg> by <by:several>")
@G.says("event", "<c:dmg> is dealt to <to:several>")
def _dealt(to: Noun, c: str, by: Noun | None = None) -> Wait:
    def make(scene: Scene) -> Waits:
        at_once = some_at_once(to) and by is None
        if at_once:
            recipient, topic = scene.watch(to), None
            scene.mention(Who.EVENT_RECIPIENT, SEVERAL_THINGS)
        else:
            recipient, topic = thing_of(scene, to, Who.EVENT_RECIPIENT)
        source = scene.watch(by) if by is not None else ANY_OBJECT
        if by is not None and not some_at_once(by):
            # "That creature" is what dealt the damage, "it" who was dealt it.
            about(scene, Who.EVENT_SOURCE, by, source, extra=frozenset({"source"}))
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
def _sourcedeals_event(by: Noun, c: str, to: Noun) -> Wait | None:
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
