""" "I bolt his 3/3 and I control Torbran. Does it die?": what something happens to."""

from bot.engine.acts import Redirect
from bot.engine.inside import holds, inside
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene


def of_what_was_hit(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """What was aimed at or fought with, where *candidates* only lies there.

    Several of those, or what may hit everything, leave open which is meant.
    """
    if len(candidates) != 1 or not candidates[0].on_board:
        return candidates
    [there] = candidates
    asks = scene.draft.asks
    joined = scene.clause is not None and "and" in scene.clause.lead
    if joined and asks and asks[-1].subject == there.id:
        return candidates  # "How much does the Giant take and does it die?"
    if there.id in scene.parse.memory.get("aimed", ()):
        return candidates  # "… and it hits his 2/2": a trigger does
    touched: dict[str, DraftThing] = {}
    for entry in all_entries(scene):
        told = {*inside(entry.happening(), str)}
        if there.id in told or _may_still_block(entry):
            return candidates
        hit = [
            it
            for it in scene.draft.things
            if it.id in told and it.on_board and not is_passive(it)
        ]
        if entry.harms and not hit:
            return candidates
        touched |= {it.id: it for it in hit}
    return [*touched.values()] if touched else candidates


def of_what_takes_it(scene: Scene, candidates: list[DraftThing]) -> list[DraftThing]:
    """ "I have Pariah on my 4/4. He attacks me with a 5/5. Does it die?": the 4/4.

    Nothing happens to an attacker that nobody blocks.
    """
    entries, there = all_entries(scene), candidates[-1:]
    last = entries[-1].what if entries else None
    alone = len(entries) == len(candidates) == 1 and isinstance(last, Combat)
    if not alone or not isinstance(last, Combat) or last.blocks:
        return candidates
    if there[0].id not in dict(last.attackers):
        return candidates
    taking = {
        name
        for it in scene.draft.things
        if it.on_board and holds(it.abilities.statics, Redirect)
        for name in (it.attached_to or it.id,)
    }
    found = [it for it in scene.draft.things if it.id in taking and not is_passive(it)]
    return found if len(found) == 1 and found != there else candidates


def _may_still_block(entry: Entry) -> bool:
    return isinstance(entry.what, Combat) and not entry.what.blocks
