"""Commanders: the command zone instead or afterwards, and their damage (903.9–10)."""

from dataclasses import replace

from bot.engine.board import Board, Obj, Player
from bot.engine.choosing import Fork, Option
from bot.engine.effects import Effect, MoveTo
from bot.engine.events import DamageEvent, ZoneChange
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Said
from bot.engine.tasks import Propose, State
from bot.engine.values import Filter, Named, OwnerOf, Zone
from bot.engine.watches import ZoneWatch

# On an object that was put into a graveyard or exile since the last state check.
JUST_GONE = "may return to the command zone"
# So much combat damage by one commander is lost to (903.10a).
ENOUGH = 21
# It was in the graveyard before it went to the command zone.
DIED = "died"


def is_commander(obj: Obj) -> bool:
    """Whether it is somebody's commander: a designation that stays (903.3)."""
    return "commander" in obj.kinds


def struck(board: Board, event: DamageEvent) -> Board:
    """*board* with combat damage by a commander counted for the player (903.10a)."""
    source, player = board.obj(event.source), board.player(event.recipient)
    if source is None or player is None or not event.combat:
        return board
    if not is_commander(source):
        return board
    counted = dict(player.commander_damage)
    counted[source.id] = counted.get(source.id, 0) + event.amount
    dealt = tuple(sorted(counted.items()))
    return board.with_player(replace(player, commander_damage=dealt))


def fatal_to(board: Board, player: Player) -> str:
    """The name of the commander that has dealt *player* enough, "" if none has."""
    for name, amount in player.commander_damage:
        if amount >= ENOUGH:
            return board.name_of(name)
    return ""


def commander_damage(player: Player | None, by: str) -> int:
    """How much the commander *by* has dealt to *player*; the most by one for ""."""
    counted = player.commander_damage if player is not None else ()
    return max((amount for name, amount in counted if by in {"", name}), default=0)


def instead(obj: Obj) -> tuple[Effect, ...]:
    """What its owner may do as it would go to a hand or a library (903.9b)."""
    return tuple(
        Effect(
            ZoneWatch(Filter(ids=frozenset({obj.id})), None, to),
            MoveTo(Zone.COMMAND),
            id=f"commander:{obj.id}:{to}",
            label="commander rule",
            controller=obj.owner,
            host=obj.id,
            optional=OwnerOf(Named(obj.id)),
        )
        for to in (Zone.HAND, Zone.LIBRARY)
    )


def gone(obj: Obj, origin: Zone) -> Obj:
    """*obj*, come from *origin*; noted if its owner may take it back (903.9a)."""
    if not is_commander(obj) or obj.zone not in (Zone.GRAVEYARD, Zone.EXILE):
        return obj
    died = origin is Zone.BATTLEFIELD and obj.zone is Zone.GRAVEYARD
    marks = {JUST_GONE, DIED} if died else {JUST_GONE}
    return replace(obj, flags=obj.flags | marks)


def going_back(rules: GameRules, state: State, board: Board) -> Fork[State] | None:
    """The state-based action of the first commander that is just gone (903.9a)."""
    obj = next((one for one in board.objects if JUST_GONE in one.flags), None)
    if obj is None:
        return None
    board = board.with_object(replace(obj, flags=obj.flags - {JUST_GONE}))
    back = ZoneChange(obj.id, obj.zone, Zone.COMMAND)
    named = (("object", obj.name),)
    return Fork(
        obj.owner,
        Said("Put {object} into the command zone?", named),
        rules.cite(Topic.COMMANDER_BACK),
        (
            Option(
                Said("put {object} into the command zone", named),
                State(board, (Propose((back,)), *state.agenda)),
                names=("yes", obj.name),
            ),
            Option(
                Said("leave {object} where it is", named),
                State(board, state.agenda),
                names=("no", obj.name),
            ),
        ),
    )
