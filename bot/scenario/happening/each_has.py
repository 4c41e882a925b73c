"""What several players have alike: one for each of them."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.specs import apply_specs
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Clause, Several, Spec, Thing
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
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
        for name, item in zip(people, items, strict=True):
            hold(scene, name, (item,))
        return
    each_has(scene, people, clause.get("what"))


def each_has(scene: Scene, people: Iterable[str], items: tuple[object, ...]) -> None:
    """Each of *people* has *items* of their own."""
    from bot.scenario.happening.telling import hold

    if told := _things_meant(scene, items):
        for it in told:
            hold(scene, it.controller, items, it.id)
        scene.focus = told
        return
    parts = [
        replace(it, det="another") if isinstance(it, Thing) and not it.count else it
        for part in items
        for it in (part.parts if isinstance(part, Several) else (part,))
    ]
    for name in dict.fromkeys(people):
        scene.subject = name
        hold(scene, name, tuple(parts))


def _things_meant(scene: Scene, items: tuple[object, ...]) -> list[DraftThing]:
    """ "I have two 2/2s. Each of them has a prevent-1 shield": those, not who plays."""
    said = scene.clause.text.lower().split() if scene.clause else []
    while said and said[0] in {"and", "they"}:
        said = said[1:]
    begun = said[:1] in (["both"], ["each"])
    if said[1:3] == ["of", "them"]:
        said = said[2:]
    led = begun and said[1:2] != [] and said[1] in _HAVING
    shields = all(isinstance(it, Spec) and it.kind == "shield" for it in items)
    there = [it for it in scene.focus if it.on_board]
    return there if led and shields and len(there) > 1 else []


_HAVING = frozenset("has have had got".split())


def sized_now(scene: Scene, clause: Clause) -> bool:
    """ "His creature is a 3/3", "… are 3/3s": those told of without a size, or so.

    Raises QuestionError (AMBIGUOUS) where only creatures of other sizes were told of.
    """
    who = scene.player(clause.get("who"))
    told = [
        it
        for it in scene.draft.things
        if it.controller == who and "creature" in it.kinds
        and it.zone is Zone.BATTLEFIELD
    ]  # fmt: skip
    said = clause.get("what")
    if len(said) != 1 or not isinstance(said[0], Thing):
        return False
    many = clause.get("single") == "many"
    if many and (said[0].det or said[0].count or said[0].label):
        return False
    size = next((it.value for it in said[0].specs if it.kind == "size"), None)
    pool = [it for it in told if it.power is None and not it.named]
    if not pool and size is not None:
        pool = [it for it in told if (it.power, it.toughness) == size]
        if told and not pool:
            raise _another_size(scene, clause, told)
    if not (pool if many else len(pool) == 1):
        return False
    for it in pool:
        apply_specs(scene, it, said[0].specs)
    scene.focus = pool
    return True


def _another_size(
    scene: Scene, clause: Clause, told: list[DraftThing]
) -> QuestionError:
    """ "My 4/4 attacks. My creature is a 5/5": is that the 4/4?"""
    if len(told) > 1:
        which = WHICH_ONE
        return scene.error(Problem.AMBIGUOUS, which, clause.place)
    it = told[0]
    return scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Is {it} {before}/{before2} or another size?",
            it=it.id,
            before=it.power,
            before2=it.toughness,
        ),
        clause.place,
    )
