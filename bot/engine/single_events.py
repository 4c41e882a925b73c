"""What each kind of event other than damage does to the board."""

from collections.abc import Callable

from bot.engine.binding import bind, bind_anywhere, forget, unbind, with_choice
from bot.engine.board import Board, copy_of, dies, with_counters
from bot.engine.characteristics import TAKEN, has
from bot.engine.commanders import gone as put_away
from bot.engine.entering_said import entering
from bot.engine.events import (
    CreateTokens,
    DamageEvent,
    Destroy,
    Discard,
    DrawCards,
    DrawOne,
    Enter,
    Event,
    LifeGain,
    LifeLoss,
    LoseGame,
    Mill,
    PutCounters,
    RemoveCounters,
    ZoneChange,
)
from bot.engine.game_ending import OPPONENT_WINS
from bot.engine.gamerules import GameRules, Topic
from bot.engine.libraries import drawn_from_the_top, from_the_top, mixed
from bot.engine.noticing import notice, notice_unnamed
from bot.engine.outcome import Said, Step
from bot.engine.recalling import zone_called
from bot.engine.tasks import Check, Notice, Propose, Recorder, Task
from bot.engine.unnamed import KEEPS_COUNTERS
from bot.engine.values import ObjectId, Zone
from bot.replacing import replace

Tell = Callable[..., None]


def happens(
    rules: GameRules, board: Board, event: Event, log: Recorder | None
) -> tuple[Board, tuple[Task, ...]]:
    """*board* once *event* has happened, and what is to be done next; it is told."""

    def tell(template: str, *topics: Topic, **args: str | int) -> None:
        if log is not None:
            log.tell(Step(Said(template, tuple(args.items())), rules.cite(*topics)))

    name = board.name_of
    match event:
        case LifeGain(player=who, amount=amount):
            player = board.player(who)
            if player is None or player.life is None:
                return board, ()
            board = board.with_player(replace(player, life=player.life + amount))
            tell(
                "{player}: +{amount} life, now {life}.",
                Topic.GAIN_LIFE,
                player=who,
                amount=amount,
                life=player.life + amount,
            )
            return notice(board, event), ()
        case LifeLoss(player=who, amount=amount):
            player = board.player(who)
            if player is None or player.life is None:
                return board, ()
            board = board.with_player(replace(player, life=player.life - amount))
            tell(
                "{player}: -{amount} life, now {life}.",
                Topic.LOSE_LIFE,
                player=who,
                amount=amount,
                life=player.life - amount,
            )
            return notice(board, event), ()
        case DrawCards(player=who, amount=amount, turn=turn, applied=applied):
            return board, tuple(
                Propose((DrawOne(who, turn and not number, applied=applied),))
                for number in range(min(amount, 1000))
            )
        case DrawOne(player=who):
            player = board.player(who)
            if player is None:
                return board, ()
            if player.library == 0:
                tell(
                    "{player} can't draw: the library is empty.",
                    Topic.EMPTY_DRAW,
                    player=who,
                )
                return board.with_player(replace(player, overdrawn=True)), ()
            board = drawn_from_the_top(board, player)
            tell("A card is drawn by {player}.", Topic.DRAW, player=who)
            return notice(board, event), ()
        case Mill(player=who, amount=amount, to=to):
            player = board.player(who)
            if player is None:
                return board, ()
            if player.library is not None:
                amount = min(amount, player.library)
            board, known = from_the_top(board, player, amount, to)
            mills = to is Zone.GRAVEYARD
            tell(
                "Cards milled by {player}: {amount}."
                if mills
                else "Cards exiled by {player} from the top of the library: {amount}.",
                Topic.MILL if mills else Topic.EXILE,
                player=who,
                amount=amount,
            )
            if mills:
                board = notice(board, replace(event, amount=amount))
                board = notice_unnamed(board, who, amount - len(known), Zone.LIBRARY)
            return board, (Propose(known),) if known else ()
        case Discard(player=who, amount=amount, object=card):
            player = board.player(who)
            if player is None:
                return board, ()
            hand = None if player.hand is None else max(0, player.hand - amount)
            board = board.with_player(
                replace(player, discarded=player.discarded + amount, hand=hand)
            )
            tell(
                "Cards discarded by {player}: {amount}.",
                Topic.DISCARD,
                player=who,
                amount=amount,
            )
            gone = ZoneChange(
                card,
                Zone.HAND,
                Zone.GRAVEYARD,
                discarded=True,
                by_opponent=event.by_opponent,
            )
            board = notice(board, event)
            if not card:
                return notice_unnamed(board, who, amount, Zone.HAND), ()
            return board, (Propose((gone,)),)
        case PutCounters(on=on, kind=kind, amount=amount):
            board = _counters(board, on, kind, amount)
            _tell_put(tell, name(on), kind, amount)
            return notice(board, event), ()
        case RemoveCounters(on=on, kind=kind, amount=amount):
            board = _counters(board, on, kind, -amount)
            worn = board.obj(on)
            if kind == "durability" and worn is not None:
                # From now on having none left means that it is worn out (SBC 3).
                board = board.with_object(replace(worn, flags=worn.flags | {kind}))
            tell(
                "{amount} {kind} counter is removed from {on}."
                if amount == 1
                else "{amount} {kind} counters are removed from {on}.",
                Topic.COUNTERS,
                amount=amount,
                kind=kind,
                on=name(on),
            )
            return notice(board, event), ()
        case Destroy():
            return _destroyed(board, event, tell)
        case ZoneChange():
            return _moved(rules, board, event, tell)
        case Enter():
            return _entered(rules, board, event, tell)
        case CreateTokens():
            return _created(board, event, tell)
        case LoseGame(player=who, why=why):
            player = board.player(who)
            if player is None or player.lost:
                return board, ()
            topic = Topic.WIN_GAME if why == OPPONENT_WINS else Topic.LOSE_GAME
            tell("{player}: game lost ({why}).", topic, player=who, why=why)
            board = board.with_player(replace(player, lost=why))
            over = sum(not it.lost for it in board.players) == 1  # at once (104.2b)
            return board, (Check(),) * (over and why == OPPONENT_WINS)
        case DamageEvent():
            raise AssertionError("damage happens in a batch")


