"""Which effects are in force on a board, and whether one applies to an event.

The board does not change while an event is being modified, so what is worked out
about it here is kept for as long as the board is.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any

from bot.engine.board import Board
from bot.engine.characteristics import kinds_of, loses_all
from bot.engine.coming_back import coming_back
from bot.engine.devouring import devour
from bot.engine.effects import (
    Act,
    Ban,
    Bonus,
    DamageWatch,
    Effect,
    FloorLife,
    OtherWatch,
    PreventedWatch,
    Redirect,
    Restriction,
    StateWatch,
    Trigger,
)
from bot.engine.events import (
    DamageEvent,
    Enter,
    Event,
    affected,
    amount_of,
)
from bot.engine.gamerules import Doubt, GameRules
from bot.engine.hashing import by_identity
from bot.engine.in_force import holds_for
from bot.engine.matching import holds, refs
from bot.engine.scope import Scope
from bot.engine.seeing import (
    _WATCHES,
    GONE,
    find_ban,
    granted,
    looks_at_host,
    mentions,
    scope_of,
    sees,
)
from bot.engine.values import Filter, ThatMuch, Zone
from bot.engine.watches import EnterWatch
from bot.replacing import replace

# What can be dealt damage at all (120.1a; DMG 10; Riftbound 417).
DAMAGEABLE = frozenset(
    ("creature", "planeswalker", "battle", "unit", "ally", "champion", "domain",
     "siegeable")
)  # fmt: skip
# More than any amount that an effect asks for.
_MUCH = 1_000_000


@dataclass(slots=True)
class Arena:
    """A board with the effects in force on it and what was found out about them."""

    rules: GameRules
    board: Board
    effects: tuple[Effect, ...]
    by_watch: dict[type[Any], tuple[Effect, ...]] = field(default_factory=dict)
    seen: dict[tuple[Any, ...], bool] = field(default_factory=dict)
    # What the rules leave open and somebody has asked about here.
    met: set[Doubt] = field(default_factory=set)
    copied: dict[str, Effect] = field(default_factory=dict)

    @property
    def watches_prevention(self) -> bool:
        """True if some ability triggers when damage is prevented (615.13)."""
        return any(isinstance(one.watch, PreventedWatch) for one in self.board.triggers)

    @property
    def counts_prevented(self) -> bool:
        """True if somebody asks how much is prevented: it tells results apart."""
        return any(one.prevented for one in self.board.dealt)

    @property
    def has_bonus(self) -> bool:
        """True if Bonus Damage is in force (Riftbound 715)."""
        return any(isinstance(one.act, Bonus) for one in self.effects)

    def watching(self, event: Event) -> tuple[Effect, ...]:
        """Effects that look at this kind of event at all."""
        kind = type(event)
        found = self.by_watch.get(kind)
        if found is None:
            watches = _WATCHES.get(kind, ())
            found = self.by_watch[kind] = tuple(
                [one for one in self.effects if isinstance(one.watch, watches)]
            )
        if isinstance(event, Enter) and event.copy_of:
            return (*found, *self._copied(event))
        return found

    def effect(self, name: str) -> Effect:
        """The effect with that id."""
        found = self.copied.get(name)
        return found or next(one for one in self.effects if one.id == name)

    def _copied(self, event: Enter) -> tuple[Effect, ...]:
        """How the copied permanent says it enters, as abilities of the copy."""
        original = self.board.obj(event.copy_of)
        statics = original.abilities.statics if original is not None else ()
        found: list[Effect] = []
        for index, static in enumerate(statics):
            if isinstance(static, Effect) and isinstance(static.watch, EnterWatch):
                effect = replace(
                    static,
                    id=_copied_id(event, str(index)),
                    label=self.board.name_of(event.copy_of),
                    controller=event.controller,
                    host=event.object,
                    x=event.x,
                )
                found.append(effect)
        for keyword in original.keywords if original is not None else ():
            if original is not None and keyword.startswith("devour "):
                eats = devour(original.name, keyword, event.object, event.controller)
                found.append(replace(eats, id=_copied_id(event, keyword)))
        self.copied.update((one.id, one) for one in found)
        return tuple(found)

    def applies(self, effect: Effect, event: Event, left: int | None) -> bool:
        """True if *effect*, with *left* points or uses, can change *event* now."""
        if effect.id in event.applied or (left is not None and left <= 0):
            return False
        if amount_of(event) <= 0 or GONE in event.applied:
            return False  # Nothing to replace or prevent (614.7a, 120.8).
        if isinstance(event, Enter) and event.object != effect.host:
            watch = effect.watch
            if isinstance(watch, EnterWatch) and watch.what.this:
                return False  # What it says of its own entering is of no other's.
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
        amounts = [watch.at_least, watch.at_most or 1]
        if mentions(effect.when, ThatMuch()):
            amounts.append(_MUCH)
        others = {max(1, amount) for amount in amounts} - {event.amount}
        return any(
            self.applies(effect, replace(event, amount=amount), 1) for amount in others
        )

    def _applies(self, effect: Effect, event: Event) -> bool:
        scope = scope_of(self.board, effect, event)
        if isinstance(event, Enter) and event.object == effect.host:
            # Only what it says about its own entering counts already (614.12).
            own = isinstance(effect.watch, EnterWatch) and _is_own(effect.watch.what)
            if not own or not holds(scope, effect.when):
                return False
            obj = self.board.obj(event.object)
            if obj is not None and loses_all(self.board, obj, entering=True) >= 0:
                return False
        elif not holds_for(effect, self.board, scope):
            return False
        if not sees(scope, effect.watch, event):
            return False
        if (
            isinstance(event, Enter)
            and event.copy_of
            and event.object == effect.host
            and not effect.id.startswith(_copied_id(event, ""))
        ):
            return False  # A copy has the copied abilities, not its own (616.1c).
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
        if obj.owner != obj.controller and self.doubts(Doubt.OWNER):
            return obj.owner
        return obj.controller

    def doubts(self, doubt: Doubt) -> int:
        """The reading to follow of something that may be open here; it is noted."""
        if doubt in self.rules.open:
            self.met.add(doubt)
        return self.rules.reading(doubt)


def _is_own(what: Filter) -> bool:
    return what.this or any(_is_own(one) for one in what.any_of)


def _copied_id(event: Enter, index: str) -> str:
    return f"{event.object}~{event.copy_of}#{index}"


def _without_applied(event: Event) -> tuple[Any, ...]:
    match event:
        case DamageEvent():
            return (
                event.source,
                event.recipient,
                event.amount,
                event.combat,
                event.kind,
            )
        case _:
            parts = (one.name for one in fields(event) if one.name != "applied")
            return (type(event), *(getattr(event, name) for name in parts))


@by_identity(4096)
def twin(effect: Effect) -> Effect:
    """What two effects share that do the same: everything but what they are called."""
    parts = (effect.watch, effect.act, effect.rider, effect.when)
    host = effect.host if looks_at_host(parts) else ""
    return replace(effect, id="", label="", host=host)


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
    made = Arena(rules, board, effects)
    _KEPT[id(board)] = made
    return made


def triggers_for(board: Board, event: Event) -> Iterable[tuple[Trigger, Scope]]:
    """Triggered abilities that look for an event like *event*, as it happened."""
    given = (one for one in granted(board) if isinstance(one, Trigger))
    for trigger in (*board.triggers, *given, *coming_back(board, event)):
        watch = trigger.watch
        if isinstance(watch, (OtherWatch, PreventedWatch, StateWatch)):
            continue
        scope = scope_of(board, trigger, event)
        if sees(scope, watch, event) and holds_for(trigger, board, scope):
            yield trigger, scope
