"""Follow-ups of what was told of: put elsewhere, fought with instead, had by both."""

import pytest

from bot.citation import Game
from bot.errors import Problem, QuestionError
from tests.scenario.conftest import GoOn

GROWN = "I cast Giant Growth on my 2/2. I also have a 3/3. He casts Pyroclasm."
BARRIER = (
    "I have a 6-Might unit and a 4-Might unit. Ki Barrier is on the 6-Might unit. "
    "A spell deals 4 damage to each of them."
)
BLOCKED = "I attack him with a 5/5. He blocks with a 2/2."
SHIELDED = "My 3/3 attacks. His 2/2 with a prevent-2 shield blocks it."
TORBRAN = "Opponent is at 5. I cast Fireball for 3 on them and I control Torbran."
GISELA = "I control Gisela, Blade of Goldnight. Nick bolts me."
EDGE = (
    "Deflecting Edge is on my champion. 3 unpreventable combat damage to my champion, "
    "then 3 combat damage."
)
ASSAULT = (
    "My 5-Might unit with Assault 2 attacks a battlefield defended by their 8-Might "
    "unit with Shield 1."
)


@pytest.mark.parametrize(
    "words",
    [
        "what if I put it on the other one",
        "what if Giant Growth is on the 3/3",
        "what if the Growth was on the other creature",
        "what if I cast it on the 3/3 instead",
    ],
)
def test_a_spell_told_of_is_on_another_instead(go_on: GoOn, words: str) -> None:
    found = go_on(GROWN, words)
    assert (found.destroyed("the 2/2"), found.destroyed("the 3/3")) == ({True}, {False})


def test_what_is_on_another_too_stays_where_it_was(go_on: GoOn) -> None:
    found = go_on(
        BARRIER, "what if Ki Barrier is on the 4-Might unit too", game=Game.RIFTBOUND
    )
    assert found.damage("the 6-Might unit") == found.damage("the 4-Might unit") == {0}


@pytest.mark.parametrize("words", ["what if I use the barrier on the other one"])
def test_the_other_one_is_the_one_without_it(go_on: GoOn, words: str) -> None:
    found = go_on(BARRIER, words, game=Game.RIFTBOUND)
    assert found.damage("the 6-Might unit") == {4}


def test_an_aura_spoken_of_as_it_is_on_another(go_on: GoOn) -> None:
    text = "I have Pariah on my 0/8 Wall. He bolts me."
    assert go_on(text, "what if it's on his 5/5 instead").damage("the 5/5") == {3}


def test_nothing_else_is_hit_by_what_does_not_change(go_on: GoOn) -> None:
    text = "I put Giant Growth on my 2/2. He bolts it."
    with pytest.raises(QuestionError, match="quite differently"):
        go_on(text, "what if Giant Growth is on my other creature, a 3/3")


@pytest.mark.parametrize("who", ["he", "my opponent"])
def test_another_creature_instead_fights_in_its_place(go_on: GoOn, who: str) -> None:
    found = go_on(BLOCKED, f"what if {who} had a 6/6 instead")
    assert found.destroyed("the 5/5") == {True}


def test_a_unit_instead_fights_in_its_place(go_on: GoOn) -> None:
    text = "My 4-Might unit attacks their 3-Might unit."
    found = go_on(text, "what if they had a 5-Might unit instead", game=Game.RIFTBOUND)
    assert found.destroyed("the 4-Might unit") == {True}


@pytest.mark.parametrize("words", ["he has a 6/6", "my opponent has a 6/6"])
def test_a_creature_may_be_instead_or_besides(go_on: GoOn, words: str) -> None:
    with pytest.raises(QuestionError, match="Instead of the 2/2, or besides it") as it:
        go_on(BLOCKED, f"what if {words}")
    assert it.value.problem is Problem.AMBIGUOUS
    assert it.value.suggestions == (f"{words} instead", "a 6/6 blocks too")


def test_what_has_a_keyword_may_have_it_as_another_size(go_on: GoOn) -> None:
    text = "I attack him with a 5/5 trampler. He blocks with a 2/2."
    with pytest.raises(QuestionError, match="Has it what trampler has"):
        go_on(text, "what if I had a 6/6 instead")


@pytest.mark.parametrize(
    "words",
    [
        "what if he attacks with two of them",
        "what if there were two of them",
        "what if there were two 5/5s attacking",
        "two 5/5s attack me",
    ],
)
def test_more_of_those_that_attack(go_on: GoOn, words: str) -> None:
    assert go_on("He attacks me with a 5/5.", words).life() == {10}


