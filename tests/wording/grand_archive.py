"""Reading Grand Archive cards: one card, one spell, one shield."""

from bot.citation import Game
from bot.engine.instructions import (
    CardAbilities,
)
from bot.engine.values import (
    Filter,
    Side,
)
from bot.wording.reading import read_card

CHAMPION = Filter(kinds=frozenset({"champion"}), controller=Side.YOU)


def card(text: str, *kinds: str) -> CardAbilities:
    return read_card(
        Game.GRAND_ARCHIVE, text, name="Pell, Odd Squire", kinds=frozenset(kinds)
    )


def spell(text: str) -> tuple[object, ...]:
    found = card(text, "action", "spell")
    assert found.unread == ()
    assert found.spell is not None
    return found.spell.do


def ally(text: str) -> tuple[object, ...]:
    found = card(text, "ally")
    assert found.unread == ()
    return found.statics
