"""Targets that have to be somebody's: "target creature you don't control"."""

from bot.engine.exchanging import Exchange
from bot.engine.inside import holds
from bot.engine.permanents import GainControl
from bot.engine.values import Side, Target
from bot.errors import Problem, QuestionError
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def fitting_first(
    scene: Scene, target: Target, names: list[str], who: str
) -> list[str]:
    """*names* in their order, those on the side it asks for before the others."""
    return sorted(names, key=lambda name: _wrong_side(scene, target, name, who))


def check_sides(
    scene: Scene, source: DraftThing, target: Target, names: list[str], who: str
) -> None:
    """Refuse what *who* can't choose for whose it is, and has been all along.

    Beside other targets it would be left out without a word (608.2b). Raises
    QuestionError (ILLEGAL).
    """
    wrong = [name for name in names if _wrong_side(scene, target, name, who)]
    if wrong and not _changes_sides(scene):
        raise cannot_target(scene, source, wrong)


def cannot_target(scene: Scene, source: DraftThing, names: list[str]) -> QuestionError:
    """What to raise for targets that are none: players, or the ids of things."""
    said = (it.id if (it := scene.draft.thing(name)) else scene.name(name)
            for name in names)  # fmt: skip
    return scene.error(
        Problem.ILLEGAL,
        worded(
            "{source} cannot target {names}.",
            source=source.label or source.id,
            names=", ".join(said),
        ),
    )


def _changes_sides(scene: Scene) -> bool:
    """Whether anything told of gives control of something to another player."""
    told = [one.what for one in all_entries(scene)]
    texts = [one.abilities for one in scene.draft.things]
    return any(holds(part, GainControl, Exchange) for part in (*told, *texts))


def _wrong_side(scene: Scene, target: Target, name: str, who: str) -> bool:
    it = scene.draft.thing(name)
    if it is None:
        return False
    wanted = target.filter.controller
    if wanted is Side.YOU:
        return it.controller != who
    return wanted is Side.OPPONENT and it.controller == who
