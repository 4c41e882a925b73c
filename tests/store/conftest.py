"""A store in a database of its own, of each kind, and a ruling to put in it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.connection import SqliteFile
from bot.store.database import Database
from bot.store.postgres import Postgres
from bot.store.rows import RulingRow
from bot.store.sql import SqlStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "aegis.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(
    request: pytest.FixtureRequest, path: Path
) -> Iterator[Callable[[], Database]]:
    """Opens one and the same database, again each time."""
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres")
    ours: list[Database] = []

    def open_() -> Database:
        ours.append(SqliteFile(path) if request.param == "sqlite" else Postgres(url))
        return ours[-1]

    yield open_
    for one in ours:
        one.close()


@pytest.fixture
def database(opened: Callable[[], Database]) -> Database:
    return opened()


@pytest.fixture
def store(database: Database) -> SqlStore:
    return SqlStore(database)


# A process that keeps rulings and says which, until it is killed.
WRITER = """
import sys
from pathlib import Path
from bot.store.sqlite import SqliteStore
from tests.store.conftest import a_ruling

store = SqliteStore(Path(sys.argv[1]))
while True:
    print(store.add(a_ruling(scenario="x" * 3000)).id, flush=True)
"""


def a_ruling(**changes: object) -> RulingRow:
    row = RulingRow(
        id="",
        created="",
        asker="discord:1",
        place="guild:7",
        public=True,
        game="mtg",
        edition="2026-08-07",
        scenario="Shock deals 2 damage to me.",
        verdict="You're at 18.",
    )
    return replace(row, **changes)  # type: ignore[arg-type]
