"""The game named within a text: "It is my turn in Riftbound and …"."""

import re
from functools import lru_cache

from bot.citation import Game
from bot.scenario.words.marked import quotations

_GAMES = {
    "grand": Game.GRAND_ARCHIVE, "ga": Game.GRAND_ARCHIVE,
    "archi": Game.GRAND_ARCHIVE, "riftb": Game.RIFTBOUND, "rb": Game.RIFTBOUND,
}  # fmt: skip
# "Magic" alone is a word that names of cards have.
_GAME = (
    r"(?P<game>grand archive|riftbound|mtg|magic: the gathering|(?-i:Magic)(?! [A-Z]))"
)
_SPACE = r"\s{1,3}"
_SHORT = r"grand archive|riftbound|mtg|(?-i:Magic)|ga|rb"
_ASIDE = r"(?:\s{1,3}(?:by the way|btw|here|again|obviously|of course))?"
_PLAYED = r"(?:a|an|our|the|this|some)"
_KIND = r"(?:game|match|round|tournament)"
_NAMED = re.compile(
    # "Playing Riftbound, I …" tells nothing else.
    rf"(?:(?<=^)|(?<=[.!?]\s))(?:(?:when|while){_SPACE})?playing{_SPACE}"
    rf"{_GAME.replace('game>', 'first>')}\s{{0,3}},\s{{0,3}}|"
    # "Does my unit die? Riftbound, it has …": behind the question.
    rf"(?<=[.!?:]\s)(?P<behind>{_SHORT}){_ASIDE}\s{{0,3}}(?:[,:;–—-]|[.!](?=\s))\s{{0,3}}|"
    # "Funny one from Saturday, Grand Archive. …", "…, Riftbound by the way."
    rf",\s{{0,3}}(?P<aside>{_SHORT}){_ASIDE}(?=\s{{0,3}}(?:[.,:;!?)–—]|$))|"
    # "… Does it die? GA": at the very end.
    r"(?<=[.!?,]\s)(?P<ending>grand archive|riftbound|mtg|ga|rb)\s{0,3}[.!?)]?\s{0,3}$|"
    r"\((?P<apart>grand archive|riftbound|mtg|ga|rb)\)|"
    # What is left tells who plays: "Anna and I are playing".
    rf"(?:(?<=play)|(?<=plays)|(?<=playing)|(?<=played)){_SPACE}(?:{_PLAYED}{_SPACE}(?:\w+{_SPACE})?"
    rf"{_KIND}{_SPACE}of{_SPACE})?{_GAME}\b(?:{_SPACE}(?:tcg|here|today|tonight)\b)?"
    rf"|\b(?:in|during){_SPACE}(?:{_PLAYED}{_SPACE})?(?:{_KIND}{_SPACE}of"
    rf"{_SPACE})?{_GAME.replace('game>', 'within>')}\b(?:{_SPACE}{_KIND}\b)?(?!['’-])|"
    rf"\b(?:of|from){_SPACE}{_GAME.replace('game>', 'of>')}\b(?!['’-])|"
    # "The Riftbound release event": no card is called so.
    rf"(?:(?<=\bmy)|(?<=\bour)|(?<=\bthe)|(?<=\ba)|(?<=\bthis)|(?<=\bsome)){_SPACE}"
    rf"(?P<told>grand archive|riftbound)(?={_SPACE}[a-z])|"
    r"\b(?:grand(?=\s(?P<first_of>archive)\b)|(?=(?P<anywhere>riftbound|mtg)\b))",
    re.IGNORECASE,
)
# "Like in MTG", "coming from Magic": another game than the one that is played.
_LIKENED = re.compile(
    r"\b(?:like|as|unlike|from|than|not|about|used to)\s+(?:in\s+)?$", re.I
)


def game_told(text: str) -> Game | None:
    """The one game that *text* speaks of, wherever; None if none or several."""
    named = [*games_named(text)]
    return named[0] if len(named) == 1 else None


@lru_cache(maxsize=4)
def games_named(text: str) -> dict[Game, tuple[tuple[int, int], ...]]:
    """Each game that is named within *text*, and the places that only name it."""
    quoted = quotations(text)
    found: dict[Game, tuple[tuple[int, int], ...]] = {}
    for match in _NAMED.finditer(text):
        start = match.start()
        if any(begin <= start < end for begin, end in quoted):
            continue
        named = next(filter(None, match.groups())).lower()
        game = _GAMES.get(named[:5], Game.MTG)
        if game is Game.MTG and _likened(text, match):
            continue
        found[game] = (*found.get(game, ()), match.span())
    if len(found) > 1:
        # Magic is what the others are likened to.
        found.pop(Game.MTG, None)
    return found


def _likened(text: str, match: re.Match[str]) -> bool:
    """Whether another game is named only for comparison: "like in MTG"."""
    word = re.compile(r"mtg|magic", re.IGNORECASE).search(text, match.start())
    return word is not None and bool(_LIKENED.search(text[: word.start()]))
