"""Steps of a turn that are told to begin: "Bob's upkeep comes"."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import NextTurn, StepBegins
from bot.errors import Problem
from bot.scenario.casting.once_more import repeated
from bot.scenario.happening.steps_passed import begins
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.scene.timing import close_combat
from bot.scenario.scene.turns import (
    not_behind_its_end,
    pass_turn,
    step_is_later,
    turn_changes,
    turn_now,
)
from bot.scenario.words.asked_back import WHAT_FIRST
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import HIS
from bot.scenario.words.syntax import Clause, Person, Place, Quantity
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


def draws_for_turn(scene: Scene) -> None:
    """ "It's Alice's draw step. How many cards does she draw?" (504.1).

    Only where nothing but a question follows: else the card is drawn already, or is
    told of.
    """
    kinds = {one.kind for one in scene.following}
    if scene.step != "draw step" or not kinds & _OF_DRAWING or not kinds <= _STILL:
        return
    scene.step = ""
    scene.draft.script.append(Entry(StepBegins("draw step"), "", ""))


_OF_DRAWING = frozenset({"ask_drawn", "ask_all", "ask_loses"})
# What may be asked or said besides.
_STILL = _OF_DRAWING | {"ask_life", "ask_who_chooses", "have", "inforce", "handsize"}


def _next_player(scene: Scene) -> str:
    """Whose "the next upkeep" is: that of the player whose turn comes next (500.1)."""
    order, now = list(scene.draft.players), turn_now(scene)
    if now not in order:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Whose turn is it?"),
            None,
            ("It is my turn.", f"It is {order[-1]}'s turn."),
        )
    return order[(order.index(now) + 1) % len(order)]


def _whose_turn(scene: Scene) -> str:
    """Whose turn it is: of who attacks where nothing else tells, else the asker's."""
    now = turn_now(scene)
    for entry in reversed(scene.draft.script if not now else []):
        if isinstance(entry.what, Combat):
            attackers = [scene.draft.thing(name) for name, _ in entry.what.attackers]
            return next((it.controller for it in attackers if it), now)
    return now or next(iter(scene.draft.players))


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def steps_first(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I activate it during my upkeep": the step has begun as that is done.

    "I cast Fog on my own turn": so it is with a turn. What is done "on my turn and on
    his turn" is done in both.
    """
    _not_told_apart(parse)
    found: list[Clause] = []
    for at, clause in enumerate(clauses):
        lead = set(clause.lead)
        behind = clause.kind in {"stepbegins", "turn"} and lead <= _WHILE | {"and", ","}
        during = parse.word(clause.place.start) in _DURING and not lead & _WHILE
        last = at + 1 == len(clauses) or ENDS & set(clauses[at + 1].lead)
        once_more = behind and during and "and" in lead
        if clause.kind == "time" and not lead & ENDS:
            once_more = clause.text.lower().startswith(_THEN_ON)
        if once_more and last and found:
            found += replace(clause, lead=()), repeated(parse, found, clause)
            continue
        if found and _in_next_turn_too(parse, clause, clauses[at + 1 : at + 2]):
            done = repeated(parse, found, clause, later=True)
            found += replace(clause, lead=("then",)), done
            continue
        if found and clause.kind == "overturns":
            for _ in range(1, number_of(clause)):
                done = repeated(parse, found, clause, later=True)
                passed = replace(clause, kind="time", slots={"when": "next_turn"})
                found += replace(passed, lead=("then",)), done
            continue
        apart = found and _apart(parse, found[-1], clause)
        if behind and found and ((during and not (lead or apart)) or lead & _WHILE):
            done = found.pop()
            found.append(replace(_of_doer(clause, done), lead=done.lead))
            clause = replace(done, lead=())
        found.append(clause)
    return tuple(found)


def _not_told_apart(parse: Parse) -> None:
    """Raises QuestionError (AMBIGUOUS): "twice, once this turn and once next turn"."""
    words = parse.words
    for at, word in enumerate(words):
        times = _TIMES & {*words[max(0, at - 9) : at]}
        if word == "once" and times and "turn" in words[at : at + 5]:
            raise parse.error(
                Problem.AMBIGUOUS,
                WHAT_FIRST,
                Place(at, at + 1),
            )


_TIMES = frozenset({"twice", "times", "thrice"})


def _apart(parse: Parse, last: Clause, clause: Clause) -> bool:
    """Whether a sentence ends between the two, which a word of time has taken."""
    between = range(last.place.end, clause.place.start)
    return any(parse.word(at) in ENDS for at in between)


def _of_doer(turn: Clause, done: Clause) -> Clause:
    """ "Bob attacks Alice on his turn": it is Bob's."""
    who = done.get("who")
    named = isinstance(who, Person) and who.kind == "name"
    if not named or not HIS & {*turn.text.lower().split()}:
        return turn
    if turn.kind == "stepbegins":
        return replace(turn, slots={**turn.slots, "owner": who})
    slots = {key: it for key, it in turn.slots.items() if key != "whose"}
    return replace(turn, slots={**slots, "who": who})


def _in_next_turn_too(parse: Parse, clause: Clause, behind: Clauses) -> bool:
    """ "My 3/3 hits him this turn and next turn", "…, and again next turn"."""
    if clause.kind != "time" or clause.get("when") != "next_turn":
        return False
    if "next turn" not in clause.text.lower():
        return False
    start, end = clause.place.start, clause.place.end
    again = parse.word(start - 1) == "again" or parse.word(end) in _TOO
    joined = again or "and" in clause.lead
    told = (it for it in behind if not it.kind.startswith("ask_"))
    if any(it.place.start < start for it in told):
        return False  # "It attacks again next turn": that is what is done then
    alone = all(
        ENDS & {*it.lead} or it.kind in _NOTHING_DONE or it.kind.startswith("ask_")
        for it in behind
    )
    return joined and alone


_TOO = frozenset({"again", "too", "also"})
_NOTHING_DONE = frozenset({"unblocked", "soft", "claim"})


def number_of(clause: Clause) -> int:
    """How many turns are told; one where that is no number."""
    n = clause.get("n")
    return n.value if isinstance(n, Quantity) and isinstance(n.value, int) else 1


_THEN_ON = ("then on ", "then in ", "now on ", "now in ")
_WHILE = frozenset({"while", "when"})
_DURING = frozenset({"in", "during", "on", "at"})


@handles("stepbegins")
def step_begins(scene: Scene, clause: Clause) -> None:
    """It's Alice's upkeep; at the beginning of my next end step.

    It is that player's turn by then, the next one if it is another's now.
    """
    if scene.game is Game.RIFTBOUND:
        turn = {"who": clause.get("owner") or clause.get("who"), "step": 1}
        take_as(scene, clause, "turn", turn)
        return
    draft = scene.draft
    words = clause.text.lower()
    who = (
        scene.player(clause.get("owner")) if clause.get("owner") else scene.who(clause)
    )
    step = _step(scene, words)
    ends = step in _LAST
    if not who:
        who = _whose_turn(scene) if ends else _next_player(scene)
    if scene.game is Game.MTG:
        # Elsewhere "he" is a unit or champion, of whomever.
        owner = clause.get("owner")
        named = isinstance(owner, Person) and owner.kind == "name"
        scene.subject = who if named else scene.subject or who
    # "I bolt Bob. … after my end step": of this turn, where nobody says whose it is.
    now = _whose_turn(scene) if ends else turn_now(scene)
    again = now == who and "next" in words.split() and not ends
    close_combat(scene)
    if now == who and not again and not ends:
        not_behind_its_end(scene, who, clause.place)
        not_behind_combat(scene)
    if (draft.script and (now != who or again)) or _comes(scene, words, now, who):
        pass_turn(scene, who)
    else:
        draft.players[who].said.add("turn")
    if not draft.script or (ends and not (turn_now(scene) or scene.turns_ended)):
        draft.active = who
    draft.script.append(begins(scene, step, who))


def _comes(scene: Scene, words: str, now: str, who: str) -> bool:
    """ "I have a prevent-3 shield. Bob's upkeep begins.": a turn has ended since."""
    if now == who or scene.draft.script:
        return False
    if scene.timing in {"then", "later"} or "then" in words.split():
        return turn_changes(scene, who, begins=True, sets=False)
    if _BEGIN & {*words.split()}:
        return step_is_later(scene, who)
    return turn_changes(scene, who, begins=False, sets=False)


_BEGIN = frozenset("begins starts comes arrives happens".split())


def not_behind_combat(scene: Scene) -> None:
    """Refuse a step before combat that is told behind a combat of its turn (500.1).

    Raises QuestionError (AMBIGUOUS).
    """
    for entry in reversed(scene.draft.script):
        if isinstance(entry.what, NextTurn):
            return
        if isinstance(entry.what, Combat):
            raise scene.error(
                Problem.AMBIGUOUS,
                WHAT_FIRST,
            )


def _step(scene: Scene, words: str) -> str:
    """Which step of its game is told; the last one of a turn has many names."""
    if re.search(r"\bend\b", words):
        return "end step" if scene.game is Game.MTG else "end phase"
    return "upkeep" if "upkeep" in words else "recollection phase"


_LAST = frozenset({"end step", "end phase"})
