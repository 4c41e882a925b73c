""" "Prey Upon with my 4/4 against it": what is told first of two that are aimed at."""

from bot.cards.card import Face
from bot.engine.instructions import Ability
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import listed
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def listed_first(scene: Scene, clause: Clause, who: str) -> list[str]:
    """What is told first; an "it" behind it is what was spoken of before that."""
    before = clause.get("first")
    if before is None:
        return []
    spoken, heard = list(scene.focus), list(scene.recent)
    first = listed(scene, before, who)
    parts = parts_of(clause.get("to"))
    if len(parts) == 1 and isinstance(parts[0], Thing) and parts[0].is_pronoun:
        scene.focus, scene.recent = spoken, [it for it in heard if it.id not in first]
    return first


def with_first(
    scene: Scene, spell: Ability | None, face: Face, first: list[str], names: list[str]
) -> list[str]:
    """All that is aimed at. Raises QuestionError (AMBIGUOUS) where those are not
    two."""
    aims = spell is not None and len(spell.targets) > 1
    if not aims or {*first} & {*names}:
        raise scene.error(
            Problem.AMBIGUOUS, worded("What does {source} target?", source=face.name)
        )
    return [*first, *names]
