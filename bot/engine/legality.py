"""May it block, attack, be targeted, be equipped? Yes or no, why, and the rule."""

from dataclasses import dataclass

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.characteristics import (
    colors_of,
    has,
    keywords_of,
    kinds_of,
    player_keywords,
    power_of,
)
from bot.engine.effects import Ban
from bot.engine.games.mtg import quality
from bot.engine.matching import matches
from bot.engine.outcome import Args, Said
from bot.engine.question import AskKind
from bot.engine.scope import Scope
from bot.engine.seeing import find_ban
from bot.engine.values import AS_NO_DEFENDER, ONE_BLOCKER, Zone


@dataclass(frozen=True, slots=True)
class Legal:
    """Whether it is allowed, why, and the rules that say so."""

    allowed: bool
    why: Said
    rules: tuple[str, ...]


def _no(template: str, *rules: str, **args: str | int) -> Legal:
    return Legal(False, Said(template, tuple(args.items())), rules)


def _yes(template: str, *rules: str, **args: str | int) -> Legal:
    pairs: Args = tuple(args.items())
    return Legal(True, Said(template, pairs), rules)


# --- Still there ------------------------------------------------------------

_ON_THE_BATTLEFIELD = {
    AskKind.CAN_BLOCK: "509.1a",
    AskKind.CAN_ATTACK: "508.1a",
    AskKind.CAN_TARGET: "115.2",
    AskKind.CAN_EQUIP: "702.6a",
    AskKind.MUST_ATTACK: "508.1a",
}


def is_there(obj: Obj, start: Board, kind: AskKind) -> Legal | None:
    """No, where *obj* has left the battlefield since *start*; None if it has not."""
    began = start.obj(obj.id)
    if began is None or began.zone is obj.zone or obj.zone is Zone.BATTLEFIELD:
        return None
    if began.zone is not Zone.BATTLEFIELD and obj.zone is Zone.STACK:
        return None
    if obj.zone is Zone.GRAVEYARD and obj.is_("spell"):
        return None  # the source of what is asked about has only been cast before
    rule = _ON_THE_BATTLEFIELD.get(kind, "115.2")
    return _no("{it} is not on the battlefield any more.", rule, it=obj.name)


# --- Blocking --------------------------------------------------------------

_EVASION = (
    (
        "flying",
        ("flying", "reach"),
        ("702.9b",),
        "{attacker} has flying, {blocker} not.",
    ),
    (
        "horsemanship",
        ("horsemanship",),
        ("702.31b",),
        "{attacker} has horsemanship, {blocker} not.",
    ),
    ("shadow", ("shadow",), ("702.28b",), "{attacker} has shadow, {blocker} does not."),
)


def can_block(board: Board, blocker: Obj, attacker: Obj, alone: bool = True) -> Legal:
    """Whether *blocker* can block *attacker* (509.1). *alone*: no other blocker."""
    names = {"blocker": blocker.name, "attacker": attacker.name}
    if "creature" not in kinds_of(board, blocker):
        return _no("{blocker} is no creature.", "509.1a", **names)
    if blocker.tapped:
        return _no("{blocker} is tapped.", "509.1a", **names)
    ban = find_ban(board, Ban.BLOCK, blocker.id)
    if ban is not None:
        return _no("{effect}: it can't block.", "509.1b", effect=ban.label)
    ban = find_ban(board, Ban.BE_BLOCKED, attacker.id, blocker.id)
    if ban is not None:
        return _no(
            "{effect}: {attacker} can't be blocked by it.",
            "509.1b",
            effect=ban.label,
            **names,
        )
    for keyword, answers, rules, words in _EVASION:
        if has(board, attacker, keyword) and not any(
            has(board, blocker, one) for one in answers
        ):
            return _no(words, *rules, **names)
    if has(board, blocker, "shadow") and not has(board, attacker, "shadow"):
        return _no("{blocker} has shadow, {attacker} does not.", "702.28b", **names)
    if has(board, attacker, "fear") and not (
        "artifact" in kinds_of(board, blocker) or "black" in colors_of(board, blocker)
    ):
        return _no("{attacker} has fear.", "702.36b", **names)
    if has(board, attacker, "intimidate") and not (
        "artifact" in kinds_of(board, blocker)
        or colors_of(board, blocker) & colors_of(board, attacker)
    ):
        return _no("{attacker} has intimidate.", "702.13b", **names)
    if has(board, attacker, "skulk") and power_of(board, blocker) > power_of(
        board, attacker
    ):
        return _no("{attacker} has skulk.", "702.118b", **names)
    walked = _walks_through(board, attacker, blocker.controller)
    if walked:
        both = has(board, blocker, walked)
        return _no(
            "{attacker} has {keyword} and its defender such a land.",
            "702.14c",
            *("702.14d",) * both,
            keyword=walked,
            **names,
        )
    if _protected(board, attacker, blocker):
        return _no("{attacker} has protection from {blocker}.", "702.16f", **names)
    if has(board, attacker, ONE_BLOCKER) and not alone:
        return _no(
            "{attacker} can't be blocked by more than one creature.", "509.1b", **names
        )
    if has(board, attacker, "menace") and alone:
        return _no(
            "{attacker} has menace: two or more creatures must block it.",
            "702.111b",
            **names,
        )
    if has(board, attacker, "flying"):
        keyword = "reach" if has(board, blocker, "reach") else "flying"
        cited = ("702.9b", "702.17b") if keyword == "reach" else ("702.9b",)
        return _yes("{blocker} has {keyword}.", *cited, keyword=keyword, **names)
    if has(board, blocker, "defender"):
        return _yes("Defender only keeps it from attacking.", "702.3b", **names)
    return _yes("Nothing keeps {blocker} from blocking {attacker}.", "509.1a", **names)


