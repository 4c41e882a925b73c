"""What stands without a question mark is told, not asked."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Several, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded

_DYING = frozenset(
    {"dies", "die", "died", "is destroyed", "are destroyed", "is killed"}
)


@before(Game.MTG)
def told_dying(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My Finks, a 3/2 with persist, dies." tells that it does."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        what = last.get("what") if last is not None else None
        if isinstance(what, tuple) and what and not clause.lead:
            what = what[-1]
        if (
            clause.kind == "ask_dies"
            and not clause.question
            and not clause.slots
            and clause.text.lower() in _DYING
            and not ENDS & set(clause.lead)
            and isinstance(what, Thing | Several)
        ):
            clause = replace(clause, kind="die", slots={"what": what})
        found.append(clause)
    return tuple(found)


@before(*Game)
def dead_by_then(parse: Parse, clauses: Clauses) -> Clauses:
    """Ask of "It's gone. I don't block": what happens behind it needs to know.

    Raises QuestionError (AMBIGUOUS).
    """
    goes_on = False
    for at, clause in reversed([*enumerate(clauses)]):
        told = clause.kind == "ask_dies" and not clause.question
        # "Bob bolts my 2/2. My 2/2 is dead. Then …": of that, plainly.
        told = told and not (at and clauses[at - 1].kind in _HARMS)
        told = told and clause.get("what") is not None and "so" not in clause.lead
        if told and goes_on and clause.text.lower().split()[-1] in {"dead", "gone"}:
            raise parse.error(
                Problem.AMBIGUOUS,
                worded(
                    "Is “{deed}” so before that, or does it come of it? Say "
                    "“already”, or leave it out.",
                    deed=clause.text,
                ),
                clause.place,
            )
        goes_on = goes_on or not (
            clause.kind.startswith("ask_") or clause.kind in _NO_DEEDS
        )
    return clauses


_HARMS = frozenset({"cast", "castquote", "damage"})
_NO_DEEDS = frozenset("soft claim note time life have is isa inforce".split())


@before(Game.MTG)
def asked_what_to_target(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I cast Shock. Can I target him?": on what it is cast is only asked."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if (
            clause.kind == "ask_can_target"
            and _names_none(clause)
            and last is not None
            and last.kind == "cast"
            and last.get("to") is None
            and isinstance(card := last.get("card"), Card | Thing)
        ):
            thing = (
                Thing("card", card.place, card=card, label=card.typed)
                if isinstance(card, Card)
                else card
            )
            slots = {**clause.slots, "by": Several((thing,), card.place)}
            slots["who"] = clause.get("who") or last.get("who")
            found[-1] = replace(clause, slots=slots)
            continue
        found.append(clause)
    return tuple(found)


def _names_none(clause: Clause) -> bool:
    """Whether it says not with what, or with "it"."""
    by = clause.get("by")
    parts = parts_of(by) if isinstance(by, Thing | Several) else ()
    return by is None or any(
        isinstance(it, Thing) and it.noun in {"it", "spell"} for it in parts
    )
