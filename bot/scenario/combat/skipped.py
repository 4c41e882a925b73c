"""Attacks told beside what has their combat phase skipped (500.11, 506.1)."""

import re

from bot.citation import Game
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded

_SKIPPED = re.compile(
    r"\b(?P<who>[\w' ]*?)\s*\bskips? (?:your|their|his or her|that player's) (?:next )?"
    r"combat (?:phase|step)",
    re.IGNORECASE,
)


def check_skipped(scene: Scene) -> None:
    """Refuse an attack of a player whose combat phase is skipped.

    Raises QuestionError (ILLEGAL), naming what skips it.
    """
    if scene.game is not Game.MTG:
        return
    aimed: list[tuple[DraftThing, str]] = []
    for entry in scene.draft.script:
        if isinstance(entry.what, Resolve) and (it := scene.draft.thing(entry.source)):
            if _skips(it) is not None:
                names = [name for slot in entry.what.chosen for name in slot]
                # Nobody lets himself skip one; whom it is aimed at is kept nowhere.
                rest = [name for name in scene.draft.players if name != entry.by]
                aimed += [(it, name) for name in names or rest]
        if not isinstance(entry.what, Combat):
            continue
        standing = [(it, one) for it in scene.draft.things for one in _whom(scene, it)]
        for it, player in (*standing, *aimed):
            if player == entry.what.attacker:
                raise scene.error(
                    Problem.ILLEGAL,
                    worded(
                        "With {it} that combat phase is skipped, so nobody attacks in "
                        "it. Leave out {it} or the attack.",
                        it=it.id,
                    ),
                )


def _skips(it: DraftThing) -> re.Match[str] | None:
    texts = (it.face.text if it.face else "", *it.abilities.irrelevant)
    return next((found for text in texts if (found := _SKIPPED.search(text))), None)


def _whom(scene: Scene, it: DraftThing) -> list[str]:
    """Whose combat phases a permanent that is there has skipped."""
    found = _skips(it) if it.on_board else None
    who = found["who"].strip().lower() if found is not None else None
    match who:
        case "":
            return [it.controller]
        case "players" | "each player":
            return list(scene.draft.players)
        case "your opponents" | "each opponent":
            return [one for one in scene.draft.players if one != it.controller]
        case _:
            return []
