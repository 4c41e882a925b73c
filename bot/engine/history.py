"""What has happened this turn, for conditions that ask for it ("a creature died")."""

from bot.engine.board import Board
from bot.engine.events import DamageEvent, Event, LifeGain, LifeLoss, ZoneChange
from bot.engine.values import Zone

# Such flags on a board are facts of this turn, not of the result.
SO_FAR = "so far: "
A_CREATURE_DIED = f"{SO_FAR}a creature died"
HURT, LOST, GAINED = "dealt damage", "lost life", "gained life"
# What conditions say, of whom ("" nobody in particular), and what is kept of it.
_FACTS = {
    "an opponent was dealt damage this turn": ("opponent", HURT),
    "an opponent lost life this turn": ("opponent", LOST),
    "you gained life this turn": ("you", GAINED),
    "you've gained life this turn": ("you", GAINED),
    "a creature died this turn": ("", A_CREATURE_DIED),
}


def so_far(player: str, what: str) -> str:
    """The flag of a fact about a player: "so far: Bob gained life"."""
    return f"{SO_FAR}{player} {what}"


def remember(board: Board, event: Event) -> Board:
    """*board*, on which *event* is about to happen, with what is kept of it."""
    match event:
        case DamageEvent(recipient=who) if board.player(who) is not None:
            mark = so_far(who, HURT)
        case LifeLoss(player=who):
            mark = so_far(who, LOST)
        case LifeGain(player=who):
            mark = so_far(who, GAINED)
        case ZoneChange(origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD):
            obj = board.obj(event.object)
            if obj is None or obj.zone is not event.origin or not obj.is_("creature"):
                return board
            mark = A_CREATURE_DIED
        case _:
            return board
    return board if mark in board.flags else board.changed(flags=board.flags | {mark})


def happened(board: Board, you: str, fact: str) -> bool:
    """Whether what the condition *fact* of *you* asks for has happened this turn."""
    who, what = _FACTS.get(fact, ("", ""))
    if not what:
        return False
    if not who:
        return what in board.flags
    players = (you,) if who == "you" else board.opponents(you)
    return any(so_far(one, what) in board.flags for one in players)
