"""One way played once more, writing down each step."""

from collections import deque
from typing import NamedTuple

from bot.engine.board import Board
from bot.engine.choosing import Fork
from bot.engine.graph import Graph
from bot.engine.numeric import NumericLoop
from bot.engine.outcome import (
    DamageDone,
    Said,
    Step,
)
from bot.engine.playing import advance
from bot.engine.preferring import preferred
from bot.engine.question import Question
from bot.engine.tasks import Batch, Recorder, State, settled
from bot.engine.walking import Pick
from bot.replacing import replace
from bot.worded import worded


class _Resume(NamedTuple):
    """A position on a way where a decision comes up, with what was told up to there."""

    state: State
    still: bool
    steps: tuple[Step, ...] = ()
    damage: tuple[DamageDone, ...] = ()


class Moment(NamedTuple):
    """How it stands on a way before one of its events, and what was told up to there.

    *steps* and *damage* are so many of those of the whole way.
    """

    board: Board
    steps: int
    damage: int


def replay(
    question: Question,
    found: Graph,
    path: tuple[Pick, ...],
    passed: list[Moment] | None = None,
) -> tuple[Recorder, Board]:
    """Play along *path* once more and write down each step.

    What it shares with a way that was played before is not played again, but where
    *passed* takes down the moment before each event, and the end.
    """
    keys = tuple((pick.index, pick.effect) for pick in path)
    resumes = found.resumes if passed is None else {}
    begun = len(keys)
    while begun and keys[:begun] not in resumes:
        begun -= 1
    known: _Resume = resumes.get(keys[:begun]) or _Resume(found.begun, False)
    state, still = known.state, known.still
    log = Recorder(list(known.steps), list(known.damage))
    picks = deque(path[begun:])
    events = len(question.script)
    for _ in range(10_000):
        told = len(log.steps), len(log.damage)
        # Events to come stand at the end of what is to be done.
        while passed is not None and len(passed) + len(state.agenda) <= events:
            passed.append(Moment(state.board, *told))
        inner = found.inner(state)
        still = still and (inner is not None or _in_batch(state))
        step = advance(found.rules, state, log) if inner is None else None
        if picks and (inner is not None or isinstance(step, Fork)):
            here = keys[: len(keys) - len(picks)]
            found.resumes[here] = _Resume(
                state, still, tuple(log.steps[: told[0]]), tuple(log.damage[: told[1]])
            )
        if inner is not None:
            state, stills = _replay_inner(found, inner, state, picks, log, still)
            still = still or stills
            continue
        if step is None:
            return log, state.board
        if not isinstance(step, Fork):
            state = step
            continue
        fork = preferred(step, question.preferences)
        option = fork.options[0]
        if len(fork.options) > 1:
            pick = picks.popleft()
            option = fork.options[pick.index]
            _tell_choice(log, pick, option.label)
        log.tell(*option.steps)
        state = option.next
    return log, state.board


def _in_batch(state: State) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[0], Batch)


def _tell_choice(log: Recorder, pick: Pick, label: Said) -> None:
    if pick.shown is not None:
        said = Said(
            "Choice of {chooser}: {option}.",
            (
                ("chooser", pick.shown.chooser),
                ("option", worded(label.template, **dict(label.args))),
            ),
        )
        log.tell(Step(said, pick.shown.rules))


def _replay_inner(
    found: Graph,
    inner: NumericLoop,
    state: State,
    picks: deque[Pick],
    log: Recorder,
    still: bool,
) -> tuple[State, bool]:
    """Apply the effects of a numeric loop one by one, as picked.

    With *still* in its first way. The flag says whether other parts stand still now.
    """
    place = inner.start
    stills = False
    while options := inner.options(place):
        index = options[0]
        if len(inner.exits) > 1 and still:
            index = next(i for i in options if inner.reach(inner.next(place, i)) & 1)
        elif len(inner.exits) > 1:
            pick = picks.popleft()
            index = next(i for i in options if inner.effects[i].id == pick.effect)
            _tell_choice(log, pick, inner.labels[index])
            stills = pick.still
        task = state.agenda[0]
        assert isinstance(task, Batch)
        loop = replace(task.open[0], picked=inner.effects[index].id, where=(0,))
        state = state.then(state.board, replace(task, open=(loop, *task.open[1:])))
        step = advance(found.rules, state, log)
        assert isinstance(step, State)
        state = step
        place = inner.next(place, index)
    task = state.agenda[0]
    assert isinstance(task, Batch)
    return state.then(state.board, settled(task, task.open[0])), stills
