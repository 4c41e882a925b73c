""" "He says he takes 0. I attacked him with a 3/3. Is he right?": asked at the end.

What somebody says comes out is asked of what is told, where it is no fact that anybody
needs: all that happens has to be the same without it.
"""

from collections.abc import Callable, Sequence

from bot.engine.question import AskKind, Question
from bot.errors import Problem, QuestionError
from bot.scenario.changing.script import Told
from bot.scenario.reading.ways import of_tokens
from bot.scenario.words.asked_back import ANYWAY_OR_ASKED
from bot.scenario.words.claimed_ones import CLAIMING, owned_in, sentences
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import put_before

Tokens = tuple[Token, ...]

# So far into its sentence who says so has been named.
_NAMED = 5
# So many words name who says so behind what else he does.
_SAYER = 3
_CLAIMING = CLAIMING | {"say", "claim"}
_ABOUT = frozenset("me us him her them that".split())
_RIGHT = frozenset("right correct true".split())
_WHO = frozenset("he she they that this it who i".split())
_MAY = frozenset({"can", "could", "may", "must"})
_IS = frozenset({"is", "are", "am", "was", "were"})
# "Is he right", without its mark.
_ASKED_IN = 3
# "Correct", with it.
_ALONE = 2
# With one of these more is said than a result.
_MORE = frozenset(
    "because since cuz cause if unless when while although though".split()
)
# What comes of what is done.
_RESULTS = frozenset({"die", "destroy", "life", "setlife", "loselife", "gain"})
# What it is said of may be something else where more is told behind it.
_POINTING = frozenset("it they them this these those".split())
_JOINING = frozenset({"and", "but", ",", "so"})


def with_claims_asked(
    parse: Parse, read: Callable[[Parse], tuple[Told, Question]]
) -> tuple[Parse, Told, Question] | None:
    """*parse* with what somebody claims asked, where nothing more is told by that.

    None where it is to be read as it stands.
    """
    if (ways := _asked(parse)) is None:
        return None
    asked_so, telling = ways
    for way in asked_so:
        asking = of_tokens(parse, way)
        try:
            told, asked = read(asking)
            _, plain = read(of_tokens(parse, telling))
        except QuestionError:
            continue
        definite = all(it.kind is not AskKind.EVERYTHING for it in asked.asks)
        same = asked.script == plain.script and asked.board == plain.board
        if definite and same:
            return asking, told, asked
    return None


def _asked(parse: Parse) -> tuple[Sequence[Tokens], Tokens] | None:
    """The tokens of *parse* with its one claim asked at the end, and without it.

    It may be asked in two ways: "it is gone, right?", "is it gone?".

    None where nobody asks whether who said it is right.
    """
    told = _with_question_apart([*sentences(parse.tokens)])
    if len(told) < 2 or not _asks(told[-1]):
        return None
    told = _of_two(told)
    claims = [(n, at) for n, one in enumerate(told[:-1]) if (at := _claimed(one))]
    if len(claims) != 1:
        return None
    number, at = claims[0]
    one = told[number]
    end = one[-1] if one[-1].text in ENDS else None
    front, said = one[: _front(one, at)], one[at : len(one) - (end is not None)]
    said, behind = _parted(said)
    behind = _named(behind, owned_in(said, 0)[0])
    more = _MORE | _POINTING if number < len(told) - 2 else _MORE
    if len(said) < 2 or not (more | _CLAIMING).isdisjoint(it.text for it in said):
        return None
    mark = told[-1][-1]
    stop = put_before(mark, ".", Kind.MARK)
    fronts = [(*it, stop) for it in (front, behind) if it]
    rest = [*told[:number], *fronts, *told[number + 1 : -1]]
    if not rest:
        return None
    telling = tuple(it for sentence in rest for it in sentence)
    if telling[-1].text not in ENDS:
        telling = (*telling, stop)
    if said[0].text in _WHO and said[1].text in _MAY:
        # "He says he can put all 6 on it": can he?
        return [(*telling, said[1], said[0], *said[2:], mark)], telling
    comma, right = put_before(mark, ","), put_before(mark, "right")
    ways: list[Tokens] = [(*telling, *said, comma, right, mark)]
    at = next((n for n, it in enumerate(said) if it.text in _IS), 0)
    if at:
        ways.append((*telling, said[at], *said[:at], *said[at + 1 :], mark))
    return ways, telling


def _of_two(told: list[Tokens]) -> list[Tokens]:
    """*told* with one claim where two contradict each other: the asker's own.

    "He says I gain 3, I say I gain 6. Who's right?"
    """
    if not {it.text for it in told[-1]} & {"who", "which"}:
        return told
    apart = [part for one in told[:-1] for part in _apart(one)]
    claims = [(n, at) for n, one in enumerate(apart) if (at := _claimed(one))]
    if len(claims) != _TWO or claims[0][0] + 1 != claims[1][0]:
        return told
    (first, at), (second, behind) = claims
    mine = apart[first][0].text in _OWN
    other, begins = (second, behind) if mine else (first, at)
    said = {it.text for it in apart[other][begins:]}
    known = {it.text for one in apart if one is not apart[other] for it in one}
    numbers = {it.text for it in apart[other] if it.kind is Kind.NUMBER}
    if said - known - numbers - _OUTCOMES:
        return told  # It tells something besides.
    return [*(it for n, it in enumerate(apart) if n != other), told[-1]]


