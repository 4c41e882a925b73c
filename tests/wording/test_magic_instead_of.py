"""What a sentence puts in the place of what was said before it."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all

SAID = [
    pytest.param(
        "sorcery",
        "~ deals 1 damage to target player or planeswalker and 1 damage to target"
        " creature. If you control a Swamp, ~ deals 3 damage to that player or"
        " planeswalker and 1 damage to that creature instead.",
        "This deals 1 damage to target planeswalker or player and 1 damage to target"
        " creature. If you control a swamp, instead this deals 3 damage to the first"
        " target and 1 damage to the second target.",
        id="that player is never a creature, if a player was named",
    ),
    pytest.param(
        "instant",
        "~ deals 3 damage to target creature. If at least two blue mana was spent to"
        " cast this spell, it deals 4 damage instead.",
        "This deals 3 damage to target creature. If at least 2 blue mana was spent"
        " to cast this, instead this deals 4 damage to the first target.",
        id="it deals is said of what dealt before",
    ),
    pytest.param(
        "sorcery",
        "Target creature you control gets +1/+1 until end of turn. Put a +1/+1 counter"
        " on it instead if it's a Goat.",
        "Target creature you control gets +1/+1 until end of turn. If the first target"
        " is a goat, instead put a +1/+1 counter on the first target.",
        id="another deed instead of the only one",
    ),
    pytest.param(
        "sorcery",
        "Target creature you control deals damage equal to its power to target"
        " creature. If this spell was kicked, it deals twice that much damage instead.",
        "Target creature you control deals damage to target creature equal to the"
        " first target's power. If this was kicked, instead the first target deals"
        " damage to the second target equal to twice the first target's power.",
        id="twice as much damage",
    ),
    pytest.param(
        "creature",
        "When this creature enters from your graveyard, draw a card.",
        "Whenever this enters from your graveyard, you draw a card.",
        id="where it enters from",
    ),
    pytest.param(
        "creature",
        "If a spell or ability an opponent controls causes you to discard this card,"
        " put it onto the battlefield instead of putting it into your graveyard.",
        "If a spell or ability an opponent controls causes you to discard this,"
        " instead return this to the battlefield.",
        id="who makes you discard it",
    ),
    pytest.param(
        "enchantment",
        "Other Goats you control have prowess.",
        'Other goats you control have "Whenever you cast a noncreature spell, this gets'
        ' +1/+1 until end of turn.".',
        id="a keyword given that is short for a sentence",
    ),
    pytest.param(
        "creature",
        "Whenever this creature becomes tapped, it deals 2 damage to any target other"
        " than this creature.",
        "Whenever this becomes tapped, this deals 2 damage to any target other than"
        " this.",
        id="a target that must not be a certain thing",
    ),
    pytest.param(
        "sorcery",
        "Until end of turn, you may play lands from your graveyard.",
        "Until end of turn, you may play lands from your graveyard.",
        id="how long a permission lasts",
    ),
    pytest.param(
        "creature",
        "When this creature enters, discard a card, then draw a card. If it was kicked,"
        " instead discard your hand, then draw three cards.",
        "Whenever this enters, if it was kicked, you discard your hand and you draw 3"
        " cards. Otherwise, you discard a card and you draw a card.",
        id="two deeds instead of two",
    ),
    pytest.param(
        "creature",
        "Whenever this creature attacks, tap target creature and it doesn't untap"
        " during its controller's next untap step.",
        "Whenever this attacks, tap target creature. It doesn't untap during its"
        " controller's next untap step.",
        id="what is tapped before words that nothing hangs on",
    ),
    pytest.param(
        "sorcery",
        "Each player shuffles their hand into their library, then draws seven cards.",
        "Each player shuffles their hand into their library. Each player draws 7"
        " cards.",
        id="who does what is only told",
    ),
    pytest.param(
        "creature",
        "You may have this creature enter as a copy of any creature,"
        " except it enters with X additional +1/+1 counters on it.",
        "You may have this enter as a copy of a creature, except it enters with X"
        " additional +1/+1 counters on it.",
        id="with how many counters a copy enters",
    ),
    pytest.param(
        "sorcery",
        "~ deals X plus 2 damage to target creature.",
        "This deals X plus 2 damage to target creature.",
        id="more than X",
    ),
    pytest.param(
        "artifact",
        "Solved — Whenever you attack, you gain 2 life.",
        "Whenever you attack, if this is solved, you gain 2 life.",
        id="what is there only once it is solved",
    ),
]


@pytest.mark.parametrize(("kind", "text", "said"), SAID)
def test_these_wordings_are_said_back_in_full(kind: str, text: str, said: str) -> None:
    card = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({kind}))

    assert card.unread == ()
    assert say_all(card) == (said,)


def test_the_deed_to_be_replaced_must_be_the_only_one() -> None:
    text = "You gain 3 life. Draw a card. If you control a Swamp, destroy it instead."

    card = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({"sorcery"}))

    assert card.unread


def test_of_two_deeds_one_cannot_be_replaced() -> None:
    text = (
        "Draw two cards, then discard a card. If you control a Swamp, instead draw 3."
    )

    card = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({"sorcery"}))

    assert card.unread


@pytest.mark.parametrize("when", ["", "If you win the flip, "])
def test_what_comes_back_later_does_not_leave_later(when: str) -> None:
    text = (
        f"Flip a coin. {when}exile target creature and return it to the battlefield"
        " under your control at the beginning of the next end step."
    )

    card = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({"sorcery"}))

    assert card.unread


def test_what_is_given_cannot_change_how_a_permanent_entered() -> None:
    text = "Other Goats you control have unleash."

    card = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({"artifact"}))

    assert card.unread


def test_riot_that_is_given_is_there_as_they_enter() -> None:
    # 614.12: what would apply to it on the battlefield is looked at.
    text = "Other Goats you control have riot."

    card = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({"artifact"}))

    assert not card.unread


def test_what_is_done_is_no_part_of_the_event() -> None:
    text = (
        "Whenever this attacks, sacrifice any number of other creatures, then scry 1."
    )

    card = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({"creature"}))

    assert card.irrelevant == ()
    assert card.unread


def test_what_costs_extra_is_a_mode_of_its_own() -> None:
    text = (
        "Spree\n+ {2} — Odd Totem deals 4 damage to target creature.\n"
        "+ {1} — You gain 2 life."
    )

    card = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({"sorcery"}))

    assert card.unread == ()
    assert card.spell is not None
    assert len(card.spell.modes) == 2
    assert (card.spell.choose, card.spell.choose_most) == (1, 2)
