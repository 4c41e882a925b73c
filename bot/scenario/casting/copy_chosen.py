""" "She casts Clone and chooses Bob's Bear": that is what it enters as a copy of."""

import re
from dataclasses import replace

from bot.cards.facts import face_named
from bot.citation import Game
from bot.scenario.phrases.last_cast import card_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing

_COPIES = re.compile(r"\benters? (?:the battlefield )?as a copy of\b")


@before(Game.MTG)
def copy_chosen(parse: Parse, clauses: Clauses) -> Clauses:
    """What is chosen for a creature that enters as a copy is copied (707.5)."""
    found: list[Clause] = []
    for clause in clauses:
        chosen = parts_of(clause.get("src")) if clause.kind == "cast" else ()
        one = chosen[0] if len(chosen) == 1 else None
        if not isinstance(one, Thing) or not _enters_as_copy(parse, clause):
            found.append(clause)
            continue
        rest = {key: it for key, it in clause.slots.items() if key != "src"}
        found.append(replace(clause, slots=rest))
        copied = {"elided": "1", "of": one}
        found.append(replace(clause, kind="copies", slots=copied, lead=("and",)))
    return tuple(found)


def _enters_as_copy(parse: Parse, cast: Clause) -> bool:
    card = card_of(cast)
    if card is None:
        return False
    face = face_named(parse.catalogue.card(card.names[0]), card.typed)
    return bool(_COPIES.search(face.text.lower()))
