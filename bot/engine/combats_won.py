"""What triggers as a combat of Riftbound is over: won, conquered, ended (461/466).

A player wins who alone has units left there, and conquers as the one who attacked. By
then the units are healed and "this combat" is over.
"""

import re
from collections.abc import Iterable

from bot.engine.board import Board, Obj
from bot.engine.conditions import Flag
from bot.engine.effects import OtherWatch, Trigger
from bot.engine.gamerules import GameRules
from bot.engine.going_home import recall_decides_nothing
from bot.engine.in_force import holds_for
from bot.engine.inside import walk
from bot.engine.noticing import notice_due
from bot.engine.recalling import AT_BASE
from bot.engine.seeing import scope_of
from bot.engine.values import Zone
from bot.replacing import replace

_CONQUERS = re.compile(
    r"(?P<who>this|you) (?:holds? or )?conquers?(?: or holds?)?"
    r"(?: a battlefield)?(?: after an attack)?"
)
_WINS = re.compile(r"(?P<who>this|you) wins? (?:a|the) combat")
_ENDS = re.compile(r"a combat (?:that )?(?:this was|(?P<who>you) were) in ends")
_EXCESS = re.compile(r"you assigned (\d+) or more excess damage(?: to enemy units)?")
# On the attackers: so much more was assigned than was lethal for all defenders.
_OVER = "excess damage "


def waits_for_a_combat(text: str) -> bool:
    """Whether *text* is an event that the end of a combat can be."""
    return any(one.fullmatch(text) for one in (_CONQUERS, _WINS, _ENDS))


def conquers(text: str) -> bool:
    """Whether *text* is the event of conquering."""
    return _CONQUERS.fullmatch(text) is not None


def is_of_excess(condition: str) -> bool:
    """Whether *condition* hangs on damage assigned beyond what is lethal."""
    return _EXCESS.fullmatch(condition) is not None


def with_excess(board: Board, attackers: Iterable[Obj], over: int) -> Board:
    """*board* with *over* noted on *attackers*, if it is any."""
    for obj in attackers if over > 0 else ():
        board = board.with_object(replace(obj, flags=obj.flags | {f"{_OVER}{over}"}))
    return board


def notice_end(rules: GameRules, board: Board, fought: Board) -> Board:
    """*board* after a combat, with what triggers on its end waiting.

    *fought* is the board on which units still attacked and defended.
    """
    if not rules.heals_after_combat:
        return board
    sides = {obj.id: obj for obj in fought.objects if obj.attacking or obj.blocking}
    left = [it for it in sides.values() if _there(board, it.id)]
    attack = [it for it in left if it.attacking]
    winner = ""
    undecided = recall_decides_nothing(
        rules, board, (it.id for it in sides.values() if it.attacking)
    )
    if left and not undecided and (not attack or len(attack) == len(left)):
        winner = left[0].controller
    board = _with_facts(_clean(board), max(map(_over, sides.values()), default=0))
    due = [
        one
        for one in board.triggers
        if isinstance(one.watch, OtherWatch)
        and _happens(one, one.watch.text, sides, left, winner, bool(attack))
        and holds_for(one, board, scope_of(board, one))
    ]
    return notice_due(board, due) if due else board


def _happens(
    one: Trigger,
    text: str,
    fought: dict[str, Obj],
    left: list[Obj],
    winner: str,
    attacked: bool,
) -> bool:
    if ended := _ENDS.fullmatch(text):
        theirs = any(it.controller == one.controller for it in fought.values())
        return theirs if ended["who"] else one.host in fought
    found = _WINS.fullmatch(text) or (attacked and _CONQUERS.fullmatch(text)) or None
    if found is None or not winner:
        return False
    if found["who"] == "you":
        return one.controller == winner
    return any(it.id == one.host for it in left)


def _with_facts(board: Board, over: int) -> Board:
    """*board* where what asks for so much excess damage knows that there was."""
    for one in board.triggers if over else ():
        enough = frozenset(
            flag.name
            for flag in walk(one.when)
            if isinstance(flag, Flag)
            and (told := _EXCESS.fullmatch(flag.name))
            and over >= int(told[1])
        )
        host = board.obj(one.host)
        if enough and host is not None:
            board = board.with_object(replace(host, flags=host.flags | enough))
    return board


def _there(board: Board, name: str) -> bool:
    it = board.obj(name)
    return it is not None and it.zone is Zone.BATTLEFIELD and AT_BASE not in it.flags


def _over(obj: Obj) -> int:
    found = (it.removeprefix(_OVER) for it in obj.flags if it.startswith(_OVER))
    return max(map(int, found), default=0)


def _clean(board: Board) -> Board:
    return board.changed(
        objects=tuple(
            replace(it, flags=_without(it.flags)) if _over(it) else it
            for it in board.objects
        )
    )


def _without(flags: frozenset[str]) -> frozenset[str]:
    return frozenset(it for it in flags if not it.startswith(_OVER))
