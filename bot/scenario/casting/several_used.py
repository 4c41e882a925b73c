"""Several things used in one breath: "both Healers", "the Healer and the Alchemist"."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import face_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Card, Clause, Person, Thing


def each_used(scene: Scene, clause: Clause, casting: bool) -> list[Clause]:
    """A clause for each of the things used; none where only one is.

    *casting*: the verb is one of spells, whose number the casting itself takes in.
    """
    parts = parts_of(clause.get("card"))
    if any(isinstance(it, Person) for it in parts):
        return []
    if len(parts) > 1:
        return [_of(clause, it) for it in parts]
    thing = parts[0] if parts else None
    if casting and isinstance(thing, Thing) and _several(thing) and thing.card is None:
        return [_of(clause, it) for it in _in_hand(scene, thing, scene.who(clause))]
    if casting or not isinstance(thing, Thing) or not _several(thing):
        return []
    if thing.card is not None and is_spell(face_of(scene, thing)):
        return []
    hosts = [it for it in scene.thing(thing) if _usable(it)]
    if len(hosts) < 2:
        return []
    named = (Thing("label", thing.place, label=it.id) for it in hosts)
    return [_of(clause, it) for it in named]


def _in_hand(scene: Scene, thing: Thing, who: str) -> list[Thing]:
    """ "I have two Shocks. I cast both": the spells in hand, if as many are meant."""
    held = [it for it in scene.draft.things
            if "in hand" in it.flags and it.controller == who and it.card]  # fmt: skip
    spells = [it for it in held if it.face is not None and is_spell(it.face)]
    wanted = thing.count or (2 if thing.det == "both" else len(spells))
    if len(spells) < 2 or len(spells) != wanted or thing.specs:
        return []
    named: list[Thing] = []
    for it in spells:
        assert it.card is not None
        card = Card((it.card.ref,), it.id, thing.place)
        named.append(Thing("card", thing.place, card=card, label=it.id))
    return named


def _several(thing: Thing) -> bool:
    return (thing.count or 0) > 1 or thing.noun == "them" or thing.det == "both"


def _usable(it: DraftThing) -> bool:
    return bool(it.abilities.activated)


def _of(clause: Clause, what: object) -> Clause:
    return replace(clause, slots={**clause.slots, "card": what})
