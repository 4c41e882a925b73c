"""What units of Riftbound deal in a combat: each side's Might is summed (465.2)."""

from collections.abc import Sequence

from bot.engine.question import ATTACKERS, DEFENDERS
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def fighters_asked(
    scene: Scene, clause: Clause, named: Sequence[DraftThing] | None
) -> list[str]:
    """Whose damage is asked for: *named*, or of both sides where "it" may be either.

    Several of one side deal it together. Raises QuestionError (AMBIGUOUS) where
    nothing deals damage.
    """
    combat = last_combat(scene)
    entries = all_entries(scene)
    happens = any(it.harms or isinstance(it.what, Combat) for it in entries)
    if not happens and not all(it.stunned for it in named or ()):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who fights whom? Say what attacks what."),
            clause.place,
            ("My 4 Might unit attacks their 3 Might unit. …",),
        )
    if combat is None or entries[-1].what is not combat:
        return [it.id for it in named or ()]
    sides = {
        ATTACKERS: [name for name, _ in combat.attackers],
        DEFENDERS: combat.defenders,
    }
    both = [*sides[ATTACKERS], *sides[DEFENDERS]]
    asked = [it.id for it in named] if named else both
    found: list[str] = []
    for name in asked:
        side = next((it for it, names in sides.items() if name in names), "")
        together = side and len(sides[side]) > 1
        found.append(side if together else name)
    return list(dict.fromkeys(found))
