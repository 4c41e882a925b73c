"""Who and what a filter, reference, amount or condition means on a board."""

from collections.abc import Iterator
from itertools import chain, islice
from typing import assert_never

# These two look at each other: what an object is, and what matches a filter.
import bot.engine.characteristics as look
from bot.engine.board import Board, Obj, Player, fights
from bot.engine.conditions import (
    AllHold,
    Always,
    AnyHolds,
    Compare,
    Condition,
    Exists,
    Flag,
    HurtBy,
    InCombat,
    IsTurnOf,
    Matches,
    Not,
)
from bot.engine.places import DEFENDERS, HERE, chosen_players, defending, same_place
from bot.engine.scope import Scope
from bot.engine.traits import (
    COMPARE,
    as_it_was,
    asks_color,
    asks_itself,
    asks_size,
    colors_match,
    controllers,
    fighting,
    flags_match,
    named_alike,
    numbers_match,
    size_matches,
    types_match,
    wears,
)
from bot.engine.values import (
    AllRefs,
    Amount,
    Chosen,
    ControllerOf,
    CountOf,
    DealtThisWay,
    DoneThisWay,
    EachOf,
    Filter,
    Half,
    Layer,
    Least,
    Named,
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
            return player in (chosen_players(scope) or refs(scope, Who.EVENT_PLAYER))
        case Side.ENCHANTED:
            return scope.enchants(player)
        case Side.EACH:
            return player == scope.each
        case _:
            assert_never(side)


def _player_matches(scope: Scope, filter: Filter, player: Player) -> bool:
    if filter.players is None or not _side(scope, filter.players, player.id):
        return False
    if filter.other and not filter.objects and player.id == scope.you:
        return False  # "another player": than whose effect it is
    if filter.ids is not None and player.id not in filter.ids:
        return False
    if filter.chosen is not None and player.id not in _slot(scope, filter.chosen):
        return False
    if filter.only_ref is not None and player.id not in refs(scope, filter.only_ref):
        return False
    if filter.attached and not scope.enchants(player.id):
        return False
    aimed = _slot(scope, filter.not_chosen) if filter.not_chosen is not None else ()
    met = refs(scope, filter.not_ref) if filter.not_ref is not None else ()
    return player.id not in {*filter.not_ids, *aimed, *met}


def _slot(scope: Scope, slot: int) -> tuple[str, ...]:
    return scope.chosen[slot] if slot < len(scope.chosen) else ()


def matches(
    scope: Scope, filter: Filter, name: str, *, layer: Layer = Layer.ALL
) -> bool:
    """True if the player or object *name* matches *filter* in *scope*.

    Only what applies before *layer* is looked at: what a modifier applies to hangs on
    nothing that is applied with it or after it (613.1).
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
        found = filter.objects and _object_matches(scope, filter, obj, layer)
    if not (found or filter.any_of):
        return False
    if any(matches(scope, it, name, layer=layer) for it in filter.none_of):
        return False
    if filter.any_of and (found or not asks_itself(filter)):
        return any(matches(scope, one, name, layer=layer) for one in filter.any_of)
    return found


def _object_matches(scope: Scope, filter: Filter, obj: Obj, layer: Layer) -> bool:
    board = scope.board
    if filter.ids is not None and obj.id not in filter.ids:
        return False
    if obj.id in filter.not_ids:
        return False
    own = obj.id == scope.this
    if (filter.this and not own) or (filter.other and own):
        return False
    if filter.attached:
        host = board.obj(scope.this)
        if host is None or host.bearer != obj.id:
            return False
    if filter.chosen is not None and obj.id not in _slot(scope, filter.chosen):
        return False
    if filter.not_chosen is not None and obj.id in _slot(scope, filter.not_chosen):
        return False
    if filter.not_ref is not None and obj.id in refs(scope, filter.not_ref):
        return False
    if (worn := filter.attached_to) and obj.attached_to not in refs(scope, worn):
        return False
    if filter.controller and not _side(scope, filter.controller, obj.controller):
        return False
    if filter.owner and not _side(scope, filter.owner, obj.owner):
        return False
    whose = filter.controlled_by
    if whose and obj.controller not in controllers(board, refs(scope, whose)):
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
    there = filter.not_flags >= HERE and not same_place(scope, obj)
    if there or not flags_match(board, filter, obj, scope.you):
        return False
    return (
        _type_matches(board, filter, obj, layer)
        and _combat_matches(scope, filter, obj)
        and _size_matches(scope, filter, obj, layer)
        and _color_matches(scope, filter, obj, layer)
        and _keyword_matches(board, filter, obj, layer)
    )


def _type_matches(board: Board, filter: Filter, obj: Obj, layer: Layer) -> bool:
    if not (filter.kinds or filter.any_kinds or filter.not_kinds):
        return True
    kinds = look.kinds_of(board, obj) if layer > Layer.TYPES else obj.kinds
    return types_match(filter, obj, kinds)


def _size_matches(scope: Scope, filter: Filter, obj: Obj, layer: Layer) -> bool:
    if not numbers_match(filter, obj) or not asks_size(filter):
        return numbers_match(filter, obj)
    power, tough = obj.power or 0, obj.toughness
    if layer > Layer.SIZES:
        power = look.power_of(scope.board, obj)
        tough = look.toughness_of(scope.board, obj)
    how, than = filter.power_than or ("", None)
    beside = refs(scope, than) if than is not None else ()
    stands = look.power_stands(scope.board, power, how, beside)
    return stands and size_matches(filter, power, tough)


def _color_matches(scope: Scope, filter: Filter, obj: Obj, layer: Layer) -> bool:
    if filter.elements and not filter.elements & obj.elements:
        return False
    if filter.classes and not filter.classes & obj.classes:
        return False
    if filter.named_as is not None:
        named = (scope.board.obj(one) for one in refs(scope, filter.named_as))
        if not named_alike(named, obj):
            return False
    shared = filter.shares_color_with
    if shared is None and not asks_color(filter):
        return True
    known = layer > Layer.COLORS
    colors = look.colors_of(scope.board, obj) if known else obj.colors
    if shared is None or not colors_match(filter, colors):
        return shared is None and colors_match(filter, colors)
    others = (scope.board.obj(one) for one in refs(scope, shared))
    return any(one and colors & look.colors_of(scope.board, one) for one in others)


def _keyword_matches(board: Board, filter: Filter, obj: Obj, layer: Layer) -> bool:
    if filter.attached_kind is not None and not wears(board, obj, filter.attached_kind):
        return False
    if not (filter.keywords or filter.without_keywords):
        return True
    known = layer > Layer.ABILITIES
    keywords = look.keywords_of(board, obj) if known else obj.keywords
    return filter.keywords <= keywords and not filter.without_keywords & keywords


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
        wanted = filter.attacking_player
        if isinstance(wanted, Who):
            return defender in refs(scope, wanted)
        if not _side(scope, wanted, defender):
            return False
    if filter.in_combat_with is not None:
        others = refs(scope, filter.in_combat_with)
        if not any(fighting(scope.board, obj, other) for other in others):
            return False
    return True


# --- References ------------------------------------------------------------


def everything(scope: Scope, filter: Filter) -> tuple[str, ...]:
    """Ids of all players (in turn order) and objects that match.

    Objects count on the battlefield unless the filter names another zone or *ids*.
    """
    return tuple(_each(scope, filter))


def _each(scope: Scope, filter: Filter) -> Iterator[str]:
    board, zone = scope.board, Zone.BATTLEFIELD
    anywhere = filter.zone is not None or filter.ids is not None
    there = (obj.id for obj in board.objects if anywhere or obj.zone is zone)
    return (it for it in chain(board.turn_order(), there) if matches(scope, filter, it))


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
            bearer = (host.bearer if host else "") or scope.attached
            return (bearer,) if bearer else ()
        case Who.EACH_PLAYER:
            return board.turn_order()
        case Who.EACH_OPPONENT:
            return tuple(board.opponents(scope.you))
        case Who.EVENT_SOURCE | Who.CHOSEN_SOURCE:
            return (scope.source,) if scope.source else ()
        case Who.EVENT_RECIPIENT | Who.EVENT_OBJECT:
            return (scope.recipient,) if scope.recipient else ()
        case Who.EACH_ONE:
            return (scope.each,) if scope.each else ()
        case Who.EVENT_PLAYER:
            return controllers(board, (scope.recipient,))
        case Chosen(slot):
            return _slot(scope, slot)
        case Named(name):
            return defending(scope, name) if name in DEFENDERS else (name,)
        case ControllerOf(of):
            return controllers(board, refs(scope, of))
        case OwnerOf(of):
            owners = (board.owner_of(name) for name in refs(scope, of))
            return tuple(dict.fromkeys(one for one in owners if one))
        case EachOf(filter):
            return everything(scope, filter)
        case DoneThisWay(filter, how):
            names = tuple(sorted(one for one, done in scope.done if done == how))
            if filter is None:
                return names
            return tuple(name for name in names if matches(scope, filter, name))
        case AllRefs(parts):
            return tuple(
                dict.fromkeys(name for part in parts for name in refs(scope, part))
            )
        case _:
            assert_never(ref)


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
        case DealtThisWay(excess, life):
            return scope.lost if life else scope.excess if excess else scope.dealt
        case Variable():
            return scope.x or 0
        case CountOf(filter):
            return len(everything(scope, filter))
        case StatOf(of, stat):
            return look.stat_of_all(scope.board, refs(scope, of), stat)
        case Times(factor, of):
            much = value(scope, of)  # "-X/-X" gives nothing for X below 0 (107.1b).
            return factor * (much if factor > 0 else max(0, much))
        case Sum(terms):
            return max(0, sum(value(scope, term) for term in terms))
        case Half(of, up):
            whole = value(scope, of)
            return (whole + 1) // 2 if up else whole // 2
        case Least(of, greatest):
            return (max if greatest else min)(value(scope, one) for one in of)
        case Per(of):
            return value(scope, of) // amount.parts(scope.chosen)
        case _:
            assert_never(amount)


def holds(scope: Scope, when: Condition) -> bool:
    """True if the condition holds on the scope's board."""
    match when:
        case Always():
            return True
        case Exists(filter, at_least, at_most):
            most = at_least if at_most is None else max(at_least, at_most + 1)
            found = len([*islice(_each(scope, filter), most)])
            return found >= at_least and (at_most is None or found <= at_most)
        case Compare(left, how, right):
            return bool(COMPARE[how](value(scope, left), value(scope, right)))
        case IsTurnOf(side):
            return _side(scope, side, scope.board.active)
        case Matches(ref, filter):
            names = refs(scope, ref)
            return bool(names) and all(matches(scope, filter, n) for n in names)
        case HurtBy(ref, by):
            hurt = [it for it in map(scope.board.obj, refs(scope, ref)) if it]
            dealt = {scope.source}.union(*(it.damaged_by for it in hurt))
            sources = map(scope.board.obj, dealt if hurt else ())
            return any(matches(scope, as_it_was(by, it), it.id) for it in sources if it)
        case InCombat():
            return scope.combat or fights(scope.board, refs(scope, Who.EVENT_OBJECT))
        case Flag(name):
            return look.flagged(scope.board, scope.this, scope.you, name)
        case Not(of):
            return not holds(scope, of)
        case AllHold(of):
            return all(holds(scope, one) for one in of)
        case AnyHolds(of):
            return any(holds(scope, one) for one in of)
        case _:
            assert_never(when)
