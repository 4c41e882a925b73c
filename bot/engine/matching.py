"""Who and what a filter, reference, amount or condition means on a board."""

from dataclasses import dataclass, replace
from typing import assert_never

from bot.engine.board import Board, Obj, Player, count
from bot.engine.values import (
    AllHold,
    AllRefs,
    Always,
    Amount,
    AnyHolds,
    Chosen,
    Compare,
    Condition,
    ControllerOf,
    CountOf,
    DamagedThisWay,
    EachOf,
    Exists,
    Filter,
    Flag,
    Half,
    InCombat,
    IsTurnOf,
    Least,
    Matches,
    Named,
    Not,
    OwnerOf,
    Per,
    PreventedThisWay,
    Ref,
    RemovedThisWay,
    Side,
    StatOf,
    Sum,
    ThatMuch,
    Times,
    Variable,
    Who,
    Zone,
)


@dataclass(frozen=True, slots=True)
class Scope:
    """What *you*, *this*, *that much* and the slots mean while something applies."""

    board: Board
    you: str = ""
    this: str = ""
    chosen: tuple[tuple[str, ...], ...] = ()
    x: int | None = None
    amount: int = 0
    prevented: int = 0
    removed: int = 0
    source: str = ""
    recipient: str = ""
    damaged: frozenset[str] = frozenset()
    combat: bool = False

    def on(self, board: Board) -> "Scope":
        """The same meanings on another board."""
        return replace(self, board=board)


# --- Characteristics after counters and modifiers ---------------------------


def _modified(board: Board, obj: Obj) -> list[tuple[Scope, "object"]]:
    found: list[tuple[Scope, object]] = []
    for modifier in board.modifiers:
        scope = Scope(board, modifier.controller, modifier.host, modifier.chosen)
        if holds_for(modifier.host, board, scope, modifier.when) and matches(
            scope, modifier.subject, obj.id, printed=True
        ):
            found.append((scope, modifier))
    return found


def _host_counts(board: Board, host: str) -> bool:
    if not host:
        return True
    obj = board.obj(host)
    # Emblems, cards that the asker only declared, and permanents count.
    return obj is None or obj.zone in (Zone.BATTLEFIELD, Zone.COMMAND)


def holds_for(host: str, board: Board, scope: Scope, when: Condition) -> bool:
    """True if *host* is still there and *when* holds."""
    return _host_counts(board, host) and holds(scope, when)


def kinds_of(board: Board, obj: Obj) -> frozenset[str]:
    """Types, subtypes and supertypes, with what modifiers add."""
    kinds = obj.kinds
    if board.modifiers:
        for _, modifier in _modified(board, obj):
            kinds = kinds | modifier.kinds  # type: ignore[attr-defined]
    return kinds


def colors_of(board: Board, obj: Obj) -> frozenset[str]:
    """Colours, after modifiers that set them."""
    colors = obj.colors
    if board.modifiers:
        for _, modifier in _modified(board, obj):
            if modifier.colors is not None:  # type: ignore[attr-defined]
                colors = modifier.colors  # type: ignore[attr-defined]
    return colors


def keywords_of(board: Board, obj: Obj) -> frozenset[str]:
    """Keywords, with those granted, taken away and given by keyword counters."""
    keywords = set(obj.keywords)
    keywords.update(kind for kind, _ in obj.counters if kind[:1] not in "+-")
    if board.modifiers:
        lost: set[str] = set()
        for _, modifier in _modified(board, obj):
            keywords.update(modifier.keywords)  # type: ignore[attr-defined]
            lost.update(modifier.loses)  # type: ignore[attr-defined]
        keywords -= lost
        if "all abilities" in lost:
            keywords.clear()
    return frozenset(keywords)


def _counter_shift(obj: Obj) -> int:
    shift = 0
    for kind, number in obj.counters:
        if kind in ("+1/+1", "buff"):
            shift += number
        elif kind in ("-1/-1", "debuff"):
            shift -= number
    return shift


def power_of(board: Board, obj: Obj) -> int:
    """Power (Might) after counters and modifiers; 0 where there is none."""
    total = obj.power or 0
    extra = 0
    for scope, modifier in _modified(board, obj) if board.modifiers else ():
        if modifier.base is not None:  # type: ignore[attr-defined]
            total = modifier.base[0]  # type: ignore[attr-defined]
        extra += value(scope, modifier.power)  # type: ignore[attr-defined]
    return total + extra + _counter_shift(obj)


