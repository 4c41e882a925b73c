""" "It attacks his champion. How much does it take?": what was attacked does."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after

_MUCH = re.compile(r"how (?:much|many)\b.*\bit\b", re.IGNORECASE)


@after(Game.GRAND_ARCHIVE)
def taken_by_the_other(scene: Scene) -> None:
    """ "It" that only attacks a champion, which retaliates not, takes nothing."""
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    harmed = any(it.harms for it in scene.draft.script)
    if len(fights) != 1 or fights[0].blocks or harmed:
        return
    for at, asked in enumerate(scene.draft.asks):
        goals = {goal for who, goal in fights[0].attackers if who == asked.subject}
        if asked.kind is not AskKind.DAMAGE_DEALT or len(goals) != 1:
            continue
        goal = scene.draft.thing(goals.pop())
        if goal is None or "champion" not in goal.kinds or goal.power:
            continue
        if _MUCH.search(asked.text):
            scene.draft.asks[at] = replace(asked, subject=goal.id)
