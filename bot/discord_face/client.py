"""The bot's connection to Discord: no intents, no mentions, commands kept in step."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import threading
from datetime import timedelta
from typing import Any, Protocol

import discord
from discord import app_commands
from pydantic import SecretStr

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
from bot.discord_face.turns import ACKNOWLEDGED, OVER, Asked
from bot.discord_face.views.looking import Printed
from bot.discord_face.watched import watched
from bot.discord_face.wishes import Drafts
from bot.errors import AwayError, SetupError
from bot.judge.bench import version
from bot.judge.judge import Judge
from bot.judge.languages import LANGUAGES, Words, words_in
from bot.monitoring.figures import Figures
from bot.picture.raster import Studio

log = logging.getLogger(__name__)
# Under this name the store remembers which commands Discord knows.
SYNCED = "discord-commands"
# Until a database that does not answer is tried again.
AGAIN_SECONDS = 2.0
# What Discord says of an interaction that needs no answer any more.
ANSWERED = OVER | {ACKNOWLEDGED}
# How Discord closes a connection that names no such shard, or too few.
SHARDING = frozenset({4010, 4011})
# And one whose token it no longer accepts.
WRONG_TOKEN = 4004
# What discord.py tells of each command, and nothing here listens to.
_UNHEARD = frozenset({"socket_event_type", "app_command_completion"})
_TOKEN_REFUSED = (
    "Discord does not accept DISCORD_TOKEN; copy it anew from the application's page, "
    "under Bot."
)
# What is begun has so long to be finished when the bot is stopped.
PATIENCE_SECONDS = 10.0
# And then so long to let go of everything: with both it is done within the 20 seconds
# after which service managers end it by force.
CLOSING_SECONDS = 8.0


class Settings(Protocol):
    """What the bot must be told."""

    @property
    def discord_token(self) -> SecretStr | None:
        """The token of the application's bot."""

    @property
    def metrics_port(self) -> int | None:
        """Where health and figures are served; None for nowhere."""

    @property
    def metrics_host(self) -> str:
        """The address of this machine that is listened at."""

    @property
    def sync_every(self) -> str:
        """How often rules are fetched: ``never``, ``day`` or ``week``."""


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
        self.figures = Figures(version())
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


def run(settings: Settings, judge: Judge, shards: Shards | None = None) -> None:
    """Be the bot until told to stop (SIGTERM, SIGINT); of *shards* or, without, whole.

    What has been taken is finished first. Raises SetupError where Discord refuses the
    token.
    """
    if settings.discord_token is None:
        raise SetupError("DISCORD_TOKEN is not set; the bot cannot connect without it.")
    # Threads that work something out let the event loop have its turn sooner.
    sys.setswitchinterval(0.0005)
    # Read here, no language stops the event loop when it is first spoken.
    for language in LANGUAGES:
        words_in(language)
    # What is loaded by now stays: nobody has to wait while it is looked through for
    # garbage, again and again. What answers leave behind is, often and a little each
    # time: ten times as many objects would hold up the event loop for 4 to 7 ms.
    gc.freeze()
    gc.set_threshold(2_000, 20, 20)
    token = settings.discord_token.get_secret_value()
    asyncio.run(_run(settings, token, judge, shards))


def _expected(record: logging.LogRecord) -> bool:
    """False for what discord.py warns of and is meant: no intents, no voice."""
    return "intent" not in record.msg and "voice" not in record.msg


def _missed(record: logging.LogRecord) -> bool:
    """False for an offer that came too late, or was given by another process."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, discord.HTTPException) and error.code in ANSWERED)


def _end_at_last() -> None:
    """End the process where something that it waits for does not end by itself.

    What people were answered is kept by then.
    """

    def end() -> None:
        log.error("Something that was begun does not end; the bot ends without it.")
        os._exit(1)

    timer = threading.Timer(CLOSING_SECONDS, end)
    timer.daemon = True
    timer.start()


_FETCH = {"day": timedelta(days=1), "week": timedelta(weeks=1)}


async def _run(
    settings: Settings, token: str, judge: Judge, shards: Shards | None
) -> None:
    for name in ("discord.state", "discord.client"):
        logging.getLogger(name).addFilter(_expected)
    logging.getLogger("discord.app_commands.tree").addFilter(_missed)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    made = Sharded(judge, shards) if shards else Aegis(judge)
    made.fetch_every = _FETCH.get(settings.sync_every)
    async with made as client, watched(client, settings):
        bot = asyncio.create_task(client.start(token))
        told = asyncio.create_task(stop.wait())
        try:
            await asyncio.wait({bot, told}, return_when=asyncio.FIRST_COMPLETED)
            if bot.done():
                bot.result()
            # Nothing new comes in from here on, and nobody connects again.
            bot.cancel()
            await asyncio.wait({bot})
            await client.leave()
            await client.taken.finish(PATIENCE_SECONDS)
        except discord.LoginFailure as error:
            raise SetupError(_TOKEN_REFUSED) from error
        except discord.ConnectionClosed as error:
            if error.code == WRONG_TOKEN:
                raise SetupError(_TOKEN_REFUSED) from error
            if error.code not in SHARDING:
                raise
            raise SetupError(
                "Discord wants other shards (docs/scaling.md); aegis run --shards auto "
                "is as many as it asks for, in one process."
            ) from error
        finally:
            told.cancel()
            _end_at_last()
            await client.close()
            await judge.close()
