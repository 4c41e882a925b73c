""" "Lightning Helix deals 3 damage to Bob": the spell resolves, with all it does."""

from dataclasses import replace

from bot.cards.card import Face
from bot.cards.facts import abilities_of, face_named, is_spell
from bot.citation import Game
from bot.engine.instructions import CardAbilities, DealDamage
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import FORESEEN, face_of, face_text
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, take_as
from bot.scenario.words.syntax import Clause, Quantity, Several, Thing
from bot.worded import worded

#: in a parse's memory: a follow-up has changed a number that was told
CHANGED = "a number changed"


def dealt_by_spell(scene: Scene, clause: Clause) -> bool:
    """Cast the instant or sorcery whose damage is told; False where nothing is.

    Without an amount ("shoots me with Shock") always; with one only where the spell
    does more than deal it, for else it makes no difference.
    """
    source = clause.get("source")
    told = clause.get("n") is not None
    if (told and scene.game is not Game.MTG) or not is_thrown(scene, source):
        return False
    (spell,) = parts_of(source)
    assert isinstance(spell, Thing)
    slots = {"who": clause.get("who"), "card": source, "to": clause.get("to")}
    if told:
        if any(clause.get(one) is not None for one in ("n2", "unp", "dk", "times2")):
            return False
        abilities = abilities_of(scene.game, face_of(scene, spell))
        other = _deals_otherwise(scene, abilities, clause.get("n"))
        if (_only_deals(abilities) and not other) or _told_of(scene, spell):
            return False
        if abilities.spell and abilities.spell.targets and _to_each_only(clause):
            # "Deals 20 damage to each creature": what it targets besides is unsaid.
            return False
        if abilities.spell is None or not abilities.spell.targets:
            hit = [it for it in parts_of(slots.pop("to")) if not _each(it)]
            for one in hit:
                targeted(scene, one)
        text = face_text(face_of(scene, spell))
        if "divided" in text and {"each", "both"} & {*clause.text.lower().split()}:
            return False  # "My Fireball deals 4 to each of them": not 4 in all
        x = "X" in text
        slots["n" if x else "restated"] = clause.get("n")
    take_as(scene, clause, "cast", slots)
    return True


def dealt_to_each(scene: Scene, clause: Clause, face: Face) -> bool:
    """ "He casts NAME, dealing 20 damage to each creature", whatever else it targets.

    What that is was not told, and is assumed to play no part. False for other spells.
    """
    spell = abilities_of(scene.game, face).spell
    told = replace(clause, slots={"to": clause.get("restated_to")})
    amount = clause.get("restated")
    if spell is None or not spell.targets or clause.get("to") is not None:
        return False
    if amount is None or told.get("to") is None or not _to_each_only(told):
        return False
    slots = {"source": clause.get("card"), "n": amount, "to": told.get("to")}
    scene.draft.assume(worded("What {it} targets plays no part.", it=face.name))
    take_as(scene, clause, "damage", slots | {"who": clause.get("who")})
    return True


def _only_deals(card: CardAbilities) -> bool:
    """Whether the damage told is all there is to it; so of what is not read."""
    if card.spell is None:
        return True
    if card.statics or len(card.spell.do) != 1:
        return False
    (only,) = card.spell.do
    return isinstance(only, DealDamage) and not only.unpreventable and not only.excess


def _deals_otherwise(scene: Scene, card: CardAbilities, told: Quantity | None) -> bool:
    """Whether it says another number than is told, which then has to come of it."""
    only = card.spell.do[0] if card.spell is not None and card.spell.do else None
    said = only.amount if isinstance(only, DealDamage) else None
    if scene.parse.memory.get(CHANGED):
        return False  # "What if the Bolt deals 5?"
    return isinstance(said, int) and said != number(scene, told)


def _told_of(scene: Scene, spell: Thing) -> bool:
    """Whether it was cast already; not where only somebody chose it as a source."""
    names = spell.card.names if spell.card is not None else ()
    return any(
        it.card and it.card.ref in names and FORESEEN not in it.flags
        for it in scene.draft.things
    )


def _to_each_only(clause: Clause) -> bool:
    return all(map(_each, parts_of(clause.get("to"))))


def _each(part: object) -> bool:
    return isinstance(part, Thing) and part.det in {"each", "all"}


def is_thrown(scene: Scene, what: object) -> bool:
    """Whether "hits me with it" speaks of a spell: an instant, an action."""
    if not isinstance(what, Thing | Several):
        return False
    parts = parts_of(what)
    return len(parts) == 1 and any(
        isinstance(part, Thing)
        and part.card is not None
        and is_spell(face_named(scene.catalogue_card(part.card), part.card.typed))
        and not _is_creature(scene, part, part.card.typed)
        for part in parts
    )


def _is_creature(scene: Scene, part: Thing, name: str) -> bool:
    """ "A 3/3 called Shock": what has a size, or is on the table by that name."""
    return bool(part.of("size")) or any(
        it.id.lower() == name.lower() and "creature" in it.kinds
        for it in scene.draft.things
    )
