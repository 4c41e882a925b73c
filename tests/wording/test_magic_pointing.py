"""What "they", "that much" and a sentence's harmless end stand for."""

import pytest

from bot.citation import Game
from bot.engine.instructions import CardAbilities
from bot.wording.reading import read_card
from bot.wording.say import say_all


def read(text: str, kind: str = "enchantment") -> CardAbilities:
    return read_card(Game.MTG, text, name="", kinds=frozenset({kind}))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param(
            "At the beginning of each player's upkeep, this enchantment deals 1 damage "
            "to them.",
            "At the beginning of each player's upkeep, this deals 1 damage to the "
            "affected player.",
            id="whose upkeep it is",
        ),
        pytest.param(
            "Whenever an opponent discards a card, they lose 2 life.",
            "Whenever an opponent discards a card, the affected player loses 2 life.",
            id="who discards",
        ),
        pytest.param(
            "Whenever this creature deals combat damage to a player, put a +1/+1 "
            "counter on it and they lose 2 life.",
            "Whenever this deals combat damage to a player, put a +1/+1 counter on "
            "this. That recipient loses 2 life.",
            id="who is dealt the damage",
        ),
        pytest.param(
            "If you would gain life, you lose twice that much life instead.",
            "If you would gain life, instead you lose twice that much life.",
            id="lost, not gained",
        ),
        pytest.param(
            "If an opponent would lose life, you gain twice that much life instead.",
            "If an opponent would lose life, instead you gain twice that much life.",
            id="gained by somebody else",
        ),
        pytest.param(
            "At the beginning of your upkeep, if you control no Swamps, transform this "
            "creature.",
            "At the beginning of your upkeep, if you control no swamps, transform "
            "this.",
            id="what becomes another thing",
        ),
        pytest.param(
            "This enchantment deals 2 damage to each of X target creatures.",
            "This deals 2 damage to X target creatures.",
            id="as many as X",
        ),
        pytest.param(
            "This enchantment deals 2 damage to each of up to X target creatures.",
            "This deals 2 damage to up to X target creatures.",
            id="as many as X or fewer",
        ),
        pytest.param(
            "Prevent all damage that would be dealt to the chosen player and creatures "
            "they control.",
            "Prevent all damage that would be dealt to the chosen player and creatures "
            "the chosen player controls.",
            id="the chosen player's things",
        ),
        pytest.param(
            "Prevent the next 2 damage that would be dealt to target player, "
            "planeswalker, or Elf creature this turn.",
            "Prevent the next 2 damage that would be dealt to target player, "
            "planeswalker, or elf creature this turn.",
            id="a player or one of two kinds",
        ),
        pytest.param(
            "If this creature would deal combat damage to a player, prevent that "
            "damage. You draw half that many cards, rounded up.",
            "If this would deal combat damage to a player, prevent it and you draw "
            "half that many cards, rounded up.",
            id="half as many cards",
        ),
        pytest.param(
            "Prevent the next 2 damage that would be dealt to target player or white "
            "creature this turn.",
            "Prevent the next 2 damage that would be dealt to target player or white "
            "creature this turn.",
            id="a player or what is described",
        ),
    ],
)
def test_what_is_pointed_at_is_what_the_card_means(text: str, said: str) -> None:
    kind = "instant" if " X " in text or "target player" in text else "creature"

    assert "\n".join(say_all(read(text, kind))) == said


@pytest.mark.parametrize(
    ("text", "said", "kept"),
    [
        (
            "During your turn, creatures you control have first strike and equip "
            "abilities you activate cost {1} less to activate.",
            "As long as it's your turn, creatures you control have first strike.",
            "equip abilities you activate cost {1} less to activate",
        ),
    ],
)
def test_only_the_harmless_end_of_a_sentence_is_left_out(
    text: str, said: str, kept: str
) -> None:
    found = read(text)

    assert say_all(found) == (said,)
    assert found.irrelevant == (kept,)


def test_an_end_that_says_for_how_long_is_not_left_out() -> None:
    found = read("Creatures you control get +1/+1 and attack this turn if able.")

    assert not found.understood


