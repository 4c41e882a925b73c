"""Replacements that only may be applied: "she uses Abundance", "he declines"."""

from bot.engine.effects import Effect
from bot.engine.question import Preference
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def is_optional(it: DraftThing) -> bool:
    """Whether *it* replaces something only where somebody wants it to (614.1a)."""
    return any(
        isinstance(one, Effect) and one.optional is not None
        for one in it.abilities.statics
    )


def replace_with(scene: Scene, it: DraftThing, who: str, *, used: bool = True) -> None:
    """Note that *who* has *it* applied, or not, where that is asked."""
    wish = f"use {it.id}" if used else f"don't use {it.id}"
    scene.draft.preferences.append(Preference(who, wish))
    if used:
        said = scene.says(who, "You use {it}{how}.", "{who} uses {it}{how}.",
                          it=it.id, how="")  # fmt: skip
    else:
        said = worded("{it} is not used.", it=it.id)
    scene.draft.tell(said)
    scene.focus = [it]


@handles("useeffect")
def use_effect(scene: Scene, clause: Clause) -> None:
    """She chooses to apply Abundance. He decides not to use it."""
    who = scene.who(clause)
    for it in scene.things(clause.get("card"), who):
        if not is_optional(it):
            raise scene.error(
                Problem.ILLEGAL,
                worded("{host} has no such ability to use.", host=it.id),
                clause.place,
            )
        replace_with(scene, it, who, used=not clause.get("declined"))
