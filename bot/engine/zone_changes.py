"""What leaves a zone, enters the battlefield or is created there."""

from collections.abc import Callable

from bot.engine.binding import bind, bind_anywhere, forget, unbind, with_choice
from bot.engine.board import Board, copy_of, dies, with_counters
from bot.engine.characteristics import TAKEN, has
from bot.engine.commanders import gone as put_away
from bot.engine.entering_said import entering
from bot.engine.events import CreateTokens, Enter, Event, PutCounters, ZoneChange
from bot.engine.gamerules import GameRules, Topic
from bot.engine.libraries import mixed
from bot.engine.noticing import notice
from bot.engine.recalling import zone_called
from bot.engine.tasks import Notice, Propose, Task
from bot.engine.unnamed import KEEPS_COUNTERS
from bot.engine.values import ObjectId, Zone
from bot.replacing import replace

Tell = Callable[..., None]


def tell_put(tell: Tell, on: str, kind: str, amount: int) -> None:
    """Say that counters are put on something."""
    words = "{amount} {kind} counters are put on {on}."
    if amount == 1:
        words = "{amount} {kind} counter is put on {on}."
    tell(words, Topic.COUNTERS, amount=amount, kind=kind, on=on)


# Where even what keeps its counters loses them.
_FORGOTTEN = frozenset({Zone.HAND, Zone.LIBRARY, Zone.MEMORY})


# Cards of Grand Archive that do not die but are destroyed.
_BREAKING = frozenset({"weapon", "item", "domain", "phantasia"})


def moved(
    rules: GameRules, board: Board, event: ZoneChange, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    """*event* has moved what it is of, which is told by where it goes."""
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
        tell_put(tell, obj.name, kind, number)
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


def entered_play(
    rules: GameRules, board: Board, event: Enter, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    """What it is of has entered the battlefield, and what is put on it as it does."""
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


def created_tokens(
    board: Board, event: CreateTokens, tell: Tell
) -> tuple[Board, tuple[Task, ...]]:
    """The tokens are there, and are to enter."""
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
