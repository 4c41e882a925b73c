"""A sentence knows what it was made from."""

from bot.worded import apart, is_said, joined, worded

LACKING = "Some things are missing: {what}."
POWER = "the power of {thing}"
LIFE = "the life of {thing}"


def test_a_sentence_within_another_is_said_too():
    asked = worded(LACKING, what=worded(POWER, thing="the Bear"))
    both = joined(["Which one is meant?", asked], " ")

    assert is_said(both, POWER)
    assert is_said(both, LIFE, LACKING)
    assert not is_said(both, LIFE)


def test_a_text_that_was_not_worded_says_no_sentence():
    assert not is_said("the power of the Bear", POWER)


def test_what_was_joined_comes_apart_again():
    parts = [worded(POWER, thing="the Bear"), "its name", worded(LIFE, thing="it")]

    assert [*apart(joined(parts, "; "))] == parts
    assert [*apart(parts[0])] == [parts[0]]
    assert [*apart("its name")] == ["its name"]
