"""Of what kind damage is, asked for or said where something looks at it."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import Ban, DamageWatch, Effect, Restriction
from bot.engine.question import Deal
from bot.engine.values import Zone
from bot.scenario.casting.sides import effects_here
from bot.scenario.combat.doubled import combat_said
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.asked_back import ATTACK_OR_SPELL
from bot.scenario.words.syntax import Place
from bot.worded import worded
from bot.wording.grand_archive.kinds import SUBTYPES


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def kinds_are_said(scene: Scene) -> None:
    """Damage of no said kind, where something here looks at the kind: asked for.

    What an ally deals that has no text is of a fight.
    """
    _of_fights(scene)
    kindless: set[str] = scene.parse.memory.get("kindless", set())
    hits = [
        hit
        for entry in scene.draft.script
        if isinstance(entry.what, Deal)
        for hit in entry.what.hits
        if hit.source in kindless
    ]
    everywhere = bool(hits) and any(map(_looks_at_kind, effects_here(scene)))
    for hit in hits:
        it = scene.draft.thing(hit.recipient)
        # A bulwark counter prevents combat damage alone (BW 1).
        if not everywhere and not (it is not None and it.counters.get("bulwark")):
            continue
        whom = it.id if it is not None else scene.name(hit.recipient)
        words = worded(
            ATTACK_OR_SPELL,
            n=hit.amount,
            whom=whom,
        )
        if (words, Place(0, 1)) not in scene.missing:
            scene.missing.append((words, Place(0, 1)))


def _of_fights(scene: Scene) -> None:
    for entry in scene.draft.script:
        if not isinstance(entry.what, Deal) or entry.clause is None:
            continue
        if combat_said(entry.clause) is not None:
            continue
        hits = tuple(
            replace(hit, combat=True) if _fights(scene, hit.source) else hit
            for hit in entry.what.hits
        )
        if hits != entry.what.hits:
            entry.what = replace(entry.what, hits=hits)


def _fights(scene: Scene, source: str) -> bool:
    it = scene.draft.thing(source)
    there = it is not None and it.zone is Zone.BATTLEFIELD and "ally" in it.kinds
    return (
        there
        and it is not None
        and it.face is None
        and not (it.abilities.statics or it.abilities.activated)
    )


@after(Game.GRAND_ARCHIVE)
def what_else_it_is(scene: Scene) -> None:
    """A nameless source is of no element and subtype that nobody told; that is said."""
    sources = {
        hit.source: it
        for entry in scene.draft.script
        if isinstance(entry.what, Deal)
        for hit in entry.what.hits
        if (it := scene.draft.thing(hit.source)) is not None
        and it.card is None
        and it.zone is Zone.STACK
    }
    looked_for = [
        effect.watch.source
        for effect in (effects_here(scene) if sources else ())
        if isinstance(effect.watch, DamageWatch)
    ]
    for thing in scene.draft.things if sources else ():
        if thing.zone is Zone.BATTLEFIELD:
            looked_for += [
                one.subject
                for one in thing.abilities.statics
                if isinstance(one, Restriction) and one.ban is Ban.PREVENT
            ]
    for wanted in looked_for:
        for it in sources.values():
            found = [] if it.elements else sorted(wanted.elements)
            found += sorted((wanted.kinds & SUBTYPES) - it.kinds)
            for one in found:
                shown = one[0].upper() + one[1:]
                scene.draft.assume(
                    worded(
                        "“{shown}” does not hold for {it}; say so if it does.",
                        shown=shown,
                        it=it.id,
                    )
                )


def _looks_at_kind(effect: Effect) -> bool:
    watch = effect.watch
    if not isinstance(watch, DamageWatch):
        return False
    source_kinds = watch.source.kinds | watch.source.any_kinds
    return watch.combat is not None or bool(
        source_kinds & {"spell", "ability", "unit", "ally", "champion"}
    )
