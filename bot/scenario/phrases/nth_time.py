""" "Then a third time": which time it is that something is done."""

from itertools import pairwise

from bot.scenario.phrases.noun_order import ORDINALS
from bot.scenario.words.syntax import Clause


def nth_time(clause: Clause) -> int:
    """3 of "and a third time"; 0 where that is not said."""
    words = clause.text.lower().split()
    said = [one for one, behind in pairwise(words) if behind == "time"]
    return ORDINALS.get(said[0], 0) if said else 0
