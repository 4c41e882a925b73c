""" "It has flying until end of turn. The turn ends": it has it no more (514.2)."""

import re
from dataclasses import replace
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.merging_times import TAKES
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import STILL_SO
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Spec, Thing
from bot.scenario.words.tokens import ENDS, Kind

_UNTIL = re.compile(
    r"\b(?:(?:until|till?) (?:the )?end|(?:this|for the|that|whole) turn|eot)\b",
    re.IGNORECASE,
)
# What is had only for the turn is got, and ends with it.
_LASTING = frozenset({"keyword", "bonus", "color", "shield", "shield_on"})
_SHIELDS = frozenset({"shield", "shield_on"})
# Where keywords count as soon as they are told, none can end.
_AT_ONCE = frozenset({Game.GRAND_ARCHIVE})


@before(*Game)
def over_with_turn(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses, with what lasts until end of turn got before that turn ends.

    Raises QuestionError (AMBIGUOUS) of what may last, or may not.
    """
    for clause, time in pairwise(clauses):
        if _of_last_turn(clause, time):
            raise _still_so(parse, clause)
    _check_asked(parse, clauses)
    ends = [at for at, it in enumerate(clauses) if at and _may_end(it)]
    if not ends:
        return clauses
    found = list(clauses)
    for at, clause in enumerate(clauses[: ends[-1]]):
        behind = _until_behind(clauses, at)
        if clause.question or (
            clause.kind in _ENDING and not _of_last(clause, until=behind)
        ):
            continue
        until = _until(parse, clause) or behind or _of_a_turn(clauses, at)
        ahead = _until_ahead(clauses, at)
        if ahead is None:
            raise _still_so(parse, clause)
        until = until or ahead
        specs = tuple(it for it in clause.get("specs") or () if isinstance(it, Spec))
        kinds = {it.kind for it in specs}
        lasting = bool(specs) and kinds <= _LASTING
        if parse.game in _AT_ONCE:
            lasting = lasting and kinds <= _LASTING - {"keyword", "color"}
        if clause.kind == "is" and lasting and until:
            slots = clause.slots
            if not kinds & _SHIELDS:
                slots = {**slots, "until": 1}
                found[at] = replace(clause, kind="gains", slots=slots)
        elif clause.kind == "gains":
            if lasting is not until:
                raise _still_so(parse, clause)
            if not until:
                continue
            found[at] = replace(clause, slots={**clause.slots, "until": 1})
        elif until and not _ends_anyway(clause):
            raise _still_so(parse, clause)
    return tuple(found)


def _of_last_turn(clause: Clause, behind: Clause) -> bool:
    """ "He attacks and paid for regeneration last turn": that shield is gone."""
    said = behind.kind == "time" and behind.text.lower() == "last turn"
    if not said or behind.lead or behind.place.start != clause.place.end:
        return False
    return clause.kind in _SHIELDING or _ends_anyway(clause)


_SHIELDING = frozenset("regen regenshield shield bareshield preventall".split())


def _check_asked(parse: Parse, clauses: Clauses) -> None:
    """ "Does it die if it blocks next turn? It has flying this turn": in which?"""
    asked = False
    for at, clause in enumerate(clauses):
        asked = asked or (clause.question and clause.get("when") == "next_turn")
        if not asked or clause.question or clause.kind not in _HELD:
            continue
        until = _until(parse, clause) or _until_behind(clauses, at)
        if until or _until_ahead(clauses, at) is not False:
            raise _still_so(parse, clause)


def _ends_anyway(clause: Clause) -> bool:
    """ "I have a prevent-3 shield this turn", "It is stunned until end of turn"."""
    told = clause.get("what" if clause.kind == "have" else "specs")
    return isinstance(told, tuple) and all(
        isinstance(it, Spec) and (it.kind in _SHIELDS or it.value == "stunned")
        for it in told
    )


def _may_end(clause: Clause) -> bool:
    turn = clause.kind in {"turn", "stepbegins"}
    return turn or clause.get("when") in {"next_turn", "passes"}


def _until(parse: Parse, clause: Clause) -> bool:
    """Whether it is told to last until the turn ends, and no wording says that."""
    tokens = parse.tokens[clause.place.start : clause.place.end]
    said = " ".join(it.text for it in tokens if it.kind is not Kind.QUOTE)
    return bool(_UNTIL.search(said))


def _until_behind(clauses: Clauses, at: int) -> bool:
    """ "I control a 2/2 with flying until end of turn": of which is that said?"""
    if at + 1 == len(clauses):
        return False
    behind: Clause = clauses[at + 1]
    return behind.get("when") in {"eot", "same_turn"} and not behind.lead


def _until_ahead(clauses: Clauses, at: int) -> bool | None:
    """ "This turn my 2/2 has first strike": so it is told to be for the turn.

    None where that is told before several, or of what is there as well.
    """
    clause, first = clauses[at], at
    while first and not ENDS & {*clauses[first].lead}:
        first -= 1
    led = first < at and clauses[first].get("when") in {"eot", "same_turn"}
    if not led or (clause.kind not in _HELD and not _of_last(clause, until=True)):
        return False
    return True if first == at - 1 and clause.kind in _HELD else None


def _of_a_turn(clauses: Clauses, at: int) -> bool:
    """ "During my turn I have hexproof": then, and no longer."""
    during = at > 0 and not clauses[at].lead and _may_end(clauses[at - 1])
    return during and clauses[at].kind not in {"have", "life"}


def _still_so(parse: Parse, clause: Clause) -> Exception:
    return parse.error(
        Problem.AMBIGUOUS,
        STILL_SO,
        clause.place,
    )


def _of_last(clause: Clause, *, until: bool) -> bool:
    """ "I attack with a 2/2 which has lifelink this turn": is that said of lifelink?"""
    return until and any(
        spec.kind in _LASTING and spec.place.end == clause.place.end
        for value in clause.slots.values()
        for it in (parts_of(value) if isinstance(value, _THINGS) else ())
        if isinstance(it, Thing)
        for spec in it.specs
    )


_THINGS = (Several, Thing, tuple)
# What is told of a thing, or of a player.
_HELD = frozenset("is isalso gains playerkeywords playergiven".split())
# What is done in a turn, and what is told to be so and ends with it.
_ENDING = (TAKES - {"is", "have", "quoted", "gains", "takescontrol"}) | frozenset(
    "time turn stepbegins stun shield noprevent preventall regenshield bareshield "
    "attacks use".split()
)
