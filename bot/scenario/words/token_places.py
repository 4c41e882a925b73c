"""Places in a text that a row of paraphrases can ask for: no token stands there."""

from collections.abc import Iterator, Sequence

from bot.scenario.words.asides import person_before
from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.starting import is_behind_game, is_start
from bot.scenario.words.tokens import ENDS, Kind, Token

_WHOSE = MY_OR_HIS | {"your", "its"}
_ARTICLES = frozenset("a an the our".split())


def may_be_held(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """No token: what somebody may have on the table begins here, and no player."""
    if at >= len(tokens):
        return
    led = tokens[at].text in {"a", "an", "two", "three"}
    named = tokens[at].capital and not person_before([tokens[at]])
    if led or named or tokens[at].kind is Kind.SIZE:
        yield at


def sentence_begins(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """No token: a sentence begins here, or the text behind the name of its game."""
    if at < len(tokens) and is_start(tokens, at):
        yield at


def in_no_list(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """No token: neither a bracket nor a comma says which those before are."""
    if at >= len(tokens) or tokens[at].text not in {"(", ","}:
        yield at


def of_nobody_told(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """No token: nothing before says whose it is."""
    if at == 0 or tokens[at - 1].text not in _WHOSE | _ARTICLES:
        yield at


def text_begins(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """No token: the text begins here, or what is behind the name of its game."""
    if at < len(tokens) and (at == 0 or is_behind_game(tokens, at)):
        yield at


def nothing_before(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """No token: nothing stands before."""
    if at == 0 and tokens:
        yield at


def sentence_ends(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """No token: a sentence ends here."""
    if at >= len(tokens) or tokens[at].text in ENDS:
        yield at


def nothing_behind(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """No token: nothing stands behind."""
    if all(it.kind is Kind.BREAK for it in tokens[at:]):
        yield at