def can_block_several(blocker: Obj) -> Legal:
    """Whether *blocker* can block two attackers, where no text lets it (509.1a)."""
    return _no("{blocker} can block only one attacker.", "509.1a", blocker=blocker.name)


def _walks_through(board: Board, attacker: Obj, defender: str) -> str:
    """The landwalk ability that *defender*'s lands let *attacker* use, "" if none."""
    for keyword in sorted(keywords_of(board, attacker)):
        if not keyword.endswith("walk"):
            continue
        *more, land = keyword.removesuffix("walk").split()
        wanted = {*more, land}
        barred = {one.removeprefix("non") for one in wanted if one.startswith("non")}
        wanted = {one for one in wanted if not one.startswith("non")} | {"land"}
        for obj in board.objects:
            kinds = kinds_of(board, obj)
            if (
                obj.controller == defender
                and obj.zone is Zone.BATTLEFIELD
                and wanted <= kinds
                and not barred & kinds
            ):
                return keyword
    return ""


def _protected(board: Board, obj: Obj, source: Obj) -> bool:
    return any(
        matches(
            Scope(board, obj.controller),
            quality(one.removeprefix("protection from ")),
            source.id,
        )
        for one in keywords_of(board, obj)
        if one.startswith("protection from ")
    )


# --- Attacking -------------------------------------------------------------


def can_attack(board: Board, obj: Obj, game: Game) -> Legal:
    """Whether *obj* can attack now (508.1)."""
    name = {"attacker": obj.name}
    if game is Game.GRAND_ARCHIVE:
        if obj.tapped:
            return _no("{attacker} is rested.", "Declaring an Attack 1", **name)
        return _yes("{attacker} is awake.", "Declaring an Attack 1", **name)
    if game is Game.RIFTBOUND:
        if obj.tapped:
            return _no("{attacker} is exhausted.", **name)
        return _yes("{attacker} is ready.", **name)
    if "creature" not in kinds_of(board, obj):
        return _no("{attacker} is no creature.", "508.1a", **name)
    if obj.tapped:
        return _no("{attacker} is tapped.", "508.1a", **name)
    if has(board, obj, "defender") and not has(board, obj, AS_NO_DEFENDER):
        return _no("{attacker} has defender.", "702.3b", **name)
    ban = find_ban(board, Ban.ATTACK, obj.id)
    if ban is not None:
        return _no("{effect}: it can't attack.", "508.1c", effect=ban.label)
    if obj.sick and not has(board, obj, "haste"):
        return _no("{attacker} came under control only this turn.", "302.6", **name)
    if obj.sick:
        return _yes("{attacker} has haste.", "702.10b", **name)
    if has(board, obj, "vigilance"):
        return _yes(
            "{attacker} has vigilance: attacking doesn't tap it.", "702.20b", **name
        )
    if has(board, obj, "defender"):
        return _yes(
            "{attacker} can attack as though it had no defender.", "508.1c", **name
        )
    return _yes("Nothing keeps {attacker} from attacking.", "508.1a", **name)


def paid_for(legal: Legal, obj: Obj, cost: str) -> Legal:
    """*legal* where attacking has a cost: "paid", "unpaid", "" for none (508.1h)."""
    if cost == "unpaid":
        return _no(
            "{attacker} can't attack unless what is asked for is paid.",
            "508.1h",
            attacker=obj.name,
        )
    if cost == "paid":
        return _yes(
            "{attacker} can attack if what is asked for is paid.",
            "508.1h",
            attacker=obj.name,
        )
    return legal


