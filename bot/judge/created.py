"""Tokens that are spoken of, and that nothing told creates."""

from bot.engine.inside import walk
from bot.engine.outcome import Ruling
from bot.engine.question import Attack, Question, Resolve
from bot.engine.values import Named, Zone
from bot.errors import Problem, QuestionError
from bot.worded import worded


def check_created(asked: Question, ruling: Ruling) -> None:
    """Refuse what is done to a token that never comes to be (111.1).

    "I control Omnath. Bob murders the Elemental token": it was there before, which was
    not told. Raises QuestionError (AMBIGUOUS).
    """
    waiting = [
        obj.id
        for obj in asked.board.objects
        if obj.token and obj.zone is Zone.NOWHERE and obj.id in _spoken_of(asked)
    ]
    for name in waiting:
        if ruling.outcomes and all(
            (now := one.board.obj(name)) is None or now.zone is Zone.NOWHERE
            for one in ruling.outcomes
        ):
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded(
                    "Nothing that is told creates {it}. If it is there already, say so "
                    "first.",
                    it=asked.board.name_of(name),
                ),
            )


def _spoken_of(asked: Question) -> set[str]:
    """What something is done with or to, by name."""
    found = {one.subject for one in asked.asks}
    for one in walk(asked.script):
        match one:
            case Named(name):
                found.add(name)
            case Resolve(chosen=chosen):
                found |= {name for slot in chosen for name in slot}
            case Attack() as attack:
                found |= {name for name, _ in attack.attackers}
                found |= {block.blocker for block in attack.blocks}
    return found
