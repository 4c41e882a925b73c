"""What kind of card went to a graveyard is asked for where the ruling hangs on it."""

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE


def mourning(kind: str) -> str:
    """A board on which Ann gains life from cards of *kind* in her graveyard."""
    return (
        f'mtg: Ann controls Odd Mourner "Whenever a {kind} is put into your graveyard '
        'from anywhere, you gain 1 life." '
    )


@pytest.mark.parametrize("kind", ["creature card", "nonland card", "land card"])
@pytest.mark.parametrize("deed", ["mills 3 cards", "discards a card"])
def test_what_looks_for_a_kind_hangs_on_the_kind(bench: Bench, kind: str, deed: str):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, f"{mourning(kind)}Ann {deed}. How much life does she gain?")

    assert refused.value.problem is Problem.AMBIGUOUS


def test_what_looks_for_any_card_needs_no_kind(bench: Bench):
    answer = bench.ask(ALICE, f"{mourning('card')}Ann mills 3 cards.")

    assert {one.players["Ann"].life for one in answer.outcomes} == {23}


def test_no_kind_is_asked_for_in_the_graveyard_of_somebody_else(bench: Bench):
    answer = bench.ask(ALICE, f"{mourning('creature card')}Ben mills 3 cards.")

    assert {one.players["Ann"].life for one in answer.outcomes} == {20}


def test_a_kind_that_is_told_is_not_asked_for(bench: Bench):
    answer = bench.ask(
        ALICE, f"{mourning('creature card')}Ann discards a creature card."
    )

    assert {one.players["Ann"].life for one in answer.outcomes} == {21}


@pytest.mark.parametrize("kind", ["creature card", "card"])
def test_what_replaces_the_move_and_does_more_is_no_silent_no(bench: Bench, kind: str):
    with pytest.raises(QuestionError) as refused:
        bench.ask(
            ALICE,
            f"mtg: Ann controls Odd Void \"If a {kind} would be put into an opponent's "
            'graveyard from anywhere, exile it instead and you gain 1 life." Ben mills '
            "2 cards. How much life does Ann gain?",
        )

    assert refused.value.problem is Problem.AMBIGUOUS
