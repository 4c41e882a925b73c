"""Follow-ups that say no more than anyone would: what else they mean is plain."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from tests.scenario.conftest import GoOn

ARMOR = "I control Urza's Armor. My opponent attacks me with three 2/2s. I don't block."
ANGEL = "I have Platinum Angel and I'm at 2. He fireballs me for 10. Do I lose?"
GIANT = "My opponent controls Palisade Giant. I attack him with two 4/4s. No blocks."
HEALER = (
    "He attacks me with a 6/6 and a 3/3. I block the 6/6 with a 1/1 "
    "and use Samite Healer on myself."
)
PAIR = "He attacks me with a 4/4. He has a 3/3 too. I block the 4/4 with my 2/2."
FURNACES = "I control two Furnaces of Rath and my opponent bolts me. life?"
ANSWERED = "He bolts me, I respond with Healing Salve (second mode) on myself. life?"
TWICE = "He bolts me twice. life?"
SPLIT = (
    "A 3/3 trampler attacks me. I block with a 2/2. He assigns 2 to the 2/2 and 1 to me"
)
TRIGGER = "I cast Blasphemous Act. I have Boros Reckoner. Reckoner trigger at opponent."
WORSHIP = "Opponent attacks me with two 3/3s. I'm at 6, I have Worship and a 1/1."
CIRCLE = "He casts Lava Axe on me. I have Circle of Protection: Red and use it."
MARKED = (
    "Opponent casts a spell that deals 2 damage to each unit I control. I have a "
    "champion with a prevent-1 shield, a 1/2 ally and a 3/4 ally."
)

MOST = "I attack him with a 7/7 trampler. He blocks with two 2/2s. "


@pytest.mark.parametrize(
    ("said", "words", "life"),
    [
        ("I want as much as possible to go through to him.", "only one 2/2 blocks", 15),
        ("I assign lethal to each and the rest to him.", "a 3/3 blocks instead", 16),
        ("I trample over as much as I can.", "he doesn't block", 13),
    ],
)
def test_all_that_can_goes_past_other_blockers(
    go_on: GoOn, said: str, words: str, life: int
) -> None:
    assert go_on(MOST + said, f"what if {words}").life("opponent") == {life}


@pytest.mark.parametrize(
    ("text", "words", "life"),
    [
        (ARMOR, "what if only two of them attack", {18}),
        (ARMOR, "what if just one attacks", {19}),
        (ARMOR, "what if one of them doesn't attack", {18}),
        (ANGEL, "what if he fireballs me for 1 first", {-9}),
        (ARMOR, "what if two of the 2/2s stay home", {19}),
        (ARMOR, "what if he attacks with four 2/2s", {16}),
        (ANGEL, "what if he fireballs me for 1", {1}),
        (ANGEL, "what if he then fireballs me for 1", {-9}),
        (HEALER, "what if I don't use Samite Healer", {17}),
        (HEALER, "I do not use Samite Healer.", {17}),
        (PAIR, "what if the 3/3 attacks too", {17}),
        (PAIR, "what if he attacks with both", {17}),
        (FURNACES, "what if only one", {14}),
        (FURNACES, "what about three", {-4}),
        (FURNACES, "and none", {17}),
        (TWICE, "what if he only bolts me once", {17}),
        (TWICE, "what if he bolts me three times", {11}),
        (SPLIT, "what if he assigns all 3 to the 2/2", {20}),
        (TRIGGER, "what if the reckoner trigger goes to me", {7}),
        (WORSHIP, "what if my 1/1 blocks one of them", {3}),
        (CIRCLE, "what if I forget to use it", {15}),
        (ANSWERED, "what if I don't respond", {17}),
        (ANSWERED, "what if I don't cast it", {17}),
        (ANSWERED, "what if he doesn't cast it", {20}),
    ],
)
def test_it_is_instead_of_what_was_told(
    go_on: GoOn, text: str, words: str, life: set[int]
) -> None:
    assert go_on(text, words).life() == life


def test_fewer_attack_for_the_player_who_attacks(go_on: GoOn) -> None:
    found = go_on(GIANT, "what if I attack with only one 4/4")
    assert found.damage("Palisade Giant") == {4}


@pytest.mark.parametrize(
    ("words", "damage"),
    [
        ("what if the shield is on the 1/2 ally instead", {1}),
        ("what if my 1/2 ally has the prevent-1 shield instead", {1}),
        ("what if a prevent-2 shield is on the 1/2 ally instead", {0}),
    ],
)
def test_the_shield_is_on_something_else(
    go_on: GoOn, words: str, damage: set[int]
) -> None:
    assert go_on(MARKED, words, game=Game.GRAND_ARCHIVE).damage("the 1/2") == damage


def test_what_is_attached_is_on_something_else(go_on: GoOn) -> None:
    text = "Pariah is on my 0/8 Wall. He hits me with an unblocked 6/6."
    assert go_on(text, "what if Pariah is on his 6/6").destroyed("Wall") == {False}


def test_it_is_what_was_told_of(go_on: GoOn) -> None:
    text = "He burns my planeswalker with 4 loyalty for 3. I have a 2/2."
    assert "for 5" in go_on(text, "what if he burns it for 5").told()


def test_none_of_them_has_the_keyword(go_on: GoOn) -> None:
    text = "Bob attacks Alice with a 3/3 first striker. Alice blocks with a Bear (3/3)."
    assert go_on(text, "what if neither has first strike").destroyed("Bear") == {True}
    assert go_on(text).destroyed("Bear") == {True}


def test_damage_is_dealt_to_something_else(go_on: GoOn) -> None:
    text = "A spell deals 4 damage to my champion. I have a 2/5 ally."
    found = go_on(text, "what if it hits my ally instead", game=Game.GRAND_ARCHIVE)
    assert found.damage("the 2/5") == {4}


def test_one_number_of_a_size_is_another(go_on: GoOn) -> None:
    text = "My Bear (2/2) fights his 3/3."
    assert go_on(text, "what if mine had 4 toughness").damage("Bear") == {3}


def test_another_spell_twice_is_asked_back(go_on: GoOn) -> None:
    with pytest.raises(QuestionError, match="Instead of"):
        go_on("He bolts my 9/9.", "what if he shocks it twice")


def test_a_spell_is_cast_at_another_moment(go_on: GoOn) -> None:
    text = "I block his Bear (3/3) with my 2/2 and he bolts the 2/2 before damage."
    assert go_on(text).damage("Bear") == {0}
    assert go_on(text, "what if he bolts it after damage").damage("Bear") == {2}


def test_the_same_but_with_another_spell(go_on: GoOn) -> None:
    text = "My opponent bolts my Bear (5/5)."
    assert go_on(text, "same but he uses Shock").damage("Bear") == {2}


def test_what_does_not_happen_is_found_by_its_verb(go_on: GoOn) -> None:
    text = "He attacks me with a 3/3 and I gain 2 life before damage."
    assert go_on(text, "what if I don't gain life").life() == {17}


def test_one_of_what_is_asked(go_on: GoOn) -> None:
    text = "He has a Furnace of Rath and a Worship. He bolts me."
    with pytest.raises(QuestionError, match="of what"):
        go_on(text, "what if both of us have one")


def test_protection_is_taken_away_without_its_colour(go_on: GoOn) -> None:
    text = "I have a Bear (2/2) with protection from red. He casts Pyroclasm."
    assert go_on(text, "what if it doesn't have protection").destroyed("Bear") == {True}


def test_what_others_do_in_a_combat_happens_without_it(go_on: GoOn) -> None:
    text = "Bob attacks me with a 3/3 and Carol bolts me. I have a prevent-2 shield."
    assert go_on(text, "what if Bob doesn't attack").life() == {19}


def test_it_is_another_shield(go_on: GoOn) -> None:
    text = "He bolts me. I have a prevent-1 shield."
    assert go_on(text, "what if it's a prevent-2 shield").life() == {19}


def test_a_size_changes_wherever_it_names_the_one_that_has_it(go_on: GoOn) -> None:
    text = "I attack with a 3/3, he blocks with a 3/3, I Shock his 3/3 before damage"
    after = go_on(text, "what if his is a 2/2")
    assert (after.destroyed("the 2/2"), after.destroyed("the 3/3")) == ({True}, {False})


def test_a_size_written_where_it_is_not_read_changes_nothing(go_on: GoOn) -> None:
    text = "My Bear has a shield of 2. He bolts it, then Shocks it. Is it dead (2/2)?"
    with pytest.raises(QuestionError, match="Tell it anew"):
        go_on(text, "what if the Bear is a 4/4")


CIRCLE = (
    "My opponent bolts me, then casts Fireball on me with X=5. I have Circle of "
    "Protection: Red and use it on the Fireball. What's my life?"
)


@pytest.mark.parametrize(
    "words",
    [
        "choose the Bolt instead",
        "what if I use the circle on the Bolt instead?",
        "use it on the Bolt instead of the Fireball",
        "what if I chose the Bolt?",
        "what if the circle was on the Bolt",
        "and on the Bolt?",
    ],
)
def test_another_source_is_chosen(go_on: GoOn, words: str) -> None:
    assert go_on(CIRCLE, words).life() == {15}


def test_what_was_chosen_already_changes_nothing(go_on: GoOn) -> None:
    with pytest.raises(QuestionError):
        go_on(CIRCLE, "choose the Fireball instead")