def toughness_of(board: Board, obj: Obj) -> int | None:
    """Toughness (life, Might) after counters and modifiers, None where none."""
    if obj.toughness is None:
        return None
    total = obj.toughness
    extra = 0
    for scope, modifier in _modified(board, obj) if board.modifiers else ():
        if modifier.base is not None:  # type: ignore[attr-defined]
            total = modifier.base[1]  # type: ignore[attr-defined]
        extra += value(scope, modifier.toughness)  # type: ignore[attr-defined]
    return total + extra + _counter_shift(obj)


def has(board: Board, obj: Obj, keyword: str) -> bool:
    """True if *obj* has exactly that keyword."""
    return keyword in keywords_of(board, obj)


def keyword_number(board: Board, obj: Obj, keyword: str) -> int:
    """The sum of N over all ``keyword N`` it has."""
    total = 0
    for one in keywords_of(board, obj):
        head, _, tail = one.rpartition(" ")
        if head == keyword and tail.isdigit():
            total += int(tail)
    return total


# --- Filters ---------------------------------------------------------------


def _side(scope: Scope, side: Side, player: str) -> bool:
    match side:
        case Side.YOU:
            return player == scope.you
        case Side.OPPONENT:
            return player != scope.you
        case Side.ANY:
            return True
        case Side.THAT_PLAYER:
            return player in refs(scope, Who.EVENT_PLAYER) or any(
                player in slot for slot in scope.chosen
            )
        case _:
            assert_never(side)


def _player_matches(scope: Scope, filter: Filter, player: Player) -> bool:
    if filter.players is None or not _side(scope, filter.players, player.id):
        return False
    if filter.ids is not None and player.id not in filter.ids:
        return False
    if filter.chosen is not None and player.id not in _slot(scope, filter.chosen):
        return False
    if filter.not_chosen is not None and player.id in _slot(scope, filter.not_chosen):
        return False
    return player.id not in filter.not_ids


def _slot(scope: Scope, slot: int) -> tuple[str, ...]:
    return scope.chosen[slot] if slot < len(scope.chosen) else ()


def _kind(kinds: frozenset[str], obj: Obj, kind: str) -> bool:
    if kind in kinds:
        return True
    match kind:
        case "permanent":
            return obj.zone is Zone.BATTLEFIELD
        case "spell":
            return obj.zone is Zone.STACK and "ability" not in kinds
        case "card":
            return not obj.token
        case "source" | "object":
            return True
        case "unit":
            return bool(kinds & {"ally", "champion"})
        case "historic":
            return bool(kinds & {"legendary", "artifact", "saga"})
        case _:
            return False


def matches(scope: Scope, filter: Filter, name: str, *, printed: bool = False) -> bool:
    """True if the player or object *name* matches *filter* in *scope*.

    *printed* looks at printed values only: modifiers must not look at themselves.
    """
    board = scope.board
    obj = board.obj(name)
    if obj is None:
        player = board.player(name)
        if player is None:
            # A source nobody described: only filters that ask nothing match it.
            return filter == Filter() or filter == Filter(players=Side.ANY)
        found = _player_matches(scope, filter, player)
    else:
        found = filter.objects and _object_matches(scope, filter, obj, printed)
    if filter.any_of and (found or not _asks_itself(filter)):
        return any(matches(scope, one, name, printed=printed) for one in filter.any_of)
    return found


def _asks_itself(filter: Filter) -> bool:
    # Filter(any_of=(…)) only collects alternatives; its own fields say nothing.
    return replace(filter, any_of=(), players=None) != Filter()


def _object_matches(scope: Scope, filter: Filter, obj: Obj, printed: bool) -> bool:
    board = scope.board
    if filter.ids is not None and obj.id not in filter.ids:
        return False
    if obj.id in filter.not_ids:
        return False
    if filter.this and obj.id != scope.this:
        return False
    if filter.other and obj.id == scope.this:
        return False
    if filter.attached:
        host = board.obj(scope.this)
        if host is None or not host.attached_to or host.attached_to != obj.id:
            return False
    if filter.chosen is not None and obj.id not in _slot(scope, filter.chosen):
        return False
    if filter.not_chosen is not None and obj.id in _slot(scope, filter.not_chosen):
        return False
    if filter.controller is not None and not _side(
        scope, filter.controller, obj.controller
    ):
        return False
    if filter.owner is not None and not _side(scope, filter.owner, obj.owner):
        return False
    if filter.zone is not None and obj.zone is not filter.zone:
        return False
    if filter.token is not None and obj.token != filter.token:
        return False
    if filter.tapped is not None and obj.tapped != filter.tapped:
        return False
    if filter.name is not None and obj.name.lower() != filter.name.lower():
        return False
    if filter.damaged is not None and (obj.damage > 0) != filter.damaged:
        return False
    if not filter.flags <= obj.flags or filter.not_flags & obj.flags:
        return False
    return (
        _type_matches(board, filter, obj, printed)
        and _combat_matches(scope, filter, obj)
        and _number_matches(board, filter, obj, printed)
        and _color_matches(scope, filter, obj, printed)
        and _keyword_matches(board, filter, obj, printed)
    )


