"""What stands behind a ruling's buttons: steps, rules, everything, on pages."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from discord import ui

from bot.answers import Answer, Outcome
from bot.discord_face.pages import Button, Page, packed, page
from bot.discord_face.plain import paragraph, plain
from bot.discord_face.presses import Act, Press
from bot.discord_face.views.answering import (
    Shown,
    asked,
    choice_lines,
    footer,
    judged,
    overruled,
    result_lines,
    rules_of,
)
from bot.judge.languages import Words


def steps_page(shown: Shown, say: Words) -> Page:
    """Every step to every result, each with its rules."""
    return _details(shown, say, Act.STEPS, say("Steps"), _steps(shown.answer, say))


def rules_page(shown: Shown, say: Words) -> Page:
    """The text of every rule the ruling leans on."""
    return _details(shown, say, Act.RULES, say("Rules"), _rules(shown.answer, say))


def everything_page(shown: Shown, say: Words) -> Page:
    """The whole ruling without cuts."""
    lines = _everything(shown.answer, say)
    # The judge's note is among them, whole.
    bare = replace(shown, answer=replace(shown.answer, standing="", note=""))
    return _details(bare, say, Act.RESULTS, say("Everything"), lines)


def turning(
    place: Press, pages: int, say: Words, *more: ui.Button[Page]
) -> Sequence[ui.Button[Page]]:
    """Buttons to turn pages, where there are several."""
    if pages < 2:
        return more
    last = pages - 1
    return (
        Button(
            "◀", replace(place, page=max(0, place.page - 1)), disabled=not place.page
        ),
        Button(
            f"{place.page + 1}/{pages}", place.to(place.act, page=10_000), disabled=True
        ),
        Button(
            "▶",
            # Both may lead to the same page, but no two buttons may say the same.
            replace(place, page=min(last, place.page + 1), nonce=1),
            disabled=place.page == last,
        ),
        *more,
    )


def _details(
    shown: Shown, say: Words, act: Act, heading: str, lines: Iterator[str]
) -> Page:
    pages = packed(lines)
    at = min(shown.place.page, len(pages) - 1)
    back = Button(say("Back to the ruling"), shown.place.to(Act.SHOW))
    parts = [
        f"### {heading}",
        overruled(shown.answer, say),
        "\n".join(pages[at]) or "–",
    ]
    return page(
        [*filter(None, parts), footer(shown.answer, say)],
        [turning(shown.place.to(act, page=at), len(pages), say, back)],
    )


def _steps(answer: Answer, say: Words) -> Iterator[str]:
    for reading in answer.readings:
        yield f"**{plain(reading.name, 200)}**"
        yield from _ways(reading.outcomes, say)
    # Where there are readings, they are those of the first.
    if not answer.readings:
        yield from _ways(answer.outcomes, say)


def _ways(outcomes: Sequence[Outcome], say: Words) -> Iterator[str]:
    for number, outcome in enumerate(outcomes, 1):
        if len(outcomes) > 1:
            summary = plain(outcome.summary, 300)
            yield f"**{say('Result {n}: {summary}', n=number, summary=summary)}**"
        for place, step in enumerate(outcome.steps, 1):
            yield f"{place}. {plain(step.text)}{rules_of(step.rules)}"
        for trigger in outcome.triggers:
            yield f"- {say('Triggers: {what}', what=plain(trigger))}"


def _rules(answer: Answer, say: Words) -> Iterator[str]:
    for cited in answer.citations:
        number = plain(cited.rule, 60)
        head = f"**[{number}](<{cited.url}>)**" if cited.url else f"**{number}**"
        if cited.heading:
            head += f" {plain(cited.heading, 150)}"
        # On one page with it.
        yield f"{head}\n{paragraph(cited.official or cited.says or '–')}"
        if cited.note:
            yield f"-# {plain(cited.note, 300)}"
    if answer.citations and not any(one.official for one in answer.citations):
        yield f"-# {say('In our own words; the links lead to the official text.')}"


def _everything(answer: Answer, say: Words) -> Iterator[str]:
    yield from judged(answer, say)
    if answer.outdated:
        yield f"🕰️ {paragraph(answer.outdated)}"
    yield f"**{paragraph(answer.verdict)}**"
    for question, answers in asked(answer):
        for one in answers:
            yield f"- {question} **{plain(one.answer)}**{rules_of(one.rules)}"
            if one.why:
                yield f"-# {plain(one.why)}"
    if answer.choices:
        yield f"**{say('Who chooses')}**"
        yield from choice_lines(answer.choices, say, most=500)
        yield from (f"- {plain(one)}" for one in answer.reach)
    for reading in answer.readings:
        yield f"**{plain(reading.name)}**"
        yield paragraph(reading.verdict)
    if answer.outcomes and not answer.readings:
        yield f"**{say('Results')}**"
        yield from result_lines(answer.outcomes, say)
    yield f"**{say('What you typed')}**"
    yield paragraph(answer.scenario)
    for heading, texts in (
        (say("Understood"), answer.understood),
        (say("Assumed"), answer.assumptions),
    ):
        if texts:
            yield f"**{heading}**"
            yield from (f"- {plain(say.sentence(one))}" for one in texts)
