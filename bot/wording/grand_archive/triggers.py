"""What Grand Archive's triggered abilities wait for."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.conditions import AllHold, Always, AnyHolds, InCombat, Matches
from bot.engine.effects import (
    AttackWatch,
    CounterWatch,
    DamageWatch,
    EnterWatch,
    LeaveWatch,
    OtherWatch,
    PreventedWatch,
    ZoneWatch,
)
from bot.engine.values import ANY_OBJECT, THIS, EachOf, Filter, Side, Who, Zone
from bot.wording.grand_archive.attacks import FIGHTER
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.harmless import touching
from bot.wording.phrases import Attempt
from bot.wording.units.amounts import When
from bot.wording.units.begun import Wait, Waits
from bot.wording.units.damage import Hit
from bot.wording.units.deaths import death_of
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.scene import Scene, tags_of
from bot.wording.units.triggers import (
    UNIT,
    add_triggers,
    happens_to,
    is_dealt,
    own,
    up_to_a_comma,
    watched,
)

_ON: dict[str, Wait] = {
    "on enter": own(EnterWatch(THIS)),
    "on death": own(death_of(THIS)),
    "on leave": own(LeaveWatch(THIS)),
    "on attack": own(AttackWatch(THIS)),
    "on foster": own(OtherWatch("this becomes fostered")),
    "on banish": own(OtherWatch("this is banished")),
    "on sacrifice": own(OtherWatch("this is sacrificed")),
}
for _words, _wait in _ON.items():
    G.table("trigger head", {f"{_words} (:|—)": _wait})


def _on_hit(what: str) -> Wait:
    tags = frozenset({"unit", "object", what})
    hit = DamageWatch(THIS, Filter(kinds=frozenset({what})), combat=True)
    # What hits with a weapon or attack card is the champion, so that is not a watch
    # for damage of "this".
    other = OtherWatch(f"this hits a {what}")

    def bind(scene: Scene) -> Waits:
        watch = hit if FIGHTER in scene.own else other
        return Waits(watch, Who.EVENT_RECIPIENT, tags, True)

    return bind


def _on_kill(what: str) -> Wait:
    """A unit dies of the combat damage this dealt to it (On Kill 2)."""
    dead = ZoneWatch(
        Filter(kinds=frozenset({what})), Zone.BATTLEFIELD, Zone.GRAVEYARD, THIS
    )
    # What is attacked is no fighter of its own; what attacks and retaliates is.
    fighting = AnyHolds((InCombat(), Matches(Who.THIS, Filter(attacking=True))))

    def bind(scene: Scene) -> Waits:
        if FIGHTER not in scene.own:
            return Waits(OtherWatch(f"this kills a {what}"), Who.THIS, scene.own)
        return Waits(dead, Who.EVENT_OBJECT, UNIT, when=fighting)

    return bind


G.table(
    "trigger head",
    {
        "on kill (:|—)": _on_kill("unit"),
        "on ally kill (:|—)": _on_kill("ally"),
        "on champion kill (:|—)": _on_kill("champion"),
    },
)


G.table(
    "trigger head",
    {
        "on hit (:|—)": _on_hit("unit"),
        "on champion hit (:|—)": _on_hit("champion"),
        "on ally hit (:|—)": _on_hit("ally"),
    },
)


@G.says("trigger head", "on charge <n:number> (:|—)")
def _on_charge(n: int) -> Wait:
    return own(OtherWatch(f"this first has {n} charge counters"))


add_triggers(G)


@G.says("trigger head", "(when|whenever) <event> (while|as long as) <condition> ,")
def _while(event: Wait, condition: When) -> Wait:
    def bind(scene: Scene) -> Waits:
        waits = event(scene)
        held = condition(scene)
        when = held if waits.when == Always() else AllHold((waits.when, held))
        return replace(waits, when=when)

    return bind


G.says("waits", "<event>", "<event:other event>")(lambda event: event)


@G.says("event", "<who:nouns> (dies|die)", "<who:nouns> (is|are) destroyed")
def _dies(who: Noun) -> Wait:
    return happens_to(who, death_of)


@G.says("event", "<who:nouns> (enters|enter) the field under your control")
def _enters_yours(who: Noun) -> Wait | None:
    if who.filter.controller is not None or who.form is Form.THIS:
        return None
    return _enters(replace(who, filter=replace(who.filter, controller=Side.YOU)))


@G.says("event", "<who:nouns> (enters|enter) the field")
def _enters(who: Noun) -> Wait:
    return happens_to(who, EnterWatch)


@G.says("event", "<who:nouns> (leaves|leave) the field")
def _leaves(who: Noun) -> Wait:
    return happens_to(who, LeaveWatch)


@G.says(
    "event",
    "[one or more] <m:so much> is dealt to <to:nouns> [by <by:nouns>]",
    "<to:nouns> (takes|take|is dealt|are dealt) <m:so much> [(by|from) <by:nouns>]",
    "<by:nouns> (deals|deal) <m:so much> [to <to:nouns>]",
)
def _damage(m: Hit, to: Noun | None = None, by: Noun | None = None) -> Wait | None:
    return None if m.exactly is not None else is_dealt(m, to, by)


@G.says(
    "event",
    "<c:dmg> [that would be dealt to <to:nouns>] is prevented",
    "<c:dmg> from <by:nouns> is prevented",
)
def _prevented(c: str, to: Noun | None = None, by: Noun | None = None) -> Wait | None:
    if c != "any":
        return None

    def bind(scene: Scene) -> Waits:
        recipient, topic, tags = Filter(players=Side.ANY), Who.EVENT_RECIPIENT, UNIT
        if to is not None:
            recipient, topic, tags = watched(scene, to, Who.EVENT_RECIPIENT)
        source = scene.watch(by) if by else ANY_OBJECT
        return Waits(PreventedWatch(source, recipient), topic, tags, True)

    return bind


@G.says(
    "event",
    "(one or more|a|an) <kind:counter> (counter|counters) (is|are) put on <on:nouns>",
    "you put (one or more|a|an) <kind:counter> (counter|counters) on <on:nouns>",
)
def _counters(kind: str, on: Noun) -> Wait:
    def bind(scene: Scene) -> Waits:
        what, topic, tags = watched(scene, on, Who.EVENT_RECIPIENT)
        return Waits(CounterWatch(what, kind), topic, tags, True)

    return bind


@G.says("event", "(a|an) <kind:counter> counter is put on a card in <whose:banishment>")
def _marked(kind: str, whose: str) -> Wait:
    """Banished cards are followed by nobody here."""
    article = "an" if kind[:1] in "aeiou" else "a"
    said = f"{article} {kind} counter is put on a card in {whose}"
    return lambda scene: Waits(OtherWatch(said))


G.table(
    "banishment",
    {one: one for one in ("your banishment", "an opponent's banishment")},
)


@G.says(
    "event",
    "a unit uses (~|this weapon) for an attack",
    "a unit attacks using (~|this weapon)",
)
def _used() -> Wait:
    """What "it" then means is the unit that attacks with it."""
    attacker = EachOf(Filter(attacking=True))
    return lambda scene: Waits(AttackWatch(THIS), attacker, UNIT)


# A word that matters in an effect, but not in what a trigger waits for.
_FOR_EVENTS = frozenset(
    """attack attacks attacked attacking unit units control ally allies linked token
    tokens retaliates retaliate retaliating enters die dies become becomes summon
    summons recover recovers gain gains""".split()
)


@G.reads("other event")
def _other(attempt: Attempt, at: int) -> Iterable[tuple[int, Wait]]:
    """Words up to a comma that no part of a ruling can hang on."""
    found: list[tuple[int, Wait]] = []
    for end in up_to_a_comma(attempt, at):
        part = tuple(it for it in attempt.words[at:end] if it not in _FOR_EVENTS)
        if not touching(part):
            found.append((end, _in_words(attempt, at, end)))
    return found[:2]


def _in_words(attempt: Attempt, at: int, end: int) -> Wait:
    words = attempt.words
    said = " ".join("this" if w == "~" else w for w in words[at:end])
    text = said.replace(" ,", ",").replace(" 's", "'s")
    turned = any(w in words[at:end] for w in ("opponent", "opponent's", "player"))
    spoken = [
        noun
        for start in range(at, end)
        for stop, noun in attempt.read(_NOUNS, start)
        if stop <= end and noun.form is Form.SOME and noun.filter.objects
    ]

    def bind(scene: Scene) -> Waits:
        if turned:
            scene.mention(Who.EVENT_PLAYER, frozenset({"player", "opponent"}))
        if spoken:
            tags = tags_of(spoken[0].filter)
            if "~" not in words[at:end]:
                return Waits(OtherWatch(text), Who.EVENT_OBJECT, tags)
            # Two things are spoken of: "it" alone says of neither.
            scene.mention(Who.EVENT_OBJECT, tags - {"object"})
            if words[at] != "~":
                return Waits(OtherWatch(text))
        if "~" in words[at:end]:
            return Waits(OtherWatch(text), Who.THIS, scene.own)
        return Waits(OtherWatch(text))

    return bind


_NOUNS = G.rule("nouns")
