"""“What if he only attacks once”: how often what was told so many times is done."""

import re

from bot.scenario.changing.edits import Edit, Rewritten
from bot.scenario.follow_ups.finding import Context
from bot.worded import worded

_N = r"once|twice|(?:two|three|four|five|six|\d+) times"
_OFTEN = re.compile(
    rf"(?P<who>the [\w'/ -]+?|\w+|my opponent) (?:only |just )?(?P<verb>\w+)"
    rf"(?: (?:me|it|him|her|them))? (?:only |just )?(?P<n>{_N})",
    re.IGNORECASE,
)
_TOLD = re.compile(rf"\b(?:{_N})\b", re.IGNORECASE)


def how_often(context: Context) -> Edit | None:
    """Another number of times, of the one deed that was told with one."""
    found = _OFTEN.fullmatch(context.words.said())
    told = [*_TOLD.finditer(context.telling.story.text)]
    if found is None or len(told) != 1:
        return None
    start, end = told[0].span()
    tokens = context.telling.parse.tokens
    said = [
        it.text.lower()
        for it in context.clauses
        if tokens[it.place.start].start <= start < tokens[it.place.end - 1].end
    ]
    stem = found["verb"].lower()[:4].removesuffix("s")
    if len(said) != 1 or not re.search(rf"\b{re.escape(stem)}", said[0]):
        return None
    was, now = told[0][0], found["n"]
    return Rewritten(
        start, end, now, worded("{words} instead of {typed}.", words=now, typed=was)
    )
