"""Discord's REST API limits, fails or is slow: the answer still comes, and once."""

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from math import inf
from pathlib import Path

import psycopg
import pytest

from tests.discord_face.seeing import buttons, text_of
from tests.discord_face.standin.bot import Bot
from tests.discord_face.standin.discord_server import DiscordServer
from tests.discord_face.standin.wire import ACKNOWLEDGE_SECONDS, Exchange

ALICE, BOB = "81", "82"
SCENARIO = "I have a prevent-2 shield. A creature deals {} damage to me."
IMPATIENT = {"IMPATIENT": "yes"}
NOTED = re.compile(r"[0-9a-f]{8}: [\w-]+ failed")


@pytest.fixture
async def discord() -> AsyncIterator[DiscordServer]:
    server = DiscordServer()
    # However busy this machine is.
    server.patience = inf
    await server.start()
    yield server
    server.acknowledging.set()
    server.editing.set()
    await server.stop()


@pytest.fixture
def environ() -> dict[str, str]:
    """What the process is told besides."""
    return {}


@pytest.fixture
async def bot(
    discord: DiscordServer, environ: dict[str, str], root: Path, tmp_path: Path
) -> AsyncIterator[Bot]:
    made = Bot(discord, tmp_path / "data", root, **environ)
    made.log = tmp_path / "log"
    await made.start()
    yield made
    await made.stop(signal.SIGKILL)


async def ask(discord: DiscordServer, damage: int = 3, person: str = ALICE) -> Exchange:
    asked = await discord.slash(person, "ruling", scenario=SCENARIO.format(damage))
    await discord.until(lambda: asked.answered)
    return asked


def answered_once(asked: Exchange, life: str) -> bool:
    assert asked.original is not None
    return life in text_of(asked.original) and not asked.follow_ups


def notes(bot: Bot) -> list[str]:
    """The ids under which failures stand in the log."""
    assert bot.log is not None
    said = bot.log.read_text("utf-8")
    for escaped in ("never retrieved", "Ignoring exception", "could not be answered"):
        assert escaped not in said
    return NOTED.findall(said)


async def history(discord: DiscordServer, person: str = BOB) -> str:
    shown = await discord.slash(person, "history")
    await discord.until(lambda: shown.answered)
    return text_of(shown.original)


async def in_history(discord: DiscordServer, damage: int) -> bool:
    """Whether the ruling on so much is found there, once it has been worked out."""
    async with asyncio.timeout(180):
        while f"at {22 - damage};" not in await history(discord):
            pass
    return True


@pytest.mark.parametrize("everywhere", [False, True], ids=["route", "global"])
async def test_a_limited_acknowledgement_and_edit_are_sent_when_discord_says(
    bot: Bot, discord: DiscordServer, everywhere: bool
):
    discord.limited_everywhere = everywhere
    discord.failures += [429, 429]
    discord.edit_failures += [429, 429]
    asked = await ask(discord)

    assert answered_once(asked, "19")
    assert asked.refusals == []
    assert notes(bot) == []


@pytest.mark.parametrize("status", [500, 503])
async def test_an_acknowledgement_that_fails_more_than_once_is_in_time(
    bot: Bot, discord: DiscordServer, status: int
):
    await ask(discord)
    discord.failures += [status] * 3
    discord.patience = ACKNOWLEDGE_SECONDS
    asked = await ask(discord, 4, BOB)

    assert answered_once(asked, "18")
    assert notes(bot) == []


@pytest.mark.parametrize("status", [400, 403])
async def test_an_acknowledgement_that_is_refused_once_is_sent_again(
    bot: Bot, discord: DiscordServer, status: int
):
    discord.failures.append(status)
    asked = await ask(discord)

    assert answered_once(asked, "19")
    assert notes(bot) == []


async def test_an_edit_that_fails_at_first_is_made_again(
    bot: Bot, discord: DiscordServer
):
    discord.edit_failures.append(500)
    asked = await ask(discord)

    assert answered_once(asked, "19")
    assert notes(bot) == []


