"""The positions where somebody chooses, and what can be reached from each.

Equal positions are one node. A loop that only changes an amount is one node too: its
inner places are walked when somebody asks for them.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from bot.engine.arena import arena
from bot.engine.board import Board, Player
from bot.engine.choosing import MOST_WAYS, Each, Fork
from bot.engine.components import Loop
from bot.engine.finals import final_board
from bot.engine.gamerules import Doubt, GameRules, Topic
from bot.engine.history import asked_damage
from bot.engine.indistinct import indistinct
from bot.engine.numeric import NumericLoop, Place, numeric
from bot.engine.playing import advance
from bot.engine.preferring import preferred
from bot.engine.question import Question
from bot.engine.room import Room
from bot.engine.tasks import Batch, Check, Happen, Run, State, Task, cost_of, settled

# Steps without any choice after which it is taken to go on for ever, and choices that
# are gone through one way, once there is no more room, to come to an end at all.
_ENDLESS, _STRAIGHT_ON = 4_000, 500


@dataclass(slots=True)
class Node:
    """A position where somebody must choose (*fork* or *inner*), or an end.

    *reach* has a bit for each distinct end that can still be reached.
    """

    state: State
    fork: Fork[State] | None = None
    inner: NumericLoop | None = None
    children: list[int] = field(default_factory=list)
    reach: int = 0
    choosers: frozenset[str] = frozenset()
    matters: bool = True
    # Explored apart: after any but the first exit the other parts stand still.
    still: bool = False
    # Inside a numeric loop: which ends a set of exits leads to.
    ends_of: dict[int, int] = field(default_factory=dict)

    @property
    def is_end(self) -> bool:
        """True if nothing is left to do."""
        return self.fork is None and self.inner is None


@dataclass(slots=True)
class Graph:
    """Node 0 is the first; *ends* are final boards in the order they were found."""

    rules: GameRules
    begun: State
    nodes: list[Node]
    ends: list[Board]
    complete: bool
    states: int
    numerics: "Numerics"
    # What the rules leave open and this question has met.
    met: frozenset[Doubt] = frozenset()
    # Ends found by varying one part of a batch while the others stand still.
    apart: bool = False
    # Who had a choice at all, and by which rules, even where every result is the same.
    asked: dict[str, tuple[str, ...]] = field(default_factory=dict)
    # Whatever is chosen, it goes on for ever.
    endless: bool = False
    # Choices that were looked at, by where they come up.
    crossings: dict[Hashable, Any] = field(default_factory=dict)
    # How far ways were played again, by the decisions up to there.
    resumes: dict[Hashable, Any] = field(default_factory=dict)

    def inner(self, state: State) -> NumericLoop | None:
        """The numeric form of the loop that *state* stands in, if it has one."""
        return self.numerics.of(state)


class Numerics:
    """Numeric forms of loops, each worked out once."""

    def __init__(self, rules: GameRules, wishes: bool) -> None:
        self._rules = rules
        # With choices made in advance every fork must be seen on its own.
        self._off = wishes
        self._known: dict[tuple[Board, Loop], NumericLoop | None] = {}
        # What it took to work them out, in positions.
        self.work = 0

    def of(self, state: State) -> NumericLoop | None:
        """The numeric form of the loop *state* stands in; None if there is none."""
        task = state.agenda[0] if state.agenda else None
        if self._off or not isinstance(task, Batch):
            return None
        key = (state.board, task.open[0])
        if key not in self._known:
            here = arena(self._rules, state.board)
            # Its places tell amounts apart, not what was prevented on the way.
            found = None if here.counts_prevented else numeric(here, task.open[0])
            self._known[key] = found
            if found is not None:
                self.work += found.work // 50
        return self._known[key]


def start(question: Question) -> State:
    """The position before anything has happened."""
    script: tuple[Task, ...] = tuple(Happen(one) for one in question.script)
    board = question.board.changed(
        dealt=asked_damage(question), indistinct=indistinct(question)
    )
    return State(board, (Check(), *script))


class _Builder:
    def __init__(
        self, question: Question, rules: GameRules, budget: int, apart: bool
    ) -> None:
        self.rules, self.budget = rules, budget
        self.preferences = question.preferences
        self.nodes: list[Node] = []
        self.ends: list[Board] = []
        self.end_of: dict[Board, int] = {}
        self.known: dict[State, int] = {}
        self.waiting: list[int] = []
        # Where a loop goes round once more: looked at while there is no end at all.
        self.later: list[int] = []
        self.states = 0
        self.complete = True
        self.numerics = Numerics(rules, bool(question.preferences))
        self.met: set[Doubt] = set()
        self.apart = apart
        self.was_apart = False
        # What nobody could leave, and what was left alone before an end of it was seen.
        self.endless = False
        self.open = False
        self.asked: dict[str, tuple[str, ...]] = {}

    def run(self, state: State) -> tuple[State, Fork[State] | NumericLoop | None]:
        """Play on until somebody must choose, nothing is left to do, or it never is."""
        halfway: tuple[Player, ...] = ()
        for done in range(_ENDLESS):
            if done == _ENDLESS // 2:
                halfway = state.board.players
            before = self.numerics.work
            inner = self.numerics.of(state)
            self.states += cost_of(state) + self.numerics.work - before
            if inner is not None:
                if _ordered(inner):
                    self.asked.setdefault(_orders(inner), self.rules.cite(Topic.CHOOSE))
                if len(inner.exits) > 1:
                    return state, inner
                state = left_loop(state, inner, 0)
                continue
            found = advance(self.rules, state, None)
            if self.rules.open:
                self.met |= arena(self.rules, state.board).met
            if found is None:
                return state, None
            if isinstance(found, Fork):
                fork = preferred(found, self.preferences)
                if len(fork.options) >= MOST_WAYS:
                    self.complete = False
                if len(fork.options) > 1:
                    self.asked.setdefault(fork.chooser, fork.rules)
                    return state, fork
                state = fork.options[0].next
            else:
                state = found
        # Nobody can choose and it goes on. With nobody any nearer to an end it is a
        # loop of mandatory actions (104.4b).
        if _goes_round(state) and halfway == state.board.players:
            self.endless = True
        else:
            self.open = True
        self.complete = False
        return state, None

    def enter(self, state: State) -> int:
        """The node that *state* leads to, made if it is new."""
        state, found = self.run(state)
        seen = self.known.get(state)
        if seen is not None:
            return seen
        index = len(self.nodes)
        node = Node(state)
        self.nodes.append(node)
        self.known[state] = index
        if found is None:
            if state.agenda:
                return index
            final = final_board(state.board)
            if final not in self.end_of:
                self.end_of[final] = len(self.ends)
                self.ends.append(state.board)
            node.reach = 1 << self.end_of[final]
            return index
        if isinstance(found, Fork):
            node.fork = found
        else:
            node.inner = found
            self.complete &= not found.cut
        if _goes_round(state):
            self.later.insert(0, index)
        else:
            self.waiting.append(index)
        return index

    def follow(self, index: int) -> None:
        """Enter the children of a node; where the budget ends, not all of them."""
        node = self.nodes[index]
        following: Sequence[State]
        if node.fork is not None:
            following = Each(node.fork.options, attrgetter("next"))
        else:
            assert node.inner is not None
            following = [
                left_loop(node.state, node.inner, place)
                for place in range(len(node.inner.exits))
            ]
            if self.apart and self._many(following[0]):
                self.was_apart = node.still = True
                following = [following[0], *map(self._still, following[1:])]
        self.states += len(following)
        for one in following:
            if self.states > self.budget and node.children:
                self.complete = False
                break
            node.children.append(self.enter(one))
        left_alone = len(following) - len(node.children)
        if node.inner is not None and left_alone:
            # Each exit has a child: these have one from which nothing is reached.
            node.children += [len(self.nodes)] * left_alone
            self.nodes.append(Node(node.state))

    def _many(self, state: State) -> bool:
        """True if the parts of this batch together would give very many results."""
        product = 1
        while (inner := self.numerics.of(state)) is not None:
            product *= len(inner.exits)
            state = left_loop(state, inner, 0)
        return product > 1

    def _still(self, state: State) -> State:
        """The other parts of the batch settled in their first way."""
        while (inner := self.numerics.of(state)) is not None:
            state = left_loop(state, inner, 0)
        return state


# A trigger that has gone on the stack so often, or a rider that is due so often, and
# once for each object there is besides, sets itself off again.
_ROUNDS = 16


def _goes_round(state: State) -> bool:
    """Whether a loop has been gone through often enough to be taken for one."""
    most = _ROUNDS + len(state.board.objects)
    said = state.board.said
    # They are sorted: the same words stand together.
    if len(said) > most and any(
        one == said[place + most] for place, one in enumerate(said[:-most])
    ):
        return True
    if len(state.agenda) <= most:
        return False
    due = Counter(it.label for it in state.agenda if isinstance(it, Run))
    return any(times > most for times in due.values())


def left_loop(state: State, inner: NumericLoop, place: int) -> State:
    """The position after *inner* has settled in its exit *place*."""
    task = state.agenda[0]
    assert isinstance(task, Batch)
    return state.then(state.board, settled(task, inner.exits[place]))


def graph(
    question: Question, rules: GameRules, room: Room, apart: bool = False
) -> Graph:
    """Follow every answer, as far as there is *room*.

    *apart*: vary one part of a batch at a time while the others stand still, so that
    the cost of independent recipients is the sum and not the product.
    """
    builder = _Builder(question, rules, room.left, apart)
    builder.enter(begun := start(question))
    beyond = 0
    while builder.waiting or (builder.later and not builder.ends):
        if not builder.waiting:
            builder.waiting.append(builder.later.pop())
        if builder.states > room.left:
            # Out of room: what is waiting is left alone, and the ruling says so.
            beyond += 1
            if builder.ends or beyond > _STRAIGHT_ON:
                break
        builder.follow(builder.waiting.pop())
    left_alone = bool(builder.waiting or builder.later)
    builder.complete &= not left_alone
    room.take(builder.states)
    _spread(builder.nodes)
    return Graph(
        rules,
        begun,
        builder.nodes,
        builder.ends,
        builder.complete,
        builder.states,
        builder.numerics,
        frozenset(builder.met),
        builder.was_apart,
        builder.asked,
        builder.endless and not (builder.ends or builder.open or left_alone),
    )


def _spread(nodes: list[Node]) -> None:
    """What can be reached, bottom up; which choices matter."""
    order: list[int] = []
    seen = [False] * len(nodes)
    stack: list[tuple[int, bool]] = [(0, False)]
    while stack:
        index, done = stack.pop()
        if done:
            order.append(index)
        elif not seen[index]:
            seen[index] = True
            stack.append((index, True))
            stack.extend((one, False) for one in nodes[index].children if not seen[one])
    for index in order:
        node = nodes[index]
        if node.is_end:
            continue
        children = [nodes[child] for child in node.children]
        for child in children:
            node.reach |= child.reach
        below = frozenset[str]().union(*(one.choosers for one in children))
        same = all(one.reach == node.reach for one in children)
        single = node.reach.bit_count() == 1
        # Equal reach settles it only while nobody else chooses later on: otherwise
        # the choice may decide who gets to choose.
        node.matters = not (single or (same and len(below) <= 1))
        if single:
            node.choosers = frozenset()
        elif node.matters:
            node.choosers = below | {chooser_of(node)}
        else:
            node.choosers = below


def chooser_of(node: Node) -> str:
    """Who chooses at *node*."""
    if node.fork is not None:
        return node.fork.chooser
    assert node.inner is not None
    return _orders(node.inner)


def _orders(inner: NumericLoop) -> str:
    return inner.arena.chooser(inner.loop.pending[0].event)


def _ordered(inner: NumericLoop) -> bool:
    """True if several effects apply at first: somebody orders them (616.1)."""
    amount = inner.start >> len(inner.effects)
    return sum(one.plain or inner.applies(one, amount) for one in inner.change) > 1


# --- Walking a numeric loop --------------------------------------------------


def inner_reach(nodes: list[Node], node: Node, place: Place) -> int:
    """Ends that can be reached from a place inside the loop of *node*."""
    assert node.inner is not None
    bits = node.inner.reach(place)
    known = node.ends_of.get(bits)
    if known is None:
        known = 0
        for index, child in enumerate(node.children):
            if bits >> index & 1:
                known |= nodes[child].reach
        node.ends_of[bits] = known
    return known
