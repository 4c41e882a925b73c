"""Asking for a ruling and following it, as people in a server do."""

import threading
from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest

from bot.answers import Chosen, PlayerState, QuestionAnswer, Reading
from bot.citation import Game
from bot.discord_face.following import taken
from bot.judge.inquiry import Inquiry
from tests.discord_face.by_hand import (
    FURNACE,
    SCENARIO,
    SHIELD,
    TWO_WAYS,
    first,
    outcome,
)
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import options, text_of


async def test_a_ruling_says_the_verdict_who_chooses_results_and_what_was_assumed(
    server: Server,
):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    text = text_of(shown.response)

    assert text.index("You choose: 18 life") < text.index("Who chooses")
    assert "Which applies first?" in text
    assert "You're at 18." in text
    assert "You're at 16." in text
    assert "Two players at 20 life." in text
    assert "You have a prevent-2 shield." in text
    assert "rules of 2026-08-07" in text


async def test_what_all_results_share_is_said_once(server: Server):
    results = [
        replace(one, summary=f"{one.summary.rstrip('.')}; the 2/2 dies.")
        for one in TWO_WAYS.outcomes
    ]
    server.bench.given["asked"] = replace(TWO_WAYS, outcomes=tuple(results))
    shown = await server.alice.slash(server.channel, "ruling", scenario="asked")
    text = text_of(shown.response)

    assert text.count("2/2 dies") == 1
    assert "In every result: The 2/2 dies.\n1. You're at 18. — " in text


def picks(form) -> set[str]:
    """The changes a form offers to pick."""
    [field] = [
        one["component"]
        for one in form.modal["components"]
        if one.get("component", {}).get("custom_id") == "quick"
    ]
    return {one["value"] for one in field["options"]}


async def test_only_changes_that_make_sense_are_offered(server: Server):
    players = {who: PlayerState(20) for who in ("me", "Bob", "Carol")}
    answer = replace(
        TWO_WAYS,
        outcomes=(replace(TWO_WAYS.outcomes[0], players=players),),
        assumptions=("It is your turn.",),
    )
    server.bench.given["magic"] = answer
    server.bench.given["riftbound"] = replace(answer, game=Game.RIFTBOUND)
    unpreventable = "the damage can't be prevented"
    for typed, there in (("magic", True), ("riftbound", False)):
        asked = await server.alice.slash(server.channel, "ruling", scenario=typed)
        offered = picks(await server.alice.click(asked.response, label="What if …"))

        assert (unpreventable in offered) == there
        assert {"it is Bob's turn", "it is Carol's turn"} <= offered
        assert "it is my turn" not in offered


