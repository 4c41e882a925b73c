"""On thousands of small boards the engine finds exactly what every order gives."""

from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.citation import Game
from bot.engine.board import Board
from bot.engine.effects import (
    Act,
    Ban,
    DamageWatch,
    Effect,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    SetTo,
    Until,
)
from bot.engine.exploration import explore, resolve
from bot.engine.outcome import ChoicePoint, Outcome, Ruling, Settled, Told, Written
from bot.engine.question import Deal, Hit, Question
from bot.engine.values import ANYTHING, Filter, Named
from tests.engine.boards import FOE, ME, board, creature, question, to
from tests.engine.naive import Reader, Result, TooManyError

SOURCES = ("Bolt", "Fire")
WALL, BEAR = "Wall", "Bear"
SMALL = st.integers(1, 3)


def _acts() -> st.SearchStrategy[tuple[Act, int | None, bool]]:
    """(act, uses, each source)"""

    def plain(act: Act) -> tuple[Act, int | None, bool]:
        return act, None, True

    def instance(amount: int | None, each: bool) -> tuple[Act, int | None, bool]:
        if amount is None or not each:
            return PreventInstance(), 1, each
        return PreventInstance(amount), 1, each

    return st.one_of(
        SMALL.map(lambda n: (PreventNext(n), None, False)),
        st.builds(instance, st.none() | SMALL, st.booleans()),
        SMALL.map(lambda n: plain(PreventEach(n))),
        st.just(plain(PreventAll())),
        st.integers(2, 3).map(lambda n: plain(Multiply(n))),
        SMALL.map(lambda n: plain(Plus(n))),
        SMALL.map(lambda n: plain(Minus(n))),
        SMALL.map(lambda n: plain(SetTo(n))),
        st.sampled_from((ME, WALL)).map(lambda name: plain(Redirect(Named(name)))),
        SMALL.map(lambda n: plain(Redirect(Named(WALL), n))),
        SMALL.map(lambda n: plain(Redirect(Named(WALL), n, points=True))),
    )


def _effects(recipients: tuple[str, ...]) -> st.SearchStrategy[Effect]:
    def make(
        made: tuple[Act, int | None, bool],
        on: str | None,
        source: str | None,
        at_least: int,
        combat: bool | None,
    ) -> Effect:
        act, uses, each = made
        if uses or isinstance(act, PreventNext) or getattr(act, "points", False):
            # Who uses up what protects several players is no question of 616.1.
            on = on or recipients[0]
        return Effect(
            DamageWatch(
                Filter(ids=frozenset({source})) if source else Filter(),
                to(on) if on else ANYTHING,
                combat,
                at_least,
            ),
            act,
            controller=ME,
            uses=uses,
            each_source=each,
            until=Until.END_OF_TURN,
            start=_points(act),
        )

    return st.builds(
        make,
        _acts(),
        st.none() | st.sampled_from(recipients),
        st.none() | st.none() | st.sampled_from(SOURCES),
        st.sampled_from((1, 1, 1, 2, 4)),
        st.sampled_from((None, None, None, True)),
    )


def _points(act: Act) -> int | None:
    match act:
        case PreventNext(int(points)) | Redirect(points=True, amount=int(points)):
            return points
    return None


def _hits(recipients: tuple[str, ...], combat: bool) -> st.SearchStrategy[Hit]:
    return st.builds(
        Hit,
        st.sampled_from(SOURCES),
        st.sampled_from(recipients),
        st.integers(1, 4),
        st.just(combat),
        st.sampled_from((False, False, False, True)),
    )


BANS = st.sampled_from(
    (
        (),
        (),
        (Restriction(Ban.PREVENT, Filter(ids=frozenset({"Fire"})), id="ban"),),
        (Restriction(Ban.PREVENT, object=to(ME), id="ban"),),
        (Restriction(Ban.PREVENT, combat=True, id="ban"),),
    )
)


@dataclass(frozen=True, slots=True)
class Case:
    """A board and what is dealt on it; ``repr`` is short enough to read."""

    board: Board
    hits: tuple[Hit, ...]

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self))

    def __repr__(self) -> str:
        lines = [
            f"  {hit.source} -> {hit.recipient}: {hit.amount}"
            f"{' combat' * hit.combat}{' unpreventable' * hit.unpreventable}"
            for hit in self.hits
        ]
        for one in self.board.effects:
            watch = one.watch
            assert isinstance(watch, DamageWatch)
            lines.append(
                f"  {one.id}: {one.act} from {_ids(watch.source)} to"
                f" {_ids(watch.recipient)}, at least {watch.at_least}"
                f"{' combat' * bool(watch.combat)}, uses {one.uses}, each"
                f" {one.each_source}"
            )
        lines += [f"  {ban}" for ban in map(_banned, self.board.restrictions)]
        return "\n".join(["", *lines, f"  turn of {self.board.active}"])


