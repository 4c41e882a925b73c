"""What the words of a cost say."""

from bot.wording.tokens import SELF


def cost_flags(words: tuple[str, ...]) -> tuple[bool, bool]:
    """Whether paying it rests the object, and whether it gives the object up."""
    given_up = any(
        words[at] in ("sacrifice", "banish", "kill") and words[at + 1] == SELF
        for at in range(len(words) - 1)
    )
    return bool({"rest", "exhaust"} & set(words)), given_up
