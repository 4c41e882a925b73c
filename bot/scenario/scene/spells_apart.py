"""Spells told one after the other: "Bolt on me, Fog" aims at no Fog."""

from dataclasses import replace

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Place, Several, Thing


@before(Game.MTG)
def spells_apart(parse: Parse, clauses: Clauses) -> Clauses:
    """A spell behind a comma is cast as well, where the first target is none."""
    found: list[Clause] = []
    for clause in clauses:
        to = clause.get("to")
        parts = parts_of(to) if isinstance(to, Several) else ()
        if clause.kind != "cast" or len(parts) < 2 or _is_spell(parse, parts[0]):
            found.append(clause)
            continue
        last = parts[-1]
        apart = _is_spell(parse, last) and parse.word(last.place.start - 1) == ","
        if not apart or not isinstance(last, Thing):
            found.append(clause)
            continue
        kept = Several(parts[:-1], to.place)
        end = last.place.start - 1
        found.append(
            replace(
                clause,
                slots={**clause.slots, "to": kept},
                place=Place(clause.place.start, end),
                text=parse.said(clause.place.start, end),
            )
        )
        found.append(
            replace(
                clause,
                slots={"elided": "1", "card": last},
                lead=(",",),
                place=last.place,
                text=parse.said(last.place.start, last.place.end),
            )
        )
    return tuple(found)


def _is_spell(parse: Parse, part: object) -> bool:
    card = part.card if isinstance(part, Thing) else None
    if card is None:
        return False
    faces = (face_named(parse.catalogue.card(it), card.typed) for it in card.names)
    return all(map(is_spell, faces))
