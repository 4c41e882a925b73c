"""Rulings are kept whole, found again, and gone when they are to be gone."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store.ids import ALPHABET, LENGTH, new_id, read_id
from bot.store.interface import StoreError
from bot.store.rows import Review, Standing
from bot.store.sql import SqlStore
from tests.store.conftest import a_ruling


def test_a_ruling_comes_back_as_it_was_put_in(store: SqlStore):
    row = a_ruling(
        edits=("without Furnace of Rath", "say “7” instead"),
        choices=(1, 0),
        editions=("2026-08-07", "1.4"),
        answer='{"schema": 1}',
        public=False,
        language="de",
        told="Du bist bei 18.",
    )
    kept = store.add(row)

    assert kept == store.ruling(kept.id)
    assert replace(row, id=kept.id, created=kept.created) == kept


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"])),
    st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"])),
)
def test_whatever_is_typed_comes_back(store: SqlStore, scenario: str, edit: str):
    kept = store.add(a_ruling(scenario=scenario, edits=(edit,), place=edit))

    assert store.ruling(kept.id) == kept
    assert kept in store.rulings(asker="discord:1", place=edit, limit=100)


def test_half_a_character_does_not_keep_a_ruling_out(store: SqlStore):
    kept = store.add(a_ruling(scenario="a\ud800b", edits=("\udcff",)))
    store.review(kept.id, Review(Standing.CORRECTED, "\udfff", "discord:9"))
    found = store.ruling(kept.id)

    assert found is not None
    assert (found.scenario, found.edits, found.review.note) == ("a?b", ("?",), "?")


def test_an_id_is_five_letters_nobody_mixes_up():
    ids = [new_id() for _ in range(200)]

    assert {LENGTH} == {len(id) for id in ids}
    assert set("".join(ids)) <= set(ALPHABET)
    assert not set(ALPHABET) & set("01OIL")


@pytest.mark.parametrize("typed", ["k7q2m", " #K7Q2M ", "# K7q2m", "`K7Q2M`"])
def test_an_id_is_read_however_it_is_typed(typed: str):
    assert read_id(typed) == "K7Q2M"


@pytest.mark.parametrize("typed", ["", "K7Q", "K7Q2M' or 1=1", "A" * 5000, "K7 Q2M"])
def test_what_is_no_id_is_none(typed: str):
    assert read_id(typed) == ""


def test_an_id_already_taken_is_not_given_again(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
):
    ids = iter(["AAAAA", "AAAAA", "BBBBB"])
    monkeypatch.setattr("bot.store.sql.new_id", lambda tried: next(ids))
    first, second = store.add(a_ruling()), store.add(a_ruling())

    assert (first.id, second.id) == ("AAAAA", "BBBBB")


def test_ids_grow_when_they_become_crowded():
    assert len(new_id(0)) < len(new_id(9))


def test_where_ids_are_crowded_the_next_are_longer_at_once(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
):
    tries: list[int] = []

    def crowded(tried: int) -> str:
        tries.append(tried)
        # Each id of the shortest is taken.
        return "AAAAA" if tried < 3 else new_id(tried)

    monkeypatch.setattr("bot.store.sql.new_id", crowded)
    for _ in range(4):
        store.add(a_ruling())

    assert tries == [0, 0, 1, 2, 3, 3, 3]


def test_a_follow_up_points_to_its_ruling(store: SqlStore):
    first = store.add(a_ruling())
    second = store.add(a_ruling(parent=first.id))

    assert store.ruling(second.id).parent == first.id


def test_a_follow_up_of_nothing_is_refused(store: SqlStore):
    with pytest.raises(StoreError):
        store.add(a_ruling(parent="NXXXX"))

    assert store.counts()["rulings"] == 0


def test_deleting_a_ruling_leaves_its_follow_ups(store: SqlStore):
    first = store.add(a_ruling())
    second = store.add(a_ruling(parent=first.id))
    store.delete(first.id)
    left = store.ruling(second.id)

    assert left is not None
    assert left.parent is None


def test_a_server_lists_what_is_public_there_and_ones_own(store: SqlStore):
    public = store.add(a_ruling(created="2026-01-01"))
    store.add(a_ruling(created="2026-01-02", public=False, asker="discord:2"))
    mine = store.add(a_ruling(created="2026-01-03", public=False))
    store.add(a_ruling(created="2026-01-04", place="guild:8"))
    listed = store.rulings(asker="discord:1", place="guild:7")

    assert [mine, public] == listed


def test_pages_follow_each_other(store: SqlStore):
    # The same moment: the id decides.
    rows = [store.add(a_ruling(created="2026-01-01")) for _ in range(5)]
    first = store.rulings(limit=2)
    second = store.rulings(limit=2, before=first[-1].id)
    third = store.rulings(limit=2, before=second[-1].id)

    listed = [*first, *second, *third]

    assert {row.id for row in rows} == {row.id for row in listed}
    assert len(listed) == 5


def test_a_review_stays_with_its_ruling(store: SqlStore):
    row = store.add(a_ruling())
    review = Review(Standing.CORRECTED, "It is 17.", "discord:9", "2026-02-02")
    store.review(row.id, review)

    assert [replace(row, review=review)] == store.rulings(standing="corrected")


def test_rulings_older_than_a_server_keeps_them_go(store: SqlStore):
    store.add(a_ruling(created="2026-01-01"))
    elsewhere = store.add(a_ruling(created="2026-01-01", place="guild:8"))
    young = store.add(a_ruling(created="2026-03-01"))
    gone = store.prune(place="guild:7", before="2026-02-01")

    assert gone == 1
    assert [young, elsewhere] == store.rulings()


def test_many_are_kept_at_once_each_under_its_own_id(store: SqlStore):
    given = [(str(n), a_ruling(scenario=str(n))) for n in range(30)]
    found = [store.ruling(one.id) for one in store.give_all(given) if one]

    assert [row.scenario for row in found if row] == [str(n) for n in range(30)]


def test_of_many_kept_at_once_none_is_there_or_claimed_where_one_cannot_be(
    store: SqlStore,
):
    wrong = replace(a_ruling(), place=None)  # type: ignore[arg-type]
    with pytest.raises(StoreError):
        store.give_all([("1", a_ruling()), ("2", wrong)])

    assert store.counts() == {"rulings": 0, "guilds": 0, "people": 0, "claims": 0}


def test_a_ruling_is_kept_for_the_first_claim_alone(store: SqlStore):
    store.claim("1")
    kept = store.give_all([("1", a_ruling()), ("2", a_ruling()), ("2", a_ruling())])

    assert [row is None for row in kept] == [True, False, True]
    assert store.counts()["rulings"] == 1


def test_of_claims_made_at_once_only_what_is_new_is_given(store: SqlStore):
    store.claim("1")

    assert store.claim_all(["1", "2", "2"]) == [False, True, False]


@pytest.mark.parametrize("column", ["edits", "choices", "editions", "standing"])
def test_a_ruling_that_is_damaged_hides_no_other(store: SqlStore, column: str):
    kept, damaged = store.add(a_ruling()), store.add(a_ruling())
    with store.database.transaction() as db:
        db.execute(f"update rulings set {column} = ? where id = ?", ("[1", damaged.id))

    assert store.rulings(place="guild:7") == [kept]
    assert store.ruling(damaged.id) is None


def test_an_answer_that_is_damaged_is_given_out_as_it_is_written(store: SqlStore):
    store.add(a_ruling(answer='{"schema": '))

    [given] = store.rulings_of("discord:1")
    assert given["answer"] == '{"schema": '
