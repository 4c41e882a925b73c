"""Triggers that what resolves leaves behind for the turn (603.7)."""

from typing import Any

from bot.engine.effects import (
    Effect,
    PreventedWatch,
    Trigger,
    Until,
)
from bot.engine.instructions import (
    Install,
)
from bot.wording.magic.bodies import Body, Sentence
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing
from bot.wording.phrases import UnclearError


@G.says("sentence", "when damage is prevented this way , <does:clauses>")
def _when_prevented(does: Doing) -> Sentence:
    def read(body: Body) -> None:
        at = len(body.done) - 1
        install = body.done[at] if body.done else None
        if not isinstance(install, Install) or not isinstance(install.static, Effect):
            raise UnclearError("damage prevented by what?")
        held = body.scene.measure
        body.scene.event_measure()
        done = tuple(does(body.scene))
        body.scene.measure = held
        trigger = Trigger(
            PreventedWatch(by_this=True), done, each_source=False,
            until=install.static.until,
        )  # fmt: skip
        body.last = at
        body.done.append(Install(trigger))

    return read


@G.says("sentence", "when <event> this turn , <does:clauses>")
def _when_this_turn(event: Any, does: Doing) -> Sentence:
    return _delayed(event, does, once=True)


@G.says(
    "sentence",
    "whenever <event> this turn , <does:clauses>",
    "(until end of turn|this turn) , whenever <event> , <does:clauses>",
)
def _whenever_this_turn(event: Any, does: Doing) -> Sentence:
    return _delayed(event, does, once=False)


def _delayed(event: Any, does: Doing, *, once: bool) -> Sentence:
    def read(body: Body) -> None:
        scene = body.scene
        held = scene.measure
        waits = event(scene)
        if len(waits) != 1 or scene.each or scene.before or waits[0].when is not None:
            raise UnclearError("when does this happen?")
        if waits[0].topic is not None:
            scene.topic(waits[0].topic)
        before = len(scene.targets)
        done = tuple(does(scene))
        scene.measure = held
        if scene.before or len(scene.targets) > before:
            raise UnclearError("something chosen only later")
        body.done.append(
            Install(
                Trigger(
                    waits[0].watch, done, each_source=waits[0].each_source,
                    once=once, until=Until.END_OF_TURN,
                )
            )
        )  # fmt: skip

    return read
