"""Whose turn it is told to be."""

from bot.citation import Game
from bot.engine.question import StepBegins
from bot.errors import Problem
from bot.scenario.happening.steps_told import draws_for_turn, not_behind_combat
from bot.scenario.scene.persons import GUESSED
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import close_combat, last_combat
from bot.scenario.scene.turns import (
    COMBAT_IS_OVER,
    not_behind_its_end,
    tell_turn,
    turn_now,
)
from bot.scenario.words.asked_back import WHICH_PLAYER
from bot.scenario.words.small_words import HIS
from bot.scenario.words.syntax import Clause

# "In her second main phase": what was told of a combat is over (505.1a).
_BEHIND_COMBAT = frozenset({"second", "postcombat"})
_ACTS = ("cast", "use", "attack", "damage", "draw", "gain")


@handles("turn")
def whose_turn(scene: Scene, clause: Clause) -> None:
    """It's his turn; in my draw step."""
    if clause.get("step"):
        scene.step = "draw step" if "draw step" in clause.text.lower() else ""
        if _BEHIND_COMBAT & set(clause.text.lower().split()):
            if last_combat(scene) is None:
                # "It's my second main phase. He blocked my 2/2 before": told late.
                scene.parse.memory[COMBAT_IS_OVER] = True
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
    begins = _begins(scene, clause)
    now = turn_now(scene)
    if not begins and not {"eot", "end"} & {*clause.text.lower().split()}:
        not_behind_its_end(scene, name, clause.place)
    if clause.get("step") and now == name and scene.game is Game.MTG:
        said = set(clause.text.lower().split())
        if said & {"eot", "end"}:
            close_combat(scene)
        elif not said & _BEHIND_COMBAT:
            not_behind_combat(scene)
    tell_turn(scene, name, begins=begins, sets=_sets(scene, clause))
    if mover := clause.get("mover") or (begins and clause.get("who")):
        # "Bob goes to his turn and bolts me": he does.
        scene.last_person = scene.subject = scene.player(mover)
    draws_for_turn(scene)


def _begins(scene: Scene, clause: Clause) -> bool:
    """ "… Then it's his turn", "His turn begins": another turn than so far.

    "It's his turn now" is another one behind what has happened. "Then he bolts me in
    my draw step" goes on in my turn, where my upkeep was told of.
    """
    upkeep = StepBegins("upkeep") in (it.what for it in scene.draft.script)
    if scene.step and upkeep and scene.player(clause.get("who")) == turn_now(scene):
        return False
    behind = scene.parse.word(clause.place.end)
    words = {*clause.text.lower().split(), *clause.lead, behind}
    later = "then" in words or scene.timing in {"then", "later"}
    if clause.get("begins") or later:
        return True
    happened = bool(scene.draft.script or scene.draft.opening)
    return happened and bool({"now", ":"} & words)


def _sets(scene: Scene, clause: Clause) -> bool:
    """ "It's his turn.": what is told before and behind it is of that turn."""
    words = clause.text.lower().split()
    now = "now" in {*words, scene.parse.word(clause.place.end)}
    return not now and words[0] in {"it", "it's", "its", "turn", "the"}


@after(Game.MTG)
def guessed_otherwise(scene: Scene) -> None:
    """Refuse where an "attacking player" was taken for one who does not attack.

    Raises QuestionError (AMBIGUOUS).
    """
    guessed = scene.parse.memory.pop(GUESSED, "")
    if guessed and scene.draft.active not in {"", guessed}:
        raise scene.error(
            Problem.AMBIGUOUS,
            WHICH_PLAYER,
            None,
            ("I …", "My opponent …", "Alice …"),
        )
