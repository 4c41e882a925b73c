"""Hostile names beside the answer: lists, judges, refusals, forms."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.components import validate_message_state, walk_components

from bot.citation import Game
from bot.discord_face.forms import scenario_form
from bot.discord_face.pages import Page
from bot.discord_face.presses import Act, Press
from bot.discord_face.views.answering import Shown
from bot.discord_face.views.history import history_page
from bot.discord_face.views.notices import refusal
from bot.discord_face.views.reviewing import case_page, told_page
from bot.errors import Problem, QuestionError
from bot.judge.keeping import HistoryLine
from bot.judge.languages import Words
from tests.discord_face.test_hostile import NAMES, named

PLACE = Press(Act.SHOW, 1, "K7Q2M")
SAY = Words()


def in_history(name: str) -> Page:
    line = HistoryLine(
        "K7Q2M", "2026-08-07", Game.MTG, name, name, "corrected", name, None, True, True
    )
    return history_page([line], PLACE, "", SAY)


def in_refusal(name: str) -> Page:
    error = QuestionError(
        Problem.UNKNOWN, f"I don't know “{name}”.", line=1, column=1, length=1,
        suggestions=(name,), text=name or "x",
    )  # fmt: skip
    return refusal(error, SAY, typed=name, mend=PLACE)


PAGES: dict[str, Callable[[str], Page]] = {
    "history": in_history,
    "refusal": in_refusal,
    "before the judges": lambda name: case_page(Shown(named(name), PLACE), "7", SAY),
    "told the asker": lambda name: told_page(named(name), 1, SAY),
}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_name_is_only_a_name_there_too(name: str, page: str):
    components = validate_message_state(
        PAGES[page](name).to_components(), flags=1 << 15, content=None, embeds=[]
    )
    text = "\n".join(
        one["content"] for one in walk_components(components) if one["type"] == 10
    )
    # A code block shows what is in it as it is.
    outside = re.sub(r"```\n.*?\n```", "", text, flags=re.S)
    live = re.sub(r"\\.", "", outside).replace("<@&7>", "")

    assert "```" not in live
    for one in ("@everyone", "<@", "](", "https://evil", "discord.gg", "\u202e", "||"):
        assert one not in live
    for line in outside.splitlines():
        assert not line.startswith(("# ", "> "))


@pytest.mark.parametrize("name", NAMES)
def test_a_form_gives_back_what_was_typed_as_it_was(name: str):
    asked: Any = SimpleNamespace(id=1)
    form = scenario_form(PLACE, asked, SAY, scenario=name, complaint="It is wrong.")
    field = form.to_dict()["components"][2]["component"]

    assert field["value"] == name
