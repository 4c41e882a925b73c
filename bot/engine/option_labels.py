"""What an effect is called where somebody chooses among several (616.1)."""

from collections.abc import Iterable

from bot.engine.effects import Effect
from bot.engine.outcome import Said


def option_label(effect: Effect, among: Iterable[Effect]) -> Said:
    """The name of *effect*; of one card that doubles and prevents, which of the two."""
    kinds = {other.prevents for other in among if other.label == effect.label}
    named = (("effect", effect.label),)
    if len(kinds) < 2:
        return Said("{effect}", named)
    if effect.prevents:
        return Said("{effect} (preventing)", named)
    return Said("{effect} (replacing)", named)
