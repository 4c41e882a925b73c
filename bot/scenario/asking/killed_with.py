""" "Can he kill my 3/3 with a bolt? He bolts it.": one Bolt, and not a second one."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Thing
from bot.worded import worded

_CASTS = frozenset("cast castat castquote".split())
_MAY = frozenset("can could may should would".split())


@before(Game.MTG)
def killed_with(parse: Parse, clauses: Clauses) -> Clauses:
    """A spell that is only asked about is the one that is told to be cast.

    Raises QuestionError (AMBIGUOUS) where its caster casts another one behind that.
    """
    told = [it for it in clauses if it.kind in _CASTS and not it.question]
    found: list[Clause] = []
    asked: list[Clause] = []
    for clause in clauses:
        asks = clause.kind == "castat" and clause.question
        theirs = [it for it in told if _by_the_same(it, clause)]
        if not asks or parse.word(clause.place.start) not in _MAY or _another(clause):
            found.append(clause)
            continue
        if any(_cards(it) & _cards(clause) for it in theirs):
            slots = {"what": clause.get("to")}
            asked.append(replace(clause, kind="ask_dies", slots=slots))
            continue
        if any(it.place.start > clause.place.start for it in theirs):
            raise parse.error(
                Problem.AMBIGUOUS,
                worded("Is that cast as well, or only asked about? Say what is cast."),
                clause.place,
            )
        found.append(clause)
    return (*found, *asked)


def _by_the_same(told: Clause, asked: Clause) -> bool:
    one, other = told.get("who"), asked.get("who")
    if not (isinstance(one, Person) and isinstance(other, Person)):
        return True
    return (one.kind == "me") == (other.kind == "me")


def _cards(clause: Clause) -> set[str]:
    said = clause.get("card")
    told = [said] if isinstance(said, Card) else [it.card for it in _things(clause)]
    return {name.name for it in told if it is not None for name in it.names}


def _another(clause: Clause) -> bool:
    return any(it.det in {"another", "other"} for it in _things(clause))


def _things(clause: Clause) -> list[Thing]:
    said = clause.get("card")
    parts = () if said is None or isinstance(said, Card) else parts_of(said)
    return [it for it in parts if isinstance(it, Thing)]
