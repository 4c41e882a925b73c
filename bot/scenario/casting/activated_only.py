"""What the words of a card ask for before it may be activated at all."""

import re

from bot.citation import Game
from bot.engine.conditions import Condition, Flag
from bot.engine.inside import inside
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded

_ONLY = re.compile(
    r"\bactivate (?:this|it)(?: card| ability)? only (?:if |while |when )?([^.\n]+)",
    re.IGNORECASE,
)


def activated_only(
    scene: Scene, it: DraftThing, text: str, when: Condition | None = None
) -> None:
    """Keep what a *text* of *it* asks for, to be looked at when all is told."""
    if scene.game is Game.MTG:
        return
    found = _ONLY.search(text)
    asked = [found[1].strip()] if found is not None else []
    asked += [one.name for one in inside(when, Flag)]
    for name in asked:
        _holds(scene, it, name)
    kept = scene.parse.memory.setdefault("activated only", [])
    kept += [(it, name) for name in asked]


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def only_if(scene: Scene) -> None:
    """ "Activate this only if your champion is distant": said back where not told."""
    for it, asked in scene.parse.memory.get("activated only", ()):
        if not _holds(scene, it, asked):
            scene.draft.assume(worded("“{name}” holds for {it}.", name=asked, it=it.id))


def _holds(scene: Scene, it: DraftThing, asked: str) -> bool:
    """Whether it is told that *asked* holds; ILLEGAL is raised where it does not."""
    of_cards: dict[str, bool] = scene.parse.memory.get("told facts", {})
    of_players = scene.parse.memory.get("player facts", {})
    told = of_cards | dict(of_players.get(it.controller, ()))
    named = [holds for name, holds in told.items() if name in asked.lower()]
    if named and not named[0]:
        raise scene.error(
            Problem.ILLEGAL,
            worded("By its own words {it} can't be used then.", it=it.id),
        )
    return bool(named)
