"""What is told that has to come of something else."""

from dataclasses import dataclass

from bot.engine.question import Hit
from bot.errors import QuestionError
from bot.scenario.words.syntax import Clause


@dataclass(frozen=True, slots=True)
class Claim:
    """What *clause* tells of; *doubt* is what to say where it does not come out so.

    *hits*: damage that is dealt; *life*: what somebody is at then. With neither, as
    much damage is prevented as the clause says.
    """

    clause: Clause
    doubt: QuestionError
    hits: tuple[Hit, ...] = ()
    life: tuple[str, int] | None = None
