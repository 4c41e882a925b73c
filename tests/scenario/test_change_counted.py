"""Follow-ups that count what was told, or speak of one of several things told."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from tests.scenario.conftest import GoOn

FURNACE = "I control Furnace of Rath and Bob bolts me."
SHIELDS = "Bob attacks me with a 6/6. I don't block. I have two prevent-2 shields."
SPELLS = "My opponent bolts me. Then he shocks me."
BLOCKED = "He attacks me with a 4/4. I block with a 3/3."
KING = "He attacks me with Goblin King and a 2/2 Goblin. No blocks."
LORD = (
    'He attacks me with a 3/3 with "Other creatures you control get +1/+1." He has a '
    "2/2 too. I don't block."
)
PAIR = "He attacks me with a 4/4 and a 3/3. I block the 4/4 with a 2/2."
PUMPED = "I bolt his 3/3. He responds by giving it +0/+3 with a spell."
BOTH_SHIELDED = "I have a prevent-2 shield. He has a prevent-1 shield. He bolts me."


TWO = "He attacks me with two 3/3s. I have a prevent-4 shield."
THREE = "He attacks me with three 3/3s with flying. I have a prevent-4 shield."
UNLIKE = "He attacks me with a 3/3 and a 2/2. I have a prevent-4 shield."


@pytest.mark.parametrize(
    ("text", "words", "life"),
    [
        (TWO, "what if the second 3/3 is a 5/5", {16}),
        (TWO, "what if one of them is a 5/5", {16}),
        (TWO, "what if they are 5/5s", {14}),
        (THREE, "what if the second one is a 5/5", {13}),
        (TWO, "what if the first can't be prevented", {17}),
        (TWO, "what if the attack can't be prevented", {14}),
        (UNLIKE, "what if the damage from the 2/2 can't be prevented", {18}),
        (FURNACE, "and with two of them?", {8}),
        (FURNACE, "what if there are two", {8}),
        (FURNACE, "another Furnace of Rath", {8}),
        (FURNACE, "both of us have one", {8}),
        (FURNACE, "and if Bob has one too", {8}),
        (FURNACE, "and if it's his", {14}),
        (FURNACE, "same but it's a Shock", {16}),
        (FURNACE, "with a prevent-2 shield?", {16, 18}),
        (SHIELDS, "only one shield", {16}),
        (SHIELDS, "and with three such shields?", {20}),
        (SHIELDS, "if I had no shield", {14}),
        (SPELLS, "without the second one", {17}),
        (SPELLS, "only the first spell", {17}),
        (SPELLS, "the second one does 3", {14}),
        (SPELLS, "the other way around", {15}),
        (BLOCKED, "what if I hadn't blocked", {16}),
        (BLOCKED, "without the block", {16}),
        (BLOCKED, "if I was at 3 and didn't block", {-1}),
        (BLOCKED, "what if mine had lifelink", {23}),
        (SPELLS, "the bolt last", {15}),
        (f"I'm at 12. {BLOCKED}", "and at 3 life?", {3}),
        (PAIR, "and if I block the other one?", {16}),
        (
            "He attacks me with a 6/6 trampler. I block with a 3/3.",
            "it had no trample",
            {20},
        ),
        (BLOCKED, "so if I simply don't block, then?", {16}),
        (f"{BLOCKED} The 3/3 has a prevent-2 shield.", "both have the shield", {20}),
        ("He attacks me with a 4/4.", "what about 6 damage", {14}),
        (
            "He controls Gratuitous Violence and attacks me with a 2/2.",
            "what if he attacked with two of them",
            {12},
        ),
        ("He attacks me with a 4/4.", "and if it's for 6?", {14}),
        ("He bolts me. I have a prevent-2 shield.", "what about 5?", {17}),
        # What stays back is still there, with what it does.
        (KING, "only the Goblin attacks", {17}),
        (KING, "what if the king stays home", {17}),
        (LORD, "what if he attacks with the 2/2 instead", {17}),
    ],
)
def test_it_is_one_of_those_told_or_so_many_of_them(
    go_on: GoOn, text: str, words: str, life: set[int]
) -> None:
    assert go_on(text, words).life() == life


@pytest.mark.parametrize(
    ("text", "words"),
    [
        # The shields, or those that attack? Whose shield? Who has it?
        (f"He attacks me with a 3/3 and a 2/2. {SHIELDS}", "with one of them"),
        (BOTH_SHIELDED, "what if he had no shields"),
        (BOTH_SHIELDED, "both of us have one"),
        (BLOCKED, "with a prevent-2 shield"),
        (
            FURNACE.replace(" and", ". I'm at 20."),
            "what if there are two bolts of them",
        ),
        (PAIR, "I block the other one as well with a 2/2 and the 4/4 too"),
        (PUMPED, "it's +0/+1 and it has lifelink"),
        (THREE, "what if two of them are 5/5s"),
        (THREE, "what if the first two are 5/5s"),
        # Another one attacks: is the lord still there?
        (LORD, "what if he attacks with a 5/5 instead"),
    ],
)
def test_what_could_be_several_things_is_asked_back(
    go_on: GoOn, text: str, words: str
) -> None:
    with pytest.raises(QuestionError):
        go_on(text, words)


def test_what_was_there_already_comes_first(go_on: GoOn) -> None:
    text = "Bob has a Bear (3/3). It has a prevent-1 shield. I cast Shock on it."
    after = go_on(text, "what if the Bear already had 2 damage")
    assert after.destroyed("Bear") == {True}


def test_another_bonus_stands_for_the_one_told(go_on: GoOn) -> None:
    text = "I bolt his Bear (3/3). He responds by giving it +0/+3 with a spell."
    assert go_on(text, "what if it's +0/+0").destroyed("Bear") == {True}
    assert go_on(text, "without the response").destroyed("Bear") == {True}


def test_what_does_not_block_still_does_what_it_says(go_on: GoOn) -> None:
    text = (
        "I have a Wolf (2/2). Bob attacks me with a 4/4. I block with a 3/3 that has "
        '"Other creatures you control get +1/+1." How big is the Wolf?'
    )
    assert go_on(text, "what if I don't block").answers() == [{"3/3"}]


@pytest.mark.parametrize("words", ["what if I also have a 1/1", "I have a 1/1 too"])
def test_who_dies_is_asked_of_what_is_there_besides(go_on: GoOn, words: str) -> None:
    found = go_on("He casts Pyroclasm. I have a 2/2 and a 3/3. Who dies?", words)
    assert found.answers() == [{"yes"}, {"no"}, {"yes"}]


@pytest.mark.parametrize(
    "words", ["another one with 2 Might and Tank", "a second one, 2 Might"]
)
def test_whether_another_fights_is_asked(go_on: GoOn, words: str) -> None:
    told = "He attacks with a 4 Might unit. I defend with a 5 Might unit."
    with pytest.raises(QuestionError, match="Does it fight, too"):
        go_on(told, f"what if I have {words}", game=Game.RIFTBOUND)
