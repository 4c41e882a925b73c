"""Other words for those that were not understood, at a press."""

import zlib
from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.discord_face import limits
from bot.discord_face.plain import visible
from bot.discord_face.presses import Act, Press
from bot.errors import Offer, Problem, QuestionError, with_words
from bot.judge.languages import Words
from bot.worded import capital

# One button of the row corrects it in a form.
MOST = limits.BUTTONS_IN_A_ROW - 1
_GAMES = {f"{game.value}: ": game.label for game in Game}
# A custom_id has none of the former inside a field.
_WRITTEN = str.maketrans(":", "|")
_READ = str.maketrans("|", ":")
# Before what tells the offers of a refusal apart.
_MARK = "#"


def swaps(
    error: QuestionError, typed: str, mend: Press, say: Words
) -> list[tuple[str, Press]]:
    """What the buttons say and do that ask *typed* as *error* offers."""
    # What can be ruled on goes before what has not been tried.
    if error.offers:
        return list(_offers(error, mend, say))[:MOST]
    return list(_swaps(error, mend))[:MOST] if error.text == typed else []


def _offers(
    error: QuestionError, mend: Press, say: Words
) -> Iterator[tuple[str, Press]]:
    for one in error.offers:
        more = f"{mend.more}/{_MARK}{mark_of(one)}"
        press = replace(mend, act=Act.AGAIN, more=more)
        if press.fits:
            yield capital(say.own(one.said)), press


def mark_of(offer: Offer) -> str:
    """What tells *offer* from others, also once its text has stood in a message."""
    words = " ".join(visible(offer.text).split())
    return f"{zlib.crc32(words.encode()):x}"


def mark_in(press: Press) -> str:
    """The mark of the offer that *press* takes; "" for one of other words."""
    swap = press.more.partition("/")[2]
    return swap.removeprefix(_MARK) if swap.startswith(_MARK) else ""


def _swaps(error: QuestionError, mend: Press) -> Iterator[tuple[str, Press]]:
    place = f"{error.line}.{error.column}.{error.length}"
    for words in dict.fromkeys(error.instead):
        more = f"{mend.more}/{place}.{words.translate(_WRITTEN)}"
        press = replace(mend, act=Act.AGAIN, more=more)
        if press.fits and "|" not in words:
            yield _GAMES.get(words, words), press


def swapped(press: Press, typed: str) -> tuple[str, str]:
    """What *press* carries of the wish, and *typed* with the words it offers.

    As it is where *press* takes an offer of which it has but the mark.

    Raises QuestionError where what was typed is no longer there.
    """
    carried, _, swap = press.more.partition("/")
    if mark_in(press) and typed:
        return carried, typed
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
