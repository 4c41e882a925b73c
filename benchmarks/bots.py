"""Our bot and a bare one of discord.py that only acknowledges, as processes.

Each talks to a stand-in for Discord of its own, in the process that measures.
"""

import asyncio
import os
import sys
import time
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.measuring import ROOT
from tests.discord_face.standin.bot import Bot
from tests.discord_face.standin.discord_server import DiscordServer
from tests.discord_face.standin.wire import Exchange, Message

BARE = """
import ctypes, os, discord
ctypes.CDLL(None).prctl(1, 9)  # killed with whoever began it (Linux)
from discord.gateway import DiscordWebSocket
from yarl import URL
at = os.environ["STANDIN"]
discord.http.Route.BASE = at + "/api/v10"
DiscordWebSocket.DEFAULT_GATEWAY = URL((at + "/gateway").replace("http", "ws"))
client = discord.Client(intents=discord.Intents.none())
tree = discord.app_commands.CommandTree(client)

@tree.command(description="x")
async def rule(interaction: discord.Interaction, number: str):
    await interaction.response.defer()

@tree.command(description="x")
async def ruling(interaction: discord.Interaction, scenario: str):
    await interaction.response.defer()

@client.event
async def setup_hook():
    await tree.sync()

client.run("a.b.c", log_handler=None)
"""
PATIENCE = 15.0  # seconds after which an answer is lost


class Discord(DiscordServer):
    """The stand-in, without the checks that would weigh on one side only."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[str, asyncio.Event] = {}

    def _change(self, message: Message, data: dict[str, Any]) -> None:
        message.components = data.get("components") or []
        message.loading = False

    async def tell(self) -> None:
        await super().tell()
        for id, event in self.waiting.items():
            if self.done(self.exchanges[id]):
                event.set()

    def done(self, sent: Exchange) -> bool:
        """Whether the bot has said all that is waited for."""
        return sent.answered


class BareDiscord(Discord):
    """The same, content with an acknowledgement."""

    def done(self, sent: Exchange) -> bool:
        """Whether it is acknowledged."""
        return sent.acknowledged is not None


class Side:
    """A bot, what people ask of it, and how often (*asked*, *lost*, by command)."""

    discord: Discord

    def __init__(self) -> None:
        self.number = count(1)
        self.asked: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()

    async def use(self, command: str, **options: Any) -> float:
        """Use *command*, wait for the answer; milliseconds until acknowledged."""
        discord = self.discord
        self.asked[command] += 1
        person = str(1000 + next(self.number) % 997)
        sent = await discord.slash(person, command, **options)
        event = discord.waiting[sent.id] = asyncio.Event()
        if discord.done(sent):
            event.set()
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), PATIENCE)
        finally:
            del discord.waiting[sent.id], discord.exchanges[sent.id]
            if sent.original is not None:
                discord.messages.pop(sent.original.id, None)
        if not event.is_set() or sent.acknowledged is None:
            self.lost[command] += 1
            return 1000 * PATIENCE
        return 1000 * (sent.acknowledged - sent.sent)

    @property
    def id(self) -> int:
        """Of the bot's process."""
        raise NotImplementedError


class Bare(Side):
    """The bot that only acknowledges."""

    def __init__(self) -> None:
        super().__init__()
        self.discord = BareDiscord()

    @property
    def id(self) -> int:
        """Of the process."""
        return self.process.pid

    async def start(self) -> float:
        """Start both; milliseconds until Discord knew the bot."""
        await self.discord.start()
        begun = time.perf_counter()
        environ = {"PATH": os.environ["PATH"], "STANDIN": self.discord.address}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", BARE, env=environ
        )
        await self.discord.until(lambda: self.discord.identified > 0, 60)
        return 1000 * (time.perf_counter() - begun)

    async def stop(self) -> None:
        """End both."""
        self.process.kill()
        await self.process.wait()
        await self.discord.stop()


class Ours(Side):
    """Aegis, with its data in *folder* and *environ* of its own."""

    def __init__(self, folder: Path, **environ: str) -> None:
        super().__init__()
        self.discord = Discord()
        self.bot = Bot(self.discord, folder, ROOT, GIVING_WAY="as usual", **environ)
        self.bot.log = folder / "log"

    @property
    def id(self) -> int:
        """Of the process."""
        assert self.bot.process is not None
        return self.bot.process.pid

    async def start(self) -> float:
        """Start both; milliseconds until Discord knew the bot."""
        await self.discord.start()
        begun = time.perf_counter()
        await self.bot.start()
        return 1000 * (time.perf_counter() - begun)

    async def stop(self) -> None:
        """End both."""
        await self.bot.stop()
        await self.discord.stop()
