"""Triggers that touch nothing ruled on: kept only where it is asked what triggers."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind
from bot.engine.watches import OtherWatch
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded
from bot.wording.magic.reading import idle_triggers

_TRIGGER = re.compile(r"(?:[\w ]+ [—–-] ?)?(?:When|Whenever|At the)\b")

_STEP = re.compile(r"(?:[\w ]+ [—–-] ?)?At the\b")


@after(Game.MTG)
def keep_idle_triggers(scene: Scene) -> None:
    """ "How often does it trigger?", though it only lets me play a card.

    Raises QuestionError (UNSUPPORTED) where it is not known when it triggers.
    """
    asked = {it.subject for it in scene.draft.asks if it.kind is AskKind.TRIGGERS}
    for it in scene.draft.things if asked else ():
        if asked & {it.id, ""}:
            _keep(scene, it)


def _keep(scene: Scene, it: DraftThing) -> None:
    idle = [one for one in it.abilities.irrelevant if _TRIGGER.match(one)]
    name = it.face.name if it.face is not None else it.label
    for line in idle:
        kept = idle_triggers(line, name, frozenset(it.kinds))
        open_ = any(isinstance(one.watch, OtherWatch) for one in kept)
        if not kept or (open_ and not _STEP.match(line)):
            problem = worded("I do not play that out: “{text}”.", text=line)
            raise scene.error(Problem.UNSUPPORTED, problem)
        its = it.abilities
        left = tuple(one for one in its.irrelevant if one != line)
        it.abilities = replace(its, statics=(*its.statics, *kept), irrelevant=left)
