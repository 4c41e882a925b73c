"""Whose a card is by the words before its name."""

from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Person, Place


def possessor(parse: Parse, at: int, end: int) -> Person | None:
    """Me in "my Bolt", the opponent in "my opponent's Bolt"; None for other words."""
    words = [parse.word(here) for here in range(at, end)]
    whose = "me" if words == ["my"] else ""
    if words[-2:] == ["opponent", "'s"]:
        whose = "opponent"
    return Person(whose, "", Place(at, end)) if whose else None
