"""Whose a thing is, told behind its name: "Odd Saint is my ally: “…”"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.quoted_words import begins
from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import STOPS, Kind, Token

_IS = frozenset({"is", "'s"})
_WHO = {"my": "i", "his": "he", "her": "she", "their": "they"}
_KINDS = frozenset(
    "creature enchantment artifact permanent planeswalker ally unit domain regalia "
    "phantasia gear".split()
)
_WITHIN_NAMES = frozenset("of the and to in for from von de la du ,".split())
_BEHIND = STOPS | {":", ",", "with", "saying", "that", "which", "and", ""}
# So many words stand in a name, and between an owner and the kind of a thing.
_LONGEST_NAME, _MOST_SAID = 8, 5


def holders_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "I control Odd Saint, an ally" for "Odd Saint is my ally"."""
    found = list(tokens)
    for at in range(len(tokens) - 3, 0, -1):
        if tokens[at].text not in _IS or not _is_named(tokens, at):
            continue
        first = _sentence(tokens, at)
        owner = _owner(tokens, at + 1)
        if owner is None or not _kind_behind(tokens, owner[0]):
            continue
        end, words = owner
        there = tokens[first]
        controls = "control" if words in (["i"], ["they"]) else "controls"
        lead = [_word(there, word) for word in (*words, controls)]
        if tokens[end].text in _KINDS:
            found[at : end + 1] = []  # Its kind alone tells nothing more of it.
        else:
            article = "an" if tokens[end].text[:1] in "aeiou" else "a"
            comma = replace(tokens[at], kind=Kind.MARK, text=",", raw=",")
            found[at:end] = [comma, _word(tokens[end], article)]
        found[first:first] = lead
    return tuple(found)


def _sentence(tokens: Sequence[Token], at: int) -> int:
    """Where the sentence begins that *at* is in, or more than a name before it."""
    first = at
    while first and at - first <= _LONGEST_NAME and not begins(tokens, first):
        first -= 1
    return first


def _is_named(tokens: Sequence[Token], at: int) -> bool:
    """Whether nothing but a name stands from the beginning of a sentence to *at*."""
    first = _sentence(tokens, at)
    name = tokens[first:at]
    named = all(it.capital or it.text in _WITHIN_NAMES for it in name)
    return 0 < len(name) <= _LONGEST_NAME and named and name[0].capital


def _owner(tokens: Sequence[Token], at: int) -> tuple[int, list[str]] | None:
    """Where "my", "Bob's", "my opponent's" at *at* ends, and who that is."""
    if tokens[at].text in _WHO:
        here = at + 1
        if [it.text for it in tokens[here : here + 2]] == ["opponent", "'s"]:
            return at + 3, [tokens[at].text, "opponent"]
        return here, [_WHO[tokens[at].text]]
    person = tokens[at].capital and tokens[at].text not in MY_OR_HIS
    if person and tokens[at + 1].text == "'s":
        return at + 2, [tokens[at].raw]
    return None


def _kind_behind(tokens: Sequence[Token], at: int) -> bool:
    """Whether a kind of thing is told at *at*, and ends what is said there."""
    for here in range(at, min(at + _MOST_SAID, len(tokens))):
        if tokens[here].text in _KINDS:
            behind = tokens[here + 1] if here + 1 < len(tokens) else None
            ends = behind is None or behind.text in _BEHIND
            return ends or (behind is not None and behind.kind is Kind.QUOTE)
        if tokens[here].kind not in {Kind.WORD, Kind.SIZE, Kind.NUMBER}:
            return False
    return False


def _word(token: Token, text: str) -> Token:
    return replace(
        token,
        kind=Kind.WORD,
        text=text.lower(),
        raw="I" if text == "i" else text,
        value=None,
        end=token.start,
    )
