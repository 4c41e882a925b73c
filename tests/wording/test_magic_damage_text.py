"""What Magic's words on damage mean."""

from dataclasses import replace

import pytest

from bot.citation import Game
from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    FloorLife,
    Instead,
    LifeLossWatch,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    SetTo,
    Static,
    Until,
)
from bot.engine.instructions import (
    Ability,
    AddCounters,
    ChooseSource,
    DealDamage,
    GainLife,
    If,
    Install,
    TakeCounters,
)
from bot.engine.values import (
    ANYTHING,
    CREATURE,
    ONLY_YOU,
    THIS,
    AllRefs,
    Chosen,
    Compare,
    ControllerOf,
    CountOf,
    EachOf,
    Filter,
    Flag,
    Half,
    IsTurnOf,
    PreventedThisWay,
    Side,
    Sum,
    Target,
    ThatMuch,
    Variable,
    Who,
)
from bot.wording.reading import read_card

YOUR_SOURCE = Filter(controller=Side.YOU)
YOUR_CREATURES = replace(CREATURE, controller=Side.YOU)


def static(text: str, *kinds: str) -> Static:
    read = read_card(
        Game.MTG, text, name="Odd Totem", kinds=frozenset(kinds or ("artifact",))
    )
    assert read.unread == ()
    assert len(read.statics) == 1
    return read.statics[0]


def effect(text: str, *kinds: str) -> Effect:
    found = static(text, *kinds)
    assert isinstance(found, Effect)
    return found


def spell(text: str) -> Ability:
    read = read_card(Game.MTG, text, name="Odd Charm", kinds=frozenset({"instant"}))
    assert read.unread == ()
    assert read.spell is not None
    return read.spell


def installed(text: str, at: int = -1) -> Effect:
    install = spell(text).do[at]
    assert isinstance(install, Install)
    assert isinstance(install.static, Effect)
    return install.static


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


def test_unpreventable_damage() -> None:
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
