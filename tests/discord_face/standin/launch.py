"""Start the bot as its own process, with the stand-in in Discord's place."""

import ctypes
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


def _in_place_of_discord(address: str) -> None:
    import discord
    from discord.gateway import DiscordWebSocket
    from yarl import URL

    from bot.discord_face import shards

    discord.http.Route.BASE = f"{address}/api/v10"
    # This Discord does not mind how fast shards come.
    shards.TURN_SECONDS = 0.2
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"{address}/gateway".replace("http", "ws"))


def _end_with_parent() -> None:
    """Where tests or benches are killed, nothing of theirs is left (Linux)."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)


_PARENT_DEATH_SIGNAL = 1


def _working_at_once() -> None:
    """On a busy machine, what gives way to all others is hardly ever worked out."""
    from bot.judge import workers

    workers.LIGHT_NICE = workers.HEAVY_NICE = 0


def _impatient() -> None:
    """Give up a message when told to (SIGUSR1), and where it had to be sent later.

    So nothing depends on how long anything takes.
    """
    import asyncio
    from types import SimpleNamespace

    from discord.webhook import async_

    from bot.discord_face import sending as sends

    sending: set[asyncio.Timeout] = set()

    def give_up() -> None:
        for it in sending:
            it.reschedule(0)

    @asynccontextmanager
    async def patience() -> AsyncIterator[None]:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, give_up)
        async with asyncio.timeout(None) as begun:
            sending.add(begun)
            try:
                yield
            finally:
                sending.discard(begun)

    async def never(_: float) -> None:
        raise TimeoutError

    sends.patience = patience
    async_.asyncio = SimpleNamespace(**{**vars(asyncio), "sleep": never})


def _closing_at_once() -> None:
    """Wait for nothing that does not end by itself."""
    from bot.discord_face import running

    running.CLOSING_SECONDS = 0.0


# Nothing is imported above: the processes that work rulings out read this file, too.
if __name__ == "__main__":
    from bot.__main__ import main

    _end_with_parent()
    # Who runs the tests with nohup has it ignored, here as well.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    _in_place_of_discord(os.environ["STANDIN"])
    if "GIVING_WAY" not in os.environ:
        _working_at_once()
    if "IMPATIENT" in os.environ:
        _impatient()
    if "CLOSING" in os.environ:
        _closing_at_once()
    sys.exit(main(["run", *sys.argv[1:]]))
