"""The loop for one event whose effects only change its amount, without the detours.

Most rulings are of this kind. A position is then (effects applied, amount): a shield
that is not the last thing applied is always used up, so nothing else can differ.
"""

from dataclasses import dataclass, field, replace

from bot.engine.arena import Arena
from bot.engine.components import Loop
from bot.engine.effects import (
    DamageWatch,
    Effect,
    ForcedClass,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    SetTo,
)
from bot.engine.events import DamageEvent, Event, amount_of, changed
from bot.engine.matching import value
from bot.engine.pending import Pending
from bot.engine.seeing import scope_of

_ACTS = (
    PreventNext,
    PreventInstance,
    PreventEach,
    PreventAll,
    Multiply,
    Plus,
    Minus,
    SetTo,
)
# Effects of one of these groups commute with each other at every amount.
_COMMUTING: tuple[tuple[type, ...], ...] = (
    (Plus,),
    (Multiply,),
    (PreventEach, PreventAll, Minus),
)
_MOST_PLACES = 120_000

# (bits of the effects applied, amount). An amount below 0 says that a shield took it
# all and has points left: see _kept.
Place = tuple[int, int]
_WIDTH = 10_000_000


@dataclass(slots=True, eq=False)
class NumericLoop:
    """All ways through one event's loop.

    *exits* are the settled loops, each once. *options* at a place are indices into
    *effects*; *reach* is a bit for each exit that can still be reached from a place.
    """

    arena: Arena
    loop: Loop
    effects: tuple[Effect, ...]
    # For each effect the effects that look exactly like it and go before it.
    before: tuple[int, ...]
    # For each effect whether it applies whatever the amount is.
    plain: tuple[bool, ...]
    commutes: bool
    preventable: bool
    # From so many effects applied on only the first of those left is followed.
    cut: int = 0
    exits: list[Loop] = field(default_factory=list)
    reach: dict[Place, int] = field(default_factory=dict)
    _change: list[dict[int, int]] = field(default_factory=list)
    _keys: dict[tuple[int, tuple[int, ...]], int] = field(default_factory=dict)

    @property
    def start(self) -> Place:
        """Nothing applied, the amount as proposed."""
        return 0, amount_of(self.loop.pending[0].event)

    def options(self, place: Place) -> tuple[int, ...]:
        """Effects that can be applied next, identical ones once."""
        done, amount = place
        if amount <= 0:
            return ()
        found = [
            index
            for index, before in enumerate(self.before)
            if not (done >> index & 1 or before & ~done)
            and (self.plain[index] or self._applies(index, amount))
        ]
        one_way = self.commutes or (self.cut and done.bit_count() >= self.cut)
        return tuple(found[:1] if one_way else found)

    def next(self, place: Place, index: int) -> Place:
        """Where applying effect *index* leads."""
        return place[0] | 1 << index, self._becomes(index, place[1])

    def _applies(self, index: int, amount: int) -> bool:
        effect = self.effects[index]
        watch = effect.watch
        if isinstance(watch, DamageWatch) and (
            amount < watch.at_least
            or (watch.at_most is not None and amount > watch.at_most)
        ):
            return False
        return (
            not isinstance(effect.act, SetTo) or self._becomes(index, amount) != amount
        )

    def _becomes(self, index: int, amount: int) -> int:
        known = self._change[index]
        after = known.get(amount)
        if after is None:
            after = self._work_out(self.effects[index], amount)
            if after < 0:
                after = -(1 + index * _WIDTH - after)
            known[amount] = after
        return after

    def _work_out(self, effect: Effect, amount: int) -> int:
        act = effect.act
        if effect.prevents and not self.preventable:
            return amount
        event = changed(self.loop.pending[0].event, amount=amount)
        scope = scope_of(self.arena.board, effect, event)
        match act:
            case Multiply(factor):
                return amount * factor
            case Plus(more):
                return amount + value(scope, more)
            case Minus(less) | PreventEach(less) | PreventInstance(less):
                return max(0, amount - value(scope, less))
            case PreventAll():
                return 0
            case PreventNext():
                # Below 0: that many points of the shield are left.
                return amount - (self.loop.left_of(effect) or 0)
            case SetTo(exactly):
                return max(0, value(scope, exactly))
            case _:
                raise AssertionError(act)

    # --- Exploring ---------------------------------------------------------

    def explore(self) -> None:
        """Find all exits, and what can be reached from every place."""
        levels: list[dict[int, set[int]]] = [{0: {self.start[1]}}]
        places = 0
        for level in range(len(self.effects)):
            if not self.cut and places > _MOST_PLACES:
                self.cut = max(1, level)
            one_way = self.commutes or self.cut
            step = self._one_way if one_way else self._all_ways
            following = step(levels[-1])
            if not following:
                break
            levels.append(following)
            places += sum(map(len, following.values()))
        reach = self.reach
        becomes = self._becomes
        for found in reversed(levels):
            for done, amounts in found.items():
                for amount in amounts:
                    bits = 0
                    for index in self.options((done, amount)):
                        bits |= reach[done | 1 << index, becomes(index, amount)]
                    reach[done, amount] = bits or 1 << self._exit((done, amount))

    def _all_ways(self, level: dict[int, set[int]]) -> dict[int, set[int]]:
        following: dict[int, set[int]] = {}
        for done, amounts in level.items():
            for index, before in enumerate(self.before):
                if done >> index & 1 or before & ~done:
                    continue
                plain = self.plain[index]
                found = {
                    self._becomes(index, amount)
                    for amount in amounts
                    if amount > 0 and (plain or self._applies(index, amount))
                }
                if found:
                    following.setdefault(done | 1 << index, set()).update(found)
        return following

    def _one_way(self, level: dict[int, set[int]]) -> dict[int, set[int]]:
        following: dict[int, set[int]] = {}
        for done, amounts in level.items():
            for amount in amounts:
                for index in self.options((done, amount)):
                    after = self._becomes(index, amount)
                    following.setdefault(done | 1 << index, set()).add(after)
        return following

    def _exit(self, place: Place) -> int:
        done, amount = place
        left = self._left(done, amount)
        amount = max(0, amount)
        key = (amount, tuple(number for _, number in left))
        found = self._keys.get(key)
        if found is None:
            found = self._keys[key] = len(self.exits)
            one = self.loop.pending[0]
            event: Event = changed(one.event, amount=amount)
            self.exits.append(
                replace(
                    self.loop,
                    pending=(Pending(event, one.proposed, one.prevented),),
                    left=tuple(sorted((dict(self.loop.left) | dict(left)).items())),
                )
            )
        return found

    def _left(self, done: int, amount: int) -> tuple[tuple[str, int], ...]:
        """Points and uses left at the end."""
        last, kept = _kept(amount)
        return tuple(
            (
                effect.id,
                kept if index == last else self._spent(effect, done >> index & 1),
            )
            for index, effect in enumerate(self.effects)
            if self.loop.left_of(effect) is not None
        )

    def _spent(self, effect: Effect, applied: int) -> int:
        now = self.loop.left_of(effect) or 0
        if not applied or not self.preventable:
            return now
        return 0 if isinstance(effect.act, PreventNext) else now - 1


