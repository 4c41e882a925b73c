"""A refusal in the terminal: what can be ruled on instead, and what of it differs."""

from bot.console.failures import refusal_lines
from bot.errors import Offer, Problem, QuestionError
from bot.judge.languages import Words
from bot.worded import worded


def shown(*offers: Offer) -> list[str]:
    error = QuestionError(
        Problem.SYNTAX,
        "?",
        text="Bob hits it. Hm.",
        suggestions=[it.text for it in offers] or ["as an example"],
        offers=offers,
    )
    return [line.text for line in refusal_lines(error, Words())]


def test_the_sentence_that_is_changed_stands_behind_what_is_changed() -> None:
    one = Offer(
        "Bob hits the 2/2. Hm.", worded("“{new}” for “{old}”", new="a", old="b")
    )
    assert shown(one) == ["?", "I can rule on this:", "“a” for “b”: Bob hits the 2/2."]


def test_what_leaves_all_else_as_it_is_only_says_so() -> None:
    one = Offer("Bob hits it.", worded("without “{said}”", said="Hm"))
    assert shown(one)[-1] == "Without “Hm”"


def test_without_any_examples_are_shown() -> None:
    assert shown() == ["?", "Try:", "as an example"]


def test_examples_beside_an_offer_say_that_they_are_others() -> None:
    error = QuestionError(
        Problem.SYNTAX,
        "?",
        text="Bob hits it. Hm.",
        suggestions=("Bob hits it.", "as an example"),
        offers=[Offer("Bob hits it.", "without “Hm”, as if it were not said")],
    )
    last = [line.text for line in refusal_lines(error, Words())][-2:]
    assert last == ["Or say it in other words, as here:", "as an example"]
