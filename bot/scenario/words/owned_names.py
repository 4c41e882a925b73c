"""Names of players that only begin the name of a card."""

from collections.abc import Sequence

from bot.scenario.words.tokens import Token


def named_after(tokens: Sequence[Token], at: int) -> bool:
    """ "My Olivia's Odd Elk": whose it is was said, so that Olivia is no player."""
    before = tokens[at - 1].text if at else ""
    owns = at + 1 < len(tokens) and tokens[at + 1].text == "'s"
    return before == "named" or (owns and before in {"my", "his", "her", "their"})
