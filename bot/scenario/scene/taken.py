"""What is said in a clause and would be taken by nothing."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from bot.errors import Problem
from bot.scenario.words.asked_back import NOT_UNDERSTOOD_HERE
from bot.scenario.words.syntax import Clause, Place
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene

# When it is done and how its words were put; the same whatever the clause is taken as.
_ASIDE = frozenset("when around mode elided does restated restated_to".split())


def check_taken(scene: "Scene", clause: Clause, taken: Collection[str]) -> None:
    """Raise QuestionError (SYNTAX) for a slot of *clause* that is none of *taken*."""
    for name, value in clause.slots.items():
        if name in taken or name in _ASIDE or value is None:
            continue
        place = getattr(value, "place", None)
        at = place if isinstance(place, Place) else clause.place
        raise scene.error(
            Problem.SYNTAX,
            worded(
                NOT_UNDERSTOOD_HERE,
                word=scene.parse.said(at.start, at.end),
            ),
            at,
        )
