"""Games of units: may it be attacked, retaliate, intercept, be aimed at, assigned?"""

from dataclasses import replace
from itertools import islice, permutations

from bot.engine.allowed import Legal
from bot.engine.board import Board, Obj
from bot.engine.characteristics import has, keywords_of, kinds_of, power_of
from bot.engine.effects import Ban
from bot.engine.gamerules import RESTED_TO_RETALIATE, GameRules
from bot.engine.might_assigned import assigning, assignments, might
from bot.engine.outcome import Said
from bot.engine.question import Attack
from bot.engine.seeing import find_ban
from bot.engine.values import Zone


def _legal(allowed: bool, template: str, *rules: str, **args: str | int) -> Legal:
    return Legal(allowed, Said(template, tuple(args.items())), rules)


def awake(board: Board, player: str) -> list[Obj]:
    """The units of *player* that can be rested to attack."""
    return [
        obj
        for obj in board.objects
        if obj.controller == player
        and obj.zone is Zone.BATTLEFIELD
        and not obj.tapped
        and (obj.is_("ally") or obj.is_("champion"))
    ]


def sees_stealth(board: Board, attacker: Obj, attack: Attack | None = None) -> bool:
    """Whether *attacker* has true sight, or what it attacks with (True Sight 1.2).

    Of a champion no *attack* is told of, that is any weapon it may take up.
    """
    used = {it for it, user in attack.wields if user == attacker.id} if attack else ()
    open_to = attack is None and "champion" in kinds_of(board, attacker)
    return any(
        has(board, obj, "true sight")
        for obj in board.objects
        if obj is attacker
        or obj.attached_to == attacker.id
        or obj.id in used
        or (
            open_to
            and obj.is_("weapon")
            and obj.controller == attacker.controller
            and obj.zone is Zone.BATTLEFIELD
        )
    )


def can_be_attacked(
    board: Board,
    target: Obj,
    attacker: Obj | None,
    how: str,
    attack: Attack | None = None,
) -> Legal:
    """Whether an attack can be declared on *target*, as in *attack* where that is told.

    *attacker* is None where it is not named. *how* holds keywords the attack is said
    to have besides ("true sight").
    """
    sees = "true sight" in how or (
        attacker is not None and sees_stealth(board, attacker, attack)
    )
    free = attacker is not None and has(board, attacker, "unblockable")
    # Cleave chooses a player and not what is attacked (Cleave 1.2).
    free |= "cleave" in how or (attacker is not None and has(board, attacker, "cleave"))
    name = {"target": target.name}
    hidden = has(board, target, "stealth")
    if hidden and not sees:
        return _legal(False, "{target} has stealth, and the attack no true sight.",
                      "Stealth 1", **name)  # fmt: skip
    taunting = [
        obj
        for obj in board.objects
        if obj.controller == target.controller
        and obj.zone is Zone.BATTLEFIELD
        and not obj.tapped
        and has(board, obj, "taunt")
        and (sees or not has(board, obj, "stealth"))
    ]
    if taunting and target not in taunting and not free:
        return _legal(False, "{other} is awake and has taunt, so it comes first.",
                      "Taunt 1", "Taunt 2", other=taunting[0].name)  # fmt: skip
    if hidden:
        return _legal(True, "True sight lets the attack target {target}.",
                      "True Sight 1", "Stealth 1", **name)  # fmt: skip
    return _legal(True, "Nothing keeps {target} from being attacked.",
                  "Declaring an Attack 2.3", **name)  # fmt: skip


# Why what is told to retaliate does not.
ATTACKS_ITSELF = "{unit} attacks; only defending units retaliate."
NOT_ATTACKED = "{unit} isn't attacked; only defending units retaliate."


