"""Every legal choice followed, equal positions merged, choices that cannot matter
left out.

The cost grows with the number of different positions, not with the number of orders.
"""

from collections import deque
from dataclasses import dataclass

from bot.engine.asking import answer
from bot.engine.board import Board
from bot.engine.gamerules import GameRules
from bot.engine.games import rules_for
from bot.engine.graph import (
    BUDGET,
    Graph,
    Node,
    graph,
    inner_fork,
    inner_reach,
    preferred,
    start,
)
from bot.engine.numeric import Place
from bot.engine.outcome import ChoicePoint, Outcome, Ruling, Said, Settled, Step
from bot.engine.playing import advance
from bot.engine.question import Question
from bot.engine.resolution import Fork, Option
from bot.engine.tasks import Batch, Recorder, State


@dataclass(frozen=True, slots=True)
class _Spot:
    """A node, or a place inside the numeric loop of one."""

    node: int
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class _Pick:
    """One decision: by the option's index, and whether it is shown."""

    index: int
    shown: ChoicePoint | None
    # For a numeric loop the effect that is applied, to find it again on replay.
    effect: str = ""


def _spot(found: Graph, index: int) -> _Spot:
    inner = found.nodes[index].inner
    return _Spot(index, inner.start if inner is not None else None)


def _fork(found: Graph, spot: _Spot) -> Fork[_Spot] | None:
    """The choice at *spot* with what each option leads to; None at an end."""
    node = found.nodes[spot.node]
    if node.is_end:
        return None
    if spot.place is None:
        assert node.fork is not None
        options = node.fork.options
        leads = [_spot(found, child) for child in node.children]
        fork: Fork[_Spot] = Fork(
            node.fork.chooser,
            node.fork.question,
            node.fork.rules,
            tuple(
                Option(one.label, lead, names=one.names)
                for one, lead in zip(options, leads, strict=False)
            ),
        )
        return fork
    inner = inner_fork(node, spot.place)
    return Fork(
        inner.chooser,
        inner.question,
        inner.rules,
        tuple(
            Option(
                one.label,
                _arrived(found, node, spot.node, one.next),
                names=one.names,
            )
            for one in inner.options
        ),
    )


def _arrived(found: Graph, node: Node, index: int, place: Place) -> _Spot:
    """Where a place leads: on inside the loop, or out of it."""
    assert node.inner is not None
    if node.inner.options(place):
        return _Spot(index, place)
    bits = node.inner.reach[place]
    return _spot(found, node.children[bits.bit_length() - 1])


def _reach(found: Graph, spot: _Spot) -> int:
    node = found.nodes[spot.node]
    if spot.place is None:
        return node.reach
    return inner_reach(found.nodes, node, spot.place)


def _matters(found: Graph, spot: _Spot, fork: Fork[_Spot]) -> bool:
    node = found.nodes[spot.node]
    if spot.place is None or not node.matters:
        return node.matters
    if len(fork.options) < 2:
        return False
    reaches = {_reach(found, one.next) for one in fork.options}
    return len(reaches) > 1


def _walk(
    found: Graph, taken: tuple[int, ...]
) -> tuple[_Spot, tuple[_Pick, ...], ChoicePoint | None]:
    """Follow *taken*, one option for each choice that matters, to where they end.

    The choice point is the one that comes next, None at an end. Raises IndexError
    for an option or a choice that is not there.
    """
    spot = _spot(found, 0)
    path: list[_Pick] = []
    left = deque(taken)
    while (fork := _fork(found, spot)) is not None:
        index, point = 0, None
        if _matters(found, spot, fork):
            labels = tuple(one.label for one in fork.options)
            before = taken[: len(taken) - len(left)]
            point = ChoicePoint(fork.chooser, fork.question, labels, fork.rules, before)
            if not left:
                return spot, tuple(path), point
            index = left.popleft()
            if not 0 <= index < len(fork.options):
                raise IndexError(index)
        option = fork.options[index]
        effect = option.names[0] if spot.place is not None else ""
        path.append(_Pick(index, point, effect))
        spot = option.next
    if left:
        raise IndexError(left[0])
    return spot, tuple(path), None


