"""Permanents that enter as copies: of which object, and with which exceptions."""

from bot.engine.arena import Arena
from bot.engine.board import Obj
from bot.engine.changes import told
from bot.engine.effects import Effect, EnterAsCopy
from bot.engine.events import Enter, changed
from bot.engine.matching import refs, value
from bot.engine.outcome import Said
from bot.engine.pending import Pending, Rewritten, mark
from bot.engine.seeing import scope_of


def ways_to_copy(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> tuple[Rewritten, ...]:
    """One way for each object that can be copied (707.5); one if there is none."""
    act = effect.act
    assert isinstance(act, EnterAsCopy)
    event = pending[0].event
    found = refs(scope_of(arena.board, effect, event), act.of)
    originals: dict[tuple[object, ...], Obj] = {}
    for name in found:
        obj = arena.board.obj(name)
        if obj is not None and obj.id != getattr(event, "object", ""):
            originals.setdefault(_copiable(obj), obj)
    ways = [_copied(arena, effect, left, pending, one) for one in originals.values()]
    if ways:
        return tuple(ways)
    # Nothing is there to be copied: it enters as it is.
    return (Rewritten(tuple(mark(one, effect) for one in pending), left, (), ()),)


def _copiable(obj: Obj) -> tuple[object, ...]:
    """What a copy takes over (707.2)."""
    return (obj.name, obj.kinds, obj.colors, obj.power, obj.toughness, obj.mana_value,
            obj.keywords, obj.abilities, obj.loyalty)  # fmt: skip


def _copied(
    arena: Arena,
    effect: Effect,
    left: int | None,
    pending: tuple[Pending, ...],
    original: Obj,
) -> Rewritten:
    act = effect.act
    assert isinstance(act, EnterAsCopy)
    done: list[Pending] = []
    steps = []
    for one in pending:
        event = one.event
        assert isinstance(event, Enter)
        kinds = (original.kinds | act.kinds) - act.not_kinds
        counters = dict(event.counters)
        for kind, number, wanted in act.counters:
            yours = wanted == "yours" and original.controller == event.controller
            if not wanted or wanted in kinds or yours:
                more = value(scope_of(arena.board, effect, event), number)
                counters[kind] = counters.get(kind, 0) + more
        # A copy has what the copied object has, and the exceptions (707.9b).
        marked = mark(one, effect)
        event = changed(
            event,
            copy_of=original.id,
            tapped=event.tapped or act.tapped,
            also_kinds=act.kinds,
            also_keywords=act.keywords,
            not_kinds=act.not_kinds,
            but=act,
            counters=tuple(sorted(counters.items())),
            applied=marked.event.applied,
        )
        steps.append(told(arena, effect, one.event, event))
        done.append(Pending(event, one.proposed, one.prevented))
    label = Said("{option}", (("option", original.name),))
    return Rewritten(tuple(done), left, (), tuple(steps), label)
