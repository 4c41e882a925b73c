"""Whether a bare number is of damage: "I take 3", and not "I take 3 cards"."""

from bot.scenario.scene.scene import Scene
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.small_words import (
    ADDING,
    ALREADY,
    HELPING,
    NTH,
    POSSESSIVES,
    RELATIVES,
    SUBJECTS,
)
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import Kind


def of_something_else(scene: Scene, clause: Clause) -> bool:
    """Whether a word stands right behind the number that it may be a number of."""
    parse, end = scene.parse, clause.place.end
    if end >= len(parse.tokens) or not parse.reads("number", end - 1):
        return False
    behind = parse.tokens[end]
    if behind.kind is not Kind.WORD or behind.capital or behind.text in parse.people:
        return False
    return behind.text not in _GOES_ON


# What goes on behind "I take 3", of whatever that is.
_GOES_ON = (
    SUBJECTS | RELATIVES | POSSESSIVES | ADDING | ALREADY | HELPING | FIRST_NAMES
    | OPPONENTS | frozenset(NTH) | frozenset(
        """
        it this these there here a an the n or but because as since so if when while
        before after until though although instead with without by from to in into on
        at of off for during against minus than too only total overall altogether each
        every damage dmg last once twice more anyway until who what how why where is
        are was were do did can could am later nobody nothing no not
        """.split()
    )
)  # fmt: skip
