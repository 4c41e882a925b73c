"""The way of each source's damage through the effects that changed it."""

from collections.abc import Sequence

from bot import answers
from bot.engine.outcome import DamageDone, Outcome, Step
from bot.telling.naming import Names

# The points before, the effect, the points after.
_Change = tuple[int, str, int]
# Whose damage to whom.
_Hit = tuple[str, str]
# Where the steps do not say what took or added the rest.
_UNTOLD = "…"


def flows_of(outcome: Outcome, names: Names) -> tuple[answers.Flow, ...]:
    """For everything dealt on the way to *outcome*, what was applied in order."""
    left = _changes(outcome.steps)
    return tuple(_flow(done, left, names) for done in outcome.damage)


def _changes(steps: Sequence[Step]) -> dict[_Hit, list[_Change]]:
    """What was done to each hit; one that is sent on takes along what it had."""
    found: dict[_Hit, list[_Change]] = {}
    for step in steps:
        args = dict(step.said.args)
        if not {"effect", "source", "recipient"} <= args.keys():
            continue
        source, recipient = str(args["source"]), str(args["recipient"])
        here = found.setdefault((source, recipient), [])
        points, effect = args.get("points"), str(args["effect"])
        if "goal" in args and isinstance(points, int):
            there = found.setdefault((source, str(args["goal"])), [])
            there += [*here, (points, effect, points)]
            continue
        before = args.get("amount", args.get("before"))
        after = args.get("after")
        if isinstance(before, int) and isinstance(points, int):
            after = before - points
        if isinstance(before, int) and isinstance(after, int):
            here.append((before, effect, after))
    return found


def _flow(
    done: DamageDone, left: dict[_Hit, list[_Change]], names: Names
) -> answers.Flow:
    """*done* with the changes of *left* that belong to it, which are taken out."""
    points = done.proposed
    found: list[answers.Applied] = []
    mine = left.get((done.source, done.recipient), [])
    for one in tuple(mine):
        before, effect, after = one
        if before == points:
            found.append(answers.Applied(names.quoted(effect), after))
            points = after
            mine.remove(one)
            if points == 0:
                break
    if points != done.dealt:
        found.append(answers.Applied(_UNTOLD, done.dealt))
    return answers.Flow(
        source=names.said(done.source),
        recipient=names.said(done.recipient),
        proposed=done.proposed,
        dealt=done.dealt,
        effects=tuple(found),
    )
