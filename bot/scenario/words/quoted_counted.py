"""Several of one card told at once: what each of them is called."""

from collections.abc import Sequence
from dataclasses import replace

from bot.cards.names import plain
from bot.scenario.words.quoted_words import Described
from bot.scenario.words.tokens import Token


def one_of_several(tokens: Sequence[Token], it: Described) -> Described:
    """ "Two Stone Giants" whose wording says Stone Giant: the name of each."""
    if not it.words or not it.words[-1].endswith("s"):
        return it
    one = (*it.words[:-1], it.words[-1].removesuffix("s"))
    wording = f" {plain(str(tokens[it.quote].value))} "
    if f" {plain(' '.join(it.words))} " in wording:
        return it
    several = it.first > 0 and tokens[it.first - 1].text in _NUMBERS
    return replace(it, words=one) if several else it


def one_of_them(tokens: Sequence[Token], it: Described) -> Described:
    """ "Two Silvercoat Lions (2/2)": each is a Silvercoat Lion."""
    last = it.words[-1] if it.words else ""
    several = it.first > 0 and tokens[it.first - 1].text in _NUMBERS
    if not several or not last.endswith("s") or last.endswith(_SINGULAR):
        return it
    return replace(it, words=(*it.words[:-1], last.removesuffix("s")))


_SINGULAR = ("ss", "us", "is", "ves")
_NUMBERS = frozenset("two three four five six seven eight nine ten 2 3 4 5 6".split())
