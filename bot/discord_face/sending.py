"""What is sent to Discord, and sent again where Discord, or the way there, fails."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from contextvars import ContextVar
from functools import partial
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

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

# Whether what is sent is given up as soon as Discord fails.
_prompt: ContextVar[bool] = ContextVar("prompt", default=False)


class TurnOverError(Exception):
    """Nobody waits for this answer: it is too late, or given by another delivery."""


class _FailedError(aiohttp.ClientConnectionError):
    """Discord itself has failed."""


async def _failed(response: aiohttp.ClientResponse) -> None:
    if response.status >= FAILED:
        response.release()
        raise _FailedError


class _Adapter(AsyncWebhookAdapter):
    async def request(
        self, route: Route, session: aiohttp.ClientSession, **options: Any
    ) -> Any:
        if not _prompt.get():
            return await super().request(route, session, **options)
        request = partial(session.request, raise_for_status=_failed)
        once: Any = SimpleNamespace(request=request)
        return await super().request(route, once, **options)


def prepare() -> None:
    """Let discord.py send what is begun from here on so that it can be given up."""
    async_context.set(_Adapter())  # type: ignore[no-untyped-call]


def patience() -> AbstractAsyncContextManager[object]:
    """How long one message is being sent: SENDING_SECONDS."""
    return asyncio.timeout(SENDING_SECONDS)


async def promptly(call: Callable[[], Awaitable[T]]) -> T:
    """As :func:`sent`, for an acknowledgement: where it fails it is soon sent again."""
    for pause in PAUSES:
        before = _prompt.set(True)
        try:
            return await sent(call, again=False)
        except (TimeoutError, aiohttp.ClientConnectionError):
            await asyncio.sleep(pause)
        except discord.HTTPException as error:
            if error.code == ACKNOWLEDGED:
                raise
            break
        finally:
            _prompt.reset(before)
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
