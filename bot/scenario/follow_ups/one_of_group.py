"""“The second 3/3 is a 5/5”: one of several told together has a size of its own."""

import re

from bot.errors import Problem
from bot.plurals import plural
from bot.scenario.changing.edits import Rewritten
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import Words
from bot.scenario.scene.draft import DraftThing
from bot.scenario.words.tokens import Token
from bot.worded import worded

_NTH = {"first": 0, "second": 1, "third": 2, "last": -1, "other": -1, "one": -1}
_COUNTED = re.compile(r"(?P<n>two|three|four|five|2|3|4|5) (?=\S)", re.IGNORECASE)
_NUMBERS = ("", "a", "two", "three", "four")
_COUNTS = ("two", "three", "four", "five")
_BY_DIGIT = dict(zip("2345", _COUNTS, strict=True))
_TWO = 2
_HEAD = re.compile(r"\b(?:\d+/\d+s|[a-z]+)\b(?= with\b| that\b|$)", re.IGNORECASE)
_KINDS = ("ally", "unit", "creature", "attacker", "token", "guy", "spell")
_SINGLE = {plural(it): it for it in _KINDS}


def one_of_group(
    context: Context,
    subject: Words | None,
    things: list[DraftThing],
    place: int,
    value: Token,
) -> Rewritten | None:
    """The number at *place* told anew for the one that *subject* names.

    None where all of those it is said of are meant. Raises QuestionError (AMBIGUOUS)
    where it can't be told of one of them alone.
    """
    group = [
        it for it in context.scene.draft.things if it.place[0] <= place < it.place[1]
    ]
    texts = [] if subject is None else [it.text for it in subject.tokens]
    nth = [_NTH[it] for it in texts if it in _NTH]
    several = texts[-1:] == ["ones"] or any(it in _SINGLE for it in texts)
    if several and texts[:1] != ["one"]:
        return None
    if 0 < len(things) < len(group):
        nth = [group.index(it) for it in things if it in group]
    # "The first two", "two of them": more than one, and not all of them.
    counts = [n for n, word in enumerate(_COUNTS, start=2) if word in texts]
    counts += [2] * ("both" in texts)
    part = any(n < len(group) for n in counts)
    if len(group) < _TWO or not (nth or part):
        return None
    if part:
        nth = []
    found = _told_apart(context, group, nth[0], place, value) if nth else None
    if found is None:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which one is {value} now?", value=value.raw),
            tuple(f"{it.id} is {value.raw}" for it in group[:4]),
        )
    return found


def _told_apart(
    context: Context, group: list[DraftThing], nth: int, place: int, value: Token
) -> Rewritten | None:
    """ "Two 3/3s" as "a 3/3 and a 5/5"."""
    tokens, text = context.telling.parse.tokens, context.telling.story.text
    start, end = tokens[group[0].place[0]].start, tokens[group[0].place[1] - 1].end
    typed, was = text[start:end], text[tokens[place].start : tokens[place].end]
    counted = _COUNTED.match(typed)
    if (
        counted is None
        or " each" in typed
        or len(re.findall(rf"\b{re.escape(was)}", typed)) != 1
    ):
        return None
    number = counted["n"].lower()
    if (
        _BY_DIGIT.get(number, number)
        != ("two", "three", "four", "five")[len(group) - 2]
    ):
        return None
    rest = typed[counted.end() :]
    head = _HEAD.search(rest)
    if head is None:
        return None
    sized = head[0][0].isdigit()
    one = head[0][:-1] if sized else _SINGLE.get(head[0].lower())
    if one is None:
        return None
    single = rest[: head.start()] + one + rest[head.end() :]
    other = f"a {re.sub(rf'{re.escape(was)}', value.raw, single, count=1)}"
    at = nth % len(group)
    before, behind = (
        f"{_NUMBERS[n]} {single if n == 1 else rest}" if n else ""
        for n in (at, len(group) - 1 - at)
    )
    words = ", ".join(filter(None, (before, other, behind)))
    words = " and ".join(words.rsplit(", ", 1))
    return Rewritten(
        start,
        end,
        words,
        worded("{words} instead of {typed}.", words=words, typed=typed),
    )
