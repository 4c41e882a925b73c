"""Events no ruling plays out, and what happens instead: both kept in words."""

import re
from collections.abc import Iterable

from bot.engine.effects import Effect, Instead, OtherWatch, Static
from bot.engine.instructions import Unplayed
from bot.engine.values import Who
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.printed import in_words

_DEEDS = re.compile(
    r"""[^.,"]*\ would\ (?:
        proliferate|explore|connive|investigate|learn|manifest\ dread|discover
        |(?:scry|surveil)\ (?:a\ number\ of\ cards|one\ or\ more\ cards)
        |counter\ a\ spell|copy\ a\ spell\ one\ or\ more\ times
        |untap\ during\ (?:your|their|its\ controller\ 's|its\ controller's)
            \ untap\ step
    )""",
    re.VERBOSE,
)
# How what happens instead can begin: whether "instead" is still to come, and whether
# it is optional.
_BEGINNINGS = (
    (("you", "may", "instead"), False, True),
    (("you", "may"), True, True),
    (("instead",), False, False),
    ((), True, False),
)
_LONGEST = 60


@G.reads("lasting")
def _in_words(attempt: Attempt, at: int) -> Iterable[tuple[int, Lasting]]:
    """ "If you would proliferate, proliferate twice instead"."""
    words = attempt.words
    if words[at : at + 1] != ("if",) or "would" not in words[at : at + 20]:
        return []
    comma = next(
        (end for end in range(at, min(at + 30, len(words))) if words[end] == ","), -1
    )
    if comma < 0 or not _DEEDS.fullmatch(" ".join(words[at + 1 : comma])):
        return []
    end = comma + 1
    while end < len(words) and words[end] not in (".", '"', ":"):
        end += 1
    if end - at > _LONGEST:
        return []
    event = in_words(attempt, at + 1, comma)
    for beginning, later, may in _BEGINNINGS:
        start = comma + 1 + len(beginning)
        if words[comma + 1 : start] != beginning:
            continue
        stop = end - 1 if later else end
        if (later and words[stop] != "instead") or "instead" in words[start:stop]:
            continue
        return [(end, _kept(event, in_words(attempt, start, stop), may))]
    return []


def _kept(event: str, done: str, may: bool) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        optional = Who.YOU if may else None
        act = Instead((Unplayed(done),))
        return [Effect(OtherWatch(event), act, optional=optional)]

    return bind
