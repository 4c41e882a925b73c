"""Card names that a card's text has somebody choose: halos, meddlers."""

from itertools import chain

from bot.engine.binding import filled
from bot.engine.inside import inside
from bot.engine.values import Filter, Zone
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def asks_name(it: DraftThing) -> bool:
    """Whether its text speaks of a card name that nobody has told yet."""
    said = chain(inside(it.abilities, str), it.keywords)
    return any(one.name == "chosen" for one in inside(it.abilities, Filter)) or any(
        one.endswith("sources named the chosen name") for one in said
    )


def choose_name(scene: Scene, it: DraftThing, named: DraftThing) -> None:
    """The name of *named* is the one chosen for *it*."""
    name = named.face.name if named.face is not None else named.label or named.id
    it.abilities = filled(it.abilities, name)
    it.keywords = {filled(one, name) for one in it.keywords}
    scene.draft.tell(worded("The name chosen for {it} is {name}.", it=it.id, name=name))


def check_names(scene: Scene) -> None:
    """Refuse what is on the table with a card name that nobody has told."""
    for it in scene.draft.things:
        here = it.zone is Zone.BATTLEFIELD or it.entered_later
        if here and asks_name(it):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Which name is chosen for {it}?", it=it.label or it.id),
                None,
                ("… naming Hill Giant", "The chosen name is Hill Giant."),
            )
