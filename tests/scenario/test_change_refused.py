"""Follow-ups that do not say what they change are refused with what they could mean."""

import pytest

from bot.citation import Game
from bot.errors import Problem, QuestionError
from tests.scenario.conftest import GoOn

FIGHT = "A 4/4 attacks me, I block with my 2/2 Bear. Does the Bear die?"
ARMED = "I have a prevent-3 shield and Furnace of Rath. He bolts me, then he shocks me."
PAIR = "I control Furnace of Rath. Pariah is on my 2/2 Bear. He bolts me."

# What is said of "it" stays with what it was said of.
SPOKEN = "I have a 3/3 and a 2/2. He bolts the 2/2, it has a prevent-2 shield."
COUNTED = "He bolts my 4/4, it has two -1/-1 counters."
OWNED = (
    "Alice attacks Bob with a 4/4. Bob has 2 shields, one prevents 1, one prevents 2."
)
WORSHIP = "I'm at 5 life with Worship and a 2/2. Bob bolts me with Furnace of Rath out."
SEASON = (
    "I have a 1/1 with a +1/+1 counter and Doubling Season. "
    "I put two +1/+1 counters on it. How big is it?"
)
BLOCKED = "I attack Bob with a 4/4 and a 2/2. He blocks the 4/4 with a 3/3. Bob's life?"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (FIGHT, "what if it has deathtouch"),
        (FIGHT, "with deathtouch"),
        (FIGHT, "what if he attacks with another 2/2"),
        (FIGHT, "and he bolts the bear before blocks"),
        (FIGHT, "what if Carol bolts me"),
        (FIGHT, "what if the elephant is 5/5"),
        (ARMED, "what if my Bear had lifelink"),
        ("He attacks me with a 3/3 and a 2/2.", "what if I block it with a 3/3"),
        ("Can I block a 3/3 with menace with my 4/4?", "what if a 2/2 blocks it too"),
        ("I attack Bob with two 2/2s with lifelink.", "what if only one has lifelink"),
        ("He casts Wrath of God. I have a 3/3.", "what if he casts Day of Judgment?"),
        ("He bolts my 5/5. Does it die?", "what if he casts Shock?"),
        ("Player 1 bolts Player 2.", "Player 3 has a prevent-2 shield"),
        (ARMED, "with a prevent-5 shield"),
        ("I have a 1/1. Bob bolts me.", "what if it is red damage"),
        (ARMED, "what if there's a furnace"),
        (ARMED, "what if it deals 5"),
        (ARMED, "what if it's unpreventable"),
        (ARMED, "I salve myself, prevent mode"),
        (ARMED, "without the armor"),
        (PAIR, "what if it's on his creature"),
        (PAIR, "i use samite healer on him"),
        (SPOKEN, "what if he bolts the 3/3 instead"),
        (OWNED, "what if he had only the first one"),
        (COUNTED, "what if it had only one counter"),
        (WORSHIP, "what if Bob has two Furnaces"),
        (SEASON, "what if I have Hardened Scales instead"),
        (BLOCKED, "what if only the 2/2 attacks"),
        (BLOCKED, "what if I attack with three 2/2s instead"),
    ],
)
def test_what_could_mean_several_things_is_asked_back(
    go_on: GoOn, text: str, words: str
) -> None:
    with pytest.raises(QuestionError) as caught:
        go_on(text, words)
    assert caught.value.problem is Problem.AMBIGUOUS


def test_of_two_things_done_in_response_not_only_one_is_left_out(
    go_on: GoOn,
) -> None:
    with pytest.raises(QuestionError):
        go_on(
            "Bob bolts Alice. Alice responds with Fog and gains 3 life.",
            "what if Alice doesn't respond",
        )


def test_what_is_supposed_is_not_taken_for_a_question(go_on: GoOn) -> None:
    with pytest.raises(QuestionError, match="do not understand"):
        go_on(WORSHIP, "what if the 2/2 is dead")


def test_a_follow_up_that_changes_nothing_says_so(go_on: GoOn) -> None:
    with pytest.raises(QuestionError, match="changes nothing"):
        go_on("I'm at 5. He bolts me.", "what if I'm at 5")


def test_what_is_called_by_a_deed_nobody_told_of_is_not_there(go_on: GoOn) -> None:
    with pytest.raises(QuestionError, match="no blocker"):
        go_on("Bob bolts my 3/3.", "what if the blocker has deathtouch")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "riftbound: my 3 Might unit attacks a 4 Might unit. Does mine die?",
            "same but the 5 might one has prevent 2",
        ),
        (
            "ga: my 3 power 3 life ally attacks an ally with 2 power and 4 life. "
            "What dies?",
            "what if the 5 life one has prevent 2",
        ),
        ("My 3/3 attacks and a 2/2 blocks. What dies?", "what if the 5/5 one is red"),
        ("My 3/3 attacks and a 2/2 blocks. What dies?", "with first strike on the 5/5"),
        (
            "My 3/3 attacks and a 2/2 blocks. What dies?",
            "same but my 5/5 one has first strike",
        ),
    ],
)
def test_what_has_a_size_nobody_told_of_is_not_there(
    go_on: GoOn, text: str, words: str
) -> None:
    with pytest.raises(QuestionError) as caught:
        go_on(text, words)
    assert caught.value.problem in {Problem.NOT_FOUND, Problem.AMBIGUOUS}


