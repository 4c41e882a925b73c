"""Which effects are in force on a board, and whether one applies to an event.

The board does not change while an event is being modified, so what is worked out
about it here is kept for as long as the board is.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from bot.engine.board import Board
from bot.engine.effects import (
    Act,
    Ban,
    Bonus,
    CountersReachWatch,
    CounterWatch,
    DamageWatch,
    DestroyWatch,
    DiscardWatch,
    DrawWatch,
    Effect,
    EnterWatch,
    FloorLife,
    LeaveWatch,
    LifeGainWatch,
    LifeLossWatch,
    LoseWatch,
    MillWatch,
    OtherWatch,
    PreventedWatch,
    PreventNext,
    Redirect,
    Restriction,
    Static,
    TokenWatch,
    Trigger,
    Watch,
    ZoneWatch,
)
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
    affected,
    amount_of,
)
from bot.engine.gamerules import GameRules
from bot.engine.matching import Scope, holds_for, kinds_of, matches, refs
from bot.engine.values import Filter, Who, Zone

# What can be dealt damage at all (120.1a; DMG 10; Riftbound 417).
DAMAGEABLE = frozenset(
    ("creature", "planeswalker", "battle", "unit", "ally", "champion", "domain",
     "siegeable")
)  # fmt: skip

# Marks an event without an amount that something else has replaced altogether.
GONE = "gone"


@lru_cache(maxsize=4096)
def mentions(part: Any, word: Any) -> bool:
    """True if *word* occurs anywhere inside the frozen data *part*."""
    if part == word:
        return True
    if isinstance(part, tuple):
        return any(mentions(one, word) for one in part)
    if is_dataclass(part) and not isinstance(part, type):
        return any(mentions(getattr(part, one.name), word) for one in fields(part))
    return False


@lru_cache(maxsize=4096)
def looks_at_host(part: Any) -> bool:
    """True if what *part* means depends on the object whose ability it is."""
    if part in (Who.THIS, Who.ATTACHED):
        return True
    if isinstance(part, Filter) and (part.this or part.other or part.attached):
        return True
    if isinstance(part, tuple):
        return any(looks_at_host(one) for one in part)
    if is_dataclass(part) and not isinstance(part, type):
        return any(looks_at_host(getattr(part, one.name)) for one in fields(part))
    return False


def source_of(event: Event) -> str:
    """The id of the event's source, "" if it has none."""
    return getattr(event, "source", "")


def scope_of(
    board: Board, effect: Effect | Trigger | Restriction, event: Event | None = None
) -> Scope:
    """What *you*, *this*, *that much* … mean for *effect* and *event*."""
    return Scope(
        board,
        you=effect.controller,
        this=effect.host,
        chosen=effect.chosen,
        x=getattr(effect, "x", None),
        amount=amount_of(event) if event is not None else 0,
        source=source_of(event) if event is not None else "",
        recipient=affected(event) if event is not None else "",
        combat=isinstance(event, DamageEvent) and event.combat,
    )


def sees(scope: Scope, watch: Watch, event: Event) -> bool:
    """True if *event* is of the kind *watch* looks for."""
    match watch, event:
        case DamageWatch(), DamageEvent():
            return (
                (watch.combat is None or watch.combat == event.combat)
                and event.amount >= watch.at_least
                and (watch.at_most is None or event.amount <= watch.at_most)
                and matches(scope, watch.recipient, event.recipient)
                and matches(scope, watch.source, event.source)
            )
        case LifeGainWatch(who), LifeGain():
            return matches(scope, who, event.player)
        case LifeLossWatch(), LifeLoss():
            return (
                watch.from_damage is None or watch.from_damage == event.from_damage
            ) and matches(scope, watch.who, event.player)
        case DrawWatch(), DrawCards():
            return (
                watch.several
                and event.amount >= watch.at_least
                and matches(scope, watch.who, event.player)
            )
        case DrawWatch(), DrawOne():
            return not watch.several and matches(scope, watch.who, event.player)
        case MillWatch(who), Mill():
            return matches(scope, who, event.player)
        case DiscardWatch(), Discard():
            return (
                watch.by_opponent is None or watch.by_opponent == event.by_opponent
            ) and matches(scope, watch.who, event.player)
        case CounterWatch(), PutCounters():
            return (
                watch.kind in ("", event.kind)
                and (
                    watch.from_effect is None or watch.from_effect == event.from_effect
                )
                and (watch.by is None or matches(scope, watch.by, event.by))
                and matches(scope, watch.on, event.on)
            )
        case DestroyWatch(what), Destroy():
            return matches(scope, what, event.object)
        case ZoneWatch(), ZoneChange():
            return _moves(scope, watch, event)
        case EnterWatch(what), Enter():
            return matches(scope, what, event.object)
        case LeaveWatch(what), ZoneChange():
            return event.origin is Zone.BATTLEFIELD and matches(
                scope, what, event.object
            )
        case TokenWatch(), CreateTokens():
            return (
                (watch.from_effect is None or watch.from_effect == event.from_effect)
                and matches(scope, watch.who, event.player)
                and matches(scope, watch.what, event.blueprint)
            )
        case LoseWatch(who), LoseGame():
            return matches(scope, who, event.player)
        case _:
            return False