def _path(found: Graph, end: int, taken: tuple[int, ...] = ()) -> tuple[_Pick, ...]:
    """A way to *end* by *taken* and options that leave as little open as possible."""
    wanted = 1 << end
    spot, walked, _ = _walk(found, taken)
    path = list(walked)
    shown = taken
    while (fork := _fork(found, spot)) is not None:
        index, point = 0, None
        if _matters(found, spot, fork):
            reaches = [_reach(found, one.next) for one in fork.options]
            index = min(
                (i for i, reach in enumerate(reaches) if reach & wanted),
                key=lambda i: reaches[i].bit_count(),
            )
            labels = tuple(one.label for one in fork.options)
            point = ChoicePoint(fork.chooser, fork.question, labels, fork.rules, shown)
            shown = (*shown, index)
        elif not _reach(found, fork.options[0].next) & wanted:
            raise AssertionError("a choice that does not matter hides a result")
        option = fork.options[index]
        effect = option.names[0] if spot.place is not None else ""
        path.append(_Pick(index, point, effect))
        spot = option.next
    return tuple(path)


def replay(
    question: Question, found: Graph, path: tuple[_Pick, ...]
) -> tuple[Recorder, Board]:
    """Play along *path* once more and write down each step."""
    log = Recorder()
    state = start(question)
    picks = deque(path)
    while True:
        step = advance(found.rules, state, log)
        if step is None:
            return log, state.board
        if not isinstance(step, Fork):
            state = step
            continue
        fork = preferred(step, question.preferences)
        if len(fork.options) == 1:
            option = fork.options[0]
        else:
            pick = picks.popleft() if picks else _Pick(0, None)
            # Places of a numeric loop where only one effect is left are no forks.
            while pick.effect and picks and not _offers(fork, pick.effect):
                pick = picks.popleft()
            option = _picked(fork, pick)
            if pick.shown is not None:
                log.tell(
                    Step(
                        Said(
                            "Choice of {chooser}: {option}.",
                            (("chooser", fork.chooser), ("option", str(option.label))),
                        ),
                        fork.rules,
                    )
                )
        log.tell(*option.steps)
        state = option.next


def _picks(state: State) -> str:
    task = state.agenda[0]
    return task.open[0].picked if isinstance(task, Batch) and task.open else ""


def _offers(fork: Fork[State], effect: str) -> bool:
    return any(_picks(one.next) == effect for one in fork.options)


def _picked(fork: Fork[State], pick: _Pick) -> Option[State]:
    if pick.effect:
        for option in fork.options:
            if _picks(option.next) == pick.effect:
                return option
    return fork.options[min(pick.index, len(fork.options) - 1)]


def _outcomes(
    question: Question, found: Graph, taken: tuple[int, ...]
) -> tuple[Outcome, ...]:
    outcomes: list[Outcome] = []
    open_ = _reach(found, _walk(found, taken)[0])
    for end in range(len(found.ends)):
        if not open_ >> end & 1:
            continue
        path = _path(found, end, taken)
        log, board = replay(question, found, path)
        choices = tuple((one.shown, one.index) for one in path if one.shown is not None)
        outcomes.append(Outcome(board, tuple(log.steps), tuple(log.damage), choices))
    return tuple(outcomes)


def _choices(
    outcomes: tuple[Outcome, ...], taken: tuple[int, ...], most: int = 60
) -> tuple[ChoicePoint, ...]:
    found: dict[ChoicePoint, None] = {}
    for outcome in outcomes:
        for point, _ in outcome.choices[len(taken) :]:
            found[point] = None
    return tuple(found)[:most]


def explore(
    question: Question,
    budget: int = BUDGET,
    rules: GameRules | None = None,
    taken: tuple[int, ...] = (),
) -> Ruling:
    """Every distinct result, one way to each, and the choices that matter.

    The budget counts positions; when it runs out the ruling is not ``complete``.
    *taken* are options already chosen, one for each choice that matters, in order;
    only what can still come of them is followed. Raises IndexError for an option or
    a choice that is not there.
    """
    game = rules or rules_for(question.game, question.edition)
    found = graph(question, game, budget)
    outcomes = _outcomes(question, found, taken)
    return Ruling(
        outcomes=outcomes,
        choices=_choices(outcomes, taken),
        answered=answer(question, outcomes),
        complete=found.complete,
        states=found.states,
    )


def resolve(question: Question, answers: tuple[int, ...] = ()) -> Settled | ChoicePoint:
    """Follow *answers*, one option index for each choice that matters, in order.

    Returns the next choice point where an answer is missing, else the settled board.
    Raises IndexError for an option that is not there.
    """
    found = graph(question, rules_for(question.game, question.edition))
    _, path, point = _walk(found, answers)
    if point is not None:
        return point
    log, board = replay(question, found, path)
    return Settled(board, tuple(log.steps), tuple(log.damage))
