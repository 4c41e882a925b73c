""" "He would have cast Giant Growth on it": that tells of nothing that was done."""

import re

from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause
from bot.worded import worded

_WOULD_HAVE = re.compile(r"(?:\bwould|'d|’d)(?: have|'ve|’ve| of)\b|\bwoulda\b", re.I)
# What "would" happen is what something replaces or prevents.
_REPLACED = frozenset("damage die gain loselife draw discard create counters".split())


def only_thought(scene: Scene, clause: Clause) -> None:
    """Raise AMBIGUOUS where *clause* tells what somebody would have done."""
    asked = clause.question or clause.kind.startswith("ask_")
    if asked or clause.kind in _REPLACED or "if" in clause.lead:
        return
    if _WOULD_HAVE.search(clause.text):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Was that done, or not? Say it as it was done, or leave it out "
                "if it was not."
            ),
            clause.place,
        )
