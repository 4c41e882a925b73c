"""A ruling before the judges, and what its asker is told."""

import discord

from bot.answers import Answer
from bot.discord_face.pages import Button, Page, page
from bot.discord_face.presses import Act, Press
from bot.discord_face.views.answering import Shown, answer_page, answer_parts, colour
from bot.judge.languages import Words


def case_page(shown: Shown, role: str, say: Words) -> Page:
    """The ruling with what a judge can say of it. Names the judges, pings nobody."""
    parts = answer_parts(shown, say)
    if shown.answer.standing in ("", "asked"):
        judges = f"<@&{role}>" if role else "–"
        parts.insert(0, say("⚖️ {judges}: is this ruling right?", judges=judges))
    place = shown.place
    green, red = discord.ButtonStyle.success, discord.ButtonStyle.danger
    buttons = [
        Button(say("Confirm"), place.to(Act.CONFIRM), green),
        Button(say("Correct …"), place.to(Act.CORRECT)),
        Button(say("Withdraw"), place.to(Act.WITHDRAW), red),
        Button(say("Steps"), _copy(place, Act.STEPS)),
        Button(say("Rules"), _copy(place, Act.RULES)),
    ]
    return page(parts, [buttons], colour=colour(shown.answer))


def told_page(answer: Answer, asker: int, say: Words) -> Page:
    """What a judge said of one's ruling."""
    return answer_page(Shown(answer, Press(Act.SHOW, asker, answer.ruling or "")), say)


def _copy(place: Press, act: Act) -> Press:
    # Nobody's message: whoever looks further gets a copy of their own.
    return Press(act, 0, place.ruling)
