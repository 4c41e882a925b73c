""" "My ally attacked last turn": that turn is over before anything else happens."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import ENDS

# What is over with its turn, and rests what did it.
_DONE = frozenset("attack weaponattack mightattack retaliate intercept damage".split())


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def earlier_turn(parse: Parse, clauses: Clauses) -> Clauses:
    """The end of the turn behind what was done in it; said of nothing, it is talk."""
    del parse
    found: list[Clause] = []
    due: Clause | None = None
    for clause in clauses:
        if clause.kind != "earlierturn":
            found.append(clause)
            if due is not None and clause.kind in _DONE:
                found.append(due)
            due = None
            continue
        ended = replace(clause, kind="time", slots={"when": "next_turn"}, lead=(".",))
        alone = not found or bool(ENDS & set(clause.lead))
        if alone:
            due = ended
        elif found[-1].kind in _DONE:
            found.append(ended)
    return tuple(found)
