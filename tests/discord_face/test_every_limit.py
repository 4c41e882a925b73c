"""At each of Discord's limits what people typed is whole; one past it, it is cut."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from bot.discord_face import limits
from bot.discord_face.commands.options import _choice, offered
from bot.discord_face.forms import Form, choices, note_form, scenario_form
from bot.discord_face.pages import Button, page, select
from bot.discord_face.picturing import picture_page
from bot.discord_face.plain import label
from bot.discord_face.presses import Act, Press, read_press
from bot.discord_face.views.answering import Shown
from bot.judge.languages import Words
from tests.discord_face.by_hand import TWO_WAYS

ASKED: Any = SimpleNamespace(id=(1 << 63) - 1)
PRESS = Press(Act.ASK, 1)


def in_form(text: str = "x", about: str = "") -> Any:
    form = Form("title", PRESS, ASKED)
    form.ask(text, ui.TextInput(custom_id="a"), about)
    return form.to_dict()["components"][0]


def in_select(
    placeholder: str = "x", option: str = "x", about: str = "x", value: str = "0"
) -> Any:
    row = select(PRESS, placeholder, [(option, value, about)])
    return row.to_component_dict()["components"][0]


def hint(text: str) -> str:
    form = scenario_form(PRESS, ASKED, Words(lambda _: text))
    return str(form.to_dict()["components"][1]["component"]["placeholder"])


def alternative_text(text: str) -> str:
    shown = Shown(replace(TWO_WAYS, verdict=text, outcomes=()), PRESS)
    [gallery] = [
        one
        for one in picture_page(shown, Words()).walk_children()
        if isinstance(one, ui.MediaGallery)
    ]
    return str(gallery.items[0].description)


CUT: dict[str, tuple[int, Callable[[str], Any]]] = {
    "button": (limits.BUTTON_LABEL, lambda text: Button(text, PRESS).label),
    "option": (
        limits.OPTION_LABEL,
        lambda text: in_select(option=text)["options"][0]["label"],
    ),
    "value of an option": (
        limits.OPTION_VALUE,
        lambda text: in_select(value=text)["options"][0]["value"],
    ),
    "option in a form": (
        limits.OPTION_LABEL,
        lambda text: choices("a", [(text, "0", "")], "", "hint").options[0].label,
    ),
    "about an option": (
        limits.OPTION_DESCRIPTION,
        lambda text: in_select(about=text)["options"][0]["description"],
    ),
    "placeholder": (
        limits.PLACEHOLDER,
        lambda text: in_select(placeholder=text)["placeholder"],
    ),
    "title of a form": (
        limits.MODAL_TITLE,
        lambda text: Form(text, PRESS, ASKED).title,
    ),
    "label in a form": (limits.LABEL_TEXT, lambda text: in_form(text)["label"]),
    "about a field": (
        limits.LABEL_DESCRIPTION,
        lambda text: in_form(about=text)["description"],
    ),
    "hint in a field": (limits.HINT, hint),
    "typed": (
        limits.TYPED,
        lambda text: scenario_form(
            PRESS, ASKED, Words(), scenario=text
        ).to_dict()["components"][1]["component"]["value"],
    ),
    "offered": (limits.CHOICE_NAME, lambda text: _choice(text, "0").name),
    "value offered": (limits.CHOICE_VALUE, lambda text: _choice("a", text).value),
    "alternative text": (limits.DESCRIPTION_OF_A_PICTURE, alternative_text),
    "thread": (limits.THREAD_NAME, lambda text: label(text, limits.THREAD_NAME)),
}  # fmt: skip


@pytest.mark.parametrize("name", CUT)
def test_what_is_at_the_limit_is_whole_and_what_is_past_it_is_cut(name: str):
    most, shown = CUT[name]

    assert shown("x" * most) == "x" * most
    assert len(shown("x" * (most + 1))) == most


@pytest.mark.parametrize("more", [0, 1])
def test_buttons_past_a_row_go_to_the_next(more: int):
    count = limits.BUTTONS_IN_A_ROW + more
    made = page(["x"], [[Button(str(n), replace(PRESS, page=n)) for n in range(count)]])
    rows = [one for one in made.children if isinstance(one, ui.ActionRow)]

    assert [len(row.children) for row in rows] == [5, 1][: count - 4]


@pytest.mark.parametrize(
    "count", [limits.AUTOCOMPLETE_CHOICES, limits.AUTOCOMPLETE_CHOICES + 1]
)
async def test_no_more_is_offered_than_discord_takes(count: int):
    async def work() -> Any:
        return [_choice(str(n), str(n)) for n in range(count)]

    assert len(await offered(work())) == limits.AUTOCOMPLETE_CHOICES


def test_a_custom_id_at_the_limit_is_read_and_one_past_it_is_neither_made_nor_read():
    room = limits.CUSTOM_ID - len(str(PRESS))
    full = replace(PRESS, more="x" * room)

    assert read_press(str(full)) == full
    assert read_press(f"{full}0") is None
    with pytest.raises(ValueError, match="101"):
        str(replace(PRESS, more="x" * (room + 1)))


def test_a_form_opened_at_the_far_end_of_a_way_still_has_room_for_its_id():
    way = replace(PRESS, owner=1 << 63, ruling="ABCDEFGH", path=(9,) * 5)

    assert way.fits
    assert len(note_form(way.to(Act.CORRECTED), ASKED, Words()).custom_id) <= 100
