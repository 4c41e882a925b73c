"""Magic: may combat damage be assigned like that?"""

from dataclasses import replace

from bot.engine.asking_past import Past
from bot.engine.assigned import ILLEGAL
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Answered, Outcome
from bot.engine.question import Ask, Attack, Question
from bot.engine.room import Room


def assignable(
    rules: GameRules, question: Question, ask: Ask, places: int, before: Past
) -> Answered:
    """Whether the attacker *ask.subject* may assign what *ask.detail* lists.

    One "points recipient" on each line; what is not listed is free (510.1c). It is
    asked of the last attack before it, and of nothing that comes later.
    """
    parts = tuple(
        (ask.subject, recipient, int(points))
        for points, _, recipient in (
            line.partition(" ") for line in ask.detail.splitlines()
        )
    )
    script = question.script[: ask.at]
    if not any(isinstance(it, Attack) for it in script):
        script = question.script
    fights = [(at, it) for at, it in enumerate(script) if isinstance(it, Attack)]
    for at, fight in fights[-1:]:
        others = [it for it in fight.assigned if it[0] != ask.subject]
        fight = replace(fight, assigned=(*others, *parts), weighed=True)
        script = (*script[:at], fight)
    asked = replace(question, script=script, asks=())
    allowed = not _illegal(before.of(asked))
    obj = question.board.obj(ask.subject)
    topics = [Topic.ASSIGN]
    if obj is not None and "trample" in obj.keywords:
        topics.append(Topic.ASSIGN_TRAMPLE)
    value = "yes" if allowed else "no"
    return Answered(ask, ((value, tuple(range(places))),), rules=rules.cite(*topics))


def always_illegal(question: Question, room: Room) -> bool:
    """Whether the damage can't be assigned as it is said to be, whatever happens."""
    return _illegal(Past(question, room).of(replace(question, asks=())))


def _illegal(outcomes: tuple[Outcome, ...]) -> bool:
    return bool(outcomes) and all(ILLEGAL in one.board.done for one in outcomes)
