""" "I don't cast a spell that prevents …": what is said of what nobody has or does."""

from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import NOT_UNDERSTOOD_HERE
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import ENDS
from bot.worded import worded

_RELATIVE = (("that",), ("which",))
_NOT = frozenset({"not", "never", "no", "without", "nobody"})


def check_of_none(scene: Scene, clause: Clause) -> None:
    """Raise SYNTAX where *clause* is said of what the words before it deny."""
    if clause.lead not in _RELATIVE or clause.get("elided") is None:
        return
    at = clause.place.start - 2
    while at >= 0 and scene.parse.word(at) not in ENDS | {",", "and", "but"}:
        if scene.parse.word(at) in _NOT:
            said = scene.parse.said(at, clause.place.end)
            raise scene.error(
                Problem.SYNTAX,
                worded(NOT_UNDERSTOOD_HERE, word=said),
                clause.place,
            )
        at -= 1
