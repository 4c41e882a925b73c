""" "My champion has a shield and also “…”": the second is the champion's too."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.pronoun_things import same
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.scenario.words.tokens import STOPS

_TELL_OF_IT = frozenset({"is", "undertext", "quoted", "attached", "shieldtext", "has"})
_BODIES = frozenset({"champion", "unit", "ally", "creature"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def texts_of_it(parse: Parse, clauses: Clauses) -> Clauses:
    """What is joined to a clause about one unit by "and" lies on that unit."""
    found: list[Clause] = []
    for clause in clauses:
        one = _told_of(found[-1]) if found else None
        if one is not None and _goes_on(clause):
            what = Several((same(one, clause.place),), clause.place)
            slots = {"what": what, "text": clause.get("text")}
            clause = replace(clause, kind="undertext", slots=slots)
        found.append(clause)
    return tuple(found)


def _goes_on(clause: Clause) -> bool:
    whose = clause.get("who") or clause.get("what") or clause.get("owner")
    joined = "and" in clause.lead or bool(clause.get("joined"))
    ended = bool(set(clause.lead) & STOPS)
    return clause.kind == "inforcetext" and joined and not (whose or ended)


def _told_of(clause: Clause) -> Thing | None:
    """The one unit that a clause says what lies on."""
    if clause.kind not in _TELL_OF_IT:
        return None
    parts = parts_of(clause.get("what") or clause.get("to") or ())
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or one.plural or one.noun not in _BODIES:
        return None
    return one
