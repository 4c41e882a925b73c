"""What a spell has left for an upkeep, kept as words only (603.7)."""

import re

from bot.engine.effects import Trigger
from bot.engine.inside import walk
from bot.engine.instructions import Unplayed
from bot.engine.question import AskKind, NextTurn, Resolve, StepBegins
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.passed_over import passed_over
from bot.scenario.scene.scene import Scene


def check_left_for_upkeep(scene: Scene) -> None:
    """ "Draw a card at the beginning of the next upkeep": and that upkeep has come.

    Raises QuestionError (UNSUPPORTED).
    """
    left = ""
    watched = any(it.kind is AskKind.DRAWN for it in scene.draft.asks) or any(
        isinstance(one, Trigger)
        for host in scene.draft.things
        if host.zone is Zone.BATTLEFIELD
        for one in host.abilities.statics
    )
    waiting = _by_triggers(scene)
    for at, entry in enumerate(scene.draft.script):
        left = (waiting if at else "") or (left if watched else "")
        if isinstance(entry.what, NextTurn | StepBegins) and left:
            raise scene.error(Problem.UNSUPPORTED, passed_over(left))
        for part in walk(entry.what) if isinstance(entry.what, Resolve) else ():
            if isinstance(part, Unplayed) and " upkeep" in part.text:
                left = part.text


def _by_triggers(scene: Scene) -> str:
    """What a trigger on the table leaves for an upkeep; drawing touches nothing else.

    Whether it has triggered by then is not looked into.
    """
    for host in scene.draft.things:
        there = host.zone is Zone.BATTLEFIELD
        for one in host.abilities.statics if there else ():
            for part in one.do if isinstance(one, Trigger) else ():
                if isinstance(part, Unplayed) and _AT_NEXT.search(part.text):
                    return part.text
    return ""


_AT_NEXT = re.compile(
    r"^(?!draw\b).*\bat the beginning of [\w' ]*\bnext\b.*\bupkeep", re.I
)
