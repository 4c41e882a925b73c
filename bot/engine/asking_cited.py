"""Which rules govern an answer: those of the steps that made it so."""

from collections.abc import Sequence

from bot.engine.hashing import by_identity
from bot.engine.outcome import Outcome, Step, StepKind
from bot.engine.question import Ask, AskKind

# Who deals it and who chooses is not whom it happens to.
_DOERS = frozenset({"source", "chooser"})
# More of them nobody reads; those at the end decide.
_MOST = 6

# Questions that only steps of some kinds answer.
_PREVENTION = frozenset({StepKind.PREVENTION})
_TOLD_BY = {
    AskKind.PREVENTED: _PREVENTION,
    AskKind.SHIELD: _PREVENTION,
    AskKind.DEALS: _PREVENTION | {StepKind.CHANGED, StepKind.DEALT},
}
# That damage is dealt, changed or not, is told behind what only would happen.
_ANY = frozenset(StepKind) - {StepKind.PROPOSED}


def governing(ask: Ask, outcomes: tuple[Outcome, ...]) -> tuple[str, ...]:
    """The rules of the steps by which *ask* comes out as it does, in their order.

    At most six, of the last steps.
    """
    found: dict[str, None] = {}
    for outcome in outcomes:
        for step in _steps(ask, outcome):
            found |= dict.fromkeys(step.rules)
    return tuple(found)[-_MOST:]


def _steps(ask: Ask, outcome: Outcome) -> Sequence[Step]:
    obj = outcome.board.obj(ask.subject)
    name = obj.name if obj is not None else ask.subject
    told = _TOLD_BY.get(ask.kind, _ANY)
    doers = frozenset[str]() if ask.kind is AskKind.DEALS else _DOERS
    about = _by_name(outcome.steps).get(name, ()) if name else outcome.steps
    closer = [
        step
        for step in about
        if step.kind in told and (not name or _happens_to(step, name, doers))
    ]
    # Where nothing has come of it, what would have is all there is to cite.
    return closer or about


@by_identity(16)
def _by_name(steps: tuple[Step, ...]) -> dict[str, list[Step]]:
    """Those of *steps* that tell of somebody or something, by its name."""
    found: dict[str, list[Step]] = {}
    for step in steps:
        for name in {str(value) for _, value in step.said.args}:
            found.setdefault(name, []).append(step)
    return found


def _happens_to(step: Step, name: str, doers: frozenset[str]) -> bool:
    return any(
        str(value) == name and role not in doers for role, value in step.said.args
    )
