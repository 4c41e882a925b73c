"""A store in a file of its own, and a ruling to put in it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.rows import RulingRow
from bot.store.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "aegis.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(path)
    yield opened
    opened.close()


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
