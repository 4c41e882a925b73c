"""Asking stores what was asked; following up goes on from it."""

import asyncio
import json
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from bot.citation import Game
from bot.errors import AwayError, BusyError, Problem, QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import TERMINAL
from bot.judge.clock import QUICK
from bot.judge.inquiry import Inquiry
from bot.judge.judge import Judge
from bot.store.interface import StoreError
from bot.version import VERSION
from tests.judge.conftest import ALICE, BOB, ask

SIMPLE = "mtg: I have a prevent-2 shield. A 3/3 red Goblin deals 3 damage to me."
CHOICE = (
    "mtg: I control Furnace of Rath. I have a prevent-2 shield. "
    "A 3/3 red Goblin deals 3 damage to me."
)


def lives(answer) -> set[int | None]:
    return {one.players["me"].life for one in answer.outcomes}


def test_an_answer_comes_with_an_id_it_can_be_shown_by(bench: Bench):
    answer = bench.ask(ALICE, SIMPLE)

    assert answer.verdict == "You're at 19; the prevent-2 shield is used up."
    assert answer.ruling is not None
    assert answer == bench.show(ALICE, answer.ruling)


def test_what_is_stored_are_the_inputs(bench: Bench):
    answer = bench.ask(ALICE, SIMPLE, public=True)
    row = bench.store.ruling(answer.ruling or "")

    assert row is not None
    assert (row.scenario, row.asker, row.place) == (SIMPLE, ALICE.asker, "guild:7")
    assert (row.game, row.edition) == ("mtg", "2026-08-07")
    assert (row.engine, row.public) == (VERSION, True)
    assert row.editions == ("2026-08-07",)
    assert json.loads(row.answer)["verdict"] == answer.verdict


def test_an_option_taken_leaves_only_what_comes_of_it(bench: Bench):
    first = bench.ask(ALICE, CHOICE)
    assert lives(first) == {16, 18}
    [choice] = first.choices
    furnace = choice.options.index("Furnace of Rath")
    second = bench.follow_up(ALICE, first.ruling or "", choose=[furnace])

    assert lives(second) == {16}
    assert second.choices == ()
    assert second.parent == first.ruling
    assert second.outcomes[0].choices[0].option == "Furnace of Rath"
    row = bench.store.ruling(second.ruling or "")
    assert row is not None
    assert (row.parent, row.choices) == (first.ruling, (furnace,))


@pytest.mark.parametrize("choose", [[5], [0, 0], [-1]])
def test_an_option_that_is_not_there_is_refused(bench: Bench, choose: list[int]):
    first = bench.ask(ALICE, CHOICE)
    with pytest.raises(QuestionError) as refused:
        bench.follow_up(ALICE, first.ruling or "", choose=choose)

    assert refused.value.problem is Problem.ILLEGAL
    assert bench.store.counts()["rulings"] == 1


def test_a_look_ahead_is_not_stored(bench: Bench):
    first = bench.ask(ALICE, CHOICE)
    ahead = bench.follow_up(ALICE, first.ruling or "", choose=[0], keep=False)

    assert ahead.ruling is None
    assert bench.store.counts()["rulings"] == 1


def test_nobody_follows_up_what_they_may_not_read(bench: Bench):
    first = bench.ask(ALICE, CHOICE, public=False)
    with pytest.raises(QuestionError) as refused:
        bench.follow_up(BOB, first.ruling or "", choose=[0])

    assert refused.value.problem is Problem.NOT_FOUND


@pytest.mark.parametrize("choices", [(0,), (2,)])
def test_no_option_is_refused_at_a_glance_that_does_not_see_all(
    bench: Bench, choices: tuple[int, ...]
):
    scenario = (
        "I control Furnace of Rath and Dictate of the Twin Gods and have a prevent-3 "
        "shield. " + "Then a spell deals 2 damage to me. " * 6
    )
    inquiry = Inquiry(scenario, choices=choices)

    assert not bench.here(inquiry, "", QUICK).told.complete
    assert bench.here(inquiry, "").told.outcomes


def test_a_follow_up_asks_under_another_edition_than_the_text_says(bench: Bench):
    # Bonus Damage is within what is prevented from 1.4 on (437.1.a.1).
    told = "riftbound 1.3: 3 damage with Bonus Damage 1 into Prevent 3"
    first = bench.ask(ALICE, told)
    then = bench.follow_up(ALICE, first.ruling or "", "and in 1.4?")

    assert (first.edition, then.edition) == ("1.3", "1.4")
    assert first.verdict != then.verdict


