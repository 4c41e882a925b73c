"""What "it" is after one thing met another, and what an "if …" goes on to speak of."""

import pytest

from bot.citation import Game
from bot.engine.instructions import CardAbilities
from bot.wording.reading import read_card
from bot.wording.say import say_all


def read(text: str, kind: str = "instant") -> CardAbilities:
    return read_card(Game.MTG, text, name="", kinds=frozenset({kind}))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "Target Elf you control deals damage equal to its power to any other "
            "target. Then sacrifice it.",
            id="who is sacrificed",
        ),
        pytest.param(
            "Target Elf gets +1/+1 until end of turn. If it's red, it deals 2 damage "
            "to target Goblin. It gains haste until end of turn.",
            id="who gains it",
        ),
        pytest.param(
            "Target Elf you control fights target Goblin. Prevent all damage that "
            "would be dealt to it this turn.",
            id="who is shielded after a fight",
        ),
        pytest.param(
            "The next time a source of your choice would deal damage to target Elf "
            "this turn, prevent that damage. Put a +1/+1 counter on it.",
            id="a chosen source or whom it would deal damage",
        ),
        pytest.param(
            "Put a +1/+1 counter on target Elf. It fights target Goblin. If it would "
            "die this turn, exile it instead.",
            id="who is exiled",
        ),
    ],
)
def test_it_is_neither_of_two_that_met(text: str) -> None:
    (unread,) = read(text).unread
    assert unread[1] == "which of the two is “it”?"


def test_what_was_named_again_is_it() -> None:
    text = (
        "Target Elf deals 2 damage to target Goblin. That Goblin can't block this "
        "turn. Tap it."
    )
    assert say_all(read(text)) == (
        "Target elf deals 2 damage to target goblin. The second target can't block "
        "this turn. Tap the second target.",
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param(
            "If you control a Forest, tap all attacking Elves. Those Elves don't untap "
            "during their controllers' next untap steps.",
            "If you control a forest, tap each attacking elf and each attacking elf "
            "doesn't untap during its controller's next untap step.",
            id="several",
        ),
        pytest.param(
            "If you control a Forest, target Elf gets +1/+1 until end of turn. It "
            "gains trample until end of turn. You gain 1 life.",
            "If you control a forest, target elf gets +1/+1 until end of turn and the "
            "first target gains trample until end of turn. You gain 1 life.",
            id="a target",
        ),
        pytest.param(
            "If this spell was kicked, destroy target Elf. You gain life equal to its "
            "toughness.",
            "If this was kicked, destroy target elf and you gain life equal to the "
            "first target's toughness.",
            id="an amount",
        ),
        pytest.param(
            "You may sacrifice an Elf. When you do, destroy target Goblin. Its "
            "controller loses 2 life. You gain 1 life.",
            "You may sacrifice an elf. If you do, destroy target goblin and the first "
            "target's controller loses 2 life. You gain 1 life.",
            id="a target there is once something was done",
        ),
        pytest.param(
            "Tap target Elf. If you control a Forest, that Elf gets -1/-1 until end of "
            "turn. It doesn't untap during its controller's next untap step.",
            "Tap target elf. If you control a forest, the first target gets -1/-1 "
            "until end of turn. The first target doesn't untap during its controller's "
            "next untap step.",
            id="a target spoken of before",
        ),
    ],
)
def test_what_only_a_condition_speaks_of_hangs_on_it(text: str, said: str) -> None:
    assert say_all(read(text)) == (said,)
