"""Which game a keyword that somebody types is of."""

from typing import TYPE_CHECKING

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.words.keyword_names import games_of
from bot.scenario.words.syntax import Place
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.draft import DraftThing
    from bot.scenario.scene.scene import Scene


def check_keyword(scene: "Scene", keyword: str, place: Place) -> None:
    """Refuse what only another game's cards have: here it would do nothing."""
    owners = _BY_COUNTERS.get(keyword) or games_of(keyword)
    if not owners or scene.game in owners or scene.game is _AS_WELL.get(keyword):
        return
    word, _, points = keyword.partition(" ")
    raise scene.error(
        Problem.ILLEGAL,
        worded(
            "{keyword} is a keyword of {other}; {game} has none of that name.",
            keyword=keyword.capitalize(),
            other=owners[0].label,
            game=scene.game.label,
        ),
        place,
        suggestions=[f"a prevent-{points} shield"] if word == "shield" else [],
    )


# Kept as a counter, where it is a keyword.
_BY_COUNTERS = {"bulwark": (Game.GRAND_ARCHIVE,)}
# As good as a keyword in one, never played out in the other.
_AS_WELL = {"unblockable": Game.MTG, "ambush": Game.RIFTBOUND}


_COUNTED = frozenset({"assault", "shield", "deflect"})


def said_anew(scene: "Scene", it: "DraftThing", keyword: str) -> None:
    """ "It has Assault 3", said later, is all of the Assault it has (Riftbound).

    In one breath several of them add up (807.2, 814.2).
    """
    head = keyword.partition(" ")[0]
    if scene.game is not Game.RIFTBOUND or head not in _COUNTED:
        return
    place = scene.clause.place if scene.clause is not None else None
    told = scene.parse.memory.setdefault("keywords told", {})
    if told.get((it.id, head), place) != place:
        it.keywords -= {one for one in it.keywords if one.partition(" ")[0] == head}
    told[it.id, head] = place
