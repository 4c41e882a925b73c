"""Names of players that only begin the name of a card, and what stands around one."""

from collections.abc import Sequence

from bot.scenario.words.tokens import Kind, Token

_MOST_JOINED = 8  # words that hyphens make one of a name


def named_after(tokens: Sequence[Token], at: int) -> bool:
    """ "My Olivia's Odd Elk": whose it is was said, so that Olivia is no player."""
    before = tokens[at - 1].text if at else ""
    owns = at + 1 < len(tokens) and tokens[at + 1].text == "'s"
    return before == "named" or (owns and before in {"my", "his", "her", "their"})


def is_sized(tokens: Sequence[Token], at: int) -> bool:
    """ "Donna, a 2/5", "Donna (2/5)": a player has no size."""
    behind = tokens[at : at + 3]
    led = [it.text for it in behind[:2]] in ([",", "a"], [",", "an"])
    sized = behind[2:] if led else behind[1:2]
    opens = led or [it.text for it in behind[:1]] == ["("]
    return opens and any(it.kind is Kind.SIZE for it in sized)


def joined_from(tokens: Sequence[Token], at: int) -> int:
    """Where what hyphens join to the word there begins (Witch-king); -1: not in words.

    So is what is too long for a name.
    """
    first = at
    while first and tokens[first].glued:
        before = tokens[first - 1]
        if before.end != tokens[first].start - 1:
            break
        if before.kind is not Kind.WORD or at - first == _MOST_JOINED:
            return -1
        first -= 1
    return first
