""" "Annie is out, Hextech Ray on a 4 Might": whoever has Annie plays it."""

import re

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.asked_back import WHO_CASTS

_GUESSED = "cast on by the other side, it was guessed"
# What makes more of the spells of one side.
_AIDS = re.compile(
    r"\b(?:your spells|(?:spells?|sources?) you control|spells? you (?:play|activate)"
    r")\b",
    re.IGNORECASE,
)


def aided(scene: Scene, target: DraftThing) -> str:
    """Who has what makes more of harmful spells, where nobody's unit is harmed.

    The unit is then the other player's. "" where its side was told, or nothing there
    helps the spells of one side. Raises QuestionError (AMBIGUOUS) where both sides
    have something that does.
    """
    if "default controller" not in target.said or len(scene.draft.players) != 2:
        return ""
    sides = _sides(scene, target)
    if len(sides) > 1:
        raise scene.error(Problem.AMBIGUOUS, WHO_CASTS)
    side = sides.pop() if sides else ""
    if side:
        target.controller = target.owner = scene.other(side)
    else:
        target.said.add(_GUESSED)
    return side


def _sides(scene: Scene, target: DraftThing) -> set[str]:
    return {
        it.controller
        for it in scene.draft.things
        if it is not target and it.on_board and it.face is not None
        if it.zone is Zone.BATTLEFIELD and _AIDS.search(it.face.text)
    }


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def aid_told_later(scene: Scene) -> None:
    """Refuse "Hextech Ray on a 4 Might, I have Annie": cast by the other was guessed.

    Raises QuestionError (AMBIGUOUS).
    """
    for it in scene.draft.things:
        if _GUESSED in it.said and it.controller in _sides(scene, it):
            raise scene.error(Problem.AMBIGUOUS, WHO_CASTS)
