"""What changed between editions, and the way of one rule through them."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from bot.library.changes import ChangeKind, compare, marked
from tests.library.books import magic

LONG = "A kettle without any water in it is empty and does not whistle at all"


def kinds(old: dict[str, str], new: dict[str, str]) -> list[tuple[str, str, str]]:
    return [(c.kind.value, c.old_number, c.new_number) for c in compare(old, new)]


def test_other_words_under_the_same_number_are_a_change():
    old, new = {"1.1": f"{LONG}."}, {"1.1": f"{LONG} today."}

    assert kinds(old, new) == [("changed", "1.1", "1.1")]


def test_the_same_words_under_another_number_have_moved():
    old, new = {"1.1": LONG}, {"1.1": "Something quite new.", "1.2": LONG}

    assert kinds(old, new) == [("added", "", "1.1"), ("moved", "1.1", "1.2")]


def test_similar_words_under_another_number_have_moved_too():
    assert kinds({"1.1": f"{LONG}."}, {"7.3": f"{LONG} ever."}) == [
        ("moved", "1.1", "7.3")
    ]


def test_new_and_gone_rules_are_told_apart():
    old, new = {"1.1": LONG}, {"2.2": "Lanterns burn oil."}

    assert kinds(old, new) == [("added", "", "2.2"), ("removed", "1.1", "")]


def test_a_new_number_in_a_reference_is_no_new_rule():
    [change] = compare({"100.1": "See rule 702.3."}, {"100.1": "See rule 702.4."})

    assert change.kind is ChangeKind.CHANGED
    assert change.only_references


def test_quotes_and_spaces_are_no_change():
    assert compare({"1": "“It’s”  so"}, {"1": '"It\'s" so'}) == [] or all(
        change.only_references
        for change in compare({"1": "“It’s”  so"}, {"1": '"It\'s" so'})
    )


def test_changed_words_are_marked():
    pieces = [(p.kind, p.text.strip()) for p in marked("a red pot", "a blue pot")]

    assert pieces == [
        ("same", "a"),
        ("removed", "red"),
        ("added", "blue"),
        ("same", "pot"),
    ]


def test_the_words_marked_add_up_to_both_texts():
    old, new = "Pots may be stacked high.", "Old pots may never be stacked."
    pieces = list(marked(old, new))

    assert "".join(p.text for p in pieces if p.kind != "removed").strip() == new


@pytest.fixture
def three(held):
    moved = "\n702.2a Kettles of tin whistle.\n\n702.2b Whistling is loud.\n"
    return held(
        magic("May 1, 2030"),
        magic("May 1, 2031", stacked=" with care"),
        magic("May 1, 2032", stacked=" with care", whistling=moved),
    )


def test_a_diff_is_of_the_two_newest_editions_by_default(three):
    found = three.diff(game=Game.MTG)

    assert (found.before.name, found.after.name) == ("2031-05-01", "2032-05-01")
    assert [(c.kind.value, c.number) for c in found.changes] == [
        ("added", "702.2a"),
        ("moved", "702.2b"),
    ]


def test_a_diff_may_span_editions_and_ask_one_rule(three):
    found = three.diff("100.2", Game.MTG, "2030-05-01", "2032-05-01")

    assert [(c.kind.value, c.number) for c in found.changes] == [("changed", "100.2")]


def test_a_rule_is_followed_back_through_its_numbers(three):
    stages = three.history("702.2b")

    assert [(s.edition.name, s.number, s.kind) for s in stages] == [
        ("2032-05-01", "702.2b", "moved"),
        ("2031-05-01", "702.2a", "unchanged"),
        ("2030-05-01", "702.2a", "oldest"),
    ]


def test_a_rule_that_moved_says_what_it_was(three):
    [entry] = three.look_up("702.2b")

    assert entry.note == "It was 702.2a in the edition of 2031-05-01."


def test_a_number_of_an_old_edition_says_where_it_went(held):
    library = held(
        magic("May 1, 2030", whistling="\n702.2c Whistling is loud and clear.\n"),
        magic("May 1, 2031", whistling="\n702.2b Whistling is loud and clear.\n"),
    )

    with pytest.raises(QuestionError, match=r"702\.2c .*2030-05-01 is now 702\.2b"):
        library.look_up("702.2c")


def test_an_edition_imported_late_takes_its_place_in_the_line(held):
    library = held(
        magic("May 1, 2030"),
        magic("May 1, 2032", stacked=" today"),
        magic("May 1, 2031", stacked=" then"),
    )
    stages = library.history("100.2")

    assert [s.kind for s in stages] == ["changed", "changed", "oldest"]


def test_one_edition_alone_cannot_be_compared(held):
    with pytest.raises(QuestionError, match="Two imported editions"):
        held(magic()).diff(game=Game.MTG)


def test_a_rule_without_a_history_is_said_to_have_none(held):
    with pytest.raises(QuestionError, match=r"no 615\.7: none is held"):
        held().history("615.7", Game.MTG)
