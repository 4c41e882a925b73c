"""What is no rulebook is refused, and the refusal names the place."""

from pathlib import Path

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from bot.library.documents.reading import read_bytes, read_path
from bot.library.documents.text import date_in
from tests.library.books import magic, riftbound


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "empty"),
        (b" \n \n", "empty"),
        (b"Just some prose.\nNothing else.", "no rulebook"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "no text file"),
        (b"<!DOCTYPE html><html><body>404 Not Found</body></html>", "no rulebook"),
        (b"%PDF-1.7 this is none", "PDF"),
        (b"\xfe\xff\xd8\x00\x00\x41", "utf-16"),
    ],
)
def test_what_is_no_rulebook_is_refused_by_name(data, why):
    with pytest.raises(QuestionError, match=rf"file\.bin.*{why}"):
        read_bytes(data, "file.bin")


def test_bytes_of_no_encoding_are_refused_with_their_line():
    data = magic().encode().replace(b"Old kettles", b"Old \x81\x8d kettles")
    line = magic().split("\n").index("     Old kettles whistle louder.") + 1

    with pytest.raises(QuestionError, match=f"line {line}"):
        read_bytes(data, "rules.txt")


def test_a_missing_file_is_named():
    with pytest.raises(QuestionError, match="nowhere"):
        read_path(Path("nowhere.txt"))


def test_a_file_far_too_large_is_not_even_read(tmp_path):
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(100_000_000)

    with pytest.raises(QuestionError, match="too many"):
        read_path(path)


@pytest.mark.parametrize(
    ("text", "game"), [(magic(), Game.MTG), (riftbound(), Game.RIFTBOUND)]
)
def test_the_game_is_told_by_the_numbers(text, game):
    assert read_bytes(text.encode(), "x").game is game


@pytest.mark.parametrize("sign", ["(", "[", "*", "_x", "![", "<a ", "](", "1. "])
def test_no_heap_of_signs_keeps_the_reader_busy(sign):
    heap = sign * (40_000 // len(sign))
    page = f"# Game Mechanics - Damage Prevention\n\n1. One.\n2. {heap}\n" * 3

    read_bytes(page.encode(), "page.md")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_line_no_rule_can_fill_is_refused_with_its_number(end):
    text = magic().replace("Pots may", "Pots " + "(" * 200_000 + " may")
    line = text.split("\n").index(next(x for x in text.split("\n") if "((" in x)) + 1

    with pytest.raises(QuestionError, match=rf"x, line {line}: .*too many"):
        read_bytes(text.replace("\n", end).encode(), "x")


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("as of August 7, 2026.", "2026-08-07"),
        ("Last Updated: 2026-03-30", "2026-03-30"),
        ("August 21st, 2026", "2026-08-21"),
        ("30 March 2026", "2026-03-30"),
        ("Sept. 3, 2025 and later", ""),
        ("February 31, 2026", ""),
        ("no date", ""),
    ],
)
def test_dates_are_read_as_publishers_write_them(text, date):
    assert date_in(text) == date


def test_a_folder_with_another_rulebook_is_not_taken_for_grand_archive(tmp_path):
    (tmp_path / "core.md").write_text("437. Prevent\n437.1. It prevents.\n437.1.a. So.")
    with pytest.raises(QuestionError, match="another rulebook"):
        read_path(tmp_path)
