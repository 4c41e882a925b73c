"""What is done in response to a trigger: it is on the stack, and resolves later."""

from dataclasses import replace

from bot.engine.gamerules import Fizzles, GameRules, Topic
from bot.engine.instructions import Ability
from bot.engine.outcome import Said, Step
from bot.engine.question import Answered, Happening, Resolve
from bot.engine.scope import Scope
from bot.engine.targets_left import still_legal
from bot.engine.tasks import Check, Happen, Recorder, State, Task, TriggerNow


def answered(state: State, rest: int, by: tuple[Happening, ...]) -> State:
    """*state*, in which *by* answers the first trigger of what happens now.

    The last *rest* tasks of its agenda come after that.
    """
    end = len(state.agenda) - rest
    for at, task in enumerate(state.agenda[:end]):
        waits: Task | None = None
        if isinstance(task, Happen):
            waits = Happen(Answered(task.happening, by))
        elif isinstance(task, Check) and not any(
            isinstance(later, Happen) for later in state.agenda[at:end]
        ):
            waits = replace(task, answers=by)
        if waits is not None:
            agenda = (*state.agenda[:at], waits, *state.agenda[at + 1 :])
            return State(state.board, agenda)
    return State(
        state.board, (*state.agenda[:end], *happening(by), *state.agenda[end:])
    )


def happening(answers: tuple[Happening, ...]) -> tuple[Task, ...]:
    """*answers* as tasks, in that order."""
    return tuple(Happen(one) for one in answers)


def after_answers(state: State, task: TriggerNow) -> State:
    """The trigger of *task* waits while what answers it happens (117.7)."""
    later = replace(task, told=True, answers=())
    return state.then(state.board, *happening(task.answers), later)


def aims_left(
    rules: GameRules, state: State, task: TriggerNow, log: Recorder | None
) -> TriggerNow | None:
    """*task* with what are legal targets still; None if it does nothing (608.2b)."""
    scope = task.scope.on(state.board)
    before = len(scope.chosen) - len(task.aims)
    ability = Ability(do=task.trigger.do, targets=task.aims)
    resolve = Resolve(
        scope.this, ability, task.trigger.controller, scope.chosen[before:]
    )
    chosen, fizzles, barred = still_legal(rules, scope, ability, resolve)
    if log is not None:
        for legal in barred:
            log.tell(Step(legal.why, legal.rules))
    if fizzles and rules.fizzles is not Fizzles.NEVER:
        if log is not None:
            words = "{effect} has no legal target left and does nothing."
            args = (("effect", task.trigger.label),)
            log.tell(Step(Said(words, args), rules.cite(Topic.FIZZLE)))
        return None
    left: Scope = replace(task.scope, chosen=(*scope.chosen[:before], *chosen))
    return replace(task, scope=left, aims=())
