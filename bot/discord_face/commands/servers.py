"""/settings: how a server wants it."""

from dataclasses import replace
from typing import Any, Literal

import discord
from discord import app_commands

from bot.discord_face.commands.options import ANY_GAME, Command
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views.settings import LANGUAGES, guild_page
from bot.errors import Problem, QuestionError
from bot.judge.kept import GuildSettings


class Channel(app_commands.Transformer):
    """A channel by its id: without intents discord.py knows no channels."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """An option for a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Channels that messages are sent to."""
        return [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(
        self,
        interaction: discord.Interaction[Any],
        value: app_commands.AppCommandChannel,
        /,
    ) -> str:
        """The id."""
        return str(value.id)


@app_commands.command()
@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
@app_commands.describe(
    game="The game people mean when they do not say.",
    answers="Who sees answers where nobody says.",
    language="The language the bot speaks here.",
    judge_role="Who may confirm, correct and withdraw rulings.",
    cooldown="Seconds between two rulings of one person.",
    news_channel="Where changes of the rules are told.",
    retention="Days after which rulings are deleted; 0 keeps them.",
    remove="Turn this off.",
)
@app_commands.choices(
    game=ANY_GAME,
    language=[
        app_commands.Choice(name=name, value=code) for code, name in LANGUAGES.items()
    ],
)
async def settings(
    interaction: Asked,
    game: str | None = None,
    answers: Literal["private", "public"] | None = None,
    language: str | None = None,
    judge_role: discord.Role | None = None,
    cooldown: app_commands.Range[int, 0, 3600] | None = None,
    news_channel: app_commands.Transform[str, Channel] | None = None,
    retention: app_commands.Range[int, 0, 3650] | None = None,
    remove: Literal["judge role", "news channel"] | None = None,
) -> None:
    """How this server wants it; without options, what is set."""
    client, guild = interaction.client, str(interaction.guild_id)
    await turn_of(interaction).think(private=True)
    before = await client.judge.guild_settings(guild)
    now = before
    if game:
        now = replace(now, game="" if game == "any" else game)
    if answers:
        now = replace(now, private=answers == "private")
    if language is not None:
        now = replace(now, language="" if language == "auto" else language)
    if cooldown is not None:
        now = replace(now, cooldown=cooldown)
    if retention is not None:
        now = replace(now, retention=retention)
    now = _named(now, interaction.guild_id, judge_role, news_channel, remove)
    if now != before:
        await client.judge.set_guild_settings(guild, now)
        client.manners.forget(guild=guild)
    page = guild_page(now, await client.words(interaction))
    await turn_of(interaction).show(page)


def _named(
    now: GuildSettings,
    guild: int | None,
    role: discord.Role | None,
    channel: str | None,
    remove: str | None,
) -> GuildSettings:
    if role is not None:
        if role.id == guild:
            raise QuestionError(
                Problem.ILLEGAL, "Everybody is no role of judges; pick another one."
            )
        now = replace(now, judge_role=str(role.id))
    if channel is not None:
        now = replace(now, news_channel=channel)
    if remove == "judge role":
        now = replace(now, judge_role="")
    if remove == "news channel":
        now = replace(now, news_channel="")
    return now


COMMANDS: tuple[Command, ...] = (settings,)
