"""The Magic rules are read from whatever the publisher's file looks like."""

import codecs

import pytest

from bot.errors import QuestionError
from bot.library.documents.document import Rule
from bot.library.documents.reading import read_bytes
from tests.library.books import magic


def rules(text: str) -> dict[str, Rule]:
    document = read_bytes(text.encode(), "rules.txt")
    return {rule.number: rule for rule in document.rules}


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (b"", "utf-16-le"),
        (b"", "utf-16-be"),
        (b"", "cp1252"),
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encoding_and_line_ends_make_no_difference(mark, encoding, end):
    plain = read_bytes(magic().encode(), "rules.txt")
    data = mark + magic().replace("\n", end).encode(encoding)

    assert read_bytes(data, "rules.txt") == plain


def test_mixed_line_ends_count_as_lines():
    text = magic().replace("\n", "\r", 40)

    assert rules(text) == rules(magic())


def test_the_date_comes_from_the_first_lines():
    assert read_bytes(magic("July 14, 2033").encode(), "x").date == "2033-07-14"


def test_the_table_of_contents_is_no_rule():
    numbers = list(rules(magic()))

    assert numbers[:4] == ["1", "100", "100.1", "100.1a"]
    assert numbers.count("702") == 1


def test_every_rule_has_its_parent():
    read = rules(magic())

    assert all(rule.parent in read for rule in read.values() if rule.parent)
    assert read["702.2aa"].parent == "702.2"


def test_examples_are_kept_apart():
    rule = rules(magic())["100.2"]

    assert rule.text == "Pots may be stacked."
    assert rule.examples == (
        "A pot stands on a pot.",
        "Three pots stand on a fourth.",
    )


def test_an_indented_paragraph_goes_on_with_its_rule():
    assert rules(magic())["101.1"].text.endswith("\nOld kettles whistle louder.")


@pytest.mark.parametrize("number", ["101.2", "101.3", "702.2z", "702.2aa"])
def test_missing_and_doubled_stops_after_the_number_do_no_harm(number):
    assert rules(magic())[number].text.startswith(("A ", "Two "))


def test_a_number_without_any_stop_or_space_is_found():
    text = magic().replace("702.2z A whistling", "702.2zA whistling")

    assert rules(text) == rules(magic())


def test_a_date_above_the_contents_is_the_date():
    text = magic("May 1, 2019").replace("These rules are effective as of", "Updated")

    assert read_bytes(text.encode(), "x").date == "2019-05-01"


def test_a_keyword_is_a_heading():
    assert rules(magic())["702.2"].heading == "Whistling"


def test_the_glossary_keeps_its_numbered_meanings_together():
    terms = read_bytes(magic().encode(), "x").terms

    assert [term.term for term in terms] == ["Kettle", "Pot"]
    assert terms[1].text.startswith("1. A vessel")
    assert "2. A thing" in terms[1].text


def test_a_line_that_belongs_nowhere_is_reported_with_its_number():
    text = magic().replace("101. Kettles\n\n101.1", "101. Kettles\n\nStray.\n\n101.1")
    [unread] = read_bytes(text.encode(), "x").unread

    assert unread.line == text.split("\n").index("Stray.") + 1


def test_a_number_given_twice_is_reported():
    text = magic().replace("101.2 A kettle", "100.1. A kettle")
    reasons = [str(one) for one in read_bytes(text.encode(), "x").unread]

    assert any("100.1 has stood here before" in reason for reason in reasons)


def test_a_file_that_breaks_off_is_refused_with_the_place():
    text = magic()
    cut = text[: text.rindex("\n7. More")]

    with pytest.raises(QuestionError, match=r"breaks off after 101\.3.*702"):
        read_bytes(cut.encode(), "x")


def test_a_file_without_its_promised_glossary_is_refused():
    text = magic()
    cut = text[: text.rindex("\nGlossary")]

    with pytest.raises(QuestionError, match="glossary"):
        read_bytes(cut.encode(), "x")


def test_a_page_that_quotes_some_rules_is_an_excerpt():
    text = (
        "A page about kettles (Magic)\n\nProse that is no rule.\n\n"
        "From the Comprehensive Rules (May 5, 2030—Kettles)\n\n"
        "  • 101. Kettles\n    • 101.1. Kettles whistle.\n"
        "      • 101.1a All of them.\n\n        Example: This one.\n\nMore prose.\n"
    )
    document = read_bytes(text.encode(), "x")

    assert document.partial
    assert document.date == "2030-05-05"
    assert [rule.number for rule in document.rules] == ["101", "101.1", "101.1a"]
    assert document.rules[-1].examples == ("This one.",)
    assert "More prose." in {one.text for one in document.unread}
