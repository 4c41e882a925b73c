"""What has been read of one ability, sentence by sentence."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import chain

from bot.engine.effects import Effect, Static
from bot.engine.instructions import (
    If,
    Install,
    Instruction,
    May,
    Unplayed,
)
from bot.engine.values import Chosen, EachOf, Ref
from bot.wording.phrases import Attempt, Grammar, Rule, UnclearError
from bot.wording.units.scene import Scene


def idle(do: Iterable[Instruction]) -> bool:
    """True if all of *do* is only kept in words, and none of it makes units."""
    return all(isinstance(one, Unplayed) and not _SUMMONS(one.text) for one in do)


_SUMMONS = re.compile(r"\bsummons?\b.*\btokens?\b", re.IGNORECASE).search


class Body:
    """What has been read of one ability so far: instructions, or what holds."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.done: list[Instruction] = []
        self.statics: list[Static] = []
        # True after "if you do, …": what comes "then" depends on it as well.
        self.inside = False
        # What only the "if …" of the sentence before spoke of.
        self.only_then: frozenset[Ref] = frozenset()

    def clone(self) -> "Body":
        """A copy that can be changed without changing this one."""
        other = Body(self.scene.clone())
        other.done = list(self.done)
        other.statics = list(self.statics)
        other.inside = self.inside
        other.only_then = self.only_then
        return other

    def next_sentence(self) -> None:
        """What the sentence before spoke of can be pointed back to now."""
        self.only_then, self.scene.only_then = self.scene.only_then, frozenset()
        self.scene.pointed = frozenset()

    def add(self, instructions: list[Instruction]) -> None:
        """What is done next; with what only an "if …" spoke of, only then, too."""
        last = self.done[-1] if self.done else None
        about = self.only_then & self.scene.pointed
        held = any(isinstance(one, Chosen | EachOf) for one in about)
        if held and isinstance(last, If | May) and not last.otherwise:
            self.done[-1] = _within(last, instructions)
            self.scene.only_then |= self.only_then
        else:
            self.done.extend(instructions)

    def last_effect(self, change: Callable[[Effect], Effect]) -> None:
        """Change the effect of the last sentence. Raises UnclearError if none."""
        if self.statics and isinstance(effect := self.statics[-1], Effect):
            self.statics[-1] = change(effect)
            return
        for at in range(len(self.done) - 1, -1, -1):
            new = _in_effect(self.done[at], change)
            if new is not None:
                self.done[at] = new
                return
        raise UnclearError("of which effect?")


def _within(last: If | May, also: list[Instruction]) -> Instruction:
    """*last* with what else is done only then: where "if you do" was read, there."""
    inner = last.do[-1]
    if isinstance(last, If) and isinstance(inner, May) and not inner.otherwise:
        return replace(last, do=(*last.do[:-1], _within(inner, also)))
    return replace(last, do=(*last.do, *also))


def _in_effect(
    one: Instruction, change: Callable[[Effect], Effect]
) -> Instruction | None:
    match one:
        case Install(static=Effect() as effect):
            return replace(one, static=change(effect))
        case If(do=(*first, last)) if not one.otherwise:
            new = _in_effect(last, change)
            return None if new is None else replace(one, do=(*first, new))
        case _:
            return None


Sentence = Callable[[Body], None]


def kept(text: str) -> Sentence:
    """*text* is kept in words, said back as it stands, where something resolves."""

    def read(body: Body) -> None:
        if body.scene.resolving:
            body.done.append(Unplayed(text))

    return read


@dataclass(frozen=True, slots=True)
class Reading:
    """How one game's sentences are read: its grammar and its harmless words."""

    grammar: Grammar
    touching: Callable[[tuple[str, ...]], str]

    def sentences(self, *, resolving: bool) -> tuple[Rule, ...]:
        """The rules for whole sentences, the likelier ones first."""
        rules: tuple[str, ...] = ("sentence", "linked sentence")
        if not resolving:
            rules = ("standing sentence", *rules)
        return tuple(self.grammar.rule(name) for name in rules)


def sentence_end(attempt: Attempt, at: int, end: int) -> int:
    """The place of the full stop that ends the sentence at *at*."""
    quoted = False
    while at < end:
        word = attempt.words[at]
        if word == '"':
            quoted = not quoted
        elif word == "." and not quoted:
            return at
        at += 1
    return end


def read_body(
    reading: Reading, attempt: Attempt, at: int, end: int, body: Body
) -> Body:
    """*body* with the sentences from word *at* to *end*. Raises UnreadError."""
    while at < end:
        stop = sentence_end(attempt, at, end)
        body.next_sentence()
        body, at = _next(reading, attempt, at, stop, end, body)
        while at < end and attempt.words[at] == ".":
            at += 1
    return body


def _next(
    reading: Reading, attempt: Attempt, at: int, stop: int, end: int, body: Body
) -> tuple[Body, int]:
    why = ""
    second = sentence_end(attempt, stop + 1, end) if stop < end else stop
    # Few wordings take two sentences; those that do are meant to be read whole.
    for last in dict.fromkeys((second, stop)):
        rules = reading.sentences(resolving=body.scene.resolving)
        for found, sentence in chain.from_iterable(
            attempt.read(rule, at) for rule in rules
        ):
            if found != last:
                continue
            trial = body.clone()
            trial.inside = False
            if attempt.words[at] == "then":
                trial.inside = body.inside
            try:
                sentence(trial)
            except UnclearError as unclear:
                why = why or unclear.why
            else:
                return trial, last
    words = attempt.words[at:stop]
    if not why and not reading.touching(words) and not _LIMITING & set(words):
        trial = body.clone()
        told = Unplayed(attempt.text.between(at, stop))
        if trial.scene.resolving:
            trial.done.append(told)
        elif trial.statics and isinstance(trial.statics[-1], Effect):
            trial.last_effect(lambda e: replace(e, rider=(*e.rider, told)))
        return trial, stop
    raise attempt.unread(at, stop, why)


# Words that can change what a sentence before them says.
_LIMITING = frozenset(
    ("only", "once", "unless", "except", "instead", "effect", "also", "otherwise")
)
