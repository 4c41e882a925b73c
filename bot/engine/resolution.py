"""The loop of 616.1 over a batch of simultaneous events: choose, apply, look again.

It is a loop, not a sort. A batch falls apart into components that share nothing that
can be used up; each is settled on its own, players in turn order (101.4).
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.arena import Arena, twin
from bot.engine.bonuses import next_bonus
from bot.engine.choosing import Each, Fork, Option
from bot.engine.components import Loop, meets_together
from bot.engine.creating import created_with, had_their_chance
from bot.engine.effects import (
    AsEntersChoose,
    Bonus,
    Effect,
    EnterAsCopy,
    ForcedClass,
    PreventNext,
    Redirect,
    TakeAsEnters,
)
from bot.engine.events import DamageEvent, Event, amount_of
from bot.engine.gamerules import Doubt, Topic
from bot.engine.indistinct import alike
from bot.engine.instructions import DiscardCards, LoseLife
from bot.engine.matching import refs, value
from bot.engine.ordering import (
    Candidate,
    choice_rules,
    label,
    meets_several,
    question_of,
)
from bot.engine.outcome import Said, Step
from bot.engine.pending import (
    After,
    Rewritten,
    recipient_id,
    source_id,
)
from bot.engine.rewriting import rewrite
from bot.engine.seeing import scope_of
from bot.engine.splitting import split_off, together
from bot.engine.taking import one_or_other, ways_to_take

_ORDER = {kind: index for index, kind in enumerate(ForcedClass)}
_FORCED = {
    ForcedClass.SELF: Topic.SELF_FIRST,
    ForcedClass.CONTROL: Topic.CONTROL_FIRST,
    ForcedClass.COPY: Topic.COPY_FIRST,
    ForcedClass.BACK_FACE: Topic.BACK_FACE_FIRST,
}


def step(arena: Arena, loop: Loop) -> tuple[Loop, tuple[Step, ...]] | Fork[Loop] | None:
    """One step of the loop: the next position, a choice, or None when settled."""
    if loop.picked:
        return _apply(arena, loop)
    bonus = next_bonus(arena, loop) if arena.has_bonus else None
    if bonus is not None and arena.rules.bonus_inside:
        return bonus, ()
    per_chooser = _candidates(arena, loop)
    if not per_chooser:
        # On top of what is dealt, and lost if nothing is (Riftbound 1.3, 715.4).
        return (bonus, ()) if bonus is not None else None
    order = arena.board.turn_order()
    chooser = min(
        per_chooser, key=lambda name: order.index(name) if name in order else len(order)
    )
    found = per_chooser[chooser]
    if len(found) > 1 and arena.rules.open and meets_several(loop, found):
        # In combat the attacking player orders them (DS 2); elsewhere nothing says.
        chooser = arena.board.active if arena.doubts(Doubt.MEETING_ORDER) else chooser
    if len(found) == 1:
        effect, where = found[0]
        return replace(loop, picked=effect.id, where=where), ()
    rules = choice_rules(arena, [where for _, where in found])
    if len(per_chooser) > 1:
        rules += arena.rules.cite(Topic.SEVERAL_CHOOSERS)
    first = not any(one.event.applied for one in loop.pending)
    return Fork(
        chooser,
        question_of(arena, loop, first),
        rules,
        tuple(
            Option(
                label(arena, loop, effect, where, found),
                replace(loop, picked=effect.id, where=where),
                names=(effect.label, effect.id),
            )
            for effect, where in found
        ),
    )


def _candidates(arena: Arena, loop: Loop) -> dict[str, list[Candidate]]:
    """Per chooser the effects that can be applied now, identical ones once."""
    pairs: list[tuple[int, Effect]] = [
        (index, effect)
        for index, one in enumerate(loop.pending)
        for effect in arena.watching(one.event)
        if not isinstance(effect.act, Bonus)
        and arena.applies(effect, one.event, loop.left_of(effect))
    ]
    if arena.rules.orders_events and pairs:
        first = min(_place(loop, index) for index, _ in pairs)
        pairs = [pair for pair in pairs if _place(loop, pair[0]) == first]
    if arena.rules.forced_classes:
        pairs = _forced(pairs)
    grouped = _grouped(arena, loop, pairs)
    before = alike(arena, loop.pending)
    return {who: _once(found, before) for who, found in grouped.items()}


def _once(found: list[Candidate], before: tuple[int, ...]) -> list[Candidate]:
    """Of what can be done to several that are alike what is done to the first.

    But where there is a choice there still is.
    """
    kept = [one for one in found if len(one[1]) > 1 or before[one[1][0]] < 0]
    return kept if len(kept) > 1 else found[:2]


def _place(loop: Loop, index: int) -> int:
    """When the event is met among simultaneous ones that have an order (DS 2)."""
    event = loop.pending[index].event
    return event.order if isinstance(event, DamageEvent) else 0


def _forced(pairs: list[tuple[int, Effect]]) -> list[tuple[int, Effect]]:
    best: dict[int, int] = {}
    for index, effect in pairs:
        rank = _ORDER[effect.forced]
        best[index] = min(rank, best.get(index, rank))
    return [(i, effect) for i, effect in pairs if _ORDER[effect.forced] == best[i]]


def _grouped(
    arena: Arena, loop: Loop, pairs: list[tuple[int, Effect]]
) -> dict[str, list[Candidate]]:
    """Effects that meet several simultaneous events at once are one candidate."""
    result: dict[str, list[Candidate]] = {}
    known: set[object] = set()
    met: dict[str, list[int]] = {}
    moments: dict[tuple[str, str | None], tuple[int, ...]] = {}
    asked: set[tuple[str, str | None, str]] = set()
    for index, effect in pairs:
        met.setdefault(effect.id, []).append(index)
    for index, effect in pairs:
        chooser = arena.chooser(loop.pending[index].event)
        where: tuple[int, ...] = (index,)
        if meets_together(arena, effect):
            source = None if _whole_moment(effect) else _source(loop, index)
            if (effect.id, source, chooser) in asked:
                continue
            asked.add((effect.id, source, chooser))
            if (effect.id, source) not in moments:
                moments[effect.id, source] = tuple(
                    other
                    for other in met[effect.id]
                    if source is None or _source(loop, other) == source
                )
            where = moments[effect.id, source]
        elif others := (
            split_off(loop.pending, index, effect) or created_with(loop.pending, index)
        ):
            where = tuple(sorted({*met[effect.id]} & {*others}))
        key = (chooser, twin(effect), loop.left_of(effect), where)
        if key not in known:
            known.add(key)
            result.setdefault(chooser, []).append((effect, where))
    return result


def _source(loop: Loop, index: int) -> str:
    return getattr(loop.pending[index].event, "source", "")


def _whole_moment(effect: Effect) -> bool:
    """True if it covers the damage of all sources, not that of one (615.8)."""
    return (
        effect.one_or_more
        or not effect.each_source
        or isinstance(effect.act, PreventNext)
        or (isinstance(effect.act, Redirect) and effect.act.points)
    )


def _apply(arena: Arena, loop: Loop) -> tuple[Loop, tuple[Step, ...]] | Fork[Loop]:
    effect = arena.effect(loop.picked)
    if effect.optional is not None and loop.where and loop.where[0] >= 0:
        asked = _asked(arena, effect, loop)
        if asked is not None:
            return asked
    where = tuple(index if index >= 0 else -index - 1 for index in loop.where)
    met = tuple(loop.pending[index] for index in where)
    ways: Sequence[Rewritten]
    if isinstance(effect.act, TakeAsEnters):
        ways = ways_to_take(arena, effect, loop, where)
    else:
        ways = rewrite(arena, effect, loop.left_of(effect), met)
    if len(ways) == 1:
        return _joined(loop, effect, where, ways[0]), _why(arena, effect, ways[0])
    chooser = arena.chooser(met[0].event)
    return Fork(
        chooser,
        _asks(effect),
        arena.rules.cite(_topic(effect)),
        Each(
            ways,
            lambda way: Option(
                way.label or Said(""),
                _joined(loop, effect, where, way),
                way.steps,
                names=(effect.label,),
            ),
        ),
    )


def _asks(effect: Effect) -> Said:
    if isinstance(effect.act, AsEntersChoose):
        what = (("effect", effect.label), ("what", effect.act.what))
        return Said("{effect}: {what} is chosen. Which?", what)
    if isinstance(effect.act, EnterAsCopy):
        return Said("{effect}: what does it copy?", (("effect", effect.label),))
    if isinstance(effect.act, TakeAsEnters):
        verb = "sacrificed" if effect.act.sacrificed else "exiled"
        args = (("effect", effect.label), ("verb", verb))
        return Said("{effect}: what is {verb} as it enters?", args)
    return Said("Which damage does {effect} affect?", (("effect", effect.label),))


def _topic(effect: Effect) -> Topic:
    match effect.act:
        case AsEntersChoose():
            return Topic.ENTERS_CHOICE
        case TakeAsEnters():
            return Topic.ENTERS_TAKING
        case EnterAsCopy():
            return Topic.ENTERS_COPY
        case _:
            return Topic.DIVIDE


def _why(arena: Arena, effect: Effect, way: Rewritten) -> tuple[Step, ...]:
    topic = _FORCED.get(effect.forced)
    if topic is None or not arena.rules.forced_classes or not way.steps:
        return way.steps
    first = way.steps[0]
    rules = tuple(dict.fromkeys(first.rules + arena.rules.cite(topic)))
    return (Step(first.said, rules), *way.steps[1:])


def _asked(arena: Arena, effect: Effect, loop: Loop) -> Fork[Loop] | None:
    """The question whether an optional effect is used, to the player who may."""
    if effect.optional is None:
        return None
    event = loop.pending[loop.where[0]].event
    who = refs(scope_of(arena.board, effect, event), effect.optional)
    if not who or not _payable(arena, effect, who[0]):
        return None
    declined = tuple(
        replace(one, event=replace(one.event, applied=one.event.applied | {effect.id}))
        if index in loop.where
        else one
        for index, one in enumerate(loop.pending)
    )
    due = () if not effect.decline else (_price(effect, event, who[0]),)
    spent = {effect.id: 0} if effect.first else {}
    # Negative indices say that the question has been answered with yes.
    agreed = tuple(-index - 1 for index in loop.where)
    args = (("effect", effect.label),)
    yes = Said("let {effect} apply" if due else "use {effect}", args)
    no = Said("pay to stop {effect}" if due else "don't use {effect}", args)
    asked = Said("Use {effect}?", args)
    bearer = arena.board.name_of(effect.host) if effect.host else ""
    if bearer not in ("", effect.label) and recipient_id(event) == effect.host:
        # What a card gives to others is one choice for each of them.
        both = (*args, ("object", bearer))
        yes = Said("use {effect} for {object}", both)
        no = Said("don't use {effect} for {object}", both)
        asked = Said("Use {effect} for {object}?", both)
    entering = getattr(event, "object", "")
    called = arena.board.name_of(entering) if entering else effect.label
    either = one_or_other(effect, called)
    if either is not None:
        (yes, no) = either
        asked = Said("What does {effect} get as it enters?", (("effect", called),))
    return Fork(
        who[0],
        asked,
        arena.rules.cite(Topic.OPTIONAL),
        (
            Option(
                yes,
                replace(loop, where=agreed),
                names=(effect.label, "yes", f"counter for {entering}"),
            ),
            Option(
                no,
                replace(
                    loop,
                    pending=declined,
                    left=tuple(sorted({**dict(loop.left), **spent}.items())),
                    after=merge((*loop.after, *due)),
                    picked="",
                    where=(),
                ),
                names=("no", f"keyword for {entering}"),
            ),
        ),
    )


def _payable(arena: Arena, effect: Effect, payer: str) -> bool:
    """False if declining costs more life or cards than the player has (119.4)."""
    player = arena.board.player(payer)
    if player is None:
        return True
    scope = scope_of(arena.board, effect)
    for one in effect.decline:
        match one:
            case LoseLife(amount=amount, paid=True):
                owned = player.life
            case DiscardCards(amount=amount, what=None):
                owned = player.hand
            case _:
                continue
        if owned is not None and value(scope, amount) > owned:
            return False
    return True


def _price(effect: Effect, event: Event, payer: str) -> After:
    return After(
        effect.id,
        source_id(event),
        payer,
        amount_of(event),
        0,
        instead=True,
        declined=True,
        applied=event.applied | {effect.id},
    )


def _joined(loop: Loop, effect: Effect, where: tuple[int, ...], way: Rewritten) -> Loop:
    pending = list(loop.pending)
    if len(way.pending) == len(where):
        for index, one in zip(where, way.pending, strict=True):
            pending[index] = one
    else:  # An event was split in two (614.9).
        for index in sorted(where, reverse=True):
            del pending[index]
        pending[where[0] : where[0]] = way.pending
    pending = had_their_chance(together(pending, effect, where), effect, where)
    left = dict(loop.left)
    if way.left is not None:
        left[effect.id] = way.left
    return Loop(
        tuple(pending), tuple(sorted(left.items())), merge((*loop.after, *way.after))
    )


def merge(after: Sequence[After]) -> tuple[After, ...]:
    """Entries of one effect for the same source and recipient added up, sorted."""
    sums: dict[tuple[str, str, str, bool], After] = {}
    rest: list[After] = []
    for one in after:
        key = (one.effect, one.source, one.recipient, one.noticed)
        if one.instead:
            rest.append(one)
        elif key in sums:
            old = sums[key]
            sums[key] = replace(
                old,
                amount=old.amount + one.amount,
                prevented=old.prevented + one.prevented,
            )
        else:
            sums[key] = one
    return tuple(sorted([*sums.values(), *rest], key=_after_key))


def _after_key(one: After) -> tuple[bool, bool, str, str, str, int]:
    return (
        not one.instead, one.noticed, one.effect, one.source, one.recipient, one.amount,
    )  # fmt: skip
