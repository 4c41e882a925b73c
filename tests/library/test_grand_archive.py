"""Grand Archive's pages get lasting numbers, from a folder, a zip or one page."""

import io
import zipfile

import pytest

from bot.errors import QuestionError
from bot.library.documents.document import Document
from bot.library.documents.grand_archive import read_book
from bot.library.documents.reading import read_bytes, read_path
from tests.library.books import GRAND_ARCHIVE


@pytest.fixture(scope="module")
def book() -> Document:
    return read_book(GRAND_ARCHIVE, "book")


def test_the_date_is_that_of_the_newest_change(book):
    assert (book.date, book.partial) == ("2031-05-04", False)


def test_items_are_numbered_by_page_and_place(book):
    numbers = [rule.number for rule in book.rules if rule.number.startswith("Ladders")]

    assert numbers[:7] == [
        *("Ladders", "Ladders 1", "Ladders 2", "Ladders 2.1", "Ladders 2.1.1"),
        *("Ladders 2.2", "Ladders 3"),
    ]


def rule(book: Document, number: str):
    return next(one for one in book.rules if one.number == number)


def test_markdown_is_read_as_a_reader_sees_it(book):
    assert rule(book, "Ladders 2").text == "A rung holds [one climber], never two:"
    assert rule(book, "Ladders 1").text.endswith("under Ropes.")


def test_a_link_to_a_page_leads_to_its_rules(book):
    one = rule(book, "Ladders 1")
    [link] = one.links

    assert (one.text[link.start : link.end], link.number) == ("Ropes", "Ropes")


def test_a_hint_is_an_example_of_the_item_above_it(book):
    assert rule(book, "Ladders 2.2").examples == (
        "E.g., on a ladder of three rungs three climbers can stand.",
    )


def test_a_list_goes_on_after_a_hint(book):
    assert rule(book, "Ladders 3").parent == "Ladders"


def test_bullets_below_an_item_are_its_parts(book):
    assert rule(book, "Ladders 3.2").text == "It cannot be put off."


def test_a_list_under_a_heading_is_named_after_it(book):
    one = rule(book, "Ladders: Broken Rungs 1")

    assert one.page == "game-mechanics/ladders#broken"


def test_a_list_that_starts_anew_is_another_list(book):
    assert rule(book, "Ropes 1").text == "A rope has one end."
    assert rule(book, "Ropes list 2 1").text == "Or two ends."


def test_a_block_nobody_knows_is_reported_with_page_and_line(book):
    [unread] = book.unread

    assert "ladders.md, line 31" in str(unread)


def test_the_glossary_explains_its_headings(book):
    assert [(term.term, term.text) for term in book.terms] == [
        ("Climber N", "1. Whoever climbs.")
    ]


def test_a_folder_a_zip_and_pages_are_the_same_book(book, tmp_path):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, text in GRAND_ARCHIVE.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, "utf-8")
            archive.writestr(f"rules-main/{path}", text)

    assert read_path(tmp_path).rules == book.rules
    assert read_bytes(packed.getvalue(), "book.zip").rules == book.rules


def test_a_missing_page_is_named():
    files = {path: text for path, text in GRAND_ARCHIVE.items() if "ropes" not in path}

    with pytest.raises(QuestionError, match=r"game-mechanics/ropes\.md.*missing"):
        read_book(files, "book")


def test_a_page_alone_is_an_excerpt_under_its_own_abbreviation():
    text = "# Game Mechanics - Damage Prevention\n\n1. One.\n2. Two.\n   1. Half.\n"
    document = read_bytes(text.encode(), "page.md")

    assert document.partial
    assert [one.number for one in document.rules] == ["DP", "DP 1", "DP 2", "DP 2.1"]


def test_the_words_of_a_page_get_numbers_and_lost_places_are_reported():
    text = (
        "Game Mechanics - Damage Prevention\nLast updated\n©2031 Nobody\n"
        "Something of our own.\nE.g. like this.\nSomething else.\n"
    )
    document = read_bytes(text.encode(), "page.txt")

    assert [one.number for one in document.rules] == ["DP", "DP 1", "DP 2"]
    assert document.rules[1].examples == ("E.g. like this.",)
    assert [one.line for one in document.unread] == [4, 6]


def test_a_heading_given_twice_is_another_list():
    text = "#### General Rules:\n\n1. {}.\n\n"
    page = f"# Game Mechanics - Damage\n\n{text.format('One')}{text.format('Two')}"
    document = read_bytes(page.encode(), "page.md")

    assert [one.number for one in document.rules] == [
        *("DMG", "DMG 1", "DMG list 2", "DMG list 2 1")
    ]


def test_a_zip_that_unpacks_to_too_much_is_refused():
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("SUMMARY.md", b"0" * 60_000_000)

    with pytest.raises(QuestionError, match="too much"):
        read_bytes(packed.getvalue(), "bomb.zip")


def test_a_damaged_zip_is_refused():
    with pytest.raises(QuestionError, match="damaged"):
        read_bytes(b"PK\x03\x04" + b"\x00" * 100, "broken.zip")
