"""Triggers that what resolves leaves behind for the turn (603.7)."""

from dataclasses import replace
from typing import Any

from bot.engine.conditions import AllHold, Compare, Condition, Matches
from bot.engine.effects import (
    Effect,
    LeaveWatch,
    OtherWatch,
    PreventedWatch,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import If, Install, Unplayed
from bot.engine.unread import NOT_UNDERSTOOD
from bot.engine.values import THIS, PreventedThisWay, Who
from bot.wording.magic.amounts import When
from bot.wording.magic.bodies import Body, Sentence
from bot.wording.magic.doing import choices_before
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing
from bot.wording.magic.nouns import Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import tags_of
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.printed import in_words


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


@G.says(
    "sentence",
    "whenever <fact:prevented here> this way [this turn] , <does:clauses>",
)
def _each_time_prevented(fact: When, does: Doing) -> Sentence:
    """Each time the effect just read prevents something of the kind (615.5)."""

    def read(body: Body) -> None:
        when = fact(body.scene)
        held = body.scene.measure
        body.scene.prevented_measure()
        done = tuple(does(body.scene))
        body.scene.measure = held
        body.ride([If(when, done)])

    return read


@G.says("known fact", "damage from (a|an) <kind> is prevented this way")
@G.says("prevented here", "damage from (a|an) <kind> is prevented")
def _from(kind: Kind) -> When:
    def bind(scene: Scene) -> Condition:
        filter_ = scene.kind(kind)
        scene.mention(Who.EVENT_SOURCE, tags_of(filter_) | {"source"}, like=filter_)
        prevented = Compare(PreventedThisWay(), ">", 0)
        return AllHold((prevented, Matches(Who.EVENT_SOURCE, filter_)))

    return bind


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


@G.says("sentence", "(when|whenever) <event> , <does:clauses>")
def _whenever_hurt_dies(event: Any, does: Doing) -> Sentence:
    """ "Whenever a creature dealt damage by it this turn dies, …": for this turn."""
    later = _delayed(event, does, once=False)

    def read(body: Body) -> None:
        before = len(body.done)
        later(body)
        made = body.done[before] if len(body.done) > before else None
        watch = getattr(getattr(made, "static", None), "watch", None)
        by = getattr(watch, "damaged_by", None)
        if not isinstance(watch, ZoneWatch) or by is None or by.this or by.attached:
            raise UnclearError("for how long?")

    return read


@G.says(
    "sentence",
    "(sacrifice|exile|destroy|return) <what:noun> when you lose control of ~",
    "(sacrifice|exile|destroy|return) <what:noun> when ~ leaves the battlefield",
)
def _as_it_goes(what: Noun) -> Sentence:
    """Once this is gone: to what has moved since is not followed, so it is refused."""

    def read(body: Body) -> None:
        body.scene.ref(what)
        gone = Trigger(LeaveWatch(THIS), NOT_UNDERSTOOD, once=True, text=_AS_IT_GOES)
        body.add([Install(replace(gone, until=Until.END_OF_GAME))])

    return read


_AS_IT_GOES = "… when you lose control of this"


@G.says("sentence", "until your next turn , whenever <event> , <does:clauses>")
def _whenever_till_next_turn(event: Any, does: Doing) -> Sentence:
    return _delayed(event, does, once=False, until=Until.YOUR_NEXT_TURN)


@G.says(
    "sentence",
    "<does:clauses> at (end of combat|the end of combat)",
    "at (end of combat|the end of combat) , <does:clauses>",
)
def _after_combat(does: Doing) -> Sentence:
    """Once the next end of combat comes (603.7)."""

    def read(body: Body) -> None:
        done = tuple(does(body.scene))
        if any(isinstance(one, Install) for one in done):
            raise UnclearError("what lasts after combat?")
        later = Trigger(
            OtherWatch("end of combat"), done, once=True, until=Until.END_OF_TURN
        )
        body.add([*choices_before(body.scene), Install(later)])

    return read


def _delayed(
    event: Any, does: Doing, *, once: bool, until: Until = Until.END_OF_TURN
) -> Sentence:
    def read(body: Body) -> None:
        scene = body.scene
        held = scene.measure
        spoken = len(scene.mentions)
        waits = event(scene)
        if len(waits) != 1 or scene.each or scene.before or waits[0].when is not None:
            raise UnclearError("when does this happen?")
        stayed = scene.stays
        scene.stays = not isinstance(waits[0].watch, ZoneWatch | LeaveWatch)
        with scene.event_within(spoken):
            if waits[0].topic is not None:
                scene.topic(waits[0].topic)
            before = len(scene.targets)
            done = tuple(does(scene))
        scene.measure, scene.stays = held, stayed
        if scene.before or len(scene.targets) > before:
            raise UnclearError("something chosen only later")
        body.done.append(
            Install(
                Trigger(
                    waits[0].watch, done, each_source=waits[0].each_source,
                    once=once, until=until,
                )
            )
        )  # fmt: skip

    return read


_LATER = ("at", "the", "beginning", "of")
_WHOSE = frozenset("your their the".split())
_OF_SOMEBODY = frozenset({"player's", "owner's", "controller's"})
_DEEDS = frozenset("return sacrifice destroy exile put create tap untap".split())


@G.reads("sentence")
def _left_for_upkeep(attempt: Attempt, at: int) -> list[tuple[int, Sentence]]:
    """ "Return it … at the beginning of their next upkeep": kept in words (603.7)."""
    words = attempt.words
    end = at
    while end < len(words) and words[end] not in (".", '"', ":"):
        end += 1
    if words[at : at + 1] == () or words[at] not in _DEEDS:
        return []
    if words[end - 2 : end] != ("next", "upkeep"):
        return []
    whose = words[end - 3]
    begin = end - (8 if whose in _OF_SOMEBODY else 7)
    told = whose in _WHOSE or whose in _OF_SOMEBODY
    if not told or begin <= at or words[begin : begin + 4] != _LATER:
        return []
    text = in_words(attempt, at, end)
    return [(end, lambda body: body.add([Unplayed(text)]))]