def can_retaliate(board: Board, obj: Obj, attack: Attack | None = None) -> Legal:
    """Whether *obj* can retaliate in *attack*; where none is told, if it is attacked.

    A unit with ambush may do so for others that are attacked as well.
    """
    name = {"unit": obj.name}
    if attack is not None and attack.attackers:
        if any(obj.id == attacker for attacker, _ in attack.attackers):
            return _legal(False, ATTACKS_ITSELF, "RS 3", **name)
        defends = any(obj.id == goal for _, goal in attack.attackers)
        if not defends and not has(board, obj, "ambush"):
            return _legal(False, NOT_ATTACKED, "RS 3", "Ambush 1", **name)
        for attacker, _ in attack.attackers:
            ban = find_ban(board, Ban.BE_RETALIATED, attacker, obj.id)
            if ban is not None:
                return _legal(False, "{effect}: {unit} can't retaliate.", "RS 3",
                              effect=ban.label, **name)  # fmt: skip
    rested = obj.tapped or RESTED_TO_RETALIATE in obj.flags
    if rested and not has(board, obj, "steadfast"):
        return _legal(False, "{unit} is rested; only an awake unit can be rested to "
                      "retaliate.", "RS 3", "Steadfast 1", **name)  # fmt: skip
    none = obj.power is None and any(
        obj.is_(kind) for kind in ("siegeable", "domain", "champion")
    )
    if none or (obj.power is not None and power_of(board, obj) <= 0):
        return _legal(False, "{unit} has no power.", "RS 3.2", **name)
    if obj.tapped:
        return _legal(True, "{unit} has steadfast.", "Steadfast 1", **name)
    return _legal(True, "{unit} is awake and can be rested to retaliate.", "RS 3",
                  **name)  # fmt: skip


def must_retaliate(board: Board, obj: Obj, attack: Attack | None = None) -> Legal:
    """Whether *obj* has to retaliate in *attack*: never, though it may be able to."""
    may = can_retaliate(board, obj, attack)
    if not may.allowed:
        return may
    return _legal(False, "Who controls {unit} chooses whether it retaliates.", "RS 3",
                  unit=obj.name)  # fmt: skip


# Marks an ally that has taken the attack on itself by intercepting.
INTERCEPTS = "intercepts"
# Of an attacker whose attacks no ally takes on itself, whatever keeps them from it.
UNINTERCEPTED = "can't be intercepted"


def can_intercept(board: Board, obj: Obj, attack: Attack | None = None) -> Legal:
    """Whether *obj* can take *attack*, or any on its champion, on itself."""
    name = {"unit": obj.name}
    if not has(board, obj, "intercept"):
        return _legal(False, "{unit} has no intercept.", "Intercept 1", **name)
    if obj.tapped or RESTED_TO_RETALIATE in obj.flags:
        return _legal(False, "{unit} is rested; only an awake ally can intercept.",
                      "Intercept 1", **name)  # fmt: skip
    if (why := disobeys(board, obj)) is not None:
        return replace(why, rules=("Intercept 2", *why.rules))
    for who, goal in attack.attackers if attack is not None else ():
        attacker, attacked = board.obj(who), board.obj(goal)
        assert attack is not None
        took_it = goal == obj.id and INTERCEPTS in obj.flags
        if attacker is None or took_it:
            continue
        if attack.cleave or has(board, attacker, "cleave"):
            return _legal(False, "A cleave attack can't be intercepted.", "Cleave 2")
        if has(board, attacker, "unblockable"):
            return _legal(False, "{attacker} is unblockable: its attacks can't be "
                          "intercepted.", "Unblockable 1",
                          attacker=attacker.name)  # fmt: skip
        if has(board, attacker, UNINTERCEPTED):
            return _legal(False, "An attack of {attacker} can't be intercepted.",
                          "Intercept 1", attacker=attacker.name)  # fmt: skip
        if (
            attacked is None
            or attacked.controller != obj.controller
            or "champion" not in kinds_of(board, attacked)
        ):
            return _legal(False, "{unit} intercepts only attacks on its own champion.",
                          "Intercept 1", **name)  # fmt: skip
        if has(board, obj, "stealth") and not sees_stealth(board, attacker, attack):
            return _legal(False, "{target} has stealth, and the attack no true sight.",
                          "Intercept 1.1", "Stealth 1", target=obj.name)  # fmt: skip
    return _legal(True, "{unit} is awake and has intercept.", "Intercept 1", **name)


