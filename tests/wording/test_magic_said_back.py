"""Magic wordings and what they are said back as: nothing lost, nothing added."""

from pathlib import Path
from typing import Any

import pytest

from bot.citation import Game
from bot.engine.acts import EnterWith
from bot.engine.effects import CounterWatch, Effect, EnterWatch, Instead, Trigger
from bot.engine.instructions import (
    CardAbilities,
    If,
    Install,
    Move,
    PutOnto,
    SacrificeSome,
)
from bot.engine.values import ONLY_YOU, Side, Zone
from bot.wording.reading import read_card
from bot.wording.say import say, say_all

ROWS = Path(__file__).with_name("said_back.txt")


def rows() -> list[Any]:
    """A card's type, its text (``>``) and what that is said back as (``=``)."""
    found = []
    for block in ROWS.read_text("utf-8").split("\n\n"):
        name, kind, *lines = block.strip().splitlines()
        text = "\n".join(it[2:] for it in lines if it.startswith("> "))
        said = "\n".join(it[2:] for it in lines if it.startswith("= "))
        found.append(pytest.param(kind, text, said, id=name.removeprefix("# ")))
    return found


@pytest.mark.parametrize(("kind", "text", "said"), rows())
def test_words_are_said_back_in_full(kind: str, text: str, said: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({kind}))

    assert "\n".join(say_all(card)) == said
    assert not card.unread
    assert not card.irrelevant


@pytest.mark.parametrize(("kind", "text", "said"), rows())
def test_words_said_back_give_the_same_words_again(kind: str, text: str, said: str):
    assert said_of(said, kind) == said


def test_a_land_enters_only_at_its_price():
    card = read_card(
        Game.MTG,
        "If this would enter, sacrifice three untapped Islands instead. If you do, put"
        " this onto the battlefield. If you don't, put it into its owner's graveyard.",
        name="",
        kinds=frozenset({"land"}),
    )
    (effect,) = card.statics
    (choice,) = effect.act.do

    assert isinstance(effect.watch, EnterWatch)
    assert isinstance(effect.act, Instead)
    assert isinstance(choice, If)
    assert (choice.when.filter.controller, choice.when.at_least) == (Side.YOU, 3)
    assert isinstance(choice.do[0], SacrificeSome)
    assert isinstance(choice.do[1], PutOnto)
    assert [one.zone for one in choice.otherwise if isinstance(one, Move)] == [
        Zone.GRAVEYARD
    ]


def test_vanishing_gives_time_counters_as_it_enters():
    card = read_card(Game.MTG, "Vanishing 4", name="", kinds=frozenset({"creature"}))

    acts = [one.act for one in card.statics if isinstance(one, Effect)]

    assert [act.counters for act in acts if isinstance(act, EnterWith)] == [
        (("time", 4),)
    ]


def test_counters_that_you_put_are_not_counters_anybody_puts():
    card = read_card(
        Game.MTG,
        "Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.",
        name="",
        kinds=frozenset({"creature"}),
    )
    (trigger,) = card.statics

    assert isinstance(trigger, Trigger)
    assert isinstance(trigger.watch, CounterWatch)
    assert trigger.watch.by == ONLY_YOU


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Creatures entering don't cause abilities to trigger.",
            "Creatures entering don't cause abilities to trigger.",
        ),
        (
            "If an artifact or creature entering the battlefield causes a triggered "
            "ability of a permanent you control to trigger, that ability triggers an "
            "additional time.",
            "If an artifact or creature entering causes a triggered ability of a "
            "permanent you control to trigger, that ability triggers an additional "
            "time.",
        ),
        (
            "If a triggered ability of an Elf you control triggers, it triggers an "
            "additional time.",
            "If a triggered ability of an elf you control triggers, that ability "
            "triggers an additional time.",
        ),
    ],
)
def test_how_often_abilities_trigger_is_read_and_said_back(text: str, said: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({"artifact"}))

    assert [say(one) for one in card.statics] == [said]


