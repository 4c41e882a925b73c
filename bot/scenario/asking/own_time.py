"""Spells that say when they can be cast: "only during combat before blocks" (601.3)."""

import re

from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.tokens import Kind
from bot.worded import worded

_ONLY = re.compile(r"\bcast (?:this spell|~) only ([^.]*)", re.IGNORECASE)
_LIMIT = re.compile(r"\bactivate (?:this ability )?only ([^.]*)", re.IGNORECASE)
_MAIN = re.compile(r"\bmain phase\b")
_BEFORE = re.compile(
    r"\b(?:declare attackers|beginning of combat)\b"
    r"|\bbefore (?:block|any block|declaring block)"
)
_AFTER = re.compile(
    r"\b(?:declare blockers|combat damage|end of combat)\b"
    r"|\b(?:after|once) (?:the )?block|\bblocked by\b|\bblocks? (?:it|the|with)\b"
)
# For each restriction: whether it allows a main phase, combat before blocks, and after.
_ALLOWS = {
    "during combat": (False, True, True),
    "during combat before blockers are declared": (False, True, False),
    "before blockers are declared": (None, True, False),
    "during combat after blockers are declared": (False, False, True),
    "after blockers are declared": (None, False, True),
    "during the declare blockers step": (False, False, None),
}


def in_time(scene: Scene, made: DraftThing, who: str) -> bool:
    """Whether *made* says that *who* can cast it now.

    Raises QuestionError (AMBIGUOUS, UNSUPPORTED) where that can't be told.
    """
    told = _ONLY.search(made.face.text) if made.face is not None else None
    if told is None:
        return True
    only = told[1].strip().lower()
    turns = {"during your turn": True, "during an opponent's turn": False}
    if only in turns and scene.draft.active:
        return (scene.draft.active == who) is turns[only]
    if only not in _ALLOWS:
        raise _unsupported(scene, made)
    allowed = _ALLOWS[only][_moment(scene)]
    if allowed is None:
        raise _unclear(scene)
    return allowed


def usable_in_time(scene: Scene, made: DraftThing) -> bool:
    """Whether what *made* says of when it can be activated allows that now.

    Raises QuestionError (AMBIGUOUS, UNSUPPORTED) where that can't be told.
    """
    limits = {one.limit for one in made.abilities.activated}
    if "" in limits or not limits:
        return True
    told = [_LIMIT.search(one) for one in limits]
    allowed = [_ALLOWS.get(one[1].strip().lower()) for one in told if one is not None]
    if len(allowed) != len(limits) or None in allowed:
        raise _unsupported(scene, made)
    now = _moment(scene)
    found = {one[now] for one in allowed if one is not None}
    if None in found or len(found) != 1:
        raise _unclear(scene)
    return True in found


def _moment(scene: Scene) -> int:
    """0 in a main phase, 1 in combat before blockers are declared, 2 behind that."""
    said = " ".join(it.text for it in scene.parse.tokens if it.kind is not Kind.QUOTE)
    combat = open_combat(scene) or last_combat(scene)
    blocked = combat is not None and bool(combat.blocks or combat.unblocked)
    found = [
        bool(_MAIN.search(said)),
        bool(_BEFORE.search(said)),
        bool(_AFTER.search(said)) or blocked,
    ]
    if sum(found) != 1:
        raise _unclear(scene)
    return found.index(True)


def _unsupported(scene: Scene, made: DraftThing) -> Exception:
    return scene.error(
        Problem.UNSUPPORTED,
        worded(
            "When {it} can be cast or used hangs on what it says itself, which is "
            "not followed here.",
            it=made.id,
        ),
    )


def _unclear(scene: Scene) -> Exception:
    return scene.error(
        Problem.AMBIGUOUS,
        worded("In which step is it cast?"),
        None,
        ("… during the declare attackers step", "… after blockers are declared"),
    )
