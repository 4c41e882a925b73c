"""What people type around a scenario changes nothing; what they take back is gone."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario import read
from tests.exploring import explored

CATALOGUE = Catalogue(rules_data())


def understood(text: str) -> tuple[str, ...]:
    told = read(text, catalogue=CATALOGUE, game=Game.MTG).understood
    return tuple(it for it in told if not it.startswith("Asked"))


PLAIN = "He attacks me with a 3/3."


@pytest.mark.parametrize(
    "text",
    [
        "alright this is confusing me... he attacks me with a 3/3",
        "Not sure if I'm doing this right but: he attacks me with a 3/3.",
        "ok so my friend and i were playing last night and he attacks me with a 3/3",
        "hello! there's a thing we couldn't figure out: he attacks me with a 3/3",
        "so i'm new to this, my buddy attacks me with a 3/3",
        "I was confused when he attacked me with a 3/3",
        "He attacks me with like a 3/3 lol",
        "my opponent, who clearly never reads the rules, attacks me with a 3/3",
    ],
)
def test_talk_around_a_scenario_changes_nothing(text: str) -> None:
    assert understood(text) == understood(PLAIN)


@pytest.mark.parametrize(
    "text",
    [
        "I'm not sure he can prevent it. He attacks me with a 3/3.",
        "I am sure my Bear is destroyed so he attacks me with a 3/3",
        "He attacks me with a 3/3. My friend got one.",
    ],
)
def test_what_touches_the_table_is_never_taken_for_talk(text: str) -> None:
    try:
        found = understood(text)
    except QuestionError:
        return
    assert found != understood(PLAIN)


@pytest.mark.parametrize(
    "text",
    [
        "He attacks me with a 5/5, wait no it's a 3/3.",
        "He attacks me with a 5/5, no wait, a 3/3.",
        "He attacks me with a 5/5. Sorry, 3/3.",
    ],
)
def test_a_size_taken_back_is_gone(text: str) -> None:
    assert understood(text) == understood(PLAIN)


def test_a_life_total_taken_back_is_gone() -> None:
    text = "I'm at 12, no wait, I'm at 10. He bolts me."
    assert understood(text) == understood("I'm at 10. He bolts me.")


def test_another_creature_takes_nothing_back() -> None:
    found = understood("He attacks me with a 5/5. Wait, a 2/2 blocks it.")
    assert any("5/5" in it for it in found)


def test_of_two_sizes_none_is_taken_back() -> None:
    with pytest.raises(QuestionError):
        understood("He has a 3/3 and a 5/5, oops, 4/4. Earthquake for 4.")


def test_a_bare_number_behind_life_is_life() -> None:
    found = understood("I have 20 life, he has 15. He bolts me.")
    assert "Your opponent is at 15 life." in found


def test_a_bare_number_of_nothing_is_asked_about() -> None:
    with pytest.raises(QuestionError, match="15 of what"):
        understood("He has 15. I bolt him.")


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("In commander, Bob bolts me.", 40),
        ("edh. Bob bolts me.", 40),
        ("My commander is a 3/3. Bob bolts me.", 40),
        ("I control Goblin Commander, a 2/2. Bob bolts me.", 20),
        ("“Commander's Tax”: “You have hexproof.” Bob controls it. I draw a card.", 20),
    ],
)
def test_only_a_game_of_commander_starts_at_forty(text: str, life: int) -> None:
    asked = read(text, catalogue=CATALOGUE, game=Game.MTG).question
    assert {it.life for it in asked.board.players} == {life}


@pytest.mark.parametrize(
    "text",
    [
        "lol my buddy ragequit over this: he attacks me with a 3/3",
        "I'm 90% sure I'm right. He attacks me with a 3/3.",
        "we were flabbergasted at our lgs, he attacks me with a 3/3",
    ],
)
def test_a_strange_word_in_talk_is_talk(text: str) -> None:
    assert understood(text) == understood(PLAIN)


@pytest.mark.parametrize(
    "talk", ["he nukes my bear at fnm", "my friend zanks him in our game"]
)
def test_a_strange_thing_done_to_somebody_is_not(talk: str) -> None:
    with pytest.raises(QuestionError):
        understood(f"{talk}, he attacks me with a 3/3")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("he bolts my 4/4, my healer prevents 1",
         "he bolts my 4/4, I use Samite Healer on my 4/4"),
        ("he bolts me, salve prevents 3",
         "he bolts me, I cast Healing Salve on myself to prevent 3"),
    ],
)  # fmt: skip
def test_what_prevents_is_used_on_what_was_struck(text: str, same: str) -> None:
    outcomes = [
        explored(read(it, catalogue=CATALOGUE, game=Game.MTG).question).outcomes
        for it in (text, same)
    ]
    assert [
        ({it.life for it in one.board.players}, {it.damage for it in one.board.objects})
        for one in outcomes[0]
    ] == [
        ({it.life for it in one.board.players}, {it.damage for it in one.board.objects})
        for one in outcomes[1]
    ]


def test_the_healer_is_no_other_1_1() -> None:
    found = understood("I tap Samite Healer to save my 1/1. He shocks it.")
    assert "You use Samite Healer on the 1/1." in found


def test_one_of_several_alike_is_one_of_them() -> None:
    text = "I have two 2/2s and a prevent 2 shield on one of the 2/2s. He pyroclasms."
    board = read(text, catalogue=CATALOGUE, game=Game.MTG).question.board
    assert sum("creature" in it.kinds for it in board.objects) == 2
