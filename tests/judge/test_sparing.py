"""A text that is refused costs no more, however long it is and whatever is tried."""

from typing import Any

import pytest

from bot.errors import Problem, QuestionError
from bot.judge import offering, understanding
from bot.judge.bench import Bench
from bot.judge.inquiry import Inquiry
from bot.judge.sparing import sparing
from bot.scenario.reading import reading
from tests.judge.conftest import refused

GERMAN = "Ich greife mit einem 3/3 Bären an und mein Gegner blockt mit einem 2/2. "


@pytest.fixture
def lengths(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Of each text that is read, the characters."""
    found: list[int] = []
    read = understanding.read

    def counted(text: str, **options: Any) -> reading.Read:
        found.append(len(text))
        return read(text, **options)

    monkeypatch.setattr(understanding, "read", counted)
    return found


def test_what_is_tried_is_refused_once_so_many_characters_are_read() -> None:
    rule = sparing(lambda inquiry: len(inquiry.scenario), 10)

    assert [rule(Inquiry("sixsix")), rule(Inquiry("four"))] == [6, 4]
    with pytest.raises(QuestionError) as caught:
        rule(Inquiry("x"))
    assert caught.value.problem is Problem.LIMIT


def test_a_long_refused_text_is_read_again_a_few_times_only(
    bench: Bench, lengths: list[int]
) -> None:
    refused(bench, GERMAN * 28)
    _, *again = lengths

    assert 0 < sum(again) <= 4_000


def test_whatever_a_long_text_does_not_tell_is_put_in_a_few_times_only(
    bench: Bench, lengths: list[int]
) -> None:
    idle = "I have a prevent-2 shield and my opponent is at 20 life. " * 62
    refused(bench, f"{idle} My opponent attacks me with a creature. What is my life?")

    assert sum(lengths) < 15_000


def test_of_the_longest_texts_no_other_form_is_looked_for(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways: list[dict[str, Any]] = []
    parsed = reading.parsed

    def counted(*given: Any, **way: Any) -> object:
        ways.append(way)
        return parsed(*given, **way)

    monkeypatch.setattr(reading, "parsed", counted)
    monkeypatch.setattr(offering, "READ", 0)
    refused(bench, (GERMAN * 60)[:4000])

    assert [*filter(None, ways)] == []
