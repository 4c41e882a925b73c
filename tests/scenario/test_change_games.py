"""Follow-ups in Grand Archive and Riftbound."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from tests.scenario.conftest import GoOn

EDGE = "Deflecting Edge is on my champion. Their ally attacks my champion for 5."
BY_ITS_WORDS = "ga: Their ally, which has 3 power and 2 life, attacks my champion."
BARRIER = "Water Barrier is on my champion. He hits me for 7, then another 7."
TWO = (
    "False Step and Calming Breeze are both on my champion. he hits me for 5, later "
    "he hits me for 6"
)
BOTH = (
    "I activate Intervention on my champion. A spell deals 3 to her, later a 3/3 "
    "attacks her."
)
FIGHT = (
    "Deflecting Edge is on my 2/2. It attacks a 4/4 and the 4/4 retaliates. Does my "
    "2/2 die?"
)
EACH = (
    "Two 3-power allies attack my champion one after the other, Deflecting Edge is on "
    "it."
)
KI = (
    "ki barrier on my 6 might unit. he plays void seeker on it, then falling comet. "
    "alive?"
)


@pytest.mark.parametrize(
    ("text", "words", "damage"),
    [
        (EDGE, "what if it's unpreventable", 5),
        (BY_ITS_WORDS, "what if the ally is 5/5", 5),
        (BY_ITS_WORDS, "what if the ally has 5 power", 5),
        (EDGE, "8 instead of 5", 5),
        (EDGE, "without deflecting edge", 5),
        (EDGE, "what if they attack for 2 instead", 0),
        (EDGE, "then his spell deals 3 damage to my champion", 5),
        (EDGE, "then 2 more", 4),
        (BARRIER, "what if the first one is 4", 8),
        (BARRIER, "without the barrier", 14),
        (TWO, "without false step", 11),
        (TWO, "what if the 5 was unpreventable", 9),
        (TWO, "the second hit is 3", 0),
        (BOTH, "what if the spell's damage can't be prevented", 3),
        (BOTH, "without intervention", 6),
        (EACH, "what if the second ally has 5 power", 5),
        (EACH, "what if the first attack can't be prevented", 3),
        (EACH, "what if the second attack can't be prevented", 3),
    ],
)
def test_damage_on_a_champion_follows_the_change(
    go_on: GoOn, text: str, words: str, damage: int
) -> None:
    found = go_on(text, words, game=Game.GRAND_ARCHIVE)
    assert found.damage("my champion") == {damage}


@pytest.mark.parametrize(
    ("words", "alive"),
    [
        ("what if its a 4 might", "yes"),
        ("what if it's 3 might", "no"),
        ("without ki barrier", "no"),
        ("no void seeker", "yes"),
        ("final spark instead of falling comet", "yes"),
        ("under 1.3", "yes"),
        ("what if comet came first", "yes"),
        ("what if he doesn't play void seeker", "yes"),
    ],
)
def test_a_unit_lives_or_dies_by_the_change(
    go_on: GoOn, words: str, alive: str
) -> None:
    found = go_on(KI, words, game=Game.RIFTBOUND)
    assert found.answers() == [{alive}]


def test_another_edition_rules_on_the_same_scenario(go_on: GoOn) -> None:
    found = go_on(KI, "what did 1.3 say?", game=Game.RIFTBOUND)
    assert found.read.question.edition == "1.3"


def test_mine_and_his_name_the_units_of_a_fight(go_on: GoOn) -> None:
    text = "riftbound 1.4: My 4 Might unit attacks his 3 Might unit."
    found = go_on(text, "what if his is 5 might", game=Game.RIFTBOUND)
    assert "Your opponent controls a 5-Might unit." in found.read.understood


def test_one_attacker_fewer_is_asked_about_no_more(go_on: GoOn) -> None:
    found = go_on(
        "My 5 Might unit with Shield 2 defends against two 3 Might units. What dies?",
        "what if there is only one attacker",
        game=Game.RIFTBOUND,
    )
    assert found.answers() == [{"yes"}, {"no"}]


@pytest.mark.parametrize(
    "words", ["what if it doesn't retaliate?", "what if the 2/3 doesn't retaliate?"]
)
def test_what_retaliates_is_taken_back(go_on: GoOn, words: str) -> None:
    told = "My 2/2 ally attacks my opponent's 2/3 ally. It retaliates. Does my 2/2 die?"
    assert go_on(told, game=Game.GRAND_ARCHIVE).answers() == [{"yes"}]
    assert go_on(told, words, game=Game.GRAND_ARCHIVE).answers() == [{"no"}]


@pytest.mark.parametrize(
    ("words", "damage"),
    [
        ("what if she has a prevent 3 shield", 1),
        ("what if the ally has 2 power instead", 2),
        ("what if their ally has 2 power", 2),
    ],
)
def test_a_follow_up_speaks_of_what_was_asked_and_changes_what_it_names(
    go_on: GoOn, words: str, damage: int
) -> None:
    text = (
        "ga: My champion has level 2 and 20 life. Their 4/4 ally attacks her. How "
        "much damage does she take?"
    )
    assert go_on(text, words).answers() == [{str(damage)}]


@pytest.mark.parametrize("game", ["riftbound", "ga"])
def test_another_that_deals_damage_happens_too(go_on: GoOn, game: str) -> None:
    unit = "ally with 3 life" if game == "ga" else "3 Might unit"
    spell = "action" if game == "ga" else "spell"
    text = f"{game}: One {spell} deals 2 damage to my {unit}. Does it die?"
    words = f"what if another {spell} deals 2 damage to it"
    assert go_on(text, words).answers() == [{"yes"}]


def test_the_action_that_was_told_deals_another_amount(go_on: GoOn) -> None:
    text = "ga: Does my ally live? Opponent's action deals 3 to it and it's a 1/4."
    assert go_on(text, "what if the action does 5").answers() == [{"no"}]


@pytest.mark.parametrize(
    "words",
    ["what if I had another 2 Might unit there", "what if my 2 Might unit defends too"],
)
def test_a_unit_that_is_there_defends(go_on: GoOn, words: str) -> None:
    told = "My 3 Might unit defends against a 5 Might unit. Does the 5 Might unit die?"
    found = go_on(told, words, game=Game.RIFTBOUND)
    assert found.answers() == [{"yes"}]


def test_the_damage_of_a_fight_is_that_of_both(go_on: GoOn) -> None:
    words = "what if the damage is unpreventable"
    found = go_on(FIGHT, words, game=Game.GRAND_ARCHIVE)
    assert found.answers() == [{"yes"}]


INTERCEPTED = (
    "My 3 power ally attacks his champion at 15 life. He intercepts with a 1/2 ally. "
    "What happens?"
)
PREVENTING = "My 4 might unit with Prevent 2 is dealt 5 damage by a spell."


@pytest.mark.parametrize(
    ("words", "damage"),
    [
        ("what if he doesn't intercept", 3),
        ("what if the interceptor has immortality", 0),
        ("what if my ally has cleave", 3),
    ],
)
def test_who_intercepts_can_be_changed(go_on: GoOn, words: str, damage: int) -> None:
    found = go_on(INTERCEPTED, words, game=Game.GRAND_ARCHIVE)

    assert found.damage("opponent's champion") == {damage}


@pytest.mark.parametrize(
    ("words", "damage"),
    [
        ("what if it has Prevent 3", 2),
        ("what if it has Prevent 3 instead", 2),
        ("what if it also has Prevent 3", 0),
    ],
)
def test_a_unit_has_one_value_of_prevent_or_one_more(
    go_on: GoOn, words: str, damage: int
) -> None:
    found = go_on(PREVENTING, words, game=Game.RIFTBOUND)

    assert found.damage("the 4-Might unit") == {damage}


@pytest.mark.parametrize("words", ["9 damage instead of 4", "it does 9 instead of 4"])
def test_damage_for_damage_leaves_a_size_alone(go_on: GoOn, words: str) -> None:
    text = "Void Seeker on my 4 might unit with ki barrier on it. does it live?"
    found = go_on(text, words, game=Game.RIFTBOUND)

    assert found.damage("the 4-Might unit") == {2}


def test_a_number_that_is_a_size_and_damage_is_asked_back(go_on: GoOn) -> None:
    text = "Void Seeker on my 4 might unit. does it live?"
    with pytest.raises(QuestionError) as caught:
        go_on(text, "9 instead of 4", game=Game.RIFTBOUND)

    assert "9 damage instead of 4" in caught.value.suggestions


@pytest.mark.parametrize(
    ("text", "words", "damage"),
    [
        (
            "Their 2 power ally attacks my champion, then their 4 power ally attacks "
            "my champion. I have prevent 3.",
            "what if the 4 power ally attacks first?",
            3,
        ),
        (
            "Their 4 power ally attacks my champion. I have prevent 2.",
            "what if he had two of them",
            6,
        ),
        (
            "My champion has 10 damage counters. Their 2 power ally attacks it.",
            "what if it had 17 damage counters",
            19,
        ),
        (
            "My champion has 10 damage counters. Their 2 power ally attacks it.",
            "what if my champion already had 12 damage",
            14,
        ),
    ],
)
def test_what_attacks_and_lies_on_a_champion_is_told_of_again(
    go_on: GoOn, text: str, words: str, damage: int
) -> None:
    found = go_on(text, words, game=Game.GRAND_ARCHIVE)
    assert found.damage("my champion") == {damage}


def test_so_many_defend_and_no_more(go_on: GoOn) -> None:
    text = "My opponent attacks with a 5-Might unit. I defend with a 4-Might unit."
    found = go_on(f"{text} Does it die?", "if I had two of them", game=Game.RIFTBOUND)
    mine = [it for it in found.read.question.board.objects if it.controller == "me"]
    assert [it.name for it in mine if "unit" in it.name] == [
        "the 4-Might unit",
        "the second 4-Might unit",
    ]


def test_whether_each_of_them_is_shielded_is_asked(go_on: GoOn) -> None:
    text = "He attacks with a 5-Might unit. I defend with a 4-Might unit with a shield"
    with pytest.raises(QuestionError, match="Has each of them a shield"):
        go_on(f"{text} that prevents 2.", "if I had two of them", game=Game.RIFTBOUND)


def test_who_attacks_once_attacks_first(go_on: GoOn) -> None:
    text = (
        "My 4-Might unit has a prevent-1 shield. He plays a 3 damage spell on it, then "
        "attacks it with a 3-Might unit. Does mine die?"
    )
    told = go_on(text, "what if he attacks first", game=Game.RIFTBOUND).told()
    assert told.index("The 3-Might unit attacks") < told.index("deals 3 damage")


def test_of_two_units_one_that_is_of_another_might_is_asked_for(go_on: GoOn) -> None:
    text = "I attack with a 4-Might unit. They defend with two 3-Might units. Who dies?"
    with pytest.raises(QuestionError, match="Which creature is meant"):
        go_on(text, "what if theirs was a 2-Might unit", game=Game.RIFTBOUND)


CLASH = (
    "rb: I attack with a 4 Might unit with Assault 2. He defends with a 5 Might unit. "
    "Does mine die?"
)


@pytest.mark.parametrize(
    "words",
    [
        "what if he has a second defender with 2 Might",
        "what if he has another 2 Might defender",
        "what if there is a second defender with 2 might",
    ],
)
def test_one_more_defender_defends(go_on: GoOn, words: str) -> None:
    assert go_on(CLASH, words).answers() == [{"yes"}]


@pytest.mark.parametrize(
    "words",
    [
        "what if he also has a 2 Might unit",
        "what if his has Tank and there's also a 2 Might unit",
    ],
)
def test_whether_one_more_unit_fights_is_not_guessed(go_on: GoOn, words: str) -> None:
    with pytest.raises(QuestionError, match="Does it fight, too"):
        go_on(CLASH, words)


def test_a_unit_at_its_base_fights_no_one(go_on: GoOn) -> None:
    found = go_on(CLASH, "what if he has a 2 Might unit at his base")

    assert found.answers() == [{"no"}]


def test_it_is_what_was_asked_about(go_on: GoOn) -> None:
    told = "rb: He attacks my 3 Might unit with a 3 Might unit. Does it die?"

    assert go_on(told, "what if it has a prevent-1 shield").answers() == [{"no"}]
    assert go_on(told, "what if it has Shield 1").answers() == [{"no"}]
