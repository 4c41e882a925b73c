"""What several players have alike: one for each of them."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.specs import apply_specs
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import worded


@handles("haveeach")
def people_have(scene: Scene, clause: Clause) -> None:
    """Both I and my opponent control a Furnace of Rath."""
    people = [it for one in clause.get("who") for it in scene.players(one)]
    if clause.get("respectively"):
        from bot.scenario.happening.telling import hold

        items = [
            it
            for part in clause.get("what")
            for it in (part.parts if isinstance(part, Several) else (part,))
        ]
        if len(items) != len(people):
            raise scene.error(
                Problem.AMBIGUOUS, worded("Which one is meant?"), clause.place
            )
        for name, item in zip(people, items, strict=True):
            hold(scene, name, (item,))
        return
    each_has(scene, people, clause.get("what"))


def each_has(scene: Scene, people: Iterable[str], items: tuple[object, ...]) -> None:
    """Each of *people* has *items* of their own."""
    from bot.scenario.happening.telling import hold

    parts = [
        replace(it, det="another") if isinstance(it, Thing) and not it.count else it
        for part in items
        for it in (part.parts if isinstance(part, Several) else (part,))
    ]
    for name in dict.fromkeys(people):
        scene.subject = name
        hold(scene, name, tuple(parts))


def sized_now(scene: Scene, clause: Clause) -> bool:
    """ "His creature is a 3/3", "… are 3/3s": those told of without a size before."""
    who = scene.player(clause.get("who"))
    pool = [
        it
        for it in scene.draft.things
        if it.controller == who and "creature" in it.kinds and it.power is None
        and it.zone is Zone.BATTLEFIELD and not it.named
    ]  # fmt: skip
    said = clause.get("what")
    if len(said) != 1 or not isinstance(said[0], Thing):
        return False
    alike = not (said[0].det or said[0].count or said[0].label)
    if not (pool and alike if clause.get("single") == "many" else len(pool) == 1):
        return False
    for it in pool:
        apply_specs(scene, it, said[0].specs)
    scene.focus = pool
    return True
