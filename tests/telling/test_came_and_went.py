"""What comes onto the battlefield and leaves it again is told as gone."""

import pytest

from bot.answers import Cited
from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.paths import rules_data
from bot.scenario import read
from bot.telling.tell import tell
from tests.exploring import explored


def _cited(number: str) -> Cited:
    return Cited(game=Game.MTG, rule=number, edition="", says="")


def _verdict(text: str) -> str:
    found = read(text + " What happens?", catalogue=Catalogue(rules_data()))
    return tell(
        found.question, explored(found.question), scenario=text,
        understood=found.understood, assumptions=found.assumptions, cite=_cited,
    ).verdict  # fmt: skip


def test_what_was_reanimated_and_dies_is_not_told_to_come_back() -> None:
    text = "Alice reanimates Bob's 5/5 Dragon from his graveyard. It dies."

    assert _verdict(text) == "Dragon dies."


def test_each_token_that_was_made_and_dies_is_told() -> None:
    text = "I create two 1/1 Soldiers and Bob casts Pyroclasm."

    assert _verdict(text) == "2 Soldier tokens die."


@pytest.mark.parametrize("asked", ["Does it die?", "Is it still alive?", "Who dies?"])
def test_what_died_and_is_back_is_told_so(asked: str) -> None:
    found = read(
        f"Omar bolts my Wolf, a 2/2 with undying. {asked}",
        catalogue=Catalogue(rules_data()),
    )
    told = tell(
        found.question, explored(found.question), scenario=asked,
        understood=found.understood, assumptions=found.assumptions, cite=_cited,
    )  # fmt: skip

    assert told.verdict == "Wolf dies and comes back."


def test_of_tokens_that_were_made_those_that_died_are_counted_too() -> None:
    text = "I create two 1/1 Soldiers and Bob bolts one of them."

    assert _verdict(text) == "Soldier dies; you create 2 Soldier tokens."


def test_a_token_that_dies_in_one_result_only_was_created_in_each() -> None:
    text = (
        "I control a 1/1 Elf. I create a 1/1 Goblin token. Bob's 1/1 attacks me, the "
        "Elf and the Goblin block it."
    )

    assert "create no" not in _verdict(text)


def test_tokens_that_are_called_by_their_size_are_counted_together() -> None:
    text = "I control Doubling Season and make three 1/1 tokens."

    assert _verdict(text) == "You create 6 1/1 tokens."
