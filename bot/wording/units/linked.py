"""Sentences that say more of what stands before them."""

import re
from dataclasses import replace
from typing import Any

from bot.engine.conditions import (
    AllHold,
    Always,
    Compare,
    Condition,
    Exists,
    Flag,
    Matches,
)
from bot.engine.effects import Effect, PreventedWatch, Trigger, Until
from bot.engine.instructions import (
    DealDamage,
    DestroyIt,
    If,
    Install,
    Instruction,
    Kill,
    May,
    Unplayed,
)
from bot.engine.values import Filter, ThatMuch, Zone
from bot.wording.phrases import Attempt, Grammar, UnclearError
from bot.wording.units.amounts import Count, When
from bot.wording.units.bodies import Body, Sentence
from bot.wording.units.outcomes import Doing
from bot.wording.units.scene import PREVENTED, Scene


def add_linked(g: Grammar) -> None:
    """The rule ``linked sentence``."""
    _add_if_you_do(g)
    _add_conditions(g)
    _add_instead(g)
    _add_later(g)


def _add_if_you_do(g: Grammar) -> None:
    """ "If you do", "if you don't", "otherwise", "if you reveal … this way"."""

    @g.says("linked sentence", "(if|when) (you|they) do , <does:clauses>")
    @g.says(
        "linked sentence",
        "(if|when) (it|that unit|that object|that ally) is destroyed this way ,"
        " <does:clauses>",
    )
    def _if_you_do(does: Doing) -> Sentence:
        def read(body: Body) -> None:
            last = body.done[-1] if body.done else None
            if isinstance(last, May | If):
                add_inside(body, _only_then(body.scene, does))
                body.inside = True
            elif isinstance(last, Install) or (last is None and body.statics):
                _if_prevented(body, does)
            elif last is None:
                raise UnclearError("if you do what?")
            else:
                add_inside(body, tuple(does(body.scene)))
                body.inside = True

        return read

    @g.reads("shown")
    def _shown(attempt: Attempt, at: int) -> list[tuple[int, str]]:
        words = attempt.words
        if words[at : at + 2] not in (("you", "reveal"), ("you", "discard")):
            return []
        for end in range(at + 2, min(at + 12, len(words))):
            if words[end : end + 2] == ("this", "way"):
                return [(end + 2, attempt.text.between(at, end + 2).lower())]
            if words[end] in (",", "."):
                break
        return []

    @g.says(
        "linked sentence",
        "(if|when) <what:shown> , <does:clauses>",
    )
    def _if_shown(what: str, does: Doing) -> Sentence:
        """Which cards come to light, only the players see."""

        def read(body: Body) -> None:
            if not body.scene.resolving:
                raise UnclearError("nothing resolves here")
            shown = Flag(what)
            body.done.append(If(shown, tuple(does(body.scene))))

        return read

    @g.says("linked sentence", "(if|when) (you|they) (don't|do not) , <does:clauses>")
    def _if_you_do_not(does: Doing) -> Sentence:
        def read(body: Body) -> None:
            last = body.done[-1] if body.done else None
            if not isinstance(last, May | If) or last.otherwise:
                raise UnclearError("if you don't do what?")
            if isinstance(last, If) and not isinstance(last.when, Exists):
                raise UnclearError("if you don't do what?")
            body.done[-1] = replace(last, otherwise=tuple(does(body.scene)))

        return read

    @g.says("linked sentence", "otherwise , <does:clauses>")
    def _otherwise(does: Doing) -> Sentence:
        def read(body: Body) -> None:
            last = body.done[-1] if body.done else None
            if not isinstance(last, If) or last.otherwise:
                raise UnclearError("otherwise than what?")
            body.done[-1] = replace(last, otherwise=tuple(does(body.scene)))

        return read


def _add_conditions(g: Grammar) -> None:
    """What is done only if something holds."""

    @g.says(
        "linked sentence",
        "<does:clauses> if damage (was|is) prevented this way",
        "if damage was prevented this way , <does:clauses>",
    )
    def _if_any_was(does: Doing) -> Sentence:
        return lambda body: _if_prevented(body, does)

    @g.says("linked sentence", "<does:clauses> if <condition>")
    def _only_if(does: Doing, condition: When) -> Sentence:
        def read(body: Body) -> None:
            if not body.scene.resolving:
                raise UnclearError("nothing resolves here")
            done = tuple(does(body.scene))
            body.done.append(If(condition(body.scene), done))

        return read


