"""Everything into another database and back: nothing lost, nothing half there."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import schema
from bot.store.cards import SqlCards
from bot.store.connection import SqliteFile
from bot.store.database import Connection, Database
from bot.store.interface import StoreError
from bot.store.moving import copy
from bot.store.restoring import restore_into
from bot.store.rows import GuildSettings, PersonSettings, Review, Standing
from bot.store.schema import TABLES
from bot.store.sql import SqlStore
from tests.store.conftest import a_ruling
from tests.store.test_imported_cards import Row

ODD = "O'Neil ☃ “7” \\ %s ? {} \n\ttab"


def filled(database: Database) -> dict[str, list[object]]:
    """Put something of everything in; what every table holds then."""
    store, cards = SqlStore(database), SqlCards(database)
    # The parent has the later id and the later moment.
    first = store.add(a_ruling(scenario=ODD, created="2026-02-02"))
    for _ in range(3):
        store.add(a_ruling(parent=first.id, created="2026-01-01", choices=(1,)))
    store.review(first.id, Review(Standing.CONFIRMED, ODD, "discord:9"))
    store.set_guild("7", GuildSettings("ga", True, "de", "42", 5, "99", 30))
    store.set_person("discord:1", PersonSettings("mtg", private=False))
    store.claim("55")
    store.remember("commands", ODD)
    cards.put([Row(f"card {number}", ODD) for number in range(1100)])
    cards.put_errata("riftbound", {"annie": ODD})
    return contents(database)


def contents(database: Database) -> dict[str, list[object]]:
    return {
        table: [
            tuple(row)
            for row in database.rows(
                f"select * from {table} order by {', '.join(TABLES[table])}"
            )
        ]
        for table in TABLES
    }


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Callable[[str], SqliteFile]]:
    """Opens the SQLite file of that name."""
    ours: list[SqliteFile] = []

    def open_(name: str) -> SqliteFile:
        ours.append(SqliteFile(tmp_path / name))
        return ours[-1]

    yield open_
    for one in ours:
        one.close()


@pytest.fixture
def other(file: Callable[[str], SqliteFile]) -> Database:
    return file("other.db")


def test_everything_arrives_as_it_was_and_comes_back(
    database: Database, other: Database, file: Callable[[str], SqliteFile]
):
    held = filled(other)
    counts = copy(other, database)
    back = file("back.db")
    copy(database, back)

    assert contents(database) == held
    assert contents(back) == held
    assert counts == {table: len(rows) for table, rows in held.items()}
    assert counts["rulings"] == 4
    assert counts["cards"] == 1100


def test_a_database_that_holds_something_is_not_written_over(
    database: Database, other: Database
):
    filled(other)
    kept = SqlStore(database).add(a_ruling())

    with pytest.raises(StoreError, match="holds rulings already"):
        copy(other, database)
    assert SqlStore(database).rulings() == [kept]


def test_a_copy_that_breaks_off_leaves_nothing(
    database: Database, other: Database, monkeypatch: pytest.MonkeyPatch
):
    filled(other)

    def breaks(db: Connection, table: str) -> int:
        [(count,)] = db.execute(f"select count(*) from {table}").fetchall()
        # As if one claim had been lost on the way.
        return int(count) + (table == "claims" and isinstance(db, sqlite3.Connection))

    monkeypatch.setattr("bot.store.moving._count", breaks)
    with pytest.raises(StoreError):
        copy(other, database)
    assert not any(contents(database).values())


def test_rulings_made_during_a_copy_do_not_disturb_it(database: Database):
    filled(database)
    writing = SqlStore(database)

    with database.snapshot() as old:
        [(before,)] = old.execute("select count(*) from rulings").fetchall()
        writing.add(a_ruling())
        [(after,)] = old.execute("select count(*) from rulings").fetchall()

    assert before == after


def test_whoever_remembers_cards_notices_that_others_have_come(
    database: Database, other: Database
):
    filled(other)
    cards = SqlCards(database)
    before = cards.stamp()
    copy(other, database)

    assert cards.stamp() != before


def test_a_backup_is_one_file_of_the_same_kind_everywhere(
    opened: Callable[[], Database], file: Callable[[str], SqliteFile], tmp_path: Path
):
    held = filled(opened())
    backup = tmp_path / "backup.db"
    opened().backup(backup)

    assert sorted(one.name for one in tmp_path.glob("backup*")) == ["backup.db"]
    assert contents(file("backup.db")) == held


def test_a_backup_takes_the_place_of_everything(
    database: Database,
    other: Database,
    file: Callable[[str], SqliteFile],
    tmp_path: Path,
):
    held = filled(other)
    backup = tmp_path / "backup.db"
    other.backup(backup)
    SqlStore(database).add(a_ruling(scenario="of before"))
    moved = restore_into(backup, database, tmp_path / "aegis.db")

    assert contents(database) == held
    [before] = SqlStore(file(moved.name)).rulings()
    assert before.scenario == "of before"


def test_a_backup_for_which_there_is_no_room_changes_nothing(
    database: Database, other: Database, tmp_path: Path
):
    backup = tmp_path / "backup.db"
    other.backup(backup)
    kept = SqlStore(database).add(a_ruling())
    folder = tmp_path / "data"
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    # No file of this process may grow any more.
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, unlimited[1]))
    try:
        with pytest.raises(StoreError, match="Nothing was changed"):
            restore_into(backup, database, folder / "aegis.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)

    assert SqlStore(database).rulings() == [kept]
    assert not list(folder.iterdir())


def test_a_backup_that_cannot_be_put_in_place_leaves_nothing_beside_the_database(
    database: Database, other: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    backup = tmp_path / "backup.db"
    other.backup(backup)

    def fails(*_: object) -> None:
        raise StoreError("The server is away.")

    monkeypatch.setattr("bot.store.restoring.replace_all", fails)
    folder = tmp_path / "data"
    with pytest.raises(StoreError, match="away"):
        restore_into(backup, database, folder / "aegis.db")

    assert not list(folder.iterdir())


def test_what_is_no_backup_changes_nothing(database: Database, tmp_path: Path):
    kept = SqlStore(database).add(a_ruling())
    wrong = tmp_path / "wrong.db"
    with closing(sqlite3.connect(wrong)) as made:
        made.execute("create table other (a)")

    with pytest.raises(StoreError, match="no backup"):
        restore_into(wrong, database, tmp_path / "aegis.db")
    assert SqlStore(database).rulings() == [kept]


def test_a_database_of_the_oldest_version_opens_here_and_moves(
    database: Database, file: Callable[[str], SqliteFile], tmp_path: Path
):
    dump = Path(__file__).with_name("oldest.sql").read_text("utf-8")
    with closing(sqlite3.connect(tmp_path / "oldest.db")) as oldest:
        oldest.executescript(dump)
    opened = file("oldest.db")
    SqlCards(opened).put([Row("shock")])
    copy(opened, database)
    store, cards = SqlStore(database), SqlCards(database)
    [row] = store.rulings()

    assert row.scenario == "Shock deals 2 damage to me."
    assert store.guild("7").retention == 30
    assert store.person("discord:1").game == "ga"
    assert not store.claim("55")
    assert store.recall("commands") == ""
    assert cards.data("mtg", "fog") == '{"name": "Fog"}'
    assert cards.data("mtg", "shock") == "{}"
    assert cards.errata("riftbound") == {"annie": "{}"}


def test_an_older_version_goes_on_beside_a_newer_one(
    opened: Callable[[], Database], monkeypatch: pytest.MonkeyPatch
):
    older = opened()
    adding = [f"alter table {table} add column later text" for table in TABLES]
    step = ("later", tuple(adding))
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, step))
    newer = opened()
    monkeypatch.undo()
    filled(older)
    store, cards = SqlStore(older), SqlCards(older)

    assert len(store.rulings()) == 4
    assert store.guild("7").retention == 30
    assert store.person("discord:1").game == "mtg"
    assert cards.count("mtg") == 1100
    assert newer.rows("select later from claims") == [(None,)]


@pytest.fixture
def of_newer(
    opened: Callable[[], Database], monkeypatch: pytest.MonkeyPatch
) -> Database:
    """A database that a newer version has added a table to, opened by this one."""
    step = ("later", ("create table later (a text)", "insert into later values ('x')"))
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, step))
    SqlStore(opened()).add(a_ruling())
    monkeypatch.undo()
    return opened()


def test_a_database_of_a_newer_version_is_used_and_said_to_be_one(of_newer: Database):
    store = SqlStore(of_newer)
    store.add(a_ruling())

    assert "newer version" in store.notice
    assert "“later”" in store.notice
    assert len(store.rulings()) == 2
    assert of_newer.rows("select a from later") == [("x",)]


def test_nothing_is_moved_out_of_or_into_a_database_of_a_newer_version(
    of_newer: Database, other: Database, tmp_path: Path
):
    backup = tmp_path / "backup.db"
    other.backup(backup)
    with pytest.raises(StoreError, match="newer version"):
        copy(of_newer, other)
    with pytest.raises(StoreError, match="newer version"):
        restore_into(backup, of_newer, tmp_path / "aegis.db")

    assert not any(contents(other).values())
    assert len(SqlStore(of_newer).rulings()) == 1


def test_no_backup_of_a_newer_version_is_restored_into_another_kind(
    database: Database, file: Callable[[str], SqliteFile],
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
):  # fmt: skip
    kept = SqlStore(database).add(a_ruling())
    step = ("later", ("create table later (a text)",))
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, step))
    file("newer.db").backup(tmp_path / "backup.db")
    monkeypatch.undo()

    with pytest.raises(StoreError, match="newer version"):
        restore_into(tmp_path / "backup.db", database, tmp_path / "aegis.db")
    assert SqlStore(database).rulings() == [kept]
