"""What is chosen as a permanent enters: a colour, or what it takes with it (614.12a,
614.13)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice, product

from bot.engine.arena import Arena
from bot.engine.binding import with_choice
from bot.engine.board import COLORS, Board, Obj
from bot.engine.characteristics import TAKEN, colors_of
from bot.engine.choosing import MOST_WAYS
from bot.engine.components import Loop
from bot.engine.effects import (
    AsEntersChoose,
    Effect,
    EnterWith,
    Modifier,
    TakeAsEnters,
)
from bot.engine.events import Enter, ZoneChange, changed
from bot.engine.gamerules import Topic
from bot.engine.instructions import AddCounters, Install
from bot.engine.matching import matches, value
from bot.engine.outcome import Said
from bot.engine.pending import Pending, Rewritten, mark, said
from bot.engine.seeing import scope_of
from bot.engine.values import Amount, Zone


def one_or_other(effect: Effect, entering: str) -> tuple[Said, Said] | None:
    """The two things of "enters with your choice of", None if it is no such choice.

    *entering* is what enters, as it is called.
    """
    act = effect.act
    if not isinstance(act, EnterWith) or len(effect.decline) != 1:
        return None
    match effect.decline[0]:
        case AddCounters(kind, amount):
            second = _counters(entering, kind, amount)
        case Install(Modifier(keywords=(keyword,))):
            words = (("effect", entering), ("keyword", keyword))
            second = Said("{effect} gets {keyword}", words)
        case _:
            return None
    [(kind, amount)] = act.counters
    return _counters(entering, kind, amount), second


def _counters(entering: str, kind: str, amount: Amount) -> Said:
    words = (("effect", entering), ("kind", kind))
    if amount == 1:
        return Said("{effect} gets a {kind} counter", words)
    return Said("{effect} gets {kind} counters", words)


def ways_to_take(
    arena: Arena, effect: Effect, loop: Loop, where: tuple[int, ...]
) -> tuple[Rewritten, ...]:
    """One way for each set of objects that *effect* can take, at most MOST_WAYS."""
    act = effect.act
    assert isinstance(act, TakeAsEnters)
    [index] = where
    one = mark(loop.pending[index], effect)
    entering = one.event
    assert isinstance(entering, Enter)
    scope = scope_of(arena.board, effect, entering)
    each = [(kind, value(scope, number)) for kind, number in act.counters]
    ways: list[Rewritten] = []
    groups = _alike(arena.board, _takable(arena, effect, loop))
    for taken in islice(_choices(groups), MOST_WAYS):
        counters = dict(entering.counters)
        for kind, number in each:
            counters[kind] = counters.get(kind, 0) + number * len(taken)
        held = tuple(sorted((kind, n) for kind, n in counters.items() if n))
        moves = tuple(
            Pending(
                ZoneChange(
                    obj.id, obj.zone, act.to, sacrificed=act.sacrificed, source=obj.id
                ),
                1,
            )
            for obj in taken
        )
        names = ", ".join(obj.name for obj in taken) or "nothing"
        verb = "sacrificed" if act.sacrificed else "exiled"
        step = said(
            "{effect}: {names} {verb} as it enters.",
            arena.rules.cite(Topic.ENTERS_TAKING),
            effect=effect.label,
            names=names,
            verb=verb,
        )
        ways.append(
            Rewritten(
                (
                    *moves,
                    replace(
                        one,
                        event=changed(
                            entering,
                            counters=held,
                            chosen=(*entering.chosen, f"{TAKEN}{len(taken)}"),
                        ),
                    ),
                ),
                None,
                (),
                (step,),
                Said("{names}", (("names", names),)),
            )
        )
    return tuple(ways)


def options_for(
    arena: Arena, effect: Effect, pending: tuple[Pending, ...]
) -> tuple[str, ...]:
    """What can be chosen as it enters, () if no answer changes anything.

    Of colours those are offered that something else here has; the others do the same
    among themselves and stand together.
    """
    act = effect.act
    assert isinstance(act, AsEntersChoose)
    if act.options or act.what not in _OF_A_COLOR:
        return act.options
    board = arena.board
    entering = {one.event.object for one in pending if isinstance(one.event, Enter)}
    asked = any(
        obj is not None and with_choice(obj, "") != obj
        for one in pending
        if isinstance(one.event, Enter)
        for obj in (board.obj(one.event.copy_of or one.event.object),)
    )
    if not asked:
        return ()
    here = {
        color
        for obj in board.objects
        if obj.id not in entering and obj.zone is not Zone.NOWHERE
        for color in colors_of(board, obj)
    }
    allowed = [color for color in COLORS if color not in _OF_A_COLOR[act.what]]
    found = [color for color in allowed if color in here]
    if not found:
        return ()
    return (*found, "another color") if len(found) < len(allowed) else tuple(found)


# What is asked for, and the colours that may not be chosen.
_OF_A_COLOR: dict[str, tuple[str, ...]] = {
    "a color": (),
    "a color other than white": ("white",),
}


def _takable(arena: Arena, effect: Effect, loop: Loop) -> Iterator[Obj]:
    """What is there already, and neither entering itself (614.13a) nor taken for
    another change to the same events (614.13b)."""
    act = effect.act
    assert isinstance(act, TakeAsEnters)
    scope = scope_of(arena.board, effect)
    spoken_for = {
        one.event.object
        for one in loop.pending
        if isinstance(one.event, (Enter, ZoneChange))
    }
    for obj in arena.board.objects:
        if obj.id not in spoken_for and matches(scope, act.what, obj.id):
            yield obj


def _alike(board: Board, objects: Iterable[Obj]) -> list[list[Obj]]:
    """Objects that cannot be told apart count only by their number."""
    groups: dict[Obj, list[Obj]] = {}
    # What something else on the board may speak of stays apart.
    alone = not (board.modifiers or board.triggers or board.restrictions)
    for obj in objects:
        name = obj.name.rstrip(" 0123456789") if alone else obj.name
        plain = alone and not any(it.attached_to == obj.id for it in board.objects)
        key = replace(obj, id="", name=name) if plain else obj
        groups.setdefault(key, []).append(obj)
    return list(groups.values())


def _choices(groups: list[list[Obj]]) -> Iterator[tuple[Obj, ...]]:
    for counts in product(*(range(len(group) + 1) for group in groups)):
        yield tuple(
            obj
            for group, number in zip(groups, counts, strict=True)
            for obj in group[:number]
        )
