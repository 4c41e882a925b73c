"""What is bigger or smaller by so much than it was told to be."""

from typing import TYPE_CHECKING

from bot.citation import Game
from bot.engine.effects import Modifier
from bot.engine.values import Filter
from bot.scenario.scene.draft import DraftThing
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


def grow(scene: "Scene", it: DraftThing, power: int, toughness: int) -> None:
    """So much more of each; what is not told stays so with no more of it."""
    if _is_unsized(it, power, toughness):
        # "My unit has +2 Might. My 3 Might unit …": its size is told behind, or asked.
        _more_than_unsaid(scene, it, power, toughness)
        return
    it.size_before = it.size_before or (it.power, it.toughness)
    it.power = (it.power or 0) + power if power else it.power
    it.toughness = (it.toughness or 0) + toughness if toughness else it.toughness
    known = it.power is not None
    it.sized = known and (it.toughness is not None or scene.game is not Game.MTG)
    it.said.add("size")


def _is_unsized(it: DraftThing, power: int, toughness: int) -> bool:
    unsaid = power and it.power is None
    unsaid = unsaid or (toughness and it.toughness is None)
    return bool(unsaid) and it.face is None and bool(it.kinds & _BODIES)


_BODIES = frozenset({"creature", "unit", "ally", "champion"})


def _more_than_unsaid(
    scene: "Scene", it: DraftThing, power: int, toughness: int
) -> None:
    change = Modifier(
        Filter(ids=frozenset({it.id})),
        power,
        toughness,
        id=scene.draft.effect_id(),
        label=f"{it.id}'s change",
    )
    scene.draft.statics.append(change)
    listed = said_bonus(scene, power, toughness)
    told = worded("{it} gets {listed}.", it=it.id, listed=listed)
    scene.draft.tell(told, again=True)


def said_bonus(scene: "Scene", power: int, other: int) -> str:
    """ "+2 Might", "+2/+2"."""
    if scene.game is Game.RIFTBOUND:
        return f"{power:+} Might"
    return f"{power:+}/{other:+}"
