"""Whether a player has to sacrifice what is asked about (701.21a)."""

from dataclasses import replace

from bot.engine.asking_results import said_of
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Answered
from bot.engine.question import Ask, Question


def must_sacrifice(
    rules: GameRules, question: Question, ask: Ask, everywhere: tuple[int, ...]
) -> Answered:
    """Whether nothing else may be sacrificed, whatever was chosen as told (701.21a)."""
    from bot.engine.exploration import explore

    wishes = tuple(it for it in question.preferences if it.who != ask.subject)
    free = explore(replace(question, preferences=wishes, asks=())).outcomes
    it = question.board.obj(ask.other)
    must = it is not None and all(
        said_of(one, "{object} is sacrificed.", it.name) for one in free
    )
    cited = rules.cite(Topic.SACRIFICE)
    value = "yes" if must != ask.negated else "no"
    return Answered(ask, ((value, everywhere),), rules=cited)
