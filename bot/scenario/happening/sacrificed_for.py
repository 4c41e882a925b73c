""" "She sacrifices two Goblins to deal 4 damage to Nick": what that does is told."""

from bot.engine.inside import walk
from bot.engine.instructions import DealDamage
from bot.errors import Problem
from bot.scenario.casting.shields import other_number
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import worded


def aimed_behind(scene: Scene, outlet: Thing, times: int) -> Several | None:
    """Whom what is told behind it is dealt to, by *outlet* used so many *times*.

    That clause is then taken. Raises QuestionError (ILLEGAL) for another number than
    that of its ability, once or in all.
    """
    told = _dealt(scene)
    (host, *_) = scene.thing(outlet)
    if told is None:
        return None
    does = walk(tuple(one.do for one in host.abilities.activated))
    points = {one.amount for one in does if isinstance(one, DealDamage)}
    said = number(scene, told.get("n"))
    if not any(isinstance(it, int) and said in (it, it * times) for it in points):
        raise other_number(scene, host, said)
    scene.told_with.add(told.place)
    to: Several | None = told.get("to")
    return to


def check_got(scene: Scene) -> None:
    """Refuse to say of what is sacrificed for nothing that it deals damage."""
    if (told := _dealt(scene)) is not None:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which ability is used?"), told.place
        )


def _dealt(scene: Scene) -> Clause | None:
    behind = next(iter(scene.following), None)
    if behind is None or behind.kind != "damage" or behind.lead:
        return None
    return behind if behind.get("itself") and behind.get("n") is not None else None
