"""Ways through the graph, decision by decision."""

from dataclasses import dataclass

from bot.engine.choosing import Fork, Option
from bot.engine.graph import Graph, Node, inner_fork, inner_reach
from bot.engine.numeric import Place
from bot.engine.outcome import (
    ChoicePoint,
)


@dataclass(frozen=True, slots=True)
class Spot:
    """A node, or a place inside the numeric loop of one."""

    node: int
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Pick:
    """One decision: by the option's index, and whether it is shown."""

    index: int
    shown: ChoicePoint | None
    # For a numeric loop the effect that is applied, to find it again on replay.
    effect: str = ""
    # The other parts of the batch stand still from here (they were explored apart).
    still: bool = False


def spot_of(found: Graph, index: int) -> Spot:
    inner = found.nodes[index].inner
    return Spot(index, inner.start if inner is not None else None)


def fork_at(found: Graph, spot: Spot) -> Fork[Spot] | None:
    """The choice at *spot* with what each option leads to; None at an end."""
    node = found.nodes[spot.node]
    if node.is_end:
        return None
    if spot.place is None:
        assert node.fork is not None
        options = node.fork.options
        leads = [spot_of(found, child) for child in node.children]
        fork: Fork[Spot] = Fork(
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


def _arrived(found: Graph, node: Node, index: int, place: Place) -> Spot:
    """Where a place leads: on inside the loop, or out of it."""
    assert node.inner is not None
    if node.inner.options(place):
        return Spot(index, place)
    bits = node.inner.reach[place]
    return spot_of(found, node.children[bits.bit_length() - 1])


def reach_of(found: Graph, spot: Spot) -> int:
    node = found.nodes[spot.node]
    if spot.place is None:
        return node.reach
    return inner_reach(found.nodes, node, spot.place)


def _matters(found: Graph, spot: Spot, fork: Fork[Spot]) -> bool:
    node = found.nodes[spot.node]
    if spot.place is None or not node.matters:
        return node.matters
    if len(fork.options) < 2:
        return False
    reaches = {reach_of(found, one.next) for one in fork.options}
    return len(reaches) > 1


@dataclass(slots=True)
class Walk:
    """A way through the graph, decision by decision."""

    found: Graph
    spot: Spot
    path: list[Pick]
    shown: tuple[int, ...] = ()

    def branch(self) -> "Walk":
        """Another walk that goes on from here."""
        return Walk(self.found, self.spot, list(self.path), self.shown)

    def take(self, fork: Fork[Spot], index: int, point: ChoicePoint | None) -> None:
        """Go on by the option *index*."""
        option = fork.options[index]
        effect = option.names[0] if self.spot.place is not None else ""
        self.path.append(Pick(index, point, effect, self._stills(option.next)))
        if point is not None:
            self.shown = (*self.shown, index)
        self.spot = option.next

    def _stills(self, lead: Spot) -> bool:
        node = self.found.nodes[self.spot.node]
        left = lead.node != self.spot.node
        return node.still and left and lead.node != node.children[0]

    def to_choice(self) -> tuple[Fork[Spot], ChoicePoint] | None:
        """Go on to the next choice that matters; None at an end."""
        while (fork := fork_at(self.found, self.spot)) is not None:
            if _matters(self.found, self.spot, fork):
                labels = tuple(one.label for one in fork.options)
                point = ChoicePoint(
                    fork.chooser, fork.question, labels, fork.rules, self.shown
                )
                return fork, point
            # Options left alone when the budget was used up lead nowhere.
            alive = (
                i for i, o in enumerate(fork.options) if reach_of(self.found, o.next)
            )
            self.take(fork, next(alive, 0), None)
        return None

    def to_end(self, end: int) -> None:
        """Go on to *end* by options that leave as little open as possible."""
        wanted = 1 << end
        while (here := self.to_choice()) is not None:
            fork, point = here
            reaches = [reach_of(self.found, one.next) for one in fork.options]
            index = min(
                (i for i, reach in enumerate(reaches) if reach & wanted),
                key=lambda i: reaches[i].bit_count(),
            )
            self.take(fork, index, point)


def answered(found: Graph, answers: tuple[int, ...]) -> Walk | None:
    """The walk that *answers* lead to; None if one of them does not come up."""
    walk = Walk(found, spot_of(found, 0), [])
    for index in answers:
        here = walk.to_choice()
        if here is None or not 0 <= index < len(here[0].options):
            return None
        walk.take(here[0], index, here[1])
        if not reach_of(found, walk.spot):
            return None  # Left alone when the budget was used up.
    return walk
