"""Clauses that say what else players have: poison, loyalty, cards in hand."""

from bot.citation import Game
from bot.engine.effects import Ban
from bot.engine.seeing import find_ban
from bot.errors import Problem
from bot.scenario.happening.hands import hand_told
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.specs import apply_spec
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Clause, Spec, Thing
from bot.worded import worded


@handles("loyalis")
def loyal_at(scene: Scene, clause: Clause) -> None:
    """My planeswalker is at 3. Raises QuestionError where it is none (AMBIGUOUS)."""
    what = clause.get("what")
    walkers = [it for it in scene.draft.things if "planeswalker" in it.kinds]
    spoken = isinstance(what, Thing) and what.is_pronoun and len(walkers) == 1
    it = walkers[0] if spoken else scene.single(what, new=True)
    if it.kinds and "planeswalker" not in it.kinds:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("“{n}” of what?", n=number(scene, clause.get("n"))),
            clause.place,
        )
    apply_spec(scene, it, Spec("loyalty", number(scene, clause.get("n")), clause.place))
    scene.focus = [it]


@handles("poison")
def poison(scene: Scene, clause: Clause) -> None:
    """I have 2 poison; "… and is at 7 poison", of whom was spoken of last."""
    check_listed(scene, clause)
    person = clause.get("who")
    people = person if isinstance(person, tuple) else (person,) if person else ()
    names = [name for one in people for name in scene.players(one)]
    if clause.get("each"):
        names = list(scene.draft.players)
    names = names or [scene.subject]
    if not all(names):
        raise scene.error(Problem.AMBIGUOUS, worded("Who has that poison?"))
    if len(names) == 1:
        scene.subject = names[0]
    for name in names:
        points = 0 if clause.get("none") else number(scene, clause.get("n"))
        scene.draft.players[name].counters["poison"] = points


def check_listed(scene: Scene, clause: Clause) -> None:
    """ "I have no cards in hand and 20 life": a total that goes on with such a list.

    Raises QuestionError (AMBIGUOUS) where nobody is said to have anything.
    """
    here, words = clause.place.start - 1, set[str]()
    while here >= 0 and scene.parse.word(here) not in {".", "?", "!", ";", "\n"}:
        words.add(scene.parse.word(here))
        here -= 1
    if clause.get("bare") and (not words & _HAVING or words & _CHANGING):
        raise scene.error(
            Problem.AMBIGUOUS, worded("Whose life is that?"), clause.place
        )


_HAVING = frozenset("have has had with at on am is are".split())
_CHANGING = frozenset(
    "gain gains gained lose loses lost pay pays paid deal deals dealt draw draws drew "
    "take takes took drain drains get gets got discard discards casts cast".split()
)


def _whose_hand(scene: Scene, clause: Clause) -> str:
    """Who is said to have cards, or whose the thing told last is."""
    if clause.get("who") is not None:
        return scene.player(clause.get("who"))
    if clause.get("bare") and scene.subject:
        return scene.subject
    if not scene.focus and not scene.subject:
        raise scene.error(Problem.AMBIGUOUS, worded("Whose hand is it?"))
    return scene.focus[-1].controller if scene.focus else scene.subject


@handles("handsize")
def hand_size(scene: Scene, clause: Clause) -> None:
    """Three cards in memory."""
    check_listed(scene, clause)
    name = _whose_hand(scene, clause)
    value = number(scene, clause.get("n")) if clause.get("n") else 0
    scene.draft.players[name].hand = value
    scene.subject = name
    scene.draft.tell(hand_told(scene, name, value))


_KEEPING = (Ban.LOSE_BY_LIFE, Ban.LOSE_GAME)


@after(Game.MTG)
def still_playing(scene: Scene) -> None:
    """Who is at 0 life has lost, unless something keeps them in the game."""
    for name, place in scene.at_zero.items():
        board = scene.draft.board()
        if not any(find_ban(board, ban, name) for ban in _KEEPING):
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "At 0 life that player has already lost the game. What is the real "
                    "life total, or what keeps them from losing?"
                ),
                place,
            )
