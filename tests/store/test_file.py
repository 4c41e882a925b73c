"""One file that is opened right, brought up to date, copied and brought back."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import connection, schema
from bot.store.connection import SqliteFile
from bot.store.interface import StoreAwayError, StoreError
from bot.store.sql import SqlStore
from bot.store.sqlite import SqliteStore
from tests.store.conftest import WRITER, a_ruling


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(path)
    yield opened
    opened.close()


def pragma(store: SqliteStore, name: str) -> object:
    return store.database.rows(f"pragma {name}")[0][0]


def test_the_file_is_in_wal_mode_with_foreign_keys(store: SqliteStore):
    assert pragma(store, "journal_mode") == "wal"
    assert pragma(store, "foreign_keys") == 1
    assert pragma(store, "busy_timeout") == 4_000


def test_look_ups_use_an_index(store: SqliteStore):
    for where in ("id = ''", "asker = ''", "place = ''", "parent = ''"):
        plan = store.database.rows(
            f"explain query plan select * from rulings where {where}"
        )

        assert "USING INDEX" in str(plan), where


def test_a_newer_version_adds_its_tables_and_keeps_the_rows(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
):
    row = store.add(a_ruling())
    store.close()
    later = ("later", ("alter table rulings add column later text default 'x'",))
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, later))
    upgraded = SqliteStore(path)

    assert row == upgraded.ruling(row.id)
    assert upgraded.database.rows("select later from rulings") == [("x",)]
    upgraded.close()


def test_a_migration_that_fails_half_way_changes_nothing(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
):
    row = store.add(a_ruling())
    store.close()
    broken = ("broken", ("create table half (a text)", "create table rulings (b)"))
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, broken))
    with pytest.raises(StoreError):
        SqliteStore(path)
    monkeypatch.undo()
    reopened = SqliteStore(path)

    assert row == reopened.ruling(row.id)
    assert reopened.database.rows("select 1 from sqlite_master where name='half'") == []
    reopened.close()


def test_a_transaction_that_fails_leaves_nothing(store: SqliteStore):
    def fail_half_way() -> None:
        with store.database.transaction() as db:
            db.execute("insert into claims values ('1', '')")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail_half_way()

    assert store.counts()["claims"] == 0


@pytest.mark.parametrize("with_what", ["nothing", "a copy"])
def test_a_file_that_is_replaced_while_it_is_open_is_noticed(
    store: SqliteStore, path: Path, tmp_path: Path, with_what: str
):
    if with_what == "nothing":
        path.unlink()
    else:
        shutil.copy(path, tmp_path / "copy.db")
        (tmp_path / "copy.db").replace(path)

    with pytest.raises(StoreError, match="deleted or replaced"):
        store.add(a_ruling())
    with pytest.raises(StoreError, match="deleted or replaced"):
        store.counts()


def test_a_damaged_file_is_kept_aside_and_said(path: Path):
    path.write_bytes(b"this is no database at all" * 100)
    store = SqliteStore(path)
    [aside] = path.parent.glob("aegis.db.damaged-*")

    assert aside.name in store.notice
    assert aside.read_bytes().startswith(b"this is no database")
    assert store.add(a_ruling()).id
    store.close()


def test_a_damaged_file_is_not_taken_from_whoever_uses_it(
    store: SqliteStore, path: Path
):
    row = store.add(a_ruling())
    store.close()
    using = SqliteStore(path)
    assert using.ruling(row.id) == row
    with path.open("r+b") as file:
        file.write(b"\xff" * 100)

    with pytest.raises(StoreError, match="damaged"):
        SqliteStore(path)
    assert path.exists()
    assert not list(path.parent.glob("aegis.db.damaged-*"))
    using.close()


def test_damage_in_the_middle_is_noticed_at_the_start(store: SqliteStore, path: Path):
    for _ in range(300):
        store.add(a_ruling(scenario="x" * 3000))
    store.close()
    whole = path.read_bytes()
    middle = len(whole) // 2
    path.write_bytes(whole[:middle] + b"\xff" * 8192 + whole[middle + 8192 :])
    opened = SqlStore(SqliteFile(path, checked=True))
    [aside] = path.parent.glob("aegis.db.damaged-*")

    assert aside.name in opened.notice
    assert "aegis restore" in opened.notice
    assert opened.rulings() == []
    assert opened.add(a_ruling()).id
    opened.close()


def test_damaged_letters_hide_neither_other_rulings_nor_the_rest(
    store: SqliteStore, path: Path
):
    other, row = store.add(a_ruling()), store.add(a_ruling(scenario="Shock, twice"))
    store.close()
    path.write_bytes(path.read_bytes().replace(b"Shock, twice", b"Sh\xffck, twice"))
    opened = SqlStore(SqliteFile(path, checked=True))
    [first, second] = opened.rulings()

    assert (first.scenario, second) == ("Sh\ufffdck, twice", other)
    assert first.id == row.id
    opened.close()


def test_a_header_of_no_known_format_is_damage(store: SqliteStore, path: Path):
    store.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:44] + b"\xff" * 4 + whole[48:])
    opened = SqliteStore(path)

    assert "was damaged" in opened.notice
    opened.close()


def test_a_file_in_order_stays_where_it_is(store: SqliteStore, path: Path):
    row = store.add(a_ruling())
    store.close()
    opened = SqlStore(SqliteFile(path, checked=True))

    assert opened.notice == ""
    assert opened.rulings() == [row]
    opened.close()


_READS = """
import sys
from pathlib import Path
from bot.store.interface import StoreAwayError, StoreError
from bot.store.sqlite import SqliteStore

