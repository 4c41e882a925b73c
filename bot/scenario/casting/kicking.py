"""What is paid on top of a spell's cost: "kicked", "paying the kicker"."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.specs import apply_spec
from bot.scenario.words.syntax import Clause, Spec, Thing
from bot.worded import worded


def paid_more(scene: Scene, clause: Clause, thing: Thing) -> tuple[Spec, ...]:
    """The facts told of a spell as it is cast: "a kicked Odd Blast"."""
    if scene.game is not Game.MTG:
        return ()
    told = tuple(spec for spec in thing.specs if spec.kind == "flag")
    if clause.get("kicked"):
        told += (Spec("flag", "kicked", clause.place),)
    if clause.get("back"):
        told += (Spec("flag", "flashback", clause.place),)
    return told


@handles("kickedlast")
def kicked_last(scene: Scene, clause: Clause) -> None:
    """ "It was kicked", "paying the kicker": the spell that was cast last."""
    if scene.last_cast is None:
        raise scene.error(Problem.AMBIGUOUS, worded("Which card is meant?"))
    apply_spec(scene, scene.last_cast, Spec("flag", "kicked", clause.place))
