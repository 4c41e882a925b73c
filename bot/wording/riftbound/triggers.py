"""What Riftbound's triggered abilities wait for."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.effects import (
    AttackWatch,
    BlockWatch,
    DamageWatch,
    EnterWatch,
    OtherWatch,
    Watch,
    ZoneWatch,
)
from bot.engine.values import ANY_OBJECT, THIS, Filter, Side, Who, Zone
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.riftbound.grammar import G
from bot.wording.riftbound.harmless import touching
from bot.wording.units.amounts import When
from bot.wording.units.begun import Wait, Waits
from bot.wording.units.damage import COMBAT
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.scene import Scene, tags_of


def _own(watch: Watch) -> Wait:
    return lambda scene: Waits(watch, Who.THIS, scene.own)


G.table(
    "event",
    {
        "you play (me|~|this)": _own(EnterWatch(THIS)),
        "(i attack|~ attacks)": _own(AttackWatch(THIS)),
        "(i defend|~ defends)": _own(BlockWatch(THIS)),
        "(i attack or defend|~ attacks or defends)": _own(
            AttackWatch(THIS, or_blocks=True)
        ),
        "i die": _own(ZoneWatch(THIS, Zone.BATTLEFIELD, Zone.GRAVEYARD)),
    },
)
G.table(
    "trigger head",
    {"deathknell —": _own(ZoneWatch(THIS, Zone.BATTLEFIELD, Zone.GRAVEYARD))},
)
G.says("trigger head", "(when|whenever) <event> ,")(lambda event: event)
G.says("trigger head", "(when|whenever|at) <event:other event> ,")(lambda event: event)
G.says("waits", "<event>")(lambda event: event)


@G.says("intervening", "if <condition> ,")
def _intervening(condition: When) -> When:
    return condition


def _watched(scene: Scene, who: Noun, ref: Who) -> tuple[Filter, Who, frozenset[str]]:
    if who.form is Form.TOGETHER and ref is not Who.EVENT_RECIPIENT:
        raise UnclearError("several at once would count as one")
    filter_ = scene.watch(who)
    if who.form in (Form.THIS, Form.HOLDER):
        return filter_, Who.THIS, scene.own
    return filter_, ref, tags_of(filter_)


@G.says("event", "you play <who:watched>")
def _you_play(who: Noun) -> Wait | None:
    if who.filter.controller is not None:
        return None
    return _played(replace(who, filter=replace(who.filter, controller=Side.YOU)))


@G.says("event", "<who:watched> (is|are) played")
def _played(who: Noun) -> Wait | None:
    if who.form in (Form.THIS, Form.HOLDER) or not who.filter.kinds & {"unit", "gear"}:
        return None

    def bind(scene: Scene) -> Waits:
        what, topic, tags = _watched(scene, who, Who.EVENT_OBJECT)
        return Waits(EnterWatch(what), topic, tags)

    return bind


@G.says("event", "<who:watched> (dies|die)")
def _dies(who: Noun) -> Wait:
    def bind(scene: Scene) -> Waits:
        what, topic, tags = _watched(scene, who, Who.EVENT_OBJECT)
        return Waits(ZoneWatch(what, Zone.BATTLEFIELD, Zone.GRAVEYARD), topic, tags)

    return bind


@G.says(
    "event",
    "<to:watched> (takes|take|is dealt|am dealt|are dealt|'m dealt) <c:dmg>"
    " [(by|from) <by:watched>]",
    "<by:watched> (deals|deal) <c:dmg> [to <to:watched>]",
)
def _damage(c: str, to: Noun | None = None, by: Noun | None = None) -> Wait:
    def bind(scene: Scene) -> Waits:
        recipient = Filter(players=Side.ANY)
        source = ANY_OBJECT
        topic: Who = Who.EVENT_RECIPIENT
        tags = frozenset({"object", "unit"})
        if to is not None:
            recipient, topic, tags = _watched(scene, to, Who.EVENT_RECIPIENT)
        if by is not None:
            source, by_topic, by_tags = _watched(scene, by, Who.EVENT_SOURCE)
            scene.mention(by_topic, by_tags | {"source"})
            if to is None:
                topic, tags = by_topic, by_tags
        return Waits(DamageWatch(source, recipient, COMBAT[c]), topic, tags, True)

    return bind


# A word that matters in an effect, but not in what a trigger waits for.
_FOR_EVENTS = frozenset(
    """buff buffed kill stun stuns gain assign assigned excess damage win combat
    equipped dealt""".split()
)


@G.reads("other event")
def _other(attempt: Attempt, at: int) -> Iterable[tuple[int, Wait]]:
    """Words up to a comma that no part of a ruling can hang on."""
    words = attempt.words
    end = at
    found: list[tuple[int, Wait]] = []
    while end < len(words) and words[end] not in (".", '"', ":"):
        if words[end] == "," and end > at:
            part = tuple(word for word in words[at:end] if word not in _FOR_EVENTS)
            damaging = {"takes", "take", "deals", "deal"} & set(words[at:end])
            if not touching(part) and not damaging:
                found.append((end, _in_words(attempt, at, end)))
            if len(found) == 2:
                break
        end += 1
    return found


def _in_words(attempt: Attempt, at: int, end: int) -> Wait:
    words = attempt.words
    mine = bool({"~", "i", "me"} & set(words[at:end]))
    said = " ".join("this" if w in ("~", "i", "me") else w for w in words[at:end])
    text = said.replace(" ,", ",").replace(" 's", "'s").replace(" 'm", " is")
    spoken = [
        noun
        for start in range(at, end)
        for stop, noun in attempt.read(_WATCHED, start)
        if stop <= end and noun.form is Form.SOME and noun.filter.objects
    ]

    def bind(scene: Scene) -> Waits:
        if spoken:
            tags = tags_of(spoken[0].filter)
            return Waits(OtherWatch(text), Who.EVENT_OBJECT, tags)
        if mine:
            return Waits(OtherWatch(text), Who.THIS, scene.own)
        return Waits(OtherWatch(text))

    return bind


_WATCHED = G.rule("watched")
