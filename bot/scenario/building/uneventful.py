"""A question of what comes of something, where nothing has been told to happen."""

from bot.engine.characteristics import toughness_of
from bot.engine.exploration import explore
from bot.engine.instructions import EMPTY
from bot.engine.question import AskKind, Attack, Deal, Question
from bot.errors import Problem
from bot.scenario.scene.fights_there import fights_there
from bot.scenario.scene.scene import Scene
from bot.scenario.words.effort import room
from bot.scenario.words.syntax import Place
from bot.scenario.words.tokens import sentence_end
from bot.worded import worded

# Answered with “no” of any board on which nothing happens.
_COMES_OF = frozenset({
    AskKind.DIES, AskKind.ALL_DIE, AskKind.CAN_KILL, AskKind.CAN_SAVE, AskKind.POISON,
    AskKind.GAINS, AskKind.LOSES_LIFE, AskKind.LOSES, AskKind.WINS, AskKind.WINNER,
})  # fmt: skip
_BUDGET = 200


def check_eventful(scene: Scene, asked: Question) -> None:
    """Refuse "he has a 3/3 and I have a 5/5. Does mine die?": of which fight?

    What is by itself so that something happens (704) is a question. Raises
    QuestionError (SYNTAX).
    """
    _check_shields(scene, asked)
    if asked.script or not {it.kind for it in asked.asks} <= _COMES_OF:
        return
    if any(_is_shrunk(asked, it.subject) for it in asked.asks):
        return  # "He has Elesh Norn, I have two 3/3s. Do they survive?"
    ruling = explore(asked, room(_BUDGET))
    if all(it.board == asked.board for it in ruling.outcomes):
        raise scene.error(
            Problem.SYNTAX,
            worded("Nothing has happened yet: say what is done, too."),
            None,
            fights_there(scene) or ("A 3/3 attacks me and I have a prevent-2 shield.",),
        )


def _is_shrunk(asked: Question, name: str) -> bool:
    """Whether something that is there makes it smaller: it could die of that alone."""
    it = asked.board.obj(name)
    if it is None or it.counters or it.toughness is None:
        return False
    left = toughness_of(asked.board, it)
    return left is not None and left < it.toughness


# What may be asked about only where something of the kind is there.
_CHANGING = frozenset("shield shields doubling doubler".split())


def _check_shields(scene: Scene, asked: Question) -> None:
    """Refuse "Does a shield of 2 prevent 2 of each? Both deal 3 to me": which shield?

    Raises QuestionError (SYNTAX) where nothing is told that changes any damage.
    """
    board, tokens = asked.board, scene.parse.tokens
    changed = board.effects or any(
        it.abilities != EMPTY or it.keywords or it.counters for it in board.objects
    )
    if changed or any(not isinstance(it, Deal | Attack) for it in asked.script):
        return
    for at, token in enumerate(tokens):
        end = sentence_end(tokens, at)
        asks = end < len(tokens) and tokens[end].text == "?"
        if token.text in _CHANGING and asks:
            raise scene.error(
                Problem.SYNTAX,
                worded("I have not been told of “{thing}”.", thing=token.raw),
                Place(at, at + 1),
                ("I have a prevent-2 shield. …",),
            )