def _moves(scope: Scope, watch: ZoneWatch, event: ZoneChange) -> bool:
    if watch.origin is not None and watch.origin is not event.origin:
        return False
    if watch.to is not None and watch.to is not event.to:
        return False
    if watch.damaged_by is not None:
        obj = scope.board.obj(event.object)
        if obj is None or not any(
            matches(scope, watch.damaged_by, name) for name in obj.damaged_by
        ):
            return False
    return matches(scope, watch.what, event.object)


_WATCHES: dict[type[Any], tuple[type[Any], ...]] = {
    DamageEvent: (DamageWatch,),
    LifeGain: (LifeGainWatch,),
    LifeLoss: (LifeLossWatch,),
    DrawCards: (DrawWatch,),
    DrawOne: (DrawWatch,),
    Mill: (MillWatch,),
    Discard: (DiscardWatch,),
    PutCounters: (CounterWatch,),
    RemoveCounters: (),
    Destroy: (DestroyWatch,),
    ZoneChange: (ZoneWatch,),
    Enter: (EnterWatch,),
    CreateTokens: (TokenWatch,),
    LoseGame: (LoseWatch,),
}


def remaining_of(effect: Effect) -> int | None:
    """Points or uses an effect still has, None where nothing is counted."""
    match effect.act:
        case PreventNext(remaining):
            return remaining if isinstance(remaining, int) else None
        case Redirect(points=True, amount=amount):
            return amount if isinstance(amount, int) else None
        case _:
            return effect.uses


@dataclass(slots=True)
class Arena:
    """A board with the effects in force on it and what was found out about them."""

    rules: GameRules
    board: Board
    effects: tuple[Effect, ...]
    by_watch: dict[type[Any], tuple[Effect, ...]]
    twins: dict[str, object]
    seen: dict[tuple[Any, ...], bool] = field(default_factory=dict)

    @property
    def watches_prevention(self) -> bool:
        """True if some ability triggers when damage is prevented (615.13)."""
        return any(isinstance(one.watch, PreventedWatch) for one in self.board.triggers)

    @property
    def has_bonus(self) -> bool:
        """True if Bonus Damage is in force (Riftbound 715)."""
        return any(isinstance(one.act, Bonus) for one in self.effects)

    def watching(self, event: Event) -> tuple[Effect, ...]:
        """Effects that look at this kind of event at all."""
        return self.by_watch.get(type(event), ())

    def applies(self, effect: Effect, event: Event, left: int | None) -> bool:
        """True if *effect*, with *left* points or uses, can change *event* now."""
        if effect.id in event.applied or (left is not None and left <= 0):
            return False
        if amount_of(event) <= 0 or GONE in event.applied:
            return False  # Nothing to replace or prevent (614.7a, 120.8).
        key = (effect.id, _without_applied(event))
        found = self.seen.get(key)
        if found is None:
            found = self._applies(effect, event)
            self.seen[key] = found
        return found

    def could_apply(self, effect: Effect, event: Event) -> bool:
        """True if *effect* applies to *event* now or at some other amount."""
        if self.applies(effect, event, 1):
            return True
        watch = effect.watch
        if not isinstance(watch, DamageWatch) or not isinstance(event, DamageEvent):
            return False
        return any(
            self.applies(effect, replace(event, amount=max(1, amount)), 1)
            for amount in (watch.at_least, watch.at_most or 1)
        )

    def _applies(self, effect: Effect, event: Event) -> bool:
        scope = scope_of(self.board, effect, event)
        if not holds_for(effect.host, self.board, scope, effect.when) and not (
            isinstance(event, Enter) and event.object == effect.host
        ):
            return False
        if not sees(scope, effect.watch, event):
            return False
        if isinstance(event, Enter) and event.copy_of and event.object == effect.host:
            return False  # As a copy it no longer has the ability (616.1c).
        return self._would_do_something(scope, effect.act, event)

    def _would_do_something(self, scope: Scope, act: Act, event: Event) -> bool:
        match act:
            case FloorLife(life):
                player = self.board.player(affected(event))
                now = player.life if player and player.life is not None else 0
                watch_floor = now - amount_of(event)
                return watch_floor < life
            case Redirect(to=to):
                if not isinstance(event, DamageEvent):
                    return False
                goal = refs(scope, to)
                return (
                    len(goal) == 1
                    and goal[0] != event.recipient
                    and self.can_take_damage(goal[0])
                    and not self.banned(
                        Ban.REDIRECT, event.source, event.recipient, event.combat
                    )
                )
            case _:
                return True

    def can_take_damage(self, name: str) -> bool:
        """True if damage can still be redirected to it (614.9)."""
        obj = self.board.obj(name)
        if obj is not None:
            return obj.zone is Zone.BATTLEFIELD and bool(
                kinds_of(self.board, obj) & DAMAGEABLE
            )
        player = self.board.player(name)
        return player is not None and not player.lost

    def banned(
        self, ban: Ban, subject: str, other: str = "", combat: bool | None = None
    ) -> bool:
        """True if a "can't" effect forbids that (614.17)."""
        return self.ban(ban, subject, other, combat) is not None

    def ban(
        self, ban: Ban, subject: str, other: str = "", combat: bool | None = None
    ) -> Restriction | None:
        """The restriction that forbids it, None if nothing does."""
        return find_ban(self.board, ban, subject, other, combat)

    def preventable(self, event: DamageEvent) -> bool:
        """False if this damage can't be prevented (615.12)."""
        return event.preventable and not self.banned(
            Ban.PREVENT, event.source, event.recipient, event.combat
        )

    def chooser(self, event: Event) -> str:
        """Who orders what applies to *event* (616.1; RE 2; Riftbound 372)."""
        name = affected(event)
        obj = self.board.obj(name)
        if obj is None:
            return name
        if isinstance(event, Enter):
            return event.controller
        if self.rules.owner_chooses:
            return obj.owner
        return obj.controller


