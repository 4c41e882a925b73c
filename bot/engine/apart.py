"""Parts of a batch that were explored one at a time, and whether that was right."""

from bot.engine.board import Board
from bot.engine.graph import Graph, Node


def _parts(found: Graph) -> list[Node]:
    """The numeric loops of the batch that was explored apart, in order."""
    parts: list[Node] = []
    index = 0
    while not (node := found.nodes[index]).is_end:
        if node.inner is not None:
            parts.append(node)
        index = node.children[0]
    return parts


def product_of_parts(found: Graph) -> int:
    """How many results there would be with all parts combined."""
    product = 1
    for node in _parts(found):
        product *= len(node.children)
    return product


def independent(found: Graph) -> bool:
    """True if no player, object or effect changes with more than one part."""
    known: set[str] = set()
    first = found.ends[found.nodes[_first_end(found, 0)].reach.bit_length() - 1]
    for node in _parts(found):
        changed: set[str] = set()
        for child in node.children[1:]:
            end = found.nodes[_first_end(found, child)].reach.bit_length() - 1
            changed |= _differences(first, found.ends[end])
        if changed & known:
            return False
        known |= changed
    return True


def _first_end(found: Graph, index: int) -> int:
    while not (node := found.nodes[index]).is_end:
        index = node.children[0]
    return index


def _differences(one: Board, other: Board) -> set[str]:
    """Ids of what is not the same on both boards."""
    before: dict[str, object] = {}
    after: dict[str, object] = {}
    for found, board in ((before, one), (after, other)):
        for group in (board.players, board.objects, board.effects, board.modifiers):
            found.update((part.id, part) for part in group)
        found["said"] = board.said, board.done
    keys = before.keys() | after.keys()
    return {key for key in keys if before.get(key) != after.get(key)}
