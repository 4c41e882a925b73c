""" "Mother of Runes gives it protection from red": she is used on it, choosing red."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.naming import faces_of
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Several, Thing


@before(Game.MTG)
def given_by_cards(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses with what a card gives done by it: cast, where it is a spell."""
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind != "givesprotection":
            found.append(clause)
            continue
        said = clause.get("card")
        card = said.card if isinstance(said, Thing) else said
        assert isinstance(card, Card)
        thing = Thing("card", card.place, card=card, label=card.typed)
        cast = is_spell(faces_of(parse, card)[0])
        by = thing if cast else Several((thing,), thing.place)
        slots = {"card": by, "to": clause.get("to")}
        kind = "cast" if cast else "use"
        found.append(replace(clause, kind=kind, slots=slots))
        color = {"color": clause.get("color")}
        found.append(replace(clause, kind="chosecolor", slots=color, lead=(",",)))
    return tuple(found)
