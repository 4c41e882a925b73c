""" "The one that says “…” attacks": which of those told of that is, nobody can tell."""

from collections.abc import Iterator

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHAT_HAS_TEXT
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Several, Thing

# Here what has a wording is new, or is given it.
_TELLING = frozenset({"have", "quoted", "andquoted"})


@before(Game.MTG)
def worded_ones(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses, where none points at a thing by a wording.

    It would be found among those told of as if it had none. Raises AMBIGUOUS.
    """
    for clause in clauses:
        things = (
            () if clause.kind in _TELLING else _things(tuple(clause.slots.values()))
        )
        for thing in things:
            if thing.noun == "thing" and thing.card is None and thing.of("text"):
                raise parse.error(Problem.AMBIGUOUS, WHAT_HAS_TEXT, thing.place)
    return clauses


def _things(value: object) -> Iterator[Thing]:
    match value:
        case Thing():
            yield value
        case Several(parts=parts):
            yield from _things(parts)
        case tuple() as parts:
            for part in parts:
                yield from _things(part)
