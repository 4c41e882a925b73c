"""What is sacrificed to pay: "to Viscera Seer", "I fling my 5/5 at him"."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.cards.finding import Found
from bot.engine.instructions import Ability
from bot.errors import Problem
from bot.scenario.casting.choosing import prefer
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import aimed_at, face_of
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.words.syntax import Card, Clause, Thing
from bot.worded import worded

_FLING = "Fling"


@handles("sacto")
def sacrificed_to(scene: Scene, clause: Clause) -> None:
    """I sacrifice my 2/2 to Carrion Feeder; I fling my 5/5 at Bob."""
    thrown = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    card = clause.get("card") or _fling(scene, clause)
    slots = {"who": clause.get("who"), "to": clause.get("to")}
    if card is None or any(
        it.card is not None and is_spell(face_of(scene, it)) for it in thrown
    ):
        # "I fling a Bolt at him": it is cast, as with any other word.
        cast = replace(clause, kind="cast", slots={**slots, "card": thrown[0]})
        HANDLERS["cast"](scene, cast)
        return
    card = _outlet(scene, clause) if card.noun == "it" else card
    gone = {"who": clause.get("who"), "what": clause.get("what"), "paid": True}
    answering = scene.timing in {"response", "trigger"}
    take_as(scene, clause, "sacrificeonly", gone)
    spell = card.card is not None and is_spell(face_of(scene, card))
    kind = "cast" if spell else "use"
    outlets = [] if spell else _asking_for_it(scene, card)
    if not spell and clause.get("to") and not any(one.targets for one in outlets):
        # "…, targeting Bob": what the sacrifice sets off does.
        who = scene.who(clause)
        prefer(scene, who, aimed_at(scene, clause, who))
        del slots["to"]
    if not spell and not outlets:
        return
    if kind == "use":
        slots["times"] = sum(
            1 if it.det == "a" else len(scene.thing(it)) for it in thrown
        )
    # Not its words: what they sacrifice is paid.
    used = replace(clause, kind=kind, text=kind, slots={**slots, "card": card})
    scene.behind = scene.last_entry if answering else None
    HANDLERS[kind](scene, used)


def _outlet(scene: Scene, clause: Clause) -> Thing:
    """ "She sacrifices her 5/5 to it": the one thing of hers that asks for that."""
    who = scene.who(clause)
    pool = [
        it
        for it in scene.draft.things
        if it.controller == who
        and it.card is not None
        and any("acrifice" in one.cost for one in it.abilities.activated)
    ]
    if len(pool) != 1 or pool[0].card is None:
        raise scene.error(Problem.AMBIGUOUS, worded("With what?"))
    card = Card((pool[0].card.ref,), pool[0].id, clause.place)
    return Thing("card", clause.place, card=card, label=pool[0].id)


def _asking_for_it(scene: Scene, card: Thing) -> list[Ability]:
    """Its abilities that are played out, not only kept in words."""
    return [
        one
        for it in scene.thing(card)
        for one in it.abilities.activated
        if "acrifice" in one.cost
    ]


def _fling(scene: Scene, clause: Clause) -> Thing | None:
    """The card that is meant by the word alone."""
    if _FLING.lower() not in clause.text.lower():
        return None
    found = scene.parse.catalogue.find(_FLING, scene.game)
    if not isinstance(found, Found) or found.card.name != _FLING:
        return None
    card = Card((found.card.ref,), _FLING, clause.place)
    return Thing("card", clause.place, card=card, label=_FLING)
