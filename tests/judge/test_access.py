"""A ruling can be read only where it was asked, and changed only by who asked it."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import TERMINAL, Caller
from bot.store.rows import GuildSettings, Standing
from tests.judge.conftest import (
    ALICE,
    ALICE_ALONE,
    ALICE_ELSEWHERE,
    BOB,
    BOB_ALONE,
    Keep,
)


def readable(bench: Bench, caller: Caller, id: str) -> bool:
    try:
        bench.show(caller, id)
    except QuestionError as error:
        return error.problem is not Problem.NOT_FOUND
    return True


@pytest.mark.parametrize(
    ("caller", "public", "private"),
    [
        pytest.param(ALICE, True, True, id="who-asked-there"),
        pytest.param(BOB, True, False, id="another-there"),
        pytest.param(ALICE_ALONE, True, True, id="who-asked-alone"),
        pytest.param(ALICE_ELSEWHERE, False, False, id="who-asked-in-another-server"),
        pytest.param(BOB_ALONE, False, False, id="another-alone"),
        pytest.param(Caller("discord:bob", guild="8"), False, False, id="a-stranger"),
        pytest.param(TERMINAL, True, True, id="at-the-machine"),
    ],
)
def test_who_may_read_what_was_asked_in_a_server(
    bench: Bench, keep: Keep, caller: Caller, public: bool, private: bool
):
    shared, hidden = keep(ALICE, public=True), keep(ALICE, public=False)

    assert public == readable(bench, caller, shared)
    assert private == readable(bench, caller, hidden)


def test_what_was_asked_alone_is_read_by_nobody_else(bench: Bench, keep: Keep):
    id = keep(ALICE_ALONE, public=False)

    assert readable(bench, ALICE_ALONE, id)
    assert not readable(bench, BOB_ALONE, id)
    assert not readable(bench, BOB, id)


def test_an_id_that_may_not_be_read_looks_like_one_that_is_not_there(
    bench: Bench, keep: Keep
):
    id = keep(ALICE, public=False)
    with pytest.raises(QuestionError) as hidden:
        bench.show(BOB, id)
    with pytest.raises(QuestionError) as missing:
        bench.show(BOB, "ZZZZZ")

    assert hidden.value.message == missing.value.message.replace("ZZZZZ", id)


def test_a_list_holds_what_can_be_read_and_nothing_else(bench: Bench, keep: Keep):
    shared, hidden = keep(ALICE, public=True), keep(ALICE, public=False)
    keep(ALICE_ELSEWHERE)

    assert [one.id for one in bench.history(ALICE)] == [hidden, shared]
    assert [one.id for one in bench.history(BOB)] == [shared]
    assert [one.mine for one in bench.history(BOB)] == [False]
    assert len(bench.history(ALICE_ALONE)) == 3
    assert bench.history(BOB_ALONE) == []


def test_publishing_lets_others_there_read_it(bench: Bench, keep: Keep):
    id = keep(ALICE, public=False)
    bench.publish(ALICE, id)

    assert readable(bench, BOB, id)


def test_nobody_publishes_or_deletes_what_others_asked(bench: Bench, keep: Keep):
    id = keep(ALICE, public=True)
    for change in (bench.publish, bench.delete):
        with pytest.raises(QuestionError) as refused:
            change(BOB, id)

        assert refused.value.problem is Problem.ILLEGAL
    assert readable(bench, ALICE, id)


def test_deleting_is_for_whoever_asked(bench: Bench, keep: Keep):
    id = keep(ALICE)
    bench.delete(ALICE, id)

    assert not readable(bench, ALICE, id)


def test_what_a_judge_says_is_shown_with_the_ruling(bench: Bench, keep: Keep):
    id = keep(ALICE)
    row = bench.review(BOB, id, Standing.CORRECTED, "  It is 17.  ")
    shown = bench.show(ALICE, id)

    assert (shown.standing, shown.note) == ("corrected", "It is 17.")
    assert row.asker == ALICE.asker


def test_forgetting_takes_everything_of_mine(bench: Bench, keep: Keep):
    keep(ALICE)
    keep(ALICE_ALONE)
    theirs = keep(BOB)

    assert bench.forget(ALICE) == 2
    assert [one.id for one in bench.history(TERMINAL)] == [theirs]


def test_a_server_keeps_rulings_only_as_long_as_it_wants(bench: Bench, keep: Keep):
    old = bench.store.ruling(keep(ALICE))
    assert old is not None
    bench.delete(ALICE, old.id)
    bench.store.add(replace(old, created="2026-01-01T00:00:00+00:00"))
    elsewhere = bench.store.add(
        replace(old, created="2026-01-01T00:00:00+00:00", place="guild:8")
    )
    bench.set_guild_settings("7", GuildSettings(retention=30))
    bench.claim("55")

    assert bench.tidy(datetime(2026, 3, 1, tzinfo=UTC)) == 1
    assert [one.id for one in bench.history(TERMINAL)] == [elsewhere.id]
    assert not bench.claim("55")


def test_a_list_of_rulings_says_each_as_its_reader_was_told(bench: Bench):
    read = replace(ALICE, language="de")
    id = bench.ask(read, "Shock deals 2 damage to me.", public=True).ruling

    def verdict(caller: Caller) -> str:
        [line] = bench.history(caller)
        return line.verdict

    assert id is not None
    assert verdict(read) == "Du bist bei 18."
    assert verdict(ALICE) == verdict(replace(BOB, language="fr")) == "You're at 18."


def test_a_ruling_asked_in_another_language_is_listed_in_the_readers(bench: Bench):
    bench.ask(ALICE, "Shock deals 2 damage to me.", public=True)
    reader = replace(BOB, language="de")
    [line] = bench.history(reader)

    assert bench.in_words_of(reader, line).verdict == "Du bist bei 18."


def test_what_would_be_ruled_differently_now_is_listed_as_it_was(
    bench: Bench, keep: Keep
):
    keep(ALICE, scenario="Shock deals 3 damage to me.")
    reader = replace(ALICE, language="de")
    [line] = bench.history(reader)

    assert bench.in_words_of(reader, line).verdict == "You're at 18."