def must_attack(board: Board, obj: Obj, game: Game, required: str) -> Legal:
    """Whether *obj* has to attack.

    *required*: "yes" where something says that it does if able, "paid" where it
    does and attacking costs something, "" else.
    """
    name = {"attacker": obj.name}
    if not required:
        return _no("Nothing says that {attacker} has to attack.", "508.1a", **name)
    may = can_attack(board, obj, game)
    if not may.allowed:
        return Legal(False, may.why, (*may.rules, "508.1d"))
    if required == "paid":
        return _no("Nobody has to pay for {attacker} to attack.", "508.1d", **name)
    return _yes(
        "{attacker} attacks if able, and nothing keeps it from attacking.",
        "508.1d",
        **name,
    )


# --- Targeting -------------------------------------------------------------


def can_target(board: Board, who: str, target: str, source: Obj | None = None) -> Legal:
    """Whether *who* (with *source*, if named) can target *target* (115, 702.11)."""
    obj = board.obj(target)
    player = board.player(target)
    if obj is not None:
        keywords, owner, name = keywords_of(board, obj), obj.controller, obj.name
    elif player is not None:
        keywords = player_keywords(board, player)
        owner = name = player.id
    else:
        return _no("There is nothing to target.", "115.1")
    if "shroud" in keywords:
        return _no("{target} has shroud: nobody can target it.", "702.18b", target=name)
    if "hexproof" in keywords and owner != who:
        rule = "702.11b" if obj is not None else "702.11c"
        return _no("{target} has hexproof.", rule, target=name)
    for keyword in keywords:
        if keyword.startswith("hexproof from ") and owner != who and source is not None:
            what = keyword.removeprefix("hexproof from ")
            if matches(Scope(board, owner), quality(what), source.id):
                return _no(
                    "{target} has {keyword}.", "702.11d", target=name, keyword=keyword
                )
        if keyword.startswith("protection from ") and source is not None:
            what = keyword.removeprefix("protection from ")
            if matches(Scope(board, owner), quality(what), source.id):
                return _no(
                    "{target} has {keyword}.", "702.16b", target=name, keyword=keyword
                )
    ban = find_ban(board, Ban.BE_TARGETED, target, source.id if source else "")
    if ban is not None:
        return _no(
            "{effect}: {target} can't be targeted.",
            "115.4",
            effect=ban.label,
            target=name,
        )
    if "hexproof" in keywords:
        return _yes("Hexproof stops only opponents.", "702.11b", target=name)
    if owner != who and any(one.split()[0] == "ward" for one in keywords):
        return _yes(
            "Ward does not keep {target} from being targeted: what is not paid for is "
            "countered.",
            "702.21a",
            target=name,
        )
    return _yes("Nothing keeps {target} from being targeted.", "115.1", target=name)


def cannot_aim(board: Board, source: Obj, target: str) -> Legal:
    """That *target* is none of what *source* says it targets (601.2c)."""
    return _no(
        "{target} is not what {source} says it targets.",
        "601.2c",
        source=source.name,
        target=board.name_of(target),
    )


# --- Equipping and casting --------------------------------------------------


def can_equip(board: Board, who: str, equipment: Obj, creature: Obj) -> Legal:
    """Whether *who* can attach *equipment* to *creature* with equip now (702.6)."""
    names = {"equipment": equipment.name, "creature": creature.name}
    if not equipment.is_("equipment"):
        return _no("{equipment} is no Equipment.", "702.6a", **names)
    if creature.controller != who:
        return _no("Equip targets a creature you control.", "702.6a", **names)
    if board.active != who:
        return _no(
            "Equip can be activated only when you could cast a sorcery.",
            "702.6a",
            **names,
        )
    targeted = can_target(board, who, creature.id, equipment)
    if not targeted.allowed:
        return targeted
    return _yes(
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
        return _no("{effect}: spells can't be cast.", "601.3", effect=ban.label)
    if game is not Game.MTG:
        return _yes("Nothing named here keeps {spell} from being played.", **name)
    if spell.is_("instant"):
        return _yes("{spell} is an instant.", "304.1", **name)
    if has(board, spell, "flash"):
        return _yes("{spell} has flash.", "702.8a", **name)
    if during:
        return _no(
            "{spell} has no flash and is no instant; that is no main phase with an "
            "empty stack.",
            "307.1",
            **name,
        )
    if board.active == who:
        return _yes(
            "It is your turn: in a main phase with an empty stack.", "307.1", **name
        )
    return _no(
        "{spell} has no flash and is no instant; it is not your turn.", "307.1", **name
    )
