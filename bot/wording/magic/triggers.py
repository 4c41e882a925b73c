"""What triggered abilities wait for."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from bot.engine.conditions import Compare, Condition, Matches, Not
from bot.engine.effects import (
    CounterWatch,
    DiscardWatch,
    DrawWatch,
    EnterWatch,
    LeaveWatch,
    LifeGainWatch,
    LifeLossWatch,
    MillWatch,
    Watch,
    ZoneWatch,
)
from bot.engine.values import ONLY_YOU, Filter, OwnerOf, Side, ThatMuch, Who, Zone
from bot.wording.magic.grammar import G
from bot.wording.magic.making import about, dealt_damage_by
from bot.wording.magic.mentions import SEVERAL
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import PLAYER_TAGS
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
    if some_at_once(who) and not scene.once_each_turn:
        raise UnclearError("several at once would count as one")
    filter_ = scene.watch(who)
    extra = {"object", "card", "source" if ref is Who.EVENT_SOURCE else "object"}
    about(scene, ref, who, filter_, extra=frozenset(extra))
    if who.form is Form.THIS:
        return filter_, Who.THIS
    if who.form is Form.ATTACHED:
        return filter_, Who.ATTACHED
    return filter_, ref


def some_at_once(who: Noun) -> bool:
    """True for "one or more creatures": they are met together."""
    return (who.form is Form.SOME and who.kind is not None and who.kind.plural) or any(
        some_at_once(part) for part in who.parts
    )


def watched(who: Noun, watch: Callable[[Filter], Watch]) -> Wait:
    """What *watch* makes of the things that *who* names."""

    def make(scene: Scene) -> Waits:
        what, topic = thing_of(scene, who)
        return Waits(watch(what), topic=topic)

    return one(make)


def moving(who: Noun, watch: Callable[[Filter], Watch]) -> Wait:
    """As :func:`watched`; "one or more" of them count once for each moment (603.2c)."""
    return one(lambda scene: _moved(scene, who, watch))


def _moved(scene: Scene, who: Noun, watch: Callable[[Filter], Watch]) -> Waits:
    if some_at_once(who):
        scene.mention(Who.EVENT_OBJECT, SEVERAL_THINGS)
        return Waits(watch(scene.watch(who)), each_source=False)
    what, topic = thing_of(scene, who)
    return Waits(watch(what), topic=topic)


# --- Entering, dying, leaving ---


@G.says("event", "<who:several> (enters|enter) [the battlefield]")
@G.says("event", "<who:several> (enters|enter) [the battlefield] under <whose:control>")
def _enters(who: Noun, whose: Side | None = None) -> Wait | None:
    if whose is not None:
        narrowed = controlled(who, whose)
        if narrowed is None:
            return None
        who = narrowed

    return moving(who, lambda what: EnterWatch(what))


@G.says("event", "<who:several> (enters|enter) [the battlefield] <how:tapped>")
@G.says(
    "event",
    "<who:several> (enters|enter) [the battlefield] <how:tapped> and under"
    " <whose:control>",
)
def _enters_tapped(who: Noun, how: bool, whose: Side | None = None) -> Wait | None:
    if whose is not None:
        narrowed = controlled(who, whose)
        if narrowed is None:
            return None
        who = narrowed
    return moving(who, lambda what: EnterWatch(replace(what, tapped=how)))


@G.says(
    "event", "<who:several> (enters|enter) [the battlefield] from <whose:graveyard>"
)
def _enters_from_graveyard(who: Noun, whose: Side) -> Wait | None:
    if whose is not Side.YOU:
        return None

    def watch(what: Filter) -> EnterWatch:
        if who.form is Form.THIS:
            # Its own graveyard is the only one it can come from.
            return EnterWatch(what, Zone.GRAVEYARD)
        yours = replace(what, owner=Side.YOU)
        if what.any_of:
            some = tuple(replace(one, owner=Side.YOU) for one in what.any_of)
            yours = replace(what, any_of=some)
        return EnterWatch(yours, Zone.GRAVEYARD)

    return moving(who, watch)


G.table("tapped", {"tapped": True, "untapped": False})


def controlled(who: Noun, whose: Side) -> Noun | None:
    """*who*, "under your control": what is not the card itself."""
    if who.form is Form.THIS:
        return who
    if who.form in (Form.ANY_OF, Form.ALL_OF):
        parts = [controlled(part, whose) for part in who.parts]
        if any(part is None for part in parts):
            return None
        return replace(who, parts=tuple(part for part in parts if part is not None))
    if who.kind is None or who.filter.controller is not None:
        return None
    return replace(who, kind=who.kind.having(controller=whose))


@G.says("event", "<who:several> (dies|die)")
@G.says("event", "<who:several> (is|are) put into a graveyard from the battlefield")
def dies_event(who: Noun) -> Wait:
    """A creature dies: it goes from the battlefield to a graveyard (700.4)."""

    def make(scene: Scene) -> Waits:
        bare, damaged = dealt_damage_by(scene, who)
        died = (Zone.BATTLEFIELD, Zone.GRAVEYARD, damaged)
        return _moved(scene, bare, lambda what: ZoneWatch(what, *died))

    return one(make)


@G.says("event", "<who:several> (is|are) put into <whose:graveyard> [from anywhere]")
@G.says(
    "event", "<who:several> (is|are) put into <whose:graveyard> from <origin:origin>"
)
@G.says(
    "event",
    "<who:several> (is|are) put into <whose:graveyard> from anywhere other than"
    " <but_from:origin>",
)
def _buried(
    who: Noun, whose: Side, origin: Zone | None = None, but_from: Zone | None = None
) -> Wait:
    from bot.wording.magic.moves_replaced import in_graveyard_of

    def make(scene: Scene) -> Waits:
        there = in_graveyard_of(who, whose)
        to = partial(ZoneWatch, origin=origin, to=Zone.GRAVEYARD, but_from=but_from)
        made = _moved(scene, there, lambda what: to(what))
        if whose is not Side.YOU and made.topic is not None:
            # "An opponent's graveyard": whose it is can be spoken of (404.1).
            scene.mention(OwnerOf(Who.EVENT_OBJECT), PLAYER_TAGS)
            scene.topic(made.topic)
        return made

    return one(make)


@G.says("event", "<who:several> (leaves|leave) <whose:graveyard>")
def _unburied(who: Noun, whose: Side) -> Wait:
    from bot.wording.magic.moves_replaced import in_graveyard_of

    there = in_graveyard_of(who, whose)
    return moving(there, lambda what: ZoneWatch(what, Zone.GRAVEYARD))


@G.says("event", "<who:several> (is|are) exiled from the battlefield")
@G.says("event", "<who:several> (is|are) put into exile [from the battlefield]")
def exiled_event(who: Noun) -> Wait:
    """A permanent is exiled."""
    return moving(who, lambda what: ZoneWatch(what, Zone.BATTLEFIELD, Zone.EXILE))


@G.says("event", "<who:several> (leaves|leave) the battlefield")
def leaves_event(who: Noun) -> Wait:
    """A permanent leaves the battlefield (603.6c)."""
    return moving(who, lambda what: LeaveWatch(what))


G.table(
    "origin",
    {
        "(their|your|a) library": Zone.LIBRARY,
        "(their|your) hand": Zone.HAND,
        "the battlefield": Zone.BATTLEFIELD,
    },
)


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


@G.says("event", "<by:noun> (cause|causes) <who:noun> to gain life")
def _is_made_to_gain(by: Noun, who: Noun) -> Wait:
    def waits(scene: Scene) -> Waits:
        source = scene.watch(by)
        return Waits(LifeGainWatch(_player(scene, who), by=source))

    return one(waits)


@G.says("event", "<who:noun> (gain|gains) life for the first time each turn")
@G.says("event", "<who:noun> (lose|loses) life for the first time each turn")
def _first_time(who: Noun) -> Wait | None:
    return None


@G.says("event", "<who:noun> (lose|loses) life")
def _loses(who: Noun) -> Wait | None:
    if some_at_once(who):
        return None
    return one(lambda scene: Waits(LifeLossWatch(_player(scene, who))))


@G.says("event", "one or more <who:noun> (lose) life")
@G.says("event", "one or more <who:noun> each (lose) exactly <n:number> life")
def _some_lose(who: Noun, n: int | None = None) -> Wait:
    def make(scene: Scene) -> Waits:
        watch = LifeLossWatch(_player(scene, who))
        # Of several who lose life together nobody's loss is "that much".
        scene.measure = None
        when = None if n is None else Compare(ThatMuch(), "==", n)
        return Waits(watch, each_source=False, when=when)

    return one(make)


@G.says("event", "<who:noun> (draw|draws) a card")
def _draws(who: Noun) -> Wait:
    return one(lambda scene: Waits(DrawWatch(_player(scene, who))))


@G.says("event", "<who:noun> (mill|mills) a card")
def _mills(who: Noun) -> Wait:
    return one(lambda scene: Waits(MillWatch(_player(scene, who), each=True)))


@G.says("event", "<who:noun> (mill|mills) one or more cards")
def _mills_some(who: Noun) -> Wait:
    return one(lambda scene: Waits(MillWatch(_player(scene, who))))


@G.says(
    "event",
    "<who:noun> (draw|draws) a card except the first one (they|you|he or she)"
    " (draw|draws) in each of (their|your|his or her) draw steps",
)
def _draws_more(who: Noun) -> Wait:
    return one(lambda scene: Waits(DrawWatch(_player(scene, who), but_first=True)))


@G.says("event", "<who:noun> (create|creates) a token")
@G.says("event", "<who:noun> (create|creates) (a|an) <one:kind>")
def _creates(who: Noun, one: Kind | None = None) -> Wait | None:
    """Once for every token (603.2c), as it is there."""
    made = Filter(token=True) if one is None else one.filter
    if made != Filter(kinds=made.kinds, token=True) or who.form is not Form.YOU:
        return None
    token = Kind(replace(made, token=True, controller=Side.YOU))
    return watched(Noun(Form.EACH, token), lambda what: EnterWatch(what))


@G.says("event", "<who:noun> (discard|discards) a card")
def _discards(who: Noun) -> Wait:
    return one(lambda scene: Waits(DiscardWatch(_player(scene, who))))


G.table("you", {"you": ONLY_YOU})


@G.says("event", "(a|an) <kind:counter> counter is put on <on:noun>")
def _counter(on: Noun, kind: str) -> Wait:
    return _of_counters(on, lambda what: CounterWatch(what, kind, each=True))


@G.says("event", "<kind:counter> counter number <n:number> is put on <on:noun>")
def _nth_counter(kind: str, n: int, on: Noun) -> Wait:
    return _of_counters(on, lambda what: CounterWatch(what, kind, nth=n))


@G.says("event", "(a|an) <kind:counter> counter is removed from <on:noun>")
def _counter_gone(on: Noun, kind: str) -> Wait:
    return _of_counters(
        on, lambda what: CounterWatch(what, kind, removed=True, each=True)
    )


@G.says("event", "the last <kind:counter> counter is removed from <on:noun>")
def _last_counter_gone(on: Noun, kind: str) -> Wait | None:
    if on.form is not Form.THIS:
        return None
    removed = _of_counters(on, lambda what: CounterWatch(what, kind, removed=True))
    none_left = Not(Matches(Who.THIS, Filter(counter=kind)))
    return lambda scene: [replace(it, when=none_left) for it in removed(scene)]


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
