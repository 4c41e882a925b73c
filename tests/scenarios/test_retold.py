"""Scenarios told in other words that change nothing come out the same, or are refused.

By default a few are retold; ``--slow`` retells all of them, which takes an hour.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from zlib import crc32

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.outcome import Outcome
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario import read
from tests.exploring import explored
from tests.scenarios.test_golden import ALL, Block

_FIGHTERS = frozenset({"creature", "unit", "ally", "champion"})
# "ga: …", "riftbound 1.3: …" stand before all else.
_PREFIX = re.compile(r"\w+(?: [\d.]+)?:")
# A name in an answer is told of whoever goes by it.
_PLAYERS = re.compile(r"Bob|Alice|Carl|Dana|opponent|\bme\b")
# A quotation mark that is still open would end the sentence within a wording.
_SENTENCE_ENDS = re.compile(r'(?<=[a-z0-9])\. (?=[A-Z][^"]*(?:"[^"]*"[^"]*)*$)')


def other_names(text: str) -> str:
    names = {"Bob": "Carl", "Alice": "Dana"}
    return re.sub(r"\b(?:Bob|Alice)\b", lambda name: names[name[0]], text)


def a_line_each(text: str) -> str:
    return _SENTENCE_ENDS.sub(".\n", text)


def with_a_greeting(text: str) -> str:
    return text if _PREFIX.match(text) else f"Hi all, quick question. {text}"


def with_thanks(text: str) -> str:
    return f"{text} Thanks in advance!" if text[-1] in '.?!"' else text


def with_curly_marks(text: str) -> str:
    return re.sub(r'"([^"]*)"', r"“\1”", text)


def against_my_opponent(text: str) -> str:
    if re.search(r"Alice|Carol|opponent|\b(?:he|his|him|she|her)\b", text):
        return text
    return re.sub(r"\bBob\b", "my opponent", text)


def in_small_letters(text: str) -> str:
    # Names of cards and players are known by their capitals.
    return text if re.search(r'"|Alice|Bob|Carol', text) else text.lower()


def with_creatures_named_so(text: str) -> str:
    if '"' in text:
        return text
    size = r"\b(\d+/\d+)(?= (?:attacks|blocks|and|with|has)|[.,?])"
    return re.sub(size, r"\1 creature", text)


WAYS = [
    other_names, a_line_each, with_a_greeting, with_thanks, with_curly_marks,
    against_my_opponent, in_small_letters, with_creatures_named_so,
]  # fmt: skip


@pytest.mark.parametrize("one_of", [200, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_what_is_retold_comes_out_the_same(
    way: Callable[[str], str], one_of: int
) -> None:
    otherwise = [
        (block.text, retold)
        for block, retold in _retold(way, one_of)
        if (found := _result(retold, block.game)) is not None
        and (before := _result(block.text, block.game)) is not None
        and found != before
    ]

    assert otherwise == []


def _retold(way: Callable[[str], str], one_of: int) -> Iterator[tuple[Block, str]]:
    for param in ALL:
        (block,) = param.values
        assert isinstance(block, Block)
        retold = way(block.text)
        if retold != block.text and crc32(block.text.encode()) % one_of == 0:
            yield block, retold


@cache
def _result(text: str, game: Game) -> object:
    """What comes of *text*: final states and answers; None where it is refused."""
    try:
        ruling = explored(read(text, catalogue=_catalogue(), game=game).question)
    except QuestionError:
        return None
    answers = [
        (it.ask.kind, sorted(_PLAYERS.sub("P", words) for words, _ in it.values))
        for it in ruling.answered
    ]
    return {_state(outcome) for outcome in ruling.outcomes}, answers


def _state(outcome: Outcome) -> object:
    board = outcome.board
    fighters = [
        (it.zone.value, it.damage, str(sorted(it.counters)), it.destroyed, it.tapped)
        for it in board.objects
        if _FIGHTERS & it.kinds
    ]
    players = [(it.life or 0, str(sorted(it.counters))) for it in board.players]
    return tuple(sorted(players)), tuple(sorted(fighters))


@cache
def _catalogue() -> Catalogue:
    return Catalogue(rules_data())
