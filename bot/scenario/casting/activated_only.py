"""What the words of a card ask for before it may be activated at all."""

import re

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded

_ONLY = re.compile(
    r"\bactivate (?:this|it)(?: card| ability)? only (?:if |while |when )?([^.\n]+)",
    re.IGNORECASE,
)


def activated_only(scene: Scene, it: DraftThing, text: str) -> None:
    """ "Activate this only if your champion is distant": said back where not told.

    Raises QuestionError (ILLEGAL) where the scenario says that it is not so.
    """
    found = _ONLY.search(text)
    if scene.game is Game.MTG or found is None:
        return
    asked = found[1].strip()
    for name, holds in scene.parse.memory.get("told facts", {}).items():
        if name in asked.lower():
            if holds:
                return
            raise scene.error(
                Problem.ILLEGAL,
                worded("By its own words {it} can't be used then.", it=it.id),
            )
    scene.draft.assume(worded("“{name}” holds for {it}.", name=asked, it=it.id))
