"""Life left over: what of it is asked, and how much damage there is beside it."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import Heal
from bot.engine.question import AskKind, NextTurn
from bot.engine.values import Named
from bot.scenario.scene.draft import LIFE_LEFT, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Place
from bot.worded import worded


@after(Game.GRAND_ARCHIVE)
def counters_untold(scene: Scene) -> None:
    """Ask for the damage on what has "3 life left" where it matters how much it is.

    No more counters come off than are on it, and those on an ally are gone with the
    turn (DMG 12).
    """
    for it in scene.draft.things:
        if LIFE_LEFT not in it.said or it.damage or not _matters(scene, it):
            continue
        start, end = it.place
        scene.missing.append(
            (worded("the damage counters on {it}", it=it.id), Place(start, end))
        )


@after(Game.GRAND_ARCHIVE)
def so_much_damage(scene: Scene) -> None:
    """ "Am I at 19?", with 20 life and 17 damage: so much life cannot be left."""
    for at, asked in enumerate(scene.draft.asks):
        it = scene.draft.thing(asked.subject)
        if asked.kind is not AskKind.LIFE or it is None or it.toughness is None:
            continue
        numbers = [int(n) for n in re.findall(r"\d+", asked.text)]
        if it.damage and len(numbers) == 1:
            if it.toughness - it.damage < numbers[0] <= it.toughness:
                marked = replace(asked, kind=AskKind.DAMAGE_MARKED)
                scene.draft.asks[at] = marked


def _matters(scene: Scene, it: DraftThing) -> bool:
    played = tuple(entry.what for entry in scene.draft.script)
    ends = any(isinstance(one, NextTurn) for one in played)
    if ends and "champion" not in it.kinds:
        return True
    asked = any(
        one.kind is AskKind.DAMAGE_MARKED and one.subject == it.id
        for one in scene.draft.asks
    )
    return asked or any(
        isinstance(one.what, Named) and one.what.id == it.id
        for one in inside(played, Heal)
    )
