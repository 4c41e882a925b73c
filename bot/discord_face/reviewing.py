"""Judges of a server: asked, they confirm, correct or withdraw a ruling."""

import logging
from dataclasses import replace
from functools import partial

import discord

from bot.discord_face import limits
from bot.discord_face.following import acknowledge, shown_at
from bot.discord_face.forms import NOTE, note_form, written_in
from bot.discord_face.manners import caller_of
from bot.discord_face.plain import label
from bot.discord_face.presses import Act, Press
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views.answering import answer_page
from bot.discord_face.views.notices import notice
from bot.discord_face.views.reviewing import case_page, told_page
from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import Caller
from bot.judge.kept import Standing

log = logging.getLogger(__name__)
SAID = {
    Act.CONFIRM: Standing.CONFIRMED,
    Act.CORRECTED: Standing.CORRECTED,
    Act.WITHDRAW: Standing.WITHDRAWN,
}


async def ask_judge(interaction: Asked, press: Press) -> None:
    """Put a ruling before the judges, in a thread where threads are allowed."""
    client, turn, caller = (
        interaction.client,
        turn_of(interaction),
        caller_of(interaction),
    )
    role = (await client.manners.guild(caller.guild)).judge_role
    if not role:
        raise QuestionError(Problem.ILLEGAL, "This server has named no judges.")
    await acknowledge(interaction, press)
    await turn.claim()
    judge, root = client.judge, replace(press.to(Act.SHOW), path=())
    shown = await shown_at(interaction, root)
    say = await client.words(interaction)
    if turn.pending:
        # What comes first is as private as was promised.
        await turn.show(answer_page(shown, say))
    async with turn.first_to(f"ask {press.ruling}") as first:
        case = None
        if first and not shown.answer.standing:
            asked = replace(shown.answer, standing=Standing.ASKED)
            page = case_page(replace(shown, answer=asked), role, say)
            keep = partial(judge.run, _ask, judge.bench, caller, press.ruling)
            case = await turn.post(page, keep)
    await turn.show(answer_page(await shown_at(interaction, root), say))
    if case is None:
        await turn.add(notice(say("A judge has been asked already.")), private=True)
        return
    await _thread(interaction, case, say("Ruling {id}", id=press.ruling))


async def review(interaction: Asked, press: Press) -> None:
    """Keep what a judge says by a button or a form."""
    await require_judge(interaction)
    await turn_of(interaction).change()
    note = written_in(interaction).get(NOTE, "")
    await give(interaction, press.ruling, SAID[press.act], note)
    guild = await interaction.client.manners.guild(str(interaction.guild_id))
    say = await interaction.client.words(interaction)
    last, shown = None, await shown_at(interaction, press.to(Act.SHOW))
    while shown.answer != last:
        # Another judge may have said something while this was on its way.
        last = shown.answer
        await turn_of(interaction).show(case_page(shown, guild.judge_role, say))
        shown = await shown_at(interaction, press.to(Act.SHOW))


async def correct(interaction: Asked, press: Press) -> None:
    """Ask the judge for the words that correct a ruling."""
    await require_judge(interaction)
    say = await interaction.client.words(interaction)
    form = note_form(press.to(Act.CORRECTED), interaction, say)
    await turn_of(interaction).form(form)


async def give(interaction: Asked, ruling: str, said: Standing, note: str) -> None:
    """Keep what a judge says of a ruling, and tell whoever asked it."""
    client = interaction.client
    await turn_of(interaction).claim()
    if said is Standing.CORRECTED and not note.strip():
        raise QuestionError(Problem.SYNTAX, "Say in a note what is right instead.")
    row = await client.judge.review(caller_of(interaction), ruling, said, note)
    if row and row.asker != caller_of(interaction).asker:
        await _tell(interaction, row.asker, row.id, row.language)


async def require_judge(interaction: Asked) -> None:
    """Raise QuestionError unless the person is a judge of this server."""
    settings = await interaction.client.manners.guild(str(interaction.guild_id or ""))
    if interaction.guild_id is None or not (
        has_role(interaction, settings.judge_role)
        or interaction.permissions.manage_guild
    ):
        raise QuestionError(Problem.ILLEGAL, "Only this server's judges can do that.")


def has_role(interaction: Asked, role: str) -> bool:
    """Whether the person has that role of the server."""
    # Member.roles would be empty: without intents no server's roles are known.
    held = getattr(interaction.user, "_roles", ())
    return bool(role) and int(role) in held


async def _thread(interaction: Asked, case: discord.WebhookMessage, name: str) -> None:
    """A thread to talk about it in, if this channel and our permissions have room."""
    channel = interaction.channel
    allowed = interaction.app_permissions
    if (
        not isinstance(channel, discord.TextChannel)
        or not allowed.create_public_threads
    ):
        return
    try:
        message = channel.get_partial_message(case.id)
        await message.create_thread(name=label(name, limits.THREAD_NAME))
    except discord.HTTPException as error:
        log.info("No thread for a ruling: %s %s", error.status, error.code)


async def _tell(interaction: Asked, asker: str, ruling: str, language: str) -> None:
    """Tell whoever asked in *language*, in a direct message if they take any."""
    client = interaction.client
    try:
        person = int(asker.removeprefix("discord:"))
        # What their Discord is set to now, nobody says.
        here = Caller(asker, str(interaction.guild_id), language=language)
        language = (await client.manners.as_wanted(here)).language
        told = Caller(asker, language=language)
        answer = await client.judge.show(told, ruling)
        channel = await client.create_dm(discord.Object(person))
        say = client.judge.bench.words(told)
        await channel.send(view=told_page(answer, person, say))
    except (ValueError, QuestionError, discord.HTTPException) as error:
        log.info("An asker could not be told: %s", type(error).__name__)


def _ask(bench: Bench, caller: Caller, ruling: str) -> None:
    """Keep that it was asked; a private ruling becomes public by it."""
    row = bench.row(caller, ruling)
    if not row.public:
        bench.publish(caller, ruling)
    if not row.review.standing:
        bench.review(caller, ruling, Standing.ASKED)
