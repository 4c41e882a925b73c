"""Heavy rulings are worked out elsewhere, and give way when they take too long."""

from collections.abc import Iterator

import pytest

from bot.engine.exploration import explore
from bot.engine.question import Question
from bot.judge import heavy
from bot.judge.heavy import Elsewhere
from tests.engine.boards import board, deal, plus, question, shield, spell


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    made = Elsewhere()
    yield made
    made.close()


def a_question() -> Question:
    table = board(spell("Bolt"), shield(2), plus(1), plus(2))
    return question(table, deal("Bolt", "me", 3))


def test_a_light_question_starts_no_process(elsewhere: Elsewhere):
    assert explore(a_question()) == elsewhere(a_question(), ())
    assert elsewhere._pool is None


@pytest.mark.slow
def test_a_heavy_question_gets_the_same_answer_from_a_process(
    elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(heavy, "LIGHT", 1)
    ruling = elsewhere(a_question(), ())

    assert elsewhere._pool is not None or ruling.complete
    assert ruling.outcomes == explore(a_question()).outcomes


def test_with_too_many_waiting_what_was_found_is_given(
    elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch
):
    light = explore(a_question(), budget=1)
    monkeypatch.setattr(heavy, "explore", lambda *_, **__: light)
    for _ in range(heavy.WAITING):
        elsewhere._free.acquire()

    assert elsewhere(a_question(), ()) is light
    assert elsewhere._pool is None
