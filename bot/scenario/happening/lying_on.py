"""Clauses that say what lies on what: Auras and Equipment on things and players."""

from dataclasses import replace

from bot.cards.card import Face
from bot.cards.facts import abilities_of, face_named, is_attachable, is_spell
from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.attaching import attach, attach_all, check_lies
from bot.scenario.casting.moving import attach_now, happens_now, lies_on
from bot.scenario.casting.sides import (
    harmful,
)
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import face_of
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.scene.specs import apply_specs
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.scenario.words.tokens import sentence_start
from bot.worded import worded


@handles("attached")
def attached(scene: Scene, clause: Clause) -> None:
    """Pariah is on my creature; Bear wears Shield of the Realm."""
    if _counters_on_itself(clause):
        slots = {"what": clause.get("card")}
        HANDLERS["inforce"](scene, replace(clause, kind="inforce", slots=slots))
        return
    who = scene.who(clause)
    scene.subject = who or scene.subject
    cards = clause.get("card")
    if clause.get("specs") and not all(
        isinstance(it, Thing) and _lies_on_things(scene, it) for it in parts_of(cards)
    ):
        # "It has flying from Archetype of Imagination": that lies on nothing.
        things = scene.things(clause.get("to"), who)
        for it in things:
            apply_specs(scene, it, clause.get("specs"))
        scene.focus = things
        return
    hosts = [
        it
        for part in parts_of(cards)
        if isinstance(part, Thing) and part.noun in {"it", "which"}
        for it in scene.thing(part)
    ]
    to = scene.things(clause.get("to") or Thing("it", clause.place, label="it"), who)
    scene.focus = to
    done = clause if clause.get("acts") else None
    if hosts:
        for it in (lies_on(scene, one, to) for one in hosts):
            if done and (it.attached_to or happens_now(scene, done)):
                attach_now(scene, it, to[0], who)
                continue
            it.attached_to = to[0].id
            scene.draft.tell(worded("{it} is attached to {to}.", it=it.id, to=to[0].id))
        return
    check_lies(scene, cards)
    for part in parts_of(cards):
        known = {"card", "label", "aura", "equipment"}
        if isinstance(part, Thing) and part.noun not in known:
            raise scene.error(
                Problem.SYNTAX, worded("I do not know what lies on it."), part.place
            )
    if isinstance(cards, Thing):
        attach(scene, cards, to, who, done)
    else:
        attach_all(scene, cards, to, who, done)
    scene.focus = to


def _lies_on_things(scene: Scene, card: Thing) -> bool:
    if card.card is None:
        return card.noun in {"aura", "equipment"}
    face = face_named(scene.catalogue_card(card.card), card.card.typed)
    return is_attachable(face) or is_spell(face)


def _counters_on_itself(clause: Clause) -> bool:
    """ "My Bear, a 2/2, has two +1/+1 counters on it": what has them is "it"."""
    parts = parts_of(clause.get("to"))
    if len(parts) != 1 or not isinstance(parts[0], Thing) or parts[0].noun != "it":
        return False
    told = [it for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    last = told[-1] if told else None
    if last is None or not last.specs or last.noun in {"card", "aura", "equipment"}:
        return False
    end = last.specs[-1]
    return end.kind == "counters" and end.place.end == last.place.end


@handles("enchantedplayer")
def enchanted_player(scene: Scene, clause: Clause) -> None:
    """Bob is enchanted with a Curse: an Aura on a player, or a spell that was cast."""
    if spells := _spells(scene, clause):
        who = clause.get("who") or (clause.get("to") if _helps(spells) else None)
        slots = {"who": who, "to": Several((clause.get("to"),), clause.place)}
        slots |= {"mode": clause.get("mode"), "points": clause.get("points")}
        for part in parts_of(clause.get("card")):
            take_as(scene, clause, "cast", {**slots, "card": part})
        return
    player = scene.player(clause.get("to"))
    owner = scene.player(clause.get("who")) if clause.get("who") else ""
    if not owner and len(scene.draft.players) == 2:
        owner = scene.other(player)
    for it in scene.things(clause.get("card"), owner or player, new=True):
        it.attached_to = player
        it.zone = Zone.BATTLEFIELD
        scene.draft.tell(
            worded("{it} is attached to {who}.", it=it.id, who=scene.name(player))
        )


def worn(scene: Scene, clause: Clause) -> bool:
    """ "My Elf is a 1/1 and has Loxodon Warhammer": it wears that, nobody has it."""
    if not clause.get("elided") or clause.lead[-1:] != ("and",) or clause.get("who"):
        return False
    begin = sentence_start(scene.parse.tokens, clause.place.start)
    parts = parts_of(clause.get("what"))
    cards = [it for it in parts if isinstance(it, Thing) and it.card is not None]
    one = len(scene.focus) == 1 and "creature" in scene.focus[0].kinds
    if not one or not cards or len(cards) < len(parts):
        return False
    said = any(scene.parse.reads("person", begin))
    return not said and all(is_attachable(face_of(scene, it)) for it in cards)


def _spells(scene: Scene, clause: Clause) -> list[Face]:
    """What is said to be on a player, where it is all instants and sorceries."""
    parts = [it for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    faces = [face_of(scene, it) for it in parts if it.card is not None]
    return faces if len(faces) == len(parts) and all(map(is_spell, faces)) else []


def _helps(spells: list[Face]) -> bool:
    """Whether nobody casts one of them on another player."""
    abilities = (abilities_of(Game.MTG, it).spell for it in spells)
    return not any(it is not None and harmful(it) for it in abilities)
