"""What is taken not to hold, because nobody said that it does."""

from bot.citation import Game
from bot.engine.effects import Effect, Modifier, Restriction, Trigger
from bot.engine.instructions import DealDamage, DestroyIt, Heal, If, Kill
from bot.engine.question import Resolve
from bot.engine.values import Flag, Zone
from bot.scenario.aiming import all_entries
from bot.scenario.draft import DraftThing
from bot.scenario.reaching import walk
from bot.scenario.scene import Scene
from bot.scenario.steps import after
from bot.worded import worded


@after(Game.MTG)
def conditions(scene: Scene) -> None:
    """Conditions that only the asker can judge, of every card that is there."""
    for it in scene.draft.things:
        assume_off(scene, it)


def assume_off(scene: Scene, it: DraftThing) -> None:
    """Say which conditions are taken not to hold for *it*, where they matter here."""
    used: list[object] = []
    if it.zone is Zone.BATTLEFIELD:
        used += it.abilities.statics
    used += [
        entry.what.ability
        for entry in all_entries(scene)
        if isinstance(entry.what, Resolve) and entry.what.source == it.id
    ]
    left = {
        one.name
        for part in walk(tuple(used))
        if isinstance(part, Effect | Restriction | Modifier | Trigger | If)
        and _matters(part)
        for one in walk(part.when)
        if isinstance(one, Flag)
    } - (it.flags | scene.draft.flags)
    for name in sorted(left):
        shown = name[0].upper() + name[1:]
        scene.draft.assume(
            worded(
                "“{shown}” does not hold for {it}; say so if it does.",
                shown=shown,
                it=it.id,
            )
        )


def _matters(part: object) -> bool:
    """Whether damage, deaths or what triggers can depend on it."""
    return any(
        isinstance(
            one,
            Effect
            | Restriction
            | Modifier
            | Trigger
            | DealDamage
            | Kill
            | DestroyIt
            | Heal,
        )
        for one in walk(part)
    )