@pytest.mark.parametrize(
    "text",
    [
        "Create a 1/1 white Soldier creature token. It fights target creature.",
        "Create a Food token. Create a Clue token. Put a charge counter on it.",
        "Destroy target creature. Create a Food token. Return it to its owner's hand.",
        "If you would lose the game, instead shuffle all permanents you own into your"
        " library.",
    ],
)
def test_what_happens_to_new_tokens_or_everything_is_refused(text: str):
    card = read_card(Game.MTG, text, name="", kinds=frozenset({"instant"}))

    assert card.unread


def test_a_trigger_whose_target_is_chosen_later_is_refused():
    text = "Whenever a player gains life this turn, this deals 1 damage to any target."
    card = read_card(Game.MTG, text, name="", kinds=frozenset({"instant"}))

    assert card.unread
    assert card.spell is None or not any(
        isinstance(one, Install) for one in card.spell.do
    )


def test_a_creature_becomes_monstrous_only_once():
    said = said_of(
        "{4}: Monstrosity 2.\nWhen ~ enters or becomes monstrous, draw a card.",
        "creature",
    )

    assert said.splitlines() == [
        "Whenever this enters, you draw a card.",
        "Whenever this becomes monstrous, you draw a card.",
        "{4}: If it is not true that this is monstrous, put 2 +1/+1 counters on this"
        " and this becomes monstrous.",
    ]


def test_that_player_is_never_you():
    said = said_of(
        "If a source an opponent controls would deal damage to you, prevent that damage"
        " and that player draws a card.",
        "enchantment",
    )

    assert said == (
        "If a source an opponent controls would deal damage to you, prevent it and that"
        " source's controller draws a card."
    )


def test_a_target_is_named_where_it_is_first_spoken_of():
    said = said_of(
        "Whenever target creature deals damage this turn, its controller gains that"
        " much life.",
        "instant",
    )

    assert said == (
        "Whenever target creature deals damage this turn, the first target's controller"
        " gains that much life."
    )


def test_they_are_not_the_one_whose_damage_is_prevented():
    card = read_card(
        Game.MTG,
        "Prevent all damage that would be dealt to attacking creatures you control this"
        " turn. They gain trample until end of turn.",
        name="",
        kinds=frozenset({"instant"}),
    )

    assert card.unread


def said_of(text: str, kind: str) -> str:
    card = read_card(Game.MTG, text, name="", kinds=frozenset({kind}))
    return "\n".join(say_all(card))


def test_a_word_before_a_cost_that_limits_it_is_kept() -> None:
    said = {
        "Boast": "Activate only if this attacked this turn and only once each turn.",
        "Exhaust": "Activate only once.",
        "Forecast": "Activate only during your upkeep and only once each turn.",
    }
    for word, limit in said.items():
        found = read_card(
            Game.MTG,
            f"{word} — {{1}}{{R}}: This creature deals 2 damage to any target.",
            name="",
            kinds=frozenset({"creature"}),
        )

        assert found.activated[0].limit == limit


def _creature(text: str) -> CardAbilities:
    return read_card(Game.MTG, text, name="", kinds=frozenset({"creature"}))


def test_what_attacks_you_is_said_with_your_planeswalkers() -> None:
    text = (
        "Whenever a creature without flying attacks you or a planeswalker you control, "
        "this deals 1 damage to that object."
    )

    assert say_all(_creature(text)) == (text,)


def test_the_size_of_a_token_is_said_where_it_is_counted() -> None:
    text = (
        "Whenever this dies, you create a X/X green hydra creature token, where X is "
        "the number of +1/+1 counters on this."
    )

    assert say_all(_creature(text)) == (text,)


def test_words_that_only_mention_targets_introduce_none() -> None:
    text = (
        "This costs {1} more to cast for each target beyond the first. "
        "This deals X damage divided evenly, rounded down, among any number of targets."
    )
    found = read_card(Game.MTG, text, name="", kinds=frozenset({"sorcery"}))

    assert say_all(found) == (text,)


def test_an_enchanted_swamp_is_said_as_a_land() -> None:
    text = "Enchant Swamp\nWhenever enchanted land becomes tapped, destroy it."
    found = read_card(Game.MTG, text, name="", kinds=frozenset({"aura"}))

    assert say_all(found)[-1].endswith("destroy enchanted land.")
