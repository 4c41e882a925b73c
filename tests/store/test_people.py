"""Settings, claims, and what people may ask for: their data, and forgetting."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest

from bot.store.database import Database
from bot.store.rows import GuildSettings, PersonSettings, Review, Standing
from bot.store.sql import SqlStore
from tests.store.conftest import a_ruling


def test_a_server_without_settings_has_the_defaults(store: SqlStore):
    assert GuildSettings() == store.guild("7")


def test_settings_of_a_server_come_back(store: SqlStore):
    settings = GuildSettings("ga", True, "de", "42", 10, "99", 30)
    store.set_guild("7", GuildSettings("mtg"))
    store.set_guild("7", settings)

    assert settings == store.guild("7")
    assert store.guilds_with_news() == {"7": "99"}
    assert store.guilds_with_retention() == {"7": 30}


def test_settings_of_a_person_come_back(store: SqlStore):
    for private in (None, True, False):
        settings = PersonSettings("riftbound", "ja", private)
        store.set_person("discord:1", settings)

        assert settings == store.person("discord:1")


def test_an_interaction_can_be_claimed_once(
    store: SqlStore, opened: Callable[[], Database]
):
    # As if a second process had the database open, too.
    other = SqlStore(opened())
    with ThreadPoolExecutor(8) as pool:
        claims = list(pool.map(lambda one: one.claim("55"), [store, other] * 20))

    assert claims.count(True) == 1


def test_old_claims_can_be_cleared(store: SqlStore):
    store.claim("55")
    store.prune_claims("9999")

    assert store.claim("55")


def test_what_is_given_back_can_be_claimed_again(store: SqlStore):
    store.claim("55")
    store.give_back("55")

    assert store.claim("55")


NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def test_a_wait_begins_with_the_first_and_ends_by_itself(store: SqlStore):
    assert store.wait("7", "discord:1", NOON, 30) == 0
    assert store.wait("7", "discord:1", NOON + timedelta(seconds=10), 30) == 20
    assert store.wait("7", "discord:1", NOON + timedelta(seconds=30), 30) == 0
    assert store.wait("7", "discord:1", NOON + timedelta(seconds=31), 30) == 29


def test_who_waited_longer_than_the_server_wants_now_need_not(store: SqlStore):
    store.wait("7", "discord:1", NOON, 3600)
    later = NOON + timedelta(seconds=10)

    assert store.wait("7", "discord:1", later, 30) == 0
    assert store.wait("7", "discord:1", later, 30) == 30


def test_a_wait_is_of_one_person_in_one_server(store: SqlStore):
    store.wait("7", "discord:1", NOON, 30)

    assert store.wait("7", "discord:2", NOON, 30) == 0
    assert store.wait("8", "discord:1", NOON, 30) == 0


def test_of_several_at_once_one_need_not_wait(
    store: SqlStore, opened: Callable[[], Database]
):
    other = SqlStore(opened())
    with ThreadPoolExecutor(8) as pool:
        left = list(
            pool.map(lambda it: it.wait("7", "discord:1", NOON, 30), [store, other] * 9)
        )

    assert left.count(0) == 1


def test_a_wait_can_be_ended(store: SqlStore):
    store.wait("7", "discord:1", NOON, 30)
    store.end_wait("7", "discord:1")

    assert store.wait("7", "discord:1", NOON, 30) == 0


def test_waits_go_with_their_person_and_with_old_claims(store: SqlStore):
    store.wait("7", "discord:1", NOON, 30)
    store.forget("discord:1")
    assert store.wait("7", "discord:1", NOON, 30) == 0

    store.prune_claims("9999")
    assert store.wait("7", "discord:1", NOON, 30) == 0


def all_of(store: SqlStore, asker: str) -> str:
    return json.dumps([store.my_data(asker), *store.rulings_of(asker)])


def test_of_very_many_rulings_each_is_given_once_in_order(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.store.sql._AT_ONCE", 2)
    moments = ["2026-01-01", "2026-01-02", "2026-01-02", "2026-01-02", "2026-01-03"]
    kept = {store.add(a_ruling(created=moment)).id for moment in moments}
    found = list(store.rulings_of("discord:1"))

    assert [one["created"] for one in found] == moments
    assert {one["id"] for one in found} == kept


def test_forgetting_someone_leaves_nothing_of_theirs(store: SqlStore):
    mine = store.add(a_ruling(asker="discord:1"))
    theirs = store.add(a_ruling(asker="discord:2", parent=mine.id))
    store.review(theirs.id, Review(Standing.CONFIRMED, "yes", "discord:1"))
    store.set_person("discord:1", PersonSettings("mtg"))
    gone = store.forget("discord:1")
    left = store.ruling(theirs.id)

    assert gone == 1
    assert "discord:1" not in all_of(store, "discord:2")
    assert left is not None
    assert left.review.by == ""
    assert left.review.note == ""
    assert list(store.rulings_of("discord:1")) == []
    assert store.my_data("discord:1")["reviews"] == []
    assert PersonSettings() == store.person("discord:1")


def test_my_data_has_when_i_may_ask_again(store: SqlStore):
    store.wait("7", "discord:1", NOON, 30)
    store.wait("7", "discord:2", NOON, 30)
    [mine] = store.my_data("discord:1")["waits"]

    assert mine["server"] == "7"
    assert datetime.fromisoformat(mine["until"]) == NOON + timedelta(seconds=30)


def test_my_data_is_everything_kept_of_me_and_nothing_else(store: SqlStore):
    mine = store.add(a_ruling(asker="discord:1"))
    store.add(a_ruling(asker="discord:2", scenario="something of somebody else"))
    store.set_person("discord:1", PersonSettings("mtg"))
    written = all_of(store, "discord:1")

    assert mine.id in written
    assert '"game": "mtg"' in written
    assert "somebody else" not in written


def test_the_settings_of_several_people_come_each_in_its_place(store: SqlStore):
    store.set_person("bob", PersonSettings(game="ga"))

    assert store.people(["alice", "bob"]) == [
        PersonSettings(), PersonSettings(game="ga")
    ]  # fmt: skip


def test_whoever_has_set_something_is_known_at_once_up_to_a_number(store: SqlStore):
    store.set_person("bob", PersonSettings(private=True))
    store.set_person("eve", PersonSettings(game="ga"))

    assert store.everybody(9) == {
        "bob": PersonSettings(private=True), "eve": PersonSettings(game="ga")
    }  # fmt: skip
    assert len(store.everybody(1)) == 1
