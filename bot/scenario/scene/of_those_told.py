"""What is said of some of several, and cannot be taken of a new one or of another."""

import re
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import NOT_UNDERSTOOD, WHICH_ONE, WHICH_TWO
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import MINE
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import worded


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def both_of_several(parse: Parse, clauses: Clauses) -> Clauses:
    """Refuse "four 2/2s, both Bears with flying": those are no further ones.

    Raises QuestionError (AMBIGUOUS).
    """
    for clause in clauses:
        for listed in filter(_is_list, clause.slots.values()):
            parts = listed.parts if isinstance(listed, Several) else listed
            for one, other in pairwise(parts):
                if not (isinstance(one, Thing) and isinstance(other, Thing)):
                    continue
                if other.det == "both" and (one.plural or (one.count or 1) > 1):
                    raise parse.error(Problem.AMBIGUOUS, WHICH_TWO, other.place)
    return clauses


def _is_list(value: object) -> bool:
    return isinstance(value, Several | tuple)


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def shield_lost(parse: Parse, clauses: Clauses) -> Clauses:
    """Refuse "I lose my prevent-3 shield": nobody asks whether the game is lost.

    Raises QuestionError (SYNTAX).
    """
    told = sorted(clauses, key=lambda it: it.place.start)
    for clause, behind in pairwise(told):
        joined = clause.place.end == behind.place.start
        joined = joined and clause.text.lower().endswith(_LOSES)
        if clause.kind == "ask_loses" and joined and behind.kind in _OBJECTS:
            raise parse.error(Problem.SYNTAX, NOT_UNDERSTOOD, behind.place)
    return clauses


_OBJECTS = frozenset({"shield", "have"})
_LOSES = ("lose", "loses", "lost")


@before(Game.RIFTBOUND)
def killed_in_fight(parse: Parse, clauses: Clauses) -> Clauses:
    """Refuse "my unit attacks his and kills it": what comes of a fight is asked.

    "It" is not the unit that kills. Raises QuestionError (AMBIGUOUS).
    """
    for clause, behind in pairwise(clauses):
        killed = behind.kind in {"die", "destroy"} and _KILLS.match(
            behind.text.lower().strip()
        )
        if killed and clause.kind == "attack" and clause.get("at") is not None:
            raise parse.error(Problem.AMBIGUOUS, WHICH_ONE, behind.place)
    return clauses


_KILLS = re.compile(
    r"(?:and |then |i |he |she |they |it )*(?:kill|destroy)(?:s|ed)? it$"
)


@before(Game.GRAND_ARCHIVE)
def ally_or_champion(parse: Parse, clauses: Clauses) -> Clauses:
    """Ask what "mine" is where a champion was attacked: it may be either.

    "My ally attacks his champion, then his ally attacks mine." Raises QuestionError
    (AMBIGUOUS).
    """
    champion = False
    for clause in clauses:
        goals = parts_of(clause.get(_ATTACKS.get(clause.kind, "")))
        for it in goals:
            whose = parse.said(it.place.start, it.place.end).lower()
            meant = _champion((it,)) or _champion(_attackers(clause))
            if champion and whose in MINE and not meant:
                raise parse.error(
                    Problem.AMBIGUOUS,
                    worded("What is “{thing}” here?", thing=whose),
                    it.place,
                    ("My opponent's ally attacks my champion.",),
                )
        if goals:
            champion = _champion(goals)
    return clauses


def _attackers(clause: Clause) -> tuple[object, ...]:
    return tuple(parts_of(clause.get("what")))


def _champion(goals: tuple[object, ...]) -> bool:
    return any(isinstance(it, Thing) and it.noun == "champion" for it in goals)


_ATTACKS = {"attack": "at", "weaponattack": "at", "damage": "to"}
