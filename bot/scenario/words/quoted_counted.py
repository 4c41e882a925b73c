"""Several of one card told at once: what each of them is called."""

from collections.abc import Sequence
from dataclasses import replace

from bot.cards.names import plain
from bot.scenario.words.descriptions import Described
from bot.scenario.words.kinds import STATUSES
from bot.scenario.words.tokens import Token


def one_of_several(tokens: Sequence[Token], it: Described) -> Described:
    """ "Two Stone Giants" whose wording says Stone Giant: the name of each."""
    if not it.words or not it.words[-1].endswith("s"):
        return it
    one = (*it.words[:-1], it.words[-1].removesuffix("s"))
    wording = f" {plain(str(tokens[it.quote].value))} "
    if f" {plain(' '.join(it.words))} " in wording:
        return it
    return replace(it, words=one) if _counted(tokens, it.first) else it


def one_of_them(tokens: Sequence[Token], it: Described) -> Described:
    """ "Two Silvercoat Lions (2/2)": each is a Silvercoat Lion."""
    last = it.words[-1] if it.words else ""
    if not _counted(tokens, it.first):
        return it
    if not last.endswith("s") or last.endswith(_SINGULAR):
        return it
    # "Two other Lions, both 2/2": two more of what is told here.
    gone = it.gone | ({it.first - 1} if tokens[it.first - 1].text in _MORE else set())
    return replace(it, words=(*it.words[:-1], last.removesuffix("s")), gone=gone)


def _counted(tokens: Sequence[Token], first: int) -> bool:
    """Whether a number stands before the name that begins at *first*."""
    at = first - 1
    while at > 0 and tokens[at].text in _MORE | STATUSES.keys():
        at -= 1
    return at >= 0 and tokens[at].text in _NUMBERS


_MORE = frozenset({"other", "more"})
_SINGULAR = ("ss", "us", "is", "ves")
_NUMBERS = frozenset("two three four five six seven eight nine ten 2 3 4 5 6".split())
