"""The way of each source's damage through the effects that changed it."""

from bot import answers
from bot.engine.outcome import DamageDone, Outcome, Step
from bot.telling.naming import Names


def flows_of(outcome: Outcome, names: Names) -> tuple[answers.Flow, ...]:
    """For everything dealt on the way to *outcome*, what was applied in order."""
    left = [one for one in map(_change, outcome.steps) if one is not None]
    return tuple(_flow(done, left, names) for done in outcome.damage)


# The source, the points before, the effect, the points after.
_Change = tuple[str, int, str, int]


def _change(step: Step) -> _Change | None:
    args = dict(step.said.args)
    if not {"effect", "source", "recipient"} <= args.keys():
        return None
    before = args.get("amount", args.get("before"))
    points, after = args.get("points"), args.get("after")
    if not isinstance(before, int):
        return None
    if isinstance(points, int):
        after = before - points
    if not isinstance(after, int):
        return None
    return str(args["source"]), before, str(args["effect"]), after


def _flow(done: DamageDone, left: list[_Change], names: Names) -> answers.Flow:
    """*done* with the changes of *left* that belong to it, which are taken out."""
    points = done.proposed
    found: list[answers.Applied] = []
    for one in tuple(left):
        source, before, effect, after = one
        if source == done.source and before == points:
            found.append(answers.Applied(effect, after))
            points = after
            left.remove(one)
            if points == 0:
                break
    return answers.Flow(
        source=names.said(done.source),
        recipient=names.said(done.recipient),
        proposed=done.proposed,
        dealt=done.dealt,
        effects=tuple(found),
    )
