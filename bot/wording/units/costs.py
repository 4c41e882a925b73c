"""What the words of a cost say."""

import re
from collections.abc import Iterator

from bot.engine.instructions import Instruction, TakeCounters
from bot.engine.values import Amount, StatOf, Variable, Who
from bot.wording.numbers import number
from bot.wording.tokens import SELF

_COUNTERS = re.compile(
    r"\bremove (?P<many>an?|all|x|\w+) (?P<kind>[\w-]+) counters? from (?:this|it)\b",
    re.IGNORECASE,
)


def cost_flags(words: tuple[str, ...]) -> tuple[bool, bool]:
    """Whether paying it rests the object, and whether it gives the object up."""
    given_up = any(
        words[at] in ("sacrifice", "banish", "kill") and words[at + 1] == SELF
        for at in range(len(words) - 1)
    )
    return bool({"rest", "exhaust"} & set(words)), given_up


def counters_paid(cost: str) -> tuple[Instruction, ...]:
    """The counters that go off their object where *cost* is paid, in words."""
    return tuple(_counters(cost))


def _counters(cost: str) -> Iterator[Instruction]:
    for found in _COUNTERS.finditer(cost):
        kind, many = found["kind"].lower(), _many(found["many"].lower(), found["kind"])
        if many is not None:
            yield TakeCounters(kind, many, Who.THIS)


def _many(word: str, kind: str) -> Amount | None:
    if word == "x":
        return Variable()
    if word == "all":
        return StatOf(Who.THIS, f"counters:{kind.lower()}")
    return 1 if word in {"a", "an"} else number(word)
