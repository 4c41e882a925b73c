"""Presses and forms that the bot never made, sent to the running bot."""

import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.discord_face.presses import Act, Press
from tests.discord_face.seeing import text_of
from tests.discord_face.standin.bot import Bot
from tests.discord_face.standin.discord_server import DiscordServer
from tests.discord_face.standin.wire import Exchange, Message

ALICE, BOB = 81, 82
PUBLIC = "I have a prevent-2 shield. Lightning Bolt deals 3 damage to me."
PRIVATE = f"I'm at 757 life. {PUBLIC}"


@pytest.fixture
async def bot(discord: DiscordServer, tmp_path: Path, root: Path) -> AsyncIterator[Bot]:
    started = Bot(discord, tmp_path / "data", root)
    await started.start()
    yield started
    await started.stop(signal.SIGKILL)


async def asked(
    discord: DiscordServer, person: int, scenario: str, *, private: bool = False
) -> Message:
    asked = await discord.slash(
        str(person), "ruling", scenario=scenario, private=private
    )
    await discord.until(lambda: asked.answered)
    assert asked.original is not None
    return asked.original


async def said(discord: DiscordServer, sent: Exchange) -> str:
    """What that person sees, once it is all there."""
    await discord.until(
        lambda: (
            sent.answered
            or bool(sent.follow_ups)
            or (sent.original is not None and sent.original.deleted)
        )
    )
    assert sent.refusals == []
    shown = (sent.original, *sent.follow_ups)
    return "\n".join(text_of(one) for one in shown if one is not None)


@pytest.mark.usefixtures("bot")
async def test_no_forged_press_or_form_shows_or_changes_what_is_somebody_else_s(
    discord: DiscordServer, tmp_path: Path
):
    own = await asked(discord, BOB, PUBLIC)
    await asked(discord, ALICE, PRIVATE, private=True)
    with closing(sqlite3.connect(tmp_path / "data" / "aegis.db")) as database:
        kept = "select * from rulings where asker like '%81'"
        [before] = database.execute(kept).fetchall()
        for act in Act:
            for owner in (ALICE, BOB):
                forged = str(Press(act, owner, before[0]))
                for sent in (
                    await discord.press_forged(str(BOB), own, forged),
                    await discord.submit(str(BOB), forged, own),
                    await discord.submit(str(BOB), forged),
                ):
                    told = await said(discord, sent)
                    assert "757" not in told, forged
                    assert "our side" not in told, forged

        assert database.execute(kept).fetchall() == [before]
