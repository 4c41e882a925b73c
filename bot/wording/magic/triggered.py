"""Triggered abilities: what they wait for and what follows."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import pairwise
from typing import Any

from bot.engine.conditions import (
    AllHold,
    Compare,
    Condition,
    Flag,
    InCombat,
    IsTurnOf,
)
from bot.engine.effects import (
    AttackWatch,
    Effect,
    LeaveWatch,
    StateWatch,
    Static,
    Trigger,
    ZoneWatch,
)
from bot.engine.inside import walk
from bot.engine.instructions import Ability, If, Install, May, Unplayed
from bot.engine.permanents import TapIt
from bot.engine.seeing import looks_at_host
from bot.engine.unread import NOT_UNDERSTOOD
from bot.engine.values import THIS, RemovedThisWay, Side, ThatMuch, Who
from bot.engine.watches import REMOVED_THIS_WAY, UNREAD, OtherWatch
from bot.wording.magic.abilities import (
    ability_of,
    idle,
    stands_behind,
)
from bot.wording.magic.amounts import When
from bot.wording.magic.bodies import Body, read_body, sentence_end
from bot.wording.magic.conditions import NOT_YET
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.scene import Scene
from bot.wording.magic.triggers import Wait, Waits
from bot.wording.phrases import Attempt, UnclearError, UnreadError
from bot.wording.tokens import SELF

WHEN_YOU_DO = ("when", "you", "do", ",")
EXERT = tuple(f"you may exert {SELF} as it attacks . when you do ,".split())


def triggered(
    attempt: Attempt, line: str, new_scene: Callable[[], Scene], at: int = 0,
    stop: int | None = None, *, idle_too: bool = False,
) -> list[Trigger]:  # fmt: skip
    """The triggers of the sentence from word *at* to *stop*.

    Empty if nothing it does can touch a ruling, unless *idle_too*. Raises UnreadError
    or UnclearError.
    """
    stop = len(attempt.words) if stop is None else stop
    trouble: UnreadError | UnclearError | None = None
    failed: list[tuple[int, Wait]] = []
    for end, wait in attempt.read(G.rule("trigger head"), at):
        try:
            triggers = _waiting(attempt, at, end, stop, wait, line, new_scene())
        except (UnreadError, UnclearError) as problem:
            failed.append((end, wait))
            if trouble is None or getattr(problem, "far", 0) > getattr(
                trouble, "far", 0
            ):
                trouble = problem
        else:
            untouched = all(idle(one) for each in triggers for one in each.do)
            if untouched and not idle_too:
                return []
            if _kept(triggers) and any(
                it == end and _played(known, new_scene()) for it, known in failed
            ):
                continue  # The event is known; what it brings about is not.
            return triggers
    if trouble is None:
        raise UnreadError(at, stop, "it is not known when this triggers", attempt.far)
    waiting = _waiting_unread(attempt, line, at, stop, new_scene)
    if waiting and not stands_behind(attempt, at, stop):
        raise WaitingError(waiting, trouble) from trouble
    raise trouble


def _kept(waits: Iterable[Trigger | Waits]) -> bool:
    """Whether it is kept in words what is waited for."""
    return any(isinstance(one.watch, OtherWatch) for one in waits)


def _played(wait: Wait, scene: Scene) -> bool:
    scene.resolving = False
    try:
        return not _kept(wait(scene))
    except UnclearError:
        return False


class WaitingError(Exception):
    """What is not understood, but does nothing before something happens or is done."""

    def __init__(
        self, made: Sequence[Trigger | Ability], trouble: UnreadError | UnclearError
    ) -> None:
        super().__init__(str(trouble))
        self.made = made
        self.trouble = trouble


def _waiting_unread(
    attempt: Attempt, line: str, at: int, stop: int, new_scene: Callable[[], Scene]
) -> list[Trigger]:
    """What waits for an event that is understood, whatever it then does.

    Where that event happens, the scenario is refused.
    """
    for end, wait in attempt.read(G.rule("trigger head"), at):
        rest = attempt.words[end : sentence_end(attempt, end, stop)]
        if rest[:1] in (("or",), ("and",)) or (",", "or") in pairwise(rest):
            continue  # "…, or whenever it attacks, …": it waits for more than that
        scene = new_scene()
        scene.resolving = False
        try:
            waits = wait(scene)
        except UnclearError:
            continue
        return [
            Trigger(
                one.watch, NOT_UNDERSTOOD, each_source=one.each_source, text=line,
                **({} if one.when is None else {"when": one.when}),
            )
            for one in waits
        ]  # fmt: skip
    return []


@G.says("order", UNREAD)
def _unread() -> Verb:
    return lambda scene, ref, who: [Unplayed(UNREAD)]


def _waiting(
    attempt: Attempt, at: int, end: int, last: int, wait: Any, line: str, scene: Scene
) -> list[Trigger]:
    triggers: list[Trigger] = []
    scene.once_each_turn = "triggers only once each turn" in line
    waits = begun(attempt, at, end, wait, scene)
    end, when = intervening(attempt, end, scene)
    body = read_body(attempt, end, last, Body(scene, has_event=True))
    ability = ability_of(body, line)
    _check_often(body, waits)
    for one in waits:
        trigger = Trigger(
            one.watch, ability.do, each_source=one.each_source, text=line,
            targets=ability.targets,
        )  # fmt: skip
        if body.each_turn:
            done = body.if_done
            trigger = replace(trigger, each_turn=True, if_done=done)
        triggers.append(only_if(trigger, one.when, when))
    return triggers


def begun(attempt: Attempt, at: int, end: int, wait: Wait, scene: Scene) -> list[Waits]:
    """What the words from *at* to *end* wait for; *scene* is then as it resolves."""
    scene.resolving = False
    waits = wait(scene)
    scene.mention_event(attempt.words[at:end])
    scene.stays = not any(isinstance(it.watch, ZoneWatch | LeaveWatch) for it in waits)
    scene.resolving = True
    scene.set_rivals()
    if waits[0].topic is not None:
        scene.topic(waits[0].topic)
    return waits


def intervening(
    attempt: Attempt, end: int, scene: Scene
) -> tuple[int, Condition | None]:
    """The end of an "if …," that begins at *end*, and what it asks (603.4)."""
    for stop, condition in attempt.read(G.rule("intervening"), end):
        return stop, condition(scene)
    return end, None


def only_if(
    trigger: Trigger, heard: Condition | None, when: Condition | None
) -> Trigger:
    """*trigger* if its event was *heard* so, and *when* holds, then and later."""
    if when is not None or heard is not None:
        both = tuple(each for each in (heard, when) if each is not None)
        held = AllHold(both) if len(both) > 1 else both[0]
        # Once it has triggered and resolved the creature is renowned.
        trigger = replace(trigger, when=held, once=when == NOT_YET)
    if when is not None and _asked_again(trigger, when):
        trigger = replace(trigger, still=when)
    return trigger


def _check_often(body: Body, waits: list[Waits]) -> None:
    """Raises UnclearError where it is not known what uses up "once each turn"."""
    if body.each_turn and len(waits) > 1:
        raise UnclearError("once each turn, whichever of the two happens")
    if not body.if_done:
        return
    chances = [one for one in walk(tuple(body.done)) if isinstance(one, May)]
    if any(one.who is not Who.YOU or one.otherwise for one in chances):
        raise UnclearError("what of it is done only once each turn?")
    if not chances and any(one.least == 0 for one in body.scene.targets):
        raise UnclearError("is it done where nothing is targeted?")


_OF_THE_EVENT = frozenset(
    {
        Who.EVENT_SOURCE,
        Who.EVENT_RECIPIENT,
        Who.EVENT_PLAYER,
        Who.EVENT_OBJECT,
        Who.EACH_ONE,
        Side.THAT_PLAYER,
    }
)
# What is looked for then and there, or told by the asker.
_BY_THEN = (ThatMuch, RemovedThisWay, InCombat, Flag)


def _asked_again(trigger: Trigger, when: Condition) -> bool:
    """Whether *when* can be another as it resolves: it is of players and the table.

    What left the battlefield is looked back at instead (603.10a).
    """
    if isinstance(trigger.watch, (ZoneWatch, LeaveWatch)) and looks_at_host(when):
        return False
    return not any(
        isinstance(one, _BY_THEN) or (isinstance(one, StrEnum) and one in _OF_THE_EVENT)
        for one in walk(when)
    )


def is_reflexive(words: Sequence[str]) -> bool:
    """ "When damage is prevented this way, …": a trigger of the sentence before."""
    return words[:1] in (("when",), ("whenever",)) and ("this", "way", ",") in zip(
        words, words[1:], words[2:], strict=False
    )


def does_so(words: Sequence[str], before: Static) -> bool:
    """Whether "When you do, …" tells what else comes of a replacement (603.12)."""
    told = words[:4] == WHEN_YOU_DO and "target" not in words
    return told and isinstance(before, Effect)


def reflexive(statics: list[Static], found: list[Trigger]) -> list[Static]:
    """*statics* with the triggers that follow the last of them (603.12)."""
    made = list(statics)
    for one in found:
        effect = made[-1]
        if one.watch == REMOVED_THIS_WAY and isinstance(effect, Effect):
            if_any = If(Compare(RemovedThisWay(), ">", 0), (Install(one),))
            made[-1] = replace(effect, rider=(*effect.rider, if_any))
        else:
            made.append(one)
    return made


def exerted(attempt: Attempt, line: str, scene: Scene) -> list[Trigger]:
    """The trigger of "you may exert this as it attacks. When you do, …" (701.43)."""
    scene.mention(Who.THIS, frozenset({"object", "~", "creature", "permanent"}))
    body = read_body(
        attempt, len(EXERT), len(attempt.words), Body(scene, has_event=True)
    )
    ability = ability_of(body, line)
    exert = (TapIt(Who.THIS, stays=True), *ability.do)
    do = (May(Who.YOU, exert),)
    return [Trigger(AttackWatch(THIS), do, text=line, targets=ability.targets)]


G.says("trigger head", "(when|whenever) <event> ,")(lambda event: event)


@G.says("trigger head", "(when|whenever) <event> during <whose:turn of> ,")
def _during(event: Wait, whose: Side) -> Wait:
    def bind(scene: Scene) -> list[Waits]:
        turn = IsTurnOf(whose)
        return [
            replace(one, when=turn if one.when is None else AllHold((one.when, turn)))
            for one in event(scene)
        ]

    return bind


@G.says("trigger head", "(when|whenever) <event> while <facts> ,")
def _while(event: Wait, facts: When) -> Wait:
    def bind(scene: Scene) -> list[Waits]:
        waits = event(scene)
        held = list(scene.mentions)
        fact = facts(scene)
        scene.mentions = held
        return [
            replace(one, when=fact if one.when is None else AllHold((one.when, fact)))
            for one in waits
        ]

    return bind


@G.says("trigger head", "(when|whenever) <facts> ,")
def _so(facts: When) -> Wait:
    """A state trigger (603.8): what it says is so, and nothing has to happen."""

    def bind(scene: Scene) -> list[Waits]:
        fact = facts(scene)
        if any(isinstance(one, _BY_THEN) for one in walk(fact)):
            raise UnclearError("whether that is so is not followed")
        own = looks_at_host(fact) and Who.ATTACHED not in walk(fact)
        return [Waits(StateWatch(), topic=Who.THIS if own else None, when=fact)]

    return bind


G.table(
    "turn of",
    {
        "your turn": Side.YOU,
        "(an opponent's|each opponent's) turn": Side.OPPONENT,
    },
)
G.says("trigger head", "(when|whenever|at) <event:other event> ,")(lambda event: event)
G.says("intervening", "if <condition> ,")(lambda condition: condition)
