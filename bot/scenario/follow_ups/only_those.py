"""“I only have the 3/3”: of those that fight on one side, those and no others."""

import re

from bot.scenario.changing.edits import Edit, Without
from bot.scenario.follow_ups.finding import Context
from bot.worded import worded

_ONLY = re.compile(
    r"(?P<who>my opponent|the opponent|\w+) (?P<only>only |just )?"
    r"(?:has|had|have|got|controls?|controlled) (?P<only2>only |just )?"
    r"(?P<what>(?:the|my|his|her|their) .+?)(?: there| here)?(?: left)?[?. !]*",
    re.IGNORECASE,
)


def only_those(context: Context) -> Edit | None:
    """Without what else that player fights with."""
    found = _ONLY.fullmatch(context.words.said())
    if found is None or not (found["only"] or found["only2"]):
        return None
    player = context.player(found["who"])
    own = [it for it in context.fighters() if it.controller == player]
    kept = {it.id for _, some in context.things(found["what"]) for it in some}
    if not kept or not kept < {it.id for it in own}:
        return None
    others = tuple(it.id for it in own if it.id not in kept)
    listed = ", ".join(others)
    return Without(others, worded("without {listed}.", listed=listed))
