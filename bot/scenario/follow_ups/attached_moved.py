"""“Pariah is on his 6/6 instead”: what is attached to something, on something else."""

import re

from bot.engine.values import Zone
from bot.scenario.changing.edits import Edit, Fastened
from bot.scenario.follow_ups.finding import Context
from bot.scenario.scene.draft import DraftThing
from bot.worded import worded

_IS = r"(?:is|was|were|would be|sits|sat|goes|went) (?:put |cast |placed )?"
_WAYS = tuple(
    re.compile(way, re.IGNORECASE)
    for way in (
        rf"(?P<what>.+?) (?:{_IS}(?:on|onto|attached to)|enchants|enchanted|equips) "
        r"(?P<to>.+)",
        r"(?P<to>.+?) (?:wears|wore|is wearing|carries|carried|is equipped with|"
        r"is enchanted with|is enchanted by) (?P<what>.+)",
    )
)
# Said of what is done, it is only the same one where it is "instead".
_INSTEAD = (
    re.compile(
        r"(?:.+? )?(?:puts?|moves?|moved|attach|attaches|attached) (?P<what>.+?) "
        r"(?:on|onto|to) (?P<to>.+)",
        re.IGNORECASE,
    ),
    re.compile(r"(?P<to>.+?) (?:has|had|have) (?P<what>.+)", re.IGNORECASE),
)


def attached_moved(context: Context) -> Edit | None:
    """The attachment that was told of, on whatever is said to bear it now."""
    words = context.words
    text = " ".join(re.sub(r",? instead\b", "", words.said()).split())
    for way in (*_WAYS, *(_INSTEAD if "instead" in words.flags else ())):
        found = way.fullmatch(text)
        if found is None:
            continue
        lies, to = _one(context, found["what"]), _one(context, found["to"])
        if lies is None or to is None or not lies.attached_to or lies is to:
            continue
        if lies.zone is not Zone.BATTLEFIELD or lies.entered_later:
            continue
        said = worded("{it} is attached to {to}.", it=lies.id, to=to.id)
        return Fastened(lies.id, to.id, said)
    return None


def _one(context: Context, words: str) -> DraftThing | None:
    """The one thing that *words* mean."""
    if re.match(r"(?:another|a second|one more)\b", words, re.IGNORECASE):
        return None
    found = [it for _, some in context.things(words) for it in some]
    return found[0] if len(found) == 1 else None
