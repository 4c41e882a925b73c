"""What is not followed to its end is not said of every end."""

from dataclasses import replace

import pytest

from bot.answers import Cited
from bot.citation import Game
from bot.engine.asking_results import ENDLESS
from bot.engine.games import newest
from bot.engine.outcome import Ruling
from bot.engine.question import Ask, AskKind, Question
from bot.telling.tell import tell
from tests.engine.boards import attack, board, creature
from tests.exploring import explored

ME, OPPONENT = "me", "opponent"
PLAYERS = (ME, OPPONENT)


def fight(*asks: Ask) -> Question:
    blockers = [creature(name, 1, n, controller=ME) for n, name in enumerate("ABC", 1)]
    table = board(
        creature("Giant", 6, 6, controller=OPPONENT), *blockers, players=PLAYERS
    )
    script = attack("Giant", at=ME, blocks=[(name, "Giant") for name in "ABC"])
    return Question(Game.MTG, newest(Game.MTG), table, (script,), asks)


def said(question: Question, ruling: Ruling) -> str:
    return tell(
        question,
        ruling,
        scenario="as typed",
        understood=(),
        assumptions=(),
        cite=lambda number: Cited(Game.MTG, number, "edition", "text"),
    ).verdict


def test_what_is_common_to_what_was_found_is_not_said_of_every_case():
    ruling = explored(fight())
    whole = said(fight(), ruling)
    part = said(fight(), replace(ruling, complete=False))

    assert "In every case Giant has 3 damage." in whole
    assert "every case" not in part
    assert "In all that was followed Giant has 3 damage." in part
    assert part.endswith("there may be more results.")


@pytest.mark.cr("104.4b")
def test_a_game_that_goes_on_for_ever_has_no_life_total_in_the_end():
    question = fight(Ask(AskKind.LIFE, OPPONENT))
    still = question.board
    lost = tuple(replace(one, lost=ENDLESS) for one in still.players)
    drawn = replace(explored(question).outcomes[0], board=still.changed(players=lost))
    told = said(question, Ruling((drawn,), ()))

    assert "The game is a draw." in told
    assert (
        "No life total comes of that; your opponent was at 20 before anything happened."
    ) in told
