"""A deliberately naive reading of 616.1 for a few hits and a few effects.

Plain recursion over lists: every order and every division is followed to its end,
nothing is merged and nothing is clever. It shares the data model with the engine and
no other code, and looks only at ids, amounts and thresholds.
"""

from dataclasses import dataclass, replace

from bot.engine.board import Board
from bot.engine.effects import (
    DamageWatch,
    Effect,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    SetTo,
)
from bot.engine.question import Hit
from bot.engine.values import Filter, Named, ThatMuch
from tests.engine.naive_damage import (
    PREVENTING,
    Damage,
    Result,
    TooManyError,
    altered,
    lessened,
)


@dataclass
class Reader:
    """Follows every order on one board.

    *in_order*: damage is met one event at a time (Grand Archive), no shield is divided.
    *attempt_counts*: a "next time" is spent on damage that can't be prevented.
    """

    board: Board
    in_order: bool = False
    attempt_counts: bool = False
    most: int = 6_000
    visited: int = 0

    def __post_init__(self) -> None:
        self.ends: set[Result] = set()
        self.told: set[tuple[Result, int]] = set()

    def read(self, hits: tuple[Hit, ...]) -> set[Result]:
        """Every result that some order of choices leads to."""
        events = [
            Damage(
                hit.source,
                hit.recipient,
                hit.amount,
                hit.combat,
                not hit.unpreventable,
                place if hit.combat else 0,
            )
            for place, hit in enumerate(hits)
            if hit.amount > 0
        ]
        left: dict[str, int] = {}
        for effect in self.board.effects:
            match effect.act:
                case PreventNext(points) | Redirect(points=True, amount=points):
                    assert isinstance(points, int)
                    left[effect.id] = points
                case _ if effect.uses is not None:
                    left[effect.id] = effect.uses
        self._follow(events, left)
        return self.ends

    # --- One position ------------------------------------------------------

    def _follow(self, events: list[Damage], left: dict[str, int]) -> None:
        self.visited += 1
        if self.visited > self.most:
            raise TooManyError
        chooser = self._first_chooser(events, left)
        if chooser is None:
            self._end(events, left)
            return
        tried: list[tuple[str, list[int]]] = []
        for index, event in enumerate(events):
            if self._chooser(event) != chooser:
                continue
            for effect in self.board.effects:
                if not self._applies(effect, event, left):
                    continue
                if self.in_order and event.place != self._lowest(events, left):
                    continue
                where = self._where(effect, index, events, left)
                if (effect.id, where) in tried:
                    continue
                tried.append((effect.id, where))
                self._apply(effect, where, events, left)

    def _end(self, events: list[Damage], left: dict[str, int]) -> None:
        dealt: dict[str, int] = {}
        for event in events:
            dealt[event.recipient] = dealt.get(event.recipient, 0) + event.amount
        end = Result(
            tuple(sorted((name, n) for name, n in dealt.items() if n)),
            tuple(sorted(left.items())),
        )
        self.ends.add(end)
        self.told.add((end, sum(event.prevented for event in events)))

    def _lowest(self, events: list[Damage], left: dict[str, int]) -> int:
        return min(
            event.place
            for event in events
            for effect in self.board.effects
            if self._applies(effect, event, left)
        )

    def _chooser(self, event: Damage) -> str:
        for obj in self.board.objects:
            if obj.id == event.recipient:
                return obj.controller
        return event.recipient

    def _first_chooser(self, events: list[Damage], left: dict[str, int]) -> str | None:
        lowest = None
        waiting: set[str] = set()
        for event in events:
            for effect in self.board.effects:
                if self._applies(effect, event, left):
                    if self.in_order:
                        lowest = self._lowest(events, left)
                        if event.place != lowest:
                            continue
                    waiting.add(self._chooser(event))
        names = [player.id for player in self.board.players]
        start = names.index(self.board.active)
        for name in names[start:] + names[:start]:
            if name in waiting:
                return name
        return None

    # --- One effect ----------------------------------------------------------

    def _applies(self, effect: Effect, event: Damage, left: dict[str, int]) -> bool:
        watch = effect.watch
        assert isinstance(watch, DamageWatch)
        if event.amount == 0 or effect.id in event.applied:
            return False
        if left.get(effect.id) == 0 or event.amount < watch.at_least:
            return False
        if watch.combat is not None and watch.combat != event.combat:
            return False
        if not self._named(watch.recipient, event.recipient):
            return False
        if not self._named(watch.source, event.source):
            return False
        if isinstance(effect.act, Redirect):
            assert isinstance(effect.act.to, Named)
            return effect.act.to.id != event.recipient
        return True

    def _named(self, filter: Filter, name: str) -> bool:
        return filter.ids is None or name in filter.ids

    def _where(
        self, effect: Effect, index: int, events: list[Damage], left: dict[str, int]
    ) -> list[int]:
        """Which events one application meets: a shield all of one chooser's, the
        next time all of one source's (or of the moment), anything else just one."""
        if self.in_order:
            return [index]
        event = events[index]
        found = []
        for place, other in enumerate(events):
            if not self._applies(effect, other, left):
                continue
            match effect.act:
                case PreventNext() | Redirect(points=True):
                    together = self._chooser(other) == self._chooser(event)
                case PreventInstance():
                    together = not effect.each_source or other.source == event.source
                case Multiply() | Plus() | Minus() if event.split:
                    together = other.split and other.source == event.source
                case _:
                    together = place == index
            if together:
                found.append(place)
        return found

    def _apply(
        self,
        effect: Effect,
        where: list[int],
        events: list[Damage],
        left: dict[str, int],
    ) -> None:
        before = events
        met = set(where)
        if isinstance(effect.act, Multiply | Plus | Minus):
            # Its one opportunity to affect the event, and what the event became.
            parts = {events[place].source for place in where if events[place].split}
            met |= {
                place
                for place, event in enumerate(events)
                if event.split and event.source in parts
            }
        events = [
            replace(event, applied=(*event.applied, effect.id))
            if place in met
            else event
            for place, event in enumerate(events)
        ]
        if isinstance(effect.act, Redirect):
            self._redirect(effect, where, events, left)
            return
        if isinstance(effect.act, PREVENTING):
            open_to = [place for place in where if self._preventable(events[place])]
            self._prevent(effect, where, open_to, events, left)
            return
        for place in where:
            event = events[place]
            amount = event.amount
            match effect.act:
                case Multiply(factor):
                    amount = amount * factor
                case Plus(int(more)):
                    amount = amount + more
                case Minus(int(less)):
                    amount = max(0, amount - less)
                case SetTo(int(exactly)):
                    amount = exactly
                case _:
                    raise AssertionError(effect.act)
            assert before[place].amount > 0
            events = altered(events, place, replace(event, amount=amount))
        self._follow(events, left)

    def _preventable(self, event: Damage) -> bool:
        banned = any(
            self._named(one.subject, event.source)
            and self._named(one.object, event.recipient)
            and one.combat in (None, event.combat)
            for one in self.board.restrictions
        )
        return event.preventable and not banned

    def _prevent(
        self,
        effect: Effect,
        where: list[int],
        open_to: list[int],
        events: list[Damage],
        left: dict[str, int],
    ) -> None:
        match effect.act:
            case PreventNext():
                most = left[effect.id]
            case PreventInstance(int(points)):
                most = points
            case _:
                most = 0
        if most:
            for parts in self._spreads(most, open_to, events):
                changed = events
                for place, taken in zip(open_to, parts, strict=True):
                    changed = altered(changed, place, lessened(events[place], taken))
                self._follow(changed, self._spent(effect, open_to, sum(parts), left))
            return
        changed = events
        for place in open_to:
            event = events[place]
            match effect.act:
                case PreventEach(int(points)):
                    taken = min(points, event.amount)
                case PreventAll() | PreventInstance(ThatMuch()):
                    taken = event.amount
                case _:
                    raise AssertionError(effect.act)
            changed = altered(changed, place, lessened(event, taken))
        self._follow(changed, self._spent(effect, open_to, 0, left))

    def _spent(
        self, effect: Effect, open_to: list[int], points: int, left: dict[str, int]
    ) -> dict[str, int]:
        """What is left of everything after one application."""
        if isinstance(effect.act, PreventNext):
            return {**left, effect.id: left[effect.id] - points}
        if effect.id in left and (open_to or self.attempt_counts):
            return {**left, effect.id: left[effect.id] - 1}
        return left

    def _spreads(
        self, points: int, open_to: list[int], events: list[Damage]
    ) -> list[list[int]]:
        """Every way to take as many of *points* as there is damage to take."""
        spend = min(points, sum(events[place].amount for place in open_to))
        ways: list[list[int]] = [[]]
        for place in open_to:
            ways = [
                [*way, taken]
                for way in ways
                for taken in range(events[place].amount + 1)
            ]
        return [way for way in ways if sum(way) == spend]

    def _redirect(
        self,
        effect: Effect,
        where: list[int],
        events: list[Damage],
        left: dict[str, int],
    ) -> None:
        act = effect.act
        assert isinstance(act, Redirect)
        if not act.points:
            (place,) = where
            amount = events[place].amount
            if act.amount is not None:
                assert isinstance(act.amount, int)
                amount = min(act.amount, amount)
            self._follow(self._moved(act, where, [amount], events), left)
            return
        for parts in self._spreads(left[effect.id], where, events):
            rest = {**left, effect.id: left[effect.id] - sum(parts)}
            done = self._moved(act, where, parts, events)
            if not self.in_order:
                done = self._sent(done, "" if rest[effect.id] else effect.id)
            self._follow(done, rest)

    def _moved(
        self, act: Redirect, where: list[int], parts: list[int], events: list[Damage]
    ) -> list[Damage]:
        """The events with those points on their way to someone else."""
        assert isinstance(act.to, Named)
        moved: list[Damage] = []
        for place, event in enumerate(events):
            if place not in where:
                moved.append(event)
                continue
            points = parts[where.index(place)]
            if act.points and not self.in_order:
                event = replace(event, split=True)
            if points:
                there = replace(event, recipient=act.to.id, amount=points, moved=True)
                moved.append(there)
            if points < event.amount:
                here = 0 if points else event.prevented
                less = event.amount - points
                moved.append(replace(event, amount=less, prevented=here))
        return moved

    def _sent(self, events: list[Damage], used_up: str) -> list[Damage]:
        """What shields of points sent to one recipient, as one amount.

        What has met a part of it has had its one opportunity (614.5).
        """
        found: list[Damage] = []
        for event in events:
            applied = tuple(it for it in event.applied if it != used_up)
            event = replace(event, applied=tuple(sorted(applied)))
            for at, other in enumerate(found):
                same = replace(other, amount=0, prevented=0, applied=())
                moved = event.moved and event.split
                if moved and same == replace(event, amount=0, prevented=0, applied=()):
                    found[at] = replace(
                        other,
                        amount=other.amount + event.amount,
                        prevented=other.prevented + event.prevented,
                        applied=tuple(sorted({*other.applied, *event.applied})),
                    )
                    break
            else:
                found.append(event)
        return found
