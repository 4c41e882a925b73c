""" "My ally attacked last turn": that turn is over before anything else happens."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.last_cast import CASTS
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import ENDS
from bot.worded import worded

# What is over with its turn, and rests what did it.
_DONE = CASTS | frozenset(
    "attack weaponattack mightattack retaliate intercept damage".split()
)
# What need not be so any more when its turn has ended.
_PASSES = frozenset("gains doublemight has is shield stun spellon attached".split())
# The same, told in the past.
_HELD = frozenset({"have", "quoted", "inforce"})
_HAD = frozenset({"had", "controlled", "was", "were"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def earlier_turn(parse: Parse, clauses: Clauses) -> Clauses:
    """The end of the turn behind what was done in it; said of nothing, it is talk.

    Raises QuestionError (AMBIGUOUS) of what may be over with that turn.
    """
    found: list[Clause] = []
    due: Clause | None = None
    for clause in clauses:
        if clause.kind != "earlierturn":
            found.append(clause)
            if due is not None:
                _check(parse, clause)
                found += [due] if clause.kind in _DONE else []
            due = None
            continue
        ended = replace(clause, kind="time", slots={"when": "next_turn"}, lead=(".",))
        alone = not found or bool(ENDS & set(clause.lead))
        if alone:
            _check_order(parse, clause, found)
            due = ended
        else:
            _check(parse, found[-1])
            _check_order(parse, clause, found[:-1])
            found += [ended] if found[-1].kind in _DONE else []
    return tuple(found)


def _check_order(parse: Parse, clause: Clause, before: list[Clause]) -> None:
    """Refuse what was done in an earlier turn, told behind what is done now."""
    if any(it.kind in _DONE and not it.question for it in before):
        raise parse.error(
            Problem.AMBIGUOUS,
            worded("What happens first? Tell it in the order in which it happens."),
            clause.place,
        )


def _check(parse: Parse, clause: Clause) -> None:
    """ "It was stunned last turn": that says nothing of now."""
    words = {parse.word(at) for at in range(clause.place.start, clause.place.end)}
    passes = clause.kind in _PASSES or (clause.kind in _HELD and _HAD & words)
    if passes and not clause.question:
        raise parse.error(
            Problem.AMBIGUOUS,
            worded("Is that still so in this turn? Leave it out if it is not."),
            clause.place,
        )
