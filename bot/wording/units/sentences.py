"""Sentences of what resolves, one after the other, each knowing those before it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from bot.engine.effects import Effect, PreventedWatch, Static, Trigger, Until
from bot.engine.instructions import (
    DealDamage,
    If,
    Install,
    Instruction,
    May,
    Unplayed,
)
from bot.engine.values import (
    AllHold,
    Always,
    Amount,
    Compare,
    Condition,
    Filter,
    Matches,
    ThatMuch,
    Who,
)
from bot.wording.magic.bodies import mentions
from bot.wording.phrases import Attempt, Grammar, Rule, UnclearError
from bot.wording.rebuilding import with_x
from bot.wording.units.amounts import Count, When
from bot.wording.units.damage import Doing, Lasting
from bot.wording.units.scene import PREVENTED, Scene


class UnreadError(Exception):
    """A sentence that is not understood, from word *at* to *end*, and why."""

    def __init__(self, at: int, end: int, why: str, far: int) -> None:
        super().__init__(why)
        self.at = at
        self.end = end
        self.why = why
        self.far = far


class Body:
    """What has been read of one ability so far: instructions, or what holds."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.done: list[Instruction] = []
        self.statics: list[Static] = []
        # True after "if you do, …": what comes "then" depends on it as well.
        self.inside = False

    def clone(self) -> "Body":
        """A copy that can be changed without changing this one."""
        other = Body(self.scene.clone())
        other.done = list(self.done)
        other.statics = list(self.statics)
        other.inside = self.inside
        return other

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
                why = why or str(unclear)
            else:
                return trial, last
    words = attempt.words[at:stop]
    if not why and not reading.touching(words) and not _LIMITING & set(words):
        trial = body.clone()
        if trial.scene.resolving:
            trial.done.append(Unplayed(attempt.text.between(at, stop)))
        return trial, stop
    far = min(max(attempt.far, at), stop)
    if not why:
        here = attempt.words[far : far + 1]
        why = f"nothing known goes on with “{here[0]}”" if here else "it stops short"
    raise UnreadError(at, stop, why, far)


# Words that can change what a sentence before them says.
_LIMITING = frozenset(
    ("only", "once", "unless", "except", "instead", "effect", "also", "otherwise")
)


# --- The kinds of sentences -----------------------------------------------------


def add_sentences(g: Grammar) -> None:
    """The rule ``sentence``."""

    @g.says("sentence", "<does:clauses>")
    def _plain(does: Doing) -> Sentence:
        return lambda body: _do(body, does)

    @g.says("sentence", "then [,] <does:clauses>")
    def _then(does: Doing) -> Sentence:
        def read(body: Body) -> None:
            if body.inside:
                _add_inside(body, tuple(does(body.scene)))
            else:
                _do(body, does)

        return read

    @g.says("sentence", "[then [,]] <does:clauses> [,] where <letter> is <n:quantity>")
    def _where(does: Doing, letter: Any, n: Count) -> Sentence:
        def read(body: Body) -> None:
            def with_meaning(scene: Scene) -> list[Instruction]:
                done = does(scene)
                amount: Amount = n(scene)
                return [with_x(one, letter.letter, amount) for one in done]

            _do(body, with_meaning)

        return read

    @g.says("sentence", "<t:duration> , <does:clauses>")
    @g.says(
        "sentence", "<t:duration> , <does:clauses> [,] where <letter> is <n:quantity>"
    )
    def _for_so_long(
        t: Until, does: Doing, letter: Any = None, n: Count | None = None
    ) -> Sentence:
        def read(body: Body) -> None:
            body.scene.lasting = t

            def bind(scene: Scene) -> list[Instruction]:
                done = does(scene)
                if n is None:
                    return done
                amount: Amount = n(scene)
                return [with_x(one, letter.letter, amount) for one in done]

            _do(body, bind)
            body.scene.lasting = None

        return read

    @g.says("standing sentence", "<standing>")
    def _stands(standing: Lasting) -> Sentence:
        def read(body: Body) -> None:
            if body.scene.resolving:
                raise UnclearError("it does not say for how long")
            body.statics.extend(_holding(body.scene, standing))

        return read

    @g.says("standing", "<lasting>", "<lasting> [,] where <letter> is <n:quantity>")
    def _plain_standing(
        lasting: Lasting, letter: Any = None, n: Count | None = None
    ) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            made = lasting(scene)
            if n is None:
                return made
            amount: Amount = n(scene)
            return [with_x(one, letter.letter, amount) for one in made]

        return bind

    @g.says("standing", "while <state> , <lasting>")
    def _while_this(state: Filter, lasting: Lasting) -> Lasting:
        return lambda scene: conditioned(lasting(scene), Matches(Who.THIS, state))

    @g.says("standing", "<when:while> , <lasting>")
    @g.says("standing", "<lasting> <when:while>")
    def _while(when: When, lasting: Lasting) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            condition = when(scene)
            return conditioned(lasting(scene), condition)

        return bind

    @g.says("standing", "<when:while> , <lasting> and <more:lasting>")
    @g.says("standing", "<lasting> and <more:lasting>")
    def _two(lasting: Lasting, more: Lasting, when: When | None = None) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            condition = when(scene) if when else None
            made = [*lasting(scene), *more(scene)]
            return made if condition is None else conditioned(made, condition)

        return bind

    _add_linked(g)


def conditioned(statics: list[Static], when: Condition) -> list[Static]:
    """*statics* that hold only while *when* does."""
    if when == Always():
        return statics
    return [
        replace(one, when=when if one.when == Always() else AllHold((when, one.when)))
        for one in statics
    ]


