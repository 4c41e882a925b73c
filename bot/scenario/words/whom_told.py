"""Whom something is done to, as tokens: "me", "the opponent's champion"."""

from collections.abc import Iterator, Sequence

from bot.scenario.words.asides import names_player
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.small_words import MY_OR_HIS, THE_OR_HIS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import text_at

SOME = 10
CLAUSAL = MY_OR_HIS | set(
    "a an is are was at on in to with by from i he she they it and or there has have "
    "had this that attacks attack moves move same other another one".split()
)


def person(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A player: "I", "my opponent", "Alice"."""
    first = text_at(tokens, at)
    if first in THE_OR_HIS and text_at(tokens, at + 1) in OPPONENTS:
        yield at + 2
    if names_player(first):
        yield at + 1


def target(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """Somebody or something: "me", "the opponent's champion"; the fewest first."""
    for end in aimed(tokens, at):
        if not _names_next(tokens, end - 1) or text_at(tokens, end + 1) == "'s":
            yield end


def aimed(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """The same where a name may stand behind it."""
    first = text_at(tokens, at)
    if first in _POINTING and (first not in _LEADING or not _names_next(tokens, at)):
        yield at + 1
    yield from person(tokens, at)
    if first not in _DETERMINERS and text_at(tokens, at + 1) != "'s":
        return
    for end in range(at + 2, min(at + SOME, len(tokens)) + 1):
        last = tokens[end - 1]
        if last.kind in _NO_NOUN or last.text in _MOMENTS:
            return
        if last.text in CLAUSAL and tokens[end - 2].text != "of" and end > at + 2:
            return
        parted = last.text in _NOUNS or not _names_next(tokens, end - 1)
        if last.text not in _JOINING and parted:
            yield end


def _names_next(tokens: Sequence[Token], at: int) -> bool:
    """Whether a name may go on behind *at*: "my 2/2 Bear", "his Grizzly Bears"."""
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    return behind is not None and behind.capital and behind.text != "i"


# Behind them stands another name.
_NOUNS = frozenset("creature unit ally champion opponent planeswalker".split())
_LEADING = frozenset("her that this".split())
_POINTING = frozenset("it him her me them us that this".split())
_DETERMINERS = MY_OR_HIS | set("the a an this that these those our its one".split())
_NO_NOUN = frozenset({Kind.MARK, Kind.BREAK, Kind.QUOTE})
_JOINING = MY_OR_HIS | set("of the a an 's".split())
_MOMENTS = frozenset(
    "turn turns step phase upkeep combat stack resolution end beginning board side "
    "field table battlefield way first same time moment".split()
)
