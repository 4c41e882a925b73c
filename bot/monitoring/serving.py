"""/health and /metrics over HTTP, for whoever runs the bot."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress

from aiohttp import web

from bot.errors import SetupError
from bot.monitoring.figures import Figures

# How often the event loop is looked at, and how late a check of health may be.
_PULSE_SECONDS = 0.05
_PATIENCE_SECONDS = 5.0

# What is looked at and what is wrong with it; "" where it is in order.
Health = Mapping[str, str]


@asynccontextmanager
async def served(
    host: str,
    port: int,
    figures: Figures,
    health: Callable[[], Awaitable[Health]],
    freshen: Callable[[], Awaitable[None]],
) -> AsyncIterator[int]:
    """Serve while inside; the port (another one for port 0).

    *health* is asked at each look, *freshen* before figures are read. Raises
    SetupError where the port is taken.
    """

    async def healthy(_: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                found = dict(await health())
        except TimeoutError:
            found = {"process": f"no answer within {_PATIENCE_SECONDS:g} seconds"}
        good = not any(found.values())
        told = {
            "status": "ok" if good else "failing",
            "checks": {what: wrong or "ok" for what, wrong in found.items()},
        }
        return web.Response(
            text=json.dumps(told),
            status=200 if good else 503,
            content_type="application/json",
        )

    async def metrics(_: web.Request) -> web.Response:
        with suppress(Exception):  # Older figures are better than none.
            await freshen()
        return web.Response(
            body=figures.text(),
            headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"},
        )

    app = web.Application()
    app.add_routes([web.get("/health", healthy), web.get("/metrics", metrics)])
    runner = web.AppRunner(app, access_log=None, handle_signals=False)
    await runner.setup()
    pulse = asyncio.create_task(_pulse(figures))
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise cannot_be_used(host, port, error) from error
        yield runner.addresses[0][1]
    finally:
        pulse.cancel()
        await runner.cleanup()


def cannot_be_used(host: str, port: int, error: OSError) -> SetupError:
    """Why nothing can be served at *port*, and what to do about it."""
    # What asyncio says of it is long; the system's own numbers are positive.
    number = error.errno or 0
    why = os.strerror(number) if number > 0 else error.strerror
    return SetupError(
        f"Nothing can be served at {host}, port {port} ({why}).",
        "Set AEGIS_METRICS_PORT to another port, or AEGIS_METRICS_HOST to an address "
        "of this machine.",
    )


async def _pulse(figures: Figures) -> None:
    """Note by how much the event loop keeps a small task waiting."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _PULSE_SECONDS
        await asyncio.sleep(_PULSE_SECONDS)
        figures.late(max(0.0, loop.time() - due))
