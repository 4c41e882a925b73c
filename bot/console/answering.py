"""An answer, a list of rulings, a rule: as lines."""

from collections.abc import Iterator, Sequence

from bot.answers import Answer, ChoiceLine, Outcome, by_question
from bot.console.page import Line, Role, bullets, heading
from bot.judge.keeping import HistoryLine
from bot.judge.languages import Words
from bot.picture.board import ways

# Of more results only the first so many are listed, and the steps of one.
LISTED = 10
STEPPED = 3


def answer_lines(
    answer: Answer,
    *,
    result: int | None = None,
    everything: bool = False,
    typed: bool = False,
    say: Words | None = None,
) -> Iterator[Line]:
    """The answer, verdict first; *result* (from 1) picks whose steps are shown.

    *typed*: how to go on is said as one types it in the console. *say*: headings
    in the language of the answer.
    """
    say = say or Words()
    yield Line(answer.verdict, Role.VERDICT)
    if answer.standing:
        yield Line(_standing(answer, say), Role.HEADING)
    if answer.outdated:
        outdated = say("Outdated: {why}", why=say.own(answer.outdated))
        yield Line(outdated, Role.ERROR)
    asked = by_question(answer.answers)
    # A single question is answered by the verdict.
    if len(asked) > 1 or any(one.why for one in answer.answers):
        yield from heading(say("Asked"))
        for question, answers in asked.items():
            said = say.clauses(one.answer for one in answers)
            why = " ".join(dict.fromkeys(one.why for one in answers if one.why))
            rules = dict.fromkeys(it for one in answers for it in one.rules)
            yield Line(
                f"{question} {said} – {why}" if why else f"{question} {said}",
                indent=2,
                note=", ".join(rules),
            )
    if answer.choices:
        yield from heading(say("Who chooses"))
        for choice in answer.choices[: None if everything else LISTED]:
            yield from _choice(choice, say, everything=everything)
    if answer.reach:
        yield from bullets(answer.reach)
    yield from _results(answer, say, everything=everything)
    for reading in answer.readings:
        yield from heading(say("Reading: {name}", name=reading.name))
        yield Line(reading.verdict, indent=2)
    yield from _steps(answer, say, result, everything=everything)
    if answer.understood:
        yield from heading(say("Understood"))
        yield from bullets(answer.understood)
    if answer.assumptions:
        yield from heading(say("Assumed"))
        yield from bullets(answer.assumptions)
    if answer.citations:
        yield from heading(f"{say('Rules')} ({answer.game.label}, {answer.edition})")
        for cited in answer.citations:
            text = cited.official or cited.says or cited.heading or cited.url or ""
            yield Line(
                f"{text} ({cited.note})" if cited.note else text,
                indent=2,
                mark=cited.rule,
            )
    yield Line("")
    yield Line(_footer(answer, say, typed), Role.QUIET)


def _choice(choice: ChoiceLine, say: Words, *, everything: bool) -> Iterator[Line]:
    options = ", ".join(one.option for one in choice.after)
    after = f" ({say('after {options}', options=options)})" if options else ""
    who = say.person(choice.chooser)
    yield Line(
        say("{who}: {question}", who=who, question=choice.question) + after,
        indent=2,
        note=", ".join(choice.rules),
    )
    shown = choice.options[: None if everything else LISTED]
    for number, option in enumerate(shown, 1):
        yield Line(option, indent=4, mark=f"{number}.")
    yield from _left_out(len(choice.options) - len(shown), say, indent=4)


def _results(answer: Answer, say: Words, *, everything: bool) -> Iterator[Line]:
    if len(answer.outcomes) < 2:
        for outcome in answer.outcomes:
            if outcome.summary and outcome.summary not in answer.verdict:
                yield from heading(say("Result"))
                yield Line(outcome.summary, indent=2)
        return
    yield from heading(f"{say('Results')} ({len(answer.outcomes)})")
    shown = answer.outcomes[: None if everything else LISTED]
    found = zip(shown, ways(answer.outcomes, say), strict=False)
    for number, (outcome, way) in enumerate(found, 1):
        yield Line(outcome.summary, indent=2, mark=f"{number}.", note="; ".join(way))
    yield from _left_out(len(answer.outcomes) - len(shown), say, indent=2)


def _left_out(more: int, say: Words, *, indent: int) -> Iterator[Line]:
    if more:
        left_out = say("… and {n} more", n=more)
        yield Line(f"{left_out} (--all)", Role.QUIET, indent=indent)


def _steps(
    answer: Answer, say: Words, result: int | None, *, everything: bool
) -> Iterator[Line]:
    numbered = list(enumerate(answer.outcomes, 1))
    if result is not None:
        numbered = numbered[result - 1 : result]
    elif not everything and len(numbered) > STEPPED:
        numbered = numbered[:1]
    for number, outcome in numbered:
        several = len(answer.outcomes) > 1
        to = say("Steps to result {n}", n=number) if several else say("Steps")
        yield from heading(to)
        yield from _trace(outcome, say)
    if len(numbered) < len(answer.outcomes):
        others = say("The steps to another result: {option}", option="--result N")
        yield Line(others, Role.QUIET, indent=2)


def _trace(outcome: Outcome, say: Words) -> Iterator[Line]:
    for step in outcome.steps:
        yield Line(step.text, indent=2, note=", ".join(step.rules))
    for trigger in outcome.triggers:
        yield Line(say("Triggers: {what}", what=trigger), indent=2)


def _standing(answer: Answer, say: Words) -> str:
    words = {
        "asked": say("A judge has been asked."),
        "confirmed": say("Confirmed by a judge."),
        "corrected": say("Corrected by a judge:"),
        "withdrawn": (
            say("Withdrawn by a judge:")
            if answer.note
            else say("Withdrawn by a judge.")
        ),
    }
    return f"{words.get(answer.standing, answer.standing)} {answer.note}".strip()


def _footer(answer: Answer, say: Words, typed: bool) -> str:
    about = f"{answer.game.label} {answer.edition}"
    if answer.ruling is None:
        return about
    named = say("Ruling {id}", id=answer.ruling)
    parent = f", {say('from {id}', id=answer.parent)}" if answer.parent else ""
    going_on = "what if …" if typed else f'aegis follow-up {answer.ruling} "what if …"'
    if answer.choices:
        choose = "choose 1" if typed else f"aegis follow-up {answer.ruling} --choose 1"
        going_on += f", {choose}"
    return f"{named}{parent} – {about} – {say('go on: {how}', how=going_on)}"


def history_lines(lines: Sequence[HistoryLine], say: Words) -> Iterator[Line]:
    """One line a ruling, the newest first; its verdict in English, as it is kept."""
    if not lines:
        yield Line(say("There are no rulings here yet."))
    stands = {
        "asked": say("a judge was asked"),
        "confirmed": say("confirmed"),
        "corrected": say("corrected"),
        "withdrawn": say("withdrawn"),
    }
    for one in lines:
        when = one.created[:16].replace("T", " ")
        standing = stands.get(one.standing, one.standing)
        outdated = say("outdated") if one.outdated else ""
        marks = "".join(f" [{mark}]" for mark in (standing, outdated) if mark)
        yield Line(f"{when}  {one.game}  {_short(one.verdict)}{marks}", mark=one.id)


def _short(text: str, most: int = 100) -> str:
    words = " ".join(text.split())
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"
