"""The gateway lets nobody in, sends what nobody can read, or will have us no more."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord_face.seeing import text_of
from tests.discord_face.standin.bot import Bot
from tests.discord_face.standin.discord_server import DiscordServer

SCENARIO = "I have a prevent-2 shield. A creature deals 3 damage to me."


@pytest.fixture
async def bot(discord: DiscordServer, tmp_path: Path, root: Path) -> AsyncIterator[Bot]:
    made = Bot(discord, tmp_path / "data", root)
    made.log = tmp_path / "log"
    yield made
    if made.process is not None:
        await made.stop(signal.SIGKILL)


async def answer(discord: DiscordServer) -> str:
    asked = await discord.slash("81", "ruling", scenario=SCENARIO)
    await discord.until(lambda: asked.answered)
    return text_of(asked.original)


def said(bot: Bot) -> str:
    assert bot.log is not None
    return bot.log.read_text("utf-8")


async def test_a_gateway_that_lets_nobody_in_at_first_is_tried_again(
    bot: Bot, discord: DiscordServer
):
    await discord.shut()
    starting = asyncio.create_task(bot.start())
    await discord.until(lambda: discord.turned_away == 2)
    discord.open = True
    await starting

    assert "19" in await answer(discord)
    assert "lets nobody in" in said(bot)


@pytest.mark.parametrize(
    "status", [0, 503, 429, 200], ids=["cut off", "down", "too much", "another"]
)
async def test_a_discord_that_cannot_be_reached_at_first_is_tried_again(
    bot: Bot, discord: DiscordServer, status: int
):
    # Asked again at once where it was cut off, and only then given up.
    discord.not_at_home += [status, status]
    await bot.start()

    assert "19" in await answer(discord)
    assert "Discord cannot be reached" in said(bot)


async def test_after_what_is_no_message_a_new_session_begins(
    bot: Bot, discord: DiscordServer
):
    await bot.start()
    await discord.babble()
    await discord.until(lambda: discord.identified == 2)

    assert "19" in await answer(discord)


@pytest.mark.parametrize("shards", [(), ("--shards", "0/1")], ids=["whole", "sharded"])
async def test_an_event_that_nobody_can_read_is_lost_alone(
    bot: Bot, discord: DiscordServer, shards: tuple[str, ...]
):
    bot.arguments = shards
    await bot.start()
    await discord.dispatch("INTERACTION_CREATE", {"id": "1", "member": 5})

    assert "19" in await answer(discord)
    assert discord.identified == 1
    assert said(bot).count("Reading INTERACTION_CREATE failed") == 1


@pytest.mark.parametrize(
    ("code", "told"),
    [(4004, "does not accept DISCORD_TOKEN"), (4013, "Is there a newer version of")],
)
async def test_what_discord_will_not_have_is_told_of(
    bot: Bot, discord: DiscordServer, code: int, told: str
):
    discord.close_with = code
    await bot.start()
    assert bot.process is not None
    status = await asyncio.wait_for(bot.process.wait(), 60)

    assert status == 4
    assert told in said(bot)


async def test_a_bot_that_may_not_log_in_is_told_so(bot: Bot, discord: DiscordServer):
    discord.not_at_home.append(403)
    starting = asyncio.create_task(bot.start())
    await discord.until(lambda: not discord.not_at_home)
    assert bot.process is not None
    status = await asyncio.wait_for(bot.process.wait(), 60)
    starting.cancel()

    assert status == 4
    assert "Discord refuses this bot or this machine (403, 0)" in said(bot)


async def test_where_discord_refuses_new_commands_the_old_ones_work(
    bot: Bot, discord: DiscordServer
):
    await bot.start()
    await bot.stop()
    (bot.data / "aegis.db").unlink()
    discord.takes_commands = False
    await bot.start()

    assert "19" in await answer(discord)
    assert "Discord refuses the commands (400, 30034)" in said(bot)