def test_what_is_not_understood_is_not_stored(bench: Bench):
    with pytest.raises(QuestionError):
        bench.ask(ALICE, "mtg: blorp the frobnicator")

    assert bench.store.counts()["rulings"] == 0


@pytest.mark.parametrize("text", ["", "   ", "\n\n"])
def test_nothing_is_asked_politely(bench: Bench, text: str):
    with pytest.raises(QuestionError):
        bench.ask(ALICE, text)


def test_an_answer_that_cannot_be_kept_is_still_given(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
):
    def full(*_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(bench.store, "add", full)
    answer = bench.ask(ALICE, SIMPLE)

    assert lives(answer) == {19}
    assert answer.ruling is None


def test_the_game_somebody_wants_is_taken_where_none_is_named(bench: Bench):
    grand_archive = replace(ALICE, game=Game.GRAND_ARCHIVE)
    answer = bench.ask(grand_archive, SIMPLE.removeprefix("mtg: "))

    assert answer.game is Game.GRAND_ARCHIVE


async def test_the_judge_answers_on_an_event_loop(bench: Bench):
    judge = Judge(bench)
    given = await ask(judge, ALICE, SIMPLE, "1")
    listed = await judge.history(ALICE)
    await judge.close()

    assert given is not None
    assert [given.id] == [one.id for one in listed]
    assert given.answer.ruling == given.id


async def test_what_is_remembered_is_kept_for_each_who_asks_it(bench: Bench):
    judge = Judge(bench)
    assert judge.remembered(ALICE, SIMPLE) is None
    first = await ask(judge, ALICE, SIMPLE, "1")
    callers = [replace(BOB, asker=f"discord:{n}", guild=str(n)) for n in range(30)]
    remembered = [judge.remembered(one, SIMPLE) for one in callers]
    given = await asyncio.gather(
        *(
            judge.give(one, found, one.asker)
            for one, found in zip(callers, remembered, strict=True)
            if found
        )
    )
    rows = [bench.store.ruling(one.id) for one in given if one]
    await judge.close()

    assert first is not None
    assert {one.known for one in given if one} == {first.known}
    assert [row.place for row in rows if row] == [one.place for one in callers]
    assert not any(row.public for row in rows if row)


async def test_what_is_remembered_is_given_once_for_an_interaction(bench: Bench):
    judge = Judge(bench)
    await ask(judge, ALICE, SIMPLE, "1")
    found = judge.remembered(ALICE, SIMPLE)
    assert found is not None
    given = await asyncio.gather(*(judge.give(ALICE, found, "7") for _ in range(3)))
    kept = bench.store.counts()["rulings"]
    await judge.close()

    assert [one is None for one in given] == [False, True, True]
    assert kept == 2


async def test_what_two_processes_rule_at_once_is_given_by_one_of_them(bench: Bench):
    judge, text = Judge(bench), SIMPLE.replace("3 damage", "4 damage")
    given = [await ask(judge, ALICE, it, "7") for it in (SIMPLE, text)]
    kept = bench.store.counts()["rulings"]
    await judge.close()

    assert [one is None for one in given] == [False, True]
    assert kept == 1


async def test_a_database_that_says_nothing_keeps_nobody_waiting_for_long(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.judge.judge.KEEPING_SECONDS", 0.01)
    judge, says = Judge(bench), threading.Event()
    await ask(judge, ALICE, SIMPLE, "1")
    found = judge.remembered(ALICE, SIMPLE)
    assert found is not None
    monkeypatch.setattr(bench.store, "give_all", lambda given: says.wait() and given)
    given = await judge.give(ALICE, found, "7")
    with pytest.raises(AwayError):
        await judge.claim("8")
    says.set()
    await judge.close()

    assert given is not None
    assert (given.known, given.id) == (found.known, "")


async def test_what_is_remembered_is_given_though_it_cannot_be_kept(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
):
    def full(*_: object) -> None:
        raise StoreError("the disk is full")

    judge = Judge(bench)
    await ask(judge, ALICE, SIMPLE, "1")
    found = judge.remembered(ALICE, SIMPLE)
    assert found is not None
    monkeypatch.setattr(bench.store, "give_all", full)
    given = await judge.give(ALICE, found, "7")
    await judge.close()

    assert given is not None
    assert given.answer == found.known.told
    assert given.answer.ruling is None


async def test_another_default_game_is_another_question(bench: Bench):
    judge = Judge(bench)
    text = SIMPLE.removeprefix("mtg: ")
    wanted = [Game.MTG, Game.GRAND_ARCHIVE]
    given = [await ask(judge, replace(ALICE, game=it), text, it) for it in wanted]
    await judge.close()

    assert [one.answer.game for one in given if one] == wanted


def test_a_new_edition_marks_what_it_would_answer_differently(
    bench: Bench, tmp_path: Path
):
    answer = bench.ask(TERMINAL, SIMPLE)
    assert bench.recheck(Game.MTG) == 0
    row = bench.store.ruling(answer.ruling or "")
    assert row is not None
    changed = json.loads(row.answer)
    changed["outcomes"][0]["players"]["me"]["life"] = 3
    bench.store.delete(row.id)
    again = bench.store.add(replace(row, answer=json.dumps(changed)))

    assert bench.recheck(Game.MTG) == 1
    assert "19" in bench.show(TERMINAL, again.id).outdated


def test_whether_a_creature_of_unknown_size_dies_of_damage_is_not_guessed(
    bench: Bench,
):
    with pytest.raises(QuestionError) as refused:
        bench.ask(ALICE, "mtg: He bolts my creature. Does it die?")

    assert refused.value.problem is Problem.AMBIGUOUS


def test_how_big_a_creature_of_unknown_size_is_now_is_not_guessed(bench: Bench):
    squire = (
        'Odd Squire "Whenever you gain life, put a +1/+1 counter on this creature."'
    )
    told = f"mtg: I control {squire} and gain 3 life. How big is Odd Squire?"

    with pytest.raises(QuestionError, match="How big is Odd Squire"):
        bench.ask(ALICE, told)


def test_what_is_destroyed_needs_no_size(bench: Bench):
    answer = bench.ask(ALICE, "mtg: He destroys my creature. Does it die?")

    assert answer.verdict == "Yes: the creature dies."


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("Do I have to kill the Tank first?", "Yes"),
        ("Do I have to kill the 2 Might unit first?", "No"),
        ("Can I kill the 2 Might unit first?", "No"),
        ("Can I ignore the Tank?", "No"),
        ("Can I skip the 2 Might unit?", "Yes"),
    ],
)
def test_whether_one_is_the_first_to_be_assigned_damage_is_answered_shortly(
    bench: Bench, asked: str, said: str
):
    told = "rb: I attack with 5 Might. He has a 3 Might Tank and a 2 Might unit there. "

    answer = bench.ask(ALICE, told + asked)

    assert answer.verdict == (
        f"{said}: the 3-Might unit must be assigned lethal damage first."
    )


