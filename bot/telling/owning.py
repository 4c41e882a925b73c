"""Things of one name on both sides, called by whose they are."""

from collections import Counter
from collections.abc import Mapping

from bot.engine.alike import of_their_side
from bot.engine.board import Board
from bot.engine.values import PlayerId, Zone
from bot.telling.words import ME, Words


def by_owner(board: Board, words: Words) -> Mapping[str, str]:
    """What is called alike on both sides, by owner: "your 2/2", "Bob's Hill Giant".

    By name as it is on *board*; not what shares its name with something of another.
    """
    there = [obj for obj in board.objects if obj.zone is not Zone.NOWHERE]
    things = of_their_side([(obj.name, obj.controller) for obj in there])
    names = Counter(obj.name for obj in there)
    # Whoever asks calls it "my champion"; who answers does not.
    champions = {"my champion": words("your champion")} | {
        obj.name: _of(obj.controller, words.label("champion"), words)
        for obj in there
        if obj.name == f"{obj.controller}'s champion"
    }
    return champions | {
        obj.name: _of(obj.controller, words.label(thing), words)
        for obj, thing in zip(there, things, strict=True)
        if thing and names[obj.name] == 1
    }


def _of(player: PlayerId, thing: str, words: Words) -> str:
    if player == ME:
        return words("your {thing}", thing=thing)
    if player == "opponent":
        return words("your opponent's {thing}", thing=thing)
    return words("{who}'s {thing}", who=player, thing=thing)
