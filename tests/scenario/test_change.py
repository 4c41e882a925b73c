"""Follow-ups that add, take away or replace what was told in Magic."""

import pytest

from bot.errors import QuestionError
from tests.scenario.conftest import GoOn

FURNACE = (
    "I control Furnace of Rath and have a prevent-2 shield. "
    "Opponent's Lightning Bolt deals 3 damage to me."
)
COMBAT = "A 4/4 attacks me, I block with my 2/2 Bear. Does the Bear die?"
SWING = "urzas armor out, he swings four 1/1 gobbos, no blocks. life"
STRIKER = "My 3/3 double striker attacks, unblocked. Opponent has a prevent-4 shield."
TRADE = "I'm at 12. He attacks with a 5/5 and a 2/2, I have a prevent-3 shield. life?"


@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("what if the damage can't be prevented", {14}),
        ("what if it can't be prevented?", {14}),
        ("and if the bolt couldn't be prevented", {14}),
        ("without Furnace of Rath", {19}),
        ("no furnace", {19}),
        ("what if i don't have the furnace", {19}),
        ("without the shield", {14}),
        ("7 damage instead of 3", {8, 10}),
        ("what if the bolt deals 5", {12, 14}),
        ("7 damage instead", {8, 10}),
        ("make the shield 4", {18, 20}),
        ("what if the prevent was 5", {19, 20}),
        ("what if the amount prevented is 4", {18, 20}),
        ("if the prevent-2 was a prevent-4", {18, 20}),
        ("what if I had a prevent-5 shield instead", {19, 20}),
        ("what if there are two Furnaces of Rath", {10, 12, 16}),
        ("what if I'm at 5 life", {1, 3}),
        ("I choose the shield first", {18}),
        ("and if I apply furnace first?", {16}),
        ("he also has leyline of punishment", {14}),
        ("what if it's unpreventable", {14}),
        ("and then he shocks me", {12, 14}),
        ("replace Lightning Bolt with Shock", {18, 20}),
        ("what if the Lightning Bolt was a Shock", {18, 20}),
        ("what if he used Shock instead of Lightning Bolt", {18, 20}),
        ("swap the Lightning Bolt for a Shock", {18, 20}),
        ("suppose the shield prevented 3", {17, 20}),
        ("what about 5", {12, 14}),
        ("would it change anything if I was at 5 life", {1, 3}),
        ("if the Furnace weren't there", {19}),
        ("what if the Furnace was my opponent's", {16, 18}),
        ("what if it is my opponent's Furnace?", {16, 18}),
        ("n if its his furnace", {16, 18}),
        ("add another Furnace of Rath", {10, 12, 16}),
        ("with another Furnace of Rath", {10, 12, 16}),
        ("with another prevent-2 shield", {18, 20}),
        ("without the furnace and without the shield", {17}),
    ],
)
def test_one_follow_up_changes_the_life_that_comes_out(
    go_on: GoOn, words: str, life: set[int]
) -> None:
    if words.endswith("without the shield") and "and" in words:
        found = go_on(FURNACE, *words.split(" and "))
    else:
        found = go_on(FURNACE, words)
    assert found.life() == life


@pytest.mark.parametrize(
    "words",
    [
        "same but the bolt hits my 2/2 Bear",
        "what if Bob's bolt hits the 2/2",
        "what if the Lightning Bolt is aimed at the 2/2",
    ],
)
def test_a_spell_told_before_has_another_target(go_on: GoOn, words: str) -> None:
    found = go_on("Bob casts Lightning Bolt on me. I have a 2/2 Bear.", words)
    assert found.life() == {20}


@pytest.mark.parametrize(
    "words", ["what if it is infect damage?", "what if the source has infect?"]
)
def test_what_the_damage_is_said_to_be_its_source_has(go_on: GoOn, words: str) -> None:
    found = go_on("I control a 1/1. Bob casts Fireball for 4 on me.", words)

    assert found.told().startswith("Changed: Fireball has infect.")
    assert found.life() == {20}


def test_follow_ups_build_on_one_another(go_on: GoOn) -> None:
    found = go_on(FURNACE, "without furnace", "7 damage instead of 3", "im at 9")
    assert found.life() == {4}


def test_several_lines_are_several_changes(go_on: GoOn) -> None:
    assert go_on(FURNACE, "- without furnace\n- im at 9").life() == {8}


def test_what_changed_is_said_first(go_on: GoOn) -> None:
    assert go_on(FURNACE, "without furnace").read.understood[0] == (
        "Changed: without Furnace of Rath."
    )


def test_what_is_gone_is_no_longer_said_to_be_there(go_on: GoOn) -> None:
    told = go_on(FURNACE, "without the shield").told()
    assert "is prevented this turn" not in told


