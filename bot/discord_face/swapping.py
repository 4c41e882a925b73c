"""Other words for those that were not understood, at a press."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.discord_face import limits
from bot.discord_face.presses import Act, Press
from bot.errors import Problem, QuestionError, with_words

# One button of the row corrects it in a form.
MOST = limits.BUTTONS_IN_A_ROW - 1
_GAMES = {f"{game.value}: ": game.label for game in Game}
# A custom_id has none of the former inside a field.
_WRITTEN = str.maketrans(":", "|")
_READ = str.maketrans("|", ":")


def swaps(error: QuestionError, typed: str, mend: Press) -> list[tuple[str, Press]]:
    """What the buttons say and do that ask *typed* with the words *error* offers."""
    if error.text != typed:
        return []
    return list(_swaps(error, mend))[:MOST]


def _swaps(error: QuestionError, mend: Press) -> Iterator[tuple[str, Press]]:
    place = f"{error.line}.{error.column}.{error.length}"
    for words in dict.fromkeys(error.instead):
        more = f"{mend.more}/{place}.{words.translate(_WRITTEN)}"
        press = replace(mend, act=Act.AGAIN, more=more)
        if press.fits and "|" not in words:
            yield _GAMES.get(words, words), press


def swapped(press: Press, typed: str) -> tuple[str, str]:
    """What *press* carries of the wish, and *typed* with the words it offers.

    Raises QuestionError where what was typed is no longer there.
    """
    carried, _, swap = press.more.partition("/")
    *place, words = (*swap.split(".", 3), "", "", "")[:4]
    try:
        line, column, length = map(int, place)
        if not typed:
            raise ValueError("nothing is left of it")
        text = with_words(typed, (line, column, length), words.translate(_READ))
    except ValueError as error:
        raise QuestionError(
            Problem.LIMIT, "It was too long to be kept; please paste it again."
        ) from error
    return carried, text