def _apart(one: Tokens) -> list[Tokens]:
    """Both sentences of "he says A, I say B"."""
    for at in range(3, len(one) - 2):
        sayer, verb = one[at].text, one[at + 1].text
        joined = one[at - 1].text in _BETWEEN and _claimed(one[: at - 1])
        if joined and sayer in _SUBJECTS and verb in _CLAIMING:
            first = one[: at - 1]
            while first[-1].text in _BETWEEN:
                first = first[:-1]
            return [(*first, put_before(one[at], ".", Kind.MARK)), one[at:]]
    return [one]


_TWO = 2
_OWN = frozenset({"i", "we", "me"})
_SUBJECTS = frozenset("i we he she they".split())
_BETWEEN = frozenset({",", "but", "and", "while", "whereas", "then"})
# What one may say against the other.
_OUTCOMES = frozenset(
    """
    it he she they i we me him them that this is are am not no does do n't never
    nothing none all still there gone left used up dies die dead died survives survive
    alive lives live takes take gets get gains gain loses lose damage life at of the a
    full whole only just both only would will , . ? !
    """.split()
) | {"doesn't", "don't", "won't", "isn't"}


def _with_question_apart(told: list[Tokens]) -> list[Tokens]:
    """*told* with "is he right?" a sentence of its own behind what it is asked of."""
    last = told[-1] if told else ()
    at = len(last) - _ASKED_IN - 1
    if at <= 0 or not _asks(last[at:]):
        return told
    said = last[:at]
    while said and said[-1].text in {",", "so", "and", "-"}:
        said = said[:-1]
    return (
        [*told[:-1], (*said, put_before(last[-1], ".", Kind.MARK)), last[at:]]
        if said
        else told
    )


def _asks(one: Tokens) -> bool:
    """ "Is he right?", "Who's right?", "Correct?"."""
    words = [it.text for it in one if it.text not in {"so", ",", "and"}]
    if words[-1:] != ["?"]:
        return False
    if len(words) != _ASKED_IN + 1:
        return len(words) == _ALONE and words[0] in _RIGHT
    said = {*words[:2]}
    return bool(said & _IS) and bool(said & _WHO) and words[2] in _RIGHT


def _claimed(one: Tokens) -> int:
    """Where what is claimed begins; 0 where nobody claims anything."""
    words = [it.text for it in one]
    at = next(
        (n for n, it in enumerate(words) if it in _CLAIMING and n and _says(words, n)),
        0,
    )
    if not at:
        return 0
    at += 1
    while at < len(words) and words[at] in _ABOUT:
        at += 1
    return at


def _says(words: list[str], at: int) -> bool:
    """Whether who says so stands before *at*, at the beginning or behind a deed."""
    return at < _NAMED or not _JOINING.isdisjoint(words[at - _SAYER : at])


def _front(one: Tokens, at: int) -> int:
    """Where what is told before it in the sentence ends, that claims something at *at*.

    0: nothing is: who says so is all that stands there.
    """
    words = [it.text for it in one[:at]]
    said = max(n for n, it in enumerate(words) if it in _CLAIMING)
    joins = [n for n in range(max(0, said - _SAYER), said) if words[n] in _JOINING]
    return joins[0] if joins else 0


def _named(behind: Tokens, spoken: Tokens) -> Tokens:
    """What is told *behind* a claim, with what that speaks of named for "it"."""
    at = next((n for n, it in enumerate(behind) if it.text == "it"), -1)
    return (*behind[:at], *spoken, *behind[at + 1 :]) if spoken and at >= 0 else behind


def check_claimed(parse: Parse, clauses: Sequence[Clause]) -> None:
    """Raise QuestionError (AMBIGUOUS) where a claimed result is taken for one told."""
    told = _with_question_apart([*sentences(parse.tokens)])
    if not told or len(told[-1]) <= _ALONE or not _asks(told[-1]):
        return
    start = 0
    for one in told[:-1]:
        at, end = _claimed(one), start + len(one)
        for clause in clauses:
            if (
                at
                and clause.kind in _RESULTS
                and start + at <= clause.place.start < end
            ):
                raise parse.error(
                    Problem.AMBIGUOUS,
                    ANYWAY_OR_ASKED,
                    clause.place,
                )
        start = end


def _parted(said: Tokens) -> tuple[Tokens, Tokens]:
    """What is claimed, and what is told behind "but" in the same sentence."""
    words = [it.text for it in said]
    if "but" not in words:
        return said, ()
    at = words.index("but")
    end = at - 1 if at and words[at - 1] == "," else at
    return said[:end], said[at + 1 :]