async def test_who_comes_when_too_many_wait_is_asked_to_come_again(bench: Bench):
    judge = Judge(bench, workers=1, most_waiting=1)
    go_on = threading.Event()
    first = asyncio.create_task(judge.rule("", go_on.wait))
    second = asyncio.create_task(judge.rule("", go_on.wait))
    await asyncio.sleep(0)

    with pytest.raises(BusyError):
        await judge.rule("", go_on.wait)
    go_on.set()
    assert await first
    assert await second
    assert await judge.rule("", go_on.wait)
    await judge.close()


def test_what_grew_until_the_turn_ends_is_said(bench: Bench):
    answer = bench.ask(ALICE, "mtg: I cast Giant Growth on my 2/2.")

    assert answer.verdict == "The 2/2 is 5/5."


def test_only_changes_with_which_it_can_be_asked_are_offered(bench: Bench):
    some = ("the damage can't be prevented", "it is combat damage", "it is my turn")
    dealt = "On my turn a source deals 3 damage to me. I have a prevent-2 shield."
    bolted = "Opponent bolts me on their turn. I have a prevent-2 shield."
    asked = [bench.ask(ALICE, one, public=True).ruling or "" for one in (dealt, bolted)]

    assert bench.changes(ALICE, asked[0], some) == {*some[:2]}
    assert bench.changes(ALICE, asked[1], some) == {some[0], some[2]}


def test_how_damage_is_assigned_is_told_in_words(bench: Bench):
    answer = bench.ask(
        TERMINAL,
        "riftbound: I attack with a 4-Might unit. My opponent defends with a 3-Might "
        "unit and a 2-Might unit. How is my damage assigned, and who dies?",
    )

    assert "3 to the 3-Might unit" in answer.answers[0].answer


def test_where_every_way_goes_on_for_ever_none_is_told(bench: Bench):
    """Two riders, each set off by the other: whichever is first, there is no end."""
    idol = (
        '{} "If a source would deal damage, prevent 1 of that damage and this '
        'enchantment deals 2 damage to each opponent."'
    )
    idols = f"{idol.format('Odd Idol')} and {idol.format('Odd Totem')}"
    with pytest.raises(QuestionError) as caught:
        bench.ask(ALICE, f"mtg: I control {idols}. Bob bolts me. What is Bob's life?")

    assert caught.value.problem is Problem.LIMIT
