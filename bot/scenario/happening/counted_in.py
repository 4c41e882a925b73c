"""Sizes that count the counters in: "Walking Ballista (4/4) with four counters"."""

from bot.engine.effects import EnterWith
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place
from bot.worded import worded

_PLUS = "+1/+1"


def counted_in(scene: Scene, it: DraftThing, enters: EnterWith) -> None:
    """Take the size said of what enters with +1/+1 counters for what it has in all.

    Without them it is as printed; where that is not known, what is no bigger than its
    counters has no size but theirs. Raises QuestionError (AMBIGUOUS) where the size
    can be meant either way.
    """
    amount = dict(enters.counters).get(_PLUS)
    if amount is None or it.power is None or it.toughness is None:
        return
    printed = _printed(it)
    held = it.counters.get(_PLUS, amount if "counters" not in it.said else 0)
    if printed is not None:
        power, toughness = printed
        more = it.power - power
        if more > 0 and more == it.toughness - toughness:
            if held == more:
                it.power, it.toughness = printed
            elif not isinstance(held, int):
                it.power, it.toughness = printed
                it.counters[_PLUS] = more
                it.said.add("counters")
        return
    if not isinstance(held, int) or not held or min(it.power, it.toughness) < held:
        return
    if held in {it.power, it.toughness}:
        it.power, it.toughness = it.power - held, it.toughness - held
    elif "counters" not in it.said:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is {it} {power}/{toughness} with the {amount} counters it enters "
                "with, or without them? Say its printed size and the counters.",
                it=it.id,
                power=it.power,
                toughness=it.toughness,
                amount=held,
            ),
            Place(*it.place),
        )


def _printed(it: DraftThing) -> tuple[int, int] | None:
    power = getattr(it.face, "power", None)
    toughness = getattr(it.face, "toughness", None)
    if isinstance(power, int) and isinstance(toughness, int):
        return power, toughness
    return None