def _tell_put(tell: Tell, on: str, kind: str, amount: int) -> None:
    words = "{amount} {kind} counters are put on {on}."
    if amount == 1:
        words = "{amount} {kind} counter is put on {on}."
    tell(words, Topic.COUNTERS, amount=amount, kind=kind, on=on)


def _counters(board: Board, on: str, kind: str, change: int) -> Board:
    player = board.player(on)
    if player is not None:
        return board.with_player(
            replace(player, counters=with_counters(player.counters, kind, change))
        )
    obj = board.obj(on)
    if obj is None:
        return board
    if change < 0 and kind == "":
        for one, number in obj.counters:
            taken = min(number, -change)
            obj = replace(obj, counters=with_counters(obj.counters, one, -taken))
            change += taken
        return board.with_object(obj)
    return board.with_object(
        replace(obj, counters=with_counters(obj.counters, kind, change))
    )


def _destroyed(
    board: Board, event: Destroy, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    obj = board.obj(event.object)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return board, ()
    tell("{object} is destroyed.", Topic.DESTROY, object=obj.name)
    board = board.with_object(replace(obj, destroyed=True))
    move = ZoneChange(
        obj.id, Zone.BATTLEFIELD, Zone.GRAVEYARD, destroyed=True, source=event.source
    )
    return board, (Propose((move,)),)


# Where even what keeps its counters loses them.
_FORGOTTEN = frozenset({Zone.HAND, Zone.LIBRARY, Zone.MEMORY})


# Cards of Grand Archive that do not die but are destroyed.
_BREAKING = frozenset({"weapon", "item", "domain", "phantasia"})


def _moved(
    rules: GameRules, board: Board, event: ZoneChange, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    obj = board.obj(event.object)
    if obj is None or obj.zone is not event.origin:
        return board, ()
    died = event.origin is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD
    resolved = event.origin is Zone.STACK and event.to is Zone.GRAVEYARD
    if event.sacrificed and (died or event.to is Zone.EXILE):
        tell("{object} is sacrificed.", Topic.SACRIFICE, object=obj.name)
    elif died and dies(obj):
        tell("{object} dies.", Topic.DIES, object=obj.name)
    elif event.to is Zone.EXILE and rules.banishes:
        tell("{object} is banished.", Topic.EXILE, object=obj.name)
    elif died and event.destroyed and (obj.kinds & _BREAKING or rules.banishes):
        if not obj.destroyed:  # else that was said before it moved
            tell("{object} is destroyed.", Topic.DESTROY, object=obj.name)
    elif not resolved:
        topic = Topic.EXILE if event.to is Zone.EXILE else Topic.ZONE
        to = zone_called(rules.game, event.to)
        tell("{object} goes to {zone}.", topic, object=obj.name, zone=to)
    keeps = event.to not in _FORGOTTEN and has(board, obj, KEEPS_COUNTERS)
    counters = obj.counters if keeps else ()
    for kind, number in event.counters:
        counters = with_counters(counters, kind, number)
        _tell_put(tell, obj.name, kind, number)
    gone = replace(
        obj,
        zone=event.to,
        counters=counters,
        damage=obj.damage if obj.destroyed else 0,
        destroyed=obj.destroyed or event.destroyed,
        attacking="",
        blocking=frozenset(),
        attached_to="",
        was_on=obj.attached_to if event.origin is Zone.BATTLEFIELD else "",
        was_blocking=obj.blocking,
    )
    gone = put_away(gone, event.origin)
    board = mixed(board.with_object(gone), gone)
    if event.origin is Zone.STACK:
        # What a spell has set up does not end when it leaves the stack (611.2a).
        return board, ()
    board = unbind(board, obj.id)
    return board if gone.token else bind_anywhere(board, gone), ()


# A token that has left the battlefield cannot come back (111.8).
_TOKENS_COME_FROM = frozenset({Zone.NOWHERE, Zone.STACK})


# A permanent spell becomes the permanent (400.7a).
_STAYS_ITSELF = frozenset({Zone.NOWHERE, Zone.STACK, Zone.BATTLEFIELD})


def _entered(
    rules: GameRules, board: Board, event: Enter, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    obj = board.obj(event.object)
    if obj is None or (obj.token and obj.zone not in _TOKENS_COME_FROM):
        return board, ()
    board = unbind(board, obj.id)
    if obj.zone not in _STAYS_ITSELF:
        board = forget(board, obj.id)
    # It is a new object that remembers nothing of its former life (400.7).
    entered = replace(
        obj,
        zone=Zone.BATTLEFIELD,
        controller=event.controller,
        tapped=event.tapped,
        sick=True,
        damage=0,
        deathtouched=False,
        damaged_by=frozenset(),
        counters=obj.counters,
        was_on="",
        was_blocking=frozenset(),
        last=None,
        came_from=None if obj.zone in _STAYS_ITSELF else obj.zone,
    )
    copied = board.obj(event.copy_of) if event.copy_of else None
    if copied is not None:
        entered = copy_of(entered, copied, event.but)
    entered = replace(
        entered,
        kinds=(entered.kinds | event.also_kinds) - event.not_kinds,
        keywords=entered.keywords | event.also_keywords,
    )
    if event.back_face:
        entered = replace(entered, notes=(*entered.notes, "back face up"))
    told = tuple(it for it in event.chosen if not it.startswith(TAKEN))
    taken = frozenset(event.chosen) - {*told}
    if event.chosen:
        notes, flags = (*entered.notes, *told), entered.flags | taken
        entered = replace(entered, notes=notes, flags=flags)
        for option in told:
            entered = with_choice(entered, option)
    counters = dict(event.counters)
    if entered.loyalty is not None and not dict(entered.counters).get("loyalty"):
        counters["loyalty"] = counters.get("loyalty", 0) + entered.loyalty
    words = entering(rules, tapped=event.tapped)
    tell(words, Topic.ENTERS, object=obj.name)
    board = bind(board.with_object(entered), entered, event.x)
    # The counters it enters with are put on it and can be replaced as such (122.6).
    puts = tuple(
        Propose((PutCounters(obj.id, kind, number, by=event.controller),))
        for kind, number in counters.items()
        if number
    )
    if not puts:
        return notice(board, event), ()
    # It is looked at as it is once it has them.
    return notice(board, event, together=True), (*puts, Notice(event))


def _created(
    board: Board, event: CreateTokens, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    pattern = event.blueprint
    tell(
        "{amount} {token} token for {player}."
        if event.amount == 1
        else "{amount} {token} tokens for {player}.",
        Topic.TOKENS,
        player=event.player,
        amount=event.amount,
        token=pattern.name,
    )
    enters: list[Event] = []
    called = [it for it in event.called if _waits(board, it)]
    for number in range(min(event.amount, 200)):
        told = called[number : number + 1]
        name = told[0] if told else fresh(board, pattern.name)
        token = replace(
            pattern,
            id=name,
            name=board.name_of(name) if told else pattern.name,
            called=pattern.called or pattern.name.lower(),
            controller=event.player,
            owner=event.player,
            token=True,
            zone=Zone.NOWHERE,
        )
        if told:
            board = board.with_object(token)
        else:
            board = board.changed(objects=(*board.objects, token))
        board = bind(board, token)
        enters.append(Enter(name, event.player, Zone.NOWHERE, tapped=event.tapped))
    board = notice(board, event)
    return board, (Propose(tuple(enters)),)


def _waits(board: Board, name: str) -> bool:
    obj = board.obj(name)
    return obj is not None and obj.zone is Zone.NOWHERE


def fresh(board: Board, name: str) -> ObjectId:
    """An id that nothing has yet, made from *name*."""
    taken = {one.id for one in board.objects} | {one.id for one in board.players}
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
