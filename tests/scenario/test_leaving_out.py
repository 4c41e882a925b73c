"""Talk that could not be read is left out, and said to be; nothing else is."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario.reading.reading import read

CATALOGUE = Catalogue(rules_data())


def left_out(text: str) -> tuple[str, ...]:
    return read(text, catalogue=CATALOGUE, game=Game.MTG).notes


@pytest.mark.parametrize(
    "talk",
    [
        "Been away from the game since 2009 so be gentle.",
        "My dad never played before and we are fighting about first strike again.",
        "Long day, brain fried today honestly.",
    ],
)
def test_a_sentence_of_chat_is_left_out_and_said_to_be(talk: str) -> None:
    told = "I'm at 3 life. He bolts me. Am I dead?"
    plain = read(told, catalogue=CATALOGUE, game=Game.MTG)
    chatty = read(f"{talk} {told}", catalogue=CATALOGUE, game=Game.MTG)
    assert chatty.question == plain.question
    assert all("I left out" in it for it in chatty.notes)


def test_what_somebody_says_comes_out_is_left_out_and_said_to_be() -> None:
    (said,) = left_out("Bob says my shield is gone. I have a shield of 3. He bolts me.")
    assert said == "I left out “Bob says my shield is gone”."


def test_talk_behind_a_whole_clause_is_left_out() -> None:
    (said,) = left_out("Opponent is on 2 life grinning like an idiot. I bolt him.")
    assert said == "I left out “grinning like an idiot”."


@pytest.mark.parametrize(
    "said",
    [
        "but I forgot to use it",
        "and my friend does the same",
        "and then he did it again",
        "he attacks me with a 2/2, honestly",
        "my opponent got rid of it, sadly",
        "he had a fizzbuzz up, obviously",
        "it never wobbles",
        "and is the archmage",
        "he was the archmage",
    ],
)
def test_what_may_change_the_game_is_never_left_out(said: str) -> None:
    told = f"I have Furnace of Rath. He bolts me, {said}. Life?"
    try:
        notes = left_out(told)
    except QuestionError:
        return
    assert not any("I left out" in it for it in notes)


@pytest.mark.parametrize(
    "said",
    [
        'he goes "it dies?" and i just laugh',
        'and he is like "you take 3"',
        "and i am like no bro it is 1",
        "and she got mad and said i take all of it",
    ],
)
def test_what_somebody_says_of_it_is_an_opinion(said: str) -> None:
    told = "I have a prevent-2 shield. He bolts me"
    plain = read(told, catalogue=CATALOGUE, game=Game.MTG).understood
    found = read(f"{told}, {said}", catalogue=CATALOGUE, game=Game.MTG).understood
    assert [it for it in found if not it.startswith("Asked")] == [*plain]


def test_a_spell_named_in_marks_is_cast() -> None:
    found = read(
        'He attacks me with a 3/3 and i went "fog!".',
        catalogue=CATALOGUE,
        game=Game.MTG,
    )
    assert any("Fog" in it for it in found.understood)
    with pytest.raises(QuestionError):
        left_out('He attacks me with a 3/3 and i went "wobble!". Life?')


def test_what_is_not_understood_is_named_clause_by_clause() -> None:
    with pytest.raises(QuestionError) as refused:
        read(
            "He bolts me, my pal snurfles his gizmo at my bear, life?",
            catalogue=CATALOGUE,
            game=Game.MTG,
        )
    assert "“my pal snurfles his gizmo at my bear”" in str(refused.value)


@pytest.mark.parametrize(
    "talk",
    [
        "some dude said only 3 life",
        "two bottles of wine later",
        "frends of mine call me cheater",
        "my own folly ikr",
        "jay says yes and lou thinks not",
    ],
)
def test_what_names_nothing_of_a_game_is_left_out(talk: str) -> None:
    told = "I have a prevent-2 shield. He bolts me"
    plain = read(f"{told}.", catalogue=CATALOGUE, game=Game.MTG)
    chatty = read(f"{told} ({talk}).", catalogue=CATALOGUE, game=Game.MTG)
    assert chatty.question == plain.question
    assert any("I left out" in it for it in chatty.notes)


@pytest.mark.parametrize(
    "said",
    [
        "he says he has a prevent-2 shield",
        "he says he blocks with a 3/3",
        "my mate says the Troll has protection from red",
        "he zaps it",
        "Gloomfang is out",
        "do his wurzels matter",
    ],
)
def test_what_may_tell_of_a_game_is_not(said: str) -> None:
    told = f"I attack him with a 3/3 Troll. {said}. I bolt him. His life?"
    try:
        assert not left_out(told)
    except QuestionError:
        return


def test_a_word_before_a_size_that_nobody_knows_is_left_out_and_said_to_be() -> None:
    notes = left_out("I control a shimmering 3/3 Bear. Bob bolts it. Does it die?")
    assert "I left out “shimmering”." in notes


@pytest.mark.parametrize("told", ["that glimmers", "which glimmers, I think"])
def test_what_is_told_of_a_creature_is_never_left_out(told: str) -> None:
    text = f"I attack with a 3/3 {told}. Bob blocks with a 2/2. Does it die?"
    with pytest.raises(QuestionError) as refused:
        read(text, catalogue=CATALOGUE, game=Game.MTG)
    assert "glimmers" in str(refused.value)