def disobeys(board: Board, obj: Obj) -> Legal | None:
    """Why *obj* does not obey: its champion's level, where told, is below its pride."""
    level = max(
        (
            int(flag.removeprefix("level "))
            for one in board.objects
            if one.controller == obj.controller and "champion" in kinds_of(board, one)
            for flag in one.flags
            if flag.removeprefix("level ").isdecimal()
        ),
        default=None,
    )
    prides = [
        int(it.removeprefix("pride "))
        for it in keywords_of(board, obj)
        if it.removeprefix("pride ").isdecimal()
    ]
    if level is None or not prides or level >= max(prides):
        return None
    return _legal(False, "{unit} has pride {pride}, and its champion is only level "
                  "{level}: it does not obey.", "Pride 1", "Obedience 1",
                  unit=obj.name, pride=max(prides), level=level)  # fmt: skip


def can_be_targeted(board: Board, target: Obj, spell: bool) -> Legal:
    """Whether *target* can be targeted, by a Spell if *spell*."""
    name = {"target": target.name}
    if has(board, target, "omnishroud"):
        return _legal(False, "{target} has omnishroud.", "Omnishroud 1", **name)
    if spell and has(board, target, "spellshroud"):
        return _legal(False, "{target} has spellshroud.", "Spellshroud 1", **name)
    return _legal(True, "Nothing keeps {target} from being targeted.", **name)


def can_assign(
    rules: GameRules, board: Board, attack: Attack, dealer: str, said: str
) -> Legal:
    """Riftbound: whether the side of *dealer* may assign its damage as *said*.

    Points alone ("3,2,2"), to whichever units; or one "points unit" on each line, where
    the units left out are free; "all" points are the whole damage, the "rest" is what
    the others leave.
    """
    found = {obj.id: obj for obj in board.objects if obj.zone is Zone.BATTLEFIELD}
    mine = [found[name] for name, _ in attack.attackers if name in found]
    theirs = [found[name] for name in attack.defenders if name in found]
    told = [line.partition(" ") for line in said.splitlines()]
    attacking = dealer not in {obj.id for obj in theirs}
    dealers, targets = (mine, theirs) if attacking else (theirs, mine)
    total = sum(
        might(board, obj, attacking)
        for obj in dealers
        if not has(board, obj, "stunned")
    )
    cited = assigning(rules, board, targets, attacking=not attacking)
    counted = sum(int(points) for points, _, name in told if points.isdecimal())
    whole_parts = {"all": total, "rest": max(0, total - counted)}
    named = {
        name: whole_parts[points] if points in whole_parts else int(points)
        for points, _, name in told
        if name
    }
    points = [*named.values()] or [int(it) for it in said.split(",") if int(it or 0)]
    whole = not named or named.keys() >= {obj.id for obj in targets}
    if sum(points) > total or (whole and sum(points) != total):
        words = "All of the {total} damage is assigned, not {said}."
        args = (("total", total), ("said", sum(points)))
        return Legal(False, Said(words, args), cited)
    meant = permutations([obj.id for obj in targets], len(points))
    ways = (dict(zip(names, points, strict=True)) for names in islice(meant, _ORDERS))
    for so in [named] if named else ways:
        if any(assignments(rules, board, targets, total, not attacking, so.get)):
            return Legal(True, Said("Lethal damage comes first everywhere."), cited)
    words = "Each unit must be assigned lethal damage before the next one gets any."
    return Legal(False, Said(words), cited)


_ORDERS = 5_040  # as many as of seven points for seven units
