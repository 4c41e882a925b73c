"""One thing is told of as one, several as several."""

import pytest

from bot.scenario import read
from tests.exploring import explored


def said(text: str, catalogue) -> str:
    """What was understood of *text*, and every step that came of it."""
    found = read(text, catalogue=catalogue)
    ruling = explored(found.question)
    steps = [str(step) for outcome in ruling.outcomes for step in outcome.steps]
    return " ".join([*found.understood, *steps])


@pytest.mark.parametrize(
    ("number", "sentences"),
    [
        ("one", ("1 +1/+1 counter would be put on", "1 +1/+1 counter is put on")),
        ("two", ("2 +1/+1 counters would be put on", "2 +1/+1 counters are put on")),
    ],
)
def test_counters_are_counted(number: str, sentences: tuple[str, str], catalogue):
    told = said(f"Magic: I put {number} +1/+1 counters on my 2/2 Bear.", catalogue)

    for sentence in sentences:
        assert sentence in told


def test_one_unit_defends_and_two_defend(catalogue):
    attack = "Riftbound: My opponent attacks with three 2-Might recruits."
    one = said(f"{attack} I defend with a 5-Might unit.", catalogue)
    two = said(f"{attack} I defend with two 3-Might guards.", catalogue)

    assert " defends." in one
    assert " defend." in two


def test_several_attackers_deal_their_damage_together(catalogue):
    told = said(
        "Riftbound: My opponent attacks with three 2-Might recruits. "
        "I defend with a 9-Might unit.",
        catalogue,
    )

    assert "attackers deal 6 damage" in told.lower()


@pytest.mark.parametrize("game", ["Grand Archive", "Riftbound"])
def test_what_happens_twice_is_said_back_twice(game: str, catalogue):
    it = {"Grand Archive": "ally with 7 life", "Riftbound": "7-Might unit"}[game]
    text = f"{game}: I have a {it}. Two spells deal 3 damage each to it."
    told = read(text, catalogue=catalogue).understood

    assert sum("spell deals 3 damage" in line for line in told) == 2


def test_who_does_not_retaliate_is_who_was_attacked(catalogue):
    attack = "Grand Archive: My 3 power ally attacks my opponent's 2 power ally."
    told = read(f"{attack} It doesn't retaliate.", catalogue=catalogue).understood

    assert "The 2 power ally doesn't retaliate." in told
