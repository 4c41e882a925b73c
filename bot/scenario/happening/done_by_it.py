"""What a spell or a fight does by itself, told once more: "… and gain 3 life"."""

from collections.abc import Iterator

from bot.engine.effects import Trigger
from bot.engine.inside import walk
from bot.engine.instructions import Draw, GainLife, Instruction, LoseLife, MillCards
from bot.engine.question import Deal, Resolve
from bot.engine.values import Who, Zone
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.worded import worded

_Amounts = GainLife | LoseLife | Draw | MillCards
_TOLD_AGAIN = (GainLife, LoseLife, Draw, MillCards)
# So it is more of it.
_FURTHER = frozenset("another more again additional extra other".split())
_LATER = frozenset("then later afterwards after turn step".split())


def is_done_by_it(scene: Scene, who: str, step: Instruction) -> bool:
    """Whether what was told last does *step* to *who* anyway: it is not done twice.

    Raises QuestionError (AMBIGUOUS) where it may be that or something more.
    """
    clause = scene.clause
    last = next(iter(reversed(all_entries(scene))), None)
    if clause is None or last is None or not isinstance(step, _TOLD_AGAIN):
        return False
    words = {*clause.text.lower().split(), *clause.lead}
    if words & _FURTHER or clause.get("turn") or not scene.acted:
        return False
    cause, amounts = _caused(scene, last, who, step)
    if not cause:
        cause, amounts = _triggered(scene, who, step), set()
    if not cause:
        return False
    if step.amount not in amounts or (words | {scene.timing}) & _LATER:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is “{deed}” what {it} does, or something more? Leave it out, or say "
                "“another” or “more”.",
                deed=clause.text,
                it=cause,
            ),
            clause.place,
        )
    scene.draft.assume(
        worded(
            "“{deed}” is what {it} does: it is not done once more.",
            deed=clause.text,
            it=cause,
        )
    )
    return True


def _caused(
    scene: Scene, last: Entry, who: str, step: Instruction
) -> tuple[str, set[object]]:
    """What does such a thing of what was told last, and how much of it."""
    match last.what:
        case Resolve(ability=ability, x=x):
            same = [it for it in _alike(ability, step) if _may_be(it.who, last.by, who)]
            amounts: set[object] = {it.amount for it in same}
            return (last.source, amounts | {x}) if same else ("", set())
        case Deal(hits=hits) if isinstance(step, GainLife):
            dealt = [(it.source, it.amount) for it in hits]
        case Combat(attackers=attackers, blocks=blocks) if isinstance(step, GainLife):
            fighting = [name for name, _ in (*attackers, *blocks)]
            found = [it for it in map(scene.draft.thing, fighting) if it is not None]
            dealt = [(it.id, it.power or 0) for it in found]
        case _:
            return "", set()
    linked = [(name, n) for name, n in dealt if _linked(scene, name, who)]
    total = sum(n for _, n in linked)
    return (linked[0][0], {total}) if linked else ("", set())


def _linked(scene: Scene, name: str, who: str) -> bool:
    it = scene.draft.thing(name)
    return it is not None and it.controller == who and "lifelink" in it.keywords


def _triggered(scene: Scene, who: str, step: Instruction) -> str:
    """What has a triggered ability that does so: nobody knows whether it is that."""
    for it in scene.draft.things:
        if it.zone is not Zone.BATTLEFIELD:
            continue
        for one in it.abilities.statics:
            does = one.do if isinstance(one, Trigger) else ()
            if any(
                _may_be(each.who, it.controller, who) for each in _alike(does, step)
            ):
                return it.id
    return ""


def _alike(value: object, step: Instruction) -> Iterator[_Amounts]:
    for it in walk(value):
        if isinstance(it, _TOLD_AGAIN) and isinstance(it, type(step)):
            yield it


def _may_be(whom: object, doer: str, who: str) -> bool:
    return whom is not Who.YOU or doer == who
