"""What the engine answers with: steps, choices, outcomes, a whole ruling.

Sentences are kept as a template and its arguments, so that a face can say them in
another language; ``str()`` gives the English one.
"""

from collections.abc import Iterable
from dataclasses import field
from enum import StrEnum
from typing import Protocol

from bot.engine.board import Board
from bot.engine.hashing import by_identity
from bot.engine.question import Ask
from bot.engine.values import PlayerId
from bot.frozen import frozen
from bot.worded import Worded, joined, worded

Args = tuple[tuple[str, str | int], ...]


@frozen
class Said:
    """A sentence: *template* with ``{name}`` fields and what goes into them."""

    template: str
    args: Args = ()

    def __str__(self) -> str:
        return self.template.format(**dict(self.args))


def barred(by: str, subject: str, ban: str) -> Said:
    """What *subject* can't, and by what: said once of what has that text itself."""
    # A sentence that stands for its effect has its full stop behind it all.
    by = by.removesuffix(".")
    args = (("effect", by), ("subject", subject), ("ban", ban))
    if by == subject:
        return Said("{subject} {ban}.", args)
    return Said("{effect}: {subject} {ban}.", args)


def divided(board: Board, parts: Iterable[tuple[str, int]]) -> Said:
    """How much goes to whom, as an option; who gets nothing is not named."""
    said = [_share(board, one, n) for one, n in parts if n]
    return Said("{division}", (("division", joined(said)),))


@by_identity(4096)
def _share(board: Board, one: str, n: int) -> Worded:
    name = worded(one) if board.player(one) else board.name_of(one)
    return worded("{n} to {name}", n=n, name=name)


class StepKind(StrEnum):
    """What a step tells of damage: OTHER tells of anything else."""

    PROPOSED = "proposed"
    CHANGED = "changed"
    PREVENTION = "prevention"
    DEALT = "dealt"
    OTHER = "other"


@frozen
class Step:
    """One line of the explanation and the rules that govern just that line."""

    said: Said
    rules: tuple[str, ...] = ()
    kind: StepKind = StepKind.OTHER

    def __str__(self) -> str:
        return str(self.said)


@frozen
class DamageDone:
    """One source's damage to one recipient after all changes.

    *proposed* is what was first proposed, *dealt* what was dealt to *recipient*,
    *prevented* the points prevented on the way.
    """

    source: str
    recipient: str
    proposed: int
    dealt: int
    prevented: int
    combat: bool


@frozen
class ChoicePoint:
    """A player must choose. *options* are short phrases ("Furnace of Rath first").

    *path* holds the indices chosen so far, one per earlier choice point that
    matters; it identifies the point within its ruling.
    """

    chooser: PlayerId
    question: Said
    options: tuple[Said, ...]
    rules: tuple[str, ...]
    path: tuple[int, ...] = ()


@frozen
class Settled:
    """No choice is left: the final board and how it came about."""

    board: Board
    steps: tuple[Step, ...]
    damage: tuple[DamageDone, ...]


@frozen
class Told:
    """One way through, written down."""

    steps: tuple[Step, ...]
    damage: tuple[DamageDone, ...]


Taken = tuple[tuple[ChoicePoint, int], ...]


class Way(Protocol):
    """One way to a result: the choices taken on it, and what happens."""

    @property
    def choices(self) -> Taken:
        """The choice points that matter on this way, each with the option taken."""

    @property
    def told(self) -> Told:
        """What happens on this way."""


@frozen
class Written:
    """A way that is written down already."""

    choices: Taken
    told: Told


@frozen
class Outcome:
    """One distinct final board, with one way to reach it.

    The way is walked when somebody first asks for it: of many results most are only
    counted.
    """

    board: Board
    way: Way = field(compare=False, repr=False)

    @property
    def choices(self) -> Taken:
        """The choice points that matter on that way, each with the option taken."""
        return self.way.choices

    @property
    def steps(self) -> tuple[Step, ...]:
        """What happens on that way, line by line."""
        return self.way.told.steps

    @property
    def damage(self) -> tuple[DamageDone, ...]:
        """The damage that is dealt on that way."""
        return self.way.told.damage


@frozen
class Answered:
    """What was asked, with each value it can have and the outcomes that give it.

    *values*: (value in words, indices of outcomes). Legality questions have one
    value ("yes" or "no") for all outcomes. *why* is a sentence, *rules* its rules.
    """

    ask: Ask
    values: tuple[tuple[str, tuple[int, ...]], ...]
    why: Said = Said("")
    rules: tuple[str, ...] = ()


@frozen
class ReadingResult:
    """One way to read rules that do not settle the matter, ruled on that way."""

    name: Said
    outcomes: tuple[Outcome, ...]


@frozen
class Ruling:
    """The whole answer of the engine.

    *taken* is how many choices were answered before. *complete* is False when the
    budget ended the exploration. *readings* is filled and *certain* False where the
    rules do not settle the matter. *notes* are general remarks ("the order does not
    matter"). *reach*: for each chooser, the best and worst it can reach or force, in
    words.
    """

    outcomes: tuple[Outcome, ...]
    answered: tuple[Answered, ...]
    taken: int = 0
    complete: bool = True
    certain: bool = True
    readings: tuple[ReadingResult, ...] = ()
    notes: tuple[Step, ...] = ()
    reach: tuple[Said, ...] = ()

    @property
    def choices(self) -> tuple[ChoicePoint, ...]:
        """Choice points that matter, in the order they come up, each once.

        At most :data:`MOST_CHOICES`; those answered before are left out.
        """
        found: dict[ChoicePoint, None] = {}
        for outcome in self.outcomes:
            if len(found) >= MOST_CHOICES:
                break
            found.update((point, None) for point, _ in outcome.choices[self.taken :])
        return tuple(found)[:MOST_CHOICES]


MOST_CHOICES = 60
