"""One bot of several processes: each with its shards, all over one database."""

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.discord_face.shards import AUTO, Shards, Turns, shards_from
from bot.errors import SetupError
from bot.store.postgres import Postgres
from bot.store.sql import SqlStore
from tests.discord_face.seeing import text_of
from tests.discord_face.standin.bot import Bot
from tests.discord_face.standin.discord_server import DiscordServer
from tests.postgresql import Server

SCENARIO = "I have a prevent-2 shield. Lightning Bolt deals 3 damage to me."


@pytest.mark.parametrize(
    ("written", "shards"),
    [
        ("0-3/16", Shards((0, 1, 2, 3), 16)),
        ("5/16", Shards((5,), 16)),
        ("0/1", Shards((0,), 1)),
        ("auto", AUTO),
    ],
)
def test_shards_are_written_as_first_last_and_count(written: str, shards: Shards):
    assert shards_from(written) == shards


@pytest.mark.parametrize(
    "written",
    ["16/16", "3-1/4", "0-4/4", "", "4", "a-b/c", "0-3/0", "-1/4", "0/1/2", "٣/٤"],
)
def test_what_names_no_shards_is_said(written: str):
    with pytest.raises(SetupError, match="names no shards"):
        shards_from(written)


def test_shards_left_empty_are_not_all_of_them(capsys: pytest.CaptureFixture[str]):
    assert main(["run", "--shards", ""]) == 4
    assert "names no shards" in capsys.readouterr().err


class Clock:
    """Time that passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1000.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


async def test_processes_identify_one_after_the_other():
    claimed: set[str] = set()
    begun = []

    async def claim(name: str) -> bool:
        is_first = name not in claimed
        claimed.add(name)
        return is_first

    for shard in range(6):
        # Every process looks at its own clock at the same moment.
        clock = Clock()
        turns = Turns(claim, clock=lambda c=clock: c.now, sleep=clock.sleep)
        await turns.wait(shard)
        begun.append(clock.now)

    assert all(later - one >= 5 for one, later in pairwise(begun))


async def test_as_many_identify_at_once_as_discord_allows():
    claimed: set[str] = set()

    async def claim(name: str) -> bool:
        is_first = name not in claimed
        claimed.add(name)
        return is_first

    ends = []
    for shard in range(4):
        clock = Clock()
        turns = Turns(claim, 4, clock=lambda c=clock: c.now, sleep=clock.sleep)
        await turns.wait(shard)
        ends.append(clock.now)

    assert len(set(ends)) == 1


async def test_without_a_database_a_shard_is_identified_all_the_same():
    async def claim(name: str) -> bool:
        raise SetupError("The database cannot be used.")

    clock = Clock()
    await Turns(claim, clock=lambda: clock.now, sleep=clock.sleep).wait(0)

    assert clock.now > 1000


@pytest.fixture
async def processes(
    discord: DiscordServer, tmp_path: Path, root: Path, postgres: str
) -> AsyncIterator[list[Bot]]:
    """Two processes with two shards each, as on two machines."""
    both = [
        Bot(
            discord,
            tmp_path / f"machine {number}",
            root,
            *("--shards", f"{2 * number}-{2 * number + 1}/4"),
            AEGIS_DATABASE_URL=postgres,
        )
        for number in range(2)
    ]
    discord.max_concurrency = 16
    await asyncio.gather(*(one.start() for one in both))
    await discord.until(lambda: len(discord.shards) == 4, 30)
    yield both
    for one in both:
        await one.stop()


async def in_guild_of(discord: DiscordServer, shard: int):
    discord.guild = str((4 + shard) << 22)
    asked = await discord.slash("81", "ruling", scenario=SCENARIO)
    await discord.until(lambda: asked.answered)
    return asked


async def test_each_shard_is_answered_by_its_process_over_one_postgresql(
    discord: DiscordServer, processes: list[Bot], postgres: str
):
    assert sorted(discord.shards) == [(0, 4), (1, 4), (2, 4), (3, 4)]
    asked = [await in_guild_of(discord, shard) for shard in range(4)]
    database = Postgres(postgres)
    kept = SqlStore(database).counts()["rulings"]
    database.close()

    assert kept == 4
    assert all("19" in text_of(one.original) for one in asked)
    assert [one.refusals for one in asked] == [[], [], [], []]


async def test_two_processes_with_one_shard_answer_each_interaction_once(
    discord: DiscordServer,
    processes: list[Bot],
    tmp_path: Path,
    root: Path,
    postgres: str,
):
    # The new version has started; the old one is still there.
    new = Bot(
        discord,
        tmp_path / "new",
        root,
        *("--shards", "0-1/4"),
        AEGIS_DATABASE_URL=postgres,
    )
    await new.start()
    await discord.until(lambda: len(discord.shards) == 6, 30)
    asked = [await in_guild_of(discord, shard) for shard in (0, 1, 0, 1)]
    await new.stop()
    database = Postgres(postgres)
    kept = SqlStore(database).counts()["rulings"]
    database.close()

    assert kept == 4
    assert all(one.follow_ups == [] for one in asked)


async def test_one_process_is_as_many_shards_as_discord_asks_for(
    discord: DiscordServer, tmp_path: Path, root: Path
):
    bot = Bot(discord, tmp_path / "data", root, "--shards", "auto")
    await bot.start()
    asked = await in_guild_of(discord, 0)
    await bot.stop()

    assert discord.shards == [(0, 1)]
    assert asked.answered


async def test_a_process_waits_for_a_database_that_is_away_at_first(
    discord: DiscordServer,
    tmp_path: Path,
    root: Path,
    postgres: str,
    postgresql: Server,
):
    postgresql.stop()
    bot = Bot(discord, tmp_path / "data", root, AEGIS_DATABASE_URL=postgres)
    starting = asyncio.create_task(bot.start())
    await discord.until(lambda: discord.greeted)
    postgresql.start()
    await starting
    asked = await in_guild_of(discord, 0)
    await bot.stop()

    assert "19" in text_of(asked.original)


@pytest.mark.parametrize(
    ("code", "arguments"), [(4011, ()), (4010, ("--shards", "0/9"))]
)
async def test_who_must_have_other_shards_is_told_so(
    discord: DiscordServer,
    tmp_path: Path,
    root: Path,
    code: int,
    arguments: tuple[str, ...],
):
    discord.close_with = code
    bot = Bot(discord, tmp_path / "data", root, *arguments)
    bot.log = tmp_path / "log"
    await bot.start()
    assert bot.process is not None
    status = await asyncio.wait_for(bot.process.wait(), 20)
    said = bot.log.read_text()

    assert status == 4
    assert "aegis run --shards auto" in said
    assert "Traceback" not in said
