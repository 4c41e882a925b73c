"""Options and fixtures that the whole suite shares."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.cards import shipped
from tests.postgresql import Server, missing

ROOT = Path(__file__).parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="also run the slow tests")
    parser.addoption(
        "--documents", type=Path, help="folder with the publishers' documents"
    )
    parser.addoption(
        "--over-postgresql",
        action="store_true",
        help="whatever keeps something keeps it in PostgreSQL",
    )


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    for marker, option in (("slow", "--slow"), ("documents", "--documents")):
        if not config.getoption(option):
            skip = pytest.mark.skip(reason=f"needs {option}")
            for item in items:
                if marker in item.keywords:
                    item.add_marker(skip)


@pytest.fixture(autouse=True)
def _no_settings_of_the_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Keep the tester's own token and data out of every test."""
    for name in ("DISCORD_TOKEN", "AEGIS_DATABASE_URL", "AEGIS_LOG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("AEGIS_DATA", str(tmp_path / "aegis"))
    if request.config.getoption("--over-postgresql"):
        url = request.getfixturevalue("postgres")
        monkeypatch.setenv("AEGIS_DATABASE_URL", url)


@pytest.fixture(scope="session", autouse=True)
def _shipped_cards_read_once() -> Iterator[None]:
    """Read each catalogue file once, however many benches are set up."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shipped, "read_catalogue", cache(shipped.read_catalogue))
        yield


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def documents(pytestconfig: pytest.Config) -> Path:
    """The publishers' documents; for tests marked ``documents``."""
    folder: Path = pytestconfig.getoption("--documents")
    assert folder.is_dir(), f"--documents {folder} is not a folder"
    return folder.resolve()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL of Debian's package, started by us; skips where it is not there."""
    if why := missing():
        pytest.skip(why)
    server = Server()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres(postgresql: Server) -> str:
    """The address of an empty database of one's own."""
    return postgresql.new_database()
