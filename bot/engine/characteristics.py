"""What an object is after counters and modifiers: kinds, colours, keywords, size."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

import bot.engine.in_force as in_force
import bot.engine.matching as matching
from bot.engine.board import Board, Obj, Player, count
from bot.engine.conditions import Always
from bot.engine.effects import Modifier, Static, counted_base
from bot.engine.hashing import by_identity
from bot.engine.history import (
    ENTERED,
    TALLIES,
    entered,
    happened,
    so_far,
    tallied,
)
from bot.engine.modifying import but, touching
from bot.engine.scope import Scope
from bot.engine.traits import COMPARE, counter_shift
from bot.engine.unnamed import FALLS_BY_POWER, no_ability
from bot.engine.values import Amount, Layer, StatOf, Zone


@by_identity(2048)
def _modified(
    board: Board, obj: Obj, touches: Callable[[Modifier], object]
) -> list[tuple["Scope", Modifier]]:
    """The modifiers in force on *obj* among those that change what *touches* says.

    Whether one is in force is looked at without what it does itself: "as long as you
    control a creature with power 4 or greater" is not made true by its own bonus.
    """
    found: list[tuple[Scope, Modifier]] = []
    for place, modifier in touching(board.modifiers, touches, obj.id):
        scope = Scope(board, modifier.controller, modifier.host, modifier.chosen)
        there = scope
        # What takes abilities away is not asked whether it has taken its own.
        counted = not isinstance(modifier.power, int) or modifier.loses
        if counted or not isinstance(modifier.when, Always):
            rest = but(board.modifiers, place)
            there = replace(scope, board=board.changed(modifiers=rest))
        if in_force.holds_for(modifier, there.board, there) and matching.matches(
            scope, modifier.subject, obj.id, layer=_layer(modifier)
        ):
            found.append((there, modifier))
    return found


def _layer(one: Modifier) -> Layer:
    """The first layer it applies in: what it applies to then, it does to the last."""
    if _kinds(one):
        return Layer.TYPES
    if _colors(one):
        return Layer.COLORS
    if _keywords(one) or one.takes is not None or one.grants is not None:
        return Layer.ABILITIES
    return Layer.SIZES


def _kinds(one: Modifier) -> object:
    return one.kinds or one.not_kinds


def _colors(one: Modifier) -> object:
    return one.colors is not None or one.also_colors


def _keywords(one: Modifier) -> object:
    return one.keywords or one.loses


def _power(one: Modifier) -> object:
    return one.power or one.base


def _toughness(one: Modifier) -> object:
    return one.toughness or one.base


def kinds_of(board: Board, obj: Obj) -> frozenset[str]:
    """Types, subtypes and supertypes, with what modifiers add."""
    kinds = obj.kinds
    if board.modifiers:
        for _, modifier in _modified(board, obj, _kinds):
            kinds = (kinds | modifier.kinds) - modifier.not_kinds
    return kinds


def colors_of(board: Board, obj: Obj) -> frozenset[str]:
    """Colours, after modifiers that set them and add to them."""
    colors = obj.colors
    if board.modifiers:
        for _, modifier in _modified(board, obj, _colors):
            if modifier.colors is not None:
                colors = modifier.colors
            colors |= modifier.also_colors
    return colors


def keywords_of(board: Board, obj: Obj) -> frozenset[str]:
    """Keywords, with those granted, taken away and given by keyword counters."""
    keywords = set(obj.keywords)
    counted = {kind for kind, _ in obj.counters if kind[:1] not in "+-"}
    keywords |= counted
    if obj.stunned:
        keywords.add("stunned")
    if board.modifiers:
        barred: set[str] = set()
        for _, modifier in _modified(board, obj, _keywords):
            if ALL_ABILITIES in modifier.loses:
                # What is given later stays, and what is no ability (613.1f, 613.7).
                kept = {one for one in keywords - obj.keywords if no_ability(one)}
                keywords = kept | (counted - _OF_COUNTERS) | {"stunned"} & keywords
            # What is given later is had again, unless that is ruled out (613.7).
            keywords = _without(keywords, modifier.loses) | {*modifier.keywords}
            barred.update(modifier.loses if modifier.bars else ())
        keywords = _without(keywords, barred)
    return frozenset(keywords)


def _without(keywords: set[str], lost: Collection[str]) -> set[str]:
    """*keywords* but for those *lost*: "loses pride" goes for "pride 4"."""
    if not lost:
        return keywords
    return {one for one in keywords if not {one, one.partition(" ")[0]} & {*lost}}


ALL_ABILITIES = "all abilities"
# The keywords that counters give (122.1b).
_OF_COUNTERS = frozenset(
    "decayed deathtouch exalted flying haste hexproof indestructible lifelink menace"
    " reach shadow trample vigilance".split()
) | {"first strike", "double strike"}


def loses_all(board: Board, obj: Obj, *, entering: bool = False) -> int:
    """Which modifier in force takes all abilities from *obj* last; -1 if none does.

    *entering*: it is looked at as it would be on the battlefield (614.12).
    """
    zone = Zone.BATTLEFIELD if entering else obj.zone
    takers = [
        modifier
        for _, modifier in _modified(board, obj, _all)
        if (modifier.subject.zone or Zone.BATTLEFIELD) is zone
    ]
    return board.modifiers.index(takers[-1]) if takers else -1


def _all(one: Modifier) -> object:
    return ALL_ABILITIES in one.loses


def abilities_lost(board: Board, static: Static) -> bool:
    """Whether *static* is an ability of an object that has lost all of its abilities.

    What changes types or colors has begun to apply before and goes on (613.6).
    """
    if not any(map(_all, board.modifiers)) or not static.id.startswith(
        f"{static.host}#"
    ):
        return False
    if isinstance(static, Modifier) and (_kinds(static) or _colors(static)):
        return False
    obj = board.obj(static.host)
    return obj is not None and loses_all(board, obj) >= 0


def player_keywords(board: Board, player: Player) -> frozenset[str]:
    """Hexproof, shroud and the like of a player, with those that effects grant."""
    keywords = set(player.keywords)
    for modifier in board.modifiers:
        scope = Scope(board, modifier.controller, modifier.host, modifier.chosen)
        if in_force.holds_for(modifier, board, scope) and matching.matches(
            scope, modifier.subject, player.id
        ):
            keywords.update(modifier.keywords)
    return frozenset(keywords)


def power_of(board: Board, obj: Obj) -> int:
    """Power (Might) after counters and modifiers; 0 where there is none."""
    total = obj.power or 0
    extra = 0
    base: int | None = None
    for scope, modifier in _modified(board, obj, _power) if board.modifiers else ():
        if modifier.base is not None:
            base = modifier.base[0]
        if counted_base(modifier):
            base = matching.value(scope, modifier.power)
        elif modifier.defines:
            total += matching.value(scope, modifier.power)
        else:
            extra += _more(scope, modifier.power)
    return (total if base is None else base) + extra + counter_shift(obj.counters)[0]


def toughness_of(board: Board, obj: Obj) -> int | None:
    """Toughness (life, Might) after counters and modifiers, None where none."""
    total = obj.toughness
    if total is None and not board.modifiers:
        return None
    extra = 0
    base: int | None = None
    for scope, modifier in _modified(board, obj, _toughness) if board.modifiers else ():
        if modifier.base is not None:
            base = modifier.base[1]
        if counted_base(modifier):
            base = matching.value(scope, modifier.toughness)
        elif modifier.defines:
            total = (total or 0) + matching.value(scope, modifier.toughness)
        else:
            extra += _more(scope, modifier.toughness)
    total = total if base is None else base
    return None if total is None else total + extra + counter_shift(obj.counters)[1]


def _more(scope: Scope, amount: Amount) -> int:
    """By how much it gets bigger: by nothing where a life total is below 0 (107.1b)."""
    much = matching.value(scope, amount)
    of_life = isinstance(amount, StatOf) and amount.stat == "life"
    return max(0, much) if of_life else much


def endured(board: Board, obj: Obj) -> int | None:
    """How much marked damage is lethal: toughness, where nothing says otherwise."""
    if has(board, obj, FALLS_BY_POWER):
        return power_of(board, obj)
    return toughness_of(board, obj)


def has(board: Board, obj: Obj, keyword: str) -> bool:
    """True if *obj* has exactly that keyword."""
    return keyword in keywords_of(board, obj)


def keyword_number(board: Board, obj: Obj, keyword: str) -> int:
    """The sum of N over all ``keyword N`` it has, each as often as it has it."""
    total = 0
    for one in keywords_of(board, obj):
        head, _, tail = one.rpartition(" ")
        if head == keyword and tail.isdecimal():
            total += int(tail) * _times(board, obj, one)
    return total


def _times(board: Board, obj: Obj, keyword: str) -> int:
    """How often it has *keyword*, which it has: what is given it may have already."""
    given = 0
    for _, modifier in _modified(board, obj, _keywords) if board.modifiers else ():
        if modifier.loses:
            return 1
        given += modifier.keywords.count(keyword)
    return max(1, given + (keyword in obj.keywords))


# Of what is put in place of an event; only somebody at the table sees it.
NOT_DONE = "that can't be done"
EMPTY_LIBRARY = "your library has no cards in it"
EMPTY_HANDED = "an opponent has no cards in hand"
DELIRIUM = "there are four or more card types among cards in your graveyard"
_CARD_TYPES = frozenset(
    "artifact battle creature enchantment instant kindred land planeswalker"
    " sorcery".split()
)


def flagged(board: Board, host: str, you: str, name: str) -> bool:
    """Whether the fact of that *name* holds for *host*, whose controller is *you*."""
    player = board.player(you)
    if name == EMPTY_LIBRARY and player is not None and player.library is not None:
        return player.library == 0
    if name == EMPTY_HANDED:
        others = (board.player(one) for one in board.opponents(you))
        if any(one is not None and one.hand == 0 for one in others):
            return True
    if name == DELIRIUM and len(_types_in_graveyard(board, you)) >= 4:
        return True
    obj = board.obj(host)
    if name in board.flags or (obj is not None and name in obj.flags):
        return True
    if name in ("this is monstrous", "renowned") and obj is not None:
        state = name.removeprefix("this is ")
        return state in obj.flags or has(board, obj, state)
    if name == f"this {ENTERED}" and so_far(host, ENTERED) in board.flags:
        return True
    return happened(board, you, name)


def _types_in_graveyard(board: Board, owner: str) -> frozenset[str]:
    """The card types (205.2a) among what is known to lie in that graveyard."""
    there = (one for one in board.objects if one.zone is Zone.GRAVEYARD)
    return frozenset().union(*(one.kinds for one in there if one.owner == owner)) & (
        _CARD_TYPES
    )


# Before the number of things that were moved as it entered: what it devoured.
TAKEN = "took "
# Cards in a library of which nothing was said.
_ENOUGH = 1_000_000


def stat_of_all(board: Board, names: Iterable[str], stat: str) -> int:
    """The sum of their numbers called *stat*, or one: "greatest …", "least …"."""
    which, _, one = stat.partition(" ")
    if which not in {"greatest", "least"}:
        return sum(stat_of(board, name, stat) for name in names)
    found = [stat_of(board, name, one) for name in names]
    return max(found, default=0) if which == "greatest" else min(found, default=_ENOUGH)


def stat_of(board: Board, name: str, stat: str) -> int:
    """The number called *stat* of a player or an object; 0 where there is none."""
    kind = stat.partition(":")
    if stat in TALLIES:
        return tallied(board, name, stat)
    player = board.player(name)
    if player is not None:
        if kind[0] == "counters":
            return count(player.counters, kind[2])
        if stat == "starting life":
            return player.start
        if kind[0] == ENTERED:
            return entered(board, name, kind[2])
        if stat == "library":
            return _ENOUGH if player.library is None else player.library
        return (player.life or 0) if stat == "life" else (player.hand or 0)
    obj = board.obj(name)
    if obj is None:
        return 0
    if obj.last is not None and obj.zone is not Zone.BATTLEFIELD:
        power, toughness, counters = obj.last
        match kind[0]:
            case "power" | "might":
                return max(0, power)
            case "toughness" | "life":
                return max(0, toughness or 0)
            case "counters":
                return count(counters, kind[2])
    match kind[0]:
        case "power":
            return max(0, power_of(board, obj))
        case "might":
            return max(0, power_of(board, obj) + _while_fighting(board, obj))
        case "toughness" | "life":
            return max(0, toughness_of(board, obj) or 0)
        case "damage":
            return obj.damage
        case "mana value":
            return obj.mana_value or 0
        case "taken":
            taken = [it for it in obj.flags if it.startswith(TAKEN)]
            return int(taken[-1].removeprefix(TAKEN)) if taken else 0
        case "counters":
            return count(obj.counters, kind[2])
        case _:
            return 0


def _while_fighting(board: Board, obj: Obj) -> int:
    """What Assault or Shield adds to the Might of what fights just now (807, 814)."""
    if obj.attacking:
        return might_for(board, obj, "assault")
    return might_for(board, obj, "shield") if obj.blocking else 0


def might_for(board: Board, obj: Obj, keyword: str) -> int:
    """What "Assault 2" or "Shield" adds: its number, or one without a number."""
    bare = _times(board, obj, keyword) if has(board, obj, keyword) else 0
    return keyword_number(board, obj, keyword) + bare


def power_stands(board: Board, power: int, how: str, than: tuple[str, ...]) -> bool:
    """Whether *power* is greater (">") or less ("<") than that of each of *than*.

    *how* "" asks nothing.
    """
    others = [one for one in map(board.obj, than) if one is not None]
    if not how:
        return True
    return bool(others) and all(
        COMPARE[how](power, power_of(board, one)) for one in others
    )
