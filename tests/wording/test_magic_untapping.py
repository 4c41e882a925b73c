"""What does not untap, said back and read again."""

import pytest

from bot.citation import Game
from bot.engine.effects import Ban, Restriction
from bot.engine.permanents import TapIt
from bot.engine.values import Chosen, Who
from bot.wording.reading import read_card
from bot.wording.say import say_all


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "This creature doesn't untap during your untap step.",
            "This doesn't untap during its controller's untap step.",
        ),
        (
            "Creatures with power 3 or greater don't untap during their controllers'"
            " untap steps.",
            "Creatures with power 3 or greater don't untap during their controllers'"
            " untap steps.",
        ),
    ],
)
def test_it_is_said_back_and_reads_as_the_same(text: str, said: str) -> None:
    kinds = frozenset({"creature"})
    read = read_card(Game.MTG, text, name="Odd Card", kinds=kinds)
    [made] = read.statics
    assert isinstance(made, Restriction)
    assert made.ban is Ban.UNTAP
    assert say_all(read, Game.MTG) == (said,)
    assert read_card(Game.MTG, said, name="", kinds=kinds).statics == read.statics


def test_it_is_what_was_tapped_before() -> None:
    text = (
        "Whenever this creature deals combat damage to a creature, tap that creature."
        " It doesn't untap during its controller's next untap step."
    )
    read = read_card(Game.MTG, text, name="", kinds=frozenset({"creature"}))
    [made] = read.statics
    assert getattr(made, "do", None) == (
        TapIt(Who.EVENT_RECIPIENT),
        TapIt(Who.EVENT_RECIPIENT, stays=True),
    )


def test_the_next_untap_step_is_that_of_its_controller() -> None:
    text = (
        "Tap target creature. It doesn't untap during its controller's next untap step."
    )
    read = read_card(Game.MTG, text, name="", kinds=frozenset({"instant"}))
    assert read.spell is not None
    assert read.spell.do == (TapIt(Chosen(0)), TapIt(Chosen(0), stays=True))
