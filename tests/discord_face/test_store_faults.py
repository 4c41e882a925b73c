"""The database fails under the running bot: nothing acknowledged is lost, none half."""

import asyncio
import json
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.discord_face.presses import read_press
from bot.store.connection import SqliteFile
from bot.store.sql import SqlStore
from tests.discord_face.seeing import text_of
from tests.discord_face.standin.bot import Bot
from tests.discord_face.standin.discord_server import DiscordServer
from tests.discord_face.standin.wire import Message
from tests.postgresql import Server

SCENARIO = "I have a prevent-2 shield. A creature deals {} damage to me."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "aegis.db"


@pytest.fixture
async def bot(
    discord: DiscordServer, file: Path, root: Path, tmp_path: Path
) -> AsyncIterator[Bot]:
    made = Bot(discord, file.parent, root)
    made.log = tmp_path / "log"
    yield made
    if made.process is not None:
        await made.stop(signal.SIGKILL)


def damage_middle_of(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:16384] + b"\xff" * 8192 + whole[24576:])


async def ask(discord: DiscordServer, damage: int = 3, person: str = "81"):
    asked = await discord.slash(person, "ruling", scenario=SCENARIO.format(damage))
    await discord.until(lambda: asked.answered, 120)
    return asked


def ruling_in(message: Message) -> str:
    """The id of the ruling a message shows, as its buttons carry it."""
    presses = (read_press(id) for id in custom_ids(message.components))
    return next(press.ruling for press in presses if press and press.ruling)


def custom_ids(components: list[dict[str, Any]]) -> Iterator[str]:
    for one in components:
        if "custom_id" in one:
            yield one["custom_id"]
        yield from custom_ids(one.get("components", []))


def damage_is_told(bot: Bot, file: Path) -> bool:
    """Whether the log names where the damaged file is kept, and what to do."""
    [aside] = file.parent.glob("aegis.db.damaged-*")
    assert bot.log is not None
    said = bot.log.read_text()
    return aside.name in said and "aegis restore" in said


async def test_every_answered_ruling_of_a_hundred_survives_a_kill(
    bot: Bot, discord: DiscordServer, file: Path
):
    await bot.start()
    discord.patience = 180
    asked = [
        await discord.slash(str(100 + n), "ruling", scenario=SCENARIO.format(n % 9 + 1))
        for n in range(100)
    ]
    await discord.until(lambda: sum(one.answered for one in asked) >= 30, 180)
    await bot.stop(signal.SIGKILL)
    answered = [one.original for one in asked if one.answered]
    store = SqlStore(SqliteFile(file, checked=True))
    rows = store.rulings(limit=1000)
    notice = store.notice
    store.close()

    assert notice == ""
    assert len(answered) >= 30
    assert {ruling_in(one) for one in answered} <= {row.id for row in rows}
    # None is half there.
    assert all(json.loads(row.answer)["verdict"] == row.verdict for row in rows)


async def test_a_damaged_file_is_kept_aside_and_people_are_answered(
    bot: Bot, discord: DiscordServer, file: Path
):
    await bot.start()
    for damage in range(1, 9):
        await ask(discord, damage)
    await bot.stop()
    damage_middle_of(file)
    await bot.start()
    asked = await ask(discord)

    assert "19" in text_of(asked.original)
    assert damage_is_told(bot, file)


async def test_while_the_disk_is_full_answers_lack_only_their_buttons(
    bot: Bot, discord: DiscordServer, file: Path
):
    await bot.start()
    await ask(discord)
    assert bot.process is not None
    # No file of the bot may grow any more: to it the disk is full.
    longest = file.with_name("aegis.db-wal").stat().st_size
    unlimited = resource.prlimit(
        bot.process.pid, resource.RLIMIT_FSIZE, (longest, resource.RLIM_INFINITY)
    )
    full = await ask(discord, 4)
    refused = await discord.slash("81", "history")
    await discord.until(lambda: refused.answered, 30)
    resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, unlimited)
    after = await ask(discord, 5)

    assert "18" in text_of(full.original)
    assert not list(custom_ids(full.original.components))
    assert "19" in text_of(refused.original)
    assert list(custom_ids(after.original.components))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]
    try:
        mounted = subprocess.run(mount, capture_output=True).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("this system lets nobody here mount a disk")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


