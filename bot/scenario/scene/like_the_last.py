"""A bare "one": another like what was spoken of last."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.instructions import EMPTY
from bot.errors import Problem
from bot.scenario.scene.bearing import is_passive
from bot.scenario.words.asked_back import ONE_OF_WHAT
from bot.scenario.words.syntax import Card, Spec, Thing
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


# More creatures than that are named again.
_MOST = 4


def like_the_last(thing: Thing) -> bool:
    """A bare "one" or "two"."""
    return (
        thing.noun == "number"
        or (thing.noun == "thing" and not thing.label and not thing.specs
            and thing.det in {"", "another"} and thing.owner is None)
    )  # fmt: skip


def _has(scene: Scene, who: str) -> str:
    """*who*, if the clause says that somebody has it; else ""."""
    return who if scene.clause is not None and scene.clause.kind == "have" else ""


def as_last(scene: Scene, thing: Thing, who: str) -> Thing:
    """“He has one”: *thing* of *who* as another like the one just spoken of."""
    if (thing.count or 1) > _MOST:
        # "I had 10" is rather life, and may be cards or counters.
        count = str(thing.count)
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("“{n}” of what?", n=count),
            thing.place,
            (f"I have {count} life.",),
        )
    latest = scene.recent[-1]
    last = next((it for it in reversed(scene.recent) if not is_passive(it)), None)
    if (last is None or thing.det == "another") and is_passive(latest):
        last = latest
    has = _has(scene, who)
    if last is not None and thing.det != "another" and has == last.controller:
        # "I bolt one of Bob's 2/2s. He has three": in all, or three more?
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Are those told before meant, or others besides?"),
            thing.place,
        )
    if last is not None and last.card is not None:
        # "I control Furnace of Rath and he controls another one."
        label = last.label or last.card.ref.name
        card = Card((last.card.ref,), label, thing.place)
        return replace(thing, noun="card", card=card, label=label, det="another")
    plain = last is not None and not last.keywords and last.abilities == EMPTY
    if not plain or last is None or last.power is None or last.toughness is None:
        raise scene.error(Problem.AMBIGUOUS, ONE_OF_WHAT, thing.place)
    size = Spec("size", (last.power, last.toughness), thing.place)
    return replace(
        thing, noun="creature", det="another", label=last.label,
        count=thing.count or 1, specs=(size,),
    )  # fmt: skip
