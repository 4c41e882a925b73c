""" "Is 5 damage enough to kill me?": so much is dealt, to see."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.merging_times import TAKES
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHICH_DAMAGE
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing

# What is told of how things are.
_THERE = frozenset(
    "attached have inforce is isa isalso noprevent preventall quoted shield".split()
)


@before(Game.MTG)
def dealt_to_see(parse: Parse, clauses: Clauses) -> Clauses:
    """Where nothing else happens: else it may be the damage that was told."""
    if any(it.kind in TAKES - _THERE for it in clauses):
        return clauses
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind != "ask_points":
            found.append(clause)
            continue
        slots = {"n": clause.get("n"), "to": clause.get("what")}
        dealt = replace(clause, kind="damage", slots=slots, question=False)
        told = [
            replace(it, det="the") if isinstance(it, Thing) and it.det == "a" else it
            for it in parts_of(clause.get("what"))
        ]
        them = Several(tuple(told), clause.place)
        found += [dealt, replace(clause, kind="ask_dies", slots={"what": them})]
    return tuple(found)


@handles("ask_points")
def whose_points(scene: Scene, clause: Clause) -> None:
    """Raises QuestionError (AMBIGUOUS): is it that damage, or more of it?"""
    raise scene.error(Problem.AMBIGUOUS, WHICH_DAMAGE, clause.place)
