"""What is asked behind a scenario of another: "… Dies? And if I had no shield?".

What only tells the first otherwise is ruled on like a follow-up, in short; of all else
is said beside the ruling, where nobody overlooks it, that it waits.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from textwrap import shorten

from bot.answers import Answer
from bot.errors import QuestionError
from bot.judge.inquiry import Inquiry
from bot.telling.words import Words
from bot.worded import worded

# So much of what is asked besides is said back.
_LONGEST_SAID = 160


def with_second(
    answers: tuple[Answer, ...],
    second: str,
    inquiry: Inquiry,
    rule: Callable[[Inquiry], tuple[Answer, ...]],
    languages: Sequence[Words],
) -> tuple[Answer, ...]:
    """*answers*, one for each of *languages*, and what comes of *second*."""
    said = shorten(second, _LONGEST_SAID, placeholder=" …")
    note = worded(
        "“{said}” is another scenario, which I left out: ask it as a follow-up to "
        "this ruling, or by itself.",
        said=said,
    )
    more: list[str] = [words.own(note) for words in languages]
    if second.strip(" ?.!") and not any(mark in second[:-1] for mark in "?.!\n"):
        try:
            others = rule(replace(inquiry, edits=(second,)))
        except QuestionError:
            pass
        else:
            more = [
                words("{lead}: {parts}", lead=f"“{said}”", parts=it.verdict)
                for it, words in zip(others, languages, strict=True)
            ]
    return tuple(
        replace(it, verdict=words.sentences((it.verdict, also)))
        for it, also, words in zip(answers, more, languages, strict=True)
    )
