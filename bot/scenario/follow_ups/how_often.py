"""“What if he only attacks once”: how often what was told so many times is done."""

import re

from bot.scenario.changing.edits import Edit, Rewritten
from bot.scenario.follow_ups.amounts import told_of
from bot.scenario.follow_ups.finding import Context
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Thing
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


_IN_ALL = {
    "again": 0, "once more": 0, "a second time": 2, "a third time": 3, "twice": 2,
    "two times": 2, "2 times": 2, "2x": 2, "three times": 3, "3 times": 3, "3x": 3,
    "four times": 4, "4 times": 4, "thrice": 3,
}  # fmt: skip
_ONCE_MORE = re.compile(
    r"(?:(?:and |then )*(?:(?:i|we|he|she|they|it|that|this|my opponent|[a-z]+) "
    r"(?:does|do|did|happens?|happened|hits?|casts?|uses?|used|plays?|played)"
    r"(?: it| that| so| the same(?: thing)?)? )?)"
    rf"(?:and |then )*(?P<n>{'|'.join(_IN_ALL)})",
    re.IGNORECASE,
)


def once_more(context: Context, words: str) -> str:
    """ "It happens twice", of the one thing that happens: "he bolts me again"."""
    events, found = context.events(), _ONCE_MORE.fullmatch(words)
    if found is None or not events:
        return words
    clause = context.clauses[events[0]]
    if clause.kind not in {"cast", "damage"} or clause.get("times"):
        return words
    told = _told_alone(context, events[0])
    more = {context.clauses[it].text.removesuffix(" again") for it in events[1:]}
    if not told or more - {told}:
        return words
    often = _IN_ALL[found["n"].lower()]
    lines = [f"{told} again"] * (often - len(events) if often else 1)
    return ("then " if more else "") + "\nthen ".join(lines) if lines else words


def _told_alone(context: Context, event: int) -> str:
    """What tells the *event* and nothing of what it is done to; "" for nothing."""
    clause = context.clauses[event]
    # "Bolts my 3/3 with a shield again": that one, and no other like it.
    (at, *more) = parts_of(clause.get("to")) or (None,)
    told = clause.text
    if isinstance(at, Thing) and not (more or at.plural or at.is_pronoun):
        things = context.fitting(at)
        tokens = context.telling.parse.tokens
        last = tokens[at.place.end - 1].end
        begin = tokens[clause.place.start].start
        if len(things) != 1:
            return ""
        if last < tokens[clause.place.end - 1].end:  # "my 3/3 is hit by Shock"
            return told_of(context, event).strip(" .")
        told = context.telling.story.text[begin : tokens[at.place.start].start]
        told += things[0].id
    return told.strip(" .,;!")