def _add_instead(g: Grammar) -> None:
    """What takes the place of the sentence before, or makes its damage another."""

    @g.says("linked sentence", "<when:bonus> : <does:clauses> instead")
    @g.says("linked sentence", "<when:bonus> <does:clauses> instead")
    @g.says("linked sentence", "<when:bonus> — <does:clauses> instead")
    @g.says(
        "linked sentence",
        "[<when:bonus> [:|—]] if <condition> , <does:clauses> instead",
    )
    @g.says(
        "linked sentence",
        "[<when:bonus> [:|—]] if <condition> , instead <does:clauses>",
    )
    def _self_replacing(
        does: Doing, when: Condition | None = None, condition: When | None = None
    ) -> Sentence:
        def read(body: Body) -> None:
            if not body.done:
                raise UnclearError("instead of what?")
            holds = _both(when, condition and condition(body.scene))
            targets = len(body.scene.targets)
            done = tuple(does(body.scene))
            last = body.done[-1]
            same = type(done[0]) is type(last) or isinstance(last, Install)
            if len(body.scene.targets) > targets or not same:
                raise UnclearError("instead of which part?")
            body.done[-1] = If(holds, done, (last,))

        return read

    @g.says(
        "linked sentence",
        "<when:bonus> [:|—] deal <n:amount> [<sure>] damage instead",
        "if <condition> , deal <n:amount> [<sure>] damage instead",
    )
    def _other_amount(
        n: Count, when: Condition | None = None, condition: When | None = None,
        sure: bool | None = None,
    ) -> Sentence:  # fmt: skip
        def read(body: Body) -> None:
            deal = _last_deal(body)
            holds = condition(body.scene) if condition else when
            assert holds is not None
            more = replace(
                deal, amount=n(body.scene), unpreventable=sure or deal.unpreventable
            )
            body.done[-1] = If(holds, (more,), (deal,))

        return read

    @g.says(
        "linked sentence",
        "[<when:bonus> [:|—]] (this damage|that damage|the damage|damage dealt this"
        " way) (can't be prevented|is unpreventable)",
        "if <condition> , (this damage|that damage|the damage|damage dealt this way)"
        " (can't be prevented|is unpreventable)",
    )
    def _sure(when: Condition | None = None, condition: When | None = None) -> Sentence:
        def read(body: Body) -> None:
            deal = _last_deal(body)
            sure = replace(deal, unpreventable=True)
            holds = condition(body.scene) if condition else when
            body.done[-1] = sure if holds is None else If(holds, (sure,), (deal,))

        return read

    @g.says("linked sentence", "<when:bonus> [:] [<t:duration> ,] <does:clauses>")
    def _bonus(when: Condition, does: Doing, t: Until | None = None) -> Sentence:
        def read(body: Body) -> None:
            if not body.scene.resolving:
                raise UnclearError("nothing resolves here")
            body.scene.lasting = t
            body.done.append(If(when, tuple(does(body.scene))))
            body.scene.lasting = None

        return read

    @g.says(
        "linked sentence",
        "apply this [replacement] effect only (once per turn|once each turn)",
        "(this effect|this replacement effect) (applies|can be applied|can apply)"
        " only (once per turn|once each turn)",
        "do this only (once per turn|once each turn)",
    )
    def _once_a_turn() -> Sentence:
        return lambda body: body.last_effect(
            lambda e: replace(e, uses=1, each_turn=True)
        )


def _add_later(g: Grammar) -> None:
    """What waits for something that is yet to happen."""

    @g.says(
        "linked sentence",
        "(when|whenever) <t:prevention> , <does:clauses>",
    )
    def _on_prevention(t: Trigger, does: Doing) -> Sentence:
        def read(body: Body) -> None:
            scene = body.scene
            if not scene.resolving:
                raise UnclearError("a trigger inside another")
            held, scene.measure = scene.measure, ThatMuch()
            outer, slots = list(scene.targets), scene.extra
            done = tuple(does(scene))
            targets, scene.targets = tuple(scene.targets[len(outer) :]), outer
            if targets and slots:
                raise UnclearError("a trigger's targets beside the spell's choices")
            scene.measure = held
            trigger = replace(t, do=done, targets=targets)
            body.done.append(Install(trigger))

        return read

    @g.says(
        "linked sentence",
        "<t:duration> , (when|whenever) <wait:waits> , <does:clauses>",
    )
    @g.says(
        "linked sentence", "(when|whenever) <wait:waits> <t:duration> , <does:clauses>"
    )
    def _for_a_turn(t: Until, wait: Any, does: Doing) -> Sentence:
        return lambda body: _install_trigger(body, t, wait, does)

    @g.says("linked sentence", "if <wait:event> <t:duration> , <does:clauses>")
    def _if_it_happens(t: Until, wait: Any, does: Doing) -> Sentence:
        return lambda body: _install_trigger(body, t, wait, does)

    @g.says("linked sentence", "at <wait:other event> , <does:clauses>")
    def _later(wait: Any, does: Doing) -> Sentence:
        def read(body: Body) -> None:
            _install_trigger(body, Until.END_OF_GAME, wait, does)
            last = body.done[-1]
            assert isinstance(last, Install)
            assert isinstance(last.static, Trigger)
            waits = str(last.static.watch)
            once = "next" in waits
            if not once and _EACH_TIME.search(waits):
                raise UnclearError("what resolves waits for one of them")
            body.done[-1] = replace(last, static=replace(last.static, once=once))

        return read

    @g.says("prevention", "damage is prevented this way")
    def _any() -> Trigger:
        return _prevented(None)

    @g.says("prevention", "<n:number> <how> damage is prevented this way")
    def _some(n: int, how: str) -> Trigger | None:
        return _prevented(n) if how == ">=" else None


