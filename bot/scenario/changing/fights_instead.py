"""Creatures that only a block brought in that is not made: others fight instead."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.inside import inside
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause


def without_old_ones(scene: Scene, old: Clause, told: Sequence[Clause]) -> None:
    """Take away the nameless creatures that only the block *old* brought in.

    What was asked of them is asked of those that are *told* of instead.
    """
    used = {
        name
        for entry in all_entries(scene)
        for name in inside(
            entry.happening() if isinstance(entry.what, Combat) else entry.what, str
        )
    }
    gone = [it for it in _within(scene, old) if it.id not in used]
    came = [it for clause in told for it in _within(scene, clause)]
    if gone and came:
        _ask_of(scene, {it.id for it in gone}, [it.id for it in came])
    asked = {name for it in scene.draft.asks for name in (it.subject, it.other)}
    scene.draft.things = [
        it
        for it in scene.draft.things
        if it.named or it.abilities.statics or it.id in asked or it not in gone
    ]


def _within(scene: Scene, clause: Clause) -> list[DraftThing]:
    place = range(clause.place.start, clause.place.end)
    return [it for it in scene.draft.things if it.place[0] in place]


def _ask_of(scene: Scene, gone: set[str], came: list[str]) -> None:
    draft = scene.draft
    marked = len(draft.marks) == len(draft.asks)
    asks, marks = [*draft.asks], [*draft.marks]
    draft.asks.clear()
    draft.marks.clear()
    for n, one in enumerate(asks):
        subjects = came if one.subject in gone else [one.subject]
        for subject in subjects:
            anew = replace(one, subject=subject)
            if anew not in draft.asks:
                draft.asks.append(anew)
                draft.marks += marks[n : n + 1] if marked else []
    if not marked:
        draft.marks += marks
