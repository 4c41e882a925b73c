"""Every legal choice followed, equal positions merged, choices that cannot matter
left out.

The cost grows with the number of different positions, not with the number of orders.
"""

from collections import deque
from dataclasses import dataclass, replace

from bot.engine.asking import answer
from bot.engine.board import Board
from bot.engine.choosing import Fork, Option
from bot.engine.gamerules import Doubt, GameRules
from bot.engine.games import rules_for
from bot.engine.graph import (
    BUDGET,
    Graph,
    Node,
    final_board,
    graph,
    independent,
    inner_fork,
    inner_reach,
    preferred,
    product_of_parts,
    start,
)
from bot.engine.numeric import NumericLoop, Place
from bot.engine.outcome import (
    ChoicePoint,
    Outcome,
    ReadingResult,
    Ruling,
    Said,
    Settled,
    Step,
)
from bot.engine.playing import advance
from bot.engine.question import Question
from bot.engine.reaching import reach
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
    # The other parts of the batch stand still from here (they were explored apart).
    still: bool = False


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


@dataclass(slots=True)
class _Walk:
    """A way through the graph, decision by decision."""

    found: Graph
    spot: _Spot
    path: list[_Pick]
    shown: tuple[int, ...] = ()

    def branch(self) -> "_Walk":
        """Another walk that goes on from here."""
        return _Walk(self.found, self.spot, list(self.path), self.shown)

    def take(self, fork: Fork[_Spot], index: int, point: ChoicePoint | None) -> None:
        """Go on by the option *index*."""
        option = fork.options[index]
        effect = option.names[0] if self.spot.place is not None else ""
        self.path.append(_Pick(index, point, effect, self._stills(option.next)))
        if point is not None:
            self.shown = (*self.shown, index)
        self.spot = option.next

    def _stills(self, lead: _Spot) -> bool:
        node = self.found.nodes[self.spot.node]
        left = lead.node != self.spot.node
        return node.still and left and lead.node != node.children[0]

    def to_choice(self) -> tuple[Fork[_Spot], ChoicePoint] | None:
        """Go on to the next choice that matters; None at an end."""
        while (fork := _fork(self.found, self.spot)) is not None:
            if _matters(self.found, self.spot, fork):
                labels = tuple(one.label for one in fork.options)
                point = ChoicePoint(
                    fork.chooser, fork.question, labels, fork.rules, self.shown
                )
                return fork, point
            self.take(fork, 0, None)
        return None

    def to_end(self, end: int) -> None:
        """Go on to *end* by options that leave as little open as possible."""
        wanted = 1 << end
        while (here := self.to_choice()) is not None:
            fork, point = here
            reaches = [_reach(self.found, one.next) for one in fork.options]
            index = min(
                (i for i, reach in enumerate(reaches) if reach & wanted),
                key=lambda i: reaches[i].bit_count(),
            )
            self.take(fork, index, point)


def _answered(found: Graph, answers: tuple[int, ...]) -> _Walk | None:
    """The walk that *answers* lead to; None if one of them does not come up."""
    walk = _Walk(found, _spot(found, 0), [])
    for index in answers:
        here = walk.to_choice()
        if here is None or not 0 <= index < len(here[0].options):
            return None
        walk.take(here[0], index, here[1])
    return walk


def replay(
    question: Question, found: Graph, path: tuple[_Pick, ...]
) -> tuple[Recorder, Board]:
    """Play along *path* once more and write down each step."""
    log = Recorder()
    state = start(question)
    picks = deque(path)
    still = False
    for _ in range(10_000):
        inner = found.inner(state)
        if inner is not None:
            state, stills = _replay_inner(found, inner, state, picks, log, still)
            still = still or stills
            continue
        still = still and isinstance(state.agenda[0] if state.agenda else None, Batch)
        step = advance(found.rules, state, log)
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


def _tell_choice(log: Recorder, pick: _Pick, label: Said) -> None:
    if pick.shown is not None:
        said = Said(
            "Choice of {chooser}: {option}.",
            (("chooser", pick.shown.chooser), ("option", str(label))),
        )
        log.tell(Step(said, pick.shown.rules))


