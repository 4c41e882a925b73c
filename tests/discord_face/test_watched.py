"""What whoever runs the bot sees: health, figures, reports, a log without secrets."""

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from math import inf
from pathlib import Path

import aiohttp
import pytest
from simcord.results import InteractionResult

from bot.citation import Game
from bot.discord_face.client import Aegis
from bot.discord_face.watched import ages
from bot.discord_face.watched import health as looked_at
from bot.store.sql import SqlStore
from tests.discord_face.by_hand import SCENARIO, ByHand
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import text_of
from tests.discord_face.standin.bot import Bot
from tests.discord_face.standin.discord_server import DiscordServer
from tests.discord_face.test_over_the_wire import ALICE, ask
from tests.library import books
from tests.library.books import import_bytes


@pytest.fixture
def address() -> str:
    """Where the bot can serve: an address with a port that is free."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{one.getsockname()[1]}"


@pytest.fixture
async def bot(
    discord: DiscordServer, tmp_path: Path, root: Path, address: str
) -> AsyncIterator[Bot]:
    started = Bot(
        discord,
        tmp_path / "data",
        root,
        AEGIS_METRICS_PORT=address.rpartition(":")[2],
        AEGIS_LOG="info",
        AEGIS_LOG_FORMAT="json",
    )
    started.log = tmp_path / "log"
    await started.start()
    yield started
    await started.stop()


async def read(url: str, status: int = 200) -> str:
    async with aiohttp.ClientSession() as session, session.get(url) as found:
        assert found.status == status
        return await found.text()


async def figures(address: str) -> dict[str, float]:
    """The figures by their names and labels."""
    lines = (await read(f"{address}/metrics")).splitlines()
    split = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in split}


async def health(address: str, status: int) -> dict[str, object]:
    """What is said once the status is the one that is waited for."""
    for _ in range(200):
        url = f"{address}/health"
        async with aiohttp.ClientSession() as session, session.get(url) as found:
            told: dict[str, object] = await found.json()
            if found.status == status:
                return told
        await asyncio.sleep(0.05)
    raise AssertionError(told)


async def test_a_heartbeat_answered_at_once_is_no_failure(
    server: Server, simcord_bot: Aegis, monkeypatch: pytest.MonkeyPatch
):
    # What discord.py makes of one whose answer comes before it has noted the time.
    monkeypatch.setattr(Aegis, "latency", 41.25)

    assert (await looked_at(simcord_bot))["discord"] == ""


async def test_the_bot_says_that_it_is_well(bot: Bot, address: str):
    assert await health(address, 200) == {
        "status": "ok",
        "checks": {"discord": "ok", "database": "ok"},
    }


async def test_a_bot_without_discord_is_not_well(
    bot: Bot, discord: DiscordServer, address: str
):
    await health(address, 200)
    await discord.shut()
    await discord.drop()
    told = await health(address, 503)

    assert told["checks"] == {"discord": "not connected", "database": "ok"}


async def test_answers_refusals_and_times_are_counted(
    bot: Bot, discord: DiscordServer, address: str
):
    await health(address, 200)
    await ask(discord)
    refused = await discord.slash(ALICE, "ruling", scenario="mtg: Bob's blorp hits me")
    await discord.until(lambda: refused.answered)
    looked_up = await discord.slash(ALICE, "rule", number="615.7")
    await discord.until(lambda: looked_up.answered)
    found = await figures(address)

    assert found['aegis_answers_total{game="mtg",result="choice"}'] == 1
    assert sum(v for k, v in found.items() if k.startswith("aegis_refusals_total")) == 1
    assert found['aegis_acknowledge_seconds_count{use="ruling"}'] == 2
    assert found['aegis_answer_seconds_count{use="rule"}'] == 1
    assert found["aegis_loop_lag_seconds_count"] > 0
    assert found["aegis_queue"] == 0
    assert found["aegis_connected"] == 1


async def test_the_log_is_json_and_repeats_neither_token_nor_text(
    bot: Bot, discord: DiscordServer
):
    asked = await ask(discord)
    await bot.stop()
    assert bot.log is not None
    lines = bot.log.read_text("utf-8").splitlines()
    told = [json.loads(line) for line in lines]

    assert any(one.get("use") == "ruling" for one in told)
    for hidden in ("a.b.c", "Furnace", asked.token):
        assert not any(hidden in line for line in lines)


def test_the_age_of_an_edition_is_counted_from_its_date(bench: ByHand):
    import_bytes(bench.database, books.magic("March 3, 2031").encode(), "rules.txt")

    assert ages(bench, date(2031, 3, 13)) == {Game.MTG: 10}


@asynccontextmanager
async def being_ruled_on(
    server: Server, bench: ByHand, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[asyncio.Task[InteractionResult]]:
    """A use of ``/ruling`` that is worked out until the block is over."""
    begun, over = threading.Event(), threading.Event()

    def stuck(*_: object, **__: object) -> None:
        begun.set()
        over.wait(20)

    monkeypatch.setattr(bench, "worked_out", stuck)
    use = server.alice.slash(server.channel, "ruling", scenario=SCENARIO, private=True)
    asking = asyncio.create_task(use)
    try:
        await asyncio.to_thread(begun.wait, 20)
        yield asking
    finally:
        over.set()


async def test_what_cannot_be_finished_is_handed_back(
    server: Server, simcord_bot: Aegis, bench: ByHand, monkeypatch: pytest.MonkeyPatch
):
    async with being_ruled_on(server, bench, monkeypatch) as asking:
        await simcord_bot.taken.finish(0.05)
    shown = await asking

    assert "please ask again" in text_of(shown.response)


async def test_what_is_begun_is_handed_back_at_once_where_it_is_to_hurry(
    server: Server, simcord_bot: Aegis, bench: ByHand, monkeypatch: pytest.MonkeyPatch
):
    async with being_ruled_on(server, bench, monkeypatch) as asking:
        finishing = asyncio.create_task(simcord_bot.taken.finish(inf))
        simcord_bot.taken.hurry()
        await finishing
    shown = await asking

    assert "please ask again" in text_of(shown.response)


async def test_what_another_process_answers_is_not_handed_back(
    server: Server, simcord_bot: Aegis, bench: ByHand, monkeypatch: pytest.MonkeyPatch
):
    # The other one has claimed whatever is asked.
    monkeypatch.setattr(SqlStore, "claim_all", lambda _, asked: [False] * len(asked))
    async with being_ruled_on(server, bench, monkeypatch) as asking:
        await simcord_bot.taken.finish(0.05)
    shown = await asking

    assert "ask again" not in text_of(shown.response)
    assert not shown.followups


async def test_a_bot_that_was_closed_says_no_more_that_it_is_ready(
    simcord_bot: Aegis, caplog: pytest.LogCaptureFixture
):
    await simcord_bot.close()
    caplog.clear()

    simcord_bot.dispatch("ready")  # which discord.py does where it is stopped early
    await asyncio.sleep(0)

    assert "Connected to Discord" not in caplog.text
