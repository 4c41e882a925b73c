"""Who chooses what, and how a result is put down to a choice."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.engine.outcome import ChoicePoint
from bot.telling.naming import Names
from bot.telling.saying import Sayings
from bot.telling.words import ME, Words


@dataclass(frozen=True, slots=True)
class _Kind:
    """How a kind of choice is spoken of.

    *lead* and *theirs* follow "You choose", "{who} chooses". *clause* puts a result
    down to an option, *again* does where the clause before has said what is chosen.
    *articled*: the option is a name.
    """

    clause: str
    again: str = ""
    lead: str = "You choose"
    theirs: str = "{who} chooses"
    articled: bool = False


_APPLIES_FIRST = _Kind("if {option} applies first", "if {option} does", articled=True)
_APPLIES = _Kind("if {option} applies next", "if {option} does", articled=True)
_DIVIDED = _Kind(
    "if it covers {option}",
    lead="You choose how to divide it",
    theirs="{who} chooses how to divide it",
)
_ASSIGNED = _Kind(
    "with {option}",
    lead="You choose how to assign the damage",
    theirs="{who} chooses how to assign the damage",
)
# Of a whole side's Might: only what dies of it is worth telling.
_SHARED = replace(_ASSIGNED)
_ORDERED = _Kind(
    "in the order {option}",
    lead="You choose the order",
    theirs="{who} chooses the order",
)
_CHOSEN = _Kind("if {option} is chosen", "if {option} is", articled=True)
_DONE = _Kind("if you {option}")
_OTHER = _Kind("with “{option}”")
# By the start of the engine's question.
_KINDS = (
    ("Which effect applies first", _APPLIES_FIRST),
    ("Which effect applies", _APPLIES),
    ("Which damage does", _DIVIDED),
    ("How does", _ASSIGNED),
    ("How is it divided", _ASSIGNED),
    ("How is the damage assigned", _SHARED),
    ("In which order", _ORDERED),
    ("Which source", _CHOSEN),
    ("Which one", _CHOSEN),
    ("What is sacrificed", _DONE),
    ("Use ", _DONE),
    ("Intercept ", _DONE),
    ("Retaliate ", _DONE),
)


def _kind(point: ChoicePoint) -> _Kind:
    english = str(point.question)
    return next((kind for start, kind in _KINDS if english.startswith(start)), _OTHER)


def _without_picked(
    taken: Sequence[tuple[ChoicePoint, int]],
) -> Sequence[tuple[ChoicePoint, int]]:
    """*taken* without an effect being picked where it says that this one is used."""
    asked = [point.question for point, _ in taken[1:]]
    used = {it.args for it in asked if str(it).startswith("Use ")}
    return [
        (point, index)
        for point, index in taken
        if _kind(point) not in (_APPLIES_FIRST, _APPLIES)
        or point.options[index].args not in used
    ]


class Choosing:
    """Says choices in one language."""

    def __init__(self, names: Names, sayings: Sayings, words: Words) -> None:
        self._names = names
        self._sayings = sayings
        self._words = words

    def lead(self, points: Sequence[ChoicePoint]) -> str:
        """ "You choose", "Alice chooses, then Bob": all who choose, in order."""
        who = list(dict.fromkeys(point.chooser for point in points))
        kinds = {_kind(point) for point in points}
        kind = kinds.pop() if len(kinds) == 1 and len(who) == 1 else _OTHER
        rest = "".join(self._names.then(one) for one in who[1:])
        if who[0] == ME:
            return self._words(kind.lead) + rest
        return self._words(kind.theirs, who=self._first(who[0])) + rest

    def only_shares(self, points: Sequence[ChoicePoint]) -> bool:
        """Whether nothing is chosen but which unit takes what of a side's Might."""
        return bool(points) and all(_kind(point) is _SHARED for point in points)

    def only_assigns(self, points: Sequence[ChoicePoint]) -> bool:
        """Whether nothing is chosen but how damage is assigned."""
        return bool(points) and all(_kind(it) in (_SHARED, _ASSIGNED) for it in points)

    def because(
        self,
        taken: Sequence[tuple[ChoicePoint, int]],
        before: Sequence[tuple[ChoicePoint, int]] = (),
    ) -> str:
        """The clause that puts a result down to the choices *taken*.

        *before* are those of the clause just said: its verb need not be repeated.
        """
        taken = _without_picked(taken)
        if len(taken) == 1:
            [(point, index)] = taken
            said = len(before) == 1 and _kind(before[0][0]) is _kind(point)
            return self._clause(point, index, again=said)
        parts = [self._sayings.option(point, index) for point, index in taken]
        if {_kind(point) for point, _ in taken} <= {_APPLIES_FIRST, _APPLIES}:
            return self._words("in the order {order}", order=self._words.commas(parts))
        choices = self._words.all_of(parts)
        if all(_kind(point) is _DONE and point.chooser == ME for point, _ in taken):
            return self._words(_DONE.clause, option=choices)
        if all(_kind(point) is _DONE for point, _ in taken):
            # "… chooses to use A and not to use B": said of each, whoever chooses.
            each = [self._clause(point, index) for point, index in taken]
            return self._words.all_of(each)
        return self._words("with {choices}", choices=choices)

    def _clause(self, point: ChoicePoint, index: int, *, again: bool = False) -> str:
        kind = _kind(point)
        option = self._sayings.option(point, index)
        if kind is _DONE and point.chooser != ME:
            who = self._names.said(point.chooser)
            done = option.removeprefix("don't ")
            if done != option:  # only ever so in English
                return self._words(
                    "if {who} chooses not to {option}", who=who, option=done
                )
            return self._words("if {who} chooses to {option}", who=who, option=option)
        if kind.articled:
            option = self._names.with_article(option)
        return self._words(
            kind.again if again and kind.again else kind.clause, option=option
        )

    def _first(self, player: str) -> str:
        said = self._names.said(player)
        return said[0].upper() + said[1:]
