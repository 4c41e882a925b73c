"""A ruling before the judges, and what its asker is told."""

from dataclasses import replace

import discord
from discord import ui

from bot.answers import Answer
from bot.discord_face.pages import Button, Page, page
from bot.discord_face.presses import Act, Press
from bot.discord_face.views.answering import Shown, answer_page, answer_parts, colour
from bot.judge.languages import Words


def case_page(shown: Shown, role: str, say: Words) -> Page:
    """The ruling with what a judge can say of it. Names the judges, pings nobody."""
    # Nobody's message: whoever looks further gets a copy of their own.
    place, answer = Press(Act.SHOW, 0, shown.place.ruling), shown.answer
    parts: list[str | ui.Item[Page]] = []
    if answer.standing in ("", "asked"):
        judges = f"<@&{role}>" if role else "–"
        parts.append(say("⚖️ {judges}: is this ruling right?", judges=judges))
        # Who reads this is the judge that has been asked.
        answer = replace(answer, standing="")
    parts += answer_parts(replace(shown, answer=answer, place=place), say)
    green, red = discord.ButtonStyle.success, discord.ButtonStyle.danger
    buttons = [
        Button(say("Confirm"), place.to(Act.CONFIRM), green),
        Button(say("Correct …"), place.to(Act.CORRECT)),
        Button(say("Withdraw"), place.to(Act.WITHDRAW), red),
        Button(say("Steps"), place.to(Act.STEPS)),
        Button(say("Rules"), place.to(Act.RULES)),
    ]
    # There stands what was typed.
    more = [Button(say("Everything"), place.to(Act.RESULTS))]
    return page(parts, [buttons, more], colour=colour(shown.answer))


def told_page(answer: Answer, asker: int, say: Words) -> Page:
    """What a judge said of one's ruling."""
    return answer_page(Shown(answer, Press(Act.SHOW, asker, answer.ruling or "")), say)
