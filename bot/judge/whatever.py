"""What comes out the same whatever the numbers are that a scenario does not tell.

Nobody has to tell how big an attacker is whose damage is prevented. So what is missing
is put in with small and with large numbers; where that makes no difference to what is
asked, it is answered, and what does differ is left out of the answer.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from itertools import islice, product
from typing import Any, TypeVar

from bot.answers import Answer, Outcome, QuestionAnswer
from bot.errors import Problem, QuestionError
from bot.judge.filling import filled
from bot.judge.inquiry import Inquiry
from bot.judge.sparing import sparing
from bot.scenario.words.asked_back import SIZE_OF_BLOCKER
from bot.scenario.words.numbers_asked import (
    HOW_BIG,
    HOW_BIG_TOKEN,
    SIZES,
    SOME_MISSING,
)
from bot.telling.words import Words
from bot.worded import Worded, apart, is_said, worded

# What is told nowhere is put in as each of these.
_NUMBERS = ("1", "30")
# What is 0/4 does no damage.
_POWERS = ("0", "30")
# Of more numbers there are too many combinations.
_MOST = 4
# So many ways to put them in are tried, and so many characters are read for all.
_WAYS = 3
_READ = 10_000
_A_SIZE = frozenset({SIZE_OF_BLOCKER, HOW_BIG, HOW_BIG_TOKEN})
# "Bob's 3 power ally has 4 life": only what it has is not told.
_NUMBER = re.compile(r"\d+(?!.* (?:is|are|has|have) )")
_Tried = Callable[[Inquiry], tuple[Answer, ...]]
_T = TypeVar("_T")


def whatever_it_is(
    error: QuestionError, inquiry: Inquiry, rule: _Tried, languages: Sequence[Words]
) -> tuple[Answer, ...] | None:
    """The answer to *inquiry*, refused with *error*, if no number it asks for matters.

    *rule* rules on an inquiry in each of *languages*. None where they matter, or where
    that is not known.
    """
    if error.problem is not Problem.AMBIGUOUS or not _asks_for_sizes(error.message):
        return None
    if error.text not in {"", inquiry.scenario}:
        return None
    found: list[tuple[Answer, ...]] = []
    rule = sparing(rule, _READ)
    for sized in _sized(error):
        answer = _first(sized, inquiry, rule)
        # Where nothing is asked all that happens would have to be told.
        if answer is None or not answer[0].answers:
            return None
        if found and not _agree(found[0], answer):
            return None
        found.append(answer)
    if not found:
        return None
    note = _note(error)
    return tuple(
        _common(answers, inquiry.scenario, words.word(note))
        for answers, words in zip(zip(*found, strict=True), languages, strict=True)
    )


def _asks_for_sizes(asked: str) -> bool:
    """Whether nothing but how big something is is asked for."""
    if not isinstance(asked, Worded):
        return False
    if asked.template == SOME_MISSING:
        parts = apart(asked.fields["what"])
        return all(isinstance(it, Worded) and it.template in SIZES for it in parts)
    return asked.template in _A_SIZE


def _sized(error: QuestionError) -> Iterator[QuestionError]:
    """*error* with each combination of numbers in what it says to type."""
    said = [str(it) for it in error.suggestions]
    found = [(it.end(), words) for words in said for it in _NUMBER.finditer(words)]
    if not 0 < len(found) <= _MOST:
        return
    tried = (
        _POWERS if words[end:].startswith("/") else _NUMBERS for end, words in found
    )
    for numbers in product(*tried):
        put = iter(numbers)
        again = QuestionError(error.problem, error.message)
        again.text, again.line = error.text, error.line
        again.column, again.length = error.column, error.length
        again.suggestions = tuple(_put(put, it) for it in said)
        yield again


def _put(numbers: Iterator[str], words: str) -> str:
    return _NUMBER.sub(lambda _: next(numbers), words)


def _first(
    sized: QuestionError, inquiry: Inquiry, rule: _Tried
) -> tuple[Answer, ...] | None:
    ways = (it for some in filled(sized, inquiry.scenario) for it in some)
    for way in islice(ways, _WAYS):
        with suppress(QuestionError):
            return rule(replace(inquiry, scenario=way.offer.text))
    return None


def _agree(one: Sequence[Answer], other: Sequence[Answer]) -> bool:
    """Whether what is asked is answered alike, with the same choices on the way."""
    return all(
        [_bare(one) for one in it.answers] == [_bare(one) for one in that.answers]
        and it.verdict == that.verdict
        and it.choices == that.choices
        and it.readings == that.readings == ()
        and (it.certain, it.complete) == (that.certain, that.complete) == (True, True)
        and len(it.outcomes) == len(that.outcomes)
        for it, that in zip(one, other, strict=True)
    )


def _bare(answer: QuestionAnswer) -> QuestionAnswer:
    """Without the rules that lead to it, which may differ."""
    return replace(answer, rules=())


def _common(answers: Sequence[Answer], scenario: str, note: str) -> Answer:
    """What all *answers* say, which agree."""
    first = answers[0]
    return replace(
        first,
        scenario=scenario,
        understood=_in_all([it.understood for it in answers]),
        assumptions=(*_in_all([it.assumptions for it in answers]), note),
        answers=tuple(
            replace(some[0], rules=_in_all([it.rules for it in some]))
            for some in zip(*(it.answers for it in answers), strict=True)
        ),
        outcomes=tuple(
            _outcome(some, first.verdict)
            for some in zip(*(it.outcomes for it in answers), strict=True)
        ),
        citations=_in_all([it.citations for it in answers]),
    )


def _outcome(outcomes: Sequence[Outcome], verdict: str) -> Outcome:
    first = outcomes[0]
    same: dict[str, Any] = {
        it.name: _alike([getattr(one, it.name) for one in outcomes])
        for it in fields(first)
        if it.name != "summary"
    }
    told = {one.summary for one in outcomes}
    return replace(first, summary=first.summary if len(told) == 1 else verdict, **same)


def _alike(values: Sequence[object]) -> object:
    first = values[0]
    if isinstance(first, dict):
        others = [it for it in values if isinstance(it, dict)]
        return {
            key: value
            for key, value in first.items()
            if all(key in it and it[key] == value for it in others)
        }
    return _in_all([it for it in values if isinstance(it, tuple)])


def _in_all(values: Sequence[tuple[_T, ...]]) -> tuple[_T, ...]:
    """What stands in each of *values*, in the order of the first."""
    return tuple(it for it in values[0] if all(it in other for other in values))


def _note(error: QuestionError) -> Worded:
    asked: object = error.message
    what = asked.fields.get("what") if isinstance(asked, Worded) else None
    if what is None:
        return worded("What blocks, and how big it is, makes no difference.")
    if is_said(asked, HOW_BIG):
        return worded("How big {what} is makes no difference.", what=what)
    return worded("What is not told makes no difference: {what}.", what=what)
