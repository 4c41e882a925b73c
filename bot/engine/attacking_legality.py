"""May it attack, and must it? What is looked at as attackers are declared (508.1)."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.characteristics import has, kinds_of, power_of
from bot.engine.company import company
from bot.engine.effects import Ban, Restriction
from bot.engine.legality import Legal, is_hasty, no, too_early, yes
from bot.engine.matching import matches
from bot.engine.scope import Scope
from bot.engine.seeing import conditional_bans, find_ban
from bot.engine.unit_legality import disobeys
from bot.engine.unless import Company, Nobody, Paid
from bot.engine.unnamed import AS_NO_DEFENDER, MUST_ATTACK
from bot.engine.values import Zone

_ATTACKABLE = frozenset({"planeswalker", "battle"})


def can_attack(
    board: Board, obj: Obj, game: Game, goal: str = "", cost: str = ""
) -> Legal:
    """Whether *obj* can attack now (508.1), *goal* or, if that is "", anything.

    *cost*: "alone" if nothing else attacks, "unpaid" if nothing is paid for it.
    """
    name = {"attacker": obj.name}
    if game is Game.GRAND_ARCHIVE:
        if obj.tapped:
            return no("{attacker} is rested.", "Declaring an Attack 1", **name)
        weak = obj.power is not None and power_of(board, obj) <= 0
        if weak and "champion" not in kinds_of(board, obj):
            return no("{attacker} has no power.", "CP 1.3", **name)
        if (why := disobeys(board, obj)) is not None:
            return why
        if (why := barred(board, obj, goal)) is not None:
            return replace(why, rules=("Declaring an Attack 2.5",))
        return yes("{attacker} is awake.", "Declaring an Attack 1", **name)
    if game is Game.RIFTBOUND:
        if obj.tapped:
            return no("{attacker} is exhausted.", **name)
        return yes("{attacker} is ready.", **name)
    if "creature" not in kinds_of(board, obj):
        return no("{attacker} is no creature.", "508.1a", **name)
    if (why := kept_back(board, obj) or barred(board, obj, goal)) is not None:
        return why
    if (hangs := _hangs(board, obj, goal, cost)) is not None:
        return hangs
    if obj.sick and has(board, obj, "haste"):
        return yes("{attacker} has haste.", "702.10b", **name)
    if obj.sick:
        return yes("{attacker} can attack as though it had haste.", "508.1a", **name)
    if has(board, obj, "vigilance"):
        return yes(
            "{attacker} has vigilance: attacking doesn't tap it.", "702.20b", **name
        )
    if has(board, obj, "defender"):
        return yes(
            "{attacker} can attack as though it had no defender.", "508.1c", **name
        )
    return yes("Nothing keeps {attacker} from attacking.", "508.1a", **name)


def kept_back(board: Board, obj: Obj) -> Legal | None:
    """Why *obj* by itself cannot be declared as an attacker; None if it can."""
    name = {"attacker": obj.name}
    if obj.tapped:
        return no("{attacker} is tapped.", "508.1a", **name)
    return no_attacker(board, obj)


def no_attacker(board: Board, obj: Obj) -> Legal | None:
    """Why *obj*, be it tapped or not, cannot attack; None if it can (302.6, 702.3b)."""
    if has(board, obj, "defender") and not has(board, obj, AS_NO_DEFENDER):
        return no("{attacker} has defender.", "702.3b", attacker=obj.name)
    return too_early(board, obj)


def _goals(board: Board, obj: Obj) -> tuple[str, ...]:
    """All that *obj* could attack: opponents, and what of theirs can be (508.1b)."""
    players = [one.id for one in board.players if one.id != obj.controller]
    things = [
        one.id
        for one in board.objects
        if one.controller != obj.controller
        and one.zone is Zone.BATTLEFIELD
        and kinds_of(board, one) & _ATTACKABLE
    ]
    return (*players, *things)


def barred(board: Board, obj: Obj, goal: str) -> Legal | None:
    """Why *obj* cannot attack *goal*, or anything; None where it can."""
    bans = [
        find_ban(board, Ban.ATTACK, obj.id, one) or _rather(board, obj, one)
        for one in ((goal,) if goal else _goals(board, obj) or ("",))
    ]
    first = bans[0]
    if first is None or None in bans:
        return None
    if not goal:
        return no("{effect}: it can't attack.", "508.1c", effect=first.label)
    return no(
        "{effect}: it can't attack {goal}.",
        "508.1c" if first.unless is None else "508.1d",
        effect=first.label,
        goal=board.name_of(goal),
    )


def _rather(board: Board, obj: Obj, goal: str) -> Restriction | None:
    """What has *obj* attack another player than *goal* is, or is of (508.1d)."""
    for one in conditional_bans(board, Ban.ATTACK, obj.id, goal) if goal else ():
        if not isinstance(one.unless, Nobody):
            continue
        scope = Scope(board, one.controller, one.host, one.chosen)
        others = [
            it.id
            for it in board.players
            if it.id != obj.controller
            and not matches(scope, one.unless.who, it.id)
            and find_ban(board, Ban.ATTACK, obj.id, it.id) is None
        ]
        if others and goal not in others:
            return one
    return None


def _conditions(
    board: Board, ban: Ban, obj: Obj, goals: tuple[str, ...]
) -> tuple[Restriction, ...]:
    """What *obj* has to meet whichever of *goals* it attacks."""
    each = [conditional_bans(board, ban, obj.id, goal) for goal in goals or ("",)]
    return tuple(one for one in each[0] if all(one in other for other in each))


def _hangs(board: Board, obj: Obj, goal: str, cost: str) -> Legal | None:
    """Whether *obj* can attack as far as that hangs on others or on a price."""
    name = {"attacker": obj.name}
    found = _conditions(board, Ban.ATTACK, obj, (goal,) if goal else _goals(board, obj))
    for one in found:
        if not isinstance(one.unless, Company):
            continue
        others = [it for it in company(board, obj, one) if _alone_could(board, it)]
        if cost == "alone" or len(others) < one.unless.number:
            alone = "{attacker} can't attack alone."
            fewer = "{attacker} can't attack without others that it needs."
            single = one.unless.number == 1 and cost == "alone"
            return no(alone if single else fewer, "508.1c", **name)
    if any(isinstance(one.unless, Paid) for one in found):
        if cost == "unpaid":
            return no(
                "{attacker} can't attack unless what is asked for is paid.",
                "508.1h",
                **name,
            )
        return yes(
            "{attacker} can attack if what is asked for is paid.", "508.1h", **name
        )
    if any(isinstance(one.unless, Company) for one in found):
        return yes(
            "{attacker} can attack if what it needs beside it attacks too.",
            "508.1c",
            **name,
        )
    return None


def _alone_could(board: Board, it: Obj) -> bool:
    """Whether *it* can attack as far as it does not need others."""
    return not (
        it.tapped
        or (has(board, it, "defender") and not has(board, it, AS_NO_DEFENDER))
        or (it.sick and not is_hasty(board, it))
        or barred(board, it, "") is not None
    )


def must_attack(board: Board, obj: Obj, game: Game) -> Legal:
    """Whether *obj* has to attack (508.1d)."""
    name = {"attacker": obj.name}
    if not has(board, obj, MUST_ATTACK):
        return no("Nothing says that {attacker} has to attack.", "508.1a", **name)
    may = can_attack(board, obj, game)
    if not may.allowed:
        return Legal(False, may.why, (*may.rules, "508.1d"))
    found = _conditions(board, Ban.ATTACK, obj, _goals(board, obj))
    if any(isinstance(one.unless, Paid) for one in found):
        return no("Nobody has to pay for {attacker} to attack.", "508.1d", **name)
    most = min((one.after for one in found if one.after), default=0)
    if most and most < len(compelled(board, obj.controller)):
        return no(
            "Not all that have to attack can: its controller chooses which do.",
            "508.1d",
        )
    return yes(
        "{attacker} attacks if able, and nothing keeps it from attacking.",
        "508.1d",
        **name,
    )


def compelled(board: Board, side: str) -> list[Obj]:
    """What of *side* attacks if able, and is."""
    return [
        it
        for it in board.objects
        if it.controller == side
        and it.zone is Zone.BATTLEFIELD
        and has(board, it, MUST_ATTACK)
        and can_attack(board, it, Game.MTG).allowed
    ]
