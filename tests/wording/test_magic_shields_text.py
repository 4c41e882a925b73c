"""Magic wordings of shields and of what changes an amount of damage."""

from dataclasses import replace

import pytest

from bot.citation import Game
from bot.engine.effects import (
    DamageWatch,
    Effect,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    SetTo,
    Until,
)
from bot.engine.instructions import (
    ChooseSource,
    Install,
    TakeCounters,
)
from bot.engine.values import (
    ANYTHING,
    CREATURE,
    ONLY_YOU,
    AllRefs,
    Chosen,
    EachOf,
    Filter,
    Half,
    Side,
    Sum,
    Target,
    ThatMuch,
    Variable,
)
from bot.wording.reading import read_card
from tests.wording.magic import effect, installed, spell

YOUR_SOURCE = Filter(controller=Side.YOU)
YOUR_CREATURES = replace(CREATURE, controller=Side.YOU)


def test_next_damage_is_a_shield_of_points_on_the_target() -> None:
    read = spell(
        "Prevent the next 7 damage that would be dealt to any target this turn."
    )

    assert read.targets == (Target(ANYTHING, any_target=True),)
    assert read.do == (
        Install(
            Effect(
                DamageWatch(recipient=Filter(players=Side.ANY, chosen=0)),
                PreventNext(7),
                each_source=False,
                until=Until.END_OF_TURN,
                start=7,
            )
        ),
    )


def test_each_creature_gets_a_shield_of_its_own() -> None:
    read = spell(
        "Prevent the next 1 damage that would be dealt to each creature you control "
        "this turn."
    )

    install = read.do[0]
    assert isinstance(install, Install)
    assert install.each == EachOf(YOUR_CREATURES)


def test_a_target_and_each_other_creature_get_a_shield_each() -> None:
    read = spell(
        "Prevent the next 2 damage that would be dealt this turn to target creature "
        "and each other creature that shares a color with it."
    )

    install = read.do[0]
    assert isinstance(install, Install)
    other = replace(CREATURE, not_chosen=0, shares_color_with=Chosen(0))
    assert install.each == AllRefs((Chosen(0), EachOf(other)))


def test_and_or_shares_one_shield() -> None:
    found = installed(
        "Prevent the next X damage that would be dealt to you and/or permanents you "
        "control this turn."
    )

    yours = Filter(
        players=Side.YOU, kinds=frozenset({"permanent"}), controller=Side.YOU
    )
    assert found.act == PreventNext(Variable("X"))
    assert found.watch == DamageWatch(recipient=yours)


def test_points_divided_among_targets() -> None:
    read = spell(
        "Prevent the next 5 damage that would be dealt this turn to any number of "
        "targets, divided as you choose."
    )

    install = read.do[0]
    assert isinstance(install, Install)
    assert install.divided
    assert install.each == Chosen(0)
    assert read.targets[0].most is None


def test_a_source_that_would_deal_damage_is_met_one_by_one() -> None:
    found = effect("If a source would deal damage to you, prevent 1 of that damage.")

    assert found == Effect(DamageWatch(recipient=ONLY_YOU), PreventEach(1))


def test_damage_that_would_be_dealt_is_met_together() -> None:
    found = effect(
        "If damage would be dealt to Odd Totem, prevent that damage and remove that "
        "many +1/+1 counters from it."
    )

    assert not found.each_source
    assert found.act == PreventAll()
    assert found.rider == (TakeCounters("+1/+1", ThatMuch()),)


def test_the_next_time_is_used_up_once_and_looks_at_the_source_again() -> None:
    read = spell(
        "The next time a red source of your choice would deal damage this turn, "
        "prevent that damage."
    )

    red = Filter(colors=frozenset({"red"}))
    assert read.do[0] == ChooseSource(red, 0)
    install = read.do[1]
    assert isinstance(install, Install)
    assert install.static == Effect(
        DamageWatch(source=replace(red, chosen=0)),
        PreventInstance(),
        uses=1,
        until=Until.END_OF_TURN,
    )


def test_all_but_and_half() -> None:
    all_but = effect(
        "If a source would deal damage to you, prevent all but 1 of that damage."
    )
    half = effect(
        "If a source would deal damage to you, prevent half that damage, rounded up."
    )

    assert all_but.act == PreventEach(Sum((ThatMuch(), -1)))
    assert half.act == PreventEach(Half(ThatMuch(), up=True))


def test_to_and_by_are_two_effects() -> None:
    read = read_card(
        Game.MTG,
        "Prevent all combat damage that would be dealt to and dealt "
        "by enchanted creature.",
        name="Gas",
        kinds=frozenset({"enchantment", "aura"}),
    )

    attached = Filter(attached=True)
    assert [one.watch for one in read.statics if isinstance(one, Effect)] == [
        DamageWatch(recipient=attached, combat=True),
        DamageWatch(source=attached, combat=True),
    ]


@pytest.mark.parametrize(
    ("words", "act"),
    [
        ("it deals double that damage instead", Multiply(2)),
        (
            "it deals triple that damage to that permanent or player instead",
            Multiply(3),
        ),
        ("it deals that much damage plus 2 instead", Plus(2)),
        ("it deals that much damage minus 1 to that creature instead", Minus(1)),
        ("that source deals 3 damage to that permanent or player instead", SetTo(3)),
    ],
)
def test_amounts_changed_without_prevention(words: str, act: object) -> None:
    found = effect(
        f"If a source you control would deal damage to a permanent or player, {words}."
    )

    assert found.act == act
    assert isinstance(found.watch, DamageWatch)
    assert found.watch.source == YOUR_SOURCE
