"""The loop for one event whose effects only change its amount, without the detours.

Most rulings are of this kind. A position is then (effects applied, amount): a shield
that is not the last thing applied is always used up, so nothing else can differ.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property
from operator import or_

from bot.engine.acts import OF_AMOUNTS
from bot.engine.arena import Arena, twin
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
from bot.engine.option_labels import option_label
from bot.engine.outcome import Said
from bot.engine.pending import Pending
from bot.engine.seeing import mentions, scope_of
from bot.engine.values import Amount, ThatMuch
from bot.replacing import replace

# Effects of one of these groups commute with each other at every amount.
_COMMUTING: tuple[tuple[type, ...], ...] = (
    (Plus,), (Multiply,), (PreventEach, PreventAll, Minus),
)  # fmt: skip
# Twelve effects that do not commute have some 200,000 places.
_MOST_PLACES = 250_000

# The amount, and below it a bit for each effect applied: one number, as there are very
# many. An amount below 0 says that a shield took it all and has points left (_kept).
Place = int
_WIDTH = 10_000_000


class _Change(dict[int, int]):
    """By an amount: what the effect *index* makes of it, worked out once.

    *plain*: it applies whatever the amount.
    """

    def __init__(self, index: int, plain: bool, work_out: Callable[[int], int]) -> None:
        self.index = index
        self.bit = 1 << index
        self.plain = plain
        self._work_out = work_out

    def __missing__(self, amount: int) -> int:
        after = self[amount] = self._work_out(amount)
        return after


# Amounts that can come about, each with a bit for every exit that can be reached.
_Amounts = dict[int, int]
# What can be applied next, and the amounts it applies to.
_Ways = list[tuple[_Change, list[int]]]


@dataclass(eq=False)
class NumericLoop:
    """All ways through one event's loop.

    *exits* are the settled loops, each once. *options* at a place are indices into
    *effects*; *reach* has a bit for each exit that can still be reached from a place.
    """

    arena: Arena
    loop: Loop
    effects: tuple[Effect, ...]
    # For each effect the effects that look exactly like it and go before it.
    before: tuple[int, ...]
    commutes: bool
    preventable: bool
    # From so many effects applied on only the first of those left is followed.
    cut: int = 0
    exits: list[Loop] = field(default_factory=list)
    places: int = 0
    # What it took to find them, in comparisons of an effect with what is there.
    work: int = 0
    # For each effect what it makes of an amount.
    change: tuple["_Change", ...] = ()
    all_plain: bool = True
    _in_order: list[tuple[int, "_Change"]] = field(default_factory=list)
    # Effects of which points or uses are counted: their bits; and the place, the id,
    # what there is at first and what is left once applied, of each.
    _counted: int = 0
    _counts: list[tuple[int, str, int, int]] = field(default_factory=list)
    # What can be reached, by the effects applied.
    _reach: dict[int, _Amounts] = field(default_factory=dict)
    _exits: dict[tuple[int, int], int] = field(default_factory=dict)
    _keys: dict[tuple[int, tuple[int, ...]], int] = field(default_factory=dict)

    @property
    def start(self) -> Place:
        """Nothing applied, the amount as proposed."""
        return amount_of(self.loop.pending[0].event) << len(self.effects)

    def options(self, place: Place) -> tuple[int, ...]:
        """Effects that can be applied next, identical ones once."""
        shift = len(self.effects)
        done, amounts = place & (1 << shift) - 1, (place >> shift,)
        return tuple([one.index for one, _ in self._ways(done, amounts)])

    def reach(self, place: Place) -> int:
        """A bit for each exit that can be reached from *place*."""
        shift = len(self.effects)
        return self._reach[place & (1 << shift) - 1][place >> shift]

    @cached_property
    def labels(self) -> tuple[Said, ...]:
        """What choosing each effect is called."""
        return tuple(option_label(one, self.effects) for one in self.effects)

    def is_exit(self, place: Place) -> bool:
        """True if nothing applies any more."""
        return not self.options(place)

    def next(self, place: Place, index: int) -> Place:
        """Where applying effect *index* leads."""
        shift, change = len(self.effects), self.change[index]
        done = place & (1 << shift) - 1
        return (change[place >> shift] << shift) + done + change.bit

    def applies(self, change: _Change, amount: int) -> bool:
        """True if that effect applies to *amount*."""
        watch = self.effects[change.index].watch
        return not isinstance(watch, DamageWatch) or (
            amount >= watch.at_least
            and (watch.at_most is None or amount <= watch.at_most)
        )

    def _working(self, index: int) -> Callable[[int], int]:
        """What an amount becomes by the effect; below 0 a shield has points left."""
        effect = self.effects[index]
        act = effect.act
        if effect.prevents and not self.preventable:
            return lambda amount: amount
        match act:
            case Multiply(factor):
                return lambda amount: amount * factor
            case Plus(int(number)):
                return lambda amount: amount + number
            case Plus(more):
                return lambda amount: amount + self._value(effect, more, amount)
            case Minus(int(number)) | PreventEach(int(number)):
                return lambda amount: amount - number if amount > number else 0
            case Minus(less) | PreventEach(less) | PreventInstance(less):
                return lambda amount: max(0, amount - self._value(effect, less, amount))
            case PreventAll():
                return lambda amount: 0
            case PreventNext():
                points, none_left = self.loop.left_of(effect) or 0, _keeping(index, 0)
                return lambda amount: (
                    amount - points if amount >= points else none_left - points + amount
                )
            case SetTo(exactly):
                return lambda amount: max(0, self._value(effect, exactly, amount))
            case _:
                raise AssertionError(act)

    def _value(self, effect: Effect, number: Amount, amount: int) -> int:
        if isinstance(number, int):
            return number
        event = changed(self.loop.pending[0].event, amount=amount)
        return value(scope_of(self.arena.board, effect, event), number)

    def begin(self) -> None:
        """Make the tables that exploring fills."""
        self.change = tuple(
            _Change(index, _is_plain(one), self._working(index))
            for index, one in enumerate(self.effects)
        )
        self.all_plain = all(one.plain for one in self.change)
        self._in_order = list(zip(self.before, self.change, strict=True))
        for index, effect in enumerate(self.effects):
            now = self.loop.left_of(effect)
            if now is not None:
                self._counted |= 1 << index
                self._counts.append((index, effect.id, now, self._spent(effect, now)))

    # --- Exploring ---------------------------------------------------------

    def explore(self) -> None:
        """Find all exits, and what can be reached from every place."""
        levels: list[list[tuple[int, _Amounts, _Ways]]] = []
        here = self._reach
        here[0] = {self.start >> len(self.effects): 0}
        while here:
            level, size = len(levels), sum(map(len, here.values()))
            if not self.cut and self._too_many(self.places, size, level):
                self.cut = max(1, level)
            self.places += size
            self.work += size + len(here) * len(self.effects)
            levels.append([])
            following: dict[int, _Amounts] = {}
            for done, amounts in here.items():
                ways = self._ways(done, amounts)
                levels[-1].append((done, amounts, ways))
                for one, met in ways:
                    into = following.setdefault(done | one.bit, {})
                    into.update(dict.fromkeys(map(one.__getitem__, met), 0))
            self._reach.update(following)
            here = following
        for found in reversed(levels):
            for done, amounts, ways in reversed(found):
                for one, met in ways:
                    below = self._reach[done | one.bit].__getitem__
                    leads = map(below, map(one.__getitem__, met))
                    both = map(or_, map(amounts.__getitem__, met), leads)
                    amounts.update(zip(met, both, strict=True))
                for amount, bits in reversed(amounts.items()):
                    if not bits:
                        amounts[amount] = 1 << self._exit(done, amount)

    def _too_many(self, before: int, here: int, level: int) -> bool:
        """True if the level after one of *here* places would be one too many."""
        following = here * (len(self.effects) - level) // (level + 1)
        return before + here + following > _MOST_PLACES

    def _ways(self, done: int, amounts: Collection[int]) -> _Ways:
        """What can be applied next, each with those of *amounts* that it applies to.

        Nothing that applies to none of them.
        """
        some = [amount for amount in amounts if amount > 0]
        if not some:
            return []
        left = [
            change
            for before, change in self._in_order
            if not (done & change.bit or before & ~done)
        ]
        one_way = self.commutes or 0 < self.cut <= done.bit_count()
        if self.all_plain:
            return [(one, some) for one in (left[:1] if one_way else left)]
        found: _Ways = []
        for one in left:
            met = [it for it in some if one.plain or self.applies(one, it)]
            if met:
                found.append((one, met))
            if one_way:
                some = [it for it in some if it not in met]
        return found

    def _exit(self, done: int, amount: int) -> int:
        short = done & self._counted, amount
        found = self._exits.get(short)
        if found is None:
            found = self._exits[short] = self._made_exit(*short)
        return found

    def _made_exit(self, done: int, amount: int) -> int:
        left = self._left(done, amount)
        amount = max(0, amount)
        key = (amount, left)
        found = self._keys.get(key)
        if found is None:
            found = self._keys[key] = len(self.exits)
            one = self.loop.pending[0]
            event: Event = changed(one.event, amount=amount)
            names = {
                name: number
                for (_, name, *_), number in zip(self._counts, left, strict=True)
            }
            pending = (Pending(event, one.proposed, one.prevented),)
            whole = tuple(sorted({**dict(self.loop.left), **names}.items()))
            self.exits.append(replace(self.loop, pending=pending, left=whole))
        return found

    def _left(self, done: int, amount: int) -> tuple[int, ...]:
        """Points and uses left at the end, of what has any."""
        last, kept = _kept(amount)
        return tuple(
            [
                kept if index == last else spent if done >> index & 1 else now
                for index, _, now, spent in self._counts
            ]
        )

    def _spent(self, effect: Effect, now: int) -> int:
        """What is left of *now* once the effect has been applied, or tried."""
        if effect.prevents and not self.preventable:
            rules = self.arena.rules
            attempt = rules.instance_spent_on_unpreventable
            if isinstance(effect.act, PreventNext) or not attempt:
                return now
        return 0 if isinstance(effect.act, PreventNext) else now - 1


def _keeping(index: int, points: int) -> int:
    """The amount that says: all is taken, and the shield *index* has points left."""
    return -(1 + index * _WIDTH + points)


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
    if not getattr(event, "from_effect", True) and any(
        getattr(one.watch, "from_effect", None) for one in arena.watching(event)
    ):
        return None  # What applies changes with what has been applied (614.16).
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
    before = _twins(loop, effects)
    commutes = any(
        all(
            isinstance(one.act, group) and one.uses is None and _is_plain(one)
            for one in effects
        )
        for group in _COMMUTING
    )
    commutes = commutes or _always_all(loop, effects, event)
    preventable = not isinstance(event, DamageEvent) or arena.preventable(event)
    found = NumericLoop(arena, loop, tuple(effects), before, commutes, preventable)
    found.begin()
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
        isinstance(effect.act, OF_AMOUNTS)
        and not effect.rider
        and effect.optional is None
        and effect.forced is ForcedClass.OTHER
        and effect.uses in (None, 1)
        and not mentions(effect.when, ThatMuch())
    )


def _is_plain(effect: Effect) -> bool:
    watch = effect.watch
    return not (
        isinstance(watch, DamageWatch)
        and (watch.at_least > 1 or watch.at_most is not None)
    )


def _twins(loop: Loop, effects: list[Effect]) -> tuple[int, ...]:
    groups: dict[object, list[int]] = {}
    before: list[int] = []
    for index, effect in enumerate(effects):
        key = (twin(effect), loop.left_of(effect))
        bits = 0
        for other in groups.setdefault(key, []):
            bits |= 1 << other
        groups[key].append(index)
        before.append(bits)
    return tuple(before)
