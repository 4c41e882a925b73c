"""Riftbound cards: deaths replaced, dealing and killing."""

import pytest

from bot.citation import Game
from bot.engine.conditions import Compare, Flag, InCombat, Matches, Not
from bot.engine.counterspells import CounterSpell
from bot.engine.effects import (
    DamageWatch,
    Effect,
    Instead,
    Modifier,
    MoveTo,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    Draw,
    Fight,
    Heal,
    If,
    Install,
    Kill,
    TakeCounters,
)
from bot.engine.permanents import RemoveFromCombat, TapIt
from bot.engine.values import (
    Chosen,
    ControllerOf,
    EachOf,
    Filter,
    Side,
    StatOf,
    Who,
    Zone,
)
from bot.wording.reading import read_card
from tests.wording.riftbound import UNIT, card, made, spell, unit

SAVED = (
    Heal(Who.EVENT_OBJECT),
    TapIt(Who.EVENT_OBJECT),
    RemoveFromCombat(Who.EVENT_OBJECT),
)


# --- Deaths replaced --------------------------------------------------------------


def test_the_next_death_is_replaced_once():
    (effect,) = card(
        "The next time a unit you control would die, kill this instead. Heal it,"
        " exhaust it, and recall it.",
        "gear",
    ).statics

    assert effect == Effect(
        ZoneWatch(
            Filter(kinds=UNIT, controller=Side.YOU), Zone.BATTLEFIELD, Zone.GRAVEYARD
        ),
        Instead((Kill(Who.THIS), *SAVED)),
        uses=1,
    )


def test_early_prints_that_recall_without_healing_mean_the_same():
    (effect,) = card(
        "The next time a unit you control would die, kill this instead. Recall it"
        " exhausted.",
        "gear",
    ).statics

    assert isinstance(effect, Effect)
    assert isinstance(effect.act, Instead)
    assert Heal(Who.EVENT_OBJECT) in effect.act.do


def test_only_a_smaller_unit_is_saved():
    (effect,) = unit(
        "If another friendly unit would die, if it has less Might than me, heal it,"
        " exhaust it, and recall it instead."
    )

    assert isinstance(effect, Effect)
    assert effect.act == Instead(SAVED)
    assert effect.when == Compare(
        StatOf(Who.EVENT_OBJECT, "might"), "<", StatOf(Who.THIS, "might")
    )


def test_saving_it_can_be_declined_and_has_its_price():
    (effect,) = card(
        "If a buffed unit you control would die, you may pay {any}, exhaust me, and"
        " spend its buff to heal it, exhaust it, and recall it instead.",
        "legend",
    ).statics

    assert isinstance(effect, Effect)
    assert effect.optional is Who.YOU
    assert effect.act == Instead(
        (TapIt(Who.THIS), TakeCounters("buff", 1, Who.EVENT_OBJECT), *SAVED)
    )
    assert effect.when == Matches(Who.THIS, Filter(tapped=False))


def test_the_units_controller_may_pay():
    (effect,) = card(
        "If a unit here would die during combat, its controller may pay {any} to heal"
        " it, exhaust it, and recall it instead.",
        "battlefield",
    ).statics

    assert isinstance(effect, Effect)
    assert (effect.optional, effect.when) == (
        ControllerOf(Who.EVENT_OBJECT),
        InCombat(),
    )


def test_it_is_banished_instead_of_dying():
    _, install = spell(
        "Deal 3 to a unit. If it would die this turn, banish it instead."
    )

    assert isinstance(install, Install)
    assert isinstance(install.static, Effect)
    assert install.static.act == MoveTo(Zone.EXILE)


def test_an_equipment_speaks_for_the_unit_that_wears_it():
    (effect,) = card(
        "[Equip] {any}\nIf I would die, kill this instead. Heal me, exhaust me, and"
        " recall me.",
        "gear",
    ).statics

    assert isinstance(effect, Effect)
    assert effect.watch == ZoneWatch(
        Filter(attached=True), Zone.BATTLEFIELD, Zone.GRAVEYARD
    )
    assert isinstance(effect.act, Instead)
    assert effect.act.do[:2] == (Kill(Who.THIS), Heal(Who.EVENT_OBJECT))


# --- Dealing and killing ----------------------------------------------------------


def test_what_an_ability_deals_is_ability_damage():
    (ability,) = card("{fury}, :rb_exhaust:: Deal 3 to a unit.", "unit").activated

    assert ability.do == (DealDamage(3, Chosen(0), kind="ability"),)
    assert (ability.cost, ability.taps) == ("{fury}, Exhaust", True)