def _holding(scene: Scene, standing: Lasting) -> list[Static]:
    made = standing(scene)
    if scene.before or scene.targets or scene.each:
        raise UnclearError("a choice where nothing resolves")
    return made


def _do(body: Body, does: Doing) -> None:
    """Add instructions; those about what was prevented belong to that effect."""
    scene = body.scene
    if not scene.resolving:
        if not body.statics:
            raise UnclearError("nothing resolves here")
        done = _as_rider(scene, does)
        if not _speaks_of_event(done):
            raise UnclearError("nothing resolves here")
        body.last_effect(lambda e: replace(e, rider=(*e.rider, *done)))
        return
    slots = len(scene.targets)
    made = [*does(scene)]
    if _speaks_of_prevention(made):
        if len(scene.targets) > slots:
            raise UnclearError("a target chosen by a replacement effect")
        rider = tuple(made)
        body.last_effect(lambda e: replace(e, rider=(*e.rider, *rider)))
        return
    body.done.extend(made)


def _as_rider(scene: Scene, does: Doing) -> tuple[Instruction, ...]:
    scene.resolving = True
    targets = len(scene.targets)
    try:
        done = tuple(does(scene))
    finally:
        scene.resolving = False
    if len(scene.targets) > targets:
        raise UnclearError("a target where nothing resolves")
    return done


def _speaks_of_prevention(done: list[Instruction]) -> bool:
    words = (type(PREVENTED), Who.EVENT_SOURCE)
    return any(
        mentions(one, words)
        or (isinstance(one, Unplayed) and "prevented this way" in one.text)
        for one in done
    )


def _speaks_of_event(done: tuple[Instruction, ...]) -> bool:
    words = (
        type(PREVENTED), ThatMuch, Who.EVENT_SOURCE, Who.EVENT_RECIPIENT,
        Who.EVENT_OBJECT, Who.THIS,
    )  # fmt: skip
    return all(mentions(one, words) for one in done)


def _add_linked(g: Grammar) -> None:
    @g.says("linked sentence", "(if|when) you do , <does:clauses>")
    def _if_you_do(does: Doing) -> Sentence:
        def read(body: Body) -> None:
            last = body.done[-1] if body.done else None
            if isinstance(last, May | If):
                _add_inside(body, tuple(does(body.scene)))
                body.inside = True
            elif isinstance(last, Install) or (last is None and body.statics):
                _if_prevented(body, does)
            elif last is None:
                raise UnclearError("if you do what?")
            else:
                _add_inside(body, tuple(does(body.scene)))
                body.inside = True

        return read

    @g.says("linked sentence", "(if|when) you (don't|do not) , <does:clauses>")
    def _if_you_do_not(does: Doing) -> Sentence:
        def read(body: Body) -> None:
            may = body.done[-1] if body.done else None
            if not isinstance(may, May) or may.otherwise:
                raise UnclearError("if you don't do what?")
            body.done[-1] = replace(may, otherwise=tuple(does(body.scene)))

        return read

    @g.says("linked sentence", "otherwise , <does:clauses>")
    def _otherwise(does: Doing) -> Sentence:
        def read(body: Body) -> None:
            last = body.done[-1] if body.done else None
            if not isinstance(last, If) or last.otherwise:
                raise UnclearError("otherwise than what?")
            body.done[-1] = replace(last, otherwise=tuple(does(body.scene)))

        return read

    @g.says("linked sentence", "<does:clauses> if <condition>")
    def _only_if(does: Doing, condition: When) -> Sentence:
        def read(body: Body) -> None:
            if not body.scene.resolving:
                raise UnclearError("nothing resolves here")
            done = tuple(does(body.scene))
            body.done.append(If(condition(body.scene), done))

        return read

    @g.says("linked sentence", "<when:bonus> : <does:clauses> instead")
    @g.says("linked sentence", "<when:bonus> <does:clauses> instead")
    @g.says("linked sentence", "<when:bonus> — <does:clauses> instead")
    @g.says("linked sentence", "if <condition> , <does:clauses> instead")
    @g.says("linked sentence", "if <condition> , instead <does:clauses>")
    def _self_replacing(
        does: Doing, when: Condition | None = None, condition: When | None = None
    ) -> Sentence:
        def read(body: Body) -> None:
            if not body.done:
                raise UnclearError("instead of what?")
            holds = when
            if condition is not None:
                holds = condition(body.scene)
            assert holds is not None
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
        "[<when:bonus> [:|—]] (this damage|that damage|the damage)"
        " (can't be prevented|is unpreventable)",
        "if <condition> , (this damage|that damage|the damage)"
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
            slots = len(scene.targets) + scene.extra
            outer, scene.targets = scene.targets, []
            done = tuple(does(scene))
            targets, scene.targets = tuple(scene.targets), outer
            if targets and slots:
                raise UnclearError("a trigger's targets beside the spell's own")
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
            once = "next" in str(last.static.watch)
            body.done[-1] = replace(last, static=replace(last.static, once=once))

        return read

    @g.says("prevention", "damage is prevented this way")
    def _any() -> Trigger:
        return _prevented(None)

    @g.says("prevention", "<n:number> <how> damage is prevented this way")
    def _some(n: int, how: str) -> Trigger | None:
        return _prevented(n) if how == ">=" else None


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


def _add_inside(body: Body, done: tuple[Instruction, ...]) -> None:
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
