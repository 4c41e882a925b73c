"""What is asked, with how much has happened when it is asked, and since when."""

import re
from dataclasses import replace

from bot.engine.question import Ask, AskKind, NextTurn
from bot.scenario.asking.of_this_turn import THIS_TURN
from bot.scenario.scene.draft import BEFORE_ALL, Entry
from bot.scenario.scene.scene import Scene

_COUNTED = frozenset({AskKind.DAMAGE_DEALT, AskKind.PREVENTED})
_OLD_TURN = re.compile(
    r"\b(?:last|previous|prior) turn\b|\bturn (?:ago|before)\b", re.I
)
_ALL_OF_IT = re.compile(
    r"\b(?:total|altogether|all in all|in all|overall|combined|both turns|so far)\b",
    re.IGNORECASE,
)


def placed(scene: Scene) -> tuple[Ask, ...]:
    """What is asked, each with its moment."""
    draft = scene.draft
    if len(draft.marks) != len(draft.asks):
        return tuple(draft.asks)
    entries = draft.opening + draft.script
    turn = _turn_told_of(scene, entries)
    found: list[Ask] = []
    for ask, mark in zip(draft.asks, draft.marks, strict=True):
        at = entries.index(mark) + 1 if mark in entries else None
        at = 0 if mark is BEFORE_ALL else at
        earlier = [
            one.at
            for one in found
            if one.at and one.kind is ask.kind and one.subject == ask.subject
        ]
        since = earlier[-1] if earlier and ask.kind is AskKind.DAMAGE_DEALT else 0
        since = _begun(entries, at) if ask.since == THIS_TURN else ask.since or since
        if not since and ask.kind in _COUNTED and (at is None or at > turn):
            since = turn
        since = 0 if _ALL_OF_IT.search(ask.text) else since
        found.append(replace(ask, at=at, since=since))
    return tuple(found)


def _begun(entries: list[Entry], at: int | None) -> int:
    """How much had happened when the turn began that it is then."""
    begun = [
        number for number, it in enumerate(entries, 1) if isinstance(it.what, NextTurn)
    ]
    return max((it for it in begun if at is None or it <= at), default=0)


def _turn_told_of(scene: Scene, entries: list[Entry]) -> int:
    """ "He hit me for 2 last turn, now for 3. How much damage?": that of this turn.

    How much has happened when this turn begins; 0 where no earlier one is told of.
    """
    if not _OLD_TURN.search(scene.parse.text):
        return 0
    return _begun(entries, None)