def test_more_of_those_that_defend(go_on: GoOn) -> None:
    text = "My 4-Might unit attacks their 3-Might unit."
    found = go_on(text, "what if they had two of them", game=Game.RIFTBOUND)
    assert found.destroyed("the 4-Might unit") == {True}


@pytest.mark.parametrize(
    "words", ["both of them have shields", "mine has one too", "both have one"]
)
def test_each_of_two_that_fight_has_the_shield(go_on: GoOn, words: str) -> None:
    assert go_on(SHIELDED, f"what if {words}").damage("the 3/3") == {0}


def test_both_players_have_the_shield(go_on: GoOn) -> None:
    text = "I have a prevent-2 shield. He bolts me and I bolt him."
    found = go_on(text, "what if both of us have shields")
    assert (found.life(), found.life("opponent")) == ({19}, {19})


def test_the_prevent_is_the_shield(go_on: GoOn) -> None:
    text = "I have a prevent-2 shield. He bolts me."
    assert go_on(text, "what if the prevent was only 1").life() == {18}


@pytest.mark.parametrize(
    "words", ["Torbran dies in response", "Torbran is destroyed before it resolves"]
)
def test_what_dies_in_response_is_gone_by_then(go_on: GoOn, words: str) -> None:
    assert go_on(TORBRAN, f"what if {words}").life("opponent") == {2}


@pytest.mark.parametrize(
    "words", ["Nick controlled Gisela instead", "Gisela was his", "Gisela was Nick's"]
)
def test_a_card_is_controlled_by_another(go_on: GoOn, words: str) -> None:
    assert go_on(GISELA, f"what if {words}").life() == {14}


@pytest.mark.parametrize("verb", ["controlled", "owns", "has"])
def test_another_copy_or_the_same_one_of_another(go_on: GoOn, verb: str) -> None:
    with pytest.raises(QuestionError, match="Is this another one") as it:
        go_on(GISELA, f"what if Nick {verb} Gisela")
    assert it.value.suggestions[0].endswith("Gisela instead")


@pytest.mark.parametrize("words", ["a fireball for 10", "a Fireball with X=10"])
def test_it_was_another_spell_for_so_much(go_on: GoOn, words: str) -> None:
    assert go_on("Opponent bolts me.", f"what if it was {words}").life() == {10}


def test_what_is_held_in_response_is_cast(go_on: GoOn) -> None:
    text = "I cast Lightning Bolt on Anna's 3/3."
    found = go_on(text, "what if she has Giant Growth in response")
    assert found.destroyed("the 3/3") == {False}


@pytest.mark.parametrize(
    ("words", "counters"),
    [
        ("what if the first could be prevented", 3),
        ("what if the second can't be prevented either", 6),
        ("what if both are unpreventable", 6),
        ("what if my champion had 3 more damage on it", 6),
    ],
)
def test_what_is_said_of_one_of_two_hits(
    go_on: GoOn, words: str, counters: int
) -> None:
    found = go_on(EDGE, words, game=Game.GRAND_ARCHIVE)
    assert found.damage("my champion") == {counters}


def test_each_of_two_hits_may_be_no_combat_damage(go_on: GoOn) -> None:
    with pytest.raises(QuestionError, match="Which damage is meant") as it:
        go_on(EDGE, "what if it's not combat damage", game=Game.GRAND_ARCHIVE)
    assert it.value.suggestions[0] == "the first is not combat damage"


@pytest.mark.parametrize(
    ("words", "dies"),
    [
        ("what if the assault is 4", True),
        ("what if it had Assault 3", False),
        ("without the shield", False),
        ("with Assault 5", True),
    ],
)
def test_another_number_of_the_keyword_that_is_there(
    go_on: GoOn, words: str, dies: bool
) -> None:
    found = go_on(ASSAULT, words, game=Game.RIFTBOUND)
    assert found.destroyed("the 8-Might unit") == {dies}


def test_the_same_again_is_of_the_same_one(go_on: GoOn) -> None:
    text = "Bob bolts my 3/3 with a prevent-2 shield."
    assert go_on(text, "what if he does it twice").destroyed("the 3/3") == {True}


def test_nothing_is_there_that_is_only_called_an_attacker(go_on: GoOn) -> None:
    text = "I cast Deflecting Palm on his 5/5 attacker."
    with pytest.raises(QuestionError, match="no attacker in this scenario"):
        go_on(text, "what if there are two attackers")


