"""A refusal names every sentence that is not understood, not only the first."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario import read


def refused(text: str) -> QuestionError:
    with pytest.raises(QuestionError) as caught:
        read(text, catalogue=Catalogue(rules_data()))
    return caught.value


def test_each_further_sentence_is_named_with_its_line() -> None:
    error = refused(
        "I have a 4/4 Dragon.\n"
        "Bob dropkicks it for 5 damage.\n"
        "I have a prevent-2 doohickey humming.\n"
        "Bob's Lightning Bolt deals 3 damage to me.\n"
        "Bob then skedaddles his Lynx."
    )
    assert "dropkicks" in error.message
    assert error.line == 2
    assert error.also == (
        "line 3 “I have a prevent-2 doohickey humming”",
        "line 5 “Bob then skedaddles his Lynx”",
    )


def test_what_an_unknown_card_leads_to_is_no_second_mistake() -> None:
    error = refused(
        "I control Zzyzx Golem. Bob attacks with a 3/3. I block it with Zzyzx Golem. "
        "Bob yoinks my shield. Does the Golem die?"
    )
    assert not any("Zzyzx" in one for one in error.also)


def test_what_would_be_left_out_as_talk_is_not_named() -> None:
    error = refused(
        "Long day at the shop. A 3/3 attacks me and the 2/2 gnorps it. What's my life?"
    )
    assert error.also == ()


def test_a_scenario_with_its_mistakes_mended_has_none_of_them() -> None:
    error = refused("A 3/3 attacks me and my 2/2 gnorps it. Bob splats Shock at me.")
    [other] = error.also
    assert other == "line 1 “Bob splats Shock at me”"
    mended = refused("A 3/3 attacks me and my 2/2 blocks it. Bob splats Shock at me.")
    assert (mended.also, "splats" in mended.message) == ((), True)


def test_no_more_are_named_than_can_be_kept_in_mind() -> None:
    error = refused(" ".join(f"Bob florps{n} my 2/2 for {n} damage." for n in "abcdef"))
    assert len(error.also) <= 3


def test_a_verb_nobody_knows_is_no_destroying() -> None:
    error = refused("rb: They blarghed my 3 Might unit. Does it die?")
    assert not any("destroy" in str(it) for it in error.offers)
