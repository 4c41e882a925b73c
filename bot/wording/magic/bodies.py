"""Sentences read one after the other, each knowing those before it."""

from collections.abc import Callable
from contextlib import suppress
from copy import copy
from dataclasses import fields, is_dataclass, replace
from typing import Any

from bot.engine.characteristics import NOT_DONE
from bot.engine.conditions import Compare, Flag
from bot.engine.effects import (
    Effect,
    Modifier,
    Restriction,
    Trigger,
)
from bot.engine.instructions import (
    ChooseOne,
    DealDamage,
    If,
    Install,
    Instruction,
    May,
    SacrificeSome,
    TakeCounters,
    Unplayed,
)
from bot.engine.values import (
    Chosen,
    CountOf,
    DealtThisWay,
    EachOf,
    PreventedThisWay,
    Ref,
    RemovedThisWay,
    Side,
    StatOf,
    ThatMuch,
    Who,
)
from bot.wording.magic.grammar import G
from bot.wording.magic.inert_sentences import (
    allows_playing,
    before_harmless,
    inert_sentence,
    paid_otherwise,
)
from bot.wording.magic.making import Doing, Then
from bot.wording.magic.nouns import Form
from bot.wording.magic.relevance import touching
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError, UnreadError
from bot.wording.printed import in_words

_EVENT = (
    Who.EVENT_SOURCE,
    Who.EVENT_RECIPIENT,
    Who.EVENT_PLAYER,
    Who.EVENT_OBJECT,
)


CANNOT = Flag("you can't")


