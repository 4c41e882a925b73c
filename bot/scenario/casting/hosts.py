"""Whose an ability is that is used, and what has it."""

from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.inside import walk
from bot.engine.instructions import DealDamage, DestroyIt, Kill
from bot.engine.values import Zone
from bot.scenario.casting.casting import (
    require_read,
)
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import (
    face_of,
)
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.unknown_cards import unknown_card
from bot.scenario.words.syntax import Clause, Thing


def whose_ability(scene: Scene, thing: Thing, clause: Clause) -> str:
    """Nobody is named: what harms my unit is my opponent's."""
    if scene.game is Game.MTG or thing.card is None:
        return ""
    known = any(thing.label.lower() in (it.id, it.label) for it in scene.draft.things)
    owner = scene.owner_of(thing)
    if known or owner:
        return owner
    abilities = abilities_of(scene.game, face_of(scene, thing))
    if not any(isinstance(one, _HARM) for one in walk(abilities.activated)):
        return ""
    for part in parts_of(clause.get("to")):
        if isinstance(part, Thing) and (whose := scene.owner_of(part)):
            return scene.other(whose)
    return ""


_HARM = (DealDamage, Kill, DestroyIt)


def host_of(scene: Scene, thing: Thing, who: str) -> DraftThing:
    """The permanent whose ability is used; put on the table if it is new."""
    if thing.noun == "label" and thing.card is None:
        known = scene.thing(thing, who)
        if known and known[0].abilities.activated:
            return known[0]
        raise unknown_card(scene, thing.label, thing)
    found = scene.thing(thing, who)
    host = found[0]
    if who and thing.owner is None and "chosen controller" not in host.said:
        host.controller = host.owner = who
        host.said.add("chosen controller")
    if host.zone in {Zone.HAND, Zone.STACK}:
        host.zone = Zone.BATTLEFIELD
    host.flags.discard("in hand")
    host.flags.add("utility")
    require_read(scene, host, host.abilities)
    return host
