"""Follow-ups on what happens first, last, or not at all."""

import pytest

from tests.scenario.conftest import GoOn

SALVE = (
    "bolt face, i salve myself in response (prevent mode). later same turn he shocks "
    "me. life?"
)
WORSHIP = "I control Worship and a 1/1. Bob deals 30 damage to me."
ANSWER = (
    "Alice casts Lightning Bolt on Bob. Bob casts Healing Salve on himself in "
    "response, prevent mode."
)


def test_a_spell_told_last_can_come_first(go_on: GoOn) -> None:
    found = go_on(SALVE, "and if the shock came first?")
    lines = [line for line in found.read.understood if "casts" in line]
    assert [line.split(" on ")[0].split()[-1] for line in lines[1:]] == [
        "Shock",
        "Bolt",
    ]
    assert found.life() == {18}


def test_two_events_told_can_change_places(go_on: GoOn) -> None:
    text = (
        "I cast Healing Salve on myself, prevent mode. He casts Skullcrack on me. "
        "Then he bolts me."
    )
    assert go_on(text).life() == {14}
    swapped = go_on(text, "what if he bolts me FIRST and skullcracks after")
    assert swapped.life() == {17}


@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("what if the salve came after the bolt", 17),
        ("what if the bolt came first", 17),
        ("without the salve", 17),
        ("what if bob doesn't salve", 17),
        ("what if alice doesn't bolt him", 20),
        ("and then she shocks him", 18),
    ],
)
def test_an_answer_can_be_late_or_missing(go_on: GoOn, words: str, life: int) -> None:
    assert go_on(ANSWER, words).life("Bob") == {life}


@pytest.mark.parametrize(
    ("words", "life"),
    [
        ("what if bob kills the 1/1 first", -10),
        ("what if he kills my 1/1 after that", 1),
        ("without the 1/1", -10),
        ("31 damage", 1),
    ],
)
def test_when_something_dies_matters(go_on: GoOn, words: str, life: int) -> None:
    assert go_on(WORSHIP, words).life() == {life}


def test_an_event_that_did_not_happen_leaves_the_rest(go_on: GoOn) -> None:
    text = (
        "I cast Shieldmate's Blessing (prevent the next 3 damage) on my Hill Giant, "
        "it's a 3/3. Then my friend tapped his Prodigal Pyromancer and pinged it, and "
        "later in the same turn I attacked and his 5/5 blocked my Giant."
    )
    assert go_on(text).destroyed("Hill Giant") == {True}
    found = go_on(text, "and if he hadn't pinged it first?")
    assert found.destroyed("Hill Giant") == {False}


def test_something_more_happens_after_everything_told(go_on: GoOn) -> None:
    text = "Lightning Bolt deals 3 damage to me. I have a prevent-4 shield."
    assert go_on(text, "then 2 more").life() == {19}
