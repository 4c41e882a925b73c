""" "Two spells hit my unit: 5 and 4": two deals, one after the other."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.pronoun_things import same
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def two_spells(parse: Parse, clauses: Clauses) -> Clauses:
    """Each spell with its own damage; the second hits what the first did."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind != "twospells":
            found.append(clause)
            continue
        to = clause.get("to")
        again = tuple(
            same(it, clause.place) if isinstance(it, Thing) and it.noun != "it" else it
            for it in parts_of(to)
        )
        first = {"dk": "spell", "n": clause.get("n"), "to": to}
        second = {"dk": "spell", "n": clause.get("n2"), "to": to}
        if isinstance(to, Several):
            second["to"] = replace(to, parts=again)
        found.append(replace(clause, kind="damage", slots=first))
        found.append(replace(clause, kind="damage", slots=second, lead=(".",)))
    return tuple(found)
