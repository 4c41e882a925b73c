"""Auras and Equipment of which only the size they give is told: "a +2/+2 aura"."""

import re

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.casting.giving_text import give_text
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after, made
from bot.worded import worded

_BONUS = re.compile(r"[+-]\d+/[+-]\d+")
_WEARER = {"aura": "Enchanted", "equipment": "Equipped"}
_GIVES_SIZE = "gives size"


@made
def gives_size(scene: Scene, it: DraftThing) -> None:
    """No counter is on it: whatever wears it is bigger by so much."""
    wearer = next((said for kind, said in _WEARER.items() if kind in it.kinds), "")
    told = {scene.parse.word(at) for at in range(*it.place)}
    if scene.game is not Game.MTG or it.card is not None or not wearer:
        return
    if {"counter", "counters"} & told:
        return
    for kind in [one for one in it.counters if _BONUS.fullmatch(one)]:
        del it.counters[kind]
        give_text(scene, it, (f"{wearer} creature gets {kind}.", it.place[0]))
        it.said.add(_GIVES_SIZE)


@after(Game.MTG)
def check_worn(scene: Scene) -> None:
    """Refuse such a thing where nothing is said to wear it (AMBIGUOUS)."""
    for it in scene.draft.things:
        if _GIVES_SIZE in it.said and not it.attached_to:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("What is {it} attached to?", it=it.id),
                None,
                (worded("{it} is attached to my 2/2.", it=it.id),),
            )
