"""A whole sentence said anew: "Bob shocks it. Sorry, he bolts it"."""

from collections.abc import Sequence
from difflib import SequenceMatcher

from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.taken_back import (
    DEEDS,
    TAKEN_BACK,
    Words,
    one_word,
    same_person,
)
from bot.scenario.words.tokens import BULLET, Token

_STOPS = frozenset({"?", "\n", ";", BULLET, "!"})
_ENDED = frozenset({".", "!", "\n", ";", BULLET})


def sentence_again(
    tokens: tuple[Token, ...], at: int, before: Sequence[Token]
) -> tuple[int, int] | None:
    """Where the sentence *before* begins that is said anew, and where it is.

    "Bob shocks it. Sorry, he bolts it": most words are those of the one before.
    """
    if not before or before[-1].text not in _ENDED:
        return None
    here = _taken_back(tokens, at)
    if not here:
        return None
    end = here
    while end < len(tokens) and tokens[end].text not in _STOPS | {"."}:
        end += 1
    if end < len(tokens) and tokens[end].text == "?":
        return None
    begin = len(before) - 1
    while begin and before[begin - 1].text not in _STOPS | {"."}:
        begin -= 1
    was, now = one_word(before[begin:-1]), one_word(tokens[here:end])
    if not (was and now):
        return None
    if (start := _thing_again(before, begin, now)) is not None:
        return start, here
    if _names_lost(was, now):
        return None
    if now[0].text == "to":
        return (begin + 1, here + 1) if _meant_to(was, now) else None
    if verb := _verb_again(before[begin:-1], now):
        return begin + verb, here
    now_said = [it.text for it in now]
    for start in range(begin, len(before) - 1):
        first = start == begin or before[start - 1].text in {"and", ",", "but"}
        said = [it.text for it in before[start:] if it.text not in {".", "!"}]
        if first and _begins_again(said, now_said):
            return start, here
    if len(was) < 3 or 2 * _alike(was, now) < max(len(was), len(now)):
        return None
    firsts = was[0], now[0]
    if not same_person(*firsts):
        return begin, here
    return begin + 1 + len(before[begin:-1]) - len(was), here + 1


def _thing_again(
    before: Sequence[Token], begin: int, now: Sequence[Token]
) -> int | None:
    """ "Bob has a 2/2 with flying. I mean a 4/4 with flying": Bob has that."""
    was = one_word(before[begin:-1])
    places = (at for at in range(begin, len(before)) if before[at].text in _A)
    start = next(places, begin)
    if now[0].text not in _A or start == begin or 2 * _alike(was, now) < len(was):
        return None
    return None if _names_lost(before[start:-1], now) else start


_A = frozenset({"a", "an"})
# "Bob controls a 3/3 ... no, Bob controls a 4/4 and …": so much is taken back.
_LONGEST_BACK = 8


def _begins_again(was: list[str], now: list[str]) -> bool:
    """Whether it goes on as what was taken back began: with somebody and a verb."""
    return 2 < len(was) <= _LONGEST_BACK and len(now) > 2 and was[:2] == now[:2]


def _taken_back(tokens: tuple[Token, ...], at: int) -> int:
    """Where what is meant begins, behind the words that take something back; else 0."""
    ends = [end for end, _ in TAKEN_BACK.at(Words(tokens), at)]
    said = [it.text for it in tokens[at : at + 2]]
    if not ends and said in (["no", ","], ["nah", ","], ["no", "-"]):
        ends = [at + 2]
    if not ends:
        return 0
    here = max(ends)
    while here < len(tokens) and tokens[here].text in {",", "-", ":", "."}:
        here += 1
    return _taken_back(tokens, here) or here  # "Sorry, I meant …"


def _meant_to(was: Sequence[Token], now: Sequence[Token]) -> bool:
    """ "I gain 2 life. I meant to gain 3 life": the same deed of mine."""
    told, said = [it.text for it in was], [it.text for it in now]
    same = said[1] == told[min(1, len(told) - 1)] or said[-1] == told[-1]
    return len(said) > 2 and same and told[0] == "i" and _MORE.isdisjoint(told)


def _verb_again(was: Sequence[Token], now: Sequence[Token]) -> int:
    """ "Opp bolts me. Wait no bolts my Bear": where what is done begins; else 0."""
    short = [it.text for it in one_word(was)]
    same = len(short) > 1 and short[1] == now[0].text and short[1] in DEEDS
    again = same and short.count(short[1]) == 1 and _MORE.isdisjoint(short)
    return 1 + len(was) - len(short) if again else 0


_MORE = frozenset({",", "and", "but", "then"})


def _names_lost(was: Sequence[Token], now: Sequence[Token]) -> bool:
    """ "I attack Bob with the 3/3. Sorry, I attack with the 2/2": whom?"""
    before, behind = ({it.text for it in said} & FIRST_NAMES for said in (was, now))
    kept = {was[0].text} if same_person(was[0], now[0]) else set()
    return bool(before - behind - kept) and not behind


def _alike(was: Sequence[Token], now: Sequence[Token]) -> int:
    """How many words of two sentences are the same, in their order."""
    if not now:
        return 0
    texts = [[it.text for it in said] for said in (was, now)]
    if same_person(was[0], now[0]):
        texts[1][0] = texts[0][0]
    matcher = SequenceMatcher(a=texts[0], b=texts[1], autojunk=False)
    return sum(it.size for it in matcher.get_matching_blocks())
