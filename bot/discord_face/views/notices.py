"""Short private messages: what was not understood, what went wrong, what was done."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.discord_face import limits
from bot.discord_face.pages import Button, Page, headed, page
from bot.discord_face.plain import fenced, paragraph, plain, unfenced, visible
from bot.discord_face.presses import Press
from bot.errors import QuestionError, TooSoonError
from bot.judge.examples_led import lead_of
from bot.judge.languages import Words
from bot.worded import capital

RED = 0xDA373C
GREY = 0x80848E
# Of what is shown as it was typed, a phone has so many characters on one line.
_PHONE = 34


def refusal(
    error: QuestionError,
    say: Words,
    *,
    typed: str = "",
    mend: Press | None = None,
    offers: Sequence[tuple[str, Press]] = (),
) -> Page:
    """What was not understood and where; by *mend* what was *typed* is corrected.

    *offers* ask it once more with other words, at a press.
    """
    parts = [f"### {paragraph(say.word(error.message), 600)}"]
    if excerpt := error.excerpt(_PHONE):
        where = say(
            "Line {line}, column {column}:", line=error.line, column=error.column
        )
        also = f"\n{unread_too(error, say)}" if error.also else ""
        parts.append(f"{where}\n{marked(excerpt)}{also}")
    if error.offers:
        parts.append(offered(error, say))
    if error.examples:
        parts.append(suggested(error.examples, say, lead=say.word(lead_of(error))))
    rows: list[Sequence[ui.Button[Page]]] = []
    if mend is not None:
        # There the form finds it again; what is too long is not cut but left out.
        carried = f"-# {say('What you typed')}\n{fenced(typed)}"
        if sum(map(len, parts)) + len(carried) <= limits.TEXT:
            parts += ["", carried]
        style = discord.ButtonStyle.primary
        swapped = [Button(words, press) for words, press in offers]
        again = isinstance(error, TooSoonError)
        text = say("Ask again") if again else say("Correct it")
        rows.append([Button(text, mend, style), *swapped])
    return page(parts, rows, colour=RED)


def marked(excerpt: str) -> str:
    """A line and the caret under it, the caret under its word."""
    line, _, caret = excerpt.partition("\n")
    # What is not shown must not move what stands behind it.
    shown = "".join(visible(one) or " " for one in line)
    return fenced(f"{shown}\n{caret}")


def unread_too(error: QuestionError, say: Words) -> str:
    """Where else it is not understood, so that all of it is mended at once."""
    what = say.commas(plain(say.word(one)) for one in error.also)
    return say("Also not understood: {what}.", what=what)


def offered(error: QuestionError, say: Words) -> str:
    """What the buttons rule on, with the sentences that are other than was typed."""
    lines = []
    for one in error.offers:
        said = plain(capital(say.own(one.said)), 300)
        changed = plain(one.changed(error.text), 300)
        lines.append(f"- {headed(said, changed, say, mark='') if changed else said}")
    return "\n".join([say("I can rule on this:"), *lines])


def suggested(suggestions: Sequence[str], say: Words, *, lead: str = "") -> str:
    """Up to five phrases to type instead."""
    lines = [f"- {_to_type(one, say)}" for one in suggestions[:5]]
    return "\n".join([lead or say("Try:"), *lines])


def _to_type(text: str, say: Words) -> str:
    """What is suggested; what is a command, as commands are typed here."""
    command, _, number = text.partition(" ")
    if command == "rule":
        return say("`/rule` {number}", number=plain(number, 60))
    return say("`/history`") if text == "history" else plain(say.own(text), 600)


def fault(id: str, say: Words) -> Page:
    """What the asker sees of a mistake of ours."""
    return page(
        [
            f"### {say('Something went wrong on our side.')}",
            say("It is noted as `{id}`; whoever runs this bot can look it up.", id=id),
        ],
        colour=RED,
    )


def notice(text: str, rows: Sequence[Sequence[ui.Button[Page]]] = ()) -> Page:
    """A sentence of ours; names in it are escaped already."""
    return page([text], rows, colour=GREY)


def elsewhere(say: Words) -> Page:
    """What others see for a moment where the answer turned out to be private."""
    return notice(say("This could not be answered; whoever asked was told why."))


def refused(shown: discord.Message | Page) -> tuple[str, str | None]:
    """From a refusal: what it complained of, and what was typed.

    The latter is None where it was too long to stand there.
    """
    boxes = shown.children if isinstance(shown, Page) else shown.components
    texts = [
        one.content
        for box in boxes
        for one in getattr(box, "children", ())
        if isinstance(one, discord.TextDisplay | ui.TextDisplay)
    ]
    typed = texts.pop() if texts and texts[-1].startswith("-# ") else None
    return "\n".join(texts[:2]), None if typed is None else unfenced(typed)
