"""Questions about the case that the one before asks about: "… at most? And then?"."""

import re

from bot.citation import Game
from bot.engine.question import Ask, AskKind
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import sentence_end


def with_the_most(scene: Scene, clause: Clause) -> Ask | None:
    """ "How much can I push through at most? What is the blocker dealt then?" """
    last = scene.draft.asks[-1] if scene.draft.asks else None
    if last is None or not _IN_THAT_CASE.search(_sentence(scene, clause)):
        return None
    extreme = last.extreme or last.kind is AskKind.TRAMPLE
    return last if extreme and scene.game is Game.MTG else last.given


def _sentence(scene: Scene, clause: Clause) -> str:
    """The words of *clause*, and those behind it to the end of the sentence."""
    end = sentence_end(scene.parse.tokens, clause.place.end)
    return scene.parse.said(clause.place.start, end)


_IN_THAT_CASE = re.compile(
    r"\b(then|in (that|this|such a) case|if (i|he|she|they) do(es)? (that|so)|if so"
    r"|at the same time|doing (that|so)|that way|meanwhile)\b",
    re.IGNORECASE,
)
