"""Players that a card's text has somebody choose: dolls, feuds, protections."""

from itertools import chain

from bot.engine.inside import inside, put_for
from bot.engine.values import Named
from bot.scenario.scene.draft import DraftThing
from bot.wording.magic.keywords import CHOSEN_PLAYER

_CHOSEN = Named("chosen player")


def wants_player(it: DraftThing) -> bool:
    """True for what waits for a chosen player that nobody has named."""
    said = chain(inside(it.abilities, str), it.keywords)
    return _CHOSEN in inside(it.abilities, Named) or any(map(_from_that_player, said))


def choose_player(it: DraftThing, player: str) -> None:
    """*player* is the one chosen for *it*."""
    it.flags.add(f"chosen:{player}")
    abilities = put_for(it.abilities, _CHOSEN, Named(player))
    for part in {*filter(_from_that_player, inside(abilities, str))}:
        abilities = put_for(abilities, part, _from(part, player))
    it.abilities = abilities
    it.keywords = {_from(one, player) for one in it.keywords}
    it.notes = (*it.notes, f"chosen player: {player}")
    it.said.add("chosen player")


def _from_that_player(part: str) -> bool:
    return part.endswith(f" from {CHOSEN_PLAYER}")


def _from(keyword: str, player: str) -> str:
    if not _from_that_player(keyword):
        return keyword
    return keyword.replace(CHOSEN_PLAYER, f"player {player}")
