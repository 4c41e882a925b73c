"""Magic's words on who may use an ability, what "it" is, and what is left over."""

import pytest

from bot.citation import Game
from bot.engine.conditions import Flag, Matches, Not
from bot.engine.effects import Ban, Effect, Modifier, Multiply, Restriction, Trigger
from bot.engine.instructions import CardAbilities, DealDamage, If, Install, May
from bot.engine.values import Chosen, ControllerOf, Filter, Who
from bot.wording.reading import read_card
from bot.wording.say import say_all


def read(text: str, kind: str = "creature") -> CardAbilities:
    found = read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({kind}))
    assert found.unread == ()
    return found


@pytest.mark.parametrize(
    "limit",
    [
        "Activate only if five or more cards are in your library.",
        "Activate only during your turn, before blockers are declared.",
        "Any player may activate this ability.",
        "Only any opponent may activate this ability.",
    ],
)
def test_who_may_activate_an_ability_and_when_is_kept(limit: str) -> None:
    found = read(f"{{T}}: Prevent the next 3 damage that would be dealt to you this "
                 f"turn. {limit}")  # fmt: skip

    assert found.activated[0].limit == limit
    assert limit in say_all(found)[0]


def test_a_trailing_condition_speaks_of_what_the_sentence_is_about() -> None:
    found = read(
        "Enchant creature\nEnchanted creature has reach as long as it's an artifact.",
        "enchantment",
    )
    modifier = found.statics[0]

    assert isinstance(modifier, Modifier)
    assert modifier.when == Matches(Who.ATTACHED, Filter(kinds=frozenset({"artifact"})))


def test_otherwise_holds_while_the_condition_before_it_does_not() -> None:
    found = read(
        "Enchanted creature has reach as long as it's an artifact. Otherwise, prevent "
        "all damage that would be dealt to enchanted creature.",
        "enchantment",
    )

    assert found.statics[1].when == Not(found.statics[0].when)


@pytest.mark.parametrize(
    ("kind", "colors"), [("red or land", "red"), ("colorless or Bird", "")]
)
def test_a_color_and_a_kind_can_share_a_head(kind: str, colors: str) -> None:
    found = read(
        f"If a {kind} source you control would deal damage to an opponent, it deals "
        "that much damage plus 1 instead."
    )
    effect = found.statics[0]

    assert isinstance(effect, Effect)
    first = effect.watch.source.any_of[0]  # type: ignore[union-attr]
    assert first.colors == frozenset({colors} - {""})
    assert not first.kinds
    assert kind.lower() in say_all(found)[0]


def test_what_all_of_some_sources_would_deal_is_multiplied() -> None:
    found = read("Triple all damage that Bird sources you control would deal.")
    effect = found.statics[0]

    assert isinstance(effect, Effect)
    assert effect.act == Multiply(3)


def test_damage_beyond_what_is_lethal_goes_to_somebody_else() -> None:
    found = read(
        "Odd Totem deals 7 damage to target creature. Excess damage is dealt to that "
        "creature's controller instead.",
        "instant",
    )
    assert found.spell is not None
    deal = found.spell.do[0]

    assert isinstance(deal, DealDamage)
    assert deal.excess == ControllerOf(Chosen(0))


def test_excess_can_hang_on_a_keyword() -> None:
    found = read(
        "Target creature you control deals damage equal to its power to target "
        "creature you don't control. If the creature you control has trample, excess "
        "damage is dealt to that creature's controller instead.",
        "instant",
    )
    assert found.spell is not None
    either = found.spell.do[0]

    assert isinstance(either, If)
    assert either.when == Matches(Chosen(0), Filter(keywords=frozenset({"trample"})))
    assert isinstance(either.do[0], DealDamage)
    assert either.do[0].excess == ControllerOf(Chosen(1))


def test_what_must_be_paid_can_be_left_unpaid() -> None:
    found = read(
        "At the beginning of your next upkeep, pay {2}{W}. If you don't, you lose "
        "the game.",
        "instant",
    )
    trigger = found.statics[0]

    assert isinstance(trigger.do[0], May)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text",
    [
        "Choose up to two target creatures. Prevent the next 3 damage that would be "
        "dealt to each of those creatures this turn.",
        "Prevent the next 3 damage that would be dealt to each of up to two target "
        "creatures this turn.",
        "Tap up to two target creatures. Prevent the next 3 damage that would be dealt "
        "to each of those creatures this turn.",
    ],
)
def test_each_of_several_targets_has_a_shield_of_its_own(text: str) -> None:
    found = read(text, "instant")
    assert found.spell is not None
    install = found.spell.do[-1]

    assert isinstance(install, Install)
    assert install.each == Chosen(0)
    again = read("\n".join(say_all(found)), "instant")
    assert again.spell is not None
    assert again.spell.do == found.spell.do


def test_the_same_recipient_can_be_named_by_two_kinds() -> None:
    found = read(
        "If another creature you control would deal noncombat damage to a battle or "
        "planeswalker, it deals that much damage plus 2 to that battle or "
        "planeswalker instead."
    )

    assert isinstance(found.statics[0], Effect)


def test_who_would_be_dealt_damage_can_stand_first_the_next_time() -> None:
    found = read(
        "{G}: The next time Odd Totem would be dealt damage this turn, that damage is "
        "dealt to target land instead."
    )

    assert found.activated[0].targets


def test_an_effect_can_let_something_through_under_a_condition() -> None:
    found = read(
        "Prevent all combat damage that would be dealt this turn. If Odd Totem was "
        "kicked, this effect doesn't affect combat damage that would be dealt by "
        "green creatures.",
        "instant",
    )
    assert found.spell is not None
    either = found.spell.do[0]

    assert isinstance(either, If)
    assert either.when == Flag("this was kicked")
    assert either.do != either.otherwise


def test_abilities_that_cannot_be_activated_are_said_back() -> None:
    found = read(
        "Enchanted creature can't attack, and its activated abilities can't be "
        "activated.",
        "enchantment",
    )

    bans = [one.ban for one in found.statics if isinstance(one, Restriction)]
    assert bans == [Ban.ATTACK, Ban.USE]
    assert read("\n".join(say_all(found)), "enchantment").statics == found.statics


def test_losing_control_is_something_a_trigger_can_wait_for() -> None:
    found = read("When you lose control of Odd Totem, draw three cards.")

    assert isinstance(found.statics[0], Trigger)


def test_what_bears_no_counters_at_all_is_told_apart() -> None:
    found = read(
        "Prevent all damage that would be dealt to creatures with no counters on them."
    )

    assert "creatures with no counters on them" in say_all(found)[0]
    assert read("\n".join(say_all(found))).statics == found.statics


def test_what_any_permanent_does_as_it_enters_is_said_of_permanents() -> None:
    assert say_all(read("Permanents enter tapped.")) == ("Permanents enter tapped.",)


def test_what_somebody_struck_can_never_do_again_is_said_of_him() -> None:
    found = read(
        "Whenever Odd Totem is dealt damage, it deals that much damage to any other "
        "target. If a player is dealt damage this way, they can't gain life for the "
        "rest of the game."
    )
    said = say_all(found)

    assert "slot" not in said[0]
    assert say_all(read("\n".join(said))) == said
