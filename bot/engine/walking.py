"""Ways through the graph, decision by decision."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.gamerules import Topic
from bot.engine.graph import Graph, Node, chooser_of, inner_reach
from bot.engine.numeric import Place
from bot.engine.ordering import question_of
from bot.engine.outcome import ChoicePoint, Said


class Spot(NamedTuple):
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


@dataclass(frozen=True, slots=True)
class Crossing:
    """A choice on the way: for each option its label, where it leads and what can
    be reached from there.

    *effects* are the effects that are chosen from, nothing outside of numeric loops.
    """

    chooser: str
    question: Said
    rules: tuple[str, ...]
    labels: tuple[Said, ...]
    leads: tuple[Spot, ...]
    reaches: tuple[int, ...]
    matters: bool
    effects: tuple[str, ...] = ()


def spot_of(found: Graph, index: int) -> Spot:
    """Where one stands in the node *index*."""
    inner = found.nodes[index].inner
    return Spot(index, inner.start if inner is not None else None)


def crossing(found: Graph, spot: Spot) -> Crossing | None:
    """The choice at *spot*; None at an end."""
    known = found.crossings.get(spot)
    if known is None and not found.nodes[spot.node].is_end:
        inside = spot.place is not None
        known = _inside(found, spot) if inside else _between(found, spot)
        found.crossings[spot] = known
    return known


def _between(found: Graph, spot: Spot) -> Crossing:
    node = found.nodes[spot.node]
    assert node.fork is not None
    fork = node.fork
    # Options that were left alone lead nowhere.
    leads = tuple([spot_of(found, child) for child in node.children])
    return Crossing(
        fork.chooser,
        fork.question,
        fork.rules,
        tuple([one.label for one in fork.options[: len(leads)]]),
        leads,
        tuple([reach_of(found, one) for one in leads]),
        node.matters,
    )


def _inside(found: Graph, spot: Spot) -> Crossing:
    node = found.nodes[spot.node]
    inner, place = node.inner, spot.place
    assert inner is not None
    assert place is not None
    options = inner.options(place)
    following = [inner.next(place, index) for index in options]
    leads = tuple([_arrived(found, node, spot.node, one) for one in following])
    reaches = tuple([reach_of(found, one) for one in leads])
    return Crossing(
        chooser_of(node),
        question_of(inner.arena, inner.loop, place == inner.start),
        inner.arena.rules.cite(Topic.CHOOSE),
        tuple([inner.labels[index] for index in options]),
        leads,
        reaches,
        node.matters and len(set(reaches)) > 1,
        tuple([inner.effects[index].id for index in options]),
    )


def _arrived(found: Graph, node: Node, index: int, place: Place) -> Spot:
    """Where a place leads: on inside the loop, or out of it."""
    assert node.inner is not None
    if not node.inner.is_exit(place):
        return Spot(index, place)
    bits = node.inner.reach(place)
    return spot_of(found, node.children[bits.bit_length() - 1])


def reach_of(found: Graph, spot: Spot) -> int:
    """The ends that can still be reached from *spot*, a bit for each."""
    node = found.nodes[spot.node]
    if spot.place is None:
        return node.reach
    return inner_reach(found.nodes, node, spot.place)


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

    def take(self, here: Crossing, index: int, point: ChoicePoint | None) -> None:
        """Go on by the option *index*."""
        lead = here.leads[index]
        effect = here.effects[index] if here.effects else ""
        self.path.append(Pick(index, point, effect, self._stills(lead)))
        if point is not None:
            self.shown = (*self.shown, index)
        self.spot = lead

    def _stills(self, lead: Spot) -> bool:
        node = self.found.nodes[self.spot.node]
        left = lead.node != self.spot.node
        return node.still and left and lead.node != node.children[0]

    def to_choice(self) -> tuple[Crossing, ChoicePoint] | None:
        """Go on to the next choice that matters; None at an end."""
        while (here := crossing(self.found, self.spot)) is not None:
            if here.matters:
                point = ChoicePoint(
                    here.chooser, here.question, here.labels, here.rules, self.shown
                )
                return here, point
            # Options left alone when the budget was used up lead nowhere.
            alive = (index for index, reach in enumerate(here.reaches) if reach)
            self.take(here, next(alive, 0), None)
        return None

    def to_end(self, end: int) -> None:
        """Go on to *end* by options that leave as little open as possible."""
        wanted = 1 << end
        while (found := self.to_choice()) is not None:
            here, point = found
            index = min(
                (i for i, reach in enumerate(here.reaches) if reach & wanted),
                key=lambda i: here.reaches[i].bit_count(),
            )
            self.take(here, index, point)


def answered(found: Graph, answers: tuple[int, ...]) -> Walk | None:
    """The walk that *answers* lead to; None if one of them does not come up."""
    walk = Walk(found, spot_of(found, 0), [])
    for index in answers:
        here = walk.to_choice()
        if here is None or not 0 <= index < len(here[0].leads):
            return None
        walk.take(here[0], index, here[1])
        if not reach_of(found, walk.spot):
            return None  # Left alone when the budget was used up.
    return walk
