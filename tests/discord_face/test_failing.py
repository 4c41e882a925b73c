"""What people are told when something is wrong, and who is told."""

import logging
from types import SimpleNamespace

import discord
import pytest

from bot.discord_face.client import Aegis
from bot.discord_face.running import _missed
from tests.discord_face.by_hand import SCENARIO
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import raw, text_of

# What is raised on purpose here is not a failure of the test.
pytestmark = pytest.mark.simcord(check_errors=False)

WRONG = "I have a shield.\nBob's blorp deals 3 damage to me."


@pytest.mark.parametrize(
    ("code", "logged"), [(40060, False), (10062, False), (50035, True)]
)
def test_an_offer_that_nobody_waits_for_is_no_failure(code: int, logged: bool):
    answer = SimpleNamespace(status=400, reason="Bad Request")
    error = discord.HTTPException(answer, {"code": code, "message": ""})
    told = (type(error), error, None)
    record = logging.LogRecord("tree", logging.ERROR, "", 0, "failed", (), told)

    assert _missed(record) == logged


async def test_what_was_not_understood_is_told_privately_with_line_and_caret(
    server: Server,
):
    shown = await server.alice.slash(server.channel, "ruling", scenario=WRONG)
    [refusal] = shown.followups

    assert refusal.ephemeral
    assert "I don't know “blorp”." in text_of(refusal)
    assert "Line 2, column 7:" in text_of(refusal)
    assert "```\nBob's blorp deals 3 damage to me.\n      ^^^^^\n```" in raw(refusal)
    assert "a prevent-2 shield" in text_of(refusal)


async def test_nothing_of_a_refusal_stays_where_others_can_read_it(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=WRONG)

    assert shown.response is None


@pytest.mark.parametrize("at_once", [5])
async def test_a_refusal_that_is_there_at_once_is_private_from_the_start(
    server: Server,
):
    shown = await server.alice.slash(server.channel, "ruling", scenario=WRONG)

    assert shown.ephemeral
    assert "I don't know “blorp”." in text_of(shown.response)
    assert shown.followups == []


async def test_a_private_refusal_takes_the_place_of_the_answer(server: Server):
    shown = await server.alice.slash(
        server.channel, "ruling", scenario=WRONG, private=True
    )

    assert "blorp" in text_of(shown.response)
    assert shown.followups == []


async def test_a_refused_scenario_comes_back_in_a_form_to_be_corrected(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=WRONG)
    form = await server.alice.click(shown.followups[0], label="Correct it")
    field = form.modal["components"][-1]["component"]

    assert field["value"] == WRONG
    assert "^^^^^" in form.modal["components"][0]["content"]

    answered = await server.alice.submit_modal(form, {"scenario": SCENARIO})
    assert "You choose: 18 life" in text_of(answered.response)


async def test_a_long_refused_scenario_can_be_corrected_as_well(server: Server):
    long = WRONG + " and so on" * 350
    shown = await server.alice.slash(server.channel, "ruling", scenario=long)
    form = await server.alice.click(shown.followups[0], label="Correct it")

    assert form.modal["components"][-1]["component"]["value"] == long


async def test_our_own_mistake_is_logged_under_the_id_the_asker_sees(
    server: Server, caplog: pytest.LogCaptureFixture
):
    shown = await server.alice.slash(server.channel, "ruling", scenario="crash please")
    [told] = shown.followups
    id = text_of(told).split("`")[1]

    assert told.ephemeral
    assert any(id in record.getMessage() for record in caplog.records)
    assert "crash please" not in caplog.text


async def test_who_comes_when_too_many_wait_is_told_to_ask_again_soon(
    server: Server, simcord_bot: Aegis, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(simcord_bot.judge, "_most", 0)
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    [told] = shown.followups

    assert told.ephemeral
    assert "Ask again in a minute." in text_of(told)


async def test_a_button_nobody_knows_any_more_says_so(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    stored = server.env.backend.get_message(server.channel.id, shown.response.id)
    stored.components[1]["components"][0]["custom_id"] = "something else"
    told = await server.alice.click(shown.response, custom_id="something else")

    assert told.ephemeral
    assert "older version" in text_of(told.response)


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