def _ids(filter: Filter) -> str:
    return "any" if filter.ids is None else "/".join(sorted(filter.ids))


def _banned(one: Restriction) -> str:
    return f"unpreventable: {_ids(one.subject)} to {_ids(one.object)}"


@st.composite
def boards(draw: st.DrawFn, recipients: tuple[str, ...]) -> Case:
    """A board with up to four effects, and up to three hits at the same time."""
    effects = draw(st.lists(_effects(recipients), min_size=1, max_size=4))
    combat = draw(st.booleans())
    hits = draw(
        st.lists(
            _hits(recipients, combat),
            min_size=1,
            max_size=3,
            unique_by=lambda one: (one.source, one.recipient),
        )
    )
    start = board(
        creature(WALL, 0, 999),
        creature(BEAR, 0, 999, controller=FOE),
        creature("Bolt", 1, 999, controller=FOE),
        creature("Fire", 1, 999, controller=FOE),
        *draw(BANS),
        *(
            Effect(
                one.watch,
                one.act,
                id=f"e{index}",
                label=f"e{index}",
                controller=ME,
                each_source=one.each_source,
                uses=one.uses,
                until=one.until,
                start=one.start,
            )
            for index, one in enumerate(effects)
        ),
        life=1000,
        active=draw(st.sampled_from((ME, FOE))),
    )
    return Case(start, tuple(hits))


def _result(start: Board, outcome: Outcome) -> Result:
    dealt: dict[str, int] = {}
    for one in outcome.damage:
        dealt[one.recipient] = dealt.get(one.recipient, 0) + one.dealt
    left = {one.id: _left(one) for one in outcome.board.effects}
    for player in outcome.board.players:
        assert player.life == 1000 - dealt.get(player.id, 0)
    for obj in outcome.board.objects:
        assert obj.damage == dealt.get(obj.id, 0)
    return Result(
        tuple(sorted((name, n) for name, n in dealt.items() if n)),
        tuple(sorted((name, n) for name, n in left.items() if n is not None)),
    )


def _left(effect: Effect) -> int | None:
    match effect.act:
        case PreventNext(points) | Redirect(points=True, amount=points):
            assert isinstance(points, int)
            return points
        case _:
            return effect.uses


def _alike(start: Board, result: Result) -> Result:
    """*result* where effects that do the same are called the same.

    Which of them was used first is no difference, and nobody is asked for it.
    """
    firsts: dict[Effect, str] = {}
    called = {
        one.id: firsts.setdefault(replace(one, id="", label=""), one.id)
        for one in start.effects
    }
    left = sorted((called[name], n) for name, n in result.left)
    return Result(result.dealt, tuple(left))


def _ruled(
    start: Board, hits: tuple[Hit, ...], game: Game = Game.MTG
) -> tuple[Question, Ruling]:
    asked = question(start, Deal(hits), game=game)
    return asked, explore(asked)


def _compare(start: Board, hits: tuple[Hit, ...], game: Game) -> None:
    grand = game is Game.GRAND_ARCHIVE
    reader = Reader(start, in_order=grand, attempt_counts=grand)
    try:
        expected = reader.read(hits)
    except TooManyError:
        assume(False)
    _, ruling = _ruled(start, hits, game)
    assert ruling.complete
    found = [_result(start, one) for one in ruling.outcomes]
    alike = {_alike(start, one) for one in expected}
    assert {_alike(start, one) for one in found} == alike
    assert set(found) <= expected
    assert len(found) == len(set(found)), "a result is listed twice"
    for one in ruling.outcomes:
        prevented = sum(part.prevented for part in one.damage)
        assert (_result(start, one), prevented) in reader.told
        assert all((_left(effect) or 0) >= 0 for effect in one.board.effects)


def _settings(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        # The few are always the same, so that nobody's change fails by chance.
        derandomize=examples < 100,
        suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    )


FEW = _settings(60)
# Some for everybody, two thousand where there is time for them.
EXAMPLES = pytest.mark.parametrize(
    "examples", [60, pytest.param(400, marks=pytest.mark.slow)]
)
RECIPIENTS = ((ME,), (ME, WALL), (ME, FOE), (BEAR, ME))