def _type_matches(board: Board, filter: Filter, obj: Obj, printed: bool) -> bool:
    if not (filter.kinds or filter.any_kinds or filter.not_kinds):
        return True
    kinds = obj.kinds if printed else kinds_of(board, obj)
    if any(not _kind(kinds, obj, kind) for kind in filter.kinds):
        return False
    if filter.any_kinds and not any(_kind(kinds, obj, k) for k in filter.any_kinds):
        return False
    return not any(_kind(kinds, obj, kind) for kind in filter.not_kinds)


def _combat_matches(scope: Scope, filter: Filter, obj: Obj) -> bool:
    if filter.attacking is not None and bool(obj.attacking) != filter.attacking:
        return False
    if filter.blocking is not None and bool(obj.blocking) != filter.blocking:
        return False
    if filter.blocked is not None and (
        not obj.attacking or obj.blocked != filter.blocked
    ):
        return False
    if filter.attacking_player is not None:
        if not obj.attacking:
            return False
        target = scope.board.obj(obj.attacking)
        defender = target.controller if target else obj.attacking
        if not _side(scope, filter.attacking_player, defender):
            return False
    if filter.in_combat_with is not None:
        others = refs(scope, filter.in_combat_with)
        if not any(_fighting(scope.board, obj, other) for other in others):
            return False
    return True


def _fighting(board: Board, obj: Obj, other: str) -> bool:
    partner = board.obj(other)
    return other in obj.blocking or (partner is not None and obj.id in partner.blocking)


def _number_matches(board: Board, filter: Filter, obj: Obj, printed: bool) -> bool:
    if filter.counter is not None and not count(obj.counters, filter.counter):
        return False
    if filter.power_at_least is not None or filter.power_at_most is not None:
        power = (obj.power or 0) if printed else power_of(board, obj)
        if filter.power_at_least is not None and power < filter.power_at_least:
            return False
        if filter.power_at_most is not None and power > filter.power_at_most:
            return False
    if filter.toughness_at_least is not None or filter.toughness_at_most is not None:
        tough = obj.toughness if printed else toughness_of(board, obj)
        if tough is None:
            return False
        if filter.toughness_at_least is not None and tough < filter.toughness_at_least:
            return False
        if filter.toughness_at_most is not None and tough > filter.toughness_at_most:
            return False
    value_now = obj.mana_value
    if filter.mana_value_at_least is not None and (
        value_now is None or value_now < filter.mana_value_at_least
    ):
        return False
    return filter.mana_value_at_most is None or (
        value_now is not None and value_now <= filter.mana_value_at_most
    )


def _color_matches(scope: Scope, filter: Filter, obj: Obj, printed: bool) -> bool:
    if filter.elements and not filter.elements & obj.elements:
        return False
    if filter.classes and not filter.classes & obj.classes:
        return False
    if not (
        filter.colors
        or filter.not_colors
        or filter.colorless
        or filter.multicolored
        or filter.shares_color_with is not None
    ):
        return True
    colors = obj.colors if printed else colors_of(scope.board, obj)
    if filter.colors and not filter.colors & colors:
        return False
    if filter.not_colors & colors or (filter.colorless and colors):
        return False
    if filter.multicolored and len(colors) < 2:
        return False
    if filter.shares_color_with is not None:
        others = (scope.board.obj(one) for one in refs(scope, filter.shares_color_with))
        return any(one and colors & colors_of(scope.board, one) for one in others)
    return True


def _keyword_matches(board: Board, filter: Filter, obj: Obj, printed: bool) -> bool:
    if filter.attached_kind is not None:
        wanted = "aura" if filter.attached_kind == "enchanted" else "equipment"
        if not any(
            one.attached_to == obj.id and wanted in one.kinds for one in board.objects
        ):
            return False
    if not (filter.keywords or filter.without_keywords):
        return True
    keywords = obj.keywords if printed else keywords_of(board, obj)
    return filter.keywords <= keywords and not filter.without_keywords & keywords


# --- References ------------------------------------------------------------


def everything(scope: Scope, filter: Filter) -> tuple[str, ...]:
    """Ids of all players (in turn order) and objects that match.

    Objects count on the battlefield unless the filter names another zone or *ids*.
    """
    board = scope.board
    players = tuple(one for one in board.turn_order() if matches(scope, filter, one))
    anywhere = filter.zone is not None or filter.ids is not None
    objects = tuple(
        obj.id
        for obj in board.objects
        if (anywhere or obj.zone is Zone.BATTLEFIELD) and matches(scope, filter, obj.id)
    )
    return players + objects


