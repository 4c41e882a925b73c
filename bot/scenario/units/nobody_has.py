"""What nobody has: "no one has a Vorpal Sword"."""

from bot.errors import Problem
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


@handles("nobodyhas")
def nobody_has(scene: Scene, clause: Clause) -> None:
    """No one has a Vorpal Sword: as it is, unless one has been told of."""
    person = clause.get("who")
    who = scene.player(person) if person is not None else ""
    name: str | None = clause.get("name")
    if name is not None:
        label = name.lower()
        if any(label in {it.label.lower(), it.id.lower()} for it in scene.draft.things):
            raise scene.error(
                Problem.SYNTAX, worded("I do not understand this part."), clause.place
            )
        scene.draft.tell(worded("There is no {thing}.", thing=name))
        return
    thing: Thing = clause.get("what")
    there = [
        it
        for it in scene.draft.things
        if fits(it, thing, scene.game) and who in {"", it.controller}
    ]
    if thing.det == "the" and not there and "weapon" in thing.of("noun"):
        # "Nobody has that sword": the one that a wording names.
        scene.draft.tell(worded("There is no {thing}.", thing=thing.label))
        return
    if there or thing.specs or thing.noun not in {"card", "label"}:
        raise scene.error(
            Problem.SYNTAX, worded("I do not understand this part."), clause.place
        )
    scene.draft.tell(worded("There is no {thing}.", thing=thing.label))
