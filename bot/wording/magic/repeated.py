"""What is done once for each of several things, or so many times."""

from bot.engine.instructions import AddCounters, Instruction, May, TakeCounters
from bot.engine.repeating import ForEach, Repeat, SameCounters
from bot.engine.seeing import mentions
from bot.engine.values import (
    Chosen,
    Filter,
    Ref,
    RemovedThisWay,
    StatOf,
    Variable,
    Who,
)
from bot.wording.magic.amounts import Count
from bot.wording.magic.bodies import Body, Sentence, sentence_end
from bot.wording.magic.doing import Verb, choices_before
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import tags_of
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.printed import in_words
from bot.wording.rebuilding import with_x


@G.says("sentence", "for each <of:several kinds> , <rest:sentence>")
def _for_each_of_them(of: Noun, rest: Sentence) -> Sentence | None:
    """Once for each, which "that creature" then means."""
    if of.kind is not None and (of.filter.players is not None or of.kind.source):
        return None

    def read(body: Body) -> None:
        scene = body.scene
        outer = list(scene.mentions)
        ref = scene.ref(of)
        slot = scene.extra_slot()
        like = scene.filter(of) if of.form is Form.EACH else Filter(kinds=_one_of(of))
        scene.mention(Chosen(slot), tags_of(like), like=like)
        inner = Body(scene, has_event=body.has_event)
        rest(inner)
        inner.check()
        if scene.targets or not _of_slot(inner.done, slot):
            raise UnclearError("what is done for each?")
        scene.mentions = outer
        body.add([ForEach(ref, slot, tuple(inner.done))])

    return read


def _one_of(of: Noun) -> frozenset[str]:
    return frozenset({of.word} if of.word else ())


def _of_slot(done: list[Instruction], slot: int) -> bool:
    """True if something of it is about what is in that slot."""
    return any(mentions(one, Chosen(slot)) for one in done) or any(
        isinstance(one, May) and _of_slot([*one.do, *one.otherwise], slot)
        for one in done
    )


@G.says("several kinds", "<kind>")
def _any_of_kind(kind: Kind) -> Noun | None:
    return None if kind.plural or kind.damaged else Noun(Form.EACH, kind)


@G.says("several kinds", "of those <kind>")
def _each_of_those(kind: Kind) -> Noun | None:
    names = kind.filter.kinds
    if not kind.plural or kind.filter != Filter(kinds=names) or len(names) != 1:
        return None
    return Noun(Form.BACK, word=next(iter(names)), plural=True)


@G.says(
    "sentence",
    "for each counter removed this way , <rest:sentence>",
    "for each <counter:counter> counter removed this way , <rest:sentence>",
)
def _for_each_removed(rest: Sentence, counter: str = "") -> Sentence:
    """So many times over."""

    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if not isinstance(last, TakeCounters) or (counter and last.kind != counter):
            raise UnclearError("which counters were removed?")
        inner = Body(body.scene, has_event=body.has_event)
        rest(inner)
        inner.check()
        body.add([Repeat(RemovedThisWay(), tuple(inner.done))])

    return read


@G.says("order", "double the number of <kind:counter> counters on <on:several>")
def _double_counters(kind: str, on: Noun) -> Verb:
    """As many are put on it as it has (701.10e)."""

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        of = scene.ref(on)
        before = choices_before(scene)
        if isinstance(of, Who | Chosen) and not on.plural:
            number = StatOf(of, f"counters:{kind}")
            return [*before, AddCounters(kind, number, of)]
        slot = scene.extra_slot()
        each = Chosen(slot)
        add = AddCounters(kind, StatOf(each, f"counters:{kind}"), each)
        return [*before, ForEach(of, slot, (add,))]

    return bind


@G.says("order", "double the number of each kind of counter on <on:several>")
def _double_each_kind(on: Noun) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        of = scene.ref(on)
        before = choices_before(scene)
        if isinstance(of, Who | Chosen) and not on.plural:
            return [*before, SameCounters(of, of)]
        slot = scene.extra_slot()
        each = Chosen(slot)
        return [*before, ForEach(of, slot, (SameCounters(each, each),))]

    return bind


@G.says("sentence", "x is <n:quantity>")
def _x_is(n: Count) -> Sentence:
    """What the X of the sentences before is."""

    def read(body: Body) -> None:
        if not any(mentions(one, _X) for one in body.done):
            raise UnclearError("what is X for?")
        amount = n(body.scene)
        body.done = [with_x(one, "X", amount) for one in body.done]

    return read


@G.reads("sentence")
def _x_of_the_cost(attempt: Attempt, at: int) -> list[tuple[int, Sentence]]:
    """The X of a cost is said with the other limits of an ability."""
    if attempt.words[at : at + 2] != ("x", "is"):
        return []
    end = sentence_end(attempt, at, len(attempt.words))
    said = in_words(attempt, at, end)

    def read(body: Body) -> None:
        if any(mentions(one, _X) for one in body.done):
            raise UnclearError("how much is X?")
        body.limits = (*body.limits, said)

    return [(end, read)]


_X = Variable("X")
