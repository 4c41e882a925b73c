"""Whose a thing is that nobody is told to own, where that makes a difference."""

from dataclasses import replace

from bot.engine.exploration import explore
from bot.engine.outcome import Outcome, Ruling
from bot.engine.question import (
    Answered,
    AskKind,
    Attack,
    EnterNow,
    Happening,
    Question,
    Resolve,
)
from bot.errors import Problem, QuestionError
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.whose import GUESSED
from bot.scenario.words.effort import room
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.small_words import OF_A_PLAYER
from bot.scenario.words.syntax import Place
from bot.worded import worded

# In positions: of what was told, and of all that it might be instead together.
_BUDGET, _OTHERS = 3_000, 1_500
_UNSAID = frozenset({GUESSED, "assumed controller", "default controller"})


def check_whose(scene: Scene, asked: Question) -> None:
    """Refuse what would come out otherwise, were it another player's.

    And where there are so many such things that it takes too long to tell. Raises
    QuestionError (AMBIGUOUS).
    """
    there = [it for it in scene.draft.things if GUESSED in it.said]
    if not there or not _others_spoken_of(scene):
        return
    now, left = explore(asked, room(_BUDGET)), room(_OTHERS)
    if not now.complete:
        return
    for it in there:
        for player in sorted(scene.draft.players.keys() - {it.controller}):
            if left.left <= 0:
                raise _whose(scene, it)
            try:
                other = explore(_of(scene, asked, it, player), left)
            except QuestionError:
                continue  # it cannot be theirs
            if not other.complete:
                continue
            if _comes_out(asked, other, it) != _comes_out(asked, now, it):
                raise _whose(scene, it)


def _others_spoken_of(scene: Scene) -> bool:
    """Whether anybody's but the asker's things and deeds are told of."""
    said = {*scene.parse.words} & (OPPONENTS | OF_A_PLAYER)
    return bool(said or scene.parse.people) or any(
        it.controller != "me" for it in scene.draft.things if not it.said & _UNSAID
    )


def _comes_out(asked: Question, ruled: Ruling, but: DraftThing) -> object:
    """What is answered; where all is asked, what becomes of everything *but* that."""
    kinds = {it.kind for it in asked.asks}
    answers = [
        (tuple(sorted(str(value) for value, _ in it.values)), str(it.why))
        for it in ruled.answered
    ]
    states = {_state(it, but) for it in ruled.outcomes}
    every = not kinds or AskKind.EVERYTHING in kinds
    return tuple(answers), frozenset(states) if every else None


def _state(outcome: Outcome, but: DraftThing) -> tuple[object, ...]:
    board = outcome.board
    return (
        tuple((it.id, it.life, it.counters, it.lost) for it in board.players),
        frozenset(
            (it.id, it.zone, it.damage, it.tapped, it.counters)
            for it in board.objects
            if it.id != but.id
        ),
    )


def _of(scene: Scene, asked: Question, it: DraftThing, player: str) -> Question:
    """*asked*, were *it* of *player*."""
    before = it.controller, it.owner
    it.controller = it.owner = player
    board = scene.draft.board()
    it.controller, it.owner = before
    script = tuple(_told(one, it.id, player) for one in asked.script)
    return replace(asked, board=board, script=script)


def _told(what: Happening, name: str, player: str) -> Happening:
    def every(some: tuple[Happening, ...]) -> tuple[Happening, ...]:
        return tuple(_told(it, name, player) for it in some)

    match what:
        case Resolve(source=source) if source == name:
            return replace(what, controller=player)
        case EnterNow(object=entering) if entering == name:
            return replace(what, controller=player)
        case Attack(before_damage=before, between=between):
            return replace(what, before_damage=every(before), between=every(between))
        case Answered(what=first, by=by):
            return replace(what, what=_told(first, name, player), by=every(by))
    return what


def _whose(scene: Scene, it: DraftThing) -> QuestionError:
    place = Place(*it.place)
    said = scene.parse.said(place.start, place.end)
    return scene.error(
        Problem.AMBIGUOUS, worded("Whose is “{thing}”?", thing=said), place
    )
