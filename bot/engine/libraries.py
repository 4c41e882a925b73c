"""Who has tried to draw from an empty library (704.5b)."""

from dataclasses import replace

from bot.engine.board import Board, Obj, Player
from bot.engine.effects import Ban
from bot.engine.events import Event, LoseGame, ZoneChange
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Said, Step
from bot.engine.seeing import find_ban
from bot.engine.values import Zone


def drawn_from_the_top(board: Board, player: Player) -> Board:
    """*board* where the top card of *player* is in their hand (121.1)."""
    named = board.obj(player.top[0]) if player.top else None
    if named is not None:
        board = board.with_object(replace(named, zone=Zone.HAND))
    return board.with_player(
        replace(
            player,
            library=_fewer(player.library, 1),
            top=player.top[1:],
            hand=None if player.hand is None else player.hand + 1,
            drawn=player.drawn + 1,
            drew=player.drew + 1,
        )
    )


def from_the_top(
    board: Board, player: Player, cards: int, to: Zone
) -> tuple[Board, tuple[Event, ...]]:
    """*board* with so many cards put into *to*, and the moves of those that are known.

    Each of those may go elsewhere instead (701.17a, 614.1a).
    """
    known = [
        ZoneChange(name, Zone.LIBRARY, to)
        for name in player.top[:cards]
        if (obj := board.obj(name)) is not None and obj.zone is Zone.LIBRARY
    ]
    mills = to is Zone.GRAVEYARD
    fewer = replace(
        player,
        milled=player.milled + cards * mills,
        exiled=player.exiled + cards * (not mills),
        library=_fewer(player.library, cards),
        top=player.top[cards:],
    )
    return board.with_player(fewer), tuple(known)


def mixed(board: Board, gone: Obj) -> Board:
    """*board* where what lay on top of a library is not known there any more.

    Nothing says where in it the card is that has gone there, or it was shuffled.
    """
    owner = board.player(gone.owner) if gone.zone is Zone.LIBRARY else None
    if owner is None or not owner.top:
        return board
    return board.with_player(replace(owner, top=()))


def _fewer(library: int | None, cards: int) -> int | None:
    return None if library is None else library - cards


def overdrawn(
    rules: GameRules, board: Board, events: list[Event], steps: list[Step]
) -> Board:
    """*board* where that is settled; whoever loses by it is added to *events*."""
    for player in board.players:
        if not player.overdrawn:
            continue
        board = board.with_player(replace(player, overdrawn=False))
        if player.lost or find_ban(board, Ban.LOSE_GAME, player.id):
            continue
        # For two reasons at once it is lost once (704.7).
        if not any(
            isinstance(it, LoseGame) and it.player == player.id for it in events
        ):
            events.append(LoseGame(player.id, "drew from an empty library"))
        said = Said("{it} has drawn from an empty library.", (("it", player.id),))
        steps.append(Step(said, rules.cite(Topic.EMPTY_DRAW)))
    return board
