"""Who chooses what, and how a result is put down to a choice."""

from collections.abc import Sequence

from bot.engine.outcome import ChoicePoint, Outcome
from bot.telling.naming import Names
from bot.telling.saying import Sayings
from bot.telling.words import ME, Words

# An engine question, and the clause for "…, if this option is taken".
_CLAUSES = (
    ("Which effect applies first", "if {option} applies first"),
    ("Which effect applies next", "if {option} applies next"),
    ("Which effect applies", "if {option} applies"),
)


class Choosing:
    """Says choices in one language."""

    def __init__(self, names: Names, sayings: Sayings, words: Words) -> None:
        self._names = names
        self._sayings = sayings
        self._words = words

    def lead(self, points: Sequence[ChoicePoint]) -> str:
        """ "You choose", "Alice chooses, then Bob": all who choose, in order."""
        who = list(dict.fromkeys(point.chooser for point in points))
        if who == [ME]:
            if all(_divides(point) for point in points):
                return self._words("You choose how to divide it")
            return self._words("You choose")
        if len(who) == 1:
            if all(_divides(point) for point in points):
                return self._words(
                    "{who} chooses how to divide it", who=self._first(who[0])
                )
            return self._words("{who} chooses", who=self._first(who[0]))
        rest = self._words(", then ").join(self._names.said(one) for one in who[1:])
        if who[0] == ME:
            return self._words("You choose, then {rest}", rest=rest)
        return self._words(
            "{who} chooses, then {rest}", who=self._first(who[0]), rest=rest
        )

    def because(
        self, taken: Sequence[tuple[ChoicePoint, int]], *, again: bool = False
    ) -> str:
        """The clause that puts a result down to the choices *taken*.

        With *again* the clause before it has said what is chosen.
        """
        if len(taken) == 1:
            return self._clause(*taken[0], again=again)
        parts = [self._sayings.option(point, index) for point, index in taken]
        kinds = {_kind(point) for point, _ in taken}
        if len(kinds) == 1 and _kind(taken[0][0]).startswith("Which effect"):
            return self._words("in the order {order}", order=", ".join(parts))
        return self._words("with {choices}", choices=self._words.all_of(parts))

    def _clause(self, point: ChoicePoint, index: int, *, again: bool = False) -> str:
        bare = self._sayings.option(point, index)
        mine = point.chooser == ME
        if _divides(point) or point.question.template.startswith("Use "):
            if mine:
                return self._words("if you {option}", option=bare)
            return self._words(
                "if {who} chooses to {option}",
                who=self._names.said(point.chooser),
                option=bare,
            )
        option = self._names.with_article(bare)
        english = str(point.question)
        for start, clause in _CLAUSES:
            if english.startswith(start):
                return self._words(
                    "if {option} does" if again else clause, option=option
                )
        return self._words("with “{option}”", option=bare)

    def _first(self, player: str) -> str:
        said = self._names.said(player)
        return said[0].upper() + said[1:]


def telling_choices(
    outcome: Outcome, others: Sequence[Outcome]
) -> tuple[tuple[ChoicePoint, int], ...]:
    """The choices on the way to *outcome* that another outcome took differently."""
    differing = []
    for point, index in outcome.choices:
        for other in others:
            if any(
                point.path == one.path and index != taken
                for one, taken in other.choices
            ):
                differing.append((point, index))
                break
    return tuple(differing) or outcome.choices


def shared_choice(
    outcomes: Sequence[Outcome], others: Sequence[Outcome]
) -> tuple[tuple[ChoicePoint, int], ...]:
    """The one choice that all of *outcomes* and none of *others* took, if any."""
    first, *rest = outcomes
    for point, index in first.choices:
        key = (point.path, index)
        if all(key in _keys(one) for one in rest) and not any(
            key in _keys(one) for one in others
        ):
            return ((point, index),)
    return ()


def _keys(outcome: Outcome) -> set[tuple[tuple[int, ...], int]]:
    return {(point.path, index) for point, index in outcome.choices}


def _divides(point: ChoicePoint) -> bool:
    return point.question.template.startswith("Which damage does")


def _kind(point: ChoicePoint) -> str:
    return " ".join(point.question.template.split()[:2])
