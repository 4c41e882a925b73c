"""Triggers on one of two things that the same permanent does (603.2c)."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.conditions import IsTurnOf
from bot.engine.effects import AttackWatch, BlockWatch, EnterWatch
from bot.engine.values import THIS, Side, Who
from bot.wording.magic.damage_triggers import deals_event
from bot.wording.magic.grammar import G
from bot.wording.magic.mentions import GONE_BY, Mention
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.triggers import (
    Wait,
    Waits,
    controlled,
    dies_event,
    exiled_event,
    leaves_event,
    moving,
    watched,
)
from bot.wording.phrases import UnclearError

# What somebody does, once it is known who.
Deed = Callable[[Noun], Wait]


G.table(
    "deed of it",
    {
        "(enters|enter) [the battlefield]": lambda who: moving(who, EnterWatch),
        "(dies|die)": dies_event,
        "(leaves|leave) the battlefield": leaves_event,
        "(is|are) put into exile [from the battlefield]": exiled_event,
        "(attacks|attack)": lambda who: moving(who, AttackWatch),
        "(blocks|block)": lambda who: watched(who, BlockWatch),
    },
)


@G.says("deed of it", "(enters|enter) [the battlefield] under <whose:control>")
def _enters_under(whose: Side) -> Deed:
    def deed(who: Noun) -> Wait:
        narrowed = controlled(who, whose)
        if narrowed is None:
            return _unclear
        return moving(narrowed, EnterWatch)

    return deed


@G.says("deed of it", "(deals|deal) <c:dmg>", "(deals|deal) <c:dmg> to <to:several>")
def _deals(c: str, to: Noun | None = None) -> Deed:
    return lambda who: deals_event(who, c, to)


def _unclear(scene: Scene) -> list[Waits]:
    raise UnclearError("whose is it?")


@G.says("event", "<who:several> <first:deed of it> or <second:deed of it>")
def _either(who: Noun, first: Deed, second: Deed) -> Wait | None:
    """What follows can speak of nothing that only one of the two is about."""

    def bind(scene: Scene) -> list[Waits]:
        other = scene.clone()
        both = [*first(who)(scene), *second(who)(other)]
        scene.measure = None
        if who.form is Form.THIS:
            scene.mentions.clear()
            scene.mention(Who.THIS, frozenset({"object", "~", "creature", "permanent"}))
            return [replace(it, topic=Who.THIS) for it in both]
        shared = [it for it in scene.mentions if it in other.mentions]
        if len({it.topic for it in both}) != 1 or not shared:
            raise UnclearError("which of the two does what?")
        scene.mentions = shared
        return both

    return bind


@G.says("event", "~ enters [the battlefield] and (when|whenever) <event>")
@G.says("event", "<event> and (when|whenever) ~ enters [the battlefield]")
def _as_it_enters_too(event: Wait) -> Wait:
    def bind(scene: Scene) -> list[Waits]:
        found = event(scene.clone())
        scene.mention(Who.THIS, frozenset({"object", "~", "creature", "permanent"}))
        first = Waits(EnterWatch(THIS), topic=Who.THIS)
        return [first, *(replace(it, topic=Who.THIS) for it in found)]

    return bind


@G.says(
    "trigger head",
    "(when|whenever) <first:event> during <whose:turn of> and (when|whenever)"
    " <second:event> ,",
)
def _in_turn_or_other(first: Wait, second: Wait, whose: Side) -> Wait:
    """Voice of Resurgence: the turn limits only the first of the two."""

    def within(scene: Scene) -> list[Waits]:
        return [replace(it, when=IsTurnOf(whose)) for it in first(scene)]

    return _one_or_other(within, second)


@G.says("trigger head", "(when|whenever) <first:event> or <second:event> ,")
@G.says(
    "trigger head",
    "(when|whenever) <first:event> , or [when|whenever] <second:event> ,",
    "(when|whenever) <first:event> , [or] [when|whenever] <second:event> , or"
    " [when|whenever] <third:event> ,",
)
@G.says(
    "trigger head",
    "(when|whenever) <first:event> and (at|when|whenever) <second:event> ,",
    "(when|whenever) <first:event> and (at|when|whenever) <second:other event> ,",
)
@G.says(
    "trigger head",
    "(when|whenever) <first:event> or (at|when|whenever) <second:other event> ,",
)
def _one_or_other(first: Wait, second: Wait, third: Wait | None = None) -> Wait:
    """ "When A enters or B dies": "it" is neither, unless both are about the same."""

    def bind(scene: Scene) -> list[Waits]:
        others = [(scene.clone(), it) for it in (second, third) if it is not None]
        both = [*first(scene)]
        shared = list(scene.mentions)
        for other, wait in others:
            both += wait(other)
            shared = [it for it in shared if it in other.mentions]
        scene.measure = None
        if len({it.topic for it in both}) == 1 and shared:
            scene.mentions = shared
            return both
        scene.mentions = [Mention(GONE_BY, frozenset({"object"}))]
        return [replace(it, topic=None) for it in both]

    return bind
