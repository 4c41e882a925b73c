"""Text taken apart into words with their places."""

import pytest

from bot.wording.tokens import SELF, name_words, split_words


def words(text: str, *names: str) -> tuple[str, ...]:
    return split_words(text, [name_words(name) for name in names]).words


def test_words_are_lower_case_and_punctuation_stands_alone() -> None:
    assert words("Draw a card, then stop.") == (
        "draw", "a", "card", ",", "then", "stop", ".",
    )  # fmt: skip


def test_symbols_sizes_and_hyphens_stay_whole() -> None:
    assert words("{2}{W/P}: +1/+1, non-Human") == (
        "{2}", "{w/p}", ":", "+1/+1", ",", "non-human",
    )  # fmt: skip


def test_the_cards_own_name_is_one_word_in_its_place() -> None:
    text = "If Samite Healer would die"
    split = split_words(text, [name_words("Samite Healer")])

    assert split.words == ("if", "~", "would", "die")
    assert split.text[split.starts[1] : split.ends[1]] == "Samite Healer"


def test_this_alone_is_the_card_and_this_turn_is_not() -> None:
    assert words("this creature this turn this") == ("~", "this", "turn", "~")


def test_places_are_those_of_what_was_typed() -> None:
    split = split_words("Damage can’t be prevented")

    assert [split.text[a:b] for a, b in zip(split.starts, split.ends, strict=True)] == [
        "Damage", "can’t", "be", "prevented",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "text"),
    [("lifelink", "has lifelink"), ("regenerate", "Regenerate target creature.")],
)
def test_a_name_of_one_word_is_the_word_where_only_that_makes_sense(name, text):
    assert SELF not in split_words(text, [(name,)]).words


def test_a_name_of_one_word_is_the_card_elsewhere():
    assert SELF in split_words("Purity deals 2 damage", [("purity",)]).words
