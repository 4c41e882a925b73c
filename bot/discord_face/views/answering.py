"""A ruling as a message: verdict, who chooses, results, what was assumed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.answers import Answer, ChoiceLine, Outcome, QuestionAnswer, by_question
from bot.discord_face import limits
from bot.discord_face.pages import Button, Page, fitting, headed, page, select
from bot.discord_face.plain import paragraph, plain, short
from bot.discord_face.presses import Act, Press
from bot.judge.languages import Words
from bot.picture.board import told_apart, ways

BLUE, AMBER, GREEN, RED = 0x5865F2, 0xF0B232, 0x23A55A, 0xDA373C

# How much of each part is shown at once; the rest is behind the buttons. Together
# with headings and footer they stay below the limit for a message.
VERDICT, NOTE, ASKED, CHOICES, RESULTS, READ, FOOTER = (
    1000,
    300,
    500,
    500,
    600,
    300,
    250,
)

# What a judge said against it, on the other pages of a ruling.
MARK = 250


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer as it stands before somebody.

    *place* is where they are: whose message, which ruling, which options taken.
    *taken* are those options in words. *mine* lets them publish and delete it,
    *private* that only they see it, *judges* that the server has some.
    """

    answer: Answer
    place: Press
    mine: bool = True
    private: bool = False
    judges: bool = False
    taken: tuple[str, ...] = ()


def answer_page(shown: Shown, say: Words) -> Page:
    """The ruling: what a player reads aloud first, the rest below it."""
    parts, rows = answer_parts(shown, say), answer_rows(shown, say)
    return page(parts, rows, colour=colour(shown.answer))


def answer_parts(shown: Shown, say: Words) -> "list[str | ui.Item[Page]]":
    """What a ruling's message says, from the verdict to the footer."""
    head, standing = _head(shown, say), _standing(shown.answer, say)
    # What a judge took back is not to be read first.
    against = shown.answer.standing in ("corrected", "withdrawn")
    parts = (
        *((standing, head) if against else (head, standing)),
        _asked(shown.answer, say),
        *_choosing(shown, say),
        _results(shown.answer, say),
        _read_as(shown.answer, say),
        footer(shown.answer, say),
    )
    return [part for part in parts if part]


def chooser(who: str, say: Words) -> str:
    """Who chooses, as the reader is spoken to."""
    return plain(say.person(who), 80)


def rules_of(rules: Sequence[str]) -> str:
    """Rule numbers behind a sentence."""
    return f" ({', '.join(plain(one, 40) for one in rules)})" if rules else ""


def result_lines(outcomes: Sequence[Outcome], say: Words) -> Iterator[str]:
    """What all results share, then a line each: what it is, and what leads there."""
    shared, results = told_apart(outcomes) if len(outcomes) > 1 else ("", ())
    if shared:
        yield say("In every result: {what}", what=plain(shared))
    summaries = [one.summary for one in results or outcomes]
    found = zip(summaries, ways(outcomes, say), strict=True)
    for number, (said, way) in enumerate(found, 1):
        taken = say.clauses(plain(one, 200) for one in way)
        yield f"{number}. {plain(said)}" + (f" — *{taken}*" if taken else "")


def choice_lines(
    choices: Sequence[ChoiceLine], say: Words, *, most: int = 200
) -> list[str]:
    """A line each; what is chosen alike behind different options is said once."""
    alike: dict[tuple[str, str, tuple[str, ...]], list[ChoiceLine]] = {}
    for one in choices:
        alike.setdefault((one.chooser, one.question, one.options), []).append(one)
    return [
        choice_line(
            some[0] if len(some) == 1 else replace(some[0], after=()), say, most=most
        )
        for some in alike.values()
    ]


