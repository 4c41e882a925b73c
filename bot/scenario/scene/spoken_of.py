"""What a text speaks of, where a condition that nobody told would be taken as false."""

import re
from itertools import pairwise

from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place
from bot.worded import worded

# Of these a condition and a text may both have two in a row without a common matter.
_COMMON = frozenset(
    "this that you your a an the it its of in on at is are was were be been no not "
    "have has had or and if by to from with for as than any each other more less one "
    "two three four five turn creature creatures card cards control controls player "
    "opponent opponents life damage permanent permanents spell source mana spent "
    "battlefield".split()
)


def check_unspoken(scene: Scene, condition: str) -> None:
    """Refuse to take *condition* as false where two of its words stand in the text.

    "It is his main phase", of a spell that asks whether it is one. Raises
    QuestionError (SYNTAX).
    """
    words = re.findall(r"[a-z']+", condition.lower())
    pairs = {it for it in pairwise(words) if not _COMMON & {*it}}
    for at, pair in enumerate(pairwise(scene.parse.words)):
        if pair in pairs:
            raise scene.error(
                Problem.SYNTAX,
                worded("I do not understand this part."),
                Place(at, at + 2),
            )
