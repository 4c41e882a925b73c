"""Rows of paraphrases: what is replaced, what is kept, and what is no row."""

import pytest

from bot.scenario.words.paraphrase import paraphrases
from bot.scenario.words.scanning import tokenize


def put(table: str, text: str, **words: str) -> str:
    change = paraphrases(table, words)
    return " ".join(it.text for it in change(tokenize(text)))


def test_only_what_is_said_is_replaced():
    row = "my << big old >> bear -> 2/2"
    assert put(row, "my big old bear and his big old bear") == (
        "my 2/2 bear and his big old bear"
    )


def test_what_is_kept_stands_where_the_row_puts_it():
    row = "<< {size:size} {what:beasts} -> {what} ( {size} )"
    assert put(row, "a 2/2 bear", beasts="bear") == "a bear ( 2/2 )"


def test_what_is_optional_and_not_said_leaves_nothing():
    row = "<< hits [ {who:him} ] hard -> burns {who}"
    assert put(row, "it hits hard", him="him") == "it burns"
    assert put(row, "it hits him hard", him="him") == "it burns him"


def test_one_word_can_be_made_of_two():
    assert put("<< non {it:color} -> non{it}", "a non red card") == "a nonred card"


def test_what_was_put_is_not_put_again():
    assert put("<< a -> a a", "a b") == "a a b"


def test_what_is_replaced_is_said_back_whole():
    (token,) = paraphrases("<< face down -> face-down")(tokenize("face down"))
    assert (token.start, token.end) == (0, 9)


def test_words_with_strokes_are_read_in_turn():
    row = "<< my/his board is empty -> i/he have/has no 2/2"
    assert put(row, "my board is empty") == "i have no 2/2"
    assert put(row, "his board is empty") == "he has no 2/2"


@pytest.mark.parametrize(
    "row", ["a b", "-> b", "<< <nothing> -> b", "<< a -> {x}", "<< a/b -> c/d/e"]
)
def test_what_is_no_row_is_said(row: str):
    with pytest.raises(ValueError, match=r" in |no row|not as many"):
        paraphrases(row)
