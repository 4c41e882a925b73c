"""Forms are taken by Discord, at each limit and one past it."""

from types import SimpleNamespace
from typing import Any

import pytest
from simcord.components import validate_modal

from bot.citation import Game
from bot.discord_face import limits
from bot.discord_face.commands.options import _choice, offered
from bot.discord_face.forms import (
    Form,
    note_form,
    scenario_form,
    what_if_form,
    written_in,
)
from bot.discord_face.presses import Act, Press, read_press
from bot.discord_face.wishes import Wish
from bot.errors import QuestionError
from bot.judge.languages import LANGUAGES, Words, words_in
from bot.scenario.words.choosing_game import check_edition
from tests.discord_face.by_hand import refuse

OPENED: Any = SimpleNamespace(id=2**62)
PRESS = Press(Act.ASK, 2**62, "K7Q2M", more="mtg.p")


def taken(form: Form) -> dict[str, Any]:
    return validate_modal(form.to_dict())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_taken_in_every_language(language: str):
    say = words_in(language)
    long = "x" * 5000

    taken(scenario_form(PRESS, OPENED, say))
    taken(scenario_form(PRESS, OPENED, say, scenario=long, game="mtg", complaint=long))
    taken(what_if_form(PRESS, OPENED, say, [("x" * 200, f"{n}") for n in range(40)]))
    taken(note_form(PRESS, OPENED, say))


@pytest.mark.parametrize("past", [0, 1])
def test_titles_labels_and_hints_are_cut_at_their_limits(past: int):
    form = Form("t" * (limits.MODAL_TITLE + past), PRESS, OPENED)
    field = note_form(PRESS, OPENED, Words()).children[0].component
    form.ask(
        "l" * (limits.LABEL_TEXT + past), field, "d" * (limits.LABEL_DESCRIPTION + past)
    )
    made = taken(form)

    assert len(made["title"]) == limits.MODAL_TITLE
    assert len(made["components"][0]["label"]) == limits.LABEL_TEXT
    assert len(made["components"][0]["description"]) == limits.LABEL_DESCRIPTION


@pytest.mark.parametrize("past", [0, 1])
def test_what_is_typed_already_is_cut_at_its_limit(past: int):
    typed = "x" * (limits.TYPED + past)
    made = taken(scenario_form(PRESS, OPENED, Words(), scenario=typed))

    assert len(made["components"][1]["component"]["value"]) == limits.TYPED


def test_two_forms_of_one_button_are_told_apart():
    first = scenario_form(PRESS, SimpleNamespace(id=1), Words())
    second = scenario_form(PRESS, SimpleNamespace(id=2), Words())

    assert first.custom_id != second.custom_id
    assert read_press(first.custom_id).more == PRESS.more


@pytest.mark.parametrize("game", Game)
def test_an_edition_nobody_rules_by_is_not_asked_for_again(game: Game):
    with pytest.raises(QuestionError) as told:
        check_edition(game, "9.9", "what was typed")

    assert Wish("what was typed", edition="9.9").after(told.value).edition is None


def test_an_edition_is_asked_for_again_where_something_else_was_wrong():
    told = refuse("a blorp")

    assert Wish("a blorp", edition="1.3").after(told).edition == "1.3"


def test_what_comes_back_is_read_by_the_names_of_the_fields():
    label = {"type": 18, "component": {"type": 4, "custom_id": "note", "value": "so"}}
    pick = {"type": 18, "component": {"type": 3, "custom_id": "game", "values": []}}
    row = {"type": 1, "components": [{"type": 4, "custom_id": "old", "value": None}]}
    data = {"components": [label, pick, row, {"type": 10}]}

    assert written_in(SimpleNamespace(data=data)) == {
        "note": "so",
        "game": "",
        "old": "",
    }


@pytest.mark.parametrize("past", [0, 1])
async def test_what_autocomplete_offers_is_cut_at_its_limits(past: int):
    async def offers():
        long = "x" * (limits.CHOICE_NAME + past)
        return [_choice(long, long)] * (limits.AUTOCOMPLETE_CHOICES + past)

    made = await offered(offers())

    assert len(made) == limits.AUTOCOMPLETE_CHOICES
    assert len(made[0].name) == limits.CHOICE_NAME
    assert len(made[0].value) == limits.CHOICE_VALUE
