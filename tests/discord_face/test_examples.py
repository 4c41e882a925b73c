"""The examples of /help are answered by the real judge, as they stand there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import ui

from bot.__main__ import bench as wire
from bot.citation import Game
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


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "ja"])
def test_what_the_help_types_is_one_scenario(real: Bench, language: str):
    shown = "\n".join(
        one.content
        for one in help_page(words_in(language), 1).walk_children()
        if isinstance(one, ui.TextDisplay)
    )
    typed = [it for it in re.findall("`([^`]+)`", shown) if it[-1] in ".?"]
    answer = real.ask(Caller("discord:1"), " ".join(typed))
    assert "Bear dies" in answer.verdict
    assert "19" in answer.verdict


@pytest.mark.parametrize(
    ("game", "thing"),
    [
        (Game.GRAND_ARCHIVE, "a 3 power ally with 4 life"),
        (Game.RIFTBOUND, "a 4-Might unit"),
    ],
)
def test_what_the_help_calls_things_is_understood(real: Bench, game: Game, thing: str):
    assert thing in str(help_page(words_in("en"), 1).to_components())
    text = f"I control {thing}. A spell deals 5 damage to it. Does it die?"
    assert "dies" in real.ask(Caller("discord:1"), text, game=game).verdict
