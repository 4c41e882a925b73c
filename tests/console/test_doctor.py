"""The doctor finds what is wrong at Discord, and says what to do about it."""

import asyncio
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.console.app import App
from bot.console.check import Check
from bot.console.doctor_discord import discord_checks
from bot.console.doctor_port import port_check
from bot.errors import SetupError
from bot.monitoring.figures import Figures
from bot.monitoring.serving import Health, served
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


@pytest.mark.parametrize(
    ("status", "state", "told"),
    [
        (403, "missing", "Is the application still there"),
        (429, "note", "asks it again and again"),
        (503, "note", "discordstatus.com"),
        (200, "note", "past any proxy"),
    ],
)
async def test_what_to_do_is_told_where_discord_does_not_answer_as_usual(
    discord: DiscordServer, status: int, state: str, told: str
):
    discord.not_at_home.append(status)
    [found] = (await checked(discord)).values()

    assert (found.what, found.state) == ("Discord", state)
    assert told in found.advice


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


def test_a_setting_that_is_mis_spelt_is_named_with_the_right_one(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("AEGIS_DATA", str(data))
    monkeypatch.setenv("AEGIS_METRIC_PORT", "9464")
    status = main(["doctor"])
    said = capsys.readouterr().out

    assert status == 0
    assert "AEGIS_METRIC_PORT is no setting; AEGIS_METRICS_PORT is." in said


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """A socket that is bound to the port for figures, and listens to nobody yet."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        monkeypatch.setenv("AEGIS_METRICS_PORT", str(bound.getsockname()[1]))
        yield bound


def test_a_port_that_is_free_is_good(run: Run, port: socket.socket):
    port.close()
    ran = run("doctor")

    assert ran.status == 0
    assert "is free" in ran.out


def test_a_port_that_another_program_has_is_told_of(run: Run, port: socket.socket):
    port.listen()
    port.settimeout(60)
    # Whoever looks there is let in, and left again at once.
    answering = threading.Thread(target=lambda: port.accept()[0].close())
    answering.start()
    ran = run("doctor")
    answering.join()

    assert ran.status == 4
    assert "(Address already in use)" in ran.out
    assert "Set AEGIS_METRICS_PORT to another port" in ran.out


@pytest.mark.parametrize(("wrong", "said"), [("", "ok"), ("away", "database away")])
async def test_a_bot_that_serves_there_is_asked_how_it_is(wrong: str, said: str):
    async def health() -> Health:
        return {"discord": "", "database": wrong}

    async def freshen() -> None: ...

    async with served("127.0.0.1", 0, Figures("1"), health, freshen) as port:
        found = await asyncio.to_thread(port_check, "127.0.0.1", port)

    assert found.state == ("note" if wrong else "good")
    assert found.found.endswith(f"it says: {said}")


def test_an_address_of_another_machine_is_told_of():
    assert port_check("192.0.2.1", 9464).state == "missing"


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
