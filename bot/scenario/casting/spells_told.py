"""Spells told in other ways: what they do to whom, one after another, once more."""

import re
from dataclasses import replace

from bot.cards.facts import abilities_of, face_named, is_spell
from bot.engine.effects import Trigger
from bot.errors import Problem
from bot.scenario.casting.acting import cast_spell
from bot.scenario.casting.casting import cast
from bot.scenario.casting.default_targets import Use, prevents
from bot.scenario.casting.usable import has_ability_for
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import aimed_at, card_thing, face_of
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


@handles("castat")
def cast_at(scene: Scene, clause: Clause) -> None:
    """Bob bounces my Bear with Unsummon; my Bear is destroyed by Murder."""
    thing = card_thing(scene, clause.get("card"))
    face = None
    if thing.card is not None:
        face = face_named(scene.catalogue_card(thing.card), thing.card.typed)
    if face is not None and not is_spell(face) and _waits_for_target(scene, thing):
        # "She targets the Bear with Heliod": with what triggers.
        aimed = {"who": clause.get("who"), "to": clause.get("to"), "host": thing}
        HANDLERS["choosetarget"](scene, replace(clause, slots=aimed))
        return
    if has_ability_for(scene, thing):
        take_as(scene, clause, "use", {**clause.slots, "card": thing})
        return
    entering = face is not None and _EXILES.search(face.text.lower())
    if face is None or not (is_spell(face) or entering):
        raise scene.not_read(thing.place)
    cast_spell(scene, replace(clause, kind="cast"))


def _waits_for_target(scene: Scene, thing: Thing) -> bool:
    """Whether it is on the table, and what it triggers chooses a target."""
    names = thing.card.names if thing.card is not None else ()
    return any(
        isinstance(one, Trigger) and bool(one.targets)
        for it in scene.draft.things
        if it.card is not None and it.card.ref in names
        for one in it.abilities.statics
    )


# "My Bear is exiled by Banishing Light": by what it does as it enters.
_EXILES = re.compile(
    r"\bwhen [^.]* enters[^.]*, (?:you may )?exile (?:up to one |another )?target"
)


@handles("hitby")
def hit_by(scene: Scene, clause: Clause) -> None:
    """My 2/2 has a counter on it and gets hit by Lightning Bolt: cast on that."""
    it = Several((Thing("it", clause.place, label="it"),), clause.place)
    take_as(scene, clause, "cast", {"card": clause.get("card"), "to": it})


@handles("spellon")
def is_on(scene: Scene, clause: Clause) -> None:
    """I have Angel's Grace on: a spell has been cast, all else is there."""
    card = clause.get("card")
    spell = card.card is not None and is_spell(face_of(scene, card))
    slots = {"card": card} if spell else {"what": (card,)}
    more = ("who", "mode", "to", "points") if spell else ("who",)
    said = {it: clause.get(it) for it in more if clause.get(it) is not None}
    script = scene.draft.script
    before = len(script)
    take_as(scene, clause, "cast" if spell else "have", said | slots)
    if spell and len(script) > before and "then" not in clause.lead:
        # However late it is told, it was so from the start.
        put = [it for it in script if it is scene.last_entry]
        script[:] = put + [it for it in script if it is not scene.last_entry]


@handles("castboth")
def cast_both(scene: Scene, clause: Clause) -> None:
    """He casts Shock on me and Bolt (or another) on my Bear: one after the other."""
    # "I bolt and shock his 5/5": both at the one target that is named.
    aimed = clause.get("to") or clause.get("to2")
    first = {**clause.slots, "to": aimed, "card2": None, "to2": None}
    cast_spell(scene, replace(clause, kind="cast", slots=first))
    second = {
        "who": clause.get("who"),
        "elided": clause.get("elided"),
        "card": clause.get("card2") or clause.get("card"),
        "to": clause.get("to2"),
    }
    if saver := _saves_it(scene, clause):
        second["who"], scene.timing = saver, "response"
    cast_spell(scene, replace(clause, kind="cast", slots=second, lead=("and",)))


def _saves_it(scene: Scene, clause: Clause) -> Person | None:
    """ "He plays Hextech Ray on my unit, Ki Barrier on it": whoever has it, not he."""
    (card,) = parts_of(clause.get("card2")) or (None,)
    (to,) = parts_of(clause.get("to2")) or (None,)
    if not isinstance(card, Thing) or card.card is None or len(scene.focus) != 1:
        return None
    face = face_named(scene.catalogue_card(card.card), card.card.typed)
    spell, owner = abilities_of(scene.game, face).spell, scene.focus[0].controller
    its = isinstance(to, Thing) and to.label == "it"
    if spell is None or not prevents(spell) or not its:
        return None
    if owner in {"", scene.who(clause)}:
        return None
    return Person(owner if owner in {"me", "opponent"} else "name", owner)


@handles("castthen")
def cast_then(scene: Scene, clause: Clause) -> None:
    """I cast a 1/1 and then another 1/1: one after the other."""
    who = {key: it for key, it in clause.slots.items() if key in {"who", "elided"}}
    for slot in ("card", "card2", "card3"):
        for part in parts_of(clause.get(slot)):
            if isinstance(part, Thing) and _is_one_more(part):
                # "He casts Pyroclasm, then another one."
                part = _again(clause.get("card"))
            named = isinstance(part, Thing) and part.card is not None
            kind = "cast" if named else "use"
            x = part.first("x") if isinstance(part, Thing) else None
            told = replace(clause, kind=kind, slots={**who, "card": part, "x": x})
            HANDLERS[kind](scene, told)


def _is_one_more(thing: Thing) -> bool:
    return thing.det == "another" and thing.card is None and thing.noun == "thing"


def _again(card: Several | Thing) -> Thing | Person:
    last = parts_of(card)[-1]
    return replace(last, det="another", count=None) if isinstance(last, Thing) else last


@handles("castagain")
def cast_again(scene: Scene, clause: Clause) -> None:
    """I Salve again for another 3: the same mode and target as before."""
    last = scene.last_use
    thing = card_thing(scene, clause.get("card"))
    if last is None:
        raise scene.error(Problem.AMBIGUOUS, worded("Again: on what?"))
    # "Bolt on my 4/4. Then Bolt again.": whoever cast the first casts that, too.
    goes_on = clause.get("elided") and ENDS.isdisjoint(clause.lead)
    told = clause.get("who") is not None or goes_on
    who = (scene.who(clause) if told else "") or last.who
    names = aimed_at(scene, clause, who) or list(last.targets)
    use = Use(who, names, list(last.sources), last.x, scene.last_mode)
    cast(scene, thing, use)
