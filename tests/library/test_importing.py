"""Imports keep every edition, replace one as a whole, and leave all else alone."""

import sqlite3
import threading

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from bot.library import Library
from bot.library import importing as importing_module
from bot.library.importing import import_path
from tests.library.books import GRAND_ARCHIVE, import_bytes, magic, riftbound


def names(library: Library, game: Game) -> list[str]:
    return [one.name for one in library.editions(game) if one.official]


def test_every_edition_is_kept_the_newest_first(held):
    library = held(magic("May 1, 2030"), magic("May 1, 2032"), magic("May 1, 2031"))

    assert names(library, Game.MTG) == ["2032-05-01", "2031-05-01", "2030-05-01"]


def test_the_newest_edition_answers_and_says_which_it_is(held):
    library = held(
        magic("May 1, 2032", stacked=" high"), magic("May 1, 2031", stacked=" low")
    )
    [entry] = library.look_up("100.2")

    assert entry.official == "Pots may be stacked high."
    assert entry.edition_label == "2032-05-01"
    assert entry.examples


def test_an_older_edition_answers_when_asked_for(held):
    library = held(magic("May 1, 2032"), magic("May 1, 2031", stacked=" low"))
    [entry] = library.look_up("100.2", edition="2031-05-01")

    assert entry.official == "Pots may be stacked low."


def test_the_same_file_again_changes_nothing(database):
    first = import_bytes(database, magic().encode(), "rules.txt")
    again = import_bytes(database, magic().encode(), "rules.txt")

    assert (first.new, again.new) == (True, False)


def test_a_corrected_file_of_the_same_date_takes_the_place_of_the_old(held):
    library = held(magic(), magic(stacked=" neatly"))

    assert names(library, Game.MTG) == ["2031-03-03"]
    assert library.look_up("100.2")[0].official == "Pots may be stacked neatly."


def test_an_open_library_notices_an_import(database):
    library = Library(database)
    assert not [one for one in library.editions() if one.official]

    import_bytes(database, magic().encode(), "rules.txt")

    assert library.look_up("101.1")[0].official is not None


def test_riftbound_editions_bear_the_version_of_their_date(database):
    done = import_bytes(database, riftbound("2026-03-30").encode(), "x")

    assert done.edition.label == "1.3 (2026-03-30)"


def test_an_unknown_riftbound_date_is_its_own_name(database):
    done = import_bytes(database, riftbound("2031-01-01").encode(), "x")

    assert done.edition.name == "2031-01-01"


def test_an_excerpt_never_replaces_the_whole(held):
    quoted = "From the Comprehensive Rules (March 3, 2031)\n\n100.2. Only this line.\n"
    library = held(magic(), quoted)

    assert names(library, Game.MTG) == ["2031-03-03", "2031-03-03-excerpt"]
    assert library.look_up("100.2")[0].official == "Pots may be stacked."


def test_a_much_shorter_rulebook_counts_as_an_excerpt(held):
    short = "\n".join(riftbound("2032-01-01").split("\n")[:9])
    library = held(riftbound("2031-01-01"), short)

    assert [one.partial for one in library.editions(Game.RIFTBOUND)][:2] == [
        True,
        False,
    ]


def test_a_broken_file_leaves_the_old_edition_there(held, database):
    library = held(magic())
    with pytest.raises(QuestionError):
        import_bytes(database, magic("May 1, 2040").encode()[:900], "cut.txt")

    assert names(library, Game.MTG) == ["2031-03-03"]
    assert library.look_up("100.2")[0].official


def test_an_import_that_fails_half_way_leaves_no_trace(held, database, monkeypatch):
    library = held(magic())
    before = library.look_up("100.2")

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk full")

    monkeypatch.setattr(importing_module.index, "_make_searchable", fail)
    with pytest.raises(sqlite3.OperationalError):
        import_bytes(database, magic(stacked=" badly").encode(), "new.txt")

    assert library.look_up("100.2") == before


def test_unread_lines_are_reported_with_their_numbers(database):
    text = magic().replace("101. Kettles\n\n101.1", "101. Kettles\n\nStray.\n\n101.1")
    done = import_bytes(database, text.encode(), "rules.txt")

    assert done.edition.unread == 1
    assert "Stray." in done.unread[0]


def test_a_folder_is_imported_as_one_edition(database, tmp_path):
    for path, text in GRAND_ARCHIVE.items():
        (tmp_path / "book" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "book" / path).write_text(text, "utf-8")
    import_path(database, tmp_path / "book")
    library = Library(database)

    assert [e.number for e in library.look_up("Ladders 2")] == [
        *("Ladders 2", "Ladders 2.1", "Ladders 2.1.1", "Ladders 2.2")
    ]
    assert [e.number for e in library.look_up("broken rungs")] == [
        "Ladders: Broken Rungs",
        "Ladders: Broken Rungs 1",
    ]


def test_a_chapter_lists_its_sections_only(held):
    library = held(magic())

    assert [entry.number for entry in library.look_up("1")] == ["1", "100", "101"]


def test_an_unknown_number_names_the_edition(held):
    library = held(magic())

    with pytest.raises(QuestionError, match=r"no 101\.9 in the edition of 2031-03-03"):
        library.look_up("101.9")


def test_links_lead_only_to_rules_there_are(held):
    entry = held(magic()).look_up("101.1")[0]

    assert [link.number for link in entry.links] == ["100.1a", "702.2"]


def test_a_database_with_nothing_of_ours_holds_no_editions(database):
    sqlite3.connect(database).execute("create table other (a)").connection.close()

    assert not [one for one in Library(database).editions() if one.official]


def test_nobody_who_asks_during_imports_gets_an_error(held, database):
    library = held(magic(), riftbound())
    wrong: list[BaseException] = []
    done = threading.Event()

    def ask() -> None:
        while not done.is_set():
            try:
                assert library.look_up("100.2", Game.MTG)[0].official
                library.search("kettle")
                library.glossary("pot", Game.MTG)
            except BaseException as error:
                wrong.append(error)
                return

    asking = [threading.Thread(target=ask) for _ in range(2)]
    for thread in asking:
        thread.start()
    for at in range(6):
        import_bytes(database, magic(stacked=f" {at} high").encode(), "again.txt")
    done.set()
    for thread in asking:
        thread.join()

    assert wrong == []
