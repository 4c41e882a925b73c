"""The examples of /help are answered by the real judge, as they stand there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import bench as wire
from bot.discord_face.views.help_ import EXAMPLES
from bot.judge.bench import Bench
from bot.judge.callers import Caller

EXPECTED = {
    "shield": ("16", "18"),
    "combat": ("5",),
    "text": ("1",),
    "riftbound": ("1",),
    "ga": ("3",),
}


@pytest.fixture
def real(tmp_path: Path) -> Iterator[Bench]:
    made = wire(tmp_path / "data")
    yield made
    made.close()


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_answered(real: Bench, name: str):
    answer = real.ask(Caller("discord:1"), EXAMPLES[name])

    for part in EXPECTED[name]:
        assert part in answer.verdict
