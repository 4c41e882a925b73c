"""What words point back to where an event and a target could both be meant."""

import pytest

from bot.citation import Game
from bot.engine.effects import CastWatch, Trigger
from bot.wording.reading import read_card
from bot.wording.say import say_all


def said(text: str) -> str:
    kinds = frozenset({"creature"})
    card = read_card(Game.MTG, text, name="Zed", kinds=kinds)

    assert not card.unread
    return "\n".join(say_all(card))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        pytest.param("a permanent becomes tapped", None, id="kept in words"),
        pytest.param("another creature enters", None, id="a creature"),
        pytest.param(
            "you or another permanent you control becomes the target of a spell",
            None,
            id="a permanent",
        ),
        pytest.param("Zed attacks", "this attacks", id="the card itself"),
    ],
)
def test_that_creature_or_planeswalker_is_the_target_named_so(
    event: str, told: str | None
) -> None:
    text = (
        f"Whenever {event}, Zed deals 4 damage to target creature or planeswalker. If "
        "that creature or planeswalker would die this turn, exile it instead."
    )

    assert said(text) == (
        f"Whenever {told or event}, this deals 4 damage to target creature or "
        "planeswalker. If the first target would die this turn, exile it instead."
    )


def test_that_spell_is_the_one_that_may_be_cast_not_the_one_that_was() -> None:
    text = (
        "Whenever an opponent casts a creature spell, you may cast target red instant "
        "or sorcery card from your graveyard. If that spell would be put into your "
        "graveyard, exile it instead."
    )

    assert said(text).endswith(
        "If the first target would be put into a graveyard, exile it instead."
    )


def test_that_card_is_what_was_exiled_not_what_the_event_is_about() -> None:
    text = (
        "Whenever a card is put into your graveyard from anywhere, exile target "
        "creature, then return that card to the battlefield under its owner's control."
    )

    assert "Return the first target to the battlefield" in said(text)


def test_it_is_what_was_named_since_the_event() -> None:
    text = (
        "Whenever Zed becomes blocked by a creature, put target creature card from an "
        "opponent's graveyard onto the battlefield under your control. It gains haste."
    )

    assert said(text).endswith("The first target gains haste.")


@pytest.mark.parametrize(
    "event", ["an opponent sacrifices a creature", "Zed becomes blocked by a creature"]
)
def test_a_later_event_is_not_the_one_that_brought_it_about(event: str) -> None:
    text = (
        f"Whenever {event}, choose target creature. Whenever that creature is dealt "
        "damage this turn, it deals that much damage to each player."
    )

    assert said(text).endswith(
        "the first target deals that much damage to each player."
    )


def test_a_known_event_is_never_kept_in_words_for_what_follows() -> None:
    text = (
        "Whenever an opponent casts a creature spell, that source's controller loses "
        "1 life."
    )
    kinds = frozenset({"enchantment"})
    card = read_card(Game.MTG, text, name="Zed", kinds=kinds)

    (trigger,) = card.statics
    assert isinstance(trigger, Trigger)
    assert isinstance(trigger.watch, CastWatch)


def test_what_follows_a_known_event_unread_is_unread() -> None:
    text = (
        "Whenever a creature attacks you, each opponent loses life equal to the life "
        "that player lost this turn."
    )
    kinds = frozenset({"enchantment"})
    card = read_card(Game.MTG, text, name="Zed", kinds=kinds)

    assert card.unread
