"""Instructions that need no choice: the events and effects they make."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import assert_never

from bot.engine.attaching import attached
from bot.engine.board import Board, Obj
from bot.engine.controlling import handed_over
from bot.engine.countering import counter
from bot.engine.counters_taken import take_counters
from bot.engine.counterspells import CopySpell, CounterSpell
from bot.engine.dealing import damage_of, takes_damage
from bot.engine.declaring import become_blocked
from bot.engine.discarding import discards
from bot.engine.effects import Ban
from bot.engine.events import (
    Destroy,
    DrawCards,
    Enter,
    Event,
    LifeGain,
    LifeLoss,
    LoseGame,
    Mill,
    PutCounters,
    ZoneChange,
)
from bot.engine.exchanged import exchange
from bot.engine.exchanging import Exchange
from bot.engine.fights import fight
from bot.engine.game_ending import OPPONENT_WINS, LoseTheGame, WinTheGame
from bot.engine.gamerules import GameRules, Topic
from bot.engine.handing_over import same_counters
from bot.engine.instructions import (
    AddCounters,
    ChooseOne,
    ChooseSource,
    DealDamage,
    DestroyIt,
    DiscardCards,
    Draw,
    EndOfTurn,
    Fight,
    GainLife,
    Heal,
    If,
    Install,
    Instruction,
    Kill,
    LoseLife,
    MakeTokens,
    May,
    MillCards,
    Move,
    PutOnto,
    Regenerate,
    SacrificeIt,
    SacrificeSome,
    SetLife,
    TakeCounters,
    Unplayed,
)
from bot.engine.making import installed, regeneration, with_slot
from bot.engine.making_tokens import token_events
from bot.engine.matching import refs, value
from bot.engine.outcome import Said, Step
from bot.engine.permanents import (
    Attach,
    BecomeBlocked,
    GainControl,
    RemoveFromCombat,
    TapIt,
)
from bot.engine.phased_out import phase
from bot.engine.phasing import Phase
from bot.engine.recalling import apart, recalled
from bot.engine.repeating import ForEach, Proliferate, Repeat, SameCounters
from bot.engine.scope import Scope
from bot.engine.seeing import find_ban
from bot.engine.tasks import Propose, Recorder, Run, Task
from bot.engine.untapping import stay_tapped, untapped
from bot.engine.values import Amount, Ref, Zone


def sacrificed(name: str) -> ZoneChange:
    return ZoneChange(name, Zone.BATTLEFIELD, Zone.GRAVEYARD, sacrificed=True)


def keeps_all(scope: Scope, player: str) -> bool:
    """True if what is carried out can't make *player* sacrifice permanents."""
    return bool(scope.you and find_ban(scope.board, Ban.SACRIFICE, player, scope.you))


def _of_each(scope: Scope, amount: Amount, name: str) -> int:
    """*amount* for *name*, one of those to whom it is done."""
    return value(replace(scope, each=name), amount)


