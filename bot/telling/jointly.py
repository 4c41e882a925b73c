"""What is asked of several together: "Do both die?", "how much in total?"."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from bot.engine.outcome import Answered
from bot.engine.question import AskKind

_HOW_MANY = frozenset({"how", "many"})
_JOINT = frozenset({"both", "all"})
# Numbers that are added up where a total is asked for, and how that is asked.
_ADDED = frozenset({
    AskKind.DAMAGE_DEALT, AskKind.DEALS, AskKind.PREVENTED, AskKind.GAINED,
    AskKind.LIFE_LOST, AskKind.DRAWN, AskKind.CONTROLS, AskKind.DEATHS,
})  # fmt: skip
_TOTAL = frozenset({"total", "altogether", "combined", "together"})
# Of an answer: what those before it come to.
TOTAL = "total"
# Of how many die, of several that were named.
OF_THEM = "these"


def answered_jointly(asked: Sequence[Answered]) -> list[Answered]:
    """*asked* with one answer for what was asked of several together.

    A line for each ("the first dies with …, the second with …") would not say whether
    one choice can kill them all.
    """
    found: list[Answered] = []
    for (kind, text, _), some in groupby(asked, _question):
        group = list(some)
        varied = any(len(it.values) > 1 for it in group)
        words = set(text.lower().split())
        if kind is AskKind.DIES and words >= _HOW_MANY and len(group) > 1:
            found += [_counted(group), *([] if varied else group)]
            continue
        joint = kind is AskKind.DIES and _JOINT & words
        found += [_joined(group)] if joint and varied and len(group) > 1 else group
        if len(group) > 1 and kind in _ADDED and _TOTAL & words:
            found += _summed(group)
    return found


def _summed(group: Sequence[Answered]) -> list[Answered]:
    """What the numbers of *group* come to, where each is known of every outcome."""
    sums: dict[int, int] = {}
    for one in group:
        for value, where in one.values:
            if not value.isdecimal():
                return []
            for place in where:
                sums[place] = sums.get(place, 0) + int(value)
    return [_total(group, group[0].ask.kind, sums)]


def _total(
    group: Sequence[Answered], kind: AskKind, sums: Mapping[int, int]
) -> Answered:
    """The one answer of *group*, a number for each place."""
    by_sum: dict[int, list[int]] = {}
    for place, number in sorted(sums.items()):
        by_sum.setdefault(number, []).append(place)
    rules = dict.fromkeys(rule for one in group for rule in one.rules)
    detail = OF_THEM if kind is AskKind.DEATHS else TOTAL
    return replace(
        group[0],
        ask=replace(group[0].ask, kind=kind, subject="", other="", detail=detail),
        values=tuple((str(it), tuple(by_sum[it])) for it in sorted(by_sum)),
        rules=tuple(rules)[:6],
    )


def _counted(group: Sequence[Answered]) -> Answered:
    """How many of *group* die; asked so, how many survive."""
    times: dict[int, int] = {}
    for one in group:
        for value, where in one.values:
            for place in where:
                times[place] = times.get(place, 0) + (value == "yes")
    return _total(group, AskKind.DEATHS, times)


def _question(answered: Answered) -> tuple[AskKind, str, bool]:
    return answered.ask.kind, answered.ask.text, answered.ask.negated


def _joined(group: Sequence[Answered]) -> Answered:
    places = [
        {place for value, where in one.values if value == "yes" for place in where}
        for one in group
    ]
    everywhere = {place for _, where in group[0].values for place in where}
    whole = set.intersection(*places)
    values = (("yes", whole), ("no", everywhere - whole))
    rules = dict.fromkeys(rule for one in group for rule in one.rules)
    return replace(
        group[0],
        ask=replace(group[0].ask, kind=AskKind.ALL_DIE, subject="", other=""),
        values=tuple((value, tuple(sorted(where))) for value, where in values if where),
        rules=tuple(rules)[:6],
    )
