"""/history, /my-settings, /my-data, /forget-me: a person's own."""

from dataclasses import replace
from typing import Literal

import discord
from discord import app_commands

from bot.discord_face import keeping
from bot.discord_face.commands.options import (
    ANY_GAME,
    Command,
    offered,
    rulings_offered,
)
from bot.discord_face.manners import caller_of
from bot.discord_face.pages import Button
from bot.discord_face.presses import Act, Press
from bot.discord_face.reviewing import give, require_judge
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views.notices import notice
from bot.discord_face.views.settings import LANGUAGES, person_page
from bot.judge.kept import Standing


@app_commands.command()
@app_commands.describe(
    standing="Only those of which a judge has said this.", mine="Only my own."
)
async def history(
    interaction: Asked,
    standing: Literal["asked", "confirmed", "corrected", "withdrawn"] | None = None,
    mine: bool = False,
) -> None:
    """The rulings given here, the newest first."""
    work = keeping.history(interaction, standing=standing or "", mine=mine)
    await turn_of(interaction).soon(work)


@app_commands.command(name="my-data")
async def my_data(interaction: Asked) -> None:
    """Everything that is kept of you, as a file."""
    await keeping.hand_over(interaction)


@app_commands.command(name="forget-me")
async def forget_me(interaction: Asked) -> None:
    """Delete everything that is kept of you."""
    say = await interaction.client.words(interaction)
    text = say("All your rulings and settings will be deleted, everywhere, for good.")
    button = Button(
        say("Delete everything of mine"),
        Press(Act.FORGET, interaction.user.id),
        discord.ButtonStyle.danger,
    )
    await turn_of(interaction).reply(notice(text, [[button]]), private=True)


@app_commands.command(name="my-settings")
@app_commands.describe(
    game="The game you mean when you do not say.",
    language="The language the bot speaks to you.",
    answers="Who sees the answers to what you ask.",
)
@app_commands.choices(
    game=ANY_GAME,
    language=[
        app_commands.Choice(name=name, value=code) for code, name in LANGUAGES.items()
    ],
)
async def my_settings(
    interaction: Asked,
    game: str | None = None,
    language: str | None = None,
    answers: Literal["private", "public", "as the server wants"] | None = None,
) -> None:
    """Your game, your language, and who sees your answers."""
    client, caller = interaction.client, caller_of(interaction)
    await turn_of(interaction).think(private=True)
    now = await client.judge.person_settings(caller)
    if game:
        now = replace(now, game="" if game == "any" else game)
    if language is not None:
        now = replace(now, language="" if language == "auto" else language)
    if answers:
        seen = {"private": True, "public": False}.get(answers)
        now = replace(now, private=seen)
    if game or language is not None or answers:
        await client.judge.set_person_settings(caller, now)
        client.manners.forget(asker=caller.asker)
    page = person_page(now, await client.words(interaction))
    await turn_of(interaction).show(page)


@app_commands.command()
@app_commands.rename(id="ruling")
@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.describe(
    id="The ruling's id.", verdict="What you say of it.", note="In your words."
)
async def judge(
    interaction: Asked,
    id: str,
    verdict: Literal["confirmed", "corrected", "withdrawn"],
    note: app_commands.Range[str, 0, 1000] = "",
) -> None:
    """For this server's judges: confirm, correct or withdraw a ruling."""
    await require_judge(interaction)
    await turn_of(interaction).think(private=True)
    await give(interaction, id, Standing(verdict), note)
    say = await interaction.client.words(interaction)
    await turn_of(interaction).show(
        notice(say("Thank you, it stands with the ruling."))
    )


@judge.autocomplete("id")
async def _(interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
    return await offered(rulings_offered(interaction, typed))


COMMANDS: tuple[Command, ...] = (
    history, my_data, forget_me, my_settings, judge,
)  # fmt: skip