def test_a_change_is_the_same_however_often_it_is_read(go_on: GoOn) -> None:
    first = go_on(FURNACE, "7 damage instead of 3")
    second = go_on(FURNACE, "7 damage instead of 3")
    assert first.read == second.read


@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("now theyre 2/1s", {16}),
        ("what if its 8 of them", {20}),
        ("same w furnace of rath", {16, 17, 18, 19, 20}),
        ("without the armor", {16}),
    ],
)
def test_a_group_of_attackers_can_be_larger_or_more(
    go_on: GoOn, words: str, life: set[int]
) -> None:
    assert go_on(SWING, words).life() == life


@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("what if it only has first strike", {20}),
        ("what if it has first strike instead of double strike", {20}),
        ("w/o double strike", {20}),
        ("what if the shield was 2", {16}),
        ("now it's a 5/5", {14}),
        ("what if he's at 3", {1}),
        ("what if he blocks with a 2/2", {20}),
    ],
)
def test_keywords_sizes_and_blocks_can_be_others(
    go_on: GoOn, words: str, life: set[int]
) -> None:
    assert go_on(STRIKER, words).life("opponent") == life


@pytest.mark.parametrize(
    ("words", "dies"),
    [
        ("what if the 4/4 is a 1/1", False),
        ("what if I don't block", False),
        ("what if I block with a 3/3 instead", False),
        ("Fog", False),
        ("what if the bear is indestructible", False),
        ("what if I have Samite Healer and use it on the Bear", True),
        ("what if the Bear has first strike", True),
    ],
)
def test_one_of_two_in_a_combat_can_be_changed(
    go_on: GoOn, words: str, dies: bool
) -> None:
    assert go_on(COMBAT, words).destroyed("Bear") == {dies}


def test_a_second_block_may_be_made_besides_the_first(go_on: GoOn) -> None:
    found = go_on(COMBAT, "what if i also block with a 3/3")
    assert found.destroyed("the 4/4") == {True}


def test_a_keyword_on_a_named_thing_is_put_there(go_on: GoOn) -> None:
    found = go_on(COMBAT, "and with deathtouch on the bear?")
    assert found.destroyed("the 4/4") == {True}


@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("what if only the 5/5 attacks", {10}),
        ("without the 2/2", {10}),
        ("3 2/2s", {4}),
        ("what if I block the 5/5 with a 3/3", {12}),
        ("what if he attacks with a 6/6 instead", {9}),
        ("then he attacks with a 1/1", {7}),
        ("he also bolts me", {5}),
        ("prevent-5 instead", {10}),
        ("what if i have another prevent-2 shield", {10}),
    ],
)
def test_attackers_come_and_go(go_on: GoOn, words: str, life: set[int]) -> None:
    assert go_on(TRADE, words).life() == life


def test_the_combat_is_told_anew_without_an_attacker(go_on: GoOn) -> None:
    assert "The 5/5 attacks you." in go_on(TRADE, "without the 2/2").read.understood


@pytest.mark.parametrize(("words", "life"), [("x=4", 17), ("x is 3", 18), ("x=5", 15)])
def test_x_can_be_another_number(go_on: GoOn, words: str, life: int) -> None:
    text = "he banefires me for 6, i have urzas armor. life?"
    assert go_on(text, words).life() == {life}


@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("shock instead of bolt", 20),
        ("what if it was shock", 20),
        ("sorry i mean shock", 20),
        ("Bob casts Shock instead", 20),
        ("what if it deals 6", 16),
        ("and with a spell that does 4?", 18),
    ],
)
def test_a_spell_can_be_another_or_deal_more(
    go_on: GoOn, words: str, life: int
) -> None:
    text = "Bob bolts Alice. Alice has a prevent-2 shield."
    assert go_on(text, words).life("Alice") == {life}


@pytest.mark.parametrize(
    "words", ["and if he blocks with two of them?", "what if two of them block"]
)
def test_more_block_like_the_one_told(go_on: GoOn, words: str) -> None:
    text = "My 5/5 attacks. My opponent blocks with a 3/3. Does my 5/5 die?"
    assert go_on(text, words).answers() == [{"yes"}]


def test_the_chosen_source_can_be_another(go_on: GoOn) -> None:
    text = (
        "Bob attacks Alice with Goblin Guide (2/2) and Monastery Swiftspear (1/2). "
        "Before damage Alice casts Healing Grace on herself choosing the Guide as the "
        "source. No blocks. What's Alice at?"
    )
    assert go_on(text).life("Alice") == {22}
    found = go_on(text, "what if Alice picks the Swiftspear instead?")
    assert found.life("Alice") == {21}


