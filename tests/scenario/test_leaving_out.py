"""Sentences of chat that could not be read: the rest can be typed instead."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario.reading import read

CATALOGUE = Catalogue(rules_data())


def suggested(text: str) -> tuple[str, ...]:
    with pytest.raises(QuestionError) as refused:
        read(text, catalogue=CATALOGUE, game=Game.MTG)
    return refused.value.suggestions


def test_a_sentence_of_chat_is_left_out_of_what_can_be_typed_instead() -> None:
    told = "I'm at 1 life. He bolts me. Am I dead?"
    assert suggested(f"This is bananas, folks. {told}") == (told,)


def test_several_sentences_of_chat_are_left_out() -> None:
    text = "My cat walked over the table. He bolts me. Also, my dog barked. Life?"
    assert suggested(text) == ("He bolts me. Life?",)


@pytest.mark.parametrize(
    "said",
    [
        "He nukes it from orbit.",
        "He frobnicates my creature.",
        "He wibbles unless I pay 2.",
        "It never wobbles.",
    ],
)
def test_what_may_say_something_is_not_left_out(said: str) -> None:
    assert all("bolts me" not in it for it in suggested(f"{said} He bolts me. Life?"))


def test_nothing_is_suggested_where_the_rest_is_not_read_either() -> None:
    text = "This is bananas, folks. He frobnicates my creature. Life?"
    assert all("frobnicates" not in it for it in suggested(text))
