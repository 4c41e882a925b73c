"""Things of one name on both sides, called by whose they are."""

import re
from collections import defaultdict
from collections.abc import Mapping

from bot.engine.board import Board
from bot.engine.values import PlayerId, Zone
from bot.telling.labels import NTH
from bot.telling.words import ME, Words

# "The second 2/2", "your 2/2", "Hill Giant 2": one more of what is there already.
_MORE = re.compile(rf"(?:the (?:{'|'.join(NTH)})|your) (.+)|(.+) [2-9]")


def by_owner(board: Board, words: Words) -> Mapping[str, str]:
    """What is called alike on both sides, by owner: "your 2/2", "Bob's Hill Giant".

    By name as it is on *board*.
    """
    alike: defaultdict[str, list[tuple[str, PlayerId]]] = defaultdict(list)
    for obj in board.objects:
        if obj.zone is not Zone.NOWHERE:
            alike[_one_of(obj.name)].append((obj.name, obj.controller))
    called = {}
    for one, some in alike.items():
        owners = [controller for _, controller in some]
        if len({*owners}) == 1 or "" in owners:
            continue
        for at, (name, who) in enumerate(some):
            before = owners[:at].count(who)
            thing = words.label(f"{NTH[before - 1]} {one}" if before else one)
            called[name] = _of(who, thing, words)
    return called


def _one_of(name: str) -> str:
    more = _MORE.fullmatch(name)
    return (more[1] or more[2]) if more else name.removeprefix("the ")


def _of(player: PlayerId, thing: str, words: Words) -> str:
    if player == ME:
        return words("your {thing}", thing=thing)
    if player == "opponent":
        return words("your opponent's {thing}", thing=thing)
    return words("{who}'s {thing}", who=player, thing=thing)
