"""What to type instead, in the words of the game that is played."""

from bot.citation import Game
from bot.errors import Problem, QuestionError

_SHAPE = {
    Game.GRAND_ARCHIVE: (
        "Deflecting Edge is on my champion. Their ally attacks my champion for 5.",
        "A 3 power ally attacks my Squire (life 4). Does Squire die?",
    ),
    Game.RIFTBOUND: (
        "They attack my 5 Might unit with 3 and 4 Might; it has Ki Barrier.",
        "He plays Void Seeker on my 3 Might unit. Does it die?",
    ),
}
_NUMBERS = {
    Game.GRAND_ARCHIVE: (
        "Squire (power 2, life 3)",
        "attacks for 4",
        "a prevent-3 shield",
    ),
    Game.RIFTBOUND: ("a 4 Might unit", "they attack with 6 and 5"),
}


def in_words_of(game: Game | None, error: QuestionError) -> None:
    """Give *error* examples of *game*, where it has those of Magic."""
    magic = any("3/3" in it or "2/2" in it for it in error.suggestions)
    if game not in _SHAPE or not (magic or not error.suggestions):
        return
    if error.problem in {Problem.SYNTAX, Problem.UNSUPPORTED}:
        error.suggestions = _SHAPE[game]
    elif error.problem is Problem.AMBIGUOUS:
        error.suggestions = _NUMBERS[game]
