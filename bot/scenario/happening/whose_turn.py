"""Whose turn it is told to be."""

from bot.citation import Game
from bot.engine.question import NextTurn
from bot.errors import Problem
from bot.scenario.happening.steps_told import draws_for_turn, not_behind_combat
from bot.scenario.scene.persons import GUESSED
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import close_combat
from bot.scenario.scene.turns import pass_turn, turn_now
from bot.scenario.words.small_words import HIS
from bot.scenario.words.syntax import Clause
from bot.worded import worded

# "In her second main phase": what was told of a combat is over (505.1a).
_BEHIND_COMBAT = frozenset({"second", "postcombat"})
_ACTS = ("cast", "use", "attack", "damage", "draw", "gain")


@handles("turn")
def whose_turn(scene: Scene, clause: Clause) -> None:
    """It's his turn; in my draw step."""
    if clause.get("step"):
        scene.step = "draw step" if "draw step" in clause.text.lower() else ""
        if _BEHIND_COMBAT & set(clause.text.lower().split()):
            close_combat(scene)

    whose = clause.get("whose")
    if whose == "me":
        name = "me" if scene.has_me else scene.subject
    elif (
        whose == "opponent"
        and not scene.has_me
        and scene.subject
        and HIS & set(clause.text.lower().split())
    ):
        # Where nobody says "I", "her turn" is that of whoever was spoken of.
        name = scene.subject
    elif whose == "opponent" and not (scene.has_me or scene.subject):
        # "On her turn Nina casts …": she who is named behind.
        name = scene.next_actor(*_ACTS) or scene.other(scene.subject)
    elif whose == "opponent":
        name = scene.other("me" if scene.has_me else scene.subject)
    else:
        name = scene.player(clause.get("who") or clause.get("owner"))
    if scene.game is not Game.MTG and _then(scene, clause) and not scene.draft.active:
        scene.draft.active = scene.other(name)
    now, passed = turn_now(scene), _passed(scene)
    if clause.get("step") and now == name and scene.game is Game.MTG:
        said = set(clause.text.lower().split())
        if said & {"eot", "end"}:
            close_combat(scene)
        elif not said & _BEHIND_COMBAT:
            not_behind_combat(scene)
    if passed or (now and now != name and _begun(scene)):
        if now != name:
            pass_turn(scene, name)
        draws_for_turn(scene)
        return
    scene.draft.active = name
    scene.draft.players[name].said.add("turn")
    draws_for_turn(scene)


def _passed(scene: Scene) -> bool:
    return any(isinstance(it.what, NextTurn) for it in scene.draft.script)


def _then(scene: Scene, clause: Clause) -> bool:
    """ "… Then it's his turn": another turn than that of what was told before."""
    words = set(clause.text.lower().split()) | set(clause.lead)
    later = scene.timing in {"then", "later"} or bool({"then", "now"} & words)
    return later and (bool(scene.draft.script) or _stunned(scene))


def _begun(scene: Scene) -> bool:
    told = scene.draft.script or scene.draft.opening or scene.draft.statics
    return bool(told) or _stunned(scene)


def _stunned(scene: Scene) -> bool:
    """Whether a unit was stunned, which ends with that turn."""
    return any(it.stunned for it in scene.draft.things)


@after(Game.MTG)
def guessed_otherwise(scene: Scene) -> None:
    """Refuse where an "attacking player" was taken for one who does not attack.

    Raises QuestionError (AMBIGUOUS).
    """
    guessed = scene.parse.memory.pop(GUESSED, "")
    if guessed and scene.draft.active not in {"", guessed}:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which player is meant here?"),
            None,
            ("I …", "My opponent …", "Alice …"),
        )
