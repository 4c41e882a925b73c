"""The bot's connection to Discord: no intents, no mentions, commands kept in step."""

import asyncio
import logging
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

from bot.discord_face.commands import ALL
from bot.discord_face.failures import fail
from bot.discord_face.jobs import hourly
from bot.discord_face.manners import Manners, caller_of
from bot.discord_face.remembering import Remembered
from bot.discord_face.routing import PRESSED, route
from bot.discord_face.shards import Shards, Turns
from bot.discord_face.staying import Staying, forgiving
from bot.discord_face.taking import Taken
from bot.discord_face.translating import Translation, fingerprint
from bot.discord_face.turns import Asked
from bot.discord_face.views.looking import Printed
from bot.discord_face.wishes import Drafts
from bot.errors import AwayError, SetupError
from bot.judge.judge import Judge
from bot.judge.languages import Words
from bot.monitoring.figures import Figures
from bot.picture.raster import Studio
from bot.version import VERSION

log = logging.getLogger(__name__)
# Under this name the store remembers which commands Discord knows.
SYNCED = "discord-commands"
# Until a database that does not answer is tried again.
AGAIN_SECONDS = 2.0
# What discord.py tells of each command, and nothing here listens to.
_UNHEARD = frozenset({"socket_event_type", "app_command_completion"})


class Tree(app_commands.CommandTree["Aegis"]):
    """The commands; their mistakes go where all mistakes go."""

    async def interaction_check(self, interaction: Asked, /) -> bool:
        """Only the first delivery of an interaction is answered."""
        return self.client.taken.take(interaction)

    async def on_error(
        self, interaction: Asked, error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the asker."""
        await fail(interaction, error)


class Aegis(Staying):
    """The bot. It remembers nothing of a message it has sent."""

    def __init__(self, judge: Judge, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        self.judge = judge
        self.manners = Manners(judge)
        self.figures = Figures(VERSION)
        self.taken = Taken(self.figures)
        # Whether the gateway is; buttons and commands come through it.
        self.connected = False
        self.drafts = Drafts()
        self.studio = Studio()
        # The same rules are looked up again and again.
        self.printed: Remembered[Printed] = Remembered()
        # How often new rules are fetched; None: never.
        self.fetch_every: timedelta | None = None
        self._hourly = hourly(self)
        self.tree = Tree(self)
        for command in ALL:
            self.tree.add_command(command)
        forgiving(self._connection.parsers)
        self.known = frozenset(command.name for command in ALL)

    async def setup_hook(self) -> None:
        """Send the commands to Discord if they are not the ones it has."""
        translation = Translation()
        await self.tree.set_translator(translation)
        commands = await fingerprint(self.tree, translation, self.application_id)
        known = await self._known_commands()
        if notice := self.judge.bench.notice:
            log.error(notice)
        if known != commands and not await self._taken_by_discord():
            return
        try:
            # Known or not: where the database takes nothing, it is told now.
            await self.judge.remember(SYNCED, commands)
        except SetupError as error:
            log.error("%s Until it can, what is answered is not kept.", error)

    async def _taken_by_discord(self) -> bool:
        """Send the commands; False where Discord refuses them and keeps its own."""
        try:
            await self.tree.sync()
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            log.error(
                "Discord refuses the commands (%s, %s); it keeps those it knows.",
                error.status,
                error.code,
            )
            return False
        return True

    async def _known_commands(self) -> str:
        """What the store remembers of them, as soon as it answers."""
        told = ""
        while True:
            try:
                return await self.judge.recall(SYNCED)
            except AwayError as error:
                # Where the disk is full, so is that of the log.
                if str(error) != told:
                    told = str(error)
                    log.error("%s It is tried again.", f"{told} {error.advice}".strip())
                await asyncio.sleep(AGAIN_SECONDS)

    async def on_ready(self) -> None:
        """Say so, for whoever watches the log."""
        log.warning("Connected to Discord as %s", self.user)
        if not self._hourly.is_running():
            self._hourly.start()
            if self.judge.warm():
                self.studio.warm()

    async def on_connect(self) -> None:
        """Connected; :meth:`on_ready` comes seconds later."""
        self.connected = True

    async def on_resumed(self) -> None:
        """Connected again."""
        self.connected = True

    async def on_disconnect(self) -> None:
        """Not connected; the client tries again by itself."""
        self.connected = False

    async def leave(self) -> None:
        """Take on nothing more: let go of the gateway, not of what answers."""
        if self.ws is not None:
            await self.ws.close()

    async def close(self) -> None:
        """Stop what runs by itself, then let go of Discord."""
        self._hourly.cancel()
        self.studio.close()
        await super().close()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Nothing once closed: who waits for the last servers still says "ready".

        Nor what nobody here listens to, and comes with every command.
        """
        if event in _UNHEARD or self.is_closed():
            return
        if event == "interaction" and args[0].type not in PRESSED:
            return  # it went through the tree
        super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: Asked) -> None:
        """Buttons, selects and forms; commands go through the tree."""
        await route(interaction)

    async def words(self, interaction: Asked) -> Words:
        """Sentences in the language of whoever uses *interaction*."""
        caller = await self.manners.as_wanted(caller_of(interaction))
        return self.judge.bench.words(caller)


class Sharded(Aegis, discord.AutoShardedClient):
    """The bot for *shards* alone; other processes are the others."""

    def __init__(self, judge: Judge, shards: Shards) -> None:
        ids = None if shards.ids is None else list(shards.ids)
        super().__init__(judge, shard_ids=ids, shard_count=shards.count)
        self._turns: Turns | None = None

    async def leave(self) -> None:
        """Take on nothing more, on none of the shards."""
        for shard in self.shards.values():
            await shard.disconnect()

    async def before_identify_hook(
        self, shard_id: int | None, *, initial: bool = False
    ) -> None:
        """Wait for the shard's turn among all processes; alone, as discord.py does."""
        if self.shard_ids is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if self._turns is None:
            limits = await self.fetch_session_start_limits()
            self._turns = Turns(self.judge.claim, limits.max_concurrency)
        await self._turns.wait(shard_id or 0)
