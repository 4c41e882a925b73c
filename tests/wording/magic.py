"""Magic's text read for tests: one ability, spell or effect of a card."""

from bot.citation import Game
from bot.engine.effects import (
    Effect,
    Static,
)
from bot.engine.instructions import (
    Ability,
    Install,
)
from bot.wording.reading import read_card


def static(text: str, *kinds: str) -> Static:
    read = read_card(
        Game.MTG, text, name="Odd Totem", kinds=frozenset(kinds or ("artifact",))
    )
    assert read.unread == ()
    assert len(read.statics) == 1
    return read.statics[0]


def effect(text: str, *kinds: str) -> Effect:
    found = static(text, *kinds)
    assert isinstance(found, Effect)
    return found


def spell(text: str) -> Ability:
    read = read_card(Game.MTG, text, name="Odd Charm", kinds=frozenset({"instant"}))
    assert read.unread == ()
    assert read.spell is not None
    return read.spell


def installed(text: str, at: int = -1) -> Effect:
    install = spell(text).do[at]
    assert isinstance(install, Install)
    assert isinstance(install.static, Effect)
    return install.static
