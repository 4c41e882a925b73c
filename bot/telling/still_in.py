"""How whoever is asked about stands, where nobody has lost: "You're at 1 or 3."""

from collections.abc import Sequence

from bot.citation import Game
from bot.engine.board import Board
from bot.engine.outcome import Answered
from bot.engine.question import AskKind, Question
from bot.telling.fact import Fact
from bot.telling.verdict import Told
from bot.telling.words import Words, runs

_HARM = frozenset({AskKind.LIFE_LOST, AskKind.DAMAGE_DEALT, AskKind.LOSES_LIFE})
_OF_ALL = frozenset({AskKind.WINS, AskKind.WINNER})
# These say it themselves.
_TOLD = frozenset({AskKind.LIFE, AskKind.DAMAGE_MARKED, AskKind.EVERYTHING})


def still_in(
    question: Question, asked: Sequence[Answered], told: Sequence[Told], words: Words
) -> list[str]:
    """A sentence for each whose life or whose champion's damage is known.

    That nobody loses the game is no answer to "do I survive?" that could be played by.
    """
    boards = [one.outcome.board for one in told]
    over = any(it.lost or it.won for board in boards for it in board.players)
    if over and all(it.ask.kind in _HARM for it in asked):
        return [words.sentence(it.text) for it in _lost(asked, told)]
    if over or not told or any(it.kind in _TOLD for it in question.asks):
        return []
    abouts = dict.fromkeys(
        about for it in asked for about in _abouts(it, question.game, boards[0])
    )
    return [said for about in abouts if (said := _said(about, told, words))]


def _lost(asked: Sequence[Answered], told: Sequence[Told]) -> list[Fact]:
    """ "How much life do I lose?": the last of it, whatever is chosen."""
    subjects = dict.fromkeys(it.ask.subject for it in asked)
    facts = [{it.about: it for it in one.facts} for one in told]
    abouts = [("lost", name, "") for name in subjects]
    return [facts[0][it] for it in abouts if all(it in one for one in facts)]


def _abouts(it: Answered, game: Game, board: Board) -> list[tuple[str, str, str]]:
    ask, obj = it.ask, board.obj(it.ask.subject)
    if ask.kind is AskKind.LOSES:
        return [("life", ask.subject, "")]
    if ask.kind in _OF_ALL:
        return [("life", one.id, "") for one in board.players]
    champion = (
        obj is not None and game is Game.GRAND_ARCHIVE and "champion" in obj.kinds
    )
    if ask.kind is AskKind.DIES and champion:
        return [("damage", ask.subject, "")]
    return []


def _said(about: tuple[str, str, str], told: Sequence[Told], words: Words) -> str:
    facts: list[Fact] = [it for one in told for it in one.facts if it.about == about]
    if not facts or len(facts) != len(told):
        return ""
    numbers = {it.number or 0 for it in facts}
    if len(numbers) == 1:
        return words.sentence(facts[0].text)
    return words.sentence(facts[0].whole(words.one_of(runs(sorted(numbers), words))))
