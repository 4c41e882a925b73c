"""The bot's life: begun, seen by whoever runs it, stopped, and what Discord refuses."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from datetime import timedelta
from typing import Protocol

import discord
from pydantic import SecretStr

from bot.discord_face.client import Aegis, Sharded
from bot.discord_face.sending import ACKNOWLEDGED, OVER, prepare
from bot.discord_face.shards import Shards
from bot.discord_face.watched import watched
from bot.errors import SetupError
from bot.judge.judge import Judge
from bot.judge.languages import LANGUAGES, words_in

log = logging.getLogger(__name__)
# What Discord says of an interaction that needs no answer any more.
ANSWERED = OVER | {ACKNOWLEDGED}
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


def run(settings: Settings, judge: Judge, shards: Shards | None = None) -> None:
    """Be the bot until told to stop; of *shards* or, without, whole.

    What has been taken is finished first, and handed back where one is told so again.
    Raises SetupError where Discord does not let the bot in.
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


def _stopping() -> Iterator[int]:
    """The signals that end the bot; the last is of a terminal that is closed."""
    yield signal.SIGTERM
    yield signal.SIGINT
    hangup = getattr(signal, "SIGHUP", None)
    # nohup has it ignored.
    if hangup is not None and signal.getsignal(hangup) is not signal.SIG_IGN:
        yield hangup


def _refused(error: Exception) -> SetupError | None:
    """What Discord will not have, for whoever runs the bot; None for anything else."""
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return SetupError(
                "Discord does not accept DISCORD_TOKEN; copy it anew from the "
                "application's page, under Bot."
            )
        case discord.ConnectionClosed(code=4010 | 4011):
            return SetupError(
                "Discord wants other shards (docs/scaling.md); aegis run --shards auto "
                "is as many as it asks for, in one process."
            )
        case discord.HTTPException(status=status, code=code):
            return SetupError(
                f"Discord refuses this bot or this machine ({status}, {code}).",
                "Is the application still there on the developer portal, and does a "
                "browser on this machine reach discord.com? “aegis doctor” asks again.",
            )
        case discord.ConnectionClosed() | discord.PrivilegedIntentsRequired():
            code = getattr(error, "code", 4014)
            return SetupError(
                f"Discord has ended the connection for good ({code}).",
                "Is there a newer version of Aegis?",
            )
    return None


_FETCH = {"day": timedelta(days=1), "week": timedelta(weeks=1)}


async def _run(
    settings: Settings, token: str, judge: Judge, shards: Shards | None
) -> None:
    for name in ("discord.state", "discord.client"):
        logging.getLogger(name).addFilter(_expected)
    logging.getLogger("discord.app_commands.tree").addFilter(_missed)
    prepare()
    stop = asyncio.Event()
    made = Sharded(judge, shards) if shards else Aegis(judge)

    def end() -> None:
        if stop.is_set():
            made.taken.hurry()
        stop.set()

    for number in _stopping():
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, end)
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
        except (discord.ClientException, discord.HTTPException) as error:
            if (refused := _refused(error)) is None:
                raise
            raise refused from error
        finally:
            told.cancel()
            _end_at_last()
            await client.close()
            await judge.close()
