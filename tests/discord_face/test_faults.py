"""Parts that fail: people still get an answer, or are told why not."""

import pytest

from bot.discord_face.client import Aegis
from bot.judge.judge import Judge
from bot.store.interface import StoreAwayError, StoreError
from bot.store.sql import SqlStore
from tests.discord_face.by_hand import SCENARIO
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import buttons, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def broken_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that answers nothing and takes nothing."""

    def fail(*_: object, **__: object) -> None:
        raise StoreError("The database cannot be used: the disk is full.")

    reading = ("guild", "people", "everybody", "ruling", "rulings")
    for name in (*reading, "add", "claim_all", "give_all"):
        monkeypatch.setattr(SqlStore, name, fail)


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that can be read but not written."""

    def fail(*_: object, **__: object) -> None:
        raise StoreError("The database cannot be used: the disk is full.")

    for name in ("add", "claim_all", "give_all", "remember"):
        monkeypatch.setattr(SqlStore, name, fail)


@pytest.mark.usefixtures("full_disk")
async def test_a_ruling_that_cannot_be_kept_is_answered_without_buttons(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)

    assert "You choose: 18 life" in text_of(shown.response)
    assert buttons(shown.response) == []


@pytest.mark.usefixtures("full_disk", "server")
async def test_a_database_that_takes_nothing_is_told_of_at_the_start(
    simcord_bot: Aegis, caplog: pytest.LogCaptureFixture
):
    await simcord_bot.setup_hook()

    assert "the disk is full. Until it can" in caplog.text


@pytest.mark.usefixtures("broken_store")
async def test_while_settings_cannot_be_read_answers_are_private(server: Server):
    shown = await server.alice.slash(server.channel, "rule", number="615.7")

    assert shown.ephemeral
    assert "Shields that count points" in text_of(shown.response)


@pytest.mark.usefixtures("broken_store")
async def test_a_command_that_needs_the_database_says_that_it_is_our_side(
    server: Server,
):
    shown = await server.alice.slash(server.channel, "history")

    assert shown.ephemeral
    assert "our side" in text_of(shown.response)


@pytest.mark.usefixtures("broken_store")
async def test_what_is_wrong_with_the_database_is_told_to_whoever_looks_it_up(
    server: Server, caplog: pytest.LogCaptureFixture
):
    await server.alice.slash(server.channel, "history")
    [noted] = [one for one in caplog.messages if "history failed" in one]

    assert noted.endswith("StoreError: The database cannot be used: the disk is full.")


@pytest.mark.usefixtures("broken_store")
async def test_autocomplete_offers_nothing_rather_than_failing(server: Server):
    offered = await server.alice.autocomplete(server.channel, "follow-up", "ruling", "")

    assert offered == []


async def test_a_ruling_that_needs_a_database_that_is_away_can_be_asked_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    async def away(*_: object, **__: object) -> None:
        raise StoreAwayError("The database cannot be used: nobody answers.")

    with monkeypatch.context() as failing:
        failing.setattr(Judge, "ask", away)
        told = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
        shown = told.followups[-1] if told.followups else told.response
    form = await server.alice.click(shown, label="Ask again")

    assert "database does not answer" in text_of(shown)
    assert form.modal is not None
