"""Cast for dash, blitz or evoke, or brought back: what that leaves on a creature.

What the keyword says beside its cost is put into the creature's own words, so that it
is played like any other text.
"""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import EnterNow
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.giving_text import merge
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.asked_back import WHICH_CARD
from bot.scenario.words.syntax import Clause
from bot.worded import worded
from bot.wording.reading import read_card

# 702.109a, 702.152a, 702.74a, 702.84a
_LEAVES = {
    "dash": "Haste\nAt the beginning of the end step, return ~ to its owner's hand.",
    "blitz": "Haste\nWhen ~ dies, draw a card.\nAt the beginning of the end step,"
    " sacrifice ~.",
    "evoke": "When ~ enters, sacrifice it.",
    "unearth": "Haste\nAt the beginning of the end step, exile ~.\nIf ~ would leave the"
    " battlefield, exile it instead of putting it anywhere else.",
}
# Tokens that are copies of a card that is exiled: their color, and size if it changes.
_TOKENS = {"embalm": ("white", None), "eternalize": ("black", 4)}


@handles("castway")
def cast_for(scene: Scene, clause: Clause) -> None:
    """I dash the Brawler; I unearth the Zombie; she eternalizes the Sentinel."""
    way = str(clause.get("way"))
    slots = {"who": clause.get("who"), "what": clause.get("what")}
    if way in _TOKENS or way == "unearth":
        take_as(scene, clause, "enter", slots)
    else:
        cast = replace(clause, text=f"casts {clause.text}")
        take_as(scene, cast, "enter", slots)
    for it in list(scene.focus):
        _leave(scene, it, way)


@handles("lastway")
def last_for(scene: Scene, clause: Clause) -> None:
    """ "… for its evoke cost": the creature cast last."""
    last = scene.last_entry.what if scene.last_entry is not None else None
    it = scene.draft.thing(last.object) if isinstance(last, EnterNow) else None
    if it is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_CARD)
    _leave(scene, it, str(clause.get("way")))
    scene.focus = [it]


def _leave(scene: Scene, it: DraftThing, way: str) -> None:
    """Put onto *it* what *way* says. Raises ILLEGAL if it has no such ability."""
    text = it.face.text.lower() if it.face is not None else ""
    says = way in re.split(r"\W+", " ".join((text, *it.keywords)))
    if scene.game is not Game.MTG or not says:
        raise scene.error(
            Problem.ILLEGAL,
            worded("{it} has no {keyword}.", it=it.id, keyword=way),
        )
    if way in _TOKENS:
        hue, size = _TOKENS[way]
        it.token, it.zone = True, Zone.STACK
        it.colors = {hue}
        it.kinds |= {"zombie"}
        if size is not None:
            it.power = it.toughness = size
        return
    if way == "unearth":
        it.zone = Zone.GRAVEYARD
    more = read_card(
        Game.MTG, _LEAVES[way], name=it.label or it.id, kinds=frozenset(it.kinds)
    )
    it.abilities = merge(it.abilities, more)
    it.keywords |= set(more.keywords)
