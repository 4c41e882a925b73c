"""Where a test's imports go, and a library that holds them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.library import Library
from tests.library.books import import_bytes


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where a test's imports go; nothing is there yet."""
    return tmp_path / "rules.db"


@pytest.fixture
def held(database: Path) -> Callable[..., Library]:
    """Import texts, and hand out the library that holds them."""

    def import_all(*texts: str) -> Library:
        for at, text in enumerate(texts):
            import_bytes(database, text.encode(), f"edition-{at}.txt")
        return Library(database)

    return import_all
