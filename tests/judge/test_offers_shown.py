"""Which offers are tried, and what is shown of them."""

import pickle

import pytest

from bot.errors import Offer, Problem, QuestionError
from bot.judge.inquiry import Inquiry
from bot.judge.offering import READ, SHOWN, TRIED, only_ruled_on
from bot.worded import Worded, worded


def test_other_words_for_the_same_are_shown_once() -> None:
    error = offering(2)
    only_ruled_on(error, Inquiry("x"), lambda inquiry: "the same")
    assert [it.said for it in error.offers] == ["0"]


def never(inquiry: Inquiry) -> bool:
    raise QuestionError(Problem.SYNTAX, "no")


def offering(count: int) -> QuestionError:
    offers = [Offer(f"text {n}", f"{n}") for n in range(count)]
    return QuestionError(Problem.SYNTAX, "?", offers=offers, suggestions=("as before",))


def test_only_so_many_are_tried() -> None:
    tried: list[str] = []

    def rule(inquiry: Inquiry) -> bool:
        tried.append(inquiry.scenario)
        return never(inquiry)

    error = offering(TRIED + 1)
    only_ruled_on(error, Inquiry("x"), rule)
    assert len(tried) == TRIED
    assert (error.offers, error.suggestions) == ((), ("as before",))


@pytest.mark.parametrize(("count", "kept"), [(SHOWN, SHOWN), (SHOWN + 1, SHOWN)])
def test_only_so_many_are_shown(count: int, kept: int) -> None:
    error = offering(count)
    only_ruled_on(error, Inquiry("x"), lambda inquiry: inquiry.scenario)
    assert [it.said for it in error.offers] == [f"{n}" for n in range(kept)]
    assert error.suggestions == tuple(it.text for it in error.offers)


@pytest.mark.parametrize(
    ("length", "kept"), [(READ // 2, 2), (READ // 2 + 1, 1), (READ, 1), (READ + 1, 0)]
)
def test_of_a_long_text_fewer_are_tried(length: int, kept: int) -> None:
    error = offering(2)
    only_ruled_on(error, Inquiry("x" * length), lambda inquiry: inquiry.scenario)
    assert len(error.offers) == kept


def test_offers_go_from_process_to_process() -> None:
    said = worded("without “{said}”", said="on defence")
    error = QuestionError(Problem.SYNTAX, "?", offers=[Offer("a", said)])
    [again] = pickle.loads(pickle.dumps(error)).offers
    assert isinstance(again.said, Worded)
    assert (again.text, again.said.fields) == ("a", {"said": "on defence"})


@pytest.mark.parametrize(
    ("typed", "text", "changed"),
    [
        ("A. B b? C.", "A. B x? C.", "B x?"),
        ("A. B b? C.", "A. C.", ""),
        ("A. B 1.5 x.", "A. B 1.5 y.", "B 1.5 y."),
        ("A.\nB.", "A.\nX.", "X."),
        ("A. B. C. D.", "W. X. Y. Z.", "W. X. Y. Z."),
    ],
)
def test_the_sentences_that_are_new_are_shown(
    typed: str, text: str, changed: str
) -> None:
    assert Offer(text, "").changed(typed) == changed
