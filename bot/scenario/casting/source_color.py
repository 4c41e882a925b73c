"""Whether the source that is chosen has the colour it has to have."""

from bot.engine.instructions import ChooseSource
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import one_of, worded


def check_color(
    scene: Scene, source: DraftThing, choice: ChooseSource, name: str
) -> None:
    """ "A red source of your choice": what is chosen has to be red."""
    thing, wanted = scene.draft.thing(name), choice.filter.colors
    if thing is None or not wanted or thing.colors & wanted:
        return
    if thing.colour_unknown() and len(wanted) == 1:
        # It may be chosen, so it is: nobody has to say what everybody sees.
        (color,) = wanted
        thing.colors.add(color)
        told = worded("{it} is taken to be {color}.", it=thing.id, color=color)
        scene.draft.assume(told)
        return
    if thing.face is not None:
        return
    raise scene.error(
        Problem.ILLEGAL if thing.colors else Problem.AMBIGUOUS,
        worded(
            "{source} chooses a {color} source. If {it} is one, say so.",
            source=source.label or source.id,
            color=one_of(sorted(wanted)),
            it=thing.id,
        ),
        None,
        [f"{thing.label or thing.id} is {color}" for color in sorted(wanted)],
    )
