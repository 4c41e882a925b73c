"""Damage dealt to another recipient instead (614.9)."""

from collections.abc import Sequence

from bot.engine.arena import Arena
from bot.engine.choosing import Each
from bot.engine.dividing import ways_to_divide
from bot.engine.effects import Effect, Redirect
from bot.engine.events import DamageEvent, amount_of, changed
from bot.engine.gamerules import Topic
from bot.engine.matching import refs, value
from bot.engine.outcome import Step
from bot.engine.pending import Pending, Rewritten, mark, names, said
from bot.engine.preventing import after_of, division_label
from bot.engine.seeing import scope_of
from bot.replacing import replace


def redirect(
    arena: Arena, effect: Effect, left: int | None, pending: tuple[Pending, ...]
) -> Rewritten:
    """All or so much of each event is dealt to another recipient."""
    act = effect.act
    assert isinstance(act, Redirect)
    points = [
        amount_of(one.event)
        if act.amount is None
        else min(
            amount_of(one.event),
            value(scope_of(arena.board, effect, one.event), act.amount),
        )
        for one in pending
    ]
    left = None if left is None else left - 1
    return _moved(arena, effect, left, pending, points)


def redirect_pool(
    arena: Arena, effect: Effect, left: int, pending: tuple[Pending, ...]
) -> Sequence[Rewritten]:
    """The next N points are dealt elsewhere; which ones, the chooser says."""
    amounts = tuple(amount_of(one.event) for one in pending)
    spend = min(left, sum(amounts))
    ways = ways_to_divide(spend, amounts)

    def moved(way: tuple[int, ...]) -> Rewritten:
        found = _moved(arena, effect, left - spend, pending, list(way))
        if len(ways) == 1:
            return found
        return replace(found, label=division_label(arena, pending, list(way)))

    return Each(ways, moved)


def _moved(
    arena: Arena,
    effect: Effect,
    left: int | None,
    pending: tuple[Pending, ...],
    points: list[int],
) -> Rewritten:
    """*points* of each event are dealt to another recipient (614.9)."""
    act = effect.act
    assert isinstance(act, Redirect)
    parts: list[Pending] = []
    steps: list[Step] = []
    for one, moving in zip(pending, points, strict=True):
        event = one.event
        assert isinstance(event, DamageEvent)
        goal = refs(scope_of(arena.board, effect, event), act.to)[0]
        # A shield with nothing left applies to nothing any more, marked or not; what
        # several such shields sent to one creature is then one amount of damage.
        split = act.points and not arena.rules.orders_events
        marked = one if split and left == 0 else mark(one, effect)
        staying = event.amount - moving
        if moving:
            parts.append(
                replace(
                    marked,
                    event=changed(
                        marked.event,
                        recipient=goal,
                        amount=moving,
                        redirected=True,
                        split=event.split or split,
                    ),
                    proposed=moving if staying else one.proposed,
                    # What was prevented before the split is told with what stays.
                    prevented=0 if staying else one.prevented,
                    counted=0 if staying else one.counted,
                )
            )
            steps.append(
                said(
                    "{effect}: {points} damage from {source} is dealt to {goal} instead"
                    " of {recipient}.",
                    arena.rules.cite(Topic.REDIRECT),
                    effect=effect.label,
                    points=moving,
                    goal=arena.board.name_of(goal),
                    **names(arena, event),
                )
            )
        if staying:
            parts.append(
                replace(
                    marked,
                    event=changed(
                        marked.event, amount=staying, split=event.split or split
                    ),
                    proposed=max(0, one.proposed - moving),
                )
            )
    after = after_of(arena, effect, pending, [0] * len(pending))
    return Rewritten(tuple(parts), left, after, tuple(steps))
