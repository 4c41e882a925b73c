""" "It deals 1 damage to each creature" behind what dealt damage: it goes on."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import Deal, Do
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.fought_over import which_of
from bot.scenario.scene.scene import Scene
from bot.scenario.words.small_words import SPELLS
from bot.scenario.words.syntax import Thing


def dealing_on(scene: Scene, thing: Thing) -> DraftThing | None:
    """What deals the damage that "it" is said to deal, right behind other damage.

    The source of that, or the creature it was dealt to, which tells by its power; a
    spell deals more of its own, a creature that is dealt damage seldom deals some.
    Raises QuestionError (AMBIGUOUS).
    """
    entry = _just_dealt(scene)
    if thing.noun != "it" or entry is None:
        return None
    source = scene.draft.thing(entry.source)
    hits = entry.what.hits if isinstance(entry.what, Deal) else ()
    hit = scene.draft.thing(hits[0].recipient) if len(hits) == 1 else None
    amount = scene.clause.get("n") if scene.clause is not None else None
    if source is None or hit is None:
        return source
    if amount is None or not isinstance(amount.value, int):
        return None
    fits = [it for it in (source, hit) if it.power == amount.value]
    if _is_spell(source):
        dead = hit.toughness is not None and hits[0].amount >= hit.toughness
        if hit in fits and not dead:
            raise which_of(scene, thing, [source, hit])
        return source
    if not fits:
        raise which_of(scene, thing, [source, hit])
    return fits[-1]


def one_resolution(scene: Scene, dealers: list[str]) -> None:
    """A spell that goes on to deal damage has not let anything die yet (704.4)."""
    entry = _just_dealt(scene)
    source = scene.draft.thing(entry.source) if entry is not None else None
    if entry is None or source is None or [source.id] != dealers:
        return
    if _is_spell(source) and isinstance(entry.what, Deal | Do):
        entry.what = replace(entry.what, goes_on=True)


def _just_dealt(scene: Scene) -> Entry | None:
    """The damage that the clause before told of, dealt by one source."""
    last = scene.last_damage
    if scene.game is not Game.MTG or last is None or not scene.draft.script:
        return None
    entry = scene.draft.script[-1]
    if last[0].place != scene.told_last or not isinstance(entry.what, Deal | Do):
        return None
    hits = entry.what.hits if isinstance(entry.what, Deal) else ()
    alone = all(it.source == entry.source and not it.combat for it in hits)
    return entry if alone else None


def _is_spell(it: DraftThing) -> bool:
    return bool(it.kinds & SPELLS)