def choice_line(choice: ChoiceLine, say: Words, *, most: int = 200) -> str:
    """Who chooses between what, by which rule."""
    after = say.commas(plain(one.option, 60) for one in choice.after)
    options = " / ".join(plain(one, 100) for one in choice.options[:6])
    if len(choice.options) > 6:
        options += f" / … ({len(choice.options)})"
    who = f"**{chooser(choice.chooser, say)}**"
    question = plain(choice.question, most)
    line = f"- {say('{who}: {question}', who=who, question=question)}"
    if after:
        line += f" *({say('after {options}', options=after)})*"
    return f"{line} {options}{rules_of(choice.rules)}"


def footer(answer: Answer, say: Words) -> str:
    """Game, edition and id in small print."""
    parts = [
        answer.game.label,
        say("rules of {edition}", edition=plain(answer.edition)),
    ]
    if answer.ruling:
        parts.append(say("ruling {id}", id=answer.ruling))
    if answer.parent:
        parts.append(say("from {id}", id=answer.parent))
    return short(f"-# {' · '.join(parts)}", FOOTER)


def _head(shown: Shown, say: Words) -> str:
    verdict = paragraph(shown.answer.verdict, VERDICT)
    if shown.answer.standing == "withdrawn":
        verdict = "\n".join(f"~~{one}~~" for one in verdict.splitlines() if one)
    text = f"### {verdict}"
    if shown.taken:
        room = max(60, 400 // len(shown.taken) - 3)
        way = " → ".join(plain(one, room) for one in shown.taken)
        text += f"\n-# {say('After: {options}', options=short(way, 400))}"
    return text


def _standing(answer: Answer, say: Words) -> str:
    lines = [*judged(answer, say, NOTE)]
    if answer.outdated:
        lines.append(f"🕰️ {paragraph(answer.outdated, NOTE)}")
    return short("\n".join(lines), 2 * NOTE)


def judged(answer: Answer, say: Words, most: int | None = None) -> Iterator[str]:
    """What a judge said of it, with at most so many characters of their note."""
    words = {
        "asked": say("⚖️ A judge has been asked."),
        "confirmed": say("✅ Confirmed by a judge."),
        "corrected": say("✏️ Corrected by a judge:"),
        "withdrawn": (
            say("⛔ Withdrawn by a judge:")
            if answer.note
            else say("⛔ Withdrawn by a judge.")
        ),
    }
    if answer.standing:
        yield f"**{words.get(answer.standing, plain(answer.standing))}**"
    if answer.note:
        yield paragraph(answer.note, most)


def overruled(answer: Answer, say: Words) -> str:
    """What a judge said against the ruling, in short, for its other pages."""
    against = answer.standing in ("corrected", "withdrawn")
    return short(_standing(replace(answer, outdated=""), say), MARK) if against else ""


def _asked(answer: Answer, say: Words) -> str:
    lines = [
        f"- {question} **{say.clauses(plain(one.answer, 200) for one in answers)}**"
        + rules_of(list(dict.fromkeys(it for one in answers for it in one.rules)))
        for question, answers in asked(answer, 150)
    ]
    # A single question is answered by the verdict.
    return "\n".join(fitting(lines, ASKED)[0]) if len(lines) > 1 else ""


def asked(
    answer: Answer, most: int | None = None
) -> Iterator[tuple[str, list[QuestionAnswer]]]:
    """Each question, as one, with all that was answered to it."""
    for question, answers in by_question(answer.answers).items():
        yield plain(question, most), answers


def _choosing(shown: Shown, say: Words) -> "Iterator[str | ui.Item[Page]]":
    answer = shown.answer
    if not answer.choices:
        return
    lines = choice_lines(answer.choices, say)
    lines += [f"- {plain(one)}" for one in answer.reach]
    kept, more = fitting(lines, CHOICES)
    if more:
        kept.append(f"-# {say('… and {n} more: “Everything”', n=more)}")
    yield "\n".join([f"**{say('Who chooses')}**", *kept])
    if shown.place.ruling:
        yield follow_select(shown, say)


def follow_select(shown: Shown, say: Words) -> "ui.ActionRow[Page]":
    """The next choice, to be followed; a page of its options where it has many."""
    choice = shown.answer.choices[0]
    place = replace(shown.place, page=0)
    many = len(choice.options) > limits.SELECT_OPTIONS
    room = limits.SELECT_OPTIONS - 2 if many else limits.SELECT_OPTIONS
    start = (
        shown.place.page * room if shown.place.page * room < len(choice.options) else 0
    )
    results = _leads_to(shown.answer, choice)
    options = [
        (option, str(start + index), results.get(option, ""))
        for index, option in enumerate(choice.options[start : start + room])
    ]
    if start:
        options.insert(0, (say("Earlier options"), f"page{start // room - 1}", ""))
    if start + room < len(choice.options):
        options.append((say("More options"), f"page{start // room + 1}", ""))
    who = say.person(choice.chooser)
    return select(
        place.to(Act.CHOOSE),
        say("{who}: {question}", who=who, question=choice.question),
        options,
    )


def _leads_to(answer: Answer, choice: ChoiceLine) -> dict[str, str]:
    """What each option comes to, where it is the only thing to be chosen."""
    if len(answer.choices) > 1:
        return {}
    found: dict[str, list[str]] = {}
    _, results = told_apart(answer.outcomes)
    for outcome, result in zip(answer.outcomes, results, strict=True):
        for it in outcome.choices:
            if it.id == choice.id:
                found.setdefault(it.option, []).append(result.summary)
    return {option: said[0] for option, said in found.items() if len(said) == 1}


def _results(answer: Answer, say: Words) -> str:
    if answer.readings:
        lines = [
            f"- {headed(plain(one.name, 100), paragraph(one.verdict, 300), say)}"
            for one in answer.readings
        ]
        return "\n".join([f"**{say('Readings')}**", *fitting(lines, RESULTS)[0]])
    if len(answer.outcomes) < 2:
        return ""
    kept, more = fitting(list(result_lines(answer.outcomes, say)), RESULTS)
    if more:
        kept.append(f"-# {say('… and {n} more: “Everything”', n=more)}")
    return "\n".join([f"**{say('Results')}**", *kept])


def _read_as(answer: Answer, say: Words) -> str:
    lines = []
    for heading, texts in (
        (say("Understood"), answer.understood),
        (say("Assumed"), answer.assumptions),
    ):
        if texts:
            line = say.sentences(plain(say.sentence(one)) for one in texts)
            kept = fitting([line], READ)[0][0]
            lines.append(f"-# {headed(heading, kept, say)}")
    return "\n".join(lines)


def answer_rows(shown: Shown, say: Words) -> Iterator[Sequence[ui.Button[Page]]]:
    """The buttons below a ruling's message."""
    place, answer = replace(shown.place, page=0), shown.answer
    if not place.ruling:
        return
    yield [
        Button(say("Steps"), place.to(Act.STEPS)),
        Button(say("Rules"), place.to(Act.RULES)),
        Button(say("Everything"), place.to(Act.RESULTS)),
        Button(say("Picture"), place.to(Act.PICTURE)),
        Button(say("What if …"), place.to(Act.WHAT_IF), discord.ButtonStyle.primary),
    ]
    second: list[ui.Button[Page]] = []
    if place.path:
        back = replace(place, path=place.path[:-1])
        second.append(Button(say("Back"), back.to(Act.SHOW)))
    if shown.private and shown.mine:
        second.append(Button(say("Publish"), place.to(Act.PUBLISH)))
    if shown.judges and not answer.standing:
        second.append(Button(say("Ask a judge"), place.to(Act.ASK_JUDGE)))
    if shown.mine:
        style = discord.ButtonStyle.danger
        second.append(Button(say("Delete"), place.to(Act.DELETE), style))
    if second:
        yield second


def colour(answer: Answer) -> int:
    """What a judge said of it, else whether the rules settle it."""
    match answer.standing:
        case "withdrawn":
            return RED
        case "confirmed" | "corrected":
            return GREEN
    return BLUE if answer.certain and answer.complete else AMBER
