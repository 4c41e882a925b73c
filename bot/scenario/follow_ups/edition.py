"""“What did 1.3 say?”, “under 1.4”."""

import re

from bot.scenario.changing.edits import Edit, Under
from bot.scenario.follow_ups.finding import Context
from bot.scenario.words.choosing_game import check_edition
from bot.worded import worded

_NUMBER = re.compile(r"v?\d+\.\d+(\.\w+)*|\d{4}-\d{2}-\d{2}")
_PLAIN = frozenset(
    "under in what did do does say the old new older newer rules rule version edition "
    "with by how about is it for of using would was were be result v and about this "
    "that happens happen read reads game core at on according to per".split()
)


def other_edition(context: Context) -> Edit | None:
    """The same under the edition named, if an edition is all that is named."""
    words = context.words
    said = [it.raw for it in words.tokens if _NUMBER.fullmatch(it.text)]
    dated = re.search(r"\b\d{4}-\d{2}-\d{2}\b", words.text)
    if dated:
        rest = words.text.replace(dated.group(), " ").lower()
        if set(re.findall(r"[a-z]+", rest)) <= _PLAIN:
            return _under(context, dated.group())
    rest_words = {
        it.text for it in words.tokens if not _NUMBER.fullmatch(it.text)
    } - set(",.:?!")
    if len(said) == 1 and rest_words <= _PLAIN:
        return _under(context, said[0])
    return None


def _under(context: Context, edition: str) -> Edit:
    game = context.telling.chosen.game
    known = check_edition(game, edition, context.words.text)
    return Under(known, worded("under the rules of {known}.", known=known))
