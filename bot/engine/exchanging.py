"""The instruction to exchange life totals or the control of two permanents (701.12)."""

from dataclasses import dataclass

from bot.engine.values import Ref


@dataclass(frozen=True, slots=True)
class Exchange:
    """Of the two that *of* means: all of it happens, or nothing (701.12a).

    Players exchange their life totals, permanents their controllers; with *stat* a
    player's life total and a creature's power or toughness are exchanged (701.12g).
    """

    of: Ref
    stat: str = ""
