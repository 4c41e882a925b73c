""" "Does it die and how much does my champion take?": it is not the champion."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.pronoun_things import is_champion, is_mine, same
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing

_ATTACKS = frozenset({"attack", "weaponattack"})
# Of these nothing else is spoken of than the two that fight.
_BETWEEN = frozenset({"retaliate", "noretaliate"})
_ASKED_OF = ("on", "who", "to", "what")


@before(Game.GRAND_ARCHIVE)
def other_than_asked(parse: Parse, clauses: Clauses) -> Clauses:
    """Of a champion and the ally it fights, it is the one not named beside it."""
    found = list(clauses)
    for at, clause in enumerate(found[:-1]):
        named = _named(parse, clause, found[at + 1])
        told = [it for it in found[:at] if it.kind not in _BETWEEN]
        if named is None or not told or told[-1].kind not in _ATTACKS:
            continue
        two = [_only(told[-1], slot) for slot in ("what", "at")]
        one = next((it for it in two if it and not is_champion(it)), None)
        champion = next((it for it in two if is_champion(it)), None)
        if one is None or champion is None or is_mine(champion) != is_mine(named):
            continue
        it = Several((same(one, clause.place),), clause.place)
        found[at] = replace(clause, slots={**clause.slots, "what": it})
    return tuple(found)


def _named(parse: Parse, clause: Clause, behind: Clause) -> Thing | None:
    """The champion named in the question *behind* that of what "it" comes to."""
    its = _only(clause, "what")
    joined = "and" in behind.lead or parse.word(behind.place.start) == "and"
    if clause.kind != "ask_dies" or its is None or not joined:
        return None
    if its.label != "it" or not behind.kind.startswith("ask_"):
        return None
    asked = (_only(behind, slot) for slot in _ASKED_OF)
    return next((it for it in asked if is_champion(it)), None)


def _only(clause: Clause, slot: str) -> Thing | None:
    parts = parts_of(clause.get(slot))
    one = parts[0] if len(parts) == 1 else None
    return one if isinstance(one, Thing) else None
