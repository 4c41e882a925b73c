"""Start the bot as its own process, with the stand-in in Discord's place."""

import ctypes
import os
import signal
import sys
from contextlib import suppress


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


def _impatient(seconds: float) -> None:
    from bot.discord_face import turns

    turns.SENDING_SECONDS = seconds


# Nothing is imported above: the processes that work rulings out read this file, too.
if __name__ == "__main__":
    from bot.__main__ import main

    _end_with_parent()
    _in_place_of_discord(os.environ["STANDIN"])
    if "SENDING_SECONDS" in os.environ:
        _impatient(float(os.environ["SENDING_SECONDS"]))
    sys.exit(main(["run", *sys.argv[1:]]))
