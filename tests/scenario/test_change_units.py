"""Which unit, card or option of Grand Archive and Riftbound a follow-up changes."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from tests.scenario.conftest import GoOn

BY_SIZE = (
    "My 3-Might unit attacks. His {his}-Might unit defends. A spell deals 2 damage to "
    "{my} 3-Might unit. Does my unit die?"
)


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (BY_SIZE.format(his=4, my="the"), "what if my unit has 7 Might"),
        (BY_SIZE.format(his=4, my="the"), "what if the 3-Might unit has 7 Might"),
        (BY_SIZE.format(his=3, my="my"), "what if my unit has 7 Might"),
    ],
)
def test_what_is_spoken_of_by_its_size_has_the_other_size_everywhere(
    go_on: GoOn, told: str, words: str
) -> None:
    found = go_on(told, words, game=Game.RIFTBOUND)

    assert found.answers() == [{"no"}]
    assert found.damage("the 3-Might unit") in (set(), {0})


def test_a_size_of_two_changes_for_none_that_may_be_the_other(go_on: GoOn) -> None:
    told = (
        "My 3-Might unit and my other 3-Might unit are there. A spell deals 2 damage "
        "to the 3-Might unit and I draw a card."
    )
    with pytest.raises(QuestionError):
        go_on(told, "what if my unit has 7 Might", game=Game.RIFTBOUND)


def test_my_unit_is_the_one_not_told_by_a_name(go_on: GoOn) -> None:
    told = (
        "Soraka, Wanderer and my 3-Might unit are at the same battlefield. His Sky "
        "Splitter hits the 3-Might unit. Does it die?"
    )
    found = go_on(told, "what if my unit has 5 Might", game=Game.RIFTBOUND)

    assert found.answers() == [{"yes"}]


@pytest.mark.parametrize("words", ["without the mana shield", "without the shield"])
def test_a_card_is_named_by_the_end_of_its_name(go_on: GoOn, words: str) -> None:
    told = (
        "I have Fortified Mana Shield on my champion. My opponent casts Ignite the "
        "Soul on her. How much damage does she take?"
    )
    found = go_on(told, words, game=Game.GRAND_ARCHIVE)

    assert found.damage("my champion") == {1}


@pytest.mark.parametrize("words", ["only has 3 life", "has only 3 life", "has 3 life"])
def test_only_so_much_life_is_told_of_what_has_more(go_on: GoOn, words: str) -> None:
    told = (
        "Covenant of Thorns is linked to my 2/5 ally. His 4 power ally attacks my "
        "champion. Does my ally die?"
    )
    found = go_on(told, f"what if my ally {words}", game=Game.GRAND_ARCHIVE)

    assert found.answers() == [{"yes"}]


ARTHUR = "Arthur, Young Heir entered and I rested him for the immortality. "
OPEN = "Arthur, Young Heir entered. "
SHOT = "Then a spell deals 5 damage to Arthur. Is Arthur dead?"
NOT_RESTED = ("I do not rest him", "he has no immortality", "I hadn't rested Arthur")


@pytest.mark.parametrize("words", NOT_RESTED)
@pytest.mark.parametrize("told", [ARTHUR, OPEN])
def test_what_only_may_be_done_is_declined(go_on: GoOn, told: str, words: str) -> None:
    found = go_on(told + SHOT, f"what if {words}", game=Game.GRAND_ARCHIVE)

    assert found.answers() == [{"yes"}]


def test_what_was_declined_is_done_after_all(go_on: GoOn) -> None:
    told = OPEN + "I choose not to use Arthur. " + SHOT
    found = go_on(told, "what if I rest him", game=Game.GRAND_ARCHIVE)

    assert found.answers() == [{"no"}]


SIDES = "I attack with a 5-Might unit. Opponent defends with a 3-Might. Who dies?"


@pytest.mark.parametrize(
    ("words", "dead", "alive"),
    [
        ("what if I attack with 2 Might", "the 2-Might attacker", "the 3-Might unit"),
        ("what if he defends with a 9 Might", "the 5-Might unit", "the 9-Might unit"),
        (
            "what if he defends with a 9-Might unit instead",
            "the 5-Might unit",
            "the 9-Might unit",
        ),
    ],
)
def test_a_side_told_anew_fights_instead_and_not_besides(
    go_on: GoOn, words: str, dead: str, alive: str
) -> None:
    found = go_on(SIDES, words, game=Game.RIFTBOUND)

    assert found.destroyed(dead) == {True}
    assert found.destroyed(alive) == {False}