async def test_changes_that_cannot_be_made_are_not_offered(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    def readable(_: Inquiry, some: Sequence[str]) -> set[str]:
        return {one for one in some if "combat" not in one}

    monkeypatch.setattr(server.bench, "readable", readable)
    asked = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    form = await server.alice.click(asked.response, label="What if …")

    assert "the damage can't be prevented" in picks(form)
    assert not [one for one in picks(form) if "combat" in one]


async def test_look_ups_do_not_wait_until_it_is_known_which_changes_make_sense(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    threads: list[str] = []

    def changes(*_: object) -> set[str]:
        threads.append(threading.current_thread().name)
        return set()

    monkeypatch.setattr(server.bench, "changes", changes)
    asked = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    await server.alice.click(asked.response, label="What if …")

    assert threads
    assert not [one for one in threads if "quick" in one]


async def test_a_form_has_no_choice_where_nothing_can_be_picked(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(server.bench, "changes", lambda *_: set())
    asked = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    form = await server.alice.click(asked.response, label="What if …")
    changed = await server.alice.submit_modal(form, {"change": "7 damage"})

    assert "Changed: 7 damage." in text_of(changed.response)


async def test_a_form_does_not_wait_until_a_ruling_is_told_in_another_language(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    await server.alice.slash(server.channel, "my-settings", language="de")
    players = {who: PlayerState(20) for who in ("me", "opponent")}
    server.bench.given["asked"] = replace(
        TWO_WAYS,
        outcomes=(replace(TWO_WAYS.outcomes[0], players=players),),
        assumptions=("It is your turn.",),
    )
    asked = await server.alice.slash(server.channel, "ruling", scenario="asked")
    monkeypatch.setattr(server.bench, "worked_out", None)
    form = await server.alice.click(asked.response, label="Was, wenn …")

    assert {one for one in picks(form) if "turn" in one} == {"it is my opponent's turn"}


async def test_what_is_chosen_alike_is_said_once_and_by_whom(server: Server):
    [choice] = TWO_WAYS.choices
    bobs = [
        replace(choice, id=f"b{at}", chooser="Bob", after=(first(option),))
        for at, option in enumerate(choice.options)
    ]
    results = [
        replace(
            TWO_WAYS.outcomes[at],
            choices=(first(one), Chosen("b0", "Bob", other)),
        )
        for at, (one, other) in enumerate(product(choice.options, choice.options))
        if at < 2
    ]
    server.bench.given["asked"] = replace(
        TWO_WAYS, choices=(choice, *bobs), outcomes=tuple(results)
    )
    shown = await server.alice.slash(server.channel, "ruling", scenario="asked")
    text = text_of(shown.response)

    assert text.count("**Bob**: Which applies first?") == 1
    assert f"— You: {SHIELD}; Bob: {FURNACE}" in text.replace("*", "")


async def test_each_question_is_shown_once_with_all_its_answers(server: Server):
    answers = (
        QuestionAnswer("Who dies", "the 4/4 survives", rules=("510.2",)),
        QuestionAnswer("Who dies", "the 2/2 dies", rules=("510.2", "704.5g")),
        QuestionAnswer("What is Bob's life?", "18"),
    )
    server.bench.given["asked"] = replace(TWO_WAYS, answers=answers)
    shown = await server.alice.slash(server.channel, "ruling", scenario="asked")
    text = text_of(shown.response)

    who = "- Who dies? **the 4/4 survives; the 2/2 dies** (510.2, 704.5g)"
    assert f"{who}\n- What is Bob's life? **18**" in text


async def test_a_ruling_is_acknowledged_before_it_is_answered(server: Server):
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    [acknowledged, answered] = server.env.http_requests[-2:]

    assert acknowledged.json == {"type": 5}
    assert answered.path.endswith("/messages/@original")


@pytest.mark.parametrize("at_once", [5])
async def test_a_ruling_that_is_there_at_once_is_its_own_acknowledgement(
    server: Server,
):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)

    assert server.env.http_requests[-1].json["type"] == 4
    assert "You choose: 18 life" in text_of(shown.response)


async def test_a_private_ruling_is_for_the_asker_alone(server: Server):
    shown = await server.alice.slash(
        server.channel, "ruling", scenario=SCENARIO, private=True
    )

    assert shown.ephemeral
    assert "18 life" in text_of(shown.response)


async def test_the_choice_is_followed_in_place_by_who_asked(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    message = shown.response
    await server.alice.select(message, [options(message)[FURNACE]])

    assert "You're at 16." in text_of(shown.response)
    assert f"After: {FURNACE}" in text_of(shown.response)


def test_every_option_taken_is_named_however_long_the_way_and_what_was_taken_before():
    way = map(first, ("before", "one", "two", "three", "next"))
    now = replace(TWO_WAYS, choices=(), outcomes=(outcome("You're at 1.", 1, *way),))

    assert taken(now, 1, (0, 1, 0)) == ("one", "two", "three")


def test_an_option_that_leads_to_no_known_result_is_told_by_its_number():
    assert taken(replace(TWO_WAYS, outcomes=()), 0, (0, 2)) == ("1.", "3.")


async def test_what_the_rules_leave_open_is_told_by_its_readings_alone(server: Server):
    results = TWO_WAYS.outcomes
    readings = tuple(
        Reading(name, f"{name} decides.", (one,))
        for name, one in zip(("The owner", "The controller"), results, strict=True)
    )
    server.bench.given["open"] = replace(
        TWO_WAYS, choices=(), outcomes=results[:1], readings=readings, certain=False
    )
    shown = await server.alice.slash(server.channel, "ruling", scenario="open")
    steps = await server.bob.click(shown.response, label="Steps")
    whole = await server.bob.click(shown.response, label="Everything")

    assert text_of(steps.response).count("Step 1 happens.") == 2
    assert "Results" not in text_of(whole.response)


async def test_there_is_a_way_back_from_a_choice(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    await server.alice.select(shown.response, [options(shown.response)[FURNACE]])
    await server.alice.click(shown.response, label="Back")

    assert "You choose: 18 life" in text_of(shown.response)


async def test_a_public_message_is_not_changed_by_somebody_elses_press(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    before = text_of(shown.response)
    copy = await server.bob.select(shown.response, [options(shown.response)[SHIELD]])

    assert text_of(shown.response) == before
    assert copy.ephemeral
    assert "You're at 18." in text_of(copy.response)


async def test_an_old_select_works_after_a_restart(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    await server.env.restart_bot(server.new_bot())
    await server.alice.select(shown.response, [options(shown.response)[FURNACE]])

    assert "You're at 16." in text_of(shown.response)


async def test_steps_rules_and_everything_are_behind_buttons(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    await server.alice.click(shown.response, label="Steps")
    assert "Step 1 happens. (615.7)" in text_of(shown.response)

    await server.alice.click(shown.response, label="Back to the ruling")
    await server.alice.click(shown.response, label="Rules")
    assert "A shield of N points." in text_of(shown.response)

    await server.alice.click(shown.response, label="Back to the ruling")
    await server.alice.click(shown.response, label="Everything")
    assert SCENARIO in text_of(shown.response)


async def test_a_follow_up_changes_a_ruling_in_words(server: Server):
    asked = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    [first] = server.bench.store.rulings(place=f"guild:{server.guild.id}")
    shown = await server.alice.slash(
        server.channel, "follow-up", ruling=first.id, change="without Furnace of Rath"
    )

    assert "Changed: without Furnace of Rath." in text_of(shown.response)
    assert f"from {first.id}" in text_of(shown.response)
    assert "Changed" not in text_of(asked.response)


async def test_a_follow_up_without_a_change_shows_the_ruling_again(server: Server):
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    [first] = server.bench.store.rulings(place=f"guild:{server.guild.id}")
    shown = await server.bob.slash(server.channel, "follow-up", ruling=first.id)

    assert "You choose: 18 life" in text_of(shown.response)


async def test_what_if_opens_a_form_and_answers_the_change(server: Server):
    asked = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    form = await server.alice.click(asked.response, label="What if …")
    shown = await server.alice.submit_modal(
        form, {"quick": ["the damage can't be prevented"], "change": ""}
    )

    assert "Changed: the damage can't be prevented." in text_of(shown.response)


async def test_a_form_opened_before_a_restart_is_still_answered(server: Server):
    asked = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    form = await server.alice.click(asked.response, label="What if …")
    await server.env.restart_bot(server.new_bot())
    shown = await server.alice.submit_modal(form, {"change": "7 damage instead of 3"})

    assert "Changed: 7 damage instead of 3." in text_of(shown.response)


async def test_a_ruling_of_nothing_that_can_be_seen_opens_the_form(server: Server):
    form = await server.alice.slash(server.channel, "ruling", scenario=" \u200b\u2060 ")

    assert form.modal["title"] == "Ask for a ruling"


async def test_an_empty_ruling_opens_a_form_with_game_scenario_and_what_is_known(
    server: Server,
):
    form = await server.alice.slash(server.channel, "ruling")
    shown = await server.alice.submit_modal(
        form, {"game": ["mtg"], "scenario": SCENARIO, "known": "I'm at 7 life."}
    )

    assert "You choose: 18 life" in text_of(shown.response)
    [row] = server.bench.store.rulings(place=f"guild:{server.guild.id}")
    assert row.scenario == f"I'm at 7 life.\n{SCENARIO}"


async def test_a_message_can_be_ruled_on(server: Server):
    message = await server.bob.send(server.channel, SCENARIO)
    shown = await server.alice.context_menu(server.channel, "Rule on this", message)

    assert "You choose: 18 life" in text_of(shown.response)


async def test_options_are_followed_where_no_look_up_waits_for_them(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    threads, follow_up = [], server.bench.follow_up

    def noted(*args, **kwargs):
        threads.append(threading.current_thread().name)
        return follow_up(*args, **kwargs)

    monkeypatch.setattr(server.bench, "follow_up", noted)
    await server.alice.select(shown.response, [options(shown.response)[FURNACE]])

    assert threads
    assert not any(name.startswith("judge-quick") for name in threads)
