"""What is still to be done: the agenda of a position, and the position itself."""

from dataclasses import dataclass, field, replace

from bot.engine.board import Board
from bot.engine.components import Loop
from bot.engine.effects import Trigger
from bot.engine.events import NONE, Applied, Enter, Event
from bot.engine.instructions import Instruction
from bot.engine.outcome import DamageDone, Step
from bot.engine.question import Attack, Happening
from bot.engine.scope import Scope
from bot.engine.values import Target
from bot.frozen import frozen

NOWHERE = Board(players=())


@frozen
class Run:
    """Carry out *do* with the meanings of *scope* (its board is not used)."""

    do: tuple[Instruction, ...]
    scope: Scope
    label: str = ""
    # Effects that have had their opportunity at the event this replaces (614.5).
    applied: Applied = NONE
    division: tuple[tuple[str, int], ...] = ()
    # What is noted once something that may be done is done (603.2h).
    note: str = ""


@frozen
class Propose:
    """These events would happen at the same time."""

    events: tuple[Event, ...]


@frozen
class Batch:
    """Simultaneous events in the loop: components to come, at least one, and those
    settled."""

    open: tuple[Loop, ...]
    settled: tuple[Loop, ...] = ()


@frozen
class Commit:
    """The modified events happen."""

    loops: tuple[Loop, ...]


def settled(batch: Batch, loop: Loop) -> Batch | Commit:
    """What follows once the first component of *batch* has settled as *loop*."""
    done = (*batch.settled, loop)
    return Batch(batch.open[1:], done) if batch.open[1:] else Commit(done)


@frozen
class Check:
    """State checks until nothing is found, then triggers, until nothing is left.

    *answers* happen once the first trigger is on the stack, before it resolves.
    """

    answers: tuple[Happening, ...] = ()


@frozen
class Notice:
    """What entered has the counters it enters with: now abilities see it (603.6a)."""

    event: Enter


@frozen
class Happen:
    """The next thing of the script."""

    happening: Happening


@frozen
class DeclareBlocks:
    """Blockers are declared; what attacking set off has resolved (508.2, 509.1)."""

    attack: Attack


@frozen
class BeginDamage:
    """The damage step begins: now it is settled whether there are two (510.4)."""

    attack: Attack


@frozen
class CombatDamage:
    """One damage step. *assigned*: (source, recipient, points) decided so far."""

    attack: Attack
    first: bool
    # Who still has to decide, in order; None until the step has begun.
    todo: tuple[str, ...] | None = None
    assigned: tuple[tuple[str, str, int], ...] = ()
    # Those that dealt damage in the first step.
    struck: frozenset[str] = frozenset()


@frozen
class Retaliation:
    """Grand Archive: attack and retaliation damage, all at the same time (DS 3)."""

    attack: Attack


@frozen
class Totals:
    """Riftbound: each side assigns its total Might; *side* decides next."""

    attack: Attack
    side: int = 0
    assigned: tuple[tuple[str, str, int], ...] = ()


@frozen
class Killing:
    """Riftbound: once, what has lethal damage dies; then all units are healed."""


@frozen
class EndCombat:
    """Attackers and blockers leave combat; *triggered*: what waits for it has."""

    triggered: bool = False


@frozen
class TriggerNow:
    """A triggered ability goes on the stack and resolves."""

    trigger: Trigger
    scope: Scope
    told: bool = False  # it has been said that it triggers
    # What happens in response, and the targets to be looked at again after it.
    answers: tuple[Happening, ...] = ()
    aims: tuple[Target, ...] = ()


@frozen
class OnStack:
    """Triggered abilities put on the stack together (603.3b).

    *todo* still choose their targets; *ready* resolve, each player's own in an order
    that player chooses: chosen one at a time, which leads to the same positions.
    *answers* happen before the first resolves.
    """

    todo: tuple[TriggerNow, ...]
    ready: tuple[TriggerNow, ...] = ()
    answers: tuple[Happening, ...] = ()
    begun: bool = False  # one of them has resolved


Task = (
    Run | Propose | Batch | Commit | Check | Happen | CombatDamage | Retaliation
    | Totals | Killing | EndCombat | TriggerNow | OnStack | BeginDamage
    | DeclareBlocks | Notice
)  # fmt: skip


@frozen
class State:
    """A position: a board and what is still to be done, first things first."""

    board: Board
    agenda: tuple[Task, ...]

    def then(self, board: Board, *tasks: Task) -> "State":
        """The position after the first task, with *tasks* put in its place."""
        return State(board, (*tasks, *self.agenda[1:]))


def cost_of(state: State) -> int:
    """What a step from *state* costs: more where many events meet many effects.

    On a crowded board each thing is looked at beside each other one.
    """
    board, task = state.board, state.agenda[0] if state.agenda else None
    things = len(board.objects) + len(board.effects) + len(board.modifiers)
    work = 1 + things**2 // 500 + len(board.modifiers) * len(board.objects) // 20
    if isinstance(task, Batch):
        work += len(task.open[0].pending) * len(board.effects) // 10
    return work


@dataclass(slots=True)
class Recorder:
    """Collects what is told about one way through; exploring goes without."""

    steps: list[Step] = field(default_factory=list)
    damage: list[DamageDone] = field(default_factory=list)

    def tell(self, *steps: Step) -> None:
        """Add lines to the explanation."""
        self.steps.extend(steps)


def detached(scope: Scope) -> Scope:
    """*scope* without its board, fit to be kept on an agenda."""
    return replace(scope, board=NOWHERE)
