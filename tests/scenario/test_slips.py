"""Slips of the finger in ordinary words are mended, and said; other words are not."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario import Read, read

CATALOGUE = Catalogue(rules_data())


def told(text: str) -> Read:
    return read(text, catalogue=CATALOGUE, game=Game.MTG)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("I controll Furnace of Rath and he bolts me", "control"),
        ("my 4/4 has lifelnik and attacks", "lifelink"),
        ("he attacks me with an indestructable 5/5", "indestructible"),
        ("he blots me", "bolts"),
        ("he boltz me", "bolt"),
    ],
)
def test_a_slip_is_mended_and_said(typed: str, meant: str) -> None:
    assert any(meant in it for it in told(typed).notes)


def test_several_slips_in_cards_and_words_at_once() -> None:
    found = told("I controll Furnance of Rathh and Grizly Baers, he blots me")
    said = " ".join(found.understood)
    assert "Furnace of Rath" in said
    assert "Grizzly Bears" in said


@pytest.mark.parametrize("text", ["He kicks his spell and bolts me", "He yeets my 2/2"])
def test_another_word_is_no_slip(text: str) -> None:
    with pytest.raises(QuestionError):
        told(text)


def test_a_name_is_no_slip() -> None:
    assert {it.id for it in told("steven bolts me").question.board.players} >= {"me"}
    assert not told("steven bolts me").notes


@pytest.mark.parametrize("text", ["Sooo he bolts me.", "he killls my 2/2 Bear"])
def test_stretched_words_are_read(text: str) -> None:
    assert told(text).question