async def test_a_disk_that_is_full_at_the_start_is_told_of_and_waited_for(
    bot: Bot, discord: DiscordServer, small_disk: Path
):
    bot.data = small_disk / "data"
    filling = small_disk / "filling"
    filling.write_bytes(b"x" * shutil.disk_usage(small_disk).free)
    starting = asyncio.create_task(bot.start())
    await discord.until(lambda: discord.greeted)
    assert bot.log is not None
    async with asyncio.timeout(60):
        while not bot.log.read_text():  # noqa: ASYNC110
            await asyncio.sleep(0)
    filling.unlink()
    await starting
    asked = await ask(discord)

    assert list(custom_ids(asked.original.components))
    assert bot.log.read_text().count("the disk is full. Make room on the disk.") == 1


def let_nobody_write(folder: Path, yes: bool) -> bool:
    """Whether the system lets nobody write to the files there, or everybody again."""
    # The third is memory that connections share.
    names = [str(folder / one) for one in ("aegis.db", "aegis.db-wal")]
    try:
        done = subprocess.run(
            ["chattr", "+i" if yes else "-i", *names], capture_output=True
        )
    except FileNotFoundError:
        return False
    return done.returncode == 0


async def test_while_the_file_is_read_only_answers_lack_only_their_buttons(
    bot: Bot, discord: DiscordServer, file: Path
):
    await bot.start()
    before = await ask(discord)
    if not let_nobody_write(file.parent, True):
        pytest.skip("this system does not keep the owner from writing")
    try:
        read_only = await ask(discord, 4)
        listed = await discord.slash("81", "history")
        await discord.until(lambda: listed.answered, 30)
    finally:
        assert let_nobody_write(file.parent, False)
    after = await ask(discord, 5)

    assert "18" in text_of(read_only.original)
    assert not list(custom_ids(read_only.original.components))
    assert "19" in text_of(listed.original)
    assert ruling_in(before.original) != ruling_in(after.original)


async def test_a_file_that_is_locked_for_a_moment_delays_nobody_for_good(
    bot: Bot, discord: DiscordServer, file: Path
):
    await bot.start()
    await ask(discord)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("begin exclusive")
        asked = await discord.slash("81", "ruling", scenario=SCENARIO.format(4))
        await discord.until(lambda: asked.acknowledged is not None)
        other.execute("rollback")
    await discord.until(lambda: asked.answered)
    store = SqlStore(SqliteFile(file))
    kept = store.counts()["rulings"]
    store.close()

    assert "18" in text_of(asked.original)
    assert kept == 2


async def test_while_another_program_keeps_the_file_locked_answers_lack_only_buttons(
    bot: Bot, discord: DiscordServer, file: Path
):
    await bot.start()
    kept = await ask(discord)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("begin immediate")
        begun = time.monotonic()
        locked = [await ask(discord, damage) for damage in (4, 5, 6)]
        spent = time.monotonic() - begun
        other.execute("rollback")
    after = await ask(discord, 7)

    for life, one in zip(("18", "17", "16"), locked, strict=True):
        assert life in text_of(one.original)
    assert not any(list(custom_ids(one.original.components)) for one in locked)
    # The first waits a while, whoever comes then does not.
    assert spent < 12
    assert ruling_in(kept.original) != ruling_in(after.original)


async def test_a_postgresql_that_restarts_is_used_again(
    bot: Bot, discord: DiscordServer, postgres: str, postgresql: Server
):
    bot.environ = {"AEGIS_DATABASE_URL": postgres}
    await bot.start()
    # As many at once that each process has answered one.
    before, *_ = await asyncio.gather(*(ask(discord, n, f"8{n}") for n in range(1, 9)))
    postgresql.stop()
    # While it is away, people are told so rather than left waiting.
    refused = await discord.slash("81", "history")
    await discord.until(lambda: refused.answered, 30)
    ruled = await ask(discord, 5)
    postgresql.start()
    async with asyncio.timeout(120):
        after = await ask(discord, 4)
        while not list(custom_ids(after.original.components)):
            after = await ask(discord, 4)

    assert "database does not answer" in text_of(refused.original)
    # A ruling needs no database but to be kept.
    assert "17" in text_of(ruled.original)
    assert not list(custom_ids(ruled.original.components))
    assert ruling_in(before.original) != ruling_in(after.original)
