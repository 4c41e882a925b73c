"""What is chosen as a permanent enters fills its own words (614.12a)."""

import pytest

from bot.engine.effects import AsEntersChoose, Effect, EnterWatch
from bot.engine.values import THIS, Zone
from tests.engine.boards import ME, board, card, creature, deal, enter, rule, spell


@pytest.mark.cr("614.12a", "702.16e")
def test_protection_from_the_chosen_color_meets_sources_of_that_color() -> None:
    colour = Effect(EnterWatch(THIS), AsEntersChoose("a color", ("white", "red")))
    guarded = "protection from the chosen color"
    voice = card(creature("Voice", 2, 2, guarded, zone=Zone.HAND), colour)
    start = board(voice, spell("Burn", colors=("red",)))
    ruled = rule(start, enter("Voice"), deal("Burn", "Voice", 1))

    assert ruled.marked("Voice") == {0, 1}
    assert ruled.choosers == {ME}
