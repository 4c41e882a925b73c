"""How much damage kills something: what waits for it is counted in."""

import pytest

from bot.engine.board import Obj
from bot.engine.effects import Static
from bot.engine.question import AskKind
from tests.engine.boards import (
    ask,
    board,
    creature,
    doubler,
    prevent_all,
    rule,
    shield,
)


def needed(*things: Obj | Static) -> str:
    """The least damage that kills the Bear, as answered."""
    asked = ask(AskKind.LETHAL, "Bear", detail="dealt")
    ruled = rule(board(*things), asks=(asked,))
    ((value,),) = ruled.answers()
    return str(value)


BEAR = creature("Bear", 4, 4)


@pytest.mark.cr("704.5g")
def test_its_toughness_kills_it() -> None:
    assert needed(BEAR) == "4"


@pytest.mark.cr("615.7")
def test_a_shield_is_counted_in() -> None:
    assert needed(BEAR, shield(2, "Bear")) == "6"


@pytest.mark.cr("616.1")
def test_it_is_the_least_that_kills_in_every_order() -> None:
    assert needed(BEAR, shield(2, "Bear"), doubler()) == "4"


@pytest.mark.cr("615.1")
def test_no_amount_is_enough_where_all_is_prevented() -> None:
    assert needed(BEAR, prevent_all("Bear")) == "none"
