"""“What if no one intercepts?”: who joins a fight, and who does not."""

from bot.errors import Problem
from bot.scenario.changing.edits import Added, Edit, When
from bot.scenario.follow_ups.finding import Context
from bot.worded import worded

_NO_ONE = (("nobody",), ("noone",), ("none",), ("no", "one"), ("no", "ally"))
_KINDS = {
    "intercepts": "intercept", "intercept": "intercept", "intercepted": "intercept",
    "retaliates": "retaliate", "retaliate": "retaliate", "retaliated": "retaliate",
}  # fmt: skip


def no_one_joins(context: Context) -> Edit | None:
    """ "What if no one intercepts?": without the one that was told to."""
    words = context.words
    for said in _NO_ONE:
        if tuple(words.word(n) for n in range(len(said))) == said:
            kind = _KINDS.get(words.word(len(said)))
            if kind is not None and len(words.tokens) == len(said) + 1:
                return nobody_joins(context, kind)
    return None


def nobody_joins(context: Context, kind: str) -> Edit:
    """ "What if it doesn't retaliate?": no event of its own, it is in the combat."""
    told = [n for n, it in enumerate(context.clauses) if it.kind == kind]
    retaliates, intercepts = worded("Nobody retaliates."), worded("Nobody intercepts.")
    said = retaliates if kind == "retaliate" else intercepts
    if not told:
        return Added(f"nobody {kind}s", When.FACT, said)
    if len(told) != 1:
        raise context.error(
            Problem.AMBIGUOUS, worded("Which of the defending units retaliates?")
        )
    return Added(f"nobody {kind}s", When.INSTEAD, said, told[0])
