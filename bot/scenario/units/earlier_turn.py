""" "My ally attacked last turn": that turn is over before anything else happens."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.last_cast import CASTS
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before, takes
from bot.scenario.words.asked_back import SAME_TURN, STILL_SO, WHAT_FIRST
from bot.scenario.words.old_damage import IN_OLD_TURN, IN_SOME_TURN
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Place, Spec
from bot.scenario.words.tokens import ENDS
from bot.worded import worded

# What is over with its turn, and rests what did it.
_DONE = CASTS | frozenset(
    "attack weaponattack mightattack fight retaliate intercept damage splash".split()
)
# What need not be so any more when its turn has ended.
_PASSES = frozenset("gains doublemight has is shield stun spellon attached".split())
# The same, told in the past.
_HELD = frozenset({"have", "quoted", "inforce"})
_HAD = frozenset({"had", "controlled", "was", "were"})
# What parts this turn from the last.
_NOW = re.compile(r"\b(?:now|rn|today|(?:this|next) turn)\b")


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def earlier_turn(parse: Parse, clauses: Clauses) -> Clauses:
    """The end of the turn behind what was done in it; said of nothing, it is talk.

    Raises QuestionError (AMBIGUOUS) of what may be over with that turn.
    """
    found: list[Clause] = []
    due: Clause | None = None
    for at, clause in enumerate(clauses):
        if clause.kind != "earlierturn":
            found.append(clause)
            if due is not None:
                _check(parse, clause)
                _check_marked(parse, clause, clauses[at + 1 :])
                found += [due] if clause.kind in _DONE else []
            due = None
            continue
        ended = replace(clause, kind="time", slots={"when": "next_turn"}, lead=(".",))
        alone = not found or bool(ENDS & set(clause.lead))
        if alone:
            _check_order(parse, clause, found)
            due = ended
        else:
            _check(parse, found[-1])
            _check_marked(parse, found[-1], clauses[at + 1 :])
            _check_order(parse, clause, found[:-1])
            found += [ended] if found[-1].kind in _DONE else []
    return tuple(found)


def _check_order(parse: Parse, clause: Clause, before: list[Clause]) -> None:
    """Refuse what was done in an earlier turn, told behind what is done now."""
    if any(it.kind in _DONE and not it.question for it in before):
        raise parse.error(
            Problem.AMBIGUOUS,
            WHAT_FIRST,
            clause.place,
        )


def _check(parse: Parse, clause: Clause) -> None:
    """ "It was stunned last turn": that says nothing of now."""
    words = {parse.word(at) for at in range(clause.place.start, clause.place.end)}
    passes = clause.kind in _PASSES or (clause.kind in _HELD and _HAD & words)
    if passes and not clause.question:
        raise parse.error(
            Problem.AMBIGUOUS,
            STILL_SO,
            clause.place,
        )


@handles("lastturn")
def last_turn(scene: Scene, clause: Clause) -> None:
    """It took 3 damage last turn: only champions keep that."""
    things = scene.things(clause.get("to"), new=True)
    keeps = scene.game is Game.GRAND_ARCHIVE
    if not (keeps and all("champion" in it.kinds for it in things)):
        _check_apart(scene.parse, clause, scene.following)
    for it in things:
        _took(scene, it, number(scene, clause.get("n")))
        scene.notice([it])
        scene.focus = [it]


def _took(scene: Scene, it: DraftThing, points: int) -> None:
    if scene.game is Game.GRAND_ARCHIVE and "champion" in it.kinds:
        it.damage += points
        it.said.add("damage")
        told = "{it} keeps the {points} damage of last turn."
    else:
        told = "Of the {points} damage of last turn nothing is left on {it}."
    scene.draft.tell(worded(told, it=it.id, points=points))


@takes(IN_SOME_TURN)
def took_in_some_turn(scene: Scene, _: DraftThing, spec: Spec) -> None:
    """ "… a 4/4 that took 2 damage on my turn": in this one? Raises AMBIGUOUS."""
    raise _same_turn(scene.parse, spec.place)


@takes(IN_OLD_TURN)
def took_in_old_turn(scene: Scene, it: DraftThing, spec: Spec) -> None:
    """ "… a 4/4 that took 2 damage last turn": what is a creature has healed.

    Raises QuestionError (AMBIGUOUS) of what has lost something else for good.
    """
    if {"planeswalker", "battle", "weapon"} & it.kinds:
        raise scene.error(
            Problem.AMBIGUOUS,
            STILL_SO,
            spec.place,
        )
    _took(scene, it, int(spec.value))


def _check_marked(parse: Parse, clause: Clause, later: Sequence[Clause]) -> None:
    """The same of what was dealt; champions keep that."""
    if clause.kind == "damage" and "champion" not in clause.text.lower():
        _check_apart(parse, clause, later)


def _check_apart(parse: Parse, clause: Clause, later: Sequence[Clause]) -> None:
    """Refuse what is done behind damage where nothing tells that this is another turn.

    Raises QuestionError (AMBIGUOUS).
    """
    done = any(it.kind in _DONE and not it.question for it in later)
    if done and not _NOW.search(" ".join(parse.words[clause.place.end :])):
        raise _same_turn(parse, clause.place)


def _same_turn(parse: Parse, place: Place) -> QuestionError:
    return parse.error(
        Problem.AMBIGUOUS,
        SAME_TURN,
        place,
        ("… Next turn, …",),
    )
