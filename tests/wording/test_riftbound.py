"""Riftbound cards: prevention, doublers, exemptions."""

import pytest

from bot.engine.conditions import AllHold, Exists, Flag, Matches, Not
from bot.engine.effects import (
    Ban,
    Bonus,
    DamageWatch,
    Effect,
    Modifier,
    Multiply,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    Until,
)
from bot.engine.instructions import (
    DealDamage,
    Draw,
    Install,
)
from bot.engine.values import Filter, Side, Who
from tests.wording.riftbound import UNIT, made, spell, unit

SPELLS = frozenset({"spell", "ability"})


# --- Prevention -------------------------------------------------------------------


def test_the_next_points_are_prevented_on_the_chosen_unit():
    effect = made(
        "[Reaction] (Play it whenever you like.)\nChoose a unit. Prevent the next 7"
        " damage that would be dealt to it this turn."
    )

    assert effect == Effect(
        DamageWatch(recipient=Filter(chosen=0)),
        PreventNext(7),
        until=Until.END_OF_TURN,
    )


def test_the_next_time_prevents_one_event_whole():
    install, draw = spell(
        "Choose a unit. The next time that unit would be dealt damage this turn,"
        " prevent it. Draw 1."
    )

    assert isinstance(install, Install)
    assert isinstance(install.static, Effect)
    assert (install.static.act, install.static.uses) == (PreventInstance(), 1)
    assert draw == Draw(1)


def test_spell_and_ability_damage_is_a_matter_of_its_source():
    effect = made("Prevent all spell and ability damage this turn.")

    assert effect == Effect(
        DamageWatch(source=Filter(any_kinds=SPELLS)),
        PreventAll(),
        until=Until.END_OF_TURN,
    )


def test_enemy_spells_are_kept_off_while_there_are_runes():
    (effect,) = unit(
        "While you control 7 or more runes, prevent all damage that enemy spells and"
        " abilities would deal to me."
    )

    runes = Filter(kinds=frozenset({"rune"}), controller=Side.YOU)
    assert effect == Effect(
        DamageWatch(
            Filter(any_kinds=SPELLS, controller=Side.OPPONENT), Filter(this=True)
        ),
        PreventAll(),
        when=Exists(runes, 7),
    )


def test_a_passive_prevents_of_each_event():
    (effect,) = unit("If I would be dealt damage, prevent 1 of that damage.")

    assert isinstance(effect, Effect)
    assert effect.act == PreventEach(1)


# --- Doublers, Bonus Damage, exemptions -------------------------------------------


def test_all_damage_to_a_unit_is_doubled():
    effect = made(
        "Choose a unit. Double all damage that would be dealt to it this turn."
    )

    assert isinstance(effect, Effect)
    assert effect.act == Multiply(2)


@pytest.mark.parametrize(
    ("text", "source", "recipient"),
    [
        (
            "Your spells and abilities deal 1 Bonus Damage.",
            Filter(any_kinds=SPELLS, controller=Side.YOU),
            Filter(players=Side.ANY),
        ),
        (
            "Spells and abilities affecting units here each deal 1 Bonus Damage.",
            Filter(any_kinds=SPELLS),
            Filter(kinds=UNIT, not_flags=frozenset({"elsewhere"})),
        ),
    ],
)
def test_bonus_damage_is_added_to_what_sources_deal(text, source, recipient):
    (effect,) = unit(text)

    assert effect == Effect(DamageWatch(source, recipient), Bonus(1))


def test_a_spells_own_bonus_is_in_force_before_it_deals():
    install, deal = spell("Deal 2 to a unit. This deals 1 Bonus Damage.")

    assert isinstance(install, Install)
    assert isinstance(install.static, Effect)
    assert install.static.act == Bonus(1)
    assert isinstance(deal, DealDamage)


def test_a_unit_that_takes_no_damage():
    (ban,) = unit("If I have moved twice this turn, I don't take damage.")

    assert ban == Restriction(
        Ban.BE_DEALT_DAMAGE,
        object=Filter(this=True),
        when=Flag("i have moved twice this turn"),
    )


def test_a_unit_that_takes_damage_in_combat_only():
    bigger, ban = unit(
        "[Empowered][>] I have +3 :rb_might: and can't be dealt damage unless I'm in"
        " combat."
    )

    assert isinstance(bigger, Modifier)
    assert (bigger.power, bigger.toughness) == (3, 3)
    assert isinstance(ban, Restriction)
    fighting = Filter(any_of=(Filter(attacking=True), Filter(blocking=True)))
    assert ban.when == AllHold((Flag("empowered"), Not(Matches(Who.THIS, fighting))))


def test_damage_is_moved_onto_another_unit():
    (effect,) = unit(
        "If damage would be dealt to another friendly unit, it's dealt to me instead."
    )

    assert isinstance(effect, Effect)
    assert effect.act == Redirect(Who.THIS)
