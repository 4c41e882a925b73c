"""Who asks, from where, and how that server and that person want it."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

import discord

from bot.citation import Game
from bot.discord_face.failures import noted
from bot.discord_face.remembering import Remembered
from bot.discord_face.turns import Asked
from bot.judge.callers import Caller
from bot.judge.judge import Judge
from bot.judge.kept import GuildSettings, PersonSettings
from bot.judge.languages import LANGUAGES

# An acknowledgement does not wait longer than this for the database.
PATIENCE_SECONDS = 1.0
# Of those that have set nothing, and of those whose settings cannot be read.
_AS_USUAL, _UNREAD = GuildSettings(), GuildSettings(private=True)
_NOTHING_SET, _UNREAD_PERSON = PersonSettings(), PersonSettings(private=True)


class Manners:
    """Settings, remembered for a short while so that acknowledging needs no database.

    While they cannot be read, answers are private.
    """

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._guilds: Remembered[GuildSettings] = Remembered(PATIENCE_SECONDS)
        # Most people set nothing: while those who do are few, they are known by heart.
        self._few: Remembered[Mapping[str, PersonSettings] | None] = Remembered(
            PATIENCE_SECONDS
        )
        self._people: Remembered[PersonSettings] = Remembered(PATIENCE_SECONDS)

    async def guild(self, guild: str) -> GuildSettings:
        """How that server wants it."""
        if not guild:
            return _AS_USUAL
        return await self._guilds.get(
            guild, lambda: self._judge.guild_settings(guild), _UNREAD
        )

    async def person(self, caller: Caller) -> PersonSettings:
        """How that person wants it."""
        few = await self._few.get(
            "everybody",
            lambda: self._judge.run(self._judge.bench.few_people_settings),
            {caller.asker: _UNREAD_PERSON},
        )
        if few is not None:
            return few.get(caller.asker, _NOTHING_SET)
        return await self._people.get(
            caller.asker,
            lambda: self._judge.person_settings(caller),
            _UNREAD_PERSON,
        )

    async def private(self, caller: Caller, asked: bool | None) -> bool:
        """Whether an answer is for the asker alone: as asked, else as they want it."""
        if asked is not None:
            return asked
        person = await self.person(caller)
        if person.private is not None:
            return person.private
        return (await self.guild(caller.guild)).private

    async def private_here(self, interaction: Asked, asked: bool | None) -> bool:
        """:meth:`private`, or where others could not see the answer anyway."""
        return alone(interaction) or await self.private(caller_of(interaction), asked)

    async def as_wanted(self, caller: Caller) -> Caller:
        """*caller* with the language and the game they, or else their server, want."""
        person, guild = await self.person(caller), await self.guild(caller.guild)
        language = person.language or guild.language
        game = person.game or guild.game
        if not language and not game:
            return caller
        return replace(
            caller,
            language=language or caller.language,
            game=Game(game) if game in set(Game) else None,
        )

    async def wait(self, caller: Caller) -> float:
        """Seconds before *caller* may be ruled for here; 0 begins the next wait.

        Nobody has to wait because of a database that does not answer.
        """
        seconds = (await self.guild(caller.guild)).cooldown
        if not seconds:
            return 0.0
        bench, now = self._judge.bench, datetime.now(UTC)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await self._judge.run(bench.wait, caller, now, seconds)
        except Exception as error:
            noted("Waiting", error)
            return 0.0

    async def end_wait(self, caller: Caller) -> None:
        """Let *caller* ask again at once: what they asked was refused."""
        if not (await self.guild(caller.guild)).cooldown:
            return
        try:
            await self._judge.run(self._judge.bench.end_wait, caller)
        except Exception as error:
            noted("Ending a wait", error)

    def forget(self, *, guild: str = "", asker: str = "") -> None:
        """Read those settings again the next time."""
        self._guilds.forget(guild)
        self._people.forget(asker)
        if asker:
            self._few.forget("everybody")


def alone(interaction: Asked) -> bool:
    """Whether Discord shows what is answered to the asker alone, whatever we say.

    It does where somebody brings the bot along to a server that does not want that.
    """
    return (
        interaction.guild_id is not None
        and interaction.is_user_integration()
        and not interaction.is_guild_integration()
        and not interaction.permissions.use_external_apps
    )


def caller_of(interaction: Asked) -> Caller:
    """Who uses *interaction*, and where rulings made with it are kept."""
    caller: Caller | None = interaction.extras.get("caller")
    if caller is None:
        caller = interaction.extras["caller"] = _caller_of(interaction)
    return caller


def _caller_of(interaction: Asked) -> Caller:
    """A conversation of several people outside servers is a place of its own."""
    guild = str(interaction.guild_id or "")
    channel = interaction.channel
    if isinstance(channel, discord.GroupChannel):
        guild = f"group-{channel.id}"
    elif not guild and isinstance(channel, discord.DMChannel):
        others = (
            interaction.context.private_channel and not interaction.context.dm_channel
        )
        guild = f"group-{channel.id}" if others else ""
    language = str(interaction.locale).split("-")[0]
    # What is not spoken is answered in English, and need not be told anew for it.
    spoken = language if language in LANGUAGES else ""
    return Caller(f"discord:{interaction.user.id}", guild, language=spoken)
