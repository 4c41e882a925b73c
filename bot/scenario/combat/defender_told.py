""" "I attack with my 3/3. The defender is a 2/2": that is what is attacked."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded

_DEFENDS = frozenset({"called blocker", "blocking"})
_SIZES = frozenset({"size", "life", "power"})


def defender_told(scene: Scene, who: str) -> DraftThing | None:
    """What is said to defend where *who* attacks and nobody says what.

    Raises QuestionError (AMBIGUOUS) where it is told of behind: it is told first then.
    """
    if scene.game is not Game.GRAND_ARCHIVE:
        return None
    told = [
        it
        for it in scene.draft.things
        if it.said & _DEFENDS and it.on_board and "attacking" not in it.flags
        if it.controller != who or "default controller" in it.said
    ]
    if len(told) == 1:
        told[0].controller = told[0].owner = scene.other(who)
        return told[0]
    kinds = {it.kind for it in scene.following}
    if "intercept" not in kinds and any(map(_tells_of_one, scene.following)):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What attacks, and what is attacked?"),
            scene.clause.place if scene.clause else None,
            ("My 3/3 ally attacks their 2/2 ally. …",),
        )
    return None


def _tells_of_one(clause: Clause) -> bool:
    """ "The defending ally has 4 life", "the defender is a 2/2"."""
    what = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    if (
        clause.kind not in {"is", "isa", "life"}
        or len(what) != 1
        or what[0].det != "the"
    ):
        return False
    as_what = clause.get("as")
    specs = clause.get("specs") or (as_what.specs if as_what is not None else ())
    sized = any(it.kind in _SIZES for it in specs)
    one = "ally" in what[0].of("noun") and "blocking" in what[0].of("status")
    return one or (sized and "blocker" in what[0].of("noun"))