async def test_an_edit_whose_connection_is_cut_is_made_again(
    bot: Bot, discord: DiscordServer
):
    discord.edit_failures.append(0)
    asked = await ask(discord)

    assert answered_once(asked, "19")
    assert notes(bot) == []


async def test_a_file_that_is_too_large_for_what_stands_before_discord_is_told_of(
    bot: Bot, discord: DiscordServer
):
    discord.edit_failures.append(413)
    handed = await discord.slash(ALICE, "my-data")
    await discord.until(lambda: handed.answered)

    assert answered_once(handed, "Discord takes no such file here")
    assert notes(bot) == []


async def test_while_one_acknowledgement_takes_long_others_are_answered(
    bot: Bot, discord: DiscordServer
):
    discord.acknowledging.clear()
    slow = await discord.slash(ALICE, "ruling", scenario=SCENARIO.format(3))
    await discord.until(lambda: discord.held_up == 1)
    other = await discord.slash(BOB, "ruling", scenario=SCENARIO.format(4))
    await discord.until(lambda: discord.held_up == 2)
    discord.acknowledging.set()
    await discord.until(lambda: slow.answered and other.answered)

    assert answered_once(slow, "19")
    assert answered_once(other, "18")
    assert notes(bot) == []


@pytest.mark.parametrize("environ", [IMPATIENT])
async def test_an_edit_that_times_out_is_made_again(bot: Bot, discord: DiscordServer):
    discord.editing.clear()
    asked = await discord.slash(ALICE, "ruling", scenario=SCENARIO.format(3))
    await discord.until(lambda: asked.edits == 1)
    bot.lose_patience()
    await discord.until(lambda: asked.edits == 2)
    discord.editing.set()
    await discord.until(lambda: asked.answered)

    assert answered_once(asked, "19")
    assert notes(bot) == []


@pytest.mark.parametrize("environ", [IMPATIENT])
@pytest.mark.parametrize("status", [500, 403, 429])
async def test_what_can_never_be_acknowledged_is_noted_once_and_found_in_history(
    bot: Bot, discord: DiscordServer, status: int
):
    discord.never[ALICE] = status
    asked = await discord.slash(ALICE, "ruling", scenario=SCENARIO.format(7))
    assert await in_history(discord, 7)
    await bot.stop()

    assert not asked.answered
    assert len(notes(bot)) == 1


@pytest.mark.parametrize("environ", [IMPATIENT])
async def test_an_answer_that_cannot_be_shown_is_noted_once_and_found_in_history(
    bot: Bot, discord: DiscordServer
):
    discord.never_edited[ALICE] = 403
    asked = await discord.slash(ALICE, "ruling", scenario=SCENARIO.format(8))
    await discord.until(lambda: asked.edits == 2)
    assert await in_history(discord, 8)
    await bot.stop()

    assert len(notes(bot)) == 1


# --- The database fails while an answer is on its way ----------------------------

FULL = "raise exception 'no space left on device' using errcode = '53100';"
CUT_OFF = "perform pg_terminate_backend(pg_backend_pid());"


def on_writing(postgres: str, what: str) -> None:
    """Let the server itself do *what* when a ruling is written."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(
            "create or replace function failing() returns trigger language plpgsql as "
            f"$$ begin {what} return new; end $$".encode()
        )
        connection.execute(
            "create trigger failing before insert on rulings "
            "for each row execute function failing()"
        )


def mended(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("drop trigger failing on rulings")


@pytest.mark.parametrize("what", [FULL, CUT_OFF], ids=["full", "cut-off"])
async def test_a_postgresql_that_fails_during_an_answer_costs_only_the_buttons(
    bot: Bot, postgres: str, discord: DiscordServer, what: str
):
    bot.environ = {"AEGIS_DATABASE_URL": postgres}
    await bot.stop()
    await bot.start()
    await ask(discord)
    on_writing(postgres, what)
    failed = await ask(discord, 4)
    mended(postgres)
    after = await ask(discord, 5)

    assert answered_once(failed, "18")
    assert buttons(failed.original) == []
    assert buttons(after.original) != []
