""" "I had a prevent-3 shield. Bob bolts me": is it still there?"""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Spec, Thing
from bot.scenario.words.tokens import Kind
from bot.worded import worded

# Verbs that a tale told in the past has; those that say how a thing is are not here.
_PAST = frozenset(
    """
    was were did dealt took got went came gave lost won drew died attacked blocked
    bolted shocked killed destroyed exiled sacrificed tapped used activated applied
    chose swung fought prevented gained resolved entered survived played hit hits
    cast put made
    """.split()
)
_STATES = frozenset({"have", "is"})
# "He had this Furnace of Rath thing": it is there.
_POINTED = frozenset({"this", "that"})


@before(Game.MTG)
def still_there(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses as they are. Raises QuestionError where "had" may mean "no more"."""
    tale = {
        parse.word(at) for it in clauses for at in range(it.place.start, it.place.end)
    }
    if "had" not in tale or tale & _PAST - {"hits"}:
        return clauses
    for clause in clauses:
        span = range(clause.place.start, clause.place.end)
        had = [
            at
            for at in span
            if parse.word(at) == "had" and parse.word(at + 1) not in _POINTED
        ]
        if clause.kind not in _STATES or not had or not _lasts(clause):
            continue
        begins = not span.start or parse.word(span.start - 1) in {".", "\n", ";"}
        whole = begins and parse.word(span.stop) in {".", "\n", ";"}
        if not whole or any(parse.tokens[at].kind is Kind.QUOTE for at in span):
            continue  # "I had Worship out and he bolts me": it is told of then
        raise parse.error(
            Problem.AMBIGUOUS,
            worded(
                "Is it still there? Say “has” of what is there, and leave out what was."
            ),
            clause.place,
        )
    return clauses


def _lasts(clause: Clause) -> bool:
    """Whether it tells of a shield, or of a card that is no creature of a size."""
    what = clause.get("what")
    told = what if isinstance(what, tuple) else parts_of(what)
    told = (*told, *(clause.get("specs") or ()))
    for it in told:
        if isinstance(it, Spec) and it.kind in {"shield", "shield_on"}:
            return True
        if isinstance(it, Thing) and it.card is not None and clause.kind == "have":
            return it.first("size") is None
    return False
