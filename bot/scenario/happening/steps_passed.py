"""Steps that a turn passes through untold: its beginning and its end (500, Turn Order).

"… Next turn I attack again": what waits for the upkeep or the recollection phase of
that turn, or for the end of the turn before it, has triggered by then.
"""

from bot.citation import Game
from bot.engine.effects import Trigger
from bot.engine.inside import inside
from bot.engine.question import NextTurn, Resolve, StepBegins
from bot.engine.turn_steps import step_of
from bot.engine.values import Zone
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Entry
from bot.scenario.scene.scene import Scene

# Where a turn ends, and where the next one begins for what waits for it.
_ENDS = {Game.MTG: "end step", Game.GRAND_ARCHIVE: "end phase"}
_BEGINS = {Game.MTG: "upkeep", Game.GRAND_ARCHIVE: "recollection phase"}


def steps_passed(scene: Scene) -> None:
    """Let each turn that is told to pass have the steps that something waits for."""
    if scene.game not in _ENDS:
        return
    here = [
        it.abilities.statics
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD or it.entered_later
    ]
    left = [one.what for one in all_entries(scene) if isinstance(one.what, Resolve)]
    awaited = {
        waits[0]
        for part in inside((*here, *left), Trigger)
        if (waits := step_of(part.watch)) is not None
    }
    if not awaited & {_ENDS[scene.game], _BEGINS[scene.game]}:
        return
    scene.draft.script[:] = _passed(scene, awaited)


def _passed(scene: Scene, awaited: set[str]) -> list[Entry]:
    draft, game = scene.draft, scene.game
    order, now = list(draft.players), draft.active
    found: list[Entry] = []
    begun: set[str] = set()
    for at, entry in enumerate(draft.script):
        if isinstance(entry.what, NextTurn):
            if now and _ENDS[game] in awaited - begun:
                found.append(begins(scene, _ENDS[game], now))
            following = order[(order.index(now) + 1) % len(order)] if now else ""
            now, begun = entry.what.player or following, set()
            found.append(entry)
            told = draft.script[at + 1 :]
            if told and now and _BEGINS[game] in awaited - _begun(told):
                found.append(begins(scene, _BEGINS[game], now))
            continue
        if isinstance(entry.what, StepBegins):
            begun.add(entry.what.step)
        found.append(entry)
    return found


def _begun(told: list[Entry]) -> set[str]:
    """The steps told to begin before the turn ends that *told* begins in."""
    begun: set[str] = set()
    for entry in told:
        if isinstance(entry.what, NextTurn):
            break
        if isinstance(entry.what, StepBegins):
            begun.add(entry.what.step)
    return begun


def begins(scene: Scene, step: str, who: str) -> Entry:
    """That *step* of *who*'s turn begins, and how that is said back."""
    says = scene.says
    match step:
        case "upkeep":
            told = says(who, "Your upkeep begins.", "{who}'s upkeep begins.")
        case "end step":
            told = says(who, "Your end step begins.", "{who}'s end step begins.")
        case "end phase":
            told = says(who, "Your end phase begins.", "{who}'s end phase begins.")
        case _:
            told = says(
                who,
                "Your recollection phase begins.",
                "{who}'s recollection phase begins.",
            )
    return Entry(StepBegins(step), "", told)
