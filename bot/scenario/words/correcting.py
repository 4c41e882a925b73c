"""What somebody takes back while typing: "a 5/5, wait no it's a 4/4"."""

from collections.abc import Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.lexicon import HELPING
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.rewriting import Around
from bot.scenario.words.taken_back import (
    RATHER,
    TAKEN_BACK,
    Words,
    check_not_taken_back,
    one_word,
    same_person,
)
from bot.scenario.words.tokens import BULLET, Kind, Token

_IT_IS = PhraseTable(
    (tuple(words.split()), None)
    for words in (
        "it is", "it was", "that is", "that was", "they are", "they were", "he is",
        "she is", "is", "was",
    )
)  # fmt: skip
_MARKS = frozenset({",", "-", ".", "(", ":", ";", "!"})
_STOPS = frozenset({"?", "\n", ";", BULLET, "!"})
_ARTICLES = frozenset({"a", "an", "actually", "just", "only"})
_MEASURED = frozenset({Kind.SIZE, Kind.NUMBER, Kind.COUNTER, Kind.TIMES})


def corrected(
    tokens: tuple[Token, ...], around: Around | None = None
) -> tuple[Token, ...]:
    """*tokens* with each size or number that was taken back as it was meant.

    Only where the sentence (or the one before) told one number of that kind, so that
    it is clear which is meant; else the words stay and are refused. Raises
    QuestionError (AMBIGUOUS) where what was done may be taken back.
    """
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        found = _correction(tokens, at, out)
        if found is None:
            again = _sentence_again(tokens, at, out) or _name_again(tokens, at, out)
            if again:
                begin, at = again
                del out[begin:]
                continue
            check_not_taken_back(tokens, at, out, around.text if around else "")
            out.append(tokens[at])
            at += 1
            continue
        end, place, meant = found
        out[place] = meant
        at = end
    return tuple(out)


def _correction(
    tokens: tuple[Token, ...], at: int, before: list[Token]
) -> tuple[int, int, Token] | None:
    """Where a correction at *at* ends, which token it is about, and what is meant."""
    here = at
    while here < len(tokens) and tokens[here].text in _MARKS:
        here += 1
    words = Words(tokens)
    ends = [end for end, _ in TAKEN_BACK.at(words, here)]
    if not ends and (end := _rather(tokens, at, before)):
        ends = [end]
    if not ends:
        return None
    here = max(ends)
    while here < len(tokens) and tokens[here].text in {",", "-", ".", ":"}:
        here += 1
    said = max([end for end, _ in _IT_IS.at(words, here)], default=here)
    for begin in (said, here):
        at_number = _past_articles(tokens, begin)
        while at_number < len(tokens) and not _measures(tokens[at_number]):
            if tokens[at_number].kind is not Kind.WORD or at_number > begin + 3:
                break
            at_number += 1
        found = _meant(tokens, (at, begin, at_number), before, begin > here)
        if found is not None:
            return found
    return None


def _rather(tokens: tuple[Token, ...], at: int, before: list[Token]) -> int:
    """Where the number of "Actually four.", "No, it's a 4/4." is led to; else 0.

    Behind a change of size "it's a 4/4" may be what comes of that.
    """
    if not before or before[-1].text not in _STOPS | {"."}:
        return 0
    here = max((end for end, _ in RATHER.at(Words(tokens), at)), default=0)
    if not here:
        return 0
    here += here < len(tokens) and tokens[here].text == ","
    number = max((end for end, _ in _IT_IS.at(Words(tokens), here)), default=here)
    number = _past_articles(tokens, number)
    # "Actually prevent-3", "Actually at 12"
    number += number < len(tokens) and tokens[number].text in {"prevent", "at", "for"}
    if number >= len(tokens) or not _measures(tokens[number]):
        return 0
    behind = [it.text for it in tokens[number + 1 : number + 3]]
    over = not behind or bool({*behind} & (_STOPS | {"."}))
    grown = any(it.kind is Kind.COUNTER for it in before)
    return here if over and not grown else 0


def _sentence_again(
    tokens: tuple[Token, ...], at: int, before: list[Token]
) -> tuple[int, int] | None:
    """Where the sentence *before* begins that is said anew, and where it is.

    "Bob shocks it. Sorry, he bolts it": most words are those of the one before.
    """
    if not before or before[-1].text not in {".", "!", "\n", ";"}:
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
    if not (was and now) or _names_lost(was, now):
        return None
    now_said = [it.text for it in now]
    for start in range(begin, len(before) - 1):
        first = start == begin or before[start - 1].text in {"and", ",", "but"}
        said = [it.text for it in before[start:] if it.text not in {".", "!"}]
        if first and _begins_again(said, now_said):
            return start, here
    if len(was) < 3 or 2 * _alike(was, now) < max(len(was), len(now)):
        return None
    if now_said[0] in _A and was[0].text not in _A:
        # "Bob has a 2/2 with flying. I mean a 4/4 with flying": Bob has that.
        places = (at for at in range(begin, len(before)) if before[at].text in _A)
        return (start, here) if (start := next(places, 0)) else None
    firsts = was[0], now[0]
    if not same_person(*firsts):
        return begin, here
    return begin + 1 + len(before[begin:-1]) - len(was), here + 1


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
    return here


