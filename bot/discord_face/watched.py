"""The running bot as its operator sees it: health, and figures asked for when read."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Protocol

from bot.citation import Game
from bot.judge.bench import Bench
from bot.monitoring.serving import Health, served

if TYPE_CHECKING:
    from bot.discord_face.client import Aegis

_DATABASE_SECONDS = 3.0


class Settings(Protocol):
    """Where to be seen."""

    @property
    def metrics_port(self) -> int | None:
        """None for nowhere."""

    @property
    def metrics_host(self) -> str:
        """The address of this machine that is listened at."""


@asynccontextmanager
async def watched(client: "Aegis", settings: Settings) -> AsyncIterator[None]:
    """Serve health and figures while inside, where a port is set."""
    if settings.metrics_port is None:
        yield
        return
    figures, judge = client.figures, client.judge
    figures.watch("queue", "Rulings that wait to be worked out.", lambda: judge.waiting)
    figures.watch("heavy", "Heavy rulings begun.", lambda: judge.heavy)
    figures.watch("connected", "1 while Discord is.", lambda: client.connected)
    figures.watch("gateway_seconds", "The last heartbeat.", lambda: client.latency)

    async def freshen() -> None:
        figures.aged(await judge.run(ages, judge.bench, datetime.now(UTC).date()))

    async with served(
        settings.metrics_host,
        settings.metrics_port,
        figures,
        lambda: health(client),
        freshen,
    ):
        yield


async def health(client: "Aegis") -> Health:
    """What is wrong with the connection and the database; "" for nothing."""
    # A connection that no longer answers is given up within a minute. How long the last
    # heartbeat took tells nothing: an answer that comes at once counts as one that took
    # all the time since the heartbeat before.
    discord = "" if client.connected else "not connected"
    database = ""
    try:
        async with asyncio.timeout(_DATABASE_SECONDS):
            await client.judge.recall("health")
    except Exception as error:
        database = f"cannot be read ({type(error).__name__})"
    return {"discord": discord, "database": database}


def ages(bench: Bench, today: date) -> dict[Game, float]:
    """Days since the newest official rules of each game came out, where held."""
    newest: dict[Game, date] = {}
    for one in bench.editions():
        if one.official and not one.partial and one.date:
            day = date.fromisoformat(one.date)
            newest[one.game] = max(day, newest.get(one.game, day))
    return {game: float((today - day).days) for game, day in newest.items()}
