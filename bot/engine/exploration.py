"""Every legal choice followed, equal positions merged, choices that cannot matter
left out.

The cost grows with the number of different positions, not with the number of orders.
"""

from dataclasses import fields, is_dataclass, replace
from functools import cached_property, partial

from bot.engine.apart import independent, product_of_parts
from bot.engine.asking import answer
from bot.engine.asking_past import Past
from bot.engine.asking_results import ENDLESS
from bot.engine.board import Board
from bot.engine.effects import Effect
from bot.engine.finals import final_board
from bot.engine.gamerules import Doubt, GameRules, Topic
from bot.engine.games import rules_for
from bot.engine.graph import Graph, graph
from bot.engine.outcome import (
    ChoicePoint,
    Outcome,
    ReadingResult,
    Ruling,
    Said,
    Settled,
    Step,
    Taken,
    Told,
    Written,
)
from bot.engine.question import Ask, AskKind, Question
from bot.engine.reaching import reach
from bot.engine.replaying import Moment, replay
from bot.engine.room import Room
from bot.engine.walking import Pick, Walk, answered, reach_of


class _Walked:
    """The way from *start* to the end number *end*, walked when it is asked for."""

    def __init__(self, question: Question, start: Walk, end: int) -> None:
        self._question = question
        self._start = start
        self._end = end

    @cached_property
    def path(self) -> tuple[Pick, ...]:
        """What is picked along it."""
        walk = self._start.branch()
        walk.to_end(self._end)
        return tuple(walk.path)

    @cached_property
    def choices(self) -> Taken:
        return tuple(
            (pick.shown, pick.index) for pick in self.path if pick.shown is not None
        )

    @cached_property
    def told(self) -> Told:
        log, _ = replay(self._question, self._start.found, self.path)
        return Told(tuple(log.steps), tuple(log.damage))

    def __reduce__(self) -> tuple[type[Written], tuple[Taken, Told]]:
        # Another process gets what was found, not the graph it was found in.
        return Written, (self.choices, self.told)


def _outcomes(question: Question, walk: Walk) -> tuple[Outcome, ...]:
    found = walk.found
    most = MOST_TOLD if found.complete else MOST_TOLD_OF_PART
    return tuple(
        Outcome(found.ends[end], _Walked(question, walk, end))
        for end in _ends(found, walk)[:most]
    )


# More results than this are found part by part where the parts are independent.
MANY = 100
# So many results are told one by one.
MOST_TOLD = 400
MOST_TOLD_OF_PART = 60


def explore(
    question: Question,
    room: Room,
    answers: tuple[int, ...] = (),
    rules: GameRules | None = None,
) -> Ruling:
    """Every distinct result, one way to each, and the choices that matter.

    *answers* are choices already made: one option index for each choice that matters,
    in order; with one that does not come up there are no outcomes. All that is
    looked at is taken from *room*; where that runs out the ruling is not ``complete``.
    """
    game = rules or rules_for(question.game, question.edition)
    found = _explored(question, game, room, answers)
    if found.endless and (drawn := game.cite(Topic.ENDLESS)):
        return _drawn(question, drawn, room)
    ruling = _ruled(question, found, room, answers)
    if not found.met:
        return ruling
    return _with_readings(question, ruling, found, room, answers)


def _drawn(question: Question, rules: tuple[str, ...], room: Room) -> Ruling:
    """What goes round for ever is told once, and how the game ends (104.4b)."""
    board = question.board
    players = tuple(replace(one, lost=ENDLESS) for one in board.players)
    words = "The same things go on for ever, and nobody can stop them."
    step = Step(Said(words), rules)
    outcome = Outcome(board.changed(players=players), Written((), Told((step,), ())))
    # What else there is at that point has no end to be told of.
    ends = frozenset({AskKind.WINNER, AskKind.LOSES})
    asked = replace(question, asks=tuple(it for it in question.asks if it.kind in ends))
    notes = (step,) if asked.asks else ()  # else the steps are told
    told = answer(asked, (outcome,), {}, Past(asked, room))
    return Ruling((outcome,), told, notes=notes)


def _explored(
    question: Question, rules: GameRules, room: Room, answers: tuple[int, ...]
) -> Graph:
    if answers:
        return graph(question, rules, room)
    found = graph(question, rules, room, apart=True)
    if not found.apart or not found.complete:
        return found
    small = product_of_parts(found) <= MANY
    if small or not independent(found):
        return graph(question, rules, room)
    return found


def _ruled(
    question: Question, found: Graph, room: Room, answers: tuple[int, ...]
) -> Ruling:
    walk = answered(found, answers)
    outcomes = _outcomes(question, walk) if walk is not None else ()
    notes: tuple[Step, ...] = ()
    if found.apart:
        said = Said("The parts do not affect each other: any of the results of one can"
                    " come with any of the results of another.")  # fmt: skip
        notes = (Step(said),)
    if not found.rules.prevents and _prevents(question):
        words = (
            "The rules of this edition have no Prevent: it is played as later ones say."
        )
        notes = (*notes, Step(Said(words)))
    ends = tuple(range(len(found.ends))) if walk is None else _ends(found, walk)
    complete = found.complete and len(ends) <= MOST_TOLD
    asked = question if complete else _of_what_was_found(question)
    only = complete and len(found.nodes) == 1
    before = Past(asked, room, partial(_along, question, walk), only=only)
    told = answer(asked, outcomes, found.asked, before)
    return Ruling(
        outcomes=outcomes,
        taken=len(answers),
        answered=told,
        complete=complete and before.complete,
        notes=notes,
        reach=reach(found, ends),
    )


