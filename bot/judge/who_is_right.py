"""“Ann says 4, Bob says 2. Who is right?”: which of the two, before what comes out.

Each claim is asked for itself of all that is told beside the two. A number alone is
held against the damage that is dealt and the life totals there are then.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.answers import Answer
from bot.errors import QuestionError
from bot.judge.inquiry import Inquiry
from bot.telling.words import Words
from bot.worded import worded

_SAID = (
    r"(?P<said{n}>(?:my |the |his |her )?[\w'’]+ (?:says?|said|thinks?|thought|claims?"
    r"|claimed|believes?|insists?)(?: that)? (?P<claim{n}>[^.,;?!\n]+?))"
)
_TWO = re.compile(
    rf"(?P<told>.*?)\b{_SAID.format(n=1)}\s*[.,;]?\s+(?:and |but |while |whereas )?"
    rf"{_SAID.format(n=2)}\s*[.,;]\s+(?P<behind>.*?)(?:so |and )*"
    r"who(?:['’]?s| is) (?:right|correct)(?: here)?[?.! ]*$",
    re.IGNORECASE | re.DOTALL,
)
_ASKED = re.compile(r"who(?:['’]?s| is) (?:right|correct)(?: here)?[?.! ]*$", re.I)
# No quarrel is told at such length; each way to part a text takes its time.
_LONGEST = 1_000
_NUMBER = re.compile(r"(?:i |he |she )?(?:takes? )?(\d+)(?: damage)?", re.IGNORECASE)

Rule = Callable[[Inquiry, Sequence[Words]], tuple[Answer, ...]]


def with_who_is_right(
    answers: tuple[Answer, ...],
    inquiry: Inquiry,
    rule: Rule,
    languages: Sequence[Words],
) -> tuple[Answer, ...]:
    """*answers*, one for each of *languages*, with who is right in front."""
    text = inquiry.scenario
    asked = len(text) <= _LONGEST and _ASKED.search(text)
    found = _TWO.fullmatch(text) if asked else None
    if found is None:
        return answers
    told = f"{found['told']}{found['behind']}".strip(" ,")
    right = [_holds(found[f"claim{n}"], told, inquiry, answers[0], rule) for n in "12"]
    if None in right or all(right):
        return answers
    note = worded("Neither is right.")
    if any(right):
        said = found[f"said{1 + right.index(True)}"]
        note = worded("“{said}” is right.", said=said)
    return tuple(
        replace(it, verdict=words.sentences((words.own(note), it.verdict)))
        for it, words in zip(answers, languages, strict=True)
    )


def _holds(
    claim: str, told: str, inquiry: Inquiry, answer: Answer, rule: Rule
) -> bool | None:
    """Whether *claim* comes out so; None where that cannot be told, or depends."""
    if number := _NUMBER.fullmatch(claim):
        return int(number[1]) in _numbers(answer) if len(answer.outcomes) == 1 else None
    scenario = f"{told} {claim[:1].upper()}{claim[1:]}, right?"
    try:
        (asked,) = rule(replace(inquiry, scenario=scenario), (Words(),))
    except QuestionError:
        return None
    short, mark, _ = asked.verdict.partition(":")
    return {"Yes": True, "No": False}.get(short) if mark else None


def _numbers(answer: Answer) -> set[int | None]:
    """What a bare number may mean: damage dealt to one, or the life one has then."""
    (outcome,) = answer.outcomes
    dealt: dict[str, int] = {}
    for line in outcome.damage:
        dealt[line.recipient] = dealt.get(line.recipient, 0) + line.dealt
    players = {name: dealt[name] for name in outcome.players if name in dealt}
    lives = {outcome.players[name].life for name in players}
    return {*(players or dealt).values(), *lives}
