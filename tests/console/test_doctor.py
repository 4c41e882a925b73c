"""The doctor finds what is wrong at Discord, and says what to do about it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.console.app import App
from bot.console.check import Check
from bot.console.doctor_discord import discord_checks
from bot.errors import SetupError
from tests.console.conftest import Run
from tests.discord_face.standin.discord_server import DiscordServer
from tests.discord_face.standin.wire import TOKEN


@pytest.fixture
async def discord() -> AsyncIterator[DiscordServer]:
    server = DiscordServer()
    await server.start()
    server.commands = [{"name": "rule"}]
    yield server
    await server.stop()


async def checked(discord: DiscordServer, token: str = TOKEN) -> dict[str, Check]:
    address = f"{discord.address}/api/v10"
    found = await asyncio.to_thread(lambda: list(discord_checks(token, address)))
    return {one.what: one for one in found}


async def test_where_all_is_well_there_is_no_advice(discord: DiscordServer):
    found = await checked(discord)

    assert {one.state for one in found.values()} == {"good"}
    assert list(found) == [
        "token", "intents", "commands", "permissions", "connections", "clock",
    ]  # fmt: skip


async def test_a_token_discord_does_not_take_is_named(discord: DiscordServer):
    found = await checked(discord, "x.y.z")

    assert found["token"].state == "missing"
    assert "under Bot" in found["token"].advice


async def test_intents_nobody_needs_are_named(discord: DiscordServer):
    discord.flags = 1 << 19
    found = await checked(discord)

    assert found["intents"].state == "note"
    assert "Message Content" in found["intents"].found


async def test_interactions_that_go_elsewhere_are_found(discord: DiscordServer):
    discord.endpoint = "https://old.example"
    found = await checked(discord)

    assert found["interactions"].state == "missing"


async def test_permissions_that_lack_somewhere_are_named(discord: DiscordServer):
    discord.permissions = str(1 << 10)
    found = await checked(discord)

    assert "Send Messages is missing in 1" in found["permissions"].found
    assert "View Channel" not in found["permissions"].found


@pytest.mark.parametrize(("ahead", "state"), [(30.0, "note"), (-3600.0, "missing")])
async def test_a_clock_that_is_off_is_told_by_how_much(
    discord: DiscordServer, ahead: float, state: str
):
    discord.ahead = ahead
    found = await checked(discord)

    assert found["clock"].state == state
    assert "NTP" in found["clock"].advice


async def test_no_command_at_discord_is_noted(discord: DiscordServer):
    discord.commands = []
    found = await checked(discord)

    assert "aegis run" in found["commands"].advice


def test_a_network_that_is_not_there_is_a_note():
    [found] = discord_checks(TOKEN, "http://127.0.0.1:9")

    assert (found.what, found.state) == ("Discord", "note")


def test_offline_discord_is_not_asked(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN", "x.y.z")
    ran = run("doctor", "--offline")

    assert ran.status == 0
    assert "was not asked" in ran.out


def test_settings_that_the_bot_would_not_start_with_are_named(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("AEGIS_DATA", str(data))
    monkeypatch.setenv("AEGIS_LOG", "loud")
    monkeypatch.setenv("AEGIS_METRICS_PORT", "70000")
    status = main(["doctor"])
    said = " ".join(capsys.readouterr().out.split())

    assert status == 4
    assert "settings: AEGIS_LOG: " in said
    assert "settings: AEGIS_METRICS_PORT: " in said


def test_a_token_that_is_none_is_sent_nowhere(
    app: App, run: Run, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("DISCORD_TOKEN", "a\nb")
    app.wrong_settings = lambda: ["DISCORD_TOKEN: no token."]
    ran = run("doctor")

    assert ran.status == 4
    assert "DISCORD_TOKEN: no token." in ran.out
    assert "Discord:" not in ran.out


def test_rules_that_cannot_be_read_are_named(
    app: App, run: Run, monkeypatch: pytest.MonkeyPatch
):
    def unread(_: object) -> None:
        raise SetupError("disk I/O error")

    monkeypatch.setattr(app.bench, "editions", unread)
    ran = run("doctor", "--offline")

    assert ran.status == 4
    assert "rules: disk I/O error" in ran.out


@pytest.fixture
def in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rulings are kept in SQLite, whatever the other tests keep them in."""
    monkeypatch.delenv("AEGIS_DATABASE_URL", raising=False)


@pytest.mark.usefixtures("in_a_file")
def test_damage_in_the_middle_of_the_database_is_found(run: Run, data: Path):
    asked = "I have a prevent-2 shield. Lightning Bolt deals 3 damage to me."
    assert run("ask", asked).status == 0
    file = data / "aegis.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    whole = file.read_bytes()
    file.write_bytes(whole[:16384] + b"\xff" * 8192 + whole[24576:])
    ran = run("doctor", "--offline")

    assert ran.status == 4
    assert "it is damaged" in ran.out
    assert "aegis restore FILE" in ran.out
    assert file.exists()


def test_a_damaged_database_that_was_set_aside_is_told_of(run: Run, data: Path):
    data.mkdir()
    for end in ("", "-wal"):
        (data / f"aegis.db.damaged-20261128-152527{end}").write_bytes(b"x")
    said = " ".join(run("doctor", "--offline").out.split())

    assert f"aegis.db.damaged-20261128-152527 in {data} was damaged" in said
    assert "aegis restore FILE" in said
