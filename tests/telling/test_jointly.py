"""What was asked of several together is answered of all of them."""

import pytest

from bot.engine.question import Ask, AskKind
from tests.engine.boards import attack, board, creature
from tests.telling.conftest import Tell

PLAYERS = ("me", "opponent")


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
