"""The rules beside an answer are those that make it so, and no others."""

import pytest

from bot.answers import Answer, Cited
from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.paths import rules_data
from bot.scenario import read
from bot.telling.tell import tell
from tests.exploring import explored


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue(rules_data())


def answered(text: str, catalogue: Catalogue) -> Answer:
    found = read(text, catalogue=catalogue)
    return tell(
        found.question, explored(found.question), scenario=text,
        understood=found.understood, assumptions=found.assumptions,
        cite=lambda number: Cited(Game.MTG, number, "", ""),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "rules", "not_rules"),
    [
        # That it gains its controller life does not kill it, nor does what it deals.
        ("Does my Knight die?", {"704.5g", "700.4"}, {"702.15b", "120.3f", "119.3"}),
        ("What's my life?", {"702.15b", "119.3"}, {"704.5g", "120.3e"}),
        ("Does his Giant die?", {"120.3e"}, {"704.5g", "702.15b"}),
    ],
)
def test_what_happens_to_it_is_cited_and_not_what_it_does(
    asked: str, rules: set[str], not_rules: set[str], catalogue: Catalogue
):
    board = "My 3/3 Knight with first strike and lifelink blocks Bob's 4/4 Giant. "
    [line] = answered(board + asked, catalogue).answers

    assert rules <= set(line.rules)
    assert not not_rules & set(line.rules)


@pytest.mark.parametrize("asked", ["How much is prevented?", "What is left on it?"])
def test_of_what_is_prevented_only_that_is_cited(asked: str, catalogue: Catalogue):
    board = "I have a prevent-2 shield. Bob's Lightning Bolt deals 3 damage to me. "
    text = board + asked.replace("it?", "the shield?")
    [line] = answered(text, catalogue).answers

    assert line.rules == ("615.7",)


def test_who_chooses_is_not_cited_for_what_comes_of_it(catalogue: Catalogue):
    text = (
        "I control Furnace of Rath and have a prevent-2 shield. "
        "Bob's Lightning Bolt deals 3 damage to me. What's my life?"
    )
    found = answered(text, catalogue)

    assert "616.1" in found.choices[0].rules
    assert not {"616.1", "120.2b"} & set(found.answers[0].rules)


def test_what_keeps_somebody_in_the_game_is_told_once(catalogue: Catalogue):
    board = "I control Platinum Angel. I have 3 life. Bob bolts me twice. "
    [outcome] = answered(board, catalogue).outcomes
    told = [it for it in outcome.steps if it.text.startswith("Platinum Angel: you")]

    assert [it.rules for it in told] == [("614.17",)]
    assert outcome.summary == "You're at -3; you stay in the game."
    [line] = answered(f"{board}Do I lose?", catalogue).answers
    assert "614.17" in line.rules


def test_what_was_never_damaged_has_no_damage(catalogue: Catalogue):
    text = "My 2/2 Bear is blocked by two 3/3s."
    said = " ".join(it.summary for it in answered(text, catalogue).outcomes)

    assert "has no damage" in said
    assert "no damage left" not in said


@pytest.mark.cr("616.1")
def test_only_whose_choice_decides_the_answer_is_said_to_choose(catalogue: Catalogue):
    told = answered(
        'I control an enchantment with "If a card would be put into a graveyard, exile '
        'it instead." My opponent controls an enchantment with "If a card would be put '
        'into a graveyard, its owner shuffles it into their library instead." My '
        "opponent casts Lightning Bolt on my 3/3. Where does my 3/3 end up?",
        catalogue,
    )

    assert told.verdict.startswith("You choose: the 3/3 is exiled if ")
    assert "Your opponent" not in told.verdict


@pytest.mark.cr("616.1")
def test_a_choice_is_told_with_the_one_before_that_led_to_it(catalogue: Catalogue):
    told = answered(
        'I control a 1/1 Nomad with "{0}: The next 1 damage that would be dealt to '
        'this creature this turn is dealt to target creature you control instead." I '
        'also control a 2/2 Bear and Odd Barrier: "If a source would deal damage to a '
        'creature you control, it deals that much damage minus 1 instead." I use the '
        "Nomad's ability on the Bear three times. Bob casts Lightning Bolt on the "
        "Nomad. How much damage is dealt to the Bear?",
        catalogue,
    )

    assert "; 1 in the order Nomad, Odd Barrier" in told.verdict


def test_what_may_have_died_is_not_only_said_to_have_no_damage(catalogue: Catalogue):
    text = (
        "ga: My 2/3 ally attacks their 4/4 ally. How many damage counters are on mine?"
    )
    assert "dies" in answered(text, catalogue).verdict