@pytest.mark.parametrize("words", ["I was at 1", "I have 1 life"])
def test_life_told_in_a_list_is_another(go_on: GoOn, words: str) -> None:
    text = "I have Worship, a 2/2 and 3 life. Bob bolts me."
    assert go_on(text, f"what if {words}").life() == {1}


def test_it_was_of_another_might(go_on: GoOn) -> None:
    text = "I deal 3 to their 4-Might unit with a spell. It has 1 damage already."
    found = go_on(text, "what if it was a 5-Might unit", game=Game.RIFTBOUND)
    assert found.damage("the 5-Might unit") == {4}


@pytest.mark.parametrize(
    ("words", "damage"),
    [("it had no damage", 3), ("mine was undamaged", 3), ("it had 1 damage", 4)],
)
def test_it_is_what_was_damaged(go_on: GoOn, words: str, damage: int) -> None:
    text = "My 5/5 with 2 damage on it blocks his 3/3."
    assert go_on(text, f"what if {words}").damage("the 5/5") == {damage}


def test_only_one_of_those_is_there(go_on: GoOn) -> None:
    text = "Their 5-Might unit attacks my 3-Might unit and my 2-Might unit with Tank."
    found = go_on(text, "what if I only have the 3-Might unit", game=Game.RIFTBOUND)
    assert found.destroyed("the 5-Might unit") == {False}


@pytest.mark.parametrize(
    "words", ["they deal 2 to mine first with a spell", "they deal 2 to my unit first"]
)
def test_what_lives_through_it_fights_afterwards(go_on: GoOn, words: str) -> None:
    text = "My 4-Might unit attacks their 3-Might unit."
    found = go_on(text, f"what if {words}", game=Game.RIFTBOUND)
    assert found.destroyed("the 4-Might unit") == {True}


def test_what_may_be_gone_does_not_fight(go_on: GoOn) -> None:
    text = "I attack with a 4/4. He blocks with a 3/3."
    with pytest.raises(QuestionError, match="may be gone before that combat"):
        go_on(text, "what if I bolt the 3/3 first")


@pytest.mark.parametrize("words", ["what if it had Tank", "what if he uses it on it"])
def test_what_is_offered_for_it_is_a_whole_follow_up(go_on: GoOn, words: str) -> None:
    text = "My 4-Might unit attacks their 3-Might unit."
    with pytest.raises(QuestionError) as it:
        go_on(text, words, game=Game.RIFTBOUND)
    for said in it.value.suggestions:
        assert go_on(text, said, game=Game.RIFTBOUND).read.understood


@pytest.mark.parametrize("words", ["he has another 3/3", "he also has a 3/3"])
def test_what_is_there_besides_may_fight_or_not(go_on: GoOn, words: str) -> None:
    with pytest.raises(QuestionError, match="Does it fight, too") as it:
        go_on(BLOCKED, f"what if {words}")
    assert it.value.suggestions == ("a 3/3 blocks too",)


def test_what_happens_is_no_fact(go_on: GoOn) -> None:
    text = "My champion attacks their champion with a sword with 3 power."
    with pytest.raises(QuestionError, match="Instead of what was told before"):
        go_on(text, "what if I attack twice", game=Game.GRAND_ARCHIVE)


def test_their_one_unit_has_the_keyword(go_on: GoOn) -> None:
    text = "My 3-Might unit defends against their 2-Might unit."
    found = go_on(text, "what if they had Assault 2", game=Game.RIFTBOUND)
    assert found.destroyed("the 3-Might unit") == {True}


def test_neither_is_a_tank(go_on: GoOn) -> None:
    text = "Their 4-Might unit attacks my 3-Might unit and my 2-Might unit with Tank."
    found = go_on(text, "what if neither is a Tank", game=Game.RIFTBOUND)
    assert found.destroyed("the 2-Might unit") == {True, False}


@pytest.mark.parametrize(
    ("words", "life"),
    [("I'm at 10 and don't cast it", {5}), ("I'm at 10 but don't cast Holy Day", {5})],
)
def test_what_else_is_not_done_is_a_change_too(
    go_on: GoOn, words: str, life: set[int]
) -> None:
    text = "I'm at 3. He attacks with a 5/5 and I cast Holy Day."
    assert go_on(text, f"what if {words}").life() == life