def refs(scope: Scope, ref: Ref) -> tuple[str, ...]:
    """The ids *ref* stands for; empty if there is nothing it could mean."""
    board = scope.board
    match ref:
        case Who.YOU:
            return (scope.you,) if scope.you else ()
        case Who.THIS:
            return (scope.this,) if scope.this else ()
        case Who.ATTACHED:
            host = board.obj(scope.this)
            return (host.attached_to,) if host and host.attached_to else ()
        case Who.EACH_PLAYER:
            return board.turn_order()
        case Who.EACH_OPPONENT:
            return tuple(board.opponents(scope.you))
        case Who.EVENT_SOURCE | Who.CHOSEN_SOURCE:
            return (scope.source,) if scope.source else ()
        case Who.EVENT_RECIPIENT | Who.EVENT_OBJECT:
            return (scope.recipient,) if scope.recipient else ()
        case Who.EVENT_PLAYER:
            return _controllers(board, (scope.recipient,))
        case Chosen(slot):
            return _slot(scope, slot)
        case Named(name):
            return (name,)
        case ControllerOf(of):
            return _controllers(board, refs(scope, of))
        case OwnerOf(of):
            owners = (board.obj(name) for name in refs(scope, of))
            return tuple(dict.fromkeys(one.owner for one in owners if one))
        case EachOf(filter):
            return everything(scope, filter)
        case DamagedThisWay(filter):
            names = tuple(sorted(scope.damaged))
            if filter is None:
                return names
            return tuple(name for name in names if matches(scope, filter, name))
        case AllRefs(parts):
            return tuple(
                dict.fromkeys(name for part in parts for name in refs(scope, part))
            )
        case _:
            assert_never(ref)


def _controllers(board: Board, names: tuple[str, ...]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for name in names:
        obj = board.obj(name)
        if obj is not None:
            found[obj.controller] = None
        elif board.player(name) is not None:
            found[name] = None
    return tuple(found)


# --- Amounts and conditions ------------------------------------------------


def value(scope: Scope, amount: Amount) -> int:
    """What *amount* comes to now; never below 0 for sums."""
    match amount:
        case int():
            return amount
        case ThatMuch():
            return scope.amount
        case PreventedThisWay():
            return scope.prevented
        case RemovedThisWay():
            return scope.removed
        case Variable():
            return scope.x or 0
        case CountOf(filter):
            return len(everything(scope, filter))
        case StatOf(of, stat):
            return sum(_stat(scope.board, name, stat) for name in refs(scope, of))
        case Times(factor, of):
            return factor * value(scope, of)
        case Sum(terms):
            return max(0, sum(value(scope, term) for term in terms))
        case Half(of, up):
            whole = value(scope, of)
            return (whole + 1) // 2 if up else whole // 2
        case Least(of):
            return min(value(scope, one) for one in of)
        case Per(of, size):
            return value(scope, of) // size
        case _:
            assert_never(amount)


def _stat(board: Board, name: str, stat: str) -> int:
    kind = stat.partition(":")
    player = board.player(name)
    if player is not None:
        if kind[0] == "counters":
            return count(player.counters, kind[2])
        return (player.life or 0) if stat == "life" else (player.hand or 0)
    obj = board.obj(name)
    if obj is None:
        return 0
    match kind[0]:
        case "power" | "might":
            return max(0, power_of(board, obj))
        case "toughness" | "life":
            return max(0, toughness_of(board, obj) or 0)
        case "damage":
            return obj.damage
        case "mana value":
            return obj.mana_value or 0
        case "counters":
            return count(obj.counters, kind[2])
        case _:
            return 0


_COMPARE = {
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    "==": lambda a, b: a == b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}


def holds(scope: Scope, when: Condition) -> bool:
    """True if the condition holds on the scope's board."""
    match when:
        case Always():
            return True
        case Exists(filter, at_least, at_most):
            found = len(everything(scope, filter))
            return found >= at_least and (at_most is None or found <= at_most)
        case Compare(left, how, right):
            return bool(_COMPARE[how](value(scope, left), value(scope, right)))
        case IsTurnOf(side):
            return _side(scope, side, scope.board.active)
        case Matches(ref, filter):
            names = refs(scope, ref)
            return bool(names) and all(matches(scope, filter, n) for n in names)
        case InCombat():
            return scope.combat
        case Flag(name):
            host = scope.board.obj(scope.this)
            return name in scope.board.flags or (
                host is not None and name in host.flags
            )
        case Not(of):
            return not holds(scope, of)
        case AllHold(of):
            return all(holds(scope, one) for one in of)
        case AnyHolds(of):
            return any(holds(scope, one) for one in of)
        case _:
            assert_never(when)
