"""Spells without a wording that hit what no spell can target, in Grand Archive."""

from bot.citation import Game
from bot.engine.question import Deal
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded


@after(Game.GRAND_ARCHIVE)
def check_shrouded(scene: Scene) -> None:
    """ "A spell deals 4 to my ally with spellshroud": does it target that ally?

    Who tells so of one thing means a spell that targets it, which none can
    (Spellshroud 1, Omnishroud 1); what hits each of several is told of all of them.
    """
    for entry in all_entries(scene):
        hits = entry.what.hits if isinstance(entry.what, Deal) else ()
        source = scene.draft.thing(entry.source)
        one = scene.draft.thing(hits[0].recipient) if len(hits) == 1 else None
        if one is None or source is None or entry.every is not None:
            continue
        if source.face is not None or not (shroud := _shroud(source, one)):
            continue
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{it} has {keyword}: {source} cannot target it. If it targets nothing, "
                "say what it hits: each ally, each unit.",
                it=one.id,
                keyword=shroud,
                source=source.id,
            ),
            entry.clause.place if entry.clause is not None else None,
        )


def _shroud(source: DraftThing, it: DraftThing) -> str:
    """The keyword of *it* for which *source* cannot target it, "" for none."""
    if "spell" in source.kinds and "spellshroud" in it.keywords:
        return "spellshroud"
    activated = source.kinds & {"spell", "action", "ability"}
    return "omnishroud" if activated and "omnishroud" in it.keywords else ""
