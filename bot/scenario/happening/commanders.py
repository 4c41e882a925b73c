"""What is told of a commander's way into the command zone (903.9)."""

from bot.engine.question import Preference
from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("tocommand")
def to_the_command_zone(scene: Scene, clause: Clause) -> None:
    """ "I put it into the command zone", "I leave it in exile": what its owner chooses.

    Raises QuestionError (AMBIGUOUS) where no commander is told.
    """
    told = scene.things(clause.get("what")) if clause.get("what") else []
    named = told or list(scene.draft.things)
    hers = [it for it in named if "commander" in it.kinds]
    if len(hers) != 1 or (told and hers != told):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which commander is that? Say so first: “my commander is a 3/3”."),
            clause.place,
        )
    (it,) = hers
    if clause.get("no"):
        options = (
            f"leave {it.id} where it is",
            f"don't use commander rule for {it.id}",
        )
        said = ("You leave {it} where it goes.", "{who} leaves {it} where it goes.")
    else:
        options = (
            f"put {it.id} into the command zone", f"use commander rule for {it.id}",
        )  # fmt: skip
        said = (
            "You put {it} into the command zone.",
            "{who} puts {it} into the command zone.",
        )
    scene.draft.preferences += [Preference(it.owner, option) for option in options]
    scene.draft.tell(scene.says(it.owner, *said, it=it.id))
    scene.focus = [it]
