"""Costs of one thing that are paid with the counters of its player's champion."""

import re

from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHICH_ABILITY
from bot.scenario.words.spellings import NUMBER_WORDS

_COST = r"\bremove (\w+) {kind} counters? from your champion\b"


def payers(scene: Scene, host: DraftThing, kind: str) -> list[tuple[DraftThing, int]]:
    """What of its player counters of *kind* of the champion *host* pay: how many."""
    cost = re.compile(_COST.format(kind=re.escape(kind)), re.IGNORECASE)
    return [
        (it, NUMBER_WORDS.get(found[1].lower(), 1))
        for it in scene.draft.things
        if it.controller == host.controller and it.zone is Zone.BATTLEFIELD
        for ability in it.abilities.activated
        if "champion" in host.kinds and (found := cost.search(ability.cost))
    ]


def paid_for(
    scene: Scene, host: DraftThing, amount: int, kind: str
) -> DraftThing | None:
    """What is used as *amount* counters of *kind* are removed from *host*.

    Raises QuestionError (AMBIGUOUS) where several things may be, or one often.
    """
    found = payers(scene, host, kind)
    fitting = [it for it, each in found if each == amount]
    if found and len(fitting) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY)
    return fitting[0] if fitting else None
