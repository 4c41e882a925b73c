"""Grand Archive's champions that nobody spoke of: each player has one."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.inside import walk
from bot.engine.instructions import DealDamage, Heal
from bot.engine.question import Resolve
from bot.engine.values import ANY_OBJECT, EachOf, Filter, Side, Target, Zone
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after


@after(Game.GRAND_ARCHIVE)
def champions(scene: Scene) -> None:
    """The champions to which something is dealt because all of a kind are meant."""
    for it in list(scene.draft.things):
        for part in walk(_played(scene, it)):
            if isinstance(part, Target) and part.filter.kinds == {"champion"}:
                # "Target champion you don't control": there is one to choose.
                for player in _whose(scene, it, part.filter):
                    champion(scene, player)
                continue
            if isinstance(part, DealDamage):
                told = part.to
            elif isinstance(part, Heal):
                told = part.what
            else:
                continue
            for one in walk(told):
                if isinstance(one, EachOf) and _champion(one.filter):
                    for player in _whose(scene, it, one.filter):
                        champion(scene, player)


def _played(scene: Scene, it: DraftThing) -> tuple[object, ...]:
    """What triggers on the field and what has resolved; no replacement effects."""
    used: list[object] = [
        entry.what.ability
        for entry in all_entries(scene)
        if isinstance(entry.what, Resolve) and entry.what.source == it.id
    ]
    if it.zone is Zone.BATTLEFIELD:
        used += [one for one in it.abilities.statics if not isinstance(one, Effect)]
    return tuple(used)


def _champion(filter_: Filter) -> bool:
    """True for champions or units with nothing more said of them than whose."""
    plain = replace(
        filter_, kinds=frozenset(), controller=None, controlled_by=None, other=False
    )
    return plain == ANY_OBJECT and filter_.kinds in (
        frozenset({"champion"}), frozenset({"unit"}),
    )  # fmt: skip


def _whose(scene: Scene, it: DraftThing, filter_: Filter) -> list[str]:
    everyone = list(scene.draft.players)
    match filter_.controller:
        case Side.YOU:
            return [it.controller] if it.controller in everyone else []
        case Side.OPPONENT:
            return [one for one in everyone if one != it.controller]
        case _:
            return everyone
