"""The terminal's commands over a data folder of their own, output caught."""

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import bench
from bot.console.app import App
from bot.console.screen import Screen


@dataclass(frozen=True, slots=True)
class Ran:
    """What one command said."""

    status: int
    out: str
    error: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def app(data: Path) -> Iterator[App]:
    made = App(bench(data), data, screen=Screen(io.StringIO(), io.StringIO()))
    yield made
    made.bench.close()


@pytest.fixture
def run(app: App) -> Run:
    """Runs one command line, with *stdin* piped in."""

    def ran(*argv: str, stdin: str = "") -> Ran:
        out, error = io.StringIO(), io.StringIO()
        app.screen = Screen(out, error)
        app.stdin = io.StringIO(stdin)
        status = app.main(argv)
        return Ran(status, out.getvalue(), error.getvalue())

    return ran
