"""Counters removed from a permanent as the cost of its ability (118.3, 602.2b)."""

import re

from bot.citation import Game
from bot.engine.instructions import Ability, TakeCounters
from bot.engine.question import Do
from bot.engine.values import Named
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.worded import worded

_COST = re.compile(
    r"\bremove (?P<n>an?|one|two|three|four|five|\d+) (?P<kind>[\w+/-]+) counters? "
    r"from this\b",
    re.IGNORECASE,
)
_NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def counter_cost(
    scene: Scene, host: DraftThing, ability: Ability, times: int
) -> Entry | None:
    """What one use takes off *host*; None where no told counters are its cost.

    Raises ILLEGAL where the counters that were told do not pay for *times* uses.
    """
    if scene.game is not Game.MTG:
        return None  # durability is paid as weapons are used
    found = _COST.search(ability.cost)
    has = host.counters.get(found["kind"].lower()) if found is not None else None
    if found is None or has is None:
        return None
    kind, said = found["kind"].lower(), found["n"].lower()
    each = _NUMBERS.get(said) or int(said)
    if has < each * times:
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{host} has {n} {kind} counters: too few to pay for that.",
                host=host.id,
                n=has,
                kind=kind,
            ),
        )
    paid = TakeCounters(kind, each, Named(host.id))
    return Entry(Do((paid,), host.controller, host.id), host.controller, "", host.id)
