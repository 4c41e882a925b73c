"""Cards used "before the second attack": told where that attack is told."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.merging_times import with_when
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHAT_FIRST
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import NTH
from bot.scenario.words.syntax import Clause, Thing
from bot.scenario.words.tokens import STOPS

_USED = frozenset({"cast", "castquote", "use", "useeffect", "inforce", "respond"})
_HITS = frozenset({"attack", "damage", "weaponattack", "combathit"})
_ALL = frozenset({"all", "any"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def at_nth_hit(parse: Parse, clauses: Clauses) -> Clauses:
    """What is used before or after a hit that is counted, told in that order.

    Raises QuestionError (AMBIGUOUS) where the hits told cannot be counted.
    """
    found = list(clauses)
    for clause in clauses:
        if clause.kind != "time" or clause.get("nth") is None:
            continue
        at = found.index(clause)
        used = _used(found, at)
        if used is None:
            continue
        card = found[used]
        told = [it for it in found if it not in (card, clause)]
        place = _place(told, clause)
        if place is None:
            raise parse.error(
                Problem.AMBIGUOUS,
                WHAT_FIRST,
                clause.place,
            )
        if any(it.kind in _HITS for it in told[:place]):
            # Not while the hit before is dealt: that is over.
            card = with_when(card, "later")
        told.insert(place, replace(card, lead=(".",)))
        if place + 1 < len(told) and not STOPS & set(told[place + 1].lead):
            told[place + 1] = replace(told[place + 1], lead=(".",))
        found = told
    return tuple(found)


def _used(found: list[Clause], at: int) -> int | None:
    """The card that is used then: told right before, or behind in that sentence."""
    if at and found[at - 1].kind in _USED and not STOPS & set(found[at].lead):
        return at - 1
    behind = at + 1
    if behind < len(found) and found[behind].kind in _USED:
        return None if STOPS & set(found[behind].lead) else behind
    return None


def _place(told: list[Clause], moment: Clause) -> int | None:
    """Where in what else is told the card belongs."""
    hits = [n for n, it in enumerate(told) if it.kind in _HITS]
    words = moment.text.lower().split()
    number = next((NTH[it] for it in words if it in NTH), None)
    if number is None and (len(hits) == 1 or _ALL & set(words)):
        number = 0 if "before" in words else -1
    if number is None or not hits or not all(_is_one(told[n]) for n in hits):
        return None
    if number >= len(hits):
        return None
    place = hits[number]
    return place if "before" in words else place + 1


def _is_one(hit: Clause) -> bool:
    """Whether *hit* tells of one hit alone."""
    dealers = parts_of(hit.get("what") or hit.get("source"))
    several = len(dealers) > 1 or any(
        isinstance(it, Thing) and (it.count or 1) != 1 for it in dealers
    )
    return not several and hit.get("times") is None and hit.get("times2") is None
