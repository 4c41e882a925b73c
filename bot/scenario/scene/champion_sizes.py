"""Two numbers of a champion, and life left: what they say is asked or worked out."""

from typing import TYPE_CHECKING

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import LIFE_LEFT, DraftThing
from bot.scenario.words.asked_back import DAMAGED_OR_LEFT
from bot.scenario.words.numbers_asked import HOW_MUCH
from bot.scenario.words.syntax import Spec
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


def size_of_champion(
    scene: "Scene", it: DraftThing, value: int | None, spec: Spec
) -> None:
    """Ask whether it has so much damage or life left: hardly a power of 14."""
    if "champion" not in it.kinds or scene.game is not Game.GRAND_ARCHIVE:
        return
    words = worded(
        DAMAGED_OR_LEFT,
        value=value or 0,
        it=it.id,
    )
    scene.missing.append((words, spec.place))


def is_left(scene: "Scene", spec: Spec) -> bool:
    """ "4 life left", in a game where damage stays beside the life printed."""
    last = scene.parse.word(spec.place.end - 1)
    units = scene.game is Game.GRAND_ARCHIVE
    return units and spec.kind == "life" and last in {"left", "remaining"}


def life_left(scene: "Scene", it: DraftThing, spec: Spec) -> None:
    """ "4 life left": so much less than its life is the damage on it (DMG 13).

    Raises QuestionError (AMBIGUOUS) where that is not the damage told.
    """
    life = it.toughness
    if life is None:
        it.toughness = spec.value + it.damage
        it.sized = True
        it.said |= {"size"} if it.damage else {"size", LIFE_LEFT}
        return
    if life < spec.value or it.damage not in {0, life - spec.value}:
        raise scene.error(Problem.AMBIGUOUS, HOW_MUCH, spec.place)
    it.damage = life - spec.value


def life_printed(it: DraftThing, life: int) -> None:
    """ "3 life left", and then "15 life": what is gone of that is damage on it."""
    left = it.toughness
    if LIFE_LEFT in it.said and left is not None and left < life and not it.damage:
        it.damage = life - left
        it.said.discard(LIFE_LEFT)
    it.toughness = life
