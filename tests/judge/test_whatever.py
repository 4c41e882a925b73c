"""A size nobody has told is not asked for where no answer hangs on it."""

import pytest

from bot.errors import QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Bob's Ogre attacks me. I cast Fog. What's my life?", "You're at 20."),
        (
            "Bob has 5 life. I attack Bob with a 4/4 and a 2/2, and he blocks the 4/4. "
            "Does Bob lose?",
            "No: Bob doesn't lose the game. Bob is at 3.",
        ),
        (
            "ga: His ally has a bulwark counter. I attack it with a 5 power ally. Does "
            "it die?",
            "No: the ally survives.",
        ),
        # By deathtouch, or by damage as high as its toughness: it dies.
        (
            "My 1/1 deathtouch blocks his creature. Does his creature die?",
            "Yes: the creature dies.",
        ),
        (
            "rb: My unit is stunned and he attacks with 3 might. How much damage does "
            "his unit take?",
            "No damage is dealt to the 3-Might attacker.",
        ),
        # It is called by what is told of its size.
        (
            "ga: My 2 power ally attacks his 3 power ally. His ally has a prevent-4 "
            "shield. Who dies?",
            "The 3 power ally survives.",
        ),
        (
            "My planeswalker is bolted. I have a prevent-3 shield on it. Does it die?",
            "No: the planeswalker survives.",
        ),
    ],
)
def test_what_makes_no_difference_is_not_asked_for(
    text: str, verdict: str, bench: Bench
) -> None:
    assert bench.ask(ALICE, text).verdict == verdict


@pytest.mark.parametrize(
    "text",
    [
        "Bob's Ogre attacks me. What's my life?",
        # One of them may kill, whatever the other is.
        "My 2/2 blocks Bob's Ogre. Does my 2/2 die?",
        "ga: My 2 power ally attacks his 3 power ally. His ally has a prevent-1 "
        "shield. Who dies?",
        "My planeswalker is bolted. I have a prevent-2 shield on it. Does it die?",
        # What is 0/4 kills nothing.
        "My 1/1 deathtouch blocks his creature. Who dies?",
        # With trample the blocker's size counts.
        "Bob has 5 life. I attack Bob with a 4/4 trampler and a 2/2, and he blocks the "
        "4/4. Does Bob lose?",
        # Nothing is asked: whatever happens to it is to be told.
        "Bob's Ogre attacks me. I cast Fog.",
    ],
)
def test_what_may_make_a_difference_is_asked_for(text: str, bench: Bench) -> None:
    with pytest.raises(QuestionError, match=r"missing|What blocks"):
        bench.ask(ALICE, text)


def test_nothing_that_was_made_up_is_told(bench: Bench) -> None:
    answer = bench.ask(ALICE, "Bob's Ogre attacks me. I cast Fog. What's my life?")
    told = [*answer.understood, *answer.assumptions]
    told += [it.text for one in answer.outcomes for it in one.steps]
    assert not any("1/1" in it or "30" in it or "deal 1" in it for it in told)
    assert "the power and toughness of Bob's Ogre" in answer.assumptions[-1]
    assert answer.scenario == "Bob's Ogre attacks me. I cast Fog. What's my life?"


def test_a_follow_up_goes_on_from_it(bench: Bench) -> None:
    first = bench.ask(ALICE, "Bob's Ogre attacks me. I cast Fog. What's my life?")
    assert first.ruling
    changed = bench.follow_up(ALICE, first.ruling, "what if I'm at 12")
    assert changed.verdict == "You're at 12."


def test_what_it_is_stays_so_with_what_is_missing_put_in(bench: Bench) -> None:
    text = (
        "ga: My opponent's ally attacks my champion. My champion has a prevent-2 "
        "shield. How much damage does it take?"
    )
    with pytest.raises(QuestionError, match="the power of your opponent's ally"):
        bench.ask(ALICE, text)
