"""Looking things up in the terminal: what is shown, and the exit status."""

import re

from tests.console.conftest import Run


def test_a_rule_is_shown_with_the_official_place(run: Run):
    ran = run("rule", "615.7")

    assert ran.status == 0
    assert "615.7" in ran.out
    assert "point" in ran.out
    assert "https://" in ran.out


def test_a_rule_can_be_asked_for_as_json(run: Run):
    ran = run("rule", "CR 615.7.", "--json")

    assert ran.json["schema"] == 1
    assert ran.json["rules"][0]["number"] == "615.7"


def test_a_rule_that_is_not_there_is_status_3(run: Run):
    ran = run("rule", "615.99")

    assert ran.status == 3
    assert ran.out == ""
    assert "615.99" in ran.error


def test_an_error_as_json_says_its_kind(run: Run):
    ran = run("rule", "615.99", "--json")

    assert ran.status == 3
    assert ran.json["error"]["kind"] == "not_found"
    assert ran.json["error"]["suggestions"]


def test_a_game_nobody_plays_here_is_status_2(run: Run):
    ran = run("rule", "615.7", "--game", "chess")

    assert ran.status == 2
    assert "mtg" in ran.error


def test_words_are_found_and_marked(run: Run):
    ran = run("search", "next", "time")

    assert ran.status == 0
    assert "»" in ran.out


def test_nothing_found_is_status_3(run: Run):
    assert run("search", "xyzzyplugh").status == 3


def test_a_card_nobody_knows_is_status_3(run: Run):
    ran = run("card", "Warden of the Last Gate")

    assert ran.status == 3
    assert "Warden of the Last Gate" in ran.error


def test_the_editions_held_are_listed_for_each_game(run: Run):
    ran = run("editions")

    assert ran.status == 0
    for game in ("Magic", "Grand Archive", "Riftbound"):
        assert game in ran.out


def test_a_pipe_gets_no_colour_and_no_wrapping(run: Run):
    ran = run("rule", "615.7")

    assert "\x1b" not in ran.out
    assert max(map(len, ran.out.splitlines())) > 200
    assert not any(re.search(r"\s$", line) for line in ran.out.splitlines())


def test_history_says_when_there_is_none(run: Run):
    assert run("history").out == "There are no rulings here yet.\n"
    assert (
        run("history", "--language", "de").out
        == "Hier gibt es noch keine Entscheide.\n"
    )


def test_a_ruling_that_is_not_there_is_status_3(run: Run):
    for command in (("show", "K7Q2M"), ("follow-up", "nonsense", "without it")):
        assert run(*command).status == 3


def test_a_topic_is_told_in_the_language_asked_for_and_found_in_it(run: Run):
    said = run("compare", "--language", "de", "doubling").out
    again = run("compare", "--language", "de", "Verdopplung neben Verhinderung").out

    assert said.startswith("Verdopplung neben Verhinderung\n")
    assert "616.1e" in said
    assert again == said


def test_a_topic_is_in_english_for_a_program(run: Run):
    found = run("compare", "--json", "--language", "de", "doubling").json

    assert found["title"] == "doubling beside prevention"
    assert found["views"][0]["says"].startswith("Both kinds")


def test_a_game_said_in_front_does_not_answer_for_the_others(run):
    views = run("compare", "--json", "mtg: bolt me").json["views"]

    assert [view["game"] for view in views if view["says"]] == ["mtg"]


def test_a_scenario_is_compared_with_the_rules_of_each_game(run: Run):
    said = run(
        "compare", "A spell deals 3 damage to my 2/5 with a prevent-2 shield."
    ).out

    assert [one for one in ("615.7", "DP 5.1", "437.2") if one not in said] == []
