"""What is not understood is offered in plainer words, and is ruled on there."""

import pytest

from bot.judge.bench import Bench
from tests.judge.conftest import ALICE, refused


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        (
            "He double strikes me with a 3/3. I'm at 5. Dead?",
            "He attacks me with a 3/3 with double strike. I'm at 5. Dead?",
        ),
        (
            "We're both at 10. He burns me for 4 and I reflect it back at him with "
            "deflecting palm. Life totals?",
            "We're both at 10. He burns me for 4 and I cast deflecting palm. Life "
            "totals?",
        ),
        (
            "rb: I move two units (2 and 3) into his battlefield. They defend with a "
            "4 might unit. What happens?",
            "rb: I move a 2 Might unit and a 3 Might unit into his battlefield. They "
            "defend with a 4 might unit. What happens?",
        ),
        (
            "The wizard zaps my elf for 3 but the elf is warded against 2. Dead? The "
            "elf is a 1/2.",
            "The wizard zaps my elf for 3 but the elf has a prevent-2 shield. Dead? "
            "The elf is a 1/2.",
        ),
        # A name in small letters is one in capitals, everywhere in the text.
        (
            "My kid attacked me with luna the cat 2/2, and I blocked using my dog "
            "biscuit 3/3. Does luna die?",
            "My kid attacked me with Luna (2/2), and I blocked with my Biscuit (3/3). "
            "Does Luna die?",
        ),
        (
            "i control torbran. i bolted toms 5/5. does it die",
            "i control torbran. i bolted Tom's 5/5. does it die",
        ),
    ],
)
def test_plainer_words_are_offered(text: str, offered: str, bench: Bench) -> None:
    assert offered in [it.text for it in refused(bench, text).offers]
    assert bench.ask(ALICE, offered).verdict


@pytest.mark.parametrize(
    ("text", "shown", "asked"),
    [
        (
            "i cast a fireball at his guy but he has a shield thing, how much damage "
            "goes through?",
            "I cast a Fireball with X=3 at his guy but he has a prevent-3 shield, how "
            "much damage goes through?",
            ("Fireball needs a value for X.", "How much does the shield prevent"),
        ),
        (
            "My 3/3 has flying. My opponent shoots it with a burn spell. Does it "
            "survive?",
            "My 3/3 has flying. My opponent shoots it with a spell for 3. Does it "
            "survive?",
            ("How much damage is it?",),
        ),
        (
            "I have a shield that prevents some of the damage. A dragon with 5 power "
            "attacks me. What's my life?",
            "I have a prevent-3 shield. A dragon with 5 power attacks me. What's my "
            "life?",
            ("How much does the shield prevent",),
        ),
    ],
)
def test_a_number_that_is_missing_besides_is_asked_for(
    text: str, shown: str, asked: tuple[str, ...], bench: Bench
) -> None:
    error = refused(bench, text)
    assert shown.lower() in [it.lower() for it in error.suggestions]
    assert not error.offers
    assert all(it in error.message for it in asked)
    assert bench.ask(ALICE, shown).verdict
