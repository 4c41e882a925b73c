"""May it block, attack, be targeted, be equipped? Yes or no, why, and the rule."""

from bot.engine.allowed import Legal as Legal
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
from bot.engine.gamerules import TAPPED_TO_ATTACK
from bot.engine.games.mtg import quality
from bot.engine.matching import matches
from bot.engine.outcome import Args, Said
from bot.engine.question import AskKind
from bot.engine.scope import Scope
from bot.engine.seeing import find_ban
from bot.engine.unnamed import AS_FLYING, AS_HASTE, AS_SHADOW, ONE_BLOCKER
from bot.engine.values import Filter, Zone


def no(template: str, *rules: str, **args: str | int) -> Legal:
    return Legal(False, Said(template, tuple(args.items())), rules)


def yes(template: str, *rules: str, **args: str | int) -> Legal:
    """It is legal, and why."""
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
    return no("{it} is not on the battlefield any more.", rule, it=obj.name)


# --- Blocking --------------------------------------------------------------

_EVASION = (
    (
        "flying",
        ("flying", "reach", AS_FLYING),
        ("702.9b",),
        "{attacker} has flying, {blocker} has neither flying nor reach.",
    ),
    (
        "horsemanship",
        ("horsemanship",),
        ("702.31b",),
        "{attacker} has horsemanship, {blocker} does not.",
    ),
    (
        "shadow",
        ("shadow", AS_SHADOW),
        ("702.28b",),
        "{attacker} has shadow, {blocker} does not.",
    ),
)


def can_block(board: Board, blocker: Obj, attacker: Obj, alone: bool = True) -> Legal:
    """Whether *blocker* can block *attacker* (509.1). *alone*: no other blocker."""
    names = {"blocker": blocker.name, "attacker": attacker.name}
    if blocker.zone is Zone.PHASED_OUT:
        return no("{it} is phased out.", "702.26b", it=blocker.name)
    if "creature" not in kinds_of(board, blocker):
        return no("{blocker} is no creature.", "509.1a", **names)
    if TAPPED_TO_ATTACK in blocker.flags:
        return tapped_by_attacking(blocker)
    if blocker.tapped:
        return no("{blocker} is tapped.", "509.1a", **names)
    ban = find_ban(board, Ban.BLOCK, blocker.id)
    if ban is not None:
        return no("{effect}: it can't block.", "509.1b", effect=ban.label)
    ban = find_ban(board, Ban.BE_BLOCKED, attacker.id, blocker.id)
    if ban is not None:
        return no(
            "{effect}: {attacker} can't be blocked by it.",
            "509.1b",
            effect=ban.label,
            **names,
        )
    if has(board, attacker, "unblockable"):
        return no("{attacker} can't be blocked.", "509.1b", **names)
    for keyword, answers, rules, words in _EVASION:
        if has(board, attacker, keyword) and not any(
            has(board, blocker, one) for one in answers
        ):
            return no(words, *rules, **names)
    if has(board, blocker, "shadow") and not has(board, attacker, "shadow"):
        return no("{blocker} has shadow, {attacker} does not.", "702.28b", **names)
    if has(board, attacker, "fear") and not (
        "artifact" in kinds_of(board, blocker) or "black" in colors_of(board, blocker)
    ):
        return no("{attacker} has fear.", "702.36b", **names)
    if has(board, attacker, "intimidate") and not (
        "artifact" in kinds_of(board, blocker)
        or colors_of(board, blocker) & colors_of(board, attacker)
    ):
        return no("{attacker} has intimidate.", "702.13b", **names)
    if has(board, attacker, "skulk") and power_of(board, blocker) > power_of(
        board, attacker
    ):
        return no("{attacker} has skulk.", "702.118b", **names)
    walked = _walks_through(board, attacker, blocker.controller)
    if walked:
        both = has(board, blocker, walked)
        return no(
            "{attacker} has {keyword} and its defender such a land.",
            "702.14c",
            *("702.14d",) * both,
            keyword=walked,
            **names,
        )
    kept_off = _protected(board, attacker, blocker)
    if kept_off is not None:
        return no("{attacker} has {keyword}.", "702.16f", keyword=kept_off, **names)
    if has(board, attacker, ONE_BLOCKER) and not alone:
        return no(
            "{attacker} can't be blocked by more than one creature.", "509.1b", **names
        )
    if has(board, attacker, "menace") and alone:
        return no(
            "{attacker} has menace: two or more creatures must block it.",
            "702.111b",
            **names,
        )
    if has(board, attacker, "menace"):
        words = "{attacker} has menace: another creature must block it as well."
        return yes(words, "702.111b", **names)
    if has(board, attacker, "flying"):
        if has(board, blocker, AS_FLYING):
            said = "{blocker} can block as though it had flying."
            return yes(said, "509.1b", **names)
        keyword = "reach" if has(board, blocker, "reach") else "flying"
        cited = ("702.9b", "702.17b") if keyword == "reach" else ("702.9b",)
        return yes("{blocker} has {keyword}.", *cited, keyword=keyword, **names)
    if has(board, blocker, "defender"):
        return yes("Defender only keeps it from attacking.", "702.3b", **names)
    return yes("Nothing keeps {blocker} from blocking {attacker}.", "509.1a", **names)


