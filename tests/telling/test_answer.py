"""The answer keeps everything a face may show, in names a reader knows."""

import json
import re
from dataclasses import replace

from bot.answers import answer_from_json, answer_json, answer_text
from bot.engine.question import Ask, AskKind
from tests.engine.boards import board, creature, deal, doubler, shield, spell
from tests.telling.conftest import Tell

BOLT = spell("Lightning Bolt", controller="opponent")
PLAYERS = ("me", "opponent")


def a_choice(told: Tell):
    table = board(
        BOLT,
        shield(2, "me", label="prevent-2 shield"),
        doubler("Furnace of Rath"),
        players=PLAYERS,
    )
    return told(table, deal("Lightning Bolt", "me", 3))


def test_every_rule_of_every_step_and_choice_is_cited_once(told: Tell):
    answer = a_choice(told)
    cited = [one.rule for one in answer.citations]
    leaned_on = {
        rule
        for outcome in answer.outcomes
        for step in outcome.steps
        for rule in step.rules
    } | {rule for choice in answer.choices for rule in choice.rules}

    assert leaned_on == set(cited)
    assert len(cited) == len(set(cited))
    assert answer.citations[0].says == f"says {cited[0]}"


def test_a_choice_says_who_between_what_and_by_which_rule(told: Tell):
    [choice] = a_choice(told).choices

    assert choice.id == "c1"
    assert choice.chooser == "me"
    assert choice.question == "Which effect applies first to the damage to you?"
    assert set(choice.options) == {"prevent-2 shield", "Furnace of Rath"}
    assert "616.1e" in choice.rules


def test_an_outcome_holds_the_numbers_of_the_end(told: Tell):
    outcomes = a_choice(told).outcomes
    by_life = {one.players["me"].life: one for one in outcomes}

    assert set(by_life) == {16, 18}
    assert by_life[18].choices[0].option == "prevent-2 shield"
    assert by_life[18].effects["prevent-2 shield"].remaining == 0
    assert not by_life[18].effects["prevent-2 shield"].in_force
    assert by_life[18].effects["Furnace of Rath"].in_force
    [line] = by_life[18].damage
    assert (line.source, line.recipient) == ("Lightning Bolt", "me")
    assert (line.proposed, line.dealt, line.prevented) == (3, 2, 2)


def test_the_steps_speak_to_whoever_asks(told: Tell):
    texts = [step.text for one in a_choice(told).outcomes for step in one.steps]

    assert "Lightning Bolt would deal 3 damage to you." in texts
    assert any(text.startswith("You choose: ") for text in texts)
    assert not any(re.search(r"\bme\b", text) for text in texts)


def test_things_of_one_name_are_told_apart(told: Tell):
    first = creature("Soldier", 1, 1)
    table = board(BOLT, first, players=PLAYERS)
    second = replace(first, id="Soldier B")
    table = table.changed(objects=(*table.objects, second))
    answer = told(table, deal("Lightning Bolt", "Soldier B", 3))
    states = answer.outcomes[0].objects

    assert [states["Soldier"].zone, states["Soldier B"].zone] == [
        "battlefield",
        "graveyard",
    ]


def test_an_answer_comes_back_from_its_json(told: Tell):
    answer = a_choice(told)
    written = answer_json(answer)

    assert list(written)[:2] == ["schema", "ruling"]
    assert answer == answer_from_json(written)


def test_an_answer_written_as_text_is_the_same_json(told: Tell):
    answer = a_choice(told)

    written = json.dumps(answer_json(answer), ensure_ascii=False)

    assert answer_text(answer) == written


def test_an_older_answer_is_read_with_defaults(told: Tell):
    written = answer_json(a_choice(told))
    for key in ("outdated", "standing", "note", "complete"):
        del written[key]

    assert answer_from_json(written) == a_choice(told)


def test_names_in_sentences_are_never_templates(told: Tell):
    odd = creature("{0} {name}", 2, 2)
    table = board(BOLT, odd, players=PLAYERS)
    asks = (Ask(AskKind.DIES, "{0} {name}", text="Does {it} die?"),)
    answer = told(table, deal("Lightning Bolt", "{0} {name}", 3), asks=asks)

    assert answer.verdict == "Yes: {0} {name} dies."


def test_words_that_ask_of_several_things_are_answered_for_each(told: Tell):
    bears = [creature("Bear", 2, 2), creature("Wall", 0, 4)]
    asks = tuple(Ask(AskKind.DIES, it.id, text="Who dies?") for it in bears)
    answer = told(
        board(BOLT, *bears, players=PLAYERS),
        deal("Lightning Bolt", "Bear", 3),
        asks=asks,
    )

    assert [one.answer for one in answer.answers] == [
        "Bear dies",
        "Wall survives",
    ]


def test_what_happens_is_not_answered_by_no(told: Tell):
    ask = Ask(AskKind.DIES, "Wall", text="What happens to my Wall")
    table = board(BOLT, creature("Wall", 0, 4), players=PLAYERS)
    answer = told(table, deal("Lightning Bolt", "Wall", 3), asks=(ask,))

    assert answer.answers[0].answer == "Wall survives"


def test_what_one_question_comes_to_twice_is_answered_once(told: Tell):
    bear = creature("Bear", 2, 2)
    asks = [Ask(AskKind.DIES, "Bear", text="Does the damage stay on it?")] * 2
    answer = told(
        board(BOLT, bear, players=PLAYERS), deal("Lightning Bolt", "Bear", 3), asks=asks
    )
    assert [one.answer for one in answer.answers] == ["Bear dies"]
