"""Who is told of where it is asked who dies, and that it is nobody."""

import pytest

from bot.engine.question import Ask, AskKind
from tests.engine.boards import FOE, board, creature, deal, spell
from tests.telling.conftest import Tell

BOLT = spell("Lightning Bolt", controller=FOE)
BEARS = (creature("Bear", 2, 5), creature("Elf", 2, 5))


def asks(text: str, *, negated: bool = False) -> tuple[Ask, ...]:
    return tuple(
        Ask(AskKind.DIES, name, text=text, negated=negated) for name in ("Bear", "Elf")
    )


@pytest.mark.parametrize(
    ("asked", "verdict"),
    [
        ("Who dies?", "Nobody dies. Bear survives. Elf survives."),
        ("So what dies?", "Nothing dies. Bear survives. Elf survives."),
        ("Who lives or dies?", "Bear survives. Elf survives."),
        ("Does anything die?", "No: Bear survives; Elf survives."),
    ],
)
def test_that_nobody_dies_is_said_first(asked: str, verdict: str, told: Tell):
    answer = told(
        board(BOLT, *BEARS), deal("Lightning Bolt", "Bear", 3), asks=asks(asked)
    )

    assert answer.verdict == verdict


def test_that_nobody_survives_is_said_first(told: Tell):
    table = board(BOLT, *BEARS)
    script = (deal("Lightning Bolt", "Bear", 5), deal("Lightning Bolt", "Elf", 5))
    answer = told(table, *script, asks=asks("Who survives?", negated=True))

    assert answer.verdict == "Nobody survives. Bear dies. Elf dies."


def test_where_one_dies_the_players_who_go_on_are_left_out(told: Tell):
    lost = Ask(AskKind.LOSES, FOE, text="Who dies?")
    answer = told(
        board(BOLT, *BEARS),
        deal("Lightning Bolt", "Bear", 5),
        asks=(*asks("Who dies?"), lost),
    )

    assert answer.verdict == "Bear dies. Elf survives."