def attacks_another(blocker: Obj, attacker: str, defender: str) -> Legal:
    """That *attacker* attacks *defender*, and *blocker* is another player's."""
    return no(
        "{attacker} attacks {defender}: only that player's creatures can block it.",
        "509.1a",
        blocker=blocker.name,
        attacker=attacker,
        defender=defender,
    )


def tapped_by_attacking(blocker: Obj) -> Legal:
    """That *blocker* is tapped, since it has attacked (508.1f)."""
    return no(
        "{blocker} is tapped, since it has attacked.",
        "509.1a",
        "508.1f",
        blocker=blocker.name,
    )


def too_early(board: Board, obj: Obj) -> Legal | None:
    """Why *obj*, which came this turn, cannot attack yet; None if it can (302.6)."""
    if not obj.sick or is_hasty(board, obj):
        return None
    words = "{attacker} came under its controller's control only this turn."
    return no(words, "302.6", attacker=obj.name)


def is_hasty(board: Board, obj: Obj) -> bool:
    """Whether *obj* attacks as soon as it is there (702.10b)."""
    return has(board, obj, "haste") or has(board, obj, AS_HASTE)


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


def _protected(board: Board, obj: Obj, source: Obj) -> str | None:
    """The protection of *obj* from what *source* is, None where it has none."""
    kept = [
        one
        for one in sorted(keywords_of(board, obj))
        if one.startswith("protection from ")
        and matches(
            Scope(board, obj.controller),
            quality(one.removeprefix("protection from ")),
            source.id,
        )
    ]
    return kept[0] if kept else None


def fighting(filter: Filter) -> bool:
    """Whether only what attacks or blocks fits."""
    if filter.any_of:
        return all(map(fighting, filter.any_of))
    return bool(filter.attacking or filter.blocking) or filter.blocked is not None


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
        return no("There is nothing to target.", "115.1")
    if "shroud" in keywords:
        return no("{target} has shroud: nobody can target it.", "702.18a", target=name)
    if "hexproof" in keywords and owner != who:
        rule = "702.11b" if obj is not None else "702.11c"
        return no("{target} has hexproof.", rule, target=name)
    for keyword in keywords:
        if keyword.startswith("hexproof from ") and owner != who and source is not None:
            what = keyword.removeprefix("hexproof from ")
            if matches(Scope(board, owner), quality(what), source.id):
                return no(
                    "{target} has {keyword}.", "702.11d", target=name, keyword=keyword
                )
        if keyword.startswith("protection from ") and source is not None:
            what = keyword.removeprefix("protection from ")
            if matches(Scope(board, owner), quality(what), source.id):
                return no(
                    "{target} has {keyword}.", "702.16b", target=name, keyword=keyword
                )
    ban = find_ban(board, Ban.BE_TARGETED, target, source.id if source else "")
    if ban is not None:
        return no(
            "{effect}: {target} can't be targeted.",
            "115.4",
            effect=ban.label,
            target=name,
        )
    if "hexproof" in keywords:
        return yes("Hexproof stops only opponents.", "702.11b", target=name)
    if owner != who and any(one.split()[0] == "ward" for one in keywords):
        return yes(
            "Ward does not keep {target} from being targeted: what is not paid for is "
            "countered.",
            "702.21a",
            target=name,
        )
    return yes("Nothing keeps {target} from being targeted.", "115.1", target=name)


def cannot_aim(board: Board, source: Obj, target: str) -> Legal:
    """That *target* is none of what *source* says it targets (601.2c)."""
    return no(
        "{target} is not what {source} says it targets.",
        "601.2c",
        source=source.name,
        target=board.name_of(target),
    )
