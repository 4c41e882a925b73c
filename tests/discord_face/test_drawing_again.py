"""A message drawn from one drawn before is just what it would have been anew."""

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import bench
from bot.discord_face.drawing_ahead import Drawing
from bot.discord_face.presses import Act, Press
from bot.discord_face.views.answering import Shown, answer_page
from bot.discord_face.views.drawing_again import (
    Drawn,
    draw_ahead,
    drawn_again,
    drawn_once,
    ruling_again,
)
from bot.discord_face.views.looking import Printed, rules
from bot.judge.inquiry import Inquiry
from bot.judge.languages import Words, words_in
from tests.discord_face.by_hand import TWO_WAYS

SAY = Words()


def shown(owner: int, ruling: str, *, private: bool = False, judges: bool = False):
    answer = replace(TWO_WAYS, ruling=ruling or None)
    place = Press(Act.SHOW, owner, ruling)
    return Shown(answer, place, private=private, judges=judges)


ALICE = shown(10**17, "K7Q2M")
OTHERS = [
    pytest.param(shown(3, "BBBBBB"), id="another person"),
    pytest.param(shown(3, "BBBBBB", private=True), id="for them alone"),
    pytest.param(shown(3, "BBBBBB", judges=True), id="a server with judges"),
    pytest.param(shown(3, ""), id="could not be kept"),
]


@pytest.mark.parametrize("other", OTHERS)
def test_nothing_of_the_first_asker_is_in_what_others_are_shown(other: Shown):
    drawn: Drawn = {}
    ruling_again(ALICE, SAY, drawn)
    again = ruling_again(other, SAY, drawn).to_components()

    assert "K7Q2M" not in str(again)
    assert again == answer_page(other, SAY).to_components()


@pytest.mark.parametrize("other", OTHERS)
def test_what_is_drawn_ahead_is_what_it_would_have_been(other: Shown):
    drawn: Drawn = {}
    draw_ahead(TWO_WAYS, SAY, drawn)
    again = ruling_again(other, SAY, drawn).to_components()

    assert again == answer_page(other, SAY).to_components()


def test_what_is_drawn_ahead_is_not_drawn_once_more():
    drawn: Drawn = {}
    draw_ahead(TWO_WAYS, SAY, drawn)
    ahead = set(drawn)
    ruling_again(ALICE, SAY, drawn)

    assert set(drawn) == ahead


def test_whoever_works_a_ruling_out_elsewhere_draws_it(tmp_path: Path):
    drawing = Drawing(bench(tmp_path))
    known = drawing.here(Inquiry("Lightning Bolt deals 3 damage to me."), "de")
    sent = pickle.loads(pickle.dumps(known))
    mine = replace(ALICE, answer=replace(sent.told, ruling="K7Q2M"))
    anew = answer_page(mine, words_in("de")).to_components()

    assert ruling_again(mine, words_in("de"), sent.shown).to_components() == anew
    assert set(sent.shown) == set(known.shown)


def test_the_first_message_stays_as_it_was():
    drawn: Drawn = {}
    first = ruling_again(ALICE, SAY, drawn).to_components()
    said = str(first)
    ruling_again(shown(3, "BBBBBB"), SAY, drawn)

    assert str(first) == said
    assert ruling_again(ALICE, SAY, drawn).to_components() == first


def test_rules_on_several_pages_are_turned_by_whoever_has_the_message():
    found = Printed(("the first", "the second"), "the source")
    drawn: Drawn = {}

    def page(owner: int, at: int) -> list[dict[str, Any]]:
        place = Press(Act.RULE, owner, more="mtg//615", page=at)
        anew = rules(found, SAY, place)
        again = drawn_again(drawn, at, owner, lambda: rules(found, SAY, place))
        assert again.to_components() == anew.to_components()
        return again.to_components()

    assert page(10**17, 0) != page(3, 0)
    assert page(3, 0) != page(3, 1)
    assert len(drawn) == 2


def test_rules_on_one_page_are_the_same_for_everybody():
    found = Printed(("all of it",), "the source")
    drawn: Drawn = {}
    place = Press(Act.RULE, 3, more="mtg//615")
    first = drawn_once(drawn, lambda: rules(found, SAY, None))
    again = drawn_once(drawn, lambda: pytest.fail("drawn anew"))

    assert again.to_components() == first.to_components()
    assert first.to_components() == rules(found, SAY, place).to_components()
