"""Questions about what a player may choose to sacrifice (701.21a)."""

from bot.engine.inside import holds, walk
from bot.engine.instructions import SacrificeIt, SacrificeSome
from bot.engine.question import AskKind
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause, Person
from bot.worded import worded


@handles("ask_must_sacrifice")
def must_sacrifice(scene: Scene, clause: Clause) -> None:
    """Does she have to sacrifice the Bear? Can she keep it?"""
    person = clause.get("who")
    for it in scene.things(clause.get("what")):
        who = scene.player(person) if isinstance(person, Person) else it.controller
        if _told_so(scene, it) or not _makes_choose(scene):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("What makes somebody sacrifice it? Say which spell or ability."),
                clause.place,
                ("Bob casts Diabolic Edict on Alice.",),
            )
        keeps = clause.get("keeps") is not None
        ask(scene, clause, AskKind.MUST_SACRIFICE, who, it.id, negated=keeps)


def _told_so(scene: Scene, it: DraftThing) -> bool:
    """Whether it is sacrificed as told, because of nothing that is named."""
    told = SacrificeIt(Named(it.id))
    return any(told in walk(entry.what) for entry in all_entries(scene))


def _makes_choose(scene: Scene) -> bool:
    """Whether something told makes a player choose what to sacrifice."""
    done = (entry.what for entry in all_entries(scene))
    there = (
        it.abilities.statics for it in scene.draft.things if it.zone is Zone.BATTLEFIELD
    )
    return any(holds(one, SacrificeSome) for one in (*done, *there))