def test_an_ability_can_be_paid_for_more_often(go_on: GoOn) -> None:
    text = (
        "Bob's white 4/4 with double strike swings at Alice, no block. Alice paid once "
        "for Circle of Protection: White and chose the double striker. Alice's life?"
    )
    assert go_on(text).life("Alice") == {16}
    assert go_on(text, "and if Alice had paid twice?").life("Alice") == {20}


def test_something_can_have_another_controller(go_on: GoOn) -> None:
    text = (
        "Alice controls Daunting Defender, a 2/2 Cleric and a 2/2 Beast. "
        "Bob casts Pyroclasm."
    )
    found = go_on(text, "what if Bob controls Daunting Defender instead")
    assert found.destroyed("Cleric") == {True}


def test_a_creature_can_be_of_another_type(go_on: GoOn) -> None:
    text = "Alice controls Daunting Defender and a 2/2 Beast. Bob casts Pyroclasm."
    found = go_on(text, "what if the Beast is a Cleric")
    assert found.destroyed("Beast") == {False}


def test_a_question_can_be_asked_instead(go_on: GoOn) -> None:
    assert go_on(COMBAT, "does the 4/4 die?").answers() == [{"no"}]


def test_told_twice_is_instead_of_once(go_on: GoOn) -> None:
    after = go_on("He bolts me.", "what if he bolts me twice?")
    assert any("instead of" in it for it in after.read.understood[:1])


def test_another_block_is_instead_of_the_one_told(go_on: GoOn) -> None:
    text = "A 4/4 attacks me, I block with my 2/2 Bear."
    after = go_on(text, "what if I block with a 3/3")
    assert any("instead of" in it for it in after.read.understood[:1])


WRATH = (
    "Alice has a 2/2 with a regeneration shield and a 5/5 with indestructible. "
    "Bob casts Day of Judgment. What dies?"
)


@pytest.mark.parametrize(
    "words",
    ["without the indestructible", "without its indestructible", "no indestructible"],
)
def test_without_the_keyword_the_creature_stays(go_on: GoOn, words: str) -> None:
    assert go_on(WRATH, words).answers()[-1] == {"yes"}
    assert go_on(WRATH).answers()[-1] == {"no"}


def test_what_has_a_shield_is_not_used(go_on: GoOn) -> None:
    found = go_on(
        "Bob controls Boros Reckoner. I bolt the Reckoner.",
        "what if the Reckoner has a prevent-3 shield",
    )
    assert found.damage("Boros Reckoner") == {0}
    assert "Bob uses" not in found.told()


def test_twice_is_once_more(go_on: GoOn) -> None:
    found = go_on("I bolt his 8/8.", "what if i bolt it twice")
    assert found.damage("the 8/8") == {6}


def test_two_changes_said_at_once(go_on: GoOn) -> None:
    angel = "My Serra Angel blocks a 3/3."
    found = go_on(angel, "what if it was a 5/5 and i cast fog")
    assert found.damage("Serra Angel") == {0}
    assert "5/5" in found.told()


def test_they_are_those_of_the_other_side(go_on: GoOn) -> None:
    goblins = "He attacks me with two 3/3 goblins. I don't block."
    assert go_on(goblins, "what if they had lifelink").life("opponent") == {26}


SLIPPED = "if my vampire nighthawk blocks a 5/5 what hapens, im on 10 life"
CHATTED = "I'm on 10 life grinning like an idiot. My Vampire Nighthawk blocks a 5/5."


@pytest.mark.parametrize("told", [SLIPPED, CHATTED])
def test_what_was_mended_or_left_out_stays_so(go_on: GoOn, told: str) -> None:
    assert go_on(told, "what if the 5/5 has first strike?").life() == {10}
    assert go_on(told, "and I cast Giant Growth on the Nighthawk").life() == {15}


AIMED = "I control a 3/3 Bear and a 5/5 Wurm. Bob casts Shock on the Bear."


def test_another_spell_at_the_same_target_is_one_for_the_other(go_on: GoOn) -> None:
    words = "what if Bob casts Lightning Bolt on the Bear instead of Shock?"
    assert go_on(f"{AIMED} Does the Bear die?", words).damage("Bear") == {3}


@pytest.mark.parametrize(
    "words",
    ["Bob casts Lightning Bolt on the Wurm", "I cast Lightning Bolt on the Bear"],
)
def test_another_spell_from_another_or_at_another_is_refused(
    go_on: GoOn, words: str
) -> None:
    with pytest.raises(QuestionError):
        go_on(f"{AIMED} Does the Bear die?", f"what if {words} instead of Shock?")
