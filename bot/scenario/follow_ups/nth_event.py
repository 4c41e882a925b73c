"""“The second spell deals 3”, “without the first one”: one of several things told.

What harms is counted in the order told, or what is a spell, or an attack. Where there
is no such one nothing is said here.
"""

import re

from bot.errors import Problem
from bot.scenario.changing.edits import Dropped, Edit, Moved, Together
from bot.scenario.follow_ups.amounts import other_amount
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.words import value_of
from bot.worded import joined, worded

_NTH = {
    "first": 0, "1st": 0, "second": 1, "2nd": 1, "third": 2, "3rd": 2, "last": -1,
    "other": 1,
}  # fmt: skip
_ONE = (
    r"(?:the |his |her |my |their )?(?P<nth>first|second|third|last|other|1st|2nd|3rd)"
    r"(?: (?P<what>one|spell|attack|hit|bolt|shock|ping|ability|effect))?"
)
_GONE = (
    re.compile(rf"(?:without|no|minus|ignore|skip|forget) {_ONE}", re.IGNORECASE),
    re.compile(
        rf"{_ONE} (?:(?:do|does|did|is|was)(?:n't| not) "
        r"(?:happen|cast|played|there)(?: at all)?|never happen(?:s|ed))",
        re.IGNORECASE,
    ),
)
_ONLY = re.compile(
    rf"(?:only |just )?{_ONE}(?: (?:happens?|resolves?))?", re.IGNORECASE
)
_FIRST = re.compile(
    rf"{_ONE} (?:comes?|came|goes|went|is|was|happens?|happened|resolves?|resolved)"
    r"(?: first| before (?:the )?(?:other|first)(?: one)?)",
    re.IGNORECASE,
)
_AMOUNT = re.compile(
    rf"{_ONE} (?:only |just )?"
    r"(?:deals?|dealt|does|did|is|was|were|hits? (?:me |it )?for) (?:only |just )?"
    r"(?P<n>\d+|one|two|three|four|five|six|seven|eight)(?: damage)?",
    re.IGNORECASE,
)
_TURNED = re.compile(
    r"(?:in )?(?:the )?(?:other|opposite|reverse[d]?) (?:way (?:a?round)|order)|"
    r"(?:they |these |both )?(?:are |were )?(?:the other way (?:a?round)|swapped)|"
    r"(?:swap|switch|reverse) (?:them|the order|both)",
    re.IGNORECASE,
)


def nth_event(context: Context) -> Edit | None:
    """What becomes of one of several things that happen."""
    said = context.words.said().strip(" .?!")
    if _TURNED.fullmatch(said):
        numbers = _counted(context, "")
        return _moved(context, numbers[1], numbers[0]) if len(numbers) == 2 else None
    only = "only" in context.words.flags or said.lower().startswith(("only ", "just "))
    for pattern, what in (
        *((it, "gone") for it in _GONE),
        (_FIRST, "first"),
        (_AMOUNT, "amount"),
        *(((_ONLY, "only"),) if only else ()),
    ):
        found = pattern.fullmatch(said)
        if found is None:
            continue
        groups = found.groupdict()
        numbers = _counted(context, (groups["what"] or "").lower())
        nth = _NTH[groups["nth"].lower()]
        if len(numbers) < 2 or nth >= len(numbers) or _other(groups["nth"], numbers):
            return None
        event = numbers[nth]
        if what == "gone":
            return dropped(context, event)
        if what == "only":
            gone = [dropped(context, n) for n in numbers if n != event]
            return gone[0] if len(gone) == 1 else Together(tuple(gone))
        if what == "first":
            return None if nth == 0 else _moved(context, event, numbers[0])
        now = value_of(context.words.part(len(context.words.tokens) - 2))
        edit = other_amount(context, [event], now) if now is not None else None
        if edit is None:
            raise context.error(
                Problem.AMBIGUOUS, worded("What is {value} now?", value=found["n"])
            )
        return edit
    return None


def _other(nth: str, numbers: list[int]) -> bool:
    """Whether "the other one" is one of more than two."""
    return nth.lower() == "other" and len(numbers) != 2


def _counted(context: Context, what: str) -> list[int]:
    """The numbers of what is counted so, in the order told."""
    numbers = context.harmful()
    if what in {"", "one", "hit"}:
        return numbers
    return [n for n in numbers if _is(context, n, what)]


def _is(context: Context, number: int, what: str) -> bool:
    clause = context.clauses[number]
    cast = clause.kind.startswith("cast") or bool(cards_in(clause))
    if what == "attack":
        return context.is_combat(number) or clause.kind.startswith("attack")
    if what == "spell":
        return (
            cast or re.search(r"\bspell|\bother\b|\banother\b", clause.text) is not None
        )
    return what in clause.text.lower()


def dropped(context: Context, number: int) -> Dropped:
    """The edit by which what the clause of that number tells does not happen."""
    told = [it.told for it in context.entries(number) if it.told]
    said = joined(told, " ") if told else context.clauses[number].text
    return Dropped(number, worded("this does not happen: {said}.", said=said))


def _moved(context: Context, event: int, before: int) -> Moved:
    said = " ".join(it.told for it in context.entries(event) if it.told).rstrip(".")
    said = said or context.clauses[event].text
    other = " ".join(it.told for it in context.entries(before)).rstrip(".")
    where = f"before this: {other}"
    return Moved(event, before, worded("{said} – {where}.", said=said, where=where))
