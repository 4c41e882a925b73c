"""What was asked of several together is answered of all of them."""

import pytest

from bot.engine.question import Ask, AskKind
from tests.engine.boards import attack, board, creature, deal, spell
from tests.telling.conftest import Tell

PLAYERS = ("me", "opponent")
BOLT = spell("Lightning Bolt", controller="opponent")


def fight():
    table = board(
        creature("Wurm", 4, 4, "deathtouch", "trample", controller="me"),
        creature("Bear", 2, 2, controller="opponent"),
        creature("Elf", 2, 2, controller="opponent"),
        players=PLAYERS,
    )
    blocks = (("Bear", "Wurm"), ("Elf", "Wurm"))
    return table, attack("Wurm", at="opponent", blocks=blocks)


def asks(text: str, *, negated: bool = False) -> tuple[Ask, ...]:
    return tuple(
        Ask(AskKind.DIES, name, text=text, negated=negated) for name in ("Bear", "Elf")
    )


@pytest.mark.cr("702.2c")
def test_both_die_with_one_choice(told: Tell):
    answer = told(*fight(), asks=asks("Do both blockers die?"))

    assert "all of them die (for example with 1 to Bear" in answer.verdict
    assert "not all of them die" in answer.verdict
    assert len(answer.answers) == 1


def test_both_survive_is_asked_the_other_way_round(told: Tell):
    answer = told(*fight(), asks=asks("Do both survive?", negated=True))

    assert "ot all of them survive" in answer.verdict


def test_of_each_where_each_is_asked_about(told: Tell):
    answer = told(*fight(), asks=asks("Who dies?"))

    assert len(answer.answers) == 2


def test_the_most_is_said_to_be_that(told: Tell):
    most = Ask(AskKind.DAMAGE_DEALT, "opponent", detail="most")
    answer = told(*fight(), asks=(most,))

    assert "2 damage is dealt to your opponent at most." in answer.verdict


def test_how_many_die_is_one_number(told: Tell):
    answer = told(*fight(), asks=asks("How many of his creatures die?"))

    assert answer.verdict == (
        "You choose how to assign the damage: 1 or 2 of them die."
    )


def test_how_many_survive_is_counted_as_asked(told: Tell):
    answer = told(*fight(), asks=asks("How many of them survive?", negated=True))

    assert "0 or 1 of them survive" in answer.verdict


def test_how_many_die_whatever_is_chosen_is_told_with_which(told: Tell):
    table = board(BOLT, creature("Bear", 2, 2), creature("Elf", 5, 5), players=PLAYERS)
    bolt = deal("Lightning Bolt", "Bear", 3)
    answer = told(table, bolt, asks=asks("How many die?"))

    assert answer.verdict == "1 of them dies. Bear dies. Elf survives."


def test_who_dies_of_what_one_assignment_kills_is_told_by_how_many(told: Tell):
    answer = told(*fight(), asks=asks("Who dies?"))

    assert answer.verdict == (
        "You choose how to assign the damage: 1 or 2 of Bear and Elf die."
    )


def test_a_number_that_the_assignment_decides_is_told_without_each(told: Tell):
    dealt = Ask(AskKind.DAMAGE_DEALT, "opponent", text="How much damage does he take?")
    answer = told(*fight(), asks=(dealt,))

    assert answer.verdict == (
        "You choose how to assign the damage: 0 to 2 damage is dealt to your opponent."
    )


def test_one_that_the_assignment_spares_or_kills_does_either(told: Tell):
    one = Ask(AskKind.DIES, "Bear", text="Does the Bear die?")
    answer = told(*fight(), asks=(one,))

    assert answer.verdict == (
        "You choose how to assign the damage: Bear dies or survives."
    )
