"""The bot as a process of its own, over loopback, as Discord and its people see it."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from benchmarks.measuring import family
from bot.store.sqlite import SqliteStore
from tests.discord_face.seeing import text_of
from tests.discord_face.standin.bot import Bot
from tests.discord_face.standin.discord_server import DiscordServer
from tests.discord_face.standin.wire import Exchange

ALICE, BOB = "81", "82"
SCENARIO = (
    "I control Furnace of Rath and have a prevent-2 shield. "
    "Opponent's Lightning Bolt deals 3 damage to me."
)
FURNACE = "Furnace of Rath"


@pytest.fixture
async def bot(discord: DiscordServer, tmp_path: Path, root: Path) -> AsyncIterator[Bot]:
    started = Bot(discord, tmp_path / "data", root)
    await started.start()
    yield started
    await started.stop(signal.SIGKILL)


async def ask(discord: DiscordServer, person: str = ALICE):
    asked = await discord.slash(person, "ruling", scenario=SCENARIO)
    await discord.until(lambda: asked.answered)
    return asked


async def test_a_scenario_is_asked_and_its_choice_followed(
    bot: Bot, discord: DiscordServer
):
    asked = await ask(discord)
    assert "You choose: 16 life" in text_of(asked.original)

    await discord.pick(ALICE, asked.original, FURNACE)
    await discord.until(lambda: "### You're at 16" in text_of(asked.original))

    assert asked.refusals == []


async def test_a_picture_and_one_s_own_data_come_as_files(
    bot: Bot, discord: DiscordServer
):
    asked = await ask(discord)
    drawn = await discord.press(ALICE, asked.original, "Picture")
    await discord.until(lambda: "attachment://" in str(shown_in(drawn)))
    handed = await discord.slash(ALICE, "my-data")
    await discord.until(lambda: handed.answered)

    assert "attachment://my-data" in str(shown_in(handed))


def shown_in(asked: Exchange) -> list[dict[str, Any]]:
    """The components of all that was answered."""
    found = [asked.original, *asked.follow_ups]
    return [part for one in found if one for part in one.components]


async def test_an_old_select_is_used_after_the_process_was_killed(
    bot: Bot, discord: DiscordServer
):
    asked = await ask(discord)
    await bot.stop(signal.SIGKILL)
    await bot.start()
    copy = await discord.pick(BOB, asked.original, FURNACE)
    await discord.until(lambda: copy.answered)

    assert "### You're at 16" in text_of(copy.original)
    assert copy.original.private
    assert "You choose" in text_of(asked.original)


async def test_commands_are_synced_only_when_they_changed(
    bot: Bot, discord: DiscordServer
):
    assert discord.synced == 1
    assert {"ruling", "rule", "follow-up", "help"} <= {
        one["name"] for one in discord.commands
    }

    await bot.stop()
    await bot.start()

    assert discord.synced == 1


async def test_a_double_delivery_is_answered_once(bot: Bot, discord: DiscordServer):
    asked = await ask(discord)
    await discord.deliver_again(asked)
    again = await ask(discord, BOB)

    assert asked.refusals == []
    assert asked.follow_ups == []
    assert again.answered


async def test_two_processes_answer_an_interaction_once(
    bot: Bot, discord: DiscordServer, tmp_path: Path, root: Path
):
    other = Bot(discord, tmp_path / "data", root)
    await other.start()
    asked = await ask(discord)
    await ask(discord, BOB)
    await other.stop()

    assert [one.split()[0] for one in asked.refusals] in (["40060"], [])
    assert asked.follow_ups == []
    await bot.stop()
    kept = SqliteStore(tmp_path / "data" / "aegis.db").counts()["rulings"]
    assert kept == 2


async def test_two_processes_do_once_what_a_press_asks_for(
    bot: Bot, discord: DiscordServer, tmp_path: Path, root: Path
):
    other = Bot(discord, tmp_path / "data", root)
    await other.start()
    asked = await discord.slash(ALICE, "ruling", scenario=SCENARIO, private=True)
    await discord.until(lambda: asked.answered)
    published = await discord.press(ALICE, asked.original, "Publish")
    # The message that was pressed shows it once it is public.
    await discord.until(lambda: published.edits and published.refusals)
    warned = await discord.slash(ALICE, "forget-me")
    await discord.until(lambda: warned.answered)
    forgotten = await discord.press(ALICE, warned.original, "Delete everything of mine")
    await discord.until(lambda: forgotten.edits and forgotten.refusals)
    await other.stop()
    await bot.stop()

    assert ["You choose" in text_of(one) for one in published.follow_ups] == [True]
    assert "deleted: 1 ruling" in text_of(forgotten.original)


async def test_a_bot_that_a_failing_test_leaves_behind_ends_with_its_discord(
    tmp_path: Path, root: Path
):
    discord = DiscordServer()
    await discord.start()
    left = Bot(discord, tmp_path / "data", root)
    await left.start()
    assert left.process is not None
    begun = [os.pidfd_open(one) for one in family(left.process.pid)]
    await discord.stop()

    assert left.process.returncode == -signal.SIGKILL
    for one in begun:
        ended, _, _ = await asyncio.to_thread(select.select, [one], [], [], 20)
        os.close(one)
        assert ended


async def test_an_acknowledgement_that_fails_once_is_tried_again(
    bot: Bot, discord: DiscordServer
):
    discord.failures.append(500)
    asked = await ask(discord)

    assert "You choose: 16 life" in text_of(asked.original)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
async def test_who_is_stopped_finishes_what_was_begun_and_ends_well(
    bot: Bot, discord: DiscordServer, number: signal.Signals
):
    asked = await discord.slash(ALICE, "ruling", scenario=SCENARIO)
    await discord.until(lambda: asked.acknowledged is not None)
    status = await bot.stop(number)

    assert status == 0
    assert asked.answered


def test_who_is_stopped_before_anybody_could_ask_ends_well(root: Path, tmp_path: Path):
    code = (
        "import pathlib, signal, sys; from bot import __main__, settings;"
        "settings.read = lambda: signal.raise_signal(signal.SIGTERM);"
        "__main__.run_bot(pathlib.Path(sys.argv[1]))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, tmp_path], cwd=root, capture_output=True
    )

    assert (ran.returncode, ran.stderr) == (0, b"")


async def test_what_does_not_end_by_itself_keeps_no_bot_from_ending(
    bot: Bot, discord: DiscordServer
):
    await bot.stop()
    bot.environ = {"CLOSING": "at once"}
    await bot.start()
    await ask(discord)
    assert bot.process is not None
    stuck = family(bot.process.pid)[1:]
    for one in stuck:
        os.kill(one, signal.SIGSTOP)
    status = await bot.stop()
    for one in stuck:
        with suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)

    assert status == 1


async def test_a_dropped_connection_is_taken_up_again(bot: Bot, discord: DiscordServer):
    await discord.drop()
    await discord.until(lambda: discord.resumed == 1, 20)
    asked = await ask(discord)

    assert "You choose: 16 life" in text_of(asked.original)


async def test_an_acknowledgement_that_comes_too_late_harms_nobody_else(
    bot: Bot, discord: DiscordServer
):
    discord.patience = -1
    late = await discord.slash(ALICE, "ruling", scenario=SCENARIO)
    await discord.until(lambda: late.refusals)
    discord.patience = 3
    asked = await ask(discord, BOB)

    assert late.refusals == ["10062 Unknown interaction"]
    assert not late.answered
    assert "You choose: 16 life" in text_of(asked.original)


async def test_an_invalid_session_begins_a_new_one(bot: Bot, discord: DiscordServer):
    await discord.invalidate()
    await discord.until(lambda: discord.identified == 2, 20)
    asked = await ask(discord)

    assert "You choose: 16 life" in text_of(asked.original)


async def test_what_was_not_understood_stays_private_over_the_wire(
    bot: Bot, discord: DiscordServer
):
    asked = await discord.slash(
        ALICE, "ruling", scenario="mtg: Bob's blorp deals 3 to me"
    )
    await discord.until(lambda: asked.follow_ups and asked.original.deleted)
    [refusal] = asked.follow_ups

    assert refusal.private
    assert "blorp" in text_of(refusal)
    assert "blorp" not in text_of(asked.original)


async def test_friends_in_a_group_can_follow_what_one_of_them_asked(
    bot: Bot, discord: DiscordServer
):
    discord.group = True
    asked = await ask(discord)
    copy = await discord.press(BOB, asked.original, "Steps")
    await discord.until(lambda: copy.answered)
    discord.group = False
    elsewhere = await discord.press(BOB, asked.original, "Rules")
    await discord.until(lambda: elsewhere.answered)

    assert "Lightning Bolt" in text_of(copy.original)
    assert "There is no ruling" in text_of(elsewhere.original)