def find_ban(
    board: Board, ban: Ban, subject: str, other: str = "", combat: bool | None = None
) -> Restriction | None:
    """The restriction in force that forbids *ban* for *subject* (and *other*)."""
    given = (one for one in granted(board) if isinstance(one, Restriction))
    for one in (*board.restrictions, *given):
        if one.ban is not ban:
            continue
        if one.combat is not None and combat is not None and one.combat != combat:
            continue
        scope = scope_of(board, one)
        if not holds_for(one.host, board, scope, one.when):
            continue
        if matches(scope, one.subject, subject) and (
            not other or matches(scope, one.object, other)
        ):
            return one
    return None


def _without_applied(event: Event) -> tuple[Any, ...]:
    match event:
        case DamageEvent():
            return (event.source, event.recipient, event.amount, event.combat)
        case _:
            parts = (one.name for one in fields(event) if one.name != "applied")
            return (type(event), *(getattr(event, name) for name in parts))


def _twin(effect: Effect) -> object:
    """What two effects share that cannot be told apart: everything but the id."""
    host = (
        effect.host
        if looks_at_host((effect.watch, effect.act, effect.rider, effect.when))
        else ""
    )
    return tuple(
        host if one.name == "host" else getattr(effect, one.name)
        for one in fields(effect)
        if one.name != "id"
    )


# Boards are asked about many times in a row while their events are modified; keeping
# the last ones by identity spares hashing them.
_KEPT: dict[int, Arena] = {}
_MOST_KEPT = 64


def arena(rules: GameRules, board: Board) -> Arena:
    """The arena of *board*; kept for a while, so asking again costs nothing."""
    kept = _KEPT.get(id(board))
    if kept is not None and kept.board is board and kept.rules is rules:
        return kept
    if len(_KEPT) >= _MOST_KEPT:
        _KEPT.clear()
    given = tuple(one for one in granted(board) if isinstance(one, Effect))
    effects = (*board.effects, *given, *rules.implied(board))
    by_watch = {
        kind: tuple(effect for effect in effects if isinstance(effect.watch, watches))
        for kind, watches in _WATCHES.items()
    }
    made = Arena(rules, board, effects, by_watch, {e.id: _twin(e) for e in effects})
    _KEPT[id(board)] = made
    return made


def granted(board: Board) -> tuple[Static, ...]:
    """Abilities in quotation marks that modifiers give to objects."""
    givers = [one for one in board.modifiers if one.grants is not None]
    if not givers:
        return ()
    found: list[Static] = []
    for modifier in givers:
        assert modifier.grants is not None
        scope = Scope(board, modifier.controller, modifier.host, modifier.chosen)
        if not holds_for(modifier.host, board, scope, modifier.when):
            continue
        for obj in board.objects:
            if obj.zone is Zone.BATTLEFIELD and matches(
                scope, modifier.subject, obj.id
            ):
                found.extend(
                    replace(
                        static,
                        id=f"{modifier.id}>{obj.id}#{index}",
                        label=modifier.label,
                        controller=obj.controller,
                        host=obj.id,
                    )
                    for index, static in enumerate(modifier.grants.statics)
                )
    return tuple(found)


def triggers_for(board: Board, event: Event) -> Iterable[tuple[Trigger, Scope]]:
    """Triggered abilities that look for an event like *event*, as it happened."""
    given = (one for one in granted(board) if isinstance(one, Trigger))
    for trigger in (*board.triggers, *given):
        watch = trigger.watch
        if isinstance(watch, OtherWatch | PreventedWatch | CountersReachWatch):
            continue
        scope = scope_of(board, trigger, event)
        if sees(scope, watch, event) and holds_for(
            trigger.host, board, scope, trigger.when
        ):
            yield trigger, scope
