"""What would trigger and is not played out: said, rather than left out in silence."""

from bot.worded import worded


def passed_over(ability: str) -> str:
    """That *ability* would trigger, and that nobody plays out what it does."""
    return worded(
        "“{ability}” would trigger here, and I do not play out what triggers on that. "
        "Say what it does as something that happens.",
        ability=ability,
    )
