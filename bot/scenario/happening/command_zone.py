"""Whether a commander goes to the command zone, where its owner has chosen (903.9)."""

from bot.engine.question import Preference
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("tocommand")
def to_command_zone(scene: Scene, clause: Clause) -> None:
    """I put it into the command zone; it goes there; I leave it in the graveyard.

    Raises QuestionError where that is no commander.
    """
    it = _commander(scene, clause)
    if clause.get("stays"):
        said = worded("leave {object} where it is", object=it.id)
        wishes = [f"leave {it.id} where it is", f"don't use commander rule for {it.id}"]
    else:
        said = worded("put {object} into the command zone", object=it.id)
        wishes = [
            f"put {it.id} into the command zone", f"use commander rule for {it.id}"
        ]  # fmt: skip
    scene.draft.preferences += [Preference(it.owner, wish) for wish in wishes]
    scene.draft.tell(worded("Chosen: {source}.", source=said))
    scene.focus = [it]


def _commander(scene: Scene, clause: Clause) -> DraftThing:
    """What is meant: the only commander that player has, where nothing is named."""
    what = clause.get("what")
    if what is not None:
        it = scene.one(what)
    else:
        who = scene.who(clause)
        there = [one for one in scene.draft.things if "commander" in one.kinds]
        own = [one for one in there if one.owner == who] or there
        if len(own) != 1:
            raise scene.error(
                Problem.AMBIGUOUS, worded("Which ones are meant?"), clause.place
            )
        (it,) = own
    if "commander" not in it.kinds:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Is “{it}” a commander? Then say so.", it=it.id),
            clause.place,
            ("My commander is a 6/6.",),
        )
    return it
