"""What attacks where nothing names it, and whose it is by then."""

from bot.citation import Game
from bot.engine.exchanging import Exchange
from bot.engine.inside import walk
from bot.engine.instructions import GainControl
from bot.engine.question import Resolve
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Place


def taken_over(scene: Scene, it: DraftThing, who: str) -> bool:
    """ "Alice casts Act of Treason on Bob's 4/4 and attacks him with it."""
    return any(
        isinstance(entry.what, Resolve)
        and entry.by == who
        and any(it.id in slot for slot in entry.what.chosen)
        and any(
            isinstance(one, GainControl | Exchange) for one in walk(entry.what.ability)
        )
        for entry in all_entries(scene)
    )


def spoken_of(scene: Scene, clause: Clause, who: str) -> list[DraftThing]:
    """ "Alice's 2/2 is enchanted with NAME and attacks": what that was said of."""
    about = scene.draft.thing(scene.about)
    if clause.get("elided") is None or about is None or "creature" not in about.kinds:
        return []
    return [about] if who in {"", about.controller} else []


def anonymous(scene: Scene, who: str, power: int, place: Place) -> DraftThing:
    """An attacker of which only its power is known."""
    measure = "-Might" if scene.game is Game.RIFTBOUND else " power"
    it = DraftThing(
        scene.draft.fresh(f"the {power}{measure} attacker"), "", who, who,
        kinds={"creature"} if scene.game is Game.MTG else {"unit"},
        power=power, sized=True, place=(place.start, place.end),
    )  # fmt: skip
    it.said.add("size")
    if scene.game is Game.GRAND_ARCHIVE:
        it.kinds = {"ally", "unit"}
    if scene.game is not Game.GRAND_ARCHIVE:
        it.toughness = power
    return scene.add(it)
