""" "When it dies I will draw a card": what would follow, and has not happened."""

import re
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHAT_FIRST
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Place
from bot.worded import worded

# Behind "next turn" it goes back.
_NOW = re.compile(r"\b(?:right now|currently|at the moment)\b", re.IGNORECASE)
_NOW_BEHIND = re.compile(r"(?:now [.!]|this turn )")
_IF = frozenset("if when whenever once as should".split())
_HAPPENS = frozenset(
    "die destroy attack block blocked damage enter sacrificeonly exile".split()
)
_FOLLOWS = frozenset(
    "gain loselife draw drawlose mill discard create put drain damage pumped".split()
)
_PAST = frozenset(
    "died was were has had attacked blocked killed entered got gained lost drew dealt "
    "created made put took discarded".split()
)
_ENDS = frozenset(".?!:;\n")
_ASIDE = frozenset("()")


@before(Game.MTG)
def not_yet_done(parse: Parse, clauses: Clauses) -> Clauses:
    """Raises AMBIGUOUS for what is told to follow from something, whenever it happens.

    It is an ability (CR 603.1), and what it waits for is not told to have happened.
    """
    _check_gone(parse, clauses)
    told = tuple(it for it in clauses if it.kind != "time" or it.get("when") != "after")
    for first, second in pairwise(told):
        if second.question or first.question or _ENDS & {*second.lead}:
            continue
        ahead = _waits(parse, first) and second.kind in _FOLLOWS
        behind = _waits(parse, second) and first.kind in _FOLLOWS
        if not (ahead or behind) or any(map(_past, (first, second))):
            continue
        if _ASIDE & {*second.lead}:
            continue  # told apart: "… attacks (and I gain 1 life)"
        start = first.place.start - (first.kind != "ask_dies" and ahead)
        raise parse.error(
            Problem.AMBIGUOUS,
            worded(
                "Is that an ability, or has it happened? Put an ability as its text in "
                "quotation marks behind what has it, or leave out “{word}”.",
                word=parse.word(start if ahead else second.place.start - 1),
            ),
            Place(start, second.place.end),
        )
    return clauses


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def not_too_late(parse: Parse, clauses: Clauses) -> Clauses:
    """Raises AMBIGUOUS for what is told too late: "Next turn …. Bob bolts me now."."""
    told = [it for it in clauses if not it.kind.startswith("ask_")]
    told.sort(key=lambda it: it.place.start)
    at = next((n for n, it in enumerate(told) if _not_now(it)), -1)
    for last, clause in pairwise(told[at:] if at >= 0 else ()):
        between = parse.said(last.place.end, clause.place.end)
        behind = " ".join(
            map(parse.word, range(clause.place.end, clause.place.end + 2))
        )
        if not clause.question and (
            _NOW.search(between) or _NOW_BEHIND.match(behind + " ")
        ):
            raise _in_order(parse, clause)
    for at in range(1, len(parse.tokens)):
        if not _ends_with_later(parse, at):
            continue
        before = [it for it in told if it.place.end <= at and it.kind in _DEEDS]
        beyond = [it for it in told if it.place.start > at and it.kind in _DEEDS]
        if before and beyond and "then" not in beyond[0].lead:
            raise _in_order(parse, beyond[0])
    return clauses


def _not_now(clause: Clause) -> bool:
    return clause.get("when") == "next_turn" or clause.kind == "stepbegins"


def _ends_with_later(parse: Parse, at: int) -> bool:
    """ "I gain 3 life later (this turn).": what is told next comes first."""
    if parse.word(at) != "later" or parse.word(at - 1) in _ENDS | {",", "then", "and"}:
        return False
    here = at + 1
    while parse.word(here) in {"on", "in", "this", "the", "that", "turn"}:
        here += 1
    return parse.word(here) in {".", "!"}


def _in_order(parse: Parse, clause: Clause) -> QuestionError:
    return parse.error(
        Problem.AMBIGUOUS,
        WHAT_FIRST,
        clause.place,
    )


def _check_gone(parse: Parse, clauses: Clauses) -> None:
    """Raises AMBIGUOUS for "My shield is gone. Bob bolts me.": so before it all."""
    told = sorted(clauses, key=lambda it: it.place.start)
    for at, clause in enumerate(told):
        words = clause.text.lower().split()
        if clause.kind in _DEEDS:
            return
        if clause.kind != "ask_dies" or clause.question or not words:
            continue
        later = any(it.kind in _DEEDS and not it.question for it in told[at + 1 :])
        gone = words[-1] in _GONE or parse.word(clause.place.start - 1) == "("
        if later and gone and words[0] not in _ASKING:
            raise parse.error(
                Problem.AMBIGUOUS,
                worded("Is that asked, or is it so before all else? Leave out then "
                       "what is not there any more."),
                clause.place,
            )  # fmt: skip


_DEEDS = _HAPPENS | frozenset("cast castat attackwith use used gain loselife".split())
_GONE = frozenset("dead gone destroyed killed lost".split())
_ASKING = frozenset("is are was were does do did will would whether if so".split())


def _waits(parse: Parse, clause: Clause) -> bool:
    """Whether *clause* says what something else waits for."""
    if clause.kind == "ask_dies":
        return parse.word(clause.place.start) == "should"
    word = parse.word(clause.place.start - 1) if clause.place.start else ""
    return clause.kind in _HAPPENS and word in _IF


def _past(clause: Clause) -> bool:
    return bool(_PAST & {*clause.text.lower().split()})