def test_what_a_unit_deals_is_its_own():
    (trigger,) = unit(
        "When I attack, I deal damage equal to my Might to an enemy unit here."
    )

    assert isinstance(trigger, Trigger)
    assert trigger.do == (
        DealDamage(StatOf(Who.THIS, "might"), Chosen(0), kind="unit"),
    )


def test_two_units_deal_damage_to_each_other():
    assert spell(
        "Choose an enemy unit and a friendly unit. They deal damage equal to their"
        " Mights to each other."
    ) == (Fight(Chosen(0), Chosen(1)),)


def test_different_amounts_are_dealt_at_once():
    (deal,) = spell(
        "Choose a battlefield and an enemy unit there. Deal 4 to that unit and 1 to"
        " each other enemy unit there."
    )

    assert isinstance(deal, DealDamage)
    (rest,) = deal.also
    assert rest.amount == 1
    assert rest.to == EachOf(
        Filter(
            kinds=UNIT,
            controller=Side.OPPONENT,
            not_chosen=0,
            not_flags=frozenset({"elsewhere"}),
        )
    )


def test_any_damage_kills_this_turn():
    trigger = made("When any unit takes damage this turn, kill it.")

    assert trigger == Trigger(
        DamageWatch(recipient=Filter(kinds=UNIT)),
        (Kill(Who.EVENT_RECIPIENT),),
        until=Until.END_OF_TURN,
    )


def test_legion_takes_the_place_of_the_line_before():
    (choice,) = spell(
        "Choose a unit. Kill it the next time it takes damage this turn.\n"
        "[Legion] — Kill it now instead."
    )

    assert isinstance(choice, If)
    assert (choice.when, choice.do) == (Flag("legion"), (Kill(Chosen(0)),))
    (install,) = choice.otherwise
    assert isinstance(install, Install)
    assert isinstance(install.static, Trigger)
    assert install.static.once


def test_a_unit_has_one_buff_at_most():
    assert spell("Buff a friendly unit.") == (
        If(
            Not(Matches(Chosen(0), Filter(counter="buff"))),
            (AddCounters("buff", 1, Chosen(0)),),
        ),
    )


def test_stunned_units_are_marked_for_the_turn():
    assert made("[Stun] an enemy unit.") == Modifier(
        Filter(chosen=0), keywords=("stunned",), until=Until.END_OF_TURN
    )


def test_deathknell_waits_for_the_death():
    (trigger,) = unit("[Deathknell][>] Draw 1.")

    assert trigger == Trigger(
        ZoneWatch(Filter(this=True), Zone.BATTLEFIELD, Zone.GRAVEYARD),
        (Draw(1),),
        text="Deathknell — Draw 1.",
    )


def test_might_is_dealt_and_lethal():
    (install,) = spell("Give a unit +2 :rb_might: and [Tank] this turn.")

    assert isinstance(install, Install)
    assert install.static == Modifier(
        Filter(chosen=0), 2, 2, keywords=("tank",), until=Until.END_OF_TURN
    )


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("[Shield 2] (It is big.)\n[Tank]", ("shield 2", "tank")),
        ("I must be assigned combat damage last.", ("backline",)),
    ],
)
def test_keywords_of_combat(text, keywords):
    assert card(text, "unit").keywords == keywords


# --- Honesty ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "When you move an enemy unit, you may exhaust this to [Stun] that gear.",
        "You ignore [Tank] while assigning combat damage here.",
        "The next spell you play this turn deals 1 Bonus Damage.",
        "Give an enemy unit -2 :rb_might: this turn, to a minimum of 1 :rb_might:.",
    ],
)
def test_what_is_not_known_is_left_unread(text):
    assert card(text, "gear").unread


@pytest.mark.parametrize(
    "text",
    [
        "When I conquer, draw 1.",
        "Your Mechs have [Vision].",
        "When you play me, play a 1 :rb_might: Bird unit token here.",
    ],
)
def test_what_cannot_touch_damage_is_no_trouble(text):
    assert card(text, "unit").unread == ()


def test_lines_after_choose_one_are_modes():
    found = card("Choose one —\nDraw 1.\nDeal 2 to a unit.", "spell")

    assert found.spell is not None
    assert [len(mode.do) for mode in found.spell.modes] == [1, 1]


def test_countering_a_spell_says_where_it_goes() -> None:
    text = (
        "Counter an enemy spell. Return it to its owner's hand instead of putting it"
        " in their trash."
    )
    read = read_card(Game.RIFTBOUND, text, name="Odd Wall", kinds=frozenset({"spell"}))
    assert read.spell is not None
    assert read.spell.do == (CounterSpell(Chosen(0), Zone.HAND),)
    assert read.spell.targets[0].filter.controller is Side.OPPONENT
