"""The privacy page and the code say the same."""

import re
from pathlib import Path

import pytest

from bot.discord_face.client import Aegis
from bot.judge.callers import Caller
from bot.judge.keeping import CLAIMS_KEPT
from bot.store.schema import STEPS
from tests.discord_face.by_hand import SCENARIO
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import buttons, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def page(root: Path) -> str:
    return (root / "docs" / "privacy.md").read_text("utf-8")


def test_every_table_with_people_in_it_is_on_the_page(page: str):
    told = {"rulings": "Each ruling", "guilds": "A server's settings",
            "people": "Your settings", "claims": "ids of interactions",
            "waits": "When you may ask again"}  # fmt: skip
    tables = {
        found
        for _, statements in STEPS
        for statement in statements
        for found in re.findall(r"create table (?:if not exists )?(\w+)", statement)
    }
    # Of no person: what the bot itself remembers, cards and rules.
    about_nobody = {"memory", "cards", "cards_names", "cards_errata", "cards_stamp"}

    assert tables - about_nobody <= set(told)
    for table, words in told.items():
        assert words in page, table


def test_the_commands_on_the_page_exist(page: str, simcord_bot: Aegis):
    names = {one.name for one in simcord_bot.tree.get_commands()}

    assert set(re.findall(r"`/([\w-]+)`", page)) <= names


def test_claims_are_kept_as_long_as_the_page_says(page: str):
    assert CLAIMS_KEPT.days == 2
    assert "two days" in page


async def test_a_scenario_that_was_not_understood_is_not_stored(server: Server):
    await server.alice.slash(server.channel, "ruling", scenario="a blorp")

    assert server.bench.store.counts()["rulings"] == 0
    alice = Caller(f"discord:{server.alice.id}")
    assert "blorp" not in str(server.bench.my_data(alice))
    assert list(server.bench.own_rulings(alice)) == []


async def test_logs_hold_no_text_that_was_typed(
    server: Server, caplog: pytest.LogCaptureFixture
):
    caplog.set_level("DEBUG", logger="bot")
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    await server.alice.slash(server.channel, "ruling", scenario="crash, secret")
    ours = [one.getMessage() for one in caplog.records if one.name.startswith("bot")]

    assert ours
    assert not any("Furnace" in one or "secret" in one for one in ours)


async def test_a_press_that_fails_is_logged_without_what_its_button_carries(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    shown = await server.alice.slash(server.channel, "rule", number="615")
    onward = buttons(shown.response)[-1]

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("bot.discord_face.looking.rule_page", fail)
    await server.alice.click(shown.response, label=onward)
    [noted] = [one for one in caplog.messages if "RuntimeError" in one]

    assert "615" not in noted
    assert ": rule failed" in noted


async def test_what_others_asked_on_a_ruling_stays_theirs_as_the_page_says(
    server: Server, page: str
):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    form = await server.bob.click(shown.response, label="What if …")
    await server.bob.submit_modal(form, {"change": "7 damage instead of 3"})
    asked = await server.alice.slash(server.channel, "forget-me")
    await server.alice.click(asked.response, label="Delete everything of mine")
    [left] = server.bench.store.rulings()

    assert (left.asker, left.scenario) == (f"discord:{server.bob.id}", SCENARIO)
    assert "**What if …** on a\n  public ruling of yours is theirs" in page


async def test_deleting_everything_twice_tells_of_no_rulings_that_were_none(
    server: Server,
):
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    asked = await server.alice.slash(server.channel, "forget-me")
    again = await server.alice.slash(server.channel, "forget-me")
    said = [
        await server.alice.click(one.response, label="Delete everything of mine")
        for one in (asked, again)
    ]

    assert "1 ruling, and your settings" in text_of(said[0].response)
    assert text_of(said[1].response) == "Everything of yours is deleted."


async def test_that_everything_is_gone_is_said_in_the_language_that_was_chosen(
    server: Server,
):
    await server.alice.slash(server.channel, "my-settings", language="de")
    asked = await server.alice.slash(server.channel, "forget-me")
    [confirm] = [one for one in buttons(asked.response) if "löschen" in one]
    gone = await server.alice.click(asked.response, label=confirm)

    assert "gelöscht" in text_of(gone.response or asked.response)
