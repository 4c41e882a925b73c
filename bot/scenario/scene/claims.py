"""What is told that has to come of something else."""

from dataclasses import dataclass

from bot.engine.question import Hit
from bot.errors import Problem, QuestionError
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.worded import worded

# In the memory of a parse: where a life total was told last, and whose.
LIFE_TOLD = "life told"
# And there: the places of what is told to be so only then.
TOLD_THEN = "told then"
# And there: what somebody has to block with, and the clauses that say so.
READY_TO_BLOCK = "ready to block"


@dataclass(frozen=True, slots=True)
class Claim:
    """What *clause* tells of; *doubt* is what to say where it does not come out so.

    *hits*: damage that is dealt; *life*: what somebody is at then; *marked*: the damage
    on something then; *dead*: what dies; *back*: what has returned, with so many
    counters of a kind. Else as much damage is prevented as the clause says.
    """

    clause: Clause
    doubt: QuestionError
    hits: tuple[Hit, ...] = ()
    life: tuple[str, int] | None = None
    marked: tuple[str, int] | None = None
    dead: tuple[str, ...] = ()
    back: tuple[str, str, int] | None = None
    #: what it would be at first if nothing was told: told it may be of that as well
    unsaid: int | None = None


def doubted(parse: Parse, doubt: QuestionError) -> QuestionError:
    """*doubt*, which stands however the clauses of *parse* are ordered."""
    parse.memory[_DOUBTED] = doubt
    return doubt


def is_doubted(parse: Parse, error: QuestionError) -> bool:
    """Whether *error* is of what was told twice, which no other order mends."""
    return parse.memory.get(_DOUBTED) is error


_DOUBTED = "doubted"


def or_more(parse: Parse, clause: Clause | None, it: str) -> QuestionError:
    """The error for what *clause* tells of, where it may come of *it* already."""
    return parse.error(
        Problem.AMBIGUOUS,
        worded(
            "Is “{deed}” what {it} does, or something more? Leave it out, or say "
            "“another” or “more”.",
            deed=clause.text if clause else "",
            it=it,
        ),
        clause.place if clause else None,
    )
