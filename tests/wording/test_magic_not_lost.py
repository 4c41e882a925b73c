"""No word that narrows what is meant is left out: it is read, or the text is not."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all


def said(text: str, kind: str = "instant") -> str:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({kind}))

    assert not card.unread
    return " ".join(say_all(card))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(
            "Zed deals 2 damage to each creature. Creatures dealt damage this way "
            "can't block this turn.",
            "This deals 2 damage to each creature. Each creature dealt damage this "
            "way can't block this turn.",
            id="only those it damaged",
        ),
        pytest.param(
            "Zed deals 2 damage to each creature. If a creature dealt damage this way "
            "would die this turn, exile it instead.",
            "This deals 2 damage to each creature. If a creature dealt damage this "
            "way would die this turn, exile it instead.",
            id="whichever it damaged",
        ),
        pytest.param(
            "Zed deals 1 damage to any target. If this spell was kicked, that creature "
            "can't be regenerated this turn and if it would die this turn, exile it "
            "instead.",
            "This deals 1 damage to any target. If this was kicked, the first target "
            "can't be regenerated this turn and if the first target would die this "
            "turn, exile it instead.",
            id="it is the creature named last",
        ),
        pytest.param(
            "Tap target creature. If {R} was spent to cast this spell, it deals damage "
            "to that creature's controller equal to the creature's power.",
            "Tap target creature. If {R} was spent to cast this, this deals damage to "
            "the first target's controller equal to the first target's power.",
            id="it is the spell that the mana was spent on",
        ),
        pytest.param(
            "Counter target spell if it shares a color with a creature you control.",
            "Choose target spell. If the first target shares a color with a creature "
            "you control, counter the first target.",
            id="any of those creatures",
        ),
    ],
)
def test_a_spell_says_all_of_it(text: str, words: str) -> None:
    assert words == said(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(
            "Zed enters with two +1/+1 counters on it. It escapes with five +1/+1 "
            "counters on it instead.",
            "As long as it is not true that it escaped, this enters with 2 +1/+1 "
            "counters on it. As long as it escaped, this enters with 5 +1/+1 counters "
            "on it.",
            id="one number or the other",
        ),
        pytest.param(
            "Zed enters tapped with three charge counters on it.",
            "This enters tapped with 3 charge counters on it.",
            id="tapped as well",
        ),
        pytest.param(
            "Each creature you control that's a Soldier or a Knight gets +1/+1.",
            "Knight or soldier creatures you control get +1/+1.",
            id="yours, of either type",
        ),
    ],
)
def test_a_permanent_says_all_of_it(text: str, words: str) -> None:
    assert words == said(text, "creature")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(
            "Creature cards in graveyards and libraries can't enter the battlefield.",
            "Creature cards in graveyards and libraries can't enter the battlefield.",
            id="both places",
        ),
        pytest.param(
            "Players can't get counters.", "Players can't get counters.", id="players"
        ),
        pytest.param(
            "If an effect would create one or more tokens, it creates twice that many "
            "of those tokens instead.",
            "If an effect would create one or more tokens, twice that much instead.",
            id="anybody's effects",
        ),
        pytest.param(
            "If a card that has cycling would be put into your graveyard from "
            "anywhere, exile it instead.",
            "If a card with cycling would be put into your graveyard, exile it "
            "instead.",
            id="only cards with cycling",
        ),
    ],
)
def test_an_enchantment_says_all_of_it(text: str, words: str) -> None:
    assert words == said(text, "enchantment") == said(words, "enchantment")


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Exile target creature dealt damage by Zed this turn.",
        "{T}: You gain life equal to the number of creatures dealt damage this way.",
        "{T}: Zed deals 1 damage to each creature for each Aura attached to that "
        "creature.",
        "Prevent all damage that would be dealt to you by creatures of your choice.",
    ],
)
def test_what_cannot_be_said_is_not_read(text: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.unread


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Destroy target artifact. Zed deals damage equal to its mana value to its "
        "controller.",
        "If a creature would deal damage to Zed, prevent that damage and destroy it.",
    ],
)
def test_its_and_it_mean_one_thing_or_the_text_is_not_read(text: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.unread


def test_a_trigger_not_understood_is_no_more_than_partly_read() -> None:
    text = (
        "Flying\nAt the beginning of your upkeep, each rival weeps for the life that "
        "player lost this turn."
    )
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.unread
    assert say_all(card) == ("flying",)


def test_what_several_creatures_deal_together_is_one_event() -> None:
    text = (
        "If one or more creatures would deal combat damage to you, prevent 1 of that "
        "damage."
    )

    assert said(text, "enchantment") == (
        "If combat damage would be dealt to you by creatures, prevent 1 of it."
    )


def test_damage_by_a_creature_is_met_creature_by_creature() -> None:
    text = "If combat damage would be dealt to you by a creature, prevent 1 of it."

    assert said(text, "enchantment") == (
        "If a creature would deal combat damage to you, prevent 1 of it."
    )


@pytest.mark.parametrize(
    "text",
    [
        # Damage stays marked (514.2), counters are taken off again (122.1).
        "Damage isn't removed from Zed during cleanup steps.",
        "Zed can't have more than three +1/+1 counters on it.",
    ],
)
def test_what_touches_a_ruling_is_not_left_out(text: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.unread


@pytest.mark.parametrize(
    "text",
    ["When Zed enters, exile all graveyards.",
     "When Zed enters, target player shuffles their graveyard into their library."],
)  # fmt: skip
def test_emptying_a_graveyard_is_played(text: str) -> None:
    card = read_card(Game.MTG, text, name="Zed", kinds=frozenset({"creature"}))

    assert card.statics
    assert not card.unread
    assert not card.irrelevant


@pytest.mark.parametrize(
    ("kind", "text", "words"),
    [
        pytest.param(
            "enchantment",
            "{2}: Zed deals 1 damage to any target. Flip a coin. If you lose the flip, "
            "choose one of your opponents. That player gains control of Zed.",
            "{2}: This deals 1 damage to any target. Flip a coin. If you lose the "
            "flip, an opponent gains control of this.",
            id="what is chosen on a condition counts on it",
        ),
        pytest.param(
            "creature",
            "Whenever you cast a spell that targets Zed, draw a card.",
            "Whenever you cast a spell that targets this, you draw a card.",
            id="a copy is not cast",
        ),
        pytest.param(
            "creature",
            "Zed's power and toughness are each equal to your life total.",
            "This's power and toughness are each equal to your life total.",
            id="what it is, not what it gets",
        ),
        pytest.param(
            "artifact",
            "If an effect causes you to discard a card, discard it, but you may put it "
            "on top of your library instead of into your graveyard.",
            "If an effect causes you to discard a card, you may put it on top of its "
            "owner's library instead.",
            id="only by effects",
        ),
        pytest.param(
            "creature",
            "Whenever Zed attacks, create a 1/1 white Soldier creature token that's "
            "tapped and attacking. Sacrifice that token at end of combat.",
            "Whenever this attacks, you create a 1/1 white soldier creature token "
            "that's tapped and attacking. Sacrifice those tokens at end of combat.",
            id="sacrificed, not exiled",
        ),
        pytest.param(
            "artifact",
            "{T}: Exile target player's graveyard.",
            "{T}: Exile each card from target player's graveyard.",
            id="whose graveyard",
        ),
        pytest.param(
            "artifact",
            "Sacrifice a creature: Add {C}{C}.",
            "Sacrifice a creature: Add {C}{C}.",
            id="what it costs",
        ),
        pytest.param(
            "enchantment",
            "Instant and sorcery spells you control can't be countered.",
            "Instant or sorcery spells you control can't be countered.",
            id="other spells",
        ),
    ],
)
def test_no_condition_or_cost_is_left_out(kind: str, text: str, words: str) -> None:
    assert words == said(text, kind)


def test_what_is_played_out_is_not_passed_over() -> None:
    kinds = frozenset({"creature"})
    text = "Zed can only attack alone."
    card = read_card(Game.MTG, text, name="Zed", kinds=kinds)

    assert card.unread
