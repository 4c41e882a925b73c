"""Reading Riftbound cards: one card, one spell, one unit."""

from bot.citation import Game
from bot.engine.instructions import (
    CardAbilities,
    Install,
)
from bot.wording.reading import read_card

UNIT = frozenset({"unit"})


def card(text: str, *kinds: str) -> CardAbilities:
    return read_card(Game.RIFTBOUND, text, name="Odd Lantern", kinds=frozenset(kinds))


def spell(text: str) -> tuple[object, ...]:
    found = card(text, "spell")
    assert found.unread == ()
    assert found.spell is not None
    return found.spell.do


def unit(text: str) -> tuple[object, ...]:
    found = card(text, "unit")
    assert found.unread == ()
    return found.statics


def made(text: str) -> object:
    install = spell(text)[-1]
    assert isinstance(install, Install)
    return install.static