def test_words_that_mean_nothing_get_a_caret_in_the_follow_up(go_on: GoOn) -> None:
    with pytest.raises(QuestionError) as caught:
        go_on(FIGHT, "what if the bear zorbles mightily")
    assert caught.value.line == 1
    assert "zorbles" in caught.value.excerpt()


def test_no_caret_stands_in_words_nobody_typed(go_on: GoOn) -> None:
    text = (
        "My champion has a prevent-3 shield and a prevent-2 shield. A 5 power ally "
        "attacks my champion."
    )
    typed = "what if the shield prevents the next 4 damage"
    with pytest.raises(QuestionError) as caught:
        go_on(text, typed, game=Game.GRAND_ARCHIVE)
    assert (caught.value.text, caught.value.column) == (typed, typed.index("4") + 1)


def test_a_follow_up_that_is_not_understood_gets_follow_ups_to_type(
    go_on: GoOn,
) -> None:
    with pytest.raises(QuestionError) as caught:
        go_on(FIGHT, "flurble it")
    assert caught.value.suggestions
    for words in caught.value.suggestions:
        go_on(FIGHT, words)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (Game.GRAND_ARCHIVE, "A spell deals 2 damage to my 1/2 ally."),
        (Game.RIFTBOUND, "My 3 Might unit attacks his 5 Might unit."),
    ],
)
def test_what_is_offered_can_be_typed_in_that_game(
    go_on: GoOn, game: Game, text: str
) -> None:
    for words in ("flurble it", "what if the elephant is gone"):
        with pytest.raises(QuestionError) as caught:
            go_on(text, words, game=game)
        assert caught.value.suggestions
        for offered in caught.value.suggestions:
            go_on(text, offered, game=game)


@pytest.mark.parametrize(
    "text",
    [
        "ga: My champion has a prevent-3 shield. Their 5 power ally attacks it.",
        "I have a shield that prevents the next 3 damage. Bob attacks me with a 5/5.",
    ],
)
def test_damage_of_so_much_is_no_shield_of_so_much(go_on: GoOn, text: str) -> None:
    with pytest.raises(QuestionError, match="No 3 damage is told of"):
        go_on(text, "7 damage instead of 3")


def test_riftbound_says_nothing_of_a_shield_against_unpreventable_damage(
    go_on: GoOn,
) -> None:
    text = (
        "rb: My 6-Might unit has a prevent-3 shield. A spell deals 4 damage to it. "
        "Then a spell deals 2 damage to it."
    )
    with pytest.raises(
        QuestionError, match="do not say what a prevention does about damage"
    ):
        go_on(text, "the damage can't be prevented")


def test_an_edition_that_is_not_known_is_refused(go_on: GoOn) -> None:
    with pytest.raises(QuestionError) as caught:
        go_on(
            "ki barrier on my 6 might unit. he plays void seeker on it. alive?",
            "under 9.9",
            game=Game.RIFTBOUND,
        )
    assert caught.value.problem is Problem.UNKNOWN


def test_an_empty_follow_up_is_refused(go_on: GoOn) -> None:
    with pytest.raises(QuestionError):
        go_on(FIGHT, "   ")


def test_a_question_that_is_not_understood_is_not_dropped(go_on: GoOn) -> None:
    with pytest.raises(QuestionError):
        go_on(FIGHT, "what if i block with a 1/1 instead, can i still pick the wurm?")


def test_a_card_that_is_not_there_changes_nothing(go_on: GoOn) -> None:
    with pytest.raises(QuestionError, match="no bolt"):
        go_on(FIGHT, "what about the bolt")


def test_of_two_creatures_it_is_asked_which(go_on: GoOn) -> None:
    with pytest.raises(QuestionError) as caught:
        go_on(FIGHT, "what if it had trample")
    assert caught.value.suggestions
    for words in caught.value.suggestions:
        go_on(FIGHT, words)


@pytest.mark.parametrize("words", ["same but he has two", "what if i had three"])
def test_so_many_of_what_is_asked(go_on: GoOn, words: str) -> None:
    told = "I bolt my opponent's 3/3 and he has a prevent-2 shield on it."
    with pytest.raises(QuestionError, match="of what"):
        go_on(told, words)


@pytest.mark.parametrize(
    "words", ["what if mine had trample", "what if my 3/3 had trample"]
)
def test_of_two_alike_it_is_asked_which_is_mine(go_on: GoOn, words: str) -> None:
    with pytest.raises(QuestionError):
        go_on("I attack with two 3/3s. He blocks one with a 2/2.", words)


@pytest.mark.parametrize(
    "words",
    [
        "it is combat damage and 7 damage instead of 3",
        "7 damage instead of 3, on my opponent's turn",
        "7 damage instead of 3 with lifelink",
        "it is combat damage; 7 damage instead of 3",
    ],
)
def test_what_is_said_beside_another_number_is_not_dropped(
    go_on: GoOn, words: str
) -> None:
    with pytest.raises(QuestionError):
        go_on("He bolts me. I have a prevent-2 shield.", words)


def test_changes_between_semicolons_are_made_one_by_one(go_on: GoOn) -> None:
    found = go_on(
        "He bolts me. I have a prevent-2 shield.",
        "7 damage instead of 3; the damage can't be prevented",
    )
    assert found.life() == {13}
