"""Follow-ups that leave something out, or are of the one who is said to have none."""

import pytest

from tests.scenario.conftest import GoOn

WORSHIP = (
    "I control Worship and a 1/1 creature. I am at 4 life. My opponent attacks me with "
    "a 6/6 with lifelink. I do not block. What is my life?"
)
TWO_SPELLS = (
    'Bob has "Glass Sentry" (2/2): "If damage would be dealt to Glass Sentry, prevent '
    'that damage and put a -1/-1 counter on it." I Shock it and then I Lightning Bolt '
    "it. Does it die?"
)


@pytest.mark.parametrize(
    "words",
    ["what if I control no creature?", "if I had no creatures", "without the 1/1"],
)
def test_no_creature_of_mine_leaves_those_of_others(go_on: GoOn, words: str) -> None:
    after = go_on(WORSHIP, words)
    assert after.life() == {-2}
    assert after.life("opponent") == {26}


@pytest.mark.parametrize(
    "words",
    [
        "what if I only cast the Shock?",
        "and if I just cast the Lightning Bolt?",
        "what if I only Shock it?",
    ],
)
def test_only_one_spell_is_cast(go_on: GoOn, words: str) -> None:
    assert go_on(TWO_SPELLS).answers() == [{"yes"}]
    assert go_on(TWO_SPELLS, words).answers() == [{"no"}]


def test_a_keyword_is_no_longer_there(go_on: GoOn) -> None:
    text = "My opponent casts Wrath of God. I have a 5/5 with indestructible. Who dies?"
    assert go_on(text).answers() == [{"no"}]
    assert go_on(text, "what if the 5/5 wasn't indestructible?").answers() == [{"yes"}]


def test_the_one_that_blocked_is_one_of_two_like_it(go_on: GoOn) -> None:
    text = "I attack with a 5/5. My opponent blocks with a 3/3. Does the 5/5 die?"
    after = go_on(text, "what if he blocks with two of them?")
    assert len(after.ruling.outcomes[0].board.objects) == 3


@pytest.mark.parametrize(
    "words",
    ["what if he blocks with a 4/4 instead", "he blocks with a 4/4, not the 2/2"],
)
def test_what_was_asked_of_the_old_blocker_is_asked_of_the_new(
    go_on: GoOn, words: str
) -> None:
    text = "I attack with my 3/3. He blocks with his 2/2. Who dies?"
    assert go_on(text).answers() == [{"no"}, {"yes"}]
    assert go_on(text, words).answers() == [{"yes"}, {"no"}]


def test_somebody_else_controls_the_one_card(go_on: GoOn) -> None:
    text = (
        'Alice controls Rage Hall: "If a source you control would deal damage to a '
        'player, it deals double that damage instead." Bob casts Shock on Alice. '
        "What is Alice's life?"
    )
    assert go_on(text).life("Alice") == {18}
    assert go_on(text, "what if Bob controls it instead?").life("Alice") == {16}


def test_what_is_asked_of_by_its_size_has_another_size(go_on: GoOn) -> None:
    text = (
        "I have Pariah on my 5/5. My opponent casts Lightning Bolt on me. "
        "Does the 5/5 die?"
    )
    assert go_on(text).answers() == [{"no"}]
    assert go_on(text, "what if it was a 3/3?").answers() == [{"yes"}]


def test_all_alike_have_a_keyword(go_on: GoOn) -> None:
    text = "My opponent attacks me with two 2/2s and I block neither. What is his life?"
    assert go_on(text, "what if both had lifelink?").life("opponent") == {24}
    assert go_on(text, "what if each of them had double strike?").life() == {12}


def test_the_same_with_another_spell(go_on: GoOn) -> None:
    text = "Bob casts Lightning Bolt on Alice. Alice is at 3 life. Does she lose?"
    assert go_on(text).answers() == [{"yes"}]
    assert go_on(text, "same but with Shock").answers() == [{"no"}]


def test_what_enchants_is_not_on_it(go_on: GoOn) -> None:
    text = "I have Pariah on my 2/2. My opponent bolts me. What is my life?"
    assert go_on(text).life() == {20}
    assert go_on(text, "what if Pariah wasn't on it?").life() == {17}


def test_a_shield_can_prevent_another_number(go_on: GoOn) -> None:
    text = "I have a prevent-3 shield. My opponent bolts me. What is my life?"
    assert go_on(text, "what if my shield only prevents 2?").life() == {19}
    assert go_on(text, "what if the shield was prevent-1?").life() == {18}


def test_who_attacks_alone(go_on: GoOn) -> None:
    text = "I attack Bob with a 3/3 and a 2/2. Bob doesn't block. What is Bob's life?"
    assert go_on(text, "what if I only attack with the 3/3?").life("Bob") == {17}


def test_a_spell_at_something_else_comes_first(go_on: GoOn) -> None:
    text = "I have Worship and a 2/2. I'm at 3. My opponent bolts me. Am I dead?"
    assert go_on(text).answers() == [{"no"}]
    assert go_on(text, "what if he bolts the 2/2 first?").answers() == [{"yes"}]


def test_his_loses_a_keyword(go_on: GoOn) -> None:
    text = "I block a 2/2 deathtouch with a 5/5. Does my 5/5 die?"
    assert go_on(text, "what if his lost deathtouch?").answers() == [{"no"}]


def test_what_is_gone_takes_the_damage_it_had_with_it(go_on: GoOn) -> None:
    after = go_on(
        "My 2/4 Bear blocks his 2/2. Does the Bear die?",
        "what if the Bear already had 2 damage?",
        "and without the Bear?",
    )
    assert after.life() == {18}


def test_a_follow_up_that_names_what_is_gone_brings_it_not_back(go_on: GoOn) -> None:
    after = go_on(
        "I have Palisade Giant. Bob attacks me with two 3/3s. Does the Giant survive?",
        "what if I also had a prevent-1 shield on the Giant?",
        "without Palisade Giant",
    )
    assert after.life() == {14}
