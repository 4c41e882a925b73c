"""The way of each source's damage through the effects that changed it."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from bot import answers
from bot.engine.outcome import DamageDone, Outcome, Step, StepKind
from bot.telling.naming import Names

# Where the steps do not say what took or added the rest.
_UNTOLD = "…"


@dataclass(frozen=True, slots=True)
class _Change:
    """An *effect* that made *after* points of *before*."""

    before: int
    effect: str
    after: int


# What was done to each hit of a source on a recipient, one after the other.
_Ways = defaultdict[tuple[str, str], list[list[_Change]]]


def flows_of(outcome: Outcome, names: Names) -> tuple[answers.Flow, ...]:
    """For everything dealt on the way to *outcome*, what was applied in order."""
    ways = _ways(outcome.steps)
    return tuple(_flow(done, ways, names) for done in outcome.damage)


def _ways(steps: Sequence[Step]) -> _Ways:
    """What was done to each hit; one that is sent on takes along what it had."""
    found: _Ways = defaultdict(list)
    proposed: dict[tuple[str, str], object] = {}
    for step in steps:
        args = dict(step.said.args)
        if not {"source", "recipient"} <= args.keys():
            continue
        source, hit = str(args["source"]), (str(args["source"]), str(args["recipient"]))
        if step.kind is StepKind.PROPOSED:
            found[hit].append([])
            proposed[hit] = args["amount"]
            continue
        if "effect" not in args:
            continue
        if not found[hit]:
            found[hit].append([])
        here = found[hit][-1]
        points, effect = args.get("points"), str(args["effect"])
        if "goal" in args and isinstance(points, int):
            if points == (here[-1].after if here else proposed.get(hit)):
                found[hit].pop()
            sent_on = (source, str(args["goal"]))
            found[sent_on].append([*here, _Change(points, effect, points)])
            continue
        before = args.get("amount", args.get("before"))
        after = args.get("after")
        if isinstance(before, int) and isinstance(points, int):
            after = before - points
        if isinstance(before, int) and isinstance(after, int):
            here.append(_Change(before, effect, after))
    return found


def _applied(done: DamageDone, changes: Sequence[_Change]) -> tuple[list[_Change], int]:
    """Those of *changes* that can have been done to *done*, and what is left of it."""
    points = done.proposed
    found = []
    for one in changes:
        if points and one.before == points:
            found.append(one)
            points = one.after
    return found, points


def _flow(done: DamageDone, ways: _Ways, names: Names) -> answers.Flow:
    """*done* with the first of *ways* that explains it, which is taken out."""
    mine = ways[done.source, done.recipient] or [[]]
    explains = (at for at, it in enumerate(mine) if _applied(done, it)[1] == done.dealt)
    at = next(explains, 0)
    found, points = _applied(done, mine[at])
    # What is told of several hits at once stands together.
    left = [it for it in mine[at] if it not in found]
    mine[: at + 1] = [left] if left else []
    effects = [answers.Applied(names.quoted(one.effect), one.after) for one in found]
    if points != done.dealt:
        effects.append(answers.Applied(_UNTOLD, done.dealt))
    return answers.Flow(
        source=names.said(done.source),
        recipient=names.said(done.recipient),
        proposed=done.proposed,
        dealt=done.dealt,
        effects=tuple(effects),
    )
