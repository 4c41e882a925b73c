"""Presses at the same moment, and messages and tokens that are gone by the answer."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord_face.seeing import text_of
from tests.discord_face.standin.bot import Bot
from tests.discord_face.standin.discord_server import DiscordServer
from tests.discord_face.standin.wire import Exchange

ALICE, BOB = "81", "82"
SCENARIO = (
    "I control Furnace of Rath and have a prevent-2 shield. "
    "Opponent's Lightning Bolt deals 3 damage to me."
)
DOUBLED_FIRST, SHIELD_FIRST = "Furnace of Rath", "prevent-2 shield"


@pytest.fixture
async def discord() -> AsyncIterator[DiscordServer]:
    server = DiscordServer()
    await server.start()
    yield server
    server.editing.set()
    await server.stop()


@pytest.fixture
async def bot(discord: DiscordServer, root: Path, tmp_path: Path) -> AsyncIterator[Bot]:
    made = Bot(discord, tmp_path / "data", root)
    made.log = tmp_path / "log"
    await made.start()
    yield made
    await made.stop(signal.SIGKILL)


async def ask(discord: DiscordServer, person: str = ALICE) -> Exchange:
    asked = await discord.slash(person, "ruling", scenario=SCENARIO)
    await discord.until(lambda: asked.answered, 30)
    return asked


def failures(bot: Bot) -> list[str]:
    """The lines of the log that tell of a failure."""
    assert bot.log is not None
    return [one for one in bot.log.read_text("utf-8").splitlines() if "failed" in one]


async def test_two_people_who_choose_at_once_each_get_what_they_chose(
    bot: Bot, discord: DiscordServer
):
    asked = await ask(discord)
    hers, his = await asyncio.gather(
        discord.pick(ALICE, asked.original, DOUBLED_FIRST),
        discord.pick(BOB, asked.original, SHIELD_FIRST),
    )
    await discord.until(lambda: hers.edits and his.answered, 30)

    assert "### You're at 16" in text_of(asked.original)
    assert "### You're at 18" in text_of(his.original)
    assert his.original.private


async def test_a_button_pressed_twice_at_once_shows_what_it_shows_once(
    bot: Bot, discord: DiscordServer
):
    asked = await ask(discord)
    presses = await asyncio.gather(
        discord.press(ALICE, asked.original, "Steps"),
        discord.press(ALICE, asked.original, "Steps"),
    )
    await discord.until(lambda: all(one.edits for one in presses), 30)

    assert "### Steps" in text_of(asked.original)
    assert [one.refusals for one in presses] == [[], []]
    assert failures(bot) == []


async def test_a_message_deleted_before_its_answer_is_no_failure(
    bot: Bot, discord: DiscordServer
):
    asked = await ask(discord)
    discord.editing.clear()
    pressed = await discord.press(ALICE, asked.original, "Steps")
    await discord.until(lambda: pressed.edits == 1, 30)
    asked.original.deleted = True
    discord.editing.set()
    later = await ask(discord, BOB)

    assert later.answered
    assert failures(bot) == []


async def test_a_ruling_whose_token_has_expired_is_found_in_the_history(
    bot: Bot, discord: DiscordServer
):
    discord.edit_failures.append(401)
    asked = await discord.slash(ALICE, "ruling", scenario=SCENARIO)
    await discord.until(lambda: asked.edits == 1, 30)
    shown = await discord.slash(ALICE, "history")
    await discord.until(lambda: shown.answered, 30)

    assert not asked.answered
    assert "16 life" in text_of(shown.original)
    assert failures(bot) == []
