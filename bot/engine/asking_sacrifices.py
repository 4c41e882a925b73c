"""Whether a player has to sacrifice what is asked about (701.21a)."""

from dataclasses import replace

from bot.engine.asking_past import Past
from bot.engine.asking_results import said_of
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Answered
from bot.engine.question import Ask, Question


def must_sacrifice(
    rules: GameRules,
    question: Question,
    ask: Ask,
    everywhere: tuple[int, ...],
    before: Past,
) -> Answered:
    """Whether nothing else may be sacrificed, whatever was chosen as told (701.21a)."""
    wishes = tuple(it for it in question.preferences if it.who != ask.subject)
    free = before.of(replace(question, preferences=wishes, asks=()))
    it = question.board.obj(ask.other)
    must = bool(free and it) and all(
        said_of(one, "{object} is sacrificed.", it.name) for one in free if it
    )
    cited = rules.cite(Topic.SACRIFICE)
    value = "yes" if must != ask.negated else "no"
    return Answered(ask, ((value, everywhere),), rules=cited)