def _along(question: Question, walk: Walk | None) -> tuple[Outcome, ...]:
    """How it stands before each event, and at the end, on the way to one result."""
    ends = _ends(walk.found, walk) if walk is not None else ()
    if walk is None or not ends:
        return ()
    passed: list[Moment] = []
    way = _Walked(question, walk, ends[0])
    log, _ = replay(question, walk.found, way.path, passed)
    return tuple(
        Outcome(it.board, Written((), Told(
            tuple(log.steps[: it.steps]), tuple(log.damage[: it.damage])
        )))
        for it in passed
    )  # fmt: skip


def looked_back(question: Question, room: Room) -> Past:
    """How it stands before each event; where nobody has a choice, played through once.

    Who looks at each of many moments need not play up to each of them anew.
    """
    plain = replace(question, asks=())
    one_way = Room(0)
    found = graph(plain, rules_for(plain.game, plain.edition), one_way)
    room.take(-one_way.left)
    only = found.complete and len(found.nodes) == 1
    walk = answered(found, ()) if only else None
    return Past(plain, room, partial(_along, plain, walk), only=only)


def _of_what_was_found(question: Question) -> Question:
    """*question* that asks for no most or least: there may be more than was found."""
    asks = tuple(_of_any(it) if it.extreme else it for it in question.asks)
    return replace(question, asks=asks)


def _of_any(ask: Ask) -> Ask:
    if ask.kind is AskKind.DEATHS:
        return replace(ask, other="")
    return replace(ask, detail="")


def _prevents(question: Question) -> bool:
    """True if anything in force, or that a spell or ability would bring, prevents."""
    waiting: list[object] = [*question.board.effects, *question.script]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Effect) and one.prevents:
            return True
        if isinstance(one, tuple):
            waiting.extend(one)
        elif is_dataclass(one) and not isinstance(one, Board):
            waiting.extend(getattr(one, part.name) for part in fields(one))
    return False


def _ends(found: Graph, walk: Walk) -> tuple[int, ...]:
    bits = reach_of(found, walk.spot)
    return tuple(end for end in range(len(found.ends)) if bits >> end & 1)


_READINGS: dict[Doubt, tuple[str, str]] = {
    Doubt.SHARED_NUMBER: (
        "The number is a total for all units together.",
        "The number counts for each unit.",
    ),
    Doubt.MEETING_ORDER: (
        "The controller of the damaged unit orders simultaneous sources.",
        "The turn player orders simultaneous sources.",
    ),
    Doubt.OWNER: (
        "The controller of the unit orders the effects.",
        "The owner of the unit orders the effects.",
    ),
}


def _with_readings(
    question: Question,
    ruling: Ruling,
    found: Graph,
    room: Room,
    answers: tuple[int, ...],
) -> Ruling:
    """The ruling with each reading of what the rules leave open, where it matters."""
    readings: list[ReadingResult] = []
    for doubt in sorted(found.met):
        other = replace(found.rules, readings={**found.rules.readings, doubt: 1})
        second = _ruled(question, graph(question, other, room), room, answers)
        if _same(ruling, second):
            continue
        for name, one in zip(_READINGS[doubt], (ruling, second), strict=True):
            readings.append(ReadingResult(Said(name), one.outcomes))
    if not readings:
        return ruling
    return replace(ruling, certain=False, readings=tuple(readings))


def _same(one: Ruling, other: Ruling) -> bool:
    def results(ruling: Ruling) -> set[tuple[Board, tuple[str, ...]]]:
        return {
            (final_board(o.board), tuple(point.chooser for point, _ in o.choices))
            for o in ruling.outcomes
        }

    return results(one) == results(other)


def resolve(
    question: Question, room: Room, answers: tuple[int, ...] = ()
) -> Settled | ChoicePoint:
    """Follow *answers*, one option index for each choice that matters, in order.

    Returns the next choice point where an answer is missing, else the settled board.
    Raises IndexError for an option that is not there.
    """
    found = graph(question, rules_for(question.game, question.edition), room)
    walk = answered(found, answers)
    if walk is None:
        raise IndexError(answers)
    here = walk.to_choice()
    if here is not None:
        return here[1]
    log, board = replay(question, found, tuple(walk.path))
    return Settled(board, tuple(log.steps), tuple(log.damage))


def last_choice(
    question: Question, room: Room, answers: tuple[int, ...]
) -> ChoicePoint | None:
    """Where as many of *answers* as there are options for lead; None to an end."""
    found = graph(question, rules_for(question.game, question.edition), room)
    for taken in range(len(answers), -1, -1):
        walk = answered(found, answers[:taken])
        if walk is not None:
            here = walk.to_choice()
            return here[1] if here is not None else None
    return None
