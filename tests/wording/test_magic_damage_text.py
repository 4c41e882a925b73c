"""Magic wordings of damage that is moved, of riders and of conditions."""

from dataclasses import replace

import pytest

from bot.citation import Game
from bot.engine.conditions import Compare, Flag, IsTurnOf
from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    FloorLife,
    Instead,
    LifeLossWatch,
    PreventEach,
    Redirect,
    Restriction,
)
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    GainLife,
    If,
    Install,
)
from bot.engine.values import (
    CREATURE,
    ONLY_YOU,
    THIS,
    Chosen,
    ControllerOf,
    CountOf,
    Filter,
    PreventedThisWay,
    Side,
    ThatMuch,
    Who,
)
from bot.wording.reading import read_card
from tests.wording.magic import effect, installed, spell, static

YOUR_SOURCE = Filter(controller=Side.YOU)
YOUR_CREATURES = replace(CREATURE, controller=Side.YOU)


def test_damage_is_moved_to_another() -> None:
    found = effect(
        "All damage that would be dealt to you is dealt to enchanted creature instead.",
        "aura",
    )

    assert found.act == Redirect(Who.ATTACHED)
    assert not found.each_source


def test_a_pool_of_points_is_moved() -> None:
    read = read_card(
        Game.MTG,
        "{0}: The next 1 damage that would be dealt to Kor this turn "
        "is dealt to target "
        "creature you control instead.",
        name="Kor",
        kinds=frozenset({"creature"}),
    )

    install = read.activated[0].do[0]
    assert isinstance(install, Install)
    assert isinstance(install.static, Effect)
    assert install.static.act == Redirect(Chosen(0), 1, points=True)


def test_that_spells_controller_takes_it() -> None:
    found = installed(
        "All damage that would be dealt this turn by target sorcery spell is dealt to "
        "that spell's controller instead."
    )

    assert found.act == Redirect(ControllerOf(Chosen(0)))


def test_damage_that_becomes_counters_is_not_prevented() -> None:
    found = effect(
        "If damage would be dealt to Hydra, put that many +1/+1 "
        "counters on it instead.".replace("Hydra", "Odd Totem")
    )

    assert found.act == Instead((AddCounters("+1/+1", ThatMuch()),))
    assert not found.prevents


def test_a_rider_in_the_next_sentence_belongs_to_the_effect() -> None:
    found = installed(
        "Prevent all damage target spell would deal this turn. You gain life equal to "
        "the damage prevented this way."
    )

    assert found.rider == (GainLife(PreventedThisWay()),)


def test_a_next_sentence_that_is_no_rider_stands_alone() -> None:
    read = spell(
        "Prevent the next 7 damage that would be dealt to any target this turn by a "
        "source of your choice. You gain 3 life."
    )

    assert read.do[-1] == GainLife(3)


def test_if_damage_is_prevented_this_way_speaks_of_what_was_prevented() -> None:
    found = installed(
        "Prevent the next 4 damage that would be dealt to you this turn. If damage is "
        "prevented this way, Odd Charm deals that much damage to any target."
    )

    assert found.rider == (
        If(
            Compare(PreventedThisWay(), ">", 0),
            (DealDamage(PreventedThisWay(), Chosen(0)),),
        ),
    )


def test_where_x_is_counts_what_it_says() -> None:
    found = effect(
        "If a source would deal damage to a player, you may prevent X of that damage, "
        "where X is the number of Clerics you control."
    )

    clerics = Filter(kinds=frozenset({"cleric"}), controller=Side.YOU)
    assert found.act == PreventEach(CountOf(clerics))
    assert found.optional is Who.YOU


def test_another_leaves_the_card_itself_out() -> None:
    found = effect(
        "If a source would deal damage to another Dinosaur you "
        "control, prevent all but "
        "1 of that damage.",
        "creature",
    )

    assert isinstance(found.watch, DamageWatch)
    assert found.watch.recipient.other


def test_damage_that_cannot_be_prevented_is_a_ban_on_preventing() -> None:
    assert static("Damage can't be prevented.") == Restriction(Ban.PREVENT)
    assert static(
        "Combat damage that would be dealt by creatures you control can't be prevented."
    ) == Restriction(Ban.PREVENT, YOUR_CREATURES, combat=True)


def test_the_damage_of_a_spell_can_be_unpreventable() -> None:
    read = spell(
        "Odd Charm deals 5 damage to target white or blue creature. "
        "The damage can't be "
        "prevented."
    )

    deal = read.do[0]
    assert isinstance(deal, DealDamage)
    assert deal.unpreventable


def test_instead_without_would_replaces_the_sentence_before() -> None:
    read = spell(
        "Odd Charm deals 2 damage to any target. If this spell was kicked, it deals 4 "
        "damage to that permanent or player instead."
    )

    assert read.do == (
        If(
            Flag("this was kicked"),
            (DealDamage(4, Chosen(0)),),
            (DealDamage(2, Chosen(0)),),
        ),
    )


def test_life_that_damage_cannot_take() -> None:
    found = effect(
        "If you control an artifact, damage that would reduce your life total to less "
        "than 5 reduces it to 5 instead."
    )

    assert found.watch == LifeLossWatch(ONLY_YOU, from_damage=True, below=5)
    assert found.act == FloorLife(5)


def test_during_your_turn_is_a_condition() -> None:
    found = effect(
        "As long as it's your turn, prevent all damage that would be "
        "dealt to Odd Totem."
    )

    assert found.when == IsTurnOf(Side.YOU)
    assert found.watch == DamageWatch(recipient=THIS)


def test_words_before_a_dash_can_be_a_condition() -> None:
    found = effect(
        "Max speed — If a source you control would deal damage to an "
        "opponent, it deals "
        "that much damage plus 1 instead."
    )

    assert found.when == Flag("you have max speed")


@pytest.mark.parametrize(
    "text",
    [
        "Prevent all damage that would be dealt to Odd Totem by spells that frob it.",
        "If damage would be dealt to you, prevent that damage and frob it.",
        "Prevent the next 2 damage that would be dealt to you.",
        "If a source would deal damage to you, prevent 2 of that damage or 3 of it.",
    ],
)
def test_what_is_not_understood_whole_is_not_read_at_all(text: str) -> None:
    read = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({"creature"}))

    assert len(read.unread) == 1
    assert read.statics == ()
