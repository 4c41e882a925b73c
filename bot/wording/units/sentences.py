"""The kinds of sentences there are, each knowing those before it."""

from dataclasses import replace
from typing import Any

from bot.engine.conditions import AllHold, Always, Condition, Matches
from bot.engine.effects import Static, Until
from bot.engine.instructions import (
    Instruction,
    Unplayed,
)
from bot.engine.values import Amount, Filter, ThatMuch, Who
from bot.wording.magic.bodies import mentions
from bot.wording.phrases import Attempt, Grammar, UnclearError
from bot.wording.rebuilding import with_x
from bot.wording.units.amounts import Count, When
from bot.wording.units.bodies import Body, Sentence
from bot.wording.units.linked import add_inside, add_linked
from bot.wording.units.outcomes import Doing, Lasting
from bot.wording.units.scene import PREVENTED, Scene

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
                add_inside(body, tuple(does(body.scene)))
            else:
                _do(body, does)

        return read

    @g.says("sentence", "[then [,]] <does:clauses> [,] where <letter> is <n:quantity>")
    def _where(does: Doing, letter: Any, n: Count) -> Sentence:
        def read(body: Body) -> None:
            def with_meaning(scene: Scene) -> list[Instruction]:
                done = does(scene)
                amount: Amount = n(scene)
                scene.meaning[letter.letter] = amount
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
                scene.meaning[letter.letter] = amount
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

    @g.reads("standing")
    def _so_long(attempt: Attempt, at: int) -> list[tuple[int, Lasting]]:
        found = []
        for end, lasting in attempt.read(g.rule("lasting"), at):
            for stop, when in attempt.read(g.rule("while"), end):
                said = {*attempt.words[end:stop]}
                of_each = attempt.words[at] == "each" and bool(_IT & said)
                found.append((stop, _unclear if of_each else _while(when, lasting)))
        return found

    @g.says("standing", "<when:while> , <lasting>")
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

    add_linked(g)


_IT = frozenset({"it", "it's", "its"})


def _unclear(scene: Scene) -> list[Static]:
    """ "Each ally … gets … as long as it's rested": that ally, not this card."""
    raise UnclearError("as long as what is so of each?")


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
    body.add(made)


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
