"""“He casts Shock on my Bear instead of Bolt”: one spell for another, aimed alike."""

import re

from bot.engine.question import Resolve
from bot.scenario.follow_ups.finding import Context

_CAST = re.compile(
    r"(?P<who>.+?) (?:casts?|plays?|played|uses?|used) (?P<new>.+?)"
    r" (?:on|at|targeting) (?P<to>.+?) (?:instead of|rather than) (?:the )?(?P<old>.+?)"
    r"[?. !]*",
    re.IGNORECASE,
)


def aimed_alike(context: Context) -> str:
    """The words as "Shock instead of Bolt", where who casts it and on what stay.

    As they were typed where anything else would change, too.
    """
    words = context.words.said()
    found = _CAST.fullmatch(words)
    if found is None or not context.cards(found["new"]):
        return words
    there = _cast(context, found["old"])
    if there is None:
        return words
    told = {it for slot in there.chosen for it in slot}
    who, to = context.player(found["who"]), context.one(found["to"])
    if who != there.controller or told != {to}:
        return words
    return f"{found['new']} instead of {found['old']}"


def _cast(context: Context, name: str) -> Resolve | None:
    """The one spell of that *name* in the scenario."""
    cards = context.cards(name)
    ids = {
        it.id
        for it in context.scene.draft.things
        if it.card is not None and it.card.ref in cards
    }
    spells = [
        it.what
        for it in context.all_entries()
        if isinstance(it.what, Resolve) and it.what.spell and it.what.source in ids
    ]
    return spells[0] if len(spells) == 1 else None
