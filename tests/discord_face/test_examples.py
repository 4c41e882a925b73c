"""The examples of /help are answered by the real judge, as they stand there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import ui

from bot.__main__ import bench as wire
from bot.discord_face.views.help_ import EXAMPLES, help_page
from bot.judge.bench import Bench
from bot.judge.callers import Caller
from bot.judge.languages import words_in

EXPECTED = {
    "shield": ("16", "18"),
    "combat": ("5",),
    "text": ("1",),
    "riftbound": ("1",),
    "ga": ("3",),
}

# What comes of the help's parts, put together: Magic, Grand Archive, Riftbound.
TYPED = ("Bear dies", "survives", "the 3-Might unit die")


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


def test_the_help_is_written_with_the_colons_of_its_language():
    [french] = {
        one.content
        for one in help_page(words_in("fr"), 1).walk_children()
        if isinstance(one, ui.TextDisplay) and "`riftbound: " in one.content
    }

    assert all(" : `" in line for line in french.splitlines() if line.endswith("`"))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "ja"])
def test_what_the_help_types_is_one_scenario_of_each_game(real: Bench, language: str):
    shown = "\n".join(
        one.content
        for one in help_page(words_in(language), 1).walk_children()
        if isinstance(one, ui.TextDisplay)
    )
    typed = [it for it in re.findall("`([^`]+)`", shown) if it[-1] in ".?"]
    others = [it for it in typed if re.match(r"\w+:", it)]
    magic = [it for it in typed if it not in others]
    asked = [" ".join(magic), *(f"{it} Who dies?" for it in others)]
    assert len(asked) == 3
    answers = [real.ask(Caller("discord:1"), text).verdict for text in asked]
    for part, verdict in zip(TYPED, answers, strict=True):
        assert part in verdict
