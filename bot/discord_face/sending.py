"""What is sent to Discord, and sent again where Discord, or the way there, fails."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import TypeVar

import aiohttp
import discord

T = TypeVar("T")

# What Discord says of an interaction that is acknowledged already, and of one that
# is over: too late, unknown, its token no longer valid.
ACKNOWLEDGED = 40060
OVER = frozenset({10062, 10015, 10008, 50027})
# The first status that says that Discord itself has failed.
FAILED = 500
# So long one message to Discord may take, with what Discord tells us to wait.
SENDING_SECONDS = 60.0
# Discord waits three seconds for an acknowledgement. Where it fails, discord.py tries
# again after one second, and then not before it is too late: we do so after these.
PAUSES = (0.2, 0.4, 0.8)

# What is given up as soon as Discord fails.
_failing: ContextVar[asyncio.Timeout | None] = ContextVar("failing", default=None)


class TurnOverError(Exception):
    """Nobody waits for this answer: it is too late, or given by another delivery."""


def watching() -> aiohttp.TraceConfig:
    """What discord.py's client must be given for :func:`promptly` to be so."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_answered)
    return trace


async def _answered(
    _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams
) -> None:
    failing = _failing.get()
    if failing is not None and told.response.status >= FAILED:
        # Nothing is under way now: what is slow is never given up.
        failing.reschedule(0)


def patience() -> AbstractAsyncContextManager[object]:
    """How long one message is being sent: SENDING_SECONDS."""
    return asyncio.timeout(SENDING_SECONDS)


async def promptly(call: Callable[[], Awaitable[T]]) -> T:
    """As :func:`sent`, for an acknowledgement: where it fails it is soon sent again."""
    for pause in PAUSES:
        try:
            async with asyncio.timeout(None) as failing:
                before = _failing.set(failing)
                try:
                    return await sent(call, again=False)
                finally:
                    _failing.reset(before)
        except (TimeoutError, aiohttp.ClientConnectionError):
            await asyncio.sleep(pause)
        except discord.HTTPException as error:
            if error.code == ACKNOWLEDGED:
                raise
            break
    return await sent(call)


async def sent(call: Callable[[], Awaitable[T]], *, again: bool = True) -> T:
    """What *call* gives, sent *again* where Discord, or the way there, has failed.

    An acknowledgement that arrives twice is refused the second time, and an edit made
    twice is the same edit. TurnOverError where nobody waits for it any more.
    """
    try:
        async with patience():
            return await call()
    except discord.HTTPException as error:
        if error.code in OVER:
            raise TurnOverError from error
        if not again or error.status < FAILED:
            raise
    except (TimeoutError, aiohttp.ClientConnectionError):
        if not again:
            raise
    return await sent(call, again=False)
