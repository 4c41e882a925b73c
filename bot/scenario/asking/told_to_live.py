""" "It took 2 and survived. Then he shocks it": told on the way, not asked."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.scenario.words.tokens import sentence_end

_LIVED = frozenset({"survived", "lived"})
_ASIDES = frozenset({"time", "note", "mention", "soft"})


@before(*Game)
def told_to_live(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses; what is said to have lived before something else happens is told."""
    found = list(clauses)
    for at, clause in enumerate(clauses):
        if clause.kind != "ask_dies" or clause.get("by") is not None:
            continue
        said = {parse.word(it) for it in range(clause.place.start, clause.place.end)}
        asked = parse.word(sentence_end(parse.tokens, clause.place.start)) == "?"
        later = any(_happens(it) for it in clauses[at + 1 :])
        if said & _LIVED and not asked and later and "or" not in said:
            what = clause.get("what") or _begun_with(clauses[:at])
            found[at] = replace(clause, kind="survived", slots={"what": what})
    return tuple(found)


def _begun_with(told: Clauses) -> Several | None:
    """ "It is attacked by a 3 Might unit and lived": what the sentence began with."""
    if not told:
        return None
    start = told[-1].place.start
    held = [it for it in told[-1].slots.values() if isinstance(it, Several | Thing)]
    parts = [it for slot in held for it in parts_of(slot) if isinstance(it, Thing)]
    first = [it for it in parts if it.place.start == start]
    one = replace(first[0], det="the") if first else None
    return Several((one,), one.place) if one is not None else None


def _happens(clause: Clause) -> bool:
    return not (clause.kind.startswith("ask") or clause.kind in _ASIDES)
