"""Every legal choice followed, equal positions merged, choices that cannot matter
left out.

The cost grows with the number of different positions, not with the number of orders.
"""

from collections import deque
from dataclasses import dataclass, field, replace

from bot.engine.asking import answer
from bot.engine.board import Board, Obj
from bot.engine.gamerules import GameRules
from bot.engine.games import rules_for
from bot.engine.outcome import ChoicePoint, Outcome, Ruling, Said, Settled, Step
from bot.engine.playing import advance
from bot.engine.question import Preference, Question
from bot.engine.resolution import Fork, Option
from bot.engine.tasks import Check, Happen, Recorder, State, Task
from bot.engine.values import Zone

BUDGET = 200_000


@dataclass(slots=True)
class _Node:
    """A position where somebody must choose, or (no fork) an end."""

    fork: Fork[State] | None
    board: Board
    children: list[int] = field(default_factory=list)
    reach: int = 0  # a bit for each distinct outcome that can still be reached
    choosers: frozenset[str] = frozenset()
    matters: bool = True


@dataclass(slots=True)
class Graph:
    """All positions where somebody chooses, and the distinct ends.

    Node 0 is the first; *ends* are boards in the order they were found.
    """

    nodes: list[_Node]
    ends: list[Board]
    complete: bool
    states: int


def start(question: Question) -> State:
    """The position before anything has happened."""
    script: tuple[Task, ...] = tuple(Happen(one) for one in question.script)
    return State(question.board, (Check(), *script))


def _run(rules: GameRules, state: State) -> tuple[State, Fork[State] | None, int]:
    """Play on until somebody must choose or nothing is left to do."""
    steps = 0
    while True:
        steps += 1
        found = advance(rules, state, None)
        if found is None:
            return state, None, steps
        if isinstance(found, Fork):
            if len(found.options) > 1:
                return state, found, steps
            state = found.options[0].next
        else:
            state = found


def _preferred(fork: Fork[State], preferences: tuple[Preference, ...]) -> Fork[State]:
    """*fork* with only the options that choices made in advance leave."""
    options = fork.options
    for wish in preferences:
        if wish.who and wish.who != fork.chooser:
            continue
        wanted = tuple(one for one in options if _fits(one, wish))
        if wanted:
            options = wanted
    return replace(fork, options=options) if options != fork.options else fork


def _fits(option: Option[State], wish: Preference) -> bool:
    label = str(option.label).lower()
    if wish.division:
        return all(
            (f"{points} from {name}".lower() in label)
            or (f"{points} to {name}".lower() in label)
            or (points == 0 and name.lower() not in label)
            for name, points in wish.division
        )
    first = wish.first.lower()
    return first == label or any(first == name.lower() for name in option.names)


def graph(question: Question, budget: int = BUDGET) -> Graph:
    """Follow every answer; stop after about *budget* positions."""
    rules = rules_for(question.game, question.edition)
    nodes: list[_Node] = []
    ends: list[Board] = []
    end_of: dict[Board, int] = {}
    known: dict[State, int] = {}
    complete = True
    states = 0

    def enter(state: State) -> int:
        """The node that *state* leads to, made if it is new."""
        nonlocal states
        state, fork, steps = _run(rules, state)
        states += steps
        while fork is not None:
            fork = _preferred(fork, question.preferences)
            if len(fork.options) > 1:
                break
            state, fork, steps = _run(rules, fork.options[0].next)
            states += steps
        seen = known.get(state)
        if seen is not None:
            return seen
        index = len(nodes)
        nodes.append(_Node(fork, state.board))
        known[state] = index
        if fork is None:
            final = _final(state.board)
            if final not in end_of:
                end_of[final] = len(ends)
                ends.append(state.board)
            nodes[index].reach = 1 << end_of[final]
        else:
            waiting.append(index)
        return index

    waiting: list[int] = []
    enter(start(question))
    while waiting:
        index = waiting.pop()
        node = nodes[index]
        assert node.fork is not None
        options = node.fork.options
        if states > budget and ends:
            # Out of budget: follow only one way from here, and say so.
            complete = False
            options = options[:1]
        node.children = [enter(one.next) for one in options]
    _spread_reach(nodes)
    return Graph(nodes, ends, complete, states)


def _spread_reach(nodes: list[_Node]) -> None:
    """What can be reached, bottom up; which choices matter."""
    order: list[int] = []
    seen = [False] * len(nodes)
    stack: list[tuple[int, bool]] = [(0, False)]
    while stack:
        index, done = stack.pop()
        if done:
            order.append(index)
            continue
        if seen[index]:
            continue
        seen[index] = True
        stack.append((index, True))
        stack.extend(
            (child, False) for child in nodes[index].children if not seen[child]
        )
    for index in order:
        node = nodes[index]
        if node.fork is None:
            continue
        children = [nodes[child] for child in node.children]
        for child in children:
            node.reach |= child.reach
        below: frozenset[str] = frozenset().union(*(one.choosers for one in children))
        same = all(one.reach == node.reach for one in children)
        # Equal reach settles it only while nobody else chooses later on: otherwise
        # the choice may decide who gets to choose.
        node.matters = not (same and (node.reach.bit_count() == 1 or len(below) <= 1))
        if node.reach.bit_count() == 1:
            node.choosers = frozenset()
        elif node.matters:
            node.choosers = below | {node.fork.chooser}
        else:
            node.choosers = below