try:
    SqliteStore(Path(sys.argv[1])).claim("1")
except StoreError as error:
    print(error)
"""


def test_a_file_that_is_read_only_is_explained(
    store: SqliteStore, path: Path, root: Path
):
    store.add(a_ruling())
    store.close()
    path.chmod(0o444)
    # Root may write all the same, unless it gives that up.
    given_up = ["setpriv", "--bounding-set", "-dac_override", "--"]
    if os.getuid() == 0 and shutil.which("setpriv") is None:
        pytest.skip("root without setpriv (Debian: util-linux)")
    ran = subprocess.run(
        [
            *(given_up if os.getuid() == 0 else ()),
            *(sys.executable, "-c", _READS, str(path)),
        ],
        cwd=root,
        capture_output=True,
        text=True,
    )

    assert "cannot be used: it cannot be written to" in ran.stdout, ran.stderr


def test_a_folder_that_cannot_be_made_is_explained(tmp_path: Path):
    (tmp_path / "file").write_text("")

    with pytest.raises(StoreError, match="cannot be made") as raised:
        SqliteStore(tmp_path / "file" / "aegis.db")
    assert "AEGIS_DATA" in raised.value.advice


def test_a_locked_database_is_explained(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "_BUSY_SECONDS", 0.01)
    store = SqliteStore(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        with pytest.raises(StoreError, match="keeps it locked"):
            store.add(a_ruling())
    store.close()


def test_a_database_that_is_locked_from_the_start_can_be_tried_again(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
):
    store.close()
    monkeypatch.setattr(connection, "_OPENING_SECONDS", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("pragma locking_mode = exclusive")
        other.execute("begin exclusive")
        with pytest.raises(StoreAwayError, match="keeps it locked"):
            SqliteStore(path)


def test_another_program_that_never_ends_is_waited_for_only_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(connection, "_BUSY_SECONDS", 0.01)
    monkeypatch.setattr(connection, "_STILL_BUSY_SECONDS", 0.002)
    store = SqliteStore(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        for _ in range(2):
            with pytest.raises(StoreError):
                store.add(a_ruling())
            assert pragma(store, "busy_timeout") == 2
    store.add(a_ruling())

    assert pragma(store, "busy_timeout") == 10
    store.close()


def test_a_full_disk_is_explained(store: SqliteStore):
    store.database._connection.execute("pragma max_page_count = 1")

    with pytest.raises(StoreError, match="full"):
        store.add(a_ruling(scenario="x" * 400_000))
    store.database._connection.execute("pragma max_page_count = 1000000")
    assert store.add(a_ruling()).id


def test_a_full_disk_that_sqlite_calls_an_error_is_explained(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
):
    room = shutil._ntuple_diskusage(1000, 1000, 0)  # type: ignore[attr-defined]
    monkeypatch.setattr("shutil.disk_usage", lambda _: room)

    with (
        pytest.raises(StoreError, match="the disk is full") as raised,
        store.database.transaction(),
    ):
        raise sqlite3.OperationalError("disk I/O error")

    assert raised.value.advice == "Make room on the disk."


def test_every_ruling_given_an_id_survives_a_kill(path: Path, root: Path):
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=root,
    ) as writer:
        assert writer.stdout is not None
        given = [writer.stdout.readline().strip() for _ in range(100)]
        writer.send_signal(signal.SIGKILL)
        given += writer.stdout.read().split()
    store = SqliteStore(path)

    assert store.notice == ""
    # The last line may have been cut short by the kill itself.
    whole = [id for id in given if len(id) == 5]
    assert all(store.ruling(id) is not None for id in whole)
    assert {len(row.scenario) for row in store.rulings(limit=10_000)} == {3000}
    store.close()


def test_a_database_of_the_first_version_opens_in_this_one(path: Path):
    dump = Path(__file__).with_name("first.sql").read_text("utf-8")
    with closing(sqlite3.connect(path)) as first:
        first.executescript(dump)
    store = SqliteStore(path)
    [second, row] = store.rulings()

    assert second.parent == row.id
    assert row.edits == ("without Furnace of Rath",)
    assert (row.choices, row.review.standing) == ((1,), "confirmed")
    assert store.guild("7").retention == 30
    assert store.person("discord:1").private is True
    assert not store.claim("55")
    store.close()
