"""What the bot does by itself: fetch rules, delete the old, tell of what changed."""

import logging
import re
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from platform import node
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import tasks

from bot.citation import Game
from bot.discord_face.failures import noted
from bot.discord_face.views.news import news_page
from bot.errors import QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import Caller

if TYPE_CHECKING:
    from bot.discord_face.client import Aegis
    from bot.judge.look_ups import Diff

log = logging.getLogger(__name__)


def hourly(client: "Aegis") -> "tasks.Loop[Callable[[], Coroutine[Any, Any, None]]]":
    """The loop that does all of it; start it once the client is ready."""

    @tasks.loop(hours=1)
    async def loop() -> None:
        for job in (prune_in_turn, fetch_rules, tell_news):
            try:
                await job(client)
            except Exception as error:
                noted(job.__name__, error)

    return loop


async def prune_in_turn(client: "Aegis") -> None:
    """Do :func:`prune`, unless another process has done so this hour."""
    if await client.judge.claim(f"prune {datetime.now(UTC):%Y-%m-%d %H}"):
        await prune(client)


async def prune(client: "Aegis") -> None:
    """Delete rulings that servers no longer want, and claims that have served."""
    await client.judge.tidy(datetime.now(UTC))


async def fetch_rules(client: "Aegis") -> None:
    """Fetch each game's newest rules, as often as the setting says.

    Each machine fetches its own; stored rulings are asked again where rules are new.
    """
    if client.fetch_every is None:
        return
    name, now = f"rules fetched on {node()}", datetime.now(UTC)
    last = await client.judge.recall(name)
    if last and now - datetime.fromisoformat(last) < client.fetch_every:
        return
    await client.judge.remember(name, now.isoformat(timespec="seconds"))
    for game in Game:
        try:
            await client.judge.rule("", _fetch, client.judge.bench, game)
        except QuestionError as error:
            log.warning("No new rules: %s", error.message)


def _fetch(bench: Bench, game: Game) -> None:
    taken = bench.sync_rules(game)
    if taken.new:
        log.warning("Taken in: %s", taken.what)
        bench.recheck(game)


async def tell_news(client: "Aegis") -> None:
    """Tell the servers that want it what a new edition changed, from one process."""
    for game in Game:
        news = await client.judge.run(_news, client.judge.bench, game)
        if news is None:
            continue
        channels = await client.judge.run(client.judge.bench.store.guilds_with_news)
        for guild, channel in channels.items():
            await _send(client, guild, channel, news)


async def _send(client: "Aegis", guild: str, channel: str, news: "Diff") -> None:
    language = (await client.manners.guild(guild)).language
    say = client.judge.bench.words(Caller("", guild, language=language))
    try:
        target = client.get_partial_messageable(int(channel))
        await target.send(view=news_page(news, say))
    except (ValueError, discord.HTTPException) as error:
        log.info("No rule news for a server: %s", type(error).__name__)


def _news(bench: Bench, game: Game) -> "Diff | None":
    """What the newest official edition changed, if nobody has been told of it."""
    official = [one for one in bench.editions(game) if one.official and not one.partial]
    if not official:
        return None
    name, newest = f"news-{game}", official[0].name
    told = bench.recall(name)
    # A machine that has not imported it yet must not tell of the one before.
    if _order(newest) <= _order(told) or not bench.claim(f"{name} {newest}"):
        return None
    bench.remember(name, newest)
    if not told:
        return None  # The first edition is no news.
    try:
        found = bench.diff(game=game, before=told, after=newest)
        return bench.weighty_first(found)
    except QuestionError:
        return None


def _order(edition: str) -> list[int]:
    """Where a date or a version comes among others."""
    return [int(number) for number in re.findall(r"\d+", edition)]
