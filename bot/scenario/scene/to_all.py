"""Whether something happens to all there are, or to a number of them."""

from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place, Several, Thing

_EACH = frozenset(["all", "each"])


def to_all(scene: Scene) -> Place | None:
    """Where what is named has no number: "the Soldiers", "them", "each Soldier"."""
    clause = scene.clause
    named = [
        it
        for value in (clause.slots.values() if clause is not None else ())
        for it in (value.parts if isinstance(value, Several) else (value,))
        if isinstance(it, Thing)
    ]
    if clause is None or not any(
        it.count is None and (it.plural or it.noun == "them" or it.det in _EACH)
        for it in named
    ):
        return None
    return clause.place