class Body:
    """What has been read of one ability so far."""

    def __init__(self, scene: Scene, *, has_event: bool = False) -> None:
        self.scene = scene
        self.done: list[Instruction] = []
        # Where the instructions of the last sentence begin.
        self.last = 0
        # True in a triggered ability, whose event words may point back to.
        self.has_event = has_event
        self.speed = ""
        # "Activate only during your turn", "any player may activate this".
        self.limits: tuple[str, ...] = ()
        # What its additional costs take off the board.
        self.pays: tuple[Instruction, ...] = ()
        # "This ability triggers only once each turn."
        self.each_turn = False
        # "Do this only once each turn.", which what was declined does not use up.
        self.if_done = False
        # Everything read is part of an effect read before.
        self.riding = False
        # What only the "if …" or "when you do" of the sentence before spoke of.
        self.only_then: frozenset[Ref] = frozenset()

    def clone(self) -> "Body":
        """A copy that can be changed without changing this one."""
        other = copy(self)
        other.scene = self.scene.clone()
        other.done = list(self.done)
        return other

    def next_sentence(self) -> None:
        """What the sentence before spoke of can be pointed back to now."""
        self.scene.next_sentence()
        self.only_then, self.scene.only_then = self.scene.only_then, frozenset()
        self.scene.pointed = frozenset()

    def led(self, does: Doing) -> list[Instruction]:
        """What the last part of *does* does, behind all that is done before it."""
        if not isinstance(does, Then):
            return does(self.scene)
        self.add(does.first(self.scene))
        return does.last(self.scene)

    def add(self, instructions: list[Instruction]) -> None:
        """Another sentence's instructions, as a rider if they are part of an effect."""
        if self.has_event and any(isinstance(one, DealDamage) for one in instructions):
            self.scene.has_dealt = True
        if any(isinstance(one, If) and one.when == CANNOT for one in instructions):
            self._otherwise(instructions)
            return
        if len(instructions) > 1 and _is_effect(instructions[0]) and not self.riding:
            # "Prevent …, and … for each 1 damage prevented this way".
            rest = instructions[1:]
            if all(mentions(one, (PreventedThisWay,)) for one in rest):
                self.add(instructions[:1])
                self.add(rest)
                return
        if any(isinstance(one, Install) and _hangs_on_now(one) for one in instructions):
            raise UnclearError("an amount known only while this resolves")
        prevented = any(mentions(one, (PreventedThisWay,)) for one in instructions)
        event = not self.has_event and any(
            mentions(one, (*_EVENT, ThatMuch)) for one in instructions
        )
        if (prevented or event) and not self.riding:
            self.ride(instructions)
            return
        told = any(
            isinstance(one, Unplayed) and "prevented this way" in one.text
            for one in instructions
        )
        if told and not self.riding and len(self._installed()) == 1:
            # Only told, but told once something is prevented.
            self.ride(instructions)
            return
        if self._only_chose() or self._about_then():
            # "If …, choose an opponent. That player …": only then, too.
            last = self.done[-1]
            assert isinstance(last, If | May)
            self.done[-1] = replace(last, do=(*last.do, *instructions))
            self.scene.only_then |= self.only_then
            return
        self.last = len(self.done)
        self.done.extend(instructions)

    def _only_chose(self) -> bool:
        last = self.done[-1] if self.done else None
        return (
            isinstance(last, If)
            and not last.otherwise
            and bool(last.do)
            and all(isinstance(one, ChooseOne) for one in last.do)
        )

    def _about_then(self) -> bool:
        """ "If …, tap target creature. That creature …": what is there only then."""
        last = self.done[-1] if self.done else None
        return (
            isinstance(last, If | May)
            and not last.otherwise
            and any(
                isinstance(one, Chosen | EachOf) and one in self.only_then
                for one in self.scene.pointed
            )
        )

    def _otherwise(self, instructions: list[Instruction]) -> None:
        """ "If you can't, …": what happens where too few can be sacrificed."""
        before = self.done[-1] if self.done else None
        first = instructions[0]
        if self.riding and before is None and len(instructions) == 1:
            # "…, exile that many cards from your graveyard instead. If you can't, …"
            assert isinstance(first, If)
            self.done.append(replace(first, when=Flag(NOT_DONE)))
            return
        if isinstance(before, TakeCounters) and before.amount == 1 and before.kind:
            # "Remove a fade counter from ~. If you can't, sacrifice it."
            assert isinstance(first, If)
            enough = Compare(StatOf(before.on, f"counters:{before.kind}"), ">=", 1)
            self.done[-1] = If(enough, (before,), first.do)
            return
        if (
            len(instructions) > 1
            or not isinstance(first, If)
            or not isinstance(before, SacrificeSome)
            or before.who is not Who.YOU
        ):
            raise UnclearError("whether that can be done")
        there = CountOf(replace(before.filter, controller=Side.YOU))
        too_few = Compare(there, "<", before.amount)
        self.done[-1] = If(too_few, (before, *first.do), (before,))

    def check(self) -> None:
        """Raise UnclearError if something speaks of an event that is not there."""
        if not (self.has_event or self.riding) and any(
            mentions(one, (*_EVENT, ThatMuch)) for one in self.done[self.last :]
        ):
            raise UnclearError("it speaks of an event that is not there")

    def _installed(self) -> list[int]:
        return [
            at
            for at in range(self.last, len(self.done))
            if isinstance(one := self.done[at], Install)
            and isinstance(one.static, Effect)
        ]

    def ride(self, instructions: list[Instruction]) -> None:
        """Make *instructions* part of the effect of the last sentence (615.5)."""
        installed = self._installed()
        if len(installed) != 1:
            raise UnclearError("what was prevented, and by which effect?")
        at = installed[0]
        install = self.done[at]
        assert isinstance(install, Install)
        assert isinstance(install.static, Effect)
        effect = install.static
        self.done[at] = replace(
            install,
            static=replace(effect, rider=(*effect.rider, *instructions)),
        )


def _is_effect(one: Instruction) -> bool:
    return isinstance(one, Install) and isinstance(one.static, Effect)


def _hangs_on_now(one: Install) -> bool:
    """True if what lasts has an amount that nothing keeps once this has resolved."""
    static = one.static
    parts: tuple[Any, ...] = ()
    if isinstance(static, Modifier):
        parts = (static.power, static.toughness)
    elif isinstance(static, Effect):
        parts = (static.act,)
    return any(mentions(part, (DealtThisWay, RemovedThisWay)) for part in parts)


def mentions(node: Any, what: tuple[Any, ...]) -> bool:
    """True if *node* holds one of *what* outside of effects and triggers in it."""
    if isinstance(node, tuple):
        return any(mentions(part, what) for part in node)
    if isinstance(node, Who):
        return node in what
    if isinstance(node, (Effect, Trigger, Restriction)):
        return False
    if is_dataclass(node) and not isinstance(node, type):
        if any(isinstance(one, type) and isinstance(node, one) for one in what):
            return True
        return any(mentions(getattr(node, field.name), what) for field in fields(node))
    return False