def perform(
    rules: GameRules, scope: Scope, first: Instruction, rest: Run, log: Recorder | None
) -> tuple[Board, tuple[Task, ...], Run]:
    """One instruction that needs no choice: board, what follows, what is left."""
    board = scope.board
    applied = rest.applied

    def propose(*events: Event) -> tuple[Board, tuple[Task, ...], Run]:
        return board, (Propose(events),) if events else (), rest

    match first:
        case DealDamage():
            named = rules.names_abilities
            return propose(*damage_of(scope, first, applied, names_abilities=named))
        case Fight(left, right):
            return propose(*fight(scope, left, right))
        case GainLife(amount, who):
            return propose(
                *(
                    LifeGain(
                        one,
                        _of_each(scope, amount, one),
                        scope.this,
                        scope.you,
                        applied,
                    )
                    for one in refs(scope, who)
                )
            )
        case LoseLife(amount, who, paid):
            return propose(
                *(
                    LifeLoss(
                        one,
                        _of_each(scope, amount, one),
                        source=scope.this,
                        paid=paid,
                        applied=applied,
                    )
                    for one in refs(scope, who)
                )
            )
        case SetLife(amount, who):
            return propose(*_set_life(scope, value(scope, amount), who))
        case Draw(amount, who, turn=turn):
            return propose(
                *(
                    DrawCards(one, _of_each(scope, amount, one), turn, applied)
                    for one in refs(scope, who)
                )
            )
        case MillCards(amount, who, to):
            return propose(
                *(
                    Mill(one, _of_each(scope, amount, one), applied, to)
                    for one in refs(scope, who)
                )
            )
        case DiscardCards():
            groups = discards(scope, first, applied)
            return board, tuple(Propose(it) for it in groups if it), rest
        case AddCounters(kind, amount, on, paid):
            points = value(scope, amount)
            return propose(
                *(
                    PutCounters(
                        one,
                        kind,
                        points,
                        by=scope.you,
                        from_effect=not paid,
                        applied=applied,
                    )
                    for one in refs(scope, on)
                    if takes_damage(board, one)
                )
            )
        case SameCounters():
            return propose(*same_counters(scope, first, applied))
        case TakeCounters():
            return take_counters(scope, first, rest)
        case DestroyIt(what, regenerable):
            return propose(
                *(
                    Destroy(one, regenerable=regenerable, source=scope.this)
                    for one in refs(scope, what)
                )
            )
        case Kill(what):
            return propose(
                *(
                    ZoneChange(one, Zone.BATTLEFIELD, Zone.GRAVEYARD, destroyed=True)
                    for one in refs(scope, what)
                )
            )
        case Move(what, zone):
            board = _move_unnamed(scope, what, zone, rules, log)
            return propose(
                *(
                    ZoneChange(
                        obj.id, obj.zone, zone, source=scope.this, applied=applied
                    )
                    for one in refs(scope, what)
                    if (obj := board.obj(one)) is not None and one != scope.gone
                )
            )
        case SacrificeIt(what):
            return propose(
                *(
                    sacrificed(one)
                    for one in refs(scope, what)
                    if (obj := board.obj(one)) is not None
                    and not keeps_all(scope, obj.controller)
                )
            )
        case Regenerate(what):
            for one in refs(scope, what):
                board = regeneration(board, one, scope, rest.label)
            return board, (), rest
        case Install(static, each, slot):
            names = (None,) if each is None else refs(scope, each)
            for name in names:
                slotted = scope if name is None else with_slot(scope, slot, (name,))
                if name is not None and first.theirs:
                    slotted = replace(scope, you=name)
                board = installed(board, static, slotted, rest.label)
            return board, (), rest
        case TapIt(what, untap, stays):
            if stays:
                board = stay_tapped(board, refs(scope, what))
            elif untap:
                board = untapped(rules, board, refs(scope, what), log)
            else:
                board = _each(scope, what, lambda obj: replace(obj, tapped=True))
            return board, (), rest
        case MakeTokens():
            return propose(*token_events(scope, first, applied))
        case PutOnto(what, under, tapped, counters):
            owner = refs(scope, under) if under is not None else ()
            having = tuple((kind, value(scope, n)) for kind, n in counters)
            return propose(
                *(
                    Enter(
                        one,
                        (owner or (obj.controller,))[0],
                        obj.zone,
                        tapped=tapped,
                        counters=having,
                        applied=applied,
                    )
                    for one in refs(scope, what)
                    if (obj := board.obj(one)) is not None
                    and obj.zone is not Zone.BATTLEFIELD
                    and one != scope.gone
                )
            )
        case LoseTheGame(who):
            return propose(
                *(LoseGame(one, "an effect says so") for one in refs(scope, who))
            )
        case WinTheGame(who):
            return propose(
                *(
                    LoseGame(other, OPPONENT_WINS)
                    for one in refs(scope, who)
                    if find_ban(board, Ban.WIN_GAME, one) is None
                    for other in board.opponents(one)
                )
            )
        case GainControl(what, who, until):
            for new in refs(scope, who)[:1]:
                board = handed_over(rules, board, refs(scope, what), new, until)
            return board, (), rest
        case Exchange():
            board, changes = exchange(rules, scope, first, log)
            return board, (Propose(changes),) if changes else (), rest
        case Attach(what, to):
            put, goal = refs(scope, what), refs(scope, to)
            return attached(rules, board, put, goal, log), (), rest
        case Heal(what, amount):
            healed = None if amount is None else value(scope, amount)
            if log is not None:
                log.tell(*_healing(rules, scope, what, healed))
            board = _each(scope, what, lambda obj: _healed(obj, healed))
            return board, (), rest
        case RemoveFromCombat(what):
            if log is not None and rules.recalled:
                log.tell(*recalled(rules, scope, what))
            board = _each(scope, what, lambda obj: apart(obj, rules.recalled))
            return board, (), rest
        case BecomeBlocked(what):
            return become_blocked(board, refs(scope, what), log), (), rest
        case Phase(what, back):
            return phase(rules, board, refs(scope, what), log, back=back), (), rest
        case CounterSpell(what, to):
            return *counter(board, refs(scope, what), to, log, rules), rest
        case Unplayed(text):
            if log is not None and not _of_its_cost(text):
                log.tell(Step(Said("{text}", (("text", text),)), ()))
            player = board.player(scope.you)
            if player is not None and text.startswith(_REFILLING):
                # A hand and a graveyard nobody has counted are in it now.
                board = board.with_player(replace(player, library=None))
            return board.changed(done=tuple(sorted((*board.done, text)))), (), rest
        case (
            If() | May() | ChooseSource() | ChooseOne() | SacrificeSome() | EndOfTurn()
            | ForEach() | Repeat() | Proliferate() | CopySpell()
        ):  # fmt: skip
            raise AssertionError(first)
        case _:
            assert_never(first)