def _kept(amount: int) -> tuple[int, int]:
    """Which shield has points left after taking everything, and how many."""
    return divmod(-amount - 1, _WIDTH) if amount < 0 else (-1, 0)


def numeric(arena: Arena, loop: Loop) -> NumericLoop | None:
    """The numeric form of *loop*, explored; None where it has no such form."""
    if len(loop.pending) != 1 or loop.picked or loop.after or arena.watches_prevention:
        return None
    event = loop.pending[0].event
    if not hasattr(event, "amount") or amount_of(event) <= 0:
        return None
    effects: list[Effect] = []
    for effect in arena.watching(event):
        left = loop.left_of(effect)
        if effect.id in event.applied or (left is not None and left <= 0):
            continue
        if not arena.could_apply(effect, event):
            continue
        if not _is_numeric(effect):
            return None
        effects.append(effect)
    if not effects:
        return None
    before = _twins(arena, loop, effects)
    commutes = any(
        all(
            isinstance(one.act, group) and one.uses is None and _is_plain(one)
            for one in effects
        )
        for group in _COMMUTING
    )
    commutes = commutes or _always_all(loop, effects, event)
    preventable = not isinstance(event, DamageEvent) or arena.preventable(event)
    plain = tuple(_is_plain(one) for one in effects)
    found = NumericLoop(
        arena, loop, tuple(effects), before, plain, commutes, preventable
    )
    found._change.extend({} for _ in effects)
    found.explore()
    return found


def _always_all(loop: Loop, effects: list[Effect], event: Event) -> bool:
    """True if all only take points away and there is damage for every one of them."""
    total = 0
    for effect in effects:
        match effect.act:
            case PreventNext():
                total += loop.left_of(effect) or 0
            case PreventEach(amount) | PreventInstance(amount) | Minus(amount):
                if not isinstance(amount, int):
                    return False
                total += amount
            case _:
                return False
    return all(_is_plain(one) for one in effects) and total <= amount_of(event)


def _is_numeric(effect: Effect) -> bool:
    return (
        isinstance(effect.act, _ACTS)
        and not effect.rider
        and effect.optional is None
        and effect.forced is ForcedClass.OTHER
        and effect.uses in (None, 1)
    )


def _is_plain(effect: Effect) -> bool:
    watch = effect.watch
    return not (
        isinstance(watch, DamageWatch)
        and (watch.at_least > 1 or watch.at_most is not None)
    )


def _twins(arena: Arena, loop: Loop, effects: list[Effect]) -> tuple[int, ...]:
    groups: dict[object, list[int]] = {}
    before: list[int] = []
    for index, effect in enumerate(effects):
        key = (arena.twins[effect.id], loop.left_of(effect))
        bits = 0
        for other in groups.setdefault(key, []):
            bits |= 1 << other
        groups[key].append(index)
        before.append(bits)
    return tuple(before)
