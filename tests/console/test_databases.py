"""The commands for whoever runs Aegis, over either database."""

import io
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import bench
from bot.console.app import App
from bot.console.screen import Screen
from bot.store.interface import StoreError
from tests.console.conftest import Ran

SCENARIO = "mtg: I have a prevent-2 shield. A creature deals 3 damage to me."
Over = Callable[..., Ran]


@pytest.fixture
def over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Over:
    """Runs one command over the database of that address, "" for the file."""

    def ran(address: str, *argv: str) -> Ran:
        monkeypatch.setenv("AEGIS_DATABASE_URL", address)
        out, error = io.StringIO(), io.StringIO()
        data = tmp_path / "data"
        app = App(bench(data), data, screen=Screen(out, error))
        status = app.main(argv)
        app.bench.close()
        return Ran(status, out.getvalue(), error.getvalue())

    return ran


def test_rulings_move_to_postgresql_and_back(over: Over, postgres: str, tmp_path: Path):
    asked = over("", "ask", SCENARIO, "--json").json["ruling"]
    moved = over("", "move", "--to", postgres)
    there = over(postgres, "show", asked)
    more = over(
        postgres, "follow-up", asked, "what if the damage can't be prevented", "--json"
    )
    back = over(postgres, "move", "--to", str(tmp_path / "back" / "aegis.db"))
    again = over(postgres, "move", "--to", str(tmp_path / "back" / "aegis.db"))

    assert (moved.status, there.status, back.status) == (0, 0, 0)
    assert "rulings: 1" in moved.out
    assert "AEGIS_DATABASE_URL" in moved.out
    assert more.json["parent"] == asked
    assert "rulings: 2" in back.out
    assert (again.status, "holds rulings already" in again.error) == (4, True)
    # What was moved from is as it was.
    assert over("", "show", asked).status == 0


def test_a_backup_of_one_database_is_restored_into_the_other(
    over: Over, postgres: str, tmp_path: Path
):
    asked = over(postgres, "ask", SCENARIO, "--json").json["ruling"]
    backup = str(tmp_path / "backup.db")
    over(postgres, "backup", backup)
    into_file = over("", "restore", backup)
    found = over("", "show", asked)
    later = over(postgres, "ask", SCENARIO, "--json").json["ruling"]
    into_server = over(postgres, "restore", backup)

    assert (into_file.status, found.status, into_server.status) == (0, 0, 0)
    assert over(postgres, "show", asked).status == 0
    assert over(postgres, "show", later).status == 3
    [aside] = (tmp_path / "data").glob("aegis.db.before-*")
    assert aside.name in into_server.out.replace("\n", "")


@pytest.mark.parametrize("command", [("backup",), ("move", "--to")])
def test_nothing_is_copied_of_a_database_that_was_damaged(
    over: Over, tmp_path: Path, command: tuple[str, ...]
):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "aegis.db").write_bytes(b"this is no database" * 1000)
    ran = over("", *command, str(tmp_path / "copy.db"))

    assert (ran.status, "damaged" in ran.error) == (4, True)


def test_a_move_that_fails_leaves_no_file_behind(
    over: Over, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    over("", "ask", SCENARIO)

    def full(*_: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr("bot.store.moving._pour", full)
    ran = over("", "move", "--to", str(tmp_path / "there" / "new.db"))

    assert (ran.status, "disk is full" in ran.error) == (4, True)
    assert not list((tmp_path / "there").iterdir())


def test_what_is_no_database_is_not_moved_into(over: Over, tmp_path: Path):
    notes = tmp_path / "notes.txt"
    notes.write_text("not yours\n" * 1000)
    ran = over("", "move", "--to", str(notes))

    assert ran.status == 4
    assert notes.read_text().startswith("not yours")


def test_the_database_of_another_program_is_not_moved_into(over: Over, tmp_path: Path):
    theirs = tmp_path / "theirs.db"
    with closing(sqlite3.connect(theirs)) as db:
        db.execute("create table notes (text)")
    before = theirs.read_bytes()
    ran = over("", "move", "--to", str(theirs))

    assert (ran.status, "another program" in ran.error) == (4, True)
    assert theirs.read_bytes() == before


@pytest.mark.parametrize("name", ["a#b.db", "a?b.db", "5%41.db"])
def test_a_backup_comes_back_whatever_its_name(over: Over, tmp_path: Path, name: str):
    asked = over("", "ask", SCENARIO, "--json").json["ruling"]
    saved = over("", "backup", str(tmp_path / name))
    back = over("", "restore", str(tmp_path / name))

    assert (saved.status, back.status) == (0, 0)
    assert over("", "show", asked).status == 0


def test_doctor_names_the_database_without_its_password(over: Over, postgres: str):
    address = postgres.replace("aegis@", "aegis:hunter2@")
    checked = over(address, "doctor")
    away = over("postgresql://x:hunter2@/y?host=/nowhere", "doctor")

    assert "database: PostgreSQL 1" in checked.out
    assert "AEGIS_DATABASE_URL" in away.out
    assert "hunter2" not in checked.out + checked.error + away.out + away.error


NO_ADDRESSES = [
    "mysql://x@y/z",
    "postgres//x@y/z",
    "host=y dbname=z",
    "postgresql:/y/z",
]


def test_a_backup_into_a_folder_that_is_not_there_is_said(over: Over, tmp_path: Path):
    told = over("", "backup", str(tmp_path / "nowhere" / "backup.db"))

    assert told.status == 4
    assert f"There is no folder {tmp_path / 'nowhere'}" in told.error


@pytest.mark.parametrize("address", [*NO_ADDRESSES, "postgresql://x@y/z?nonsense=1"])
def test_an_address_that_is_none_is_said_and_no_file_is_made(
    over: Over, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    ran = over(address, "history")
    moved = over("", "move", "--to", address)

    for told in (ran, moved):
        assert told.status == 4
        assert "postgresql://" in told.error
    assert {one.name for one in tmp_path.iterdir()} <= {"data"}


def test_the_line_end_of_a_file_is_no_part_of_an_address(over: Over, postgres: str):
    assert over(f" {postgres}\n", "history").status == 0


@pytest.mark.parametrize("to", ["", "."])
def test_a_folder_is_no_database_to_move_into(
    over: Over, to: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    ran = over("", "move", "--to", to)

    assert (ran.status, "is a folder" in ran.error) == (4, True)


def test_what_to_do_about_a_database_that_cannot_be_used_is_said(
    over: Over, tmp_path: Path
):
    (tmp_path / "data" / "aegis.db").mkdir(parents=True)
    told = over("", "history")

    assert told.status == 4
    assert "a folder stands in its place. Move that folder away." in told.error