def _name_again(
    tokens: tuple[Token, ...], at: int, before: list[Token]
) -> tuple[int, int] | None:
    """Where the name *before* begins for which another is said: "X, no wait, Y"."""
    here = _taken_back(tokens, at)
    close = len(before)
    while close and before[close - 1].text in {",", "-", "."}:
        close -= 1
    if not here or close == len(before) or here >= len(tokens):
        return None
    begin = close
    while begin and _in_a_name(before[begin - 1]):
        begin -= 1
    if begin == close or not tokens[here].capital or tokens[here].text == "i":
        return None
    end = here
    while end < len(tokens) and _in_a_name(tokens[end]):
        end += 1
    if end < len(tokens) and tokens[end].text not in _BEHIND_NAMES:
        return None  # a sentence of its own
    whole = begin == 0 or before[begin - 1].text in _STOPS | {"."}
    return None if whole or not before[begin].capital else (begin, here)


_BEHIND_NAMES = _STOPS | frozenset(". , on at to with and in from for ) (".split())


def _in_a_name(token: Token) -> bool:
    return token.kind is Kind.WORD and (token.capital or token.text in {"of", "the"})


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


def _past_articles(tokens: tuple[Token, ...], at: int) -> int:
    while at < len(tokens) and tokens[at].text in _ARTICLES:
        at += 1
    return at


def _meant(
    tokens: tuple[Token, ...],
    places: tuple[int, int, int],
    before: list[Token],
    it_is: bool,
) -> tuple[int, int, Token] | None:
    """The correction whose mark, words and number are at *places*.

    What stands before the number is nothing, or is said as it was before: "I'm at 12,
    no wait, I'm at 10". Without "it is" the sentence has to be over behind it.
    """
    at, begin, here = places
    if here >= len(tokens) or not _measures(tokens[here]):
        return None
    told = _told(before, tokens[here])
    if len(told) > 1:
        told = [it for it in told if _same_behind(before, it, tokens, here + 1)]
    if len(told) != 1:
        return None
    place, end = told[0], here + 1
    again = [it.text for it in tokens[begin:here] if it.text not in _ARTICLES]
    context = [it.text for it in before[:place] if it.text not in _ARTICLES]
    if again and context[-len(again) :] != again:
        return None
    # "at 12 life, I mean 10 life": what is counted is said once.
    counted = before[place + 1].text if place + 1 < len(before) else ""
    if behind := _same_behind(before, place, tokens, end):
        end += behind
    elif end < len(tokens) and tokens[end].text == counted and counted.isalpha():
        end += 1
    following = tokens[end].text if end < len(tokens) else "."
    over = following in {".", "?", "!", ";", ",", ")", "\n", BULLET}
    if not over and not (it_is and following in {"with", "and", "but", "so"}):
        return None
    if following in {",", ")"} and _closes(tokens, at, end):
        end += 1
    # Where it was typed first: names between the two are found by their places.
    was = before[place]
    meant = replace(
        tokens[here], start=was.start, end=was.end, line=was.line, column=was.column
    )
    return end, place, meant


def _same_behind(
    before: list[Token], place: int, tokens: tuple[Token, ...], end: int
) -> int:
    """How many words end *before* behind *place* and are said anew from *end* on.

    "My 4 Might unit, I mean my 3 Might unit": all of them, else 0.
    """
    words = [it.text for it in before[place + 1 :]]
    again = [it.text for it in tokens[end : end + len(words)]]
    told = words == again and all(word.isalpha() for word in words)
    return len(words) if told else 0


def _closes(tokens: tuple[Token, ...], at: int, end: int) -> bool:
    """Whether the mark at *end* closes what the one at *at* opened."""
    if tokens[end].text == ")":
        return tokens[at].text == "("
    behind = tokens[end + 1].text if end + 1 < len(tokens) else ""
    return behind in {"with", "and"} or (
        tokens[at].text == "," and behind in HELPING | _DONE
    )


_DONE = frozenset("attacks blocks dies gets takes deals enters".split())


def _measures(token: Token) -> bool:
    return token.kind in _MEASURED or (
        token.kind is Kind.WORD and token.value is not None
    )


def _told(before: list[Token], meant: Token) -> list[int]:
    """Where in the sentence that ends *before* something of the kind of *meant* is."""
    places: list[int] = []
    stops = 0
    for at in range(len(before) - 1, -1, -1):
        token = before[at]
        stops += token.text in _STOPS or token.text == "."
        if token.text == "\n" or stops > 1 or (stops and places):
            break
        same = token.kind is meant.kind
        number = _measures(token) and token.kind is not Kind.SIZE
        if (same and _measures(token)) or (
            number and _measures(meant) and meant.kind not in {Kind.SIZE, Kind.COUNTER}
        ):
            places.append(at)
    if not places and meant.kind is Kind.SIZE:
        # "I control a 3/3. Bob bolts it. No wait, it's a 4/4": the only one told.
        return [at for at, token in enumerate(before) if token.kind is Kind.SIZE]
    return places
