"""What "it" and "that creature" stand for, and where they could be either."""

import pytest

from bot.citation import Game
from bot.engine.instructions import CardAbilities, DealDamage, Fight
from bot.engine.values import Chosen
from bot.wording.reading import read_card
from bot.wording.say import say_all


def read(text: str, kind: str = "enchantment") -> CardAbilities:
    return read_card(Game.MTG, text, name="", kinds=frozenset({kind}))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "Whenever this creature becomes blocked by a creature, destroy it.",
            "which of the two",
        ),
        (
            "When this creature enters, target opponent sacrifices a creature. You "
            "gain life equal to its toughness.",
            "which one was sacrificed",
        ),
        (
            "If this creature would deal combat damage to a player, prevent that "
            "damage. This creature's controller and that player each gain 2 life.",
            "nothing known goes on",
        ),
        (
            "{T}: The next time target creature would be dealt damage this turn, it "
            "deals that damage to its controller instead.",
            "another source",
        ),
    ],
)
def test_it_is_refused_where_it_could_be_either(text: str, why: str) -> None:
    found = read(text, "creature")

    assert why in found.unread[0][1]


@pytest.mark.parametrize("does", ["exile it", "put a +1/+1 counter on it"])
@pytest.mark.parametrize(
    "event",
    [
        "Whenever you discard a card,",
        "Whenever a creature explores,",
        "Whenever you play a land,",
        "{1}, Sacrifice another creature:",
        "{1}, Exile a card from your graveyard:",
    ],
)
def test_it_is_not_the_card_where_another_thing_was_named(
    event: str, does: str
) -> None:
    found = read(f"{event} {does}.", "creature")

    assert "is not followed" in found.unread[0][1]


def test_it_may_be_either_where_something_is_sacrificed() -> None:
    found = read("Whenever you sacrifice another artifact, exile it.", "creature")

    assert "which of the two" in found.unread[0][1]


def test_it_is_the_card_where_the_cost_names_the_card() -> None:
    found = read("{T}, Sacrifice this artifact: It deals 2 damage to any target.")

    assert say_all(found) == (
        "{T}, Sacrifice this: This deals 2 damage to any target.",
    )


def test_it_is_what_did_something_where_it_does_something_again() -> None:
    found = read(
        "Whenever this creature becomes blocked by a creature, it gets +1/+1 until end "
        "of turn.",
        "creature",
    )

    assert say_all(found)[0].endswith("this gets +1/+1 until end of turn.")


def test_it_deals_damage_to_the_other_of_two() -> None:
    found = read("Whenever this creature blocks a creature, it deals 1 damage to it.")

    assert say_all(found)[0].endswith("this deals 1 damage to that object.")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "Whenever this creature attacks, tap target creature. It deals 2 damage to "
            "that creature.",
            "to itself",
        ),
        (
            "When this creature enters, discard a card. If it's a land card, this "
            "creature deals 3 damage to any target.",
            "only the players",
        ),
    ],
)
def test_it_is_never_the_wrong_one_by_chance(text: str, why: str) -> None:
    assert why in read(text, "creature").unread[0][1]


def test_that_creature_is_refused_where_a_player_may_be_dealt_the_damage() -> None:
    found = read(
        "Whenever a red creature deals damage to you or a white creature you control, "
        "this enchantment deals that much damage to that creature."
    )

    assert "which of the two" in found.unread[0][1]


def test_that_creature_is_never_the_one_that_does_it() -> None:
    for deed in ("deals 2 damage to", "fights"):
        found = read(
            "Tap target creature an opponent controls. "
            f"Target creature you control {deed} that creature.",
            "sorcery",
        )

        assert found.spell is not None
        last = found.spell.do[-1]
        of = (last.source, last.to) if isinstance(last, DealDamage) else None
        if isinstance(last, Fight):
            of = (last.left, last.right)
        assert of == (Chosen(1), Chosen(0))


def test_that_creature_is_refused_where_only_the_one_that_does_it_was_named() -> None:
    found = read(
        "Target creature you control gets +1/+0 until end of turn. "
        "It deals damage equal to its power to that creature.",
        "sorcery",
    )

    assert "itself" in found.unread[0][1]


@pytest.mark.parametrize(
    "text",
    [
        "{T}: This creature deals 1 damage to target creature. It deals 2 damage to "
        "you.",
        "When this creature enters, it deals 2 damage to any target. It gets +1/+1 "
        "until end of turn.",
    ],
)
def test_it_may_be_what_dealt_damage_or_what_was_dealt_it(text: str) -> None:
    assert read(text, "creature").unread
