"""What became of what is asked about, as its answer puts it."""

from collections.abc import Sequence

from bot.engine.board import dies
from bot.engine.outcome import Outcome
from bot.engine.question import Ask
from bot.engine.values import Zone


def left(ask: Ask, outcomes: Sequence[Outcome]) -> bool:
    """Whether what did not die may have left the battlefield all the same."""
    now = [one.board.obj(ask.subject) for one in outcomes]
    return any(
        it is not None and it.zone not in (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        for it in now
    )


def mortal(ask: Ask, outcomes: Sequence[Outcome]) -> bool:
    """Whether it is a unit: weapons and domains do not die."""
    it = outcomes[0].board.obj(ask.subject) if outcomes else None
    banished = it is not None and it.zone is Zone.EXILE
    return it is None or banished or dies(it)


def banished(ask: Ask, outcomes: Sequence[Outcome], places: Sequence[int]) -> bool:
    now = [outcomes[it].board.obj(ask.subject) for it in places]
    return all(it is not None and it.zone is Zone.EXILE for it in now)


def dead(ask: Ask, outcomes: Sequence[Outcome], places: Sequence[int]) -> int:
    """In how many it has died and no damage is known of it any more."""
    now = [outcomes[it].board.obj(ask.subject) for it in places]
    return sum(
        it is not None and it.zone is Zone.GRAVEYARD and not it.damage for it in now
    )


def came_back(ask: Ask, outcomes: Sequence[Outcome]) -> bool:
    """Whether what died is on the battlefield again, as a new object (400.7)."""
    found = [one.board.obj(ask.subject) for one in outcomes]
    return bool(found) and all(
        it is not None
        and it.zone is Zone.BATTLEFIELD
        and it.came_from is Zone.GRAVEYARD
        for it in found
    )


def by_state(ask: Ask, outcome: Outcome) -> bool:
    """Whether state-based actions destroy it (704.5g, 704.5h)."""
    obj = outcome.board.obj(ask.subject)
    return obj is not None and any(
        step.said.template in _FATAL and ("it", obj.name) in step.said.args
        for step in outcome.steps
    )


_FATAL = (
    "{it} has lethal damage.",
    "{it} was dealt damage by a source with deathtouch.",
)
