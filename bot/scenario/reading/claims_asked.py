""" "He says he takes 0. I attacked him with a 3/3. Is he right?": asked at the end.

What somebody says comes out is asked of what is told, where it is no fact that anybody
needs: all that happens has to be the same without it.
"""

from collections.abc import Callable

from bot.engine.question import AskKind, Question
from bot.errors import QuestionError
from bot.scenario.changing.script import Told
from bot.scenario.reading.ways import of_tokens
from bot.scenario.words.claimed_ones import CLAIMING, sentences
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import ENDS, Token
from bot.scenario.words.written import put_before

Tokens = tuple[Token, ...]

# So far into its sentence who says so has been named.
_NAMED = 5
_ABOUT = frozenset("me us him her them that".split())
_RIGHT = frozenset("right correct true".split())
_WHO = frozenset("he she they that this it who i".split())
_IS = frozenset({"is", "are", "am", "was", "were"})
# With one of these more is said than a result, or it is not clear of what.
_MORE = frozenset(
    "because since cuz cause if unless when while although though it they them this "
    "these those".split()
)


def with_claims_asked(
    parse: Parse, read: Callable[[Parse], tuple[Told, Question]]
) -> tuple[Parse, Told, Question] | None:
    """*parse* with what somebody claims asked, where nothing more is told by that.

    None where it is to be read as it stands.
    """
    if (ways := _asked(parse)) is None:
        return None
    asking, telling = (of_tokens(parse, it) for it in ways)
    try:
        told, asked = read(asking)
        _, plain = read(telling)
    except QuestionError:
        return None
    definite = all(it.kind is not AskKind.EVERYTHING for it in asked.asks)
    same = asked.script == plain.script and asked.board == plain.board
    return (asking, told, asked) if definite and same else None


def _asked(parse: Parse) -> tuple[Tokens, Tokens] | None:
    """The tokens of *parse* with its one claim asked at the end, and without it.

    None where nobody asks whether who said it is right.
    """
    told = [*sentences(parse.tokens)]
    if len(told) < 2 or not _asks(told[-1]):
        return None
    claims = [(n, at) for n, one in enumerate(told[:-1]) if (at := _claimed(one))]
    if len(claims) != 1:
        return None
    number, at = claims[0]
    said = told[number][at:]
    end = said[-1] if said and said[-1].text in ENDS else None
    said = said[:-1] if end is not None else said
    if len(said) < 2 or not _MORE.isdisjoint(it.text for it in said):
        return None
    rest = tuple(it for n, one in enumerate(told[:-1]) if n != number for it in one)
    if not rest:
        return None
    mark = told[-1][-1]
    comma, right = put_before(mark, ","), put_before(mark, "right")
    return (*rest, *said, comma, right, mark), rest


def _asks(one: Tokens) -> bool:
    """ "Is he right?", "Who's right?"."""
    words = [it.text for it in one if it.text not in {"so", ","}]
    if words[-1:] != ["?"] or len(words) != 4:
        return False
    said = {*words[:2]}
    return bool(said & _IS) and bool(said & _WHO) and words[2] in _RIGHT


def _claimed(one: Tokens) -> int:
    """Where what is claimed begins; 0 where nobody claims anything."""
    words = [it.text for it in one]
    at = next((n for n, it in enumerate(words[:_NAMED]) if it in CLAIMING), 0)
    if not at:
        return 0
    at += 1
    while at < len(words) and words[at] in _ABOUT:
        at += 1
    return at
