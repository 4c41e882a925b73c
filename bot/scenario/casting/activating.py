"""Abilities activated: what is put into the script for them."""

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.activated_only import activated_only
from bot.scenario.casting.casting import resolve
from bot.scenario.casting.costs import (
    cost_of,
    is_in_combat,
    loyalty_paid,
    sacrificed_too,
)
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.each_time import each_time, for_each_source
from bot.scenario.casting.effect_told import aim_by_effect
from bot.scenario.casting.placing import harms, place_entry, protects
from bot.scenario.casting.shields import check_amount
from bot.scenario.casting.usable import abilities_to_use, meant_by
from bot.scenario.casting.which_ability import ability_used
from bot.scenario.scene.chosen_colors import chosen_as_used
from bot.scenario.scene.counters_said import USED_AS_IT_WAS
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.filling import COPIES
from bot.scenario.scene.fought import tapped_by_attacking
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def loyalty_cost(scene: Scene, clause: Clause) -> int | None:
    """What is said to be paid in loyalty: "her -3"."""
    value = clause.get("loyalty")
    return number(scene, value) if value is not None else None


def check_repeat(scene: Scene, host: DraftThing, note: str) -> None:
    """Raises QuestionError where *note* tells an amount that is not of *host*."""
    for word in note.split():
        if word.isdecimal():
            check_amount(scene, host, int(word))


def activate(scene: Scene, host: DraftThing, use: Use) -> None:
    """Use the one ability of *host* that fits."""
    host = meant_by(scene, host)
    told = aim_by_effect(scene, host, abilities_to_use(scene, host), use)
    ability = chosen_as_used(scene, host, told or ability_used(scene, host, use))
    again = (host.tapped and "tapped" in host.said) or tapped_by_attacking(scene, host)
    if ability.taps and (again or (use.times > 1 and scene.game is Game.MTG)):
        tapped = worded("{host} is tapped and cannot be tapped again.", host=host.id)
        raise scene.error(Problem.ILLEGAL, tapped)
    activated_only(scene, host, ability.text, ability.when)
    use = for_each_source(scene, use, ability)
    seen = ability.sacrifices and (
        is_in_combat(scene, host) or (scene.game is Game.MTG and use.times == 1)
    )
    for nth in range(use.times):
        once = each_time(use, ability, nth)
        entry = resolve(scene, host, ability, once, spell=False)
        entry.harms = harms(ability, once)
        cost = cost_of(scene, host, ability, entry.by, use.x, use.times - nth)
        if seen:
            cost = sacrificed_too(cost, host, entry.by)
        if cost is not None:
            place_entry(scene, cost, use, protects(ability, use))
            scene.behind = cost
        if ability.loyalty and (host.loyalty is not None or COPIES in host.said):
            paid = loyalty_paid(host, ability.loyalty, entry.by)
            place_entry(scene, paid, use, protects(ability, use))
            scene.behind = paid
        elif ability.loyalty:
            host.said.add(USED_AS_IT_WAS)
        place_entry(scene, entry, use, protects(ability, use))
        scene.behind = entry
    scene.behind = None
    if ability.sacrifices and not seen:
        _leaves(host)
    scene.last_use = use
    scene.last_host = host
    scene.used_in = scene.clause.place if scene.clause else None


def _leaves(host: DraftThing) -> None:
    """Sacrificed as a cost: it is gone from the start of what matters."""
    host.zone = Zone.GRAVEYARD
    host.kinds = host.kinds or {"permanent"}
