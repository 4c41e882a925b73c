"""What a creature does not have: "it doesn't have trample", "none of them is red"."""

from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.counted_pronouns import never_told
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.asked_back import WHICH_TWO
from bot.scenario.words.syntax import Clause, Several, Spec, Thing
from bot.worded import worded


@handles("lacks")
def lacks(scene: Scene, clause: Clause) -> None:
    """Most of that goes without saying; what had it has it no more.

    Raises QuestionError: ILLEGAL where it was told to have just that, and nobody says
    "any more"; AMBIGUOUS where nothing has been told of.
    """
    bare = Spec("keyword", clause.get("keyword"), clause.place)
    specs: tuple[Spec, ...] = clause.get("specs") or (bare,)
    if any(never_told(scene, it) for it in parts_of(clause.get("what"))):
        return
    things = _said_of(scene, clause)
    having = [it for it in things if any(_has(it, spec) for spec in specs)]
    colored = any(spec.kind == "color" for spec in specs)
    for it in having if colored or not clause.get("gone") else ():
        raise scene.error(
            Problem.ILLEGAL,
            worded("{it} has {keyword}.", it=it.id, keyword=specs[0].value),
            clause.place,
        )
    for scene.focus in [[it] for it in having]:
        what = Several((Thing("it", clause.place, label="it"),), clause.place)
        take_as(scene, clause, "loses", {"what": what, "specs": specs})
    scene.focus = things


@handles("onlyhas")
def only_has(scene: Scene, clause: Clause) -> None:
    """ "Only the 3/3 has trample": and no other of that side, or so it must be.

    Raises QuestionError (ILLEGAL) where another was told to have it.
    """
    specs: tuple[Spec, ...] = clause.get("specs")
    take_as(scene, clause, "is")
    sides = {it.controller for it in scene.focus}
    for it in scene.draft.things:
        other = it.controller in sides and it not in scene.focus
        for spec in specs if other and "creature" in it.kinds else ():
            if _has(it, spec):
                raise scene.error(
                    Problem.ILLEGAL,
                    worded("{it} has {keyword}.", it=it.id, keyword=spec.value),
                    clause.place,
                )


def _said_of(scene: Scene, clause: Clause) -> list[DraftThing]:
    if clause.get("what") is not None:
        return scene.things(clause.get("what"))
    found = [it for it in scene.focus if "creature" in it.kinds]
    if len(found) < 2:  # "neither", "none of them"
        which = WHICH_TWO
        raise scene.error(Problem.AMBIGUOUS, which, clause.place)
    return found


def _has(it: DraftThing, spec: Spec) -> bool:
    if spec.kind == "color":
        return spec.value in it.colors
    having = it.keywords | {*it.abilities.keywords}
    return not having.isdisjoint(str(spec.value).split("+"))
