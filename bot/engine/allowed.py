"""What a rule allows, or does not."""

from dataclasses import dataclass

from bot.engine.outcome import Said


@dataclass(frozen=True, slots=True)
class Legal:
    """Whether it is allowed, why, and the rules that say so."""

    allowed: bool
    why: Said
    rules: tuple[str, ...]
