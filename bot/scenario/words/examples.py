"""What to type instead, in the words of the game that is played."""

import re

from bot.citation import Game
from bot.errors import Problem, QuestionError, letter_at
from bot.scenario.words.marked import quotations
from bot.scenario.words.nearest_example import STOCK, nearest

# By words of what is asked for: how to say it.
_ASKED: dict[Game, tuple[tuple[str, str], ...]] = {
    Game.GRAND_ARCHIVE: (
        ("level (LV", "My champion is level 2. / My opponent is at LV 2."),
        ("What attacks", "My 3 power ally attacks …"),
        ("the power of", "a 3 power ally"),
        ("the life of", "My ally has 4 life."),
        ("of an attack or a spell", "A spell deals … / Their ally attacks … for 3."),
        ("removed", "I remove a durability counter from Clarent."),
    ),
    Game.RIFTBOUND: (
        ("what defends", "They defend with a 4 Might unit."),
        ("what attacks", "I attack with a 4 Might unit."),
        ("the Might of", "a 4 Might unit"),
        ("of an attack or a spell", "A spell deals … / … takes 3 in combat."),
    ),
}
_NUMBERS = {
    Game.GRAND_ARCHIVE: ("a 2/3 ally", "attacks for 4"),
    Game.RIFTBOUND: ("a 4 Might unit", "they attack with 6 and 5"),
}
_OF_SIZES = re.compile(
    r"how (?:big|many)|(?<!-)(?<!\d )\b(?:power|Might|life|size|number)\b", re.I
)
_ENDS = re.compile(r"[.?!;\n]")


def in_words_of(game: Game | None, error: QuestionError) -> None:
    """Give *error* examples of *game*, where it has those of Magic."""
    others = [it for it in ("3/3", "2/2") if it not in error.text]
    magic = any(it in STOCK or any(s in it for s in others) for it in error.suggestions)
    if game not in _ASKED or not (magic or not error.suggestions):
        return
    if error.problem in {Problem.SYNTAX, Problem.UNSUPPORTED}:
        error.suggestions = _like(game, error)
    elif error.problem is Problem.AMBIGUOUS:
        said = str(error.message)
        asked = tuple(shape for words, shape in _ASKED[game] if words in said)
        usual = _NUMBERS[game] if _OF_SIZES.search(said) else _like(game, error)
        error.suggestions = asked or usual


def with_examples(game: Game, error: QuestionError) -> None:
    """Give *error* something that can be typed, where it has nothing."""
    if error.suggestions or not error.line:
        return
    unread = error.problem in {Problem.SYNTAX, Problem.UNSUPPORTED}
    if unread and _in_a_wording(error):
        error.suggestions = WORDINGS
    elif unread or (game is Game.MTG and error.problem is Problem.AMBIGUOUS):
        error.suggestions = _like(game, error)


# What a card may say, told as cards tell it.
WORDINGS = (
    "If a source would deal damage to you, prevent 1 of that damage.",
    "Prevent the next 3 damage that would be dealt to you this turn.",
)


def _in_a_wording(error: QuestionError) -> bool:
    there = letter_at(error.text, error.line, error.column)
    return any(start < there < end for start, end in quotations(error.text))


def _like(game: Game, error: QuestionError) -> tuple[str, ...]:
    return nearest(game, _sentence(error), error.text)


def _sentence(error: QuestionError) -> str:
    """The sentence in which *error* lies, all of the text if that is not known."""
    lines = error.text.splitlines()
    if not 0 < error.line <= len(lines):
        return error.text
    line, at = lines[error.line - 1], error.column - 1
    start = max((m.end() for m in _ENDS.finditer(line) if m.end() <= at), default=0)
    behind = _ENDS.search(line, max(at, 0))
    return line[start : behind.start() if behind else len(line)]
