""" "I cast it on my ally while I control a 1/1": that is so before it is cast."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause

_MEANWHILE = frozenset({"while", "since", "because"})
_POINTING = frozenset("it its him his her hers them their that there".split())
_DONE = frozenset({"cast", "use", "attack", "damage", "weaponattack"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def had_meanwhile(parse: Parse, clauses: Clauses) -> Clauses:
    """What is had while something is done, told before that: "it" is not that."""
    found: list[Clause] = []
    for clause in clauses:
        told = parse.words[clause.place.start : clause.place.end]
        beside = clause.kind == "have" and _MEANWHILE & {*clause.lead}
        if beside and found and found[-1].kind in _DONE and not _POINTING & {*told}:
            done = found.pop()
            found.append(replace(clause, lead=done.lead))
            clause = replace(done, lead=(".",))
        found.append(clause)
    return tuple(found)
