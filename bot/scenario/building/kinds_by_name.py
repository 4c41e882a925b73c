"""Types that only a wording speaks of, and things that are called by them."""

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.values import Filter
from bot.scenario.scene.scene import Scene
from bot.scenario.words.kinds import TYPES
from bot.scenario.words.named_types import taken_to_be


def kinds_by_name(scene: Scene) -> None:
    """Make "a Doctor creature" a Doctor where a wording speaks of Doctors (205.3m).

    A type nobody listed is no more than a name: beside a wording that counts on it,
    what goes by that name is taken to be of it, and that is said.
    """
    if scene.game is not Game.MTG:
        return
    called = [
        it
        for it in scene.draft.things
        if "creature" in it.kinds and it.label and (it.face is None or not it.face.text)
    ]
    if not called:
        return
    spoken_of = {
        kind
        for it in scene.draft.things
        for part in inside(it.abilities, Filter)
        for kind in part.kinds | part.any_kinds | part.not_kinds
    }
    for it in called:
        more = frozenset(it.label.lower().split()) & spoken_of - it.kinds - TYPES
        if more:
            it.kinds |= more
            scene.draft.assume(taken_to_be(it.id, more))
