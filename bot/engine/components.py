"""A batch in parts that share nothing that can be used up."""

from collections.abc import Sequence

from bot.engine.arena import Arena
from bot.engine.effects import (
    Effect,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    TakeAsEnters,
)
from bot.engine.events import CreateTokens, DamageEvent, Enter, Event
from bot.engine.pending import After, Pending
from bot.engine.seeing import mentions, remaining_of
from bot.engine.values import ThatMuch
from bot.frozen import frozen


@frozen
class Loop:
    """Where the loop stands for one component.

    *left* holds points and uses that differ from what the board says. *picked* is an
    effect that was chosen and not yet applied, at the events *where*.
    """

    pending: tuple[Pending, ...]
    left: tuple[tuple[str, int], ...] = ()
    after: tuple[After, ...] = ()
    picked: str = ""
    where: tuple[int, ...] = ()

    def left_of(self, effect: Effect) -> int | None:
        """Points or uses *effect* has now, None where nothing is counted."""
        for name, left in self.left:
            if name == effect.id:
                return left
        return remaining_of(effect)


def is_limited(arena: Arena, effect: Effect) -> bool:
    """True if applying it here can leave less of it for another event."""
    return (
        effect.uses is not None
        or remaining_of(effect) is not None
        or meets_together(arena, effect)
    )


def components(arena: Arena, events: Sequence[Event]) -> tuple[Loop, ...]:
    """The batch in parts that share no effect that can be used up, in turn order."""
    return _parts(arena, Loop(tuple(Pending(one, _amount(one)) for one in events)))


def parts_left(arena: Arena, loop: Loop) -> tuple[Loop, ...]:
    """*loop* in parts again, once something in it may have been used up.

    Damage of which some was sent elsewhere is one event with that (614.9), and what
    enters or is created has to do with all that does so.
    """
    for one in loop.pending:
        if not isinstance(one.event, DamageEvent) or one.event.split:
            return (loop,)
    return _parts(arena, loop)


def _parts(arena: Arena, loop: Loop) -> tuple[Loop, ...]:
    """What is due later stands with the first of them."""
    events = [one.event for one in loop.pending]
    if len(events) == 1:
        return (loop,)
    parent = list(range(len(events)))

    def find(index: int) -> int:
        while parent[index] != index:
            index = parent[index]
        return index

    by_effect: dict[str, int] = {}
    redirected = any(
        isinstance(effect.act, Redirect)
        for event in events
        for effect in arena.watching(event)
        if arena.could_apply(effect, event)
    )
    taking = any(
        isinstance(effect.act, TakeAsEnters)
        for event in events
        for effect in arena.watching(event)
        if isinstance(event, Enter) and arena.could_apply(effect, event)
    )
    for index, event in enumerate(events):
        if taking and isinstance(event, Enter):
            # What one of them takes, another cannot (614.13a–b).
            parent[find(index)] = find(by_effect.setdefault("taking", index))
        if redirected and isinstance(event, DamageEvent):
            parent[find(index)] = find(by_effect.setdefault("redirect", index))
        if isinstance(event, CreateTokens):
            # What one player creates together is one event to replace.
            parent[find(index)] = find(by_effect.setdefault(event.player, index))
        for effect in arena.watching(event):
            spent = loop.left_of(effect) == 0 or not is_limited(arena, effect)
            if not spent and arena.could_apply(effect, event):
                parent[find(index)] = find(by_effect.setdefault(effect.id, index))
    groups: dict[int, list[int]] = {}
    for index in range(len(events)):
        groups.setdefault(find(index), []).append(index)
    if len(groups) == 1:
        return (loop,)
    whose = {name: find(by_effect[name]) for name, _ in loop.left if name in by_effect}
    loops = [
        Loop(
            tuple(loop.pending[i] for i in members),
            # What is left counts where it can be spent, and everywhere if it is none.
            tuple(
                (name, left)
                for name, left in loop.left
                if not left or whose.get(name, find(0)) == root
            ),
            loop.after if root == find(0) else (),
        )
        for root, members in groups.items()
    ]
    turn = {name: place for place, name in enumerate(arena.board.turn_order())}
    loops.sort(key=lambda one: turn.get(arena.chooser(one.pending[0].event), len(turn)))
    return tuple(loops)


def _amount(event: Event) -> int:
    return getattr(event, "amount", 1)


def meets_together(arena: Arena, effect: Effect) -> bool:
    """True if one application covers all simultaneous events it applies to."""
    if effect.one_or_more:
        return True
    if arena.rules.orders_events:
        return False
    act = effect.act
    match act:
        case PreventNext():
            return True
        case PreventInstance(amount) | PreventEach(amount):
            return effect.uses is not None or (
                not effect.each_source and not mentions(amount, ThatMuch())
            )
        case Redirect():
            return act.points or effect.uses is not None
        case _:
            return False
