"""What comes onto the battlefield and leaves it again is told as gone."""

from bot.answers import Cited
from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.exploration import explore
from bot.paths import rules_data
from bot.scenario import read
from bot.telling.tell import tell


def _cited(number: str) -> Cited:
    return Cited(game=Game.MTG, rule=number, edition="", says="")


def _verdict(text: str) -> str:
    found = read(text + " What happens?", catalogue=Catalogue(rules_data()))
    return tell(
        found.question, explore(found.question), scenario=text,
        understood=found.understood, assumptions=found.assumptions, cite=_cited,
    ).verdict  # fmt: skip


def test_what_was_reanimated_and_dies_is_not_told_to_come_back() -> None:
    text = "Alice reanimates Bob's 5/5 Dragon from his graveyard. It dies."

    assert _verdict(text) == "Dragon dies."


def test_each_token_that_was_made_and_dies_is_told() -> None:
    text = "I create two 1/1 Soldiers and Bob casts Pyroclasm."

    assert _verdict(text) == "2 Soldier tokens die."
