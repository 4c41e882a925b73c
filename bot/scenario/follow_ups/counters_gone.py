"""“Without the shield counter”: a kind of counters that nothing has."""

from bot.errors import Problem
from bot.scenario.changing.edits import Edit, Rewritten
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import Words
from bot.worded import worded

_COUNTERS = frozenset({"counter", "counters"})
_ARTICLES = frozenset("a an the any that this his her my their its one".split())


def counters_out(context: Context, what: Words) -> Edit | None:
    """The counters *what* names, as if there were none; None if it names none.

    Raises QuestionError (AMBIGUOUS) where the scenario tells of several.
    """
    said = [it.text for it in what.tokens if it.text not in _ARTICLES]
    if len(said) < 2 or said[-1] not in _COUNTERS:
        return None
    kind = said[:-1]
    tokens = context.telling.parse.tokens
    places = [
        n - len(kind) - 1
        for n, it in enumerate(tokens)
        if it.text in _COUNTERS
        and n > len(kind)
        and [token.text for token in tokens[n - len(kind) : n]] == kind
    ]
    counted = [
        n
        for n in places
        if tokens[n].text in {"a", "an", "one"} or isinstance(tokens[n].value, int)
    ]
    if not counted or len(places) != len(counted):
        return None
    if len(counted) > 1:
        raise context.error(Problem.AMBIGUOUS, worded("Which counters are meant?"))
    old = tokens[counted[0]]
    return Rewritten(
        old.start,
        old.end,
        "no",
        worded("There are no {kind} counters.", kind=" ".join(kind)),
    )
