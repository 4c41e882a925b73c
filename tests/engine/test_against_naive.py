"""On thousands of small boards the engine finds exactly what every order gives."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.citation import Game
from bot.engine.board import Board
from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    Multiply,
    PreventNext,
    Redirect,
    Restriction,
)
from bot.engine.outcome import ChoicePoint, Outcome, Ruling, Settled, Told, Written
from bot.engine.question import Deal, Hit, Question
from tests.engine.boards import FOE, ME, board, question
from tests.engine.naive import Reader
from tests.engine.naive_damage import Result, TooManyError
from tests.engine.small_boards import BEAR, WALL, Case, boards
from tests.exploring import explored, resolved


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
    return asked, explored(asked)


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
    while isinstance(point := resolved(asked, taken), ChoicePoint):
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
            assert resolved(asked, answers[:length]) == expected
        settled = resolved(asked, answers)
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