def _replay_inner(
    found: Graph,
    inner: NumericLoop,
    state: State,
    picks: deque[_Pick],
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
            index = next(i for i in options if inner.reach[inner.next(place, i)] & 1)
        elif len(inner.exits) > 1:
            pick = picks.popleft()
            index = next(i for i in options if inner.effects[i].id == pick.effect)
            _tell_choice(log, pick, Said(inner.effects[index].label))
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
    settled = (*task.settled, task.open[0])
    return state.then(state.board, Batch(task.open[1:], settled)), stills


def _outcomes(question: Question, walk: _Walk) -> tuple[Outcome, ...]:
    found = walk.found
    outcomes: list[Outcome] = []
    for end in _ends(found, walk)[:MOST_TOLD]:
        one = walk.branch()
        one.to_end(end)
        log, board = replay(question, found, tuple(one.path))
        choices = tuple(
            (pick.shown, pick.index) for pick in one.path if pick.shown is not None
        )
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


# More results than this are found part by part where the parts are independent.
MANY = 100
# So many results are told one by one.
MOST_TOLD = 400


def explore(
    question: Question,
    budget: int = BUDGET,
    answers: tuple[int, ...] = (),
    rules: GameRules | None = None,
) -> Ruling:
    """Every distinct result, one way to each, and the choices that matter.

    *answers* are choices already made: one option index for each choice that matters,
    in order; with one that does not come up there are no outcomes. The budget counts
    positions; when it runs out the ruling is not ``complete``.
    """
    game = rules or rules_for(question.game, question.edition)
    found = _explored(question, game, budget, answers)
    ruling = _ruled(question, found, answers)
    if not found.met:
        return ruling
    return _with_readings(question, ruling, found, budget, answers)


def _explored(
    question: Question, rules: GameRules, budget: int, answers: tuple[int, ...]
) -> Graph:
    if answers:
        return graph(question, rules, budget)
    found = graph(question, rules, budget, apart=True)
    if not found.apart:
        return found
    small = product_of_parts(found) <= MANY
    if small or not independent(found):
        return graph(question, rules, budget)
    return found


def _ruled(question: Question, found: Graph, answers: tuple[int, ...]) -> Ruling:
    walk = _answered(found, answers)
    outcomes = _outcomes(question, walk) if walk is not None else ()
    notes: tuple[Step, ...] = ()
    if found.apart:
        said = Said("The parts do not affect each other: any of the results of one can"
                    " come with any of the results of another.")  # fmt: skip
        notes = (Step(said),)
    ends = tuple(range(len(found.ends))) if walk is None else _ends(found, walk)
    return Ruling(
        outcomes=outcomes,
        choices=_choices(outcomes, answers),
        answered=answer(question, outcomes),
        complete=found.complete and len(ends) <= MOST_TOLD,
        notes=notes,
        reach=reach(found, ends),
        states=found.states,
    )


def _ends(found: Graph, walk: _Walk) -> tuple[int, ...]:
    bits = _reach(found, walk.spot)
    return tuple(end for end in range(len(found.ends)) if bits >> end & 1)


_READINGS: dict[Doubt, tuple[str, str]] = {
    Doubt.SHARED_NUMBER: (
        "The number is a total for all units together.",
        "The number counts for each unit.",
    ),
    Doubt.MEETING_ORDER: (
        "The controller of the damaged unit orders simultaneous sources.",
        "The turn player orders simultaneous sources.",
    ),
    Doubt.OWNER: (
        "The controller of the unit orders the effects.",
        "The owner of the unit orders the effects.",
    ),
}


def _with_readings(
    question: Question,
    ruling: Ruling,
    found: Graph,
    budget: int,
    answers: tuple[int, ...],
) -> Ruling:
    """The ruling with each reading of what the rules leave open, where it matters."""
    readings: list[ReadingResult] = []
    for doubt in sorted(found.met):
        other = replace(found.rules, readings={**found.rules.readings, doubt: 1})
        second = _ruled(question, graph(question, other, budget), answers)
        if _same(ruling, second):
            continue
        for name, one in zip(_READINGS[doubt], (ruling, second), strict=True):
            readings.append(ReadingResult(Said(name), one.outcomes))
    if not readings:
        return ruling
    return replace(ruling, certain=False, readings=tuple(readings))


def _same(one: Ruling, other: Ruling) -> bool:
    def results(ruling: Ruling) -> set[tuple[Board, tuple[str, ...]]]:
        return {
            (final_board(o.board), tuple(point.chooser for point, _ in o.choices))
            for o in ruling.outcomes
        }

    return results(one) == results(other)


def resolve(question: Question, answers: tuple[int, ...] = ()) -> Settled | ChoicePoint:
    """Follow *answers*, one option index for each choice that matters, in order.

    Returns the next choice point where an answer is missing, else the settled board.
    Raises IndexError for an option that is not there.
    """
    found = graph(question, rules_for(question.game, question.edition))
    walk = _answered(found, answers)
    if walk is None:
        raise IndexError(answers)
    here = walk.to_choice()
    if here is not None:
        return here[1]
    log, board = replay(question, found, tuple(walk.path))
    return Settled(board, tuple(log.steps), tuple(log.damage))
