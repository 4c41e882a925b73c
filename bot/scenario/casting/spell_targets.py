"""Spells that target spells: which of those told "it" is."""

from bot.engine.instructions import Ability
from bot.engine.question import EnterNow, Resolve
from bot.engine.values import Zone
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Thing

_SPELLS = frozenset({"spell", "instant", "sorcery"})


def spell_answered(
    scene: Scene, clause: Clause, spell: Ability | None
) -> DraftThing | None:
    """ "I cast Hallow on it": of a spell that targets only spells, the last one cast.

    None where something else is said, or no spell has been cast.
    """
    if spell is None or spell.modes or len(spell.targets) != 1:
        return None
    (target,) = spell.targets
    wanted = target.filter.kinds | target.filter.any_kinds
    if target.any_target or not wanted & _SPELLS:
        return None
    said = parts_of(clause.get("to"))
    if len(said) != 1 or not all(map(_points, said)):
        return None
    for entry in reversed(all_entries(scene)):
        it = scene.draft.thing(entry.source)
        if it is None or not isinstance(entry.what, Resolve | EnterNow):
            continue
        cast = "spell" in it.kinds or it.entered_later
        return it if it.zone is Zone.STACK and cast else None
    return None


def _points(part: object) -> bool:
    if not isinstance(part, Thing) or part.card is not None:
        return False
    return part.noun in {"it", "spell"} and part.det in {"", "the", "that"}
