"""Of which turn it is asked how much: "Next turn it attacks again, how much then?"."""

import re
from dataclasses import replace

from bot.engine.question import AskKind, NextTurn
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.turns import TURN_TOLD, TURN_TOLD_BEHIND
from bot.scenario.words.syntax import Clause, Place
from bot.scenario.words.tokens import ENDS

#: *since* of what is asked of the turn that has begun last.
THIS_TURN = -1
_COUNTED = frozenset({AskKind.DAMAGE_DEALT, AskKind.PREVENTED})
_THEN = re.compile(r"\b(?:then|that turn|the (?:second|next) turn)$")

_ALL = re.compile(
    r"\b(?:total|altogether|overall|combined|in all|(?:both|all) turns)\b"
)


def since_of(scene: Scene, clause: Clause, kind: AskKind) -> int:
    """THIS_TURN where that is asked of the turn told of last, else 0."""
    place: Place | None = scene.parse.memory.get(TURN_TOLD)
    if place is None or kind not in _COUNTED or not _goes_on(scene):
        return 0
    if _ALL.search(_behind(scene, clause)):
        return 0
    if _THEN.search(clause.text.lower()):
        return THIS_TURN
    # "This turn he attacks and next turn he attacks, how much …?": in both.
    behind: Place | None = scene.parse.memory.get(TURN_TOLD_BEHIND)
    both = behind is not None and _one_sentence(scene, behind, place)
    return THIS_TURN if _one_sentence(scene, place, clause.place) and not both else 0


def _goes_on(scene: Scene) -> bool:
    """Whether a turn has begun, and something has happened in it."""
    begun = [isinstance(it.what, NextTurn) for it in scene.draft.script]
    return True in begun and not begun[-1]


def _behind(scene: Scene, clause: Clause) -> str:
    """What is left of its sentence."""
    end = at = clause.place.end
    while at < len(scene.parse.tokens) and scene.parse.word(at) not in ENDS:
        at += 1
    return scene.parse.said(end, at).lower()


def _one_sentence(scene: Scene, one: Place, other: Place) -> bool:
    between = range(one.start, other.start)
    return not any(scene.parse.word(at) in ENDS for at in between)


def asked_of_turn(scene: Scene, clause: Clause) -> bool:
    """ "How much do I take next turn?", "… that turn?": that is asked of that turn.

    True if that turn has been told of already, and does not begin here.
    """
    last = scene.told_last if scene.told_kind.startswith("ask_") else None
    behind = last is not None and last.end == clause.place.start and not clause.lead
    if not behind or not scene.draft.asks or "earlier" in clause.text.lower():
        return False
    ask = scene.draft.asks[-1]
    if ask.kind not in _COUNTED:
        return False
    scene.draft.asks[-1] = replace(ask, since=THIS_TURN)
    if clause.get("when") != "next_turn":
        return True
    scene.draft.marks[-1] = None
    told_later = (it for it in scene.following if not it.kind.startswith("ask_"))
    return _goes_on(scene) and next(told_later, None) is None
