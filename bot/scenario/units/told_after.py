"""What holds two clauses, as two; what stands behind "after" and "while" first."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.scenario.words.tokens import STOPS
from bot.worded import worded

EVENTS = frozenset("attack damage cast use put die destroy attached played".split())
_DEEDS = EVENTS | frozenset(
    "gains doublemight givenby stun castquote casttimes mightattack tobase "
    "survived".split()
)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def taken_apart(parse: Parse, clauses: Clauses) -> Clauses:
    """Clauses that hold two, as two."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "hascast":
            slots = dict(clause.slots)
            held = {"who": slots["who"], "what": slots.pop("what")}
            found.append(replace(clause, kind="havebeside", slots=held))
            found.append(replace(clause, kind="cast", slots=slots, lead=(".",)))
        elif bearer := _with_counters_on_it(clause):
            slots = {"who": clause.get("who"), "what": (bearer,)}
            found.append(replace(clause, kind="have", slots=slots))
        elif clause.kind == "respond":
            cards = {"what": clause.get("card")}
            found.append(replace(clause, kind="inforce", slots=cards))
            hit = {"n": clause.get("n")}
            found.append(replace(clause, kind="damage", slots=hit, lead=(".",)))
        else:
            found.append(clause)
    return tuple(found)


def _with_counters_on_it(clause: Clause) -> Thing | None:
    """ "He has Quarry with 4 durability counters on it": what the counters are on."""
    holds = isinstance(clause.get("card"), Several) and clause.kind == "attached"
    if not holds or not isinstance(clause.get("to"), Several):
        return None
    on, held = parts_of(clause.get("to")), parts_of(clause.get("card"))
    if len(on) != 1 or len(held) != 1:
        return None
    it, one = on[0], held[0]
    itself = isinstance(it, Thing) and it.noun == "it" and it.label == "it"
    if not itself or not isinstance(one, Thing) or not one.specs:
        return None
    last = one.specs[-1]
    behind = last.place.end + 1 == it.place.start
    return one if last.kind == "counters" and behind and clause.get("who") else None


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def in_order(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He attacks after I resolved X": what stands behind "after" comes first."""
    found = list(clauses)
    for at in range(1, len(found)):
        clause, previous = found[at], found[at - 1]
        inside = not STOPS & set(clause.lead)
        if (
            "after" in clause.lead
            and inside
            and clause.kind in _DEEDS
            and previous.kind in _DEEDS
        ):
            clause, previous = _named_first(parse, clause, previous)
            found[at - 1] = replace(clause, lead=previous.lead)
            found[at] = replace(previous, lead=(".",))
        standing = clause.kind in {"inforce", "inforcetext", "played"}
        nobody = clause.get("who") is None and bool(clause.get("elided"))
        standing = standing or (clause.kind in {"cast", "castquote"} and nobody)
        if (
            "while" in clause.lead
            and inside
            and standing
            and parse.game is not Game.MTG
        ):
            # "I use it while X is in effect": X was in effect before.
            found[at - 1] = replace(clause, lead=previous.lead)
            found[at] = replace(previous, lead=(".",))
    return tuple(found)


_HIT = ("to", "what", "at")


def _named_first(parse: Parse, first: Clause, then: Clause) -> tuple[Clause, Clause]:
    """ "He hits my Vi after I stunned her": of two put in order the first names her.

    Raises QuestionError (AMBIGUOUS) where "it" may be either of two.
    """
    its = [key for key in _HIT if _points(first.get(key))]
    named = [key for key in _HIT if then.get(key) is not None]
    if parse.game is Game.MTG or len(its) != 1 or not named:
        return first, then
    if len(named) > 1 or _points(then.get(named[0])):
        raise parse.error(
            Problem.AMBIGUOUS,
            worded("What is “{thing}” here?", thing="it"),
            first.place,
        )
    it, one = first.get(its[0]), then.get(named[0])
    return (
        replace(first, slots={**first.slots, its[0]: one}),
        replace(then, slots={**then.slots, named[0]: it}),
    )


def _points(value: object) -> bool:
    """Whether *value* is one pronoun."""
    if not isinstance(value, Several | Thing):
        return False
    parts = parts_of(value)
    return len(parts) == 1 and isinstance(parts[0], Thing) and parts[0].is_pronoun
