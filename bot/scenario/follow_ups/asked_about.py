"""“What if it had 4 Might?”: the one thing asked about before, called by its name."""

import re

from bot.scenario.follow_ups.finding import Context
from bot.scenario.scene.draft import Combat

_BEHIND = r"(?=$|[?.!,]| (?:too|instead|as well|also|first|again|then|with|for|in)\b)"
_IS = r"['’]?s(?= (?:an?|the|only|just|already|also)\b| \d)"
# As who does something, and as what something is done to.
_IT = (
    (rf"^it(?:{_IS})", "{} is"),
    (r"^it(?= \w)", "{}"),
    (rf"\bit{_BEHIND}", "{}"),
)
_ITS_OWN = tuple(
    (
        (rf"^{who}(?:{_IS})", "{} is"),
        (rf"^{who}(?= \w)", "{}"),
        (rf"\b{whom}{_BEHIND}", "{}"),
    )
    for who, whom in (("she", "her"), ("he", "him"))
)
_SPOKEN = (re.compile(r"\b(?:she|her)\b", re.I), re.compile(r"\b(?:he|him)\b", re.I))


def asked_about(context: Context, words: str) -> list[str]:
    """*words* with the name of the one thing that all questions were about.

    "She" and "he" are that thing only where the question called it so; "it" can be
    what that thing fights with as well.
    """
    draft = context.scene.draft
    asked = {it.subject for it in draft.asks}
    thing = draft.thing(next(iter(asked))) if len(asked) == 1 else None
    if thing is None:
        return []
    named = thing.id.removeprefix("the ")
    name = named if named[:1].isupper() else f"the {named}"
    fights = [it.what for it in context.all_entries() if isinstance(it.what, Combat)]
    rows = [] if any(thing.id in _fighting(it) for it in fights) else [_IT]
    rows += [
        own
        for own, spoken in zip(_ITS_OWN, _SPOKEN, strict=True)
        if any(spoken.search(it.text) for it in draft.asks)
    ]
    said = words
    for pattern, put in (row for some in rows for row in some):
        said = re.sub(pattern, put.format(name), said, flags=re.IGNORECASE)
    return [said] if said != words else []


def _fighting(combat: Combat) -> set[str]:
    pairs = (*combat.attackers, *combat.blocks)
    return {it for pair in pairs for it in pair} | {*combat.defenders}
