"""Storm: a copy for each spell that was cast before it this turn (702.40a)."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import EnterNow, Resolve
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Entry
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def copy_for_storm(scene: Scene) -> None:
    """Put the copies before what they are copies of; they keep its targets.

    Raises UNSUPPORTED in a combat or over several turns: there it is not known which
    spells were cast before it.
    """
    if scene.game is not Game.MTG:
        return
    for entry in all_entries(scene):
        spell = scene.draft.thing(entry.source)
        if spell is None or not _is_cast(entry) or "storm" not in spell.keywords:
            continue
        script = next(
            (it for it in (scene.draft.opening, scene.draft.script) if entry in it),
            None,
        )
        if script is None or not isinstance(entry.what, Resolve):
            raise scene.error(
                Problem.UNSUPPORTED,
                worded(
                    "{it} has {keyword}, which I do not play out.",
                    it=spell.id,
                    keyword="storm",
                ),
            )
        told = [it for it in spell.flags if it.startswith(STORM_COUNT)]
        spell.flags.difference_update(told)
        many = len(_cast_before(all_entries(scene), entry))
        if told:
            many = int(told[-1].removeprefix(STORM_COUNT))
        made = replace(entry.what, spell=False, announced=True, upon=())
        at = next(at for at, one in enumerate(script) if one is entry)
        label = worded("Storm copies {it}.", it=spell.id)
        script[at:at] = [
            Entry(made, entry.by, label, source=entry.source, harms=entry.harms)
            for _ in range(many)
        ]
        if many:
            scene.draft.assume(
                worded(
                    "Storm: copies of {it} for the spells cast before it this turn "
                    "({amount}). They have the same targets.",
                    it=spell.id,
                    amount=many,
                )
            )
        else:
            scene.draft.assume(
                worded("No other spell was cast this turn before {it}.", it=spell.id)
            )


# Before a number that was told, until the copies are made.
STORM_COUNT = "storm count"


def _is_cast(entry: Entry) -> bool:
    what = entry.what
    return (isinstance(what, Resolve) and what.spell) or (
        isinstance(what, EnterNow) and what.cast
    )


def _cast_before(entries: list[Entry], storm: Entry) -> list[Entry]:
    """The spells cast before *storm*: those it answers, and those done by then."""
    at = next(at for at, one in enumerate(entries) if one is storm)
    done = [one for one in entries[:at] if one.upon != storm.source]
    waiting = [one for one in entries[at + 1 :] if one.source == storm.upon]
    return [one for one in (*done, *waiting) if _is_cast(one)]