def test_what_follows_a_harmless_choice_can_matter() -> None:
    found = read(
        "If you would begin your draw step, you may skip that step instead. If you do, "
        "you gain 2 life."
    )

    assert found.unread[0][0] == "If you do, you gain 2 life."


def test_who_is_enchanted_is_no_creature() -> None:
    found = read(
        "Enchant player\nWhenever enchanted player is dealt damage, they lose 2 life.",
        "aura",
    )

    assert say_all(found)[-1].endswith("enchanted player loses 2 life.")


@pytest.mark.parametrize("first", ["you", "target player"])
def test_a_player_is_shielded_beside_a_target(first: str) -> None:
    text = f"Prevent all damage that would be dealt to {first} and target creature."

    said = "\n".join(say_all(read(text.replace(".", " this turn."), "instant")))

    assert said == text.replace(".", " this turn.")


def test_what_several_do_at_once_counts_once() -> None:
    text = (
        "Whenever one or more creatures you control deal combat damage to a player, "
        "you draw a card."
    )

    found = read(text)

    assert not getattr(found.statics[0], "each_source", True)
    assert say_all(found) == (text,)


@pytest.mark.cr("603.2c")
@pytest.mark.parametrize(
    "happens",
    [
        "creatures you control die",
        "other creatures you control enter",
        "creatures leave the battlefield",
        "creatures you control attack",
        "cards are put into an opponent's graveyard",
    ],
)
def test_what_moves_or_attacks_at_once_counts_once(happens: str) -> None:
    text = f"Whenever one or more {happens}, you draw a card."

    found = read(text)

    assert not found.unread
    assert not getattr(found.statics[0], "each_source", True)
    assert say_all(found) == (text,)


def test_what_replaces_an_event_has_no_target() -> None:
    """115.1: only what is put onto the stack has targets."""
    prevents = "If a source would deal damage to you, prevent that damage."
    assert not read(prevents).unread
    assert read(f"{prevents} Destroy target land.").unread


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "If damage would be dealt to an Elf by a Goblin, prevent that damage and "
            "it deals that much damage to you.",
            id="neither did anything",
        ),
        pytest.param(
            "If an Elf would die, exile it instead. You may create a Food token. Do "
            "this only once each turn.",
            id="which part of it",
        ),
        pytest.param(
            "Whenever you gain life, draw a card unless target opponent pays {1}. Do "
            "this only once each turn.",
            id="done by another's choice",
        ),
        pytest.param(
            "Whenever you gain life, this enchantment deals 1 damage to up to one "
            "target Elf. Do this only once each turn.",
            id="done to nothing",
        ),
        pytest.param(
            "Whenever an Elf deals damage to a Goblin, destroy it.",
            id="which of the two is destroyed",
        ),
        pytest.param(
            "Whenever an Elf deals damage to a Goblin, put a stun counter on it.",
            id="which of the two is stunned",
        ),
        pytest.param("{1}, {T}: End the turn.", id="what is over then"),
        pytest.param(
            "{T}: The next time target Elf would be destroyed this turn, regenerate it "
            "and it deals 2 damage to target player.",
            id="dealt now or then",
        ),
        pytest.param(
            "If an Elf would deal damage to a creature blocking it, it deals double "
            "that damage instead.",
            id="which one is blocked",
        ),
        pytest.param(
            "Whenever an Elf deals damage to a Goblin, that Goblin's controller "
            "sacrifices another Goblin.",
            id="another than which",
        ),
        pytest.param("All Elves able to block this do so.", id="who has to block"),
        pytest.param(
            "{T}: Switch the blockers of two target attackers.",
            id="who is blocked by whom",
        ),
        pytest.param(
            "{1}: You gain 1 life. Do this only once each turn.",
            id="nothing that waits",
        ),
    ],
)
def test_what_is_done_once_or_by_whom_is_not_guessed(text: str) -> None:
    assert read(text).unread


def test_two_parts_are_not_replaced_by_one() -> None:
    text = (
        "This spell deals 2 damage to target Elf and 2 damage to its controller. If "
        "you control a Goblin, this spell deals 4 damage to that Elf instead."
    )
    assert read(text, "instant").unread
