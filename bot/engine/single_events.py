"""What each kind of event other than damage does to the board."""

from bot.engine.board import Board, with_counters
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
from bot.engine.libraries import drawn_from_the_top, from_the_top
from bot.engine.noticing import notice, notice_unnamed
from bot.engine.outcome import Said, Step
from bot.engine.tasks import Check, Propose, Recorder, Task
from bot.engine.values import Zone
from bot.engine.zone_changes import Tell, created_tokens, entered_play, moved, tell_put
from bot.replacing import replace


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
            tell_put(tell, name(on), kind, amount)
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
            return moved(rules, board, event, tell)
        case Enter():
            return entered_play(rules, board, event, tell)
        case CreateTokens():
            return created_tokens(board, event, tell)
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
