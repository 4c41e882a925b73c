"""Creatures that somebody has paired (702.95)."""

from bot.citation import Game
from bot.engine.traits import PAIRED
from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Clause
from bot.worded import worded

_KNOWN = "paired or not"


@handles("paired")
def paired(scene: Scene, clause: Clause) -> None:
    """My Paladin is paired with my Bear; they are not paired.

    Raises QuestionError (AMBIGUOUS) unless there are two, and no other pair.
    """
    both = scene.things(clause.get("what"))
    for it in both:
        it.said.add(_KNOWN)
    if clause.get("no"):
        return
    if clause.get("with") is not None:
        both = [*both, *scene.things(clause.get("with"))]
    owners = {it.controller for it in both}
    already = any(PAIRED in it.flags for it in scene.draft.things)
    if len(both) != 2 or len(owners) != 1 or already:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which two are paired?"), clause.place
        )
    for it in both:
        it.flags.add(PAIRED)
        it.said.add(_KNOWN)
    one, other = both
    scene.draft.tell(
        worded("{one} is paired with {other}.", one=one.id, other=other.id)
    )
    scene.focus = both[:1]


@after(Game.MTG)
def assume_unpaired(scene: Scene) -> None:
    """Nobody is taken to have paired what could be."""
    for it in scene.draft.things:
        if "soulbond" in it.abilities.keywords and not it.said & {_KNOWN}:
            scene.draft.assume(worded("{it} is not paired.", it=it.id))