def _final(board: Board) -> Board:
    """What counts as the result: ids, serials and combat roles do not."""
    objects = tuple(
        _settled(obj) for obj in board.objects if obj.zone is not Zone.NOWHERE
    )
    return board.changed(
        objects=objects,
        waiting=(),
        serial=0,
        restrictions=(),
        modifiers=(),
        triggers=(),
    )


def _settled(obj: Obj) -> Obj:
    return replace(
        obj,
        attacking="",
        blocking=frozenset(),
        blocked=False,
        damaged_by=frozenset(),
        deathtouched=False,
        damage=obj.damage if obj.zone is Zone.BATTLEFIELD else 0,
    )


# --- Answers ---------------------------------------------------------------


def _paths(found: Graph) -> list[tuple[tuple[int, int], ...]]:
    """For each end one way to it with few choices: pairs (node, option)."""
    best: list[tuple[tuple[int, int], ...] | None] = [None] * len(found.ends)
    left = len(found.ends)
    seen = {0}
    queue: deque[tuple[int, tuple[tuple[int, int], ...]]] = deque([(0, ())])
    while queue and left:
        index, path = queue.popleft()
        node = found.nodes[index]
        if node.fork is None:
            end = node.reach.bit_length() - 1
            if best[end] is None:
                best[end] = path
                left -= 1
            continue
        for option, child in enumerate(node.children):
            if not node.matters and option:
                break
            if child not in seen:
                seen.add(child)
                queue.append((child, (*path, (index, option))))
    return [path if path is not None else () for path in best]


def _point(node: _Node, path: tuple[int, ...]) -> ChoicePoint:
    assert node.fork is not None
    return ChoicePoint(
        node.fork.chooser,
        node.fork.question,
        tuple(one.label for one in node.fork.options),
        node.fork.rules,
        path,
    )


def _visible(
    found: Graph, path: tuple[tuple[int, int], ...]
) -> tuple[tuple[ChoicePoint, int], ...]:
    """The choices on *path* that matter, as a face shows them."""
    chosen: list[tuple[ChoicePoint, int]] = []
    so_far: tuple[int, ...] = ()
    for index, option in path:
        node = found.nodes[index]
        if node.matters:
            chosen.append((_point(node, so_far), option))
            so_far = (*so_far, option)
    return tuple(chosen)


def replay(
    question: Question, found: Graph, path: tuple[tuple[int, int], ...]
) -> tuple[Recorder, Board]:
    """Play along *path* once more and write down each step."""
    rules = rules_for(question.game, question.edition)
    log = Recorder()
    state = start(question)
    choices = list(path)
    while True:
        step = advance(rules, state, log)
        if step is None:
            return log, state.board
        if not isinstance(step, Fork):
            state = step
            continue
        fork = _preferred(step, question.preferences)
        if len(fork.options) == 1:
            option = fork.options[0]
        else:
            index, picked = choices.pop(0) if choices else (0, 0)
            option = fork.options[picked]
            if found.nodes[index].matters:
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


def _outcomes(question: Question, found: Graph) -> tuple[Outcome, ...]:
    outcomes: list[Outcome] = []
    for path in _paths(found):
        log, board = replay(question, found, path)
        outcomes.append(
            Outcome(board, tuple(log.steps), tuple(log.damage), _visible(found, path))
        )
    return tuple(outcomes)


def _choices(outcomes: tuple[Outcome, ...], most: int = 60) -> tuple[ChoicePoint, ...]:
    found: dict[ChoicePoint, None] = {}
    for outcome in outcomes:
        for point, _ in outcome.choices:
            found[point] = None
    return tuple(found)[:most]


def explore(question: Question, budget: int = BUDGET) -> Ruling:
    """Every distinct result, one way to each, and the choices that matter.

    The budget counts positions; when it runs out the ruling is not ``complete``.
    """
    found = graph(question, budget)
    outcomes = _outcomes(question, found)
    return Ruling(
        outcomes=outcomes,
        choices=_choices(outcomes),
        answered=answer(question, outcomes),
        complete=found.complete,
        states=found.states,
    )


def resolve(question: Question, answers: tuple[int, ...] = ()) -> Settled | ChoicePoint:
    """Follow *answers*, one option index for each choice that matters, in order.

    Returns the next choice point where an answer is missing, else the settled board.
    Raises IndexError for an option that is not there.
    """
    found = graph(question)
    index = 0
    path: list[tuple[int, int]] = []
    taken: tuple[int, ...] = ()
    left = list(answers)
    while (node := found.nodes[index]).fork is not None:
        option = 0
        if node.matters:
            if not left:
                return _point(node, taken)
            option = left.pop(0)
            if not 0 <= option < len(node.children):
                raise IndexError(option)
            taken = (*taken, option)
        path.append((index, option))
        index = node.children[option]
    log, board = replay(question, found, tuple(path))
    return Settled(board, tuple(log.steps), tuple(log.damage))