# "At the beginning of your end phase": of every one, which only what stays sees.
_EACH_TIME = re.compile(r"the beginning of (?:your|each)\b")


def _both(first: Condition | None, second: Condition | None) -> Condition:
    held = tuple(one for one in (first, second) if one is not None)
    assert held
    return held[0] if len(held) == 1 else AllHold(held)


def _if_prevented(body: Body, does: Doing) -> None:
    """ "When you do" after "prevent that damage": only if some was prevented."""
    scene = body.scene
    slots = len(scene.targets)
    held, scene.resolving = scene.resolving, True
    done = tuple(does(scene))
    scene.resolving = held
    if len(scene.targets) > slots:
        raise UnclearError("a target chosen by a replacement effect")
    some = If(Compare(PREVENTED, ">", 0), done)

    def ride(effect: Effect) -> Effect:
        if not effect.prevents:
            raise UnclearError("if you do what?")
        return replace(effect, rider=(*effect.rider, some))

    body.last_effect(ride)


def _last_deal(body: Body) -> DealDamage:
    deal = body.done[-1] if body.done else None
    if not isinstance(deal, DealDamage):
        raise UnclearError("which damage?")
    return deal


def _only_then(scene: Scene, does: Doing) -> tuple[Instruction, ...]:
    """What is done then; what it is the first to speak of is there only then."""
    known = {one.ref for one in scene.mentions}
    done = tuple(does(scene))
    scene.only_then = frozenset(one.ref for one in scene.mentions) - known
    return done


def add_inside(body: Body, done: tuple[Instruction, ...]) -> None:
    """Add what happens only if the last instruction was carried out."""
    last = body.done[-1]
    if isinstance(last, Unplayed):
        raise UnclearError("if you do what?")
    if isinstance(last, May):
        body.done[-1] = replace(last, do=(*last.do, *done))
    elif isinstance(last, If) and not last.otherwise:
        inner = last.do[-1]
        if isinstance(inner, May):
            new = replace(inner, do=(*inner.do, *done))
            body.done[-1] = replace(last, do=(*last.do[:-1], new))
        else:
            body.done[-1] = replace(last, do=(*last.do, *done))
    elif isinstance(last, Kill | DestroyIt):
        # A death that something replaced did not happen (370.1.a; RE 3).
        dead = Matches(last.what, Filter(zone=Zone.GRAVEYARD))
        body.done.append(If(dead, done))
    else:
        body.done.extend(done)


def _install_trigger(body: Body, t: Until, wait: Any, does: Doing) -> None:
    """A trigger that lasts for a while; what resolves sets it up."""
    scene = body.scene
    if not scene.resolving:
        raise UnclearError("a trigger inside another")
    outer = len(scene.targets)
    resolving, scene.resolving = scene.resolving, False
    waits = wait(scene)
    scene.resolving = resolving
    if waits.topic is not None:
        scene.mention(waits.topic, waits.tags)
    held = scene.measure
    if waits.measured:
        scene.measure = ThatMuch()
    done = tuple(does(scene))
    scene.measure = held
    if len(scene.targets) > outer:
        raise UnclearError("whose targets?")
    body.done.append(Install(Trigger(waits.watch, done, when=waits.when, until=t)))


def _prevented(least: int | None) -> Trigger:
    when: Condition = Always()
    if least is not None:
        when = Compare(ThatMuch(), ">=", least)
    return Trigger(PreventedWatch(by_this=True), (), when=when, until=Until.END_OF_TURN)
