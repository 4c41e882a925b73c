"""A game that what goes on for ever draws: what life totals it has no last one of."""

from collections.abc import Sequence

from bot.engine.asking_results import ENDLESS
from bot.engine.board import Player
from bot.engine.outcome import Outcome
from bot.engine.question import AskKind, Question
from bot.telling.naming import Names
from bot.telling.words import ME, Words


def lives_before(
    question: Question, outcomes: Sequence[Outcome], names: Names, words: Words
) -> list[str]:
    """A sentence for the life totals asked about, which nothing answers (104.4b)."""
    players = [it for one in outcomes for it in one.board.players]
    if not players or any(it.lost != ENDLESS for it in players):
        return []
    asked = {it.subject for it in question.asks if it.kind is AskKind.LIFE}
    before = [it for it in question.board.players if it.id in asked]
    if not before:
        return []
    said = [words("no life total comes of that")]
    said += [_was_at(it, names, words) for it in before]
    return [words.sentence(words.clauses(said))]


def _was_at(player: Player, names: Names, words: Words) -> str:
    if player.id == ME:
        return words("you were at {n} before anything happened", n=player.life)
    who = names.said(player.id)
    return words("{who} was at {n} before anything happened", who=who, n=player.life)
