"""What is said of one unit and counts for another card: bonuses, tags."""

from bot.citation import Game
from bot.engine.conditions import Flag
from bot.engine.inside import inside
from bot.engine.values import Filter
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded


@after(Game.GRAND_ARCHIVE)
def bonuses_of_others(scene: Scene) -> None:
    """ "… linked to my ally (class bonus active)": of the card that looks at it."""
    for it in scene.draft.things:
        own = {name for name in it.flags if name.endswith(" bonus")}
        own -= {one.name for one in inside(it.abilities, Flag)}
        for name in sorted(own):
            every = [
                one
                for one in scene.draft.things
                if any(part.name == name for part in inside(one.abilities, Flag))
            ]
            asking = [one for one in every if one.controller == it.controller]
            if not asking and len(every) == 1:
                # "I banish Odd Dagger targeting his 4/4 with class bonus."
                asking = every
            for one in asking:
                one.flags.add(name)
                scene.draft.tell(
                    worded("“{name}” counts for {it}.", name=name, it=one.id)
                )


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def kinds_asked_for(scene: Scene) -> None:
    """ "My 3 Might Mech" beside "Your Mechs have …": it has the tag it is called by."""
    wanted = {
        kind
        for it in scene.draft.things
        for part in inside(it.abilities, Filter)
        for kind in part.kinds | part.any_kinds
    }
    for it in scene.draft.things:
        if it.face is not None or not it.kinds & {"unit", "ally"}:
            continue
        for word in it.label.lower().split():
            kind = next(
                (one for one in (word, word.removesuffix("s")) if one in wanted), ""
            )
            if kind and kind not in it.kinds:
                it.kinds.add(kind)
                scene.draft.assume(
                    worded("{it} is a {kind}.", it=it.id, kind=kind.capitalize())
                )
