"""The legend rule: of several of one name a player keeps one (704.5j)."""

from bot.engine.board import COPIED, Board, Obj, shared_name
from bot.engine.characteristics import kinds_of
from bot.engine.choosing import Fork, Option
from bot.engine.effects import Ban
from bot.engine.events import ZoneChange
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Said
from bot.engine.seeing import find_ban
from bot.engine.tasks import Propose, State
from bot.engine.values import Zone


def legend_rule(
    rules: GameRules, state: State, board: Board
) -> Fork[State] | State | None:
    """What a player does with legendary permanents of one name, None if nobody has.

    The same copies under one name are kept alike: then nothing is asked.
    """
    same = _several(rules, board)
    if not same:
        return None
    options: list[Option[State]] = []
    known_as = _known_as(same)
    for kept in same:
        gone = tuple(
            ZoneChange(one.id, Zone.BATTLEFIELD, Zone.GRAVEYARD)
            for one in same
            if one is not kept
        )
        named = (("object", _told(kept)),)
        options.append(
            Option(
                Said("keep {object}", named),
                State(board, (Propose(gone), *state.agenda)),
                names=(known_as, kept.id),
            )
        )
    asked = Said("Which {object} is kept?", (("object", known_as),))
    return Fork(
        same[0].controller, asked, rules.cite(Topic.LEGEND_RULE), tuple(options)
    )


def _several(rules: GameRules, board: Board) -> list[Obj]:
    if not rules.cites.get(Topic.LEGEND_RULE):
        return []
    found: dict[tuple[str, str], list[Obj]] = {}
    for obj in board.objects:
        if obj.zone is not Zone.BATTLEFIELD or not obj.name:
            continue
        if "legendary" not in kinds_of(board, obj):
            continue
        if find_ban(board, Ban.LEGEND, obj.id) is None:
            found.setdefault((obj.controller, shared_name(obj)), []).append(obj)
    return next((same for same in found.values() if len(same) > 1), [])


def _known_as(same: list[Obj]) -> str:
    """What those of one name are called: as the one that is no copy of another."""
    own = [one for one in same if not any(it.startswith(COPIED) for it in one.notes)]
    return (own or same)[0].name


def _told(obj: Obj) -> str:
    """Which of those of one name it is: the token, what only copies it."""
    if obj.token:
        return f"{obj.name} (token)"
    if obj.id != obj.name:
        return obj.id
    return obj.name
