"""Attacks that are told of, until everything is told that may forbid them."""

from dataclasses import dataclass

from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place

ATTACKS = "attacks told of, that may not be allowed"


@dataclass(frozen=True)
class Told:
    """An attack as it was told: with what, on what, and what was known by then.

    What gains stealth or taunt later has it too late.
    """

    combat: Combat
    place: Place
    attackers: tuple[str, ...]
    goals: tuple[str, ...]
    rested: tuple[str, ...]
    cleave: bool
    hidden: frozenset[str]  # with stealth
    tame: frozenset[str]  # without taunt
    taunting: frozenset[str]


def by_now(scene: Scene) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """What has stealth by now, and what is there without taunt and with it."""
    there = scene.draft.things
    return (
        frozenset(it.id for it in there if "stealth" in it.keywords),
        frozenset(it.id for it in there if "taunt" not in it.keywords),
        frozenset(it.id for it in there if "taunt" in it.keywords),
    )
