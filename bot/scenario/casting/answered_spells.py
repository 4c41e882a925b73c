"""Spells told of only as what another answers: cast on what that one protects."""

from dataclasses import replace

from bot.cards.card import CardName
from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Several, Thing


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def answered_spells(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I play Counter Strike on my unit in response to Final Spark": cast on it.

    "Can it save my unit from Final Spark? I respond to that with …": on that unit.
    """
    found: list[Clause] = []
    cast: set[CardName] = set()
    for clause in clauses:
        threat = clause.get("around")
        card = threat.card if isinstance(threat, Thing) else None
        if clause.kind == "cast" and card and not cast & set(card.names):
            to = _asked_of(clauses, card)
            if to is None and parse.game is not Game.MTG:
                to = clause.get("to")
            if to is not None and _is_spell(parse, card):
                slots = {"card": threat, "to": to}
                found.append(replace(clause, slots=slots, lead=(".",)))
        played = clause.get("card")
        if isinstance(played, Thing) and played.card is not None:
            cast |= set(played.card.names)
        found.append(clause)
    return tuple(found)


def _asked_of(clauses: Clauses, card: Card) -> Several | None:
    """What a question asks to be saved from *card*."""
    for clause in clauses:
        asked = clause.get("threat") or clause.get("by")
        if clause.kind in _SAVES and any(
            isinstance(it, Thing) and it.card and {*it.card.names} & {*card.names}
            for it in parts_of(asked)
        ):
            what = clause.get("what")
            return what if isinstance(what, Several) else None
    return None


_SAVES = frozenset({"ask_saves", "ask_savedfrom", "ask_hurtby"})


def _is_spell(parse: Parse, card: Card) -> bool:
    faces = (face_named(parse.catalogue.card(it), card.typed) for it in card.names)
    return any(map(is_spell, faces))
