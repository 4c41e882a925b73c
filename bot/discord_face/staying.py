"""Staying connected, whatever the gateway sends and however it ends a connection."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Literal

import aiohttp
import discord
from discord.backoff import ExponentialBackoff

from bot.discord_face.failures import noted

log = logging.getLogger(__name__)

# Without these there is no session; what goes wrong with one ends the connection.
_SESSION = frozenset({"READY", "RESUMED"})

# The longest wait before it is tried again.
MOST_SECONDS = 60.0

Parsers = dict[str, Callable[[Any], None]]


def forgiving(parsers: Parsers) -> None:
    """Let an event that discord.py cannot read be lost alone.

    Else it would end the connection, and the process with it.
    """
    for event in parsers.keys() - _SESSION:
        parsers[event] = _read(event, parsers[event])


def _read(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    def read(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            noted(f"Reading {event}", error)

    return read


def _passes(error: Exception) -> bool:
    """Whether it has nothing to do with what was sent."""
    return not isinstance(error, discord.HTTPException) or error.status in _BUSY


_BUSY = frozenset({429, *range(500, 600)})


def _called(error: Exception) -> str:
    told = type(error).__name__
    return f"{told} {status}" if (status := getattr(error, "status", None)) else told


class Staying(discord.Client):
    """A client that begins a new session where discord.py would go on no more.

    That is where Discord cannot be reached or lets nobody in at first, and where what
    comes cannot be read.
    """

    async def login(self, token: str) -> None:
        """Log in, as soon as Discord can be reached and is not too busy."""
        backoff: ExponentialBackoff[Literal[False]] = ExponentialBackoff()
        while True:
            try:
                return await super().login(token)
            except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
                if not _passes(error):
                    raise
                told = _called(error)
            except (AttributeError, KeyError, TypeError, ValueError):
                # What comes after Discord has said who the bot is is ours.
                if self.application is not None:
                    raise
                told = "something else answers"
            log.error(
                "Discord cannot be reached (%s); is this machine connected to the "
                "network? It is tried again.",
                told,
            )
            await self.http.close()
            # The next session makes its own.
            self.http.connector = discord.utils.MISSING
            await asyncio.sleep(min(backoff.delay(), MOST_SECONDS))

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect, and return or raise once no new session would do better."""
        backoff: ExponentialBackoff[Literal[False]] = ExponentialBackoff()
        while True:
            try:
                return await super().connect(reconnect=reconnect)
            except Exception as error:
                # It closes itself where Discord has said what it will not have.
                if self.is_closed() or isinstance(error, discord.ClientException):
                    raise
                # As long as nobody was let in there is none.
                if not self.ws:
                    log.error("The gateway lets nobody in; it is tried again.")
                else:
                    noted("The connection", error)
                    await self.ws.close()
                self.dispatch("disconnect")
            await asyncio.sleep(min(backoff.delay(), MOST_SECONDS))
