"""What each chooser can reach at best and at worst, and make sure of."""

from collections.abc import Callable

from bot.engine.board import Board
from bot.engine.graph import Graph, chooser_of
from bot.engine.outcome import Said


def reach(found: Graph, ends: tuple[int, ...]) -> tuple[Said, ...]:
    """A sentence for each player with a life total whose end life can differ.

    With several choosers also what a player can make sure of, whatever the others
    choose.
    """
    choosers = found.nodes[0].choosers if found.nodes else frozenset()
    sentences: list[Said] = []
    for player in (one.id for one in found.ends[0].players) if found.ends else ():
        lives = [_life(found.ends[end], player) for end in ends]
        if player not in choosers or not lives or min(lives) == max(lives):
            continue
        args = (("player", player), ("low", min(lives)), ("high", max(lives)))
        sentences.append(Said("{player}: {high} life at best, {low} at worst.", args))
        if len(choosers) > 1 and found.complete:
            sure = _sure(found, player)
            sentences.append(
                Said(
                    "{player}: {sure} life for sure, whatever the others choose.",
                    (("player", player), ("sure", sure)),
                )
            )
    return tuple(sentences)


def _life(board: Board, name: str) -> int:
    player = board.player(name)
    return player.life if player is not None and player.life is not None else 0


def _sure(found: Graph, player: str) -> int:
    """The life *player* can force: best for it at its choices, worst at the others'."""
    known: dict[int, int] = {}
    stack = [0]
    while stack:
        index = stack[-1]
        node = found.nodes[index]
        if index in known:
            stack.pop()
        elif node.is_end:
            known[index] = _life(found.ends[node.reach.bit_length() - 1], player)
        elif missing := [child for child in node.children if child not in known]:
            stack.extend(missing)
        else:
            pick: Callable[..., int] = max if chooser_of(node) == player else min
            known[index] = pick(known[child] for child in node.children)
    return known[0]