@pytest.mark.cr("616.1", "615.7", "614.5")
@EXAMPLES
@pytest.mark.parametrize("recipients", RECIPIENTS, ids="-".join)
def test_the_results_are_those_of_every_order(
    recipients: tuple[str, ...], examples: int
) -> None:
    @_settings(examples)
    @given(boards(recipients))
    def check(made: Case) -> None:
        _compare(made.board, made.hits, Game.MTG)

    check()


@pytest.mark.rule("RE 3", "DP 5.1", "DP 5.2", "DS 2")
@EXAMPLES
def test_in_grand_archive_too_where_damage_is_met_in_order(examples: int) -> None:
    @_settings(examples)
    @given(boards((ME, WALL)))
    def check(made: Case) -> None:
        _compare(made.board, made.hits, Game.GRAND_ARCHIVE)

    check()


@pytest.mark.cr("615.6")
@FEW
@given(boards((ME, WALL)))
def test_prevented_and_dealt_make_up_what_was_proposed(
    made: Case,
) -> None:
    start, hits = made.board, made.hits
    keep = tuple(one for one in start.effects if one.prevents)
    _, ruling = _ruled(start.changed(effects=keep), hits)
    for outcome in ruling.outcomes:
        for one in outcome.damage:
            assert one.prevented + one.dealt == one.proposed


@pytest.mark.cr("615.12", "615.7")
@FEW
@given(boards((ME, WALL)))
def test_nothing_that_prevents_is_spent_on_unpreventable_damage(
    made: Case,
) -> None:
    start, hits = made.board, made.hits
    always = Restriction(Ban.PREVENT, id="always")
    _, ruling = _ruled(start.changed(restrictions=(always,)), hits)
    for outcome in ruling.outcomes:
        assert not any(one.prevented for one in outcome.damage)
        for effect in outcome.board.effects:
            before = start.effect(effect.id)
            assert before is not None
            if effect.prevents:
                assert _left(effect) == _left(before)


@pytest.mark.cr("614.5")
@FEW
@given(boards((ME,)))
def test_no_effect_changes_one_event_twice(
    made: Case,
) -> None:
    start, hits = made.board, made.hits
    assume(len({hit.source for hit in hits}) == len(hits))
    keep = tuple(one for one in start.effects if not isinstance(one.act, Redirect))
    _, ruling = _ruled(start.changed(effects=keep), hits)
    for outcome in ruling.outcomes:
        done = [
            (args["effect"], args["source"])
            for step in outcome.steps
            if {"effect", "source"} <= (args := dict(step.said.args)).keys()
        ]
        assert len(done) == len(set(done))


@pytest.mark.cr("616.1f")
@FEW
@given(boards((ME, FOE)), st.data())
def test_choosing_step_by_step_ends_where_exploring_says(
    made: Case, data: st.DataObject
) -> None:
    start, hits = made.board, made.hits
    asked, ruling = _ruled(start, hits)
    ends = {_result(start, one) for one in ruling.outcomes}
    taken: tuple[int, ...] = ()
    while isinstance(point := resolve(asked, taken), ChoicePoint):
        assert len(point.options) > 1
        assert point.path == taken
        taken += (data.draw(st.integers(0, len(point.options) - 1)),)
    assert isinstance(point, Settled)
    way = Written((), Told(point.steps, point.damage))
    assert _result(start, Outcome(point.board, way)) in ends


@pytest.mark.cr("616.1f")
@FEW
@given(boards((ME, FOE)))
def test_each_outcomes_own_choices_lead_to_it_by_every_prefix(
    made: Case,
) -> None:
    start, hits = made.board, made.hits
    asked, ruling = _ruled(start, hits)
    for outcome in ruling.outcomes:
        answers = tuple(option for _, option in outcome.choices)
        for length, (expected, _) in enumerate(outcome.choices):
            assert resolve(asked, answers[:length]) == expected
        settled = resolve(asked, answers)
        assert isinstance(settled, Settled)
        assert settled.board == outcome.board


def test_what_the_naive_reader_says_by_hand() -> None:
    def read(*effects: Effect, hits: tuple[Hit, ...]) -> set[Result]:
        return Reader(board(*effects)).read(hits)

    bolt = (Hit("Bolt", ME, 3),)
    shield = Effect(DamageWatch(), PreventNext(2), id="s", start=2)
    double = Effect(DamageWatch(), Multiply(2), id="d")
    assert read(hits=bolt) == {Result(((ME, 3),), ())}
    assert read(shield, double, hits=bolt) == {
        Result(((ME, 2),), (("s", 0),)),
        Result(((ME, 4),), (("s", 0),)),
    }
