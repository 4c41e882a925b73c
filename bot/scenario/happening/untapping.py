"""What does not untap as its turn begins, in words that nothing follows."""

import re

from bot.citation import Game
from bot.engine.effects import Ban, Restriction
from bot.engine.inside import walk
from bot.engine.permanents import TapIt
from bot.engine.question import NextTurn
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded

_KEPT_TAPPED = re.compile(
    r"\b(?:doesn.?t|don.?t|not|can.?t|cannot|won.?t) untap\b"
    r"|\bskips? (?:your|their|his or her|that|its|the)[^.]* untap steps?\b",
    re.IGNORECASE,
)


def check_untapping(scene: Scene) -> None:
    """Refuse a turn begun where something may stay tapped (502.3, 122.1d).

    Raises QuestionError (UNSUPPORTED).
    """
    draft = scene.draft
    turned = any(isinstance(one.what, NextTurn) for one in draft.script)
    if scene.game is not Game.MTG or not turned:
        return
    for it in draft.things:
        texts = [it.face.text if it.face else "", *it.abilities.irrelevant, *it.notes]
        if any(map(_KEPT_TAPPED.search, texts)) and not _is_followed(it):
            raise scene.error(
                Problem.UNSUPPORTED,
                worded(
                    "Whether {it} keeps something tapped as a turn begins is not "
                    "followed here: say what is tapped in that turn, without the turn "
                    "before it.",
                    it=it.id,
                ),
            )


def _is_followed(it: DraftThing) -> bool:
    """Whether the engine keeps track of what its text keeps tapped."""
    return any(
        part.ban is Ban.UNTAP if isinstance(part, Restriction) else part.stays
        for part in walk(it.abilities)
        if isinstance(part, Restriction | TapIt)
    )