Sentence = Callable[[Body], None]


def read_body(attempt: Attempt, at: int, end: int, body: Body) -> Body:
    """*body* with the sentences from word *at* to *end*.

    Raises UnclearError, or Unread with the place of the first sentence not read.
    """
    while at < end:
        stop = sentence_end(attempt, at, end)
        body.next_sentence()
        body = _read_sentence(attempt, at, stop, body)
        at = stop
        while at < end and attempt.words[at] in (".", "!"):
            at += 1
    return body


def sentence_end(attempt: Attempt, at: int, end: int) -> int:
    """The place of the full stop that ends the sentence at *at*."""
    quoted = False
    while at < end:
        word = attempt.words[at]
        if word == '"':
            quoted = not quoted
            if not quoted and _begins_sentence(attempt, at, end):
                return at + 1
        elif word == "." and not quoted:
            return at
        at += 1
    return end


def _begins_sentence(attempt: Attempt, at: int, end: int) -> bool:
    """True if a sentence ended inside the quotation marks that close at *at*."""
    return (
        attempt.words[at - 1] == "."
        and at + 1 < end
        and attempt.text.capital(at + 1)
        and attempt.words[at + 1].isalpha()
    )


def _read_sentence(attempt: Attempt, at: int, stop: int, body: Body) -> Body:
    cut = at + before_harmless(attempt.words[at:stop])
    parted = cut > at and not body.riding
    if parted and attempt.words[at] in _PLAINLY_DONE:
        # Words that could stand for nothing as a whole, but not that deed.
        with suppress(UnreadError):
            return _and_harmless(attempt, at, cut, stop, body)
    try:
        return _read_whole(attempt, at, stop, body)
    except UnreadError as problem:
        if not parted:
            raise
        try:
            return _and_harmless(attempt, at, cut, stop, body)
        except UnreadError:
            raise problem from None


_PLAINLY_DONE = frozenset({"tap", "untap"})


def _and_harmless(attempt: Attempt, at: int, cut: int, stop: int, body: Body) -> Body:
    """What is said up to *cut*; what stands behind its "and" is kept as words."""
    trial = _read_whole(attempt, at, cut, body)
    trial.add([Unplayed(in_words(attempt, cut + 1, stop))])
    return trial


def _read_whole(attempt: Attempt, at: int, stop: int, body: Body) -> Body:
    why = ""
    words = attempt.words[at:stop]
    if allows_playing(words) or paid_otherwise(words):
        # Leave for later, or for before: not a choice as this resolves.
        trial = body.clone()
        trial.scene.mention_cast()
        trial.add([Unplayed(in_words(attempt, at, stop))])
        return trial
    for end, sentence in attempt.read(_SENTENCE, at):
        if end != stop:
            continue
        trial = body.clone()
        try:
            sentence(trial)
            trial.check()
        except UnclearError as unclear:
            why = why or unclear.why
        else:
            return trial
    if words[:2] == ("each", "time") and inert_sentence(words[3:]):
        trial = body.clone()
        also: list[Instruction] = [Unplayed(in_words(attempt, at + 3, stop))]
        if trial.riding:
            trial.add(also)
        else:
            trial.ride(also)
        return trial
    if inert_sentence(words) or (not why and not touching(words)):
        trial = body.clone()
        if "cast" in words:
            trial.scene.mention_cast()
        _pass_over(attempt, at, stop, trial.scene)
        trial.add([Unplayed(in_words(attempt, at, stop))])
        return trial
    raise attempt.unread(at, stop, why)


def _pass_over(attempt: Attempt, at: int, stop: int, scene: Scene) -> None:
    """What is named in words that are only kept can be meant afterwards."""
    for place in range(at, stop):
        if attempt.words[place] not in ("a", "an", "another", "one"):
            continue
        for end, noun in attempt.read(_NOUN, place):
            if end <= stop and noun.form in (Form.SOME, Form.OF_CHOICE):
                scene.mention_passed(noun.filter)
                break


_NOUN = G.rule("noun")
_SENTENCE = G.rule("sentence")