_REFILLING = "shuffle your hand"


def _of_its_cost(text: str) -> bool:
    """Whether *text* says what the spell itself costs: paid as it is cast (601.2f)."""
    return text.startswith("this costs ") or "this's mana cost" in text


def _each(scope: Scope, what: Ref, change: Callable[[Obj], Obj]) -> Board:
    board = scope.board
    for name in refs(scope, what):
        obj = board.obj(name)
        if obj is not None:
            board = board.with_object(change(obj))
    return board


def unnamed(player: str, zone: Zone) -> str:
    """Stands for a card of *player* in *zone* that nobody has named."""
    return f"card of {player} in {zone}"


def _move_unnamed(
    scope: Scope, what: Ref, zone: Zone, rules: GameRules, log: Recorder | None
) -> Board:
    board = scope.board
    for name in refs(scope, what):
        for player in board.players:
            if name != unnamed(player.id, Zone.GRAVEYARD) or zone is not Zone.HAND:
                continue
            board = board.with_player(replace(player, returned=player.returned + 1))
            if log is not None:
                said = Said(
                    "{player}: a card goes from the graveyard to the hand.",
                    (("player", player.id),),
                )
                log.tell(Step(said, rules.cite(Topic.ZONE)))
    return board


def _healing(
    rules: GameRules, scope: Scope, what: Ref, points: int | None
) -> Iterator[Step]:
    """What is healed, or recovered, in games that call it so."""
    cited = rules.cite(Topic.HEAL if points is None else Topic.RECOVER)
    for obj in map(scope.board.obj, refs(scope, what) if cited else ()):
        name = ("object", obj.name if obj is not None else "")
        if obj is None or (points is None and not obj.damage):
            continue
        if points is None:
            yield Step(Said("{object} is healed.", (name,)), cited)
        elif taken := min(points, obj.damage):
            told = "Damage counters removed from {object}: {n}."
            yield Step(Said(told, (name, ("n", taken))), cited)
        else:
            yield Step(
                Said("{object} has no damage counters to remove.", (name,)), cited
            )


def _healed(obj: Obj, points: int | None) -> Obj:
    return replace(obj, damage=0 if points is None else max(0, obj.damage - points))


def _set_life(scope: Scope, life: int, who: Ref) -> tuple[Event, ...]:
    events: list[Event] = []
    for name in refs(scope, who):
        player = scope.board.player(name)
        now = player.life if player and player.life is not None else 0
        if life > now:
            events.append(LifeGain(name, life - now, scope.this, scope.you))
        elif life < now:
            events.append(LifeLoss(name, now - life, source=scope.this))
    return tuple(events)
