"""May it be equipped, cast, activated? Yes or no, why, and the rule."""

import re

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.characteristics import has, kinds_of
from bot.engine.effects import Ban, Restriction
from bot.engine.instructions import Ability, AddCounters
from bot.engine.legality import Legal, can_target, no, yes
from bot.engine.seeing import find_ban
from bot.engine.values import Zone

_ANOTHER = re.compile(
    r"\bsacrifice another (creature|artifact|enchantment|land)\b", re.IGNORECASE
)

_ADDS_MANA = re.compile(r"\badd\b", re.IGNORECASE)


def can_equip(
    board: Board, who: str, equipment: Obj, creature: Obj, *, during: bool = False
) -> Legal:
    """Whether *who* can attach *equipment* to *creature* with equip now (702.6).

    *during*: in the middle of a combat, or while something is on the stack.
    """
    names = {"equipment": equipment.name, "creature": creature.name}
    if not equipment.is_("equipment"):
        return no("{equipment} is no Equipment.", "702.6a", **names)
    if creature.controller != who:
        return no("Equip targets a creature you control.", "702.6a", **names)
    if board.active != who or during:
        return no(
            "Equip can be activated only when you could cast a sorcery.",
            "702.6a",
            **names,
        )
    targeted = can_target(board, who, creature.id, equipment)
    if not targeted.allowed:
        return targeted
    return yes(
        "{creature} is a creature you control and it is your turn.", "702.6a", **names
    )


def can_cast(
    board: Board, who: str, spell: Obj, game: Game, *, during: bool = False
) -> Legal:
    """Whether *who* can cast *spell* at this moment, by its timing alone.

    *during*: in the middle of a combat, or while something is on the stack.
    """
    name = {"spell": spell.name}
    ban = find_ban(board, Ban.CAST, who)
    if ban is not None:
        return no("{effect}: spells can't be cast.", "601.3", effect=ban.label)
    if game is not Game.MTG:
        return yes("Nothing named here keeps {spell} from being played.", **name)
    if spell.is_("instant"):
        return yes("{spell} is an instant.", "304.1", **name)
    if has(board, spell, "flash"):
        return yes("{spell} has flash.", "702.8a", **name)
    if during:
        return no(
            "{spell} has no flash and is no instant; that is no main phase with an "
            "empty stack.",
            "307.1",
            **name,
        )
    if board.active == who:
        return yes(
            "It is your turn: in a main phase with an empty stack.", "307.1", **name
        )
    return no(
        "{spell} has no flash and is no instant; it is not your turn.", "307.1", **name
    )


def can_use(board: Board, who: str, obj: Obj, *, during: bool) -> Legal:
    """Whether *who* can activate an ability of *obj* now, by its timing alone.

    *during*: in the middle of a combat, or while something is on the stack.
    """
    name = {"it": obj.name}
    if obj.controller != who:
        return no("Only its controller can activate {it}.", "602.2", **name)
    told = [_can_use(board, obj, one, during=during) for one in obj.abilities.activated]
    return next((it for it in told if it.allowed), told[0])


def use_ban(board: Board, obj: Obj, ability: Ability) -> Restriction | None:
    """What keeps *ability* of *obj* from being activated (602.5), None if nothing.

    Counters that can't be put on it as its cost are one such thing (118.3, 601.2h).
    """
    bans = [Ban.USE, *[Ban.USE_TAPPING] * ability.taps]
    if not _ADDS_MANA.search(ability.text):
        bans.append(Ban.USE_NO_MANA)
    found = [find_ban(board, one, obj.id) for one in bans]
    found += [
        find_ban(board, Ban.COUNTERS, obj.id, kind=one.kind)
        for one in ability.pays
        if isinstance(one, AddCounters)
    ]
    return next((one for one in found if one is not None), None)


def _can_use(board: Board, obj: Obj, ability: Ability, *, during: bool) -> Legal:
    name = {"it": obj.name}
    ban = use_ban(board, obj, ability)
    if ban is not None and ban.ban is Ban.COUNTERS:
        return no(
            "{effect}: the cost of {it} can't be paid.",
            "118.3",
            "602.2b",
            effect=ban.label,
            **name,
        )
    if ban is not None:
        return no(
            "{effect}: abilities of {it} can't be activated.",
            "602.5",
            effect=ban.label,
            **name,
        )
    slow = ability.speed == "sorcery" or ability.loyalty is not None
    if slow and (during or board.active != obj.controller):
        return no(
            "{it} can be used only when a sorcery could be cast.", "307.1", **name
        )
    if ability.taps and obj.tapped:
        return no("{it} is tapped.", "602.2b", **name)
    asked = _ANOTHER.search(ability.cost)
    if asked is not None and not any(
        asked[1].lower() in kinds_of(board, one)
        for one in board.objects
        if one.id != obj.id
        and one.controller == obj.controller
        and one.zone is Zone.BATTLEFIELD
    ):
        return no("{it} has nothing else to sacrifice for it.", "602.2b", **name)
    sick = obj.sick and "creature" in kinds_of(board, obj)
    if ability.taps and sick and not has(board, obj, "haste"):
        return no(
            "{it} came under its controller's control only this turn.", "302.6", **name
        )
    if ability.taps and sick:
        return yes("{it} has haste.", "702.10c", **name)
    return yes("Nothing keeps {it} from being used.", "602.2", **name)
