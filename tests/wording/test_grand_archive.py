"""Grand Archive cards: shields, instances, riders, triggers."""

import pytest

from bot.engine.conditions import Compare, Matches
from bot.engine.effects import (
    DamageWatch,
    Effect,
    PreventAll,
    PreventEach,
    PreventedWatch,
    PreventInstance,
    PreventNext,
    Trigger,
    Until,
)
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    Draw,
    If,
    Install,
)
from bot.engine.values import (
    AllRefs,
    Chosen,
    EachOf,
    Filter,
    Half,
    PreventedThisWay,
    Side,
    StatOf,
    Sum,
    ThatMuch,
    Variable,
    Who,
)
from tests.wording.grand_archive import CHAMPION, ally, card, spell

UNIT = frozenset({"unit"})
YOUR_UNITS = Filter(kinds=UNIT, controller=Side.YOU)


def shield(text: str) -> Effect:
    install = spell(text)[0]
    assert isinstance(install, Install)
    assert isinstance(install.static, Effect)
    return install.static


# --- Shields, instances, what is not used up --------------------------------------


def test_the_next_points_are_a_shield_on_the_target():
    found = card(
        "Prevent the next 3 combat damage that would be dealt to target unit this"
        " turn.",
        "action",
    )

    assert found.spell is not None
    assert found.spell.targets[0].filter == Filter(kinds=UNIT)
    assert found.spell.do == (
        Install(
            Effect(
                DamageWatch(recipient=Filter(chosen=0), combat=True),
                PreventNext(3),
                until=Until.END_OF_TURN,
            )
        ),
    )


def test_each_of_several_units_has_a_shield_of_its_own():
    (install,) = spell(
        "Prevent the next 1 damage that would be dealt to each unit you control this"
        " turn."
    )

    assert isinstance(install, Install)
    assert install.each == EachOf(YOUR_UNITS)
    assert isinstance(install.static, Effect)
    assert install.static.watch == DamageWatch(recipient=Filter(chosen=0))


def test_a_champion_and_another_target_have_one_shield_each():
    (install,) = spell(
        "Prevent the next 4 damage that would be dealt to your champion and up to one"
        " other target unit until end of turn."
    )

    assert isinstance(install, Install)
    assert install.each == AllRefs((EachOf(CHAMPION), Chosen(0)))


@pytest.mark.parametrize(
    ("outcome", "amount"),
    [
        ("prevent that damage", ThatMuch()),
        ("prevent 5 of that damage", 5),
        ("prevent all but 1 of that damage", Sum((ThatMuch(), -1))),
        ("prevent half of that damage, rounded up", Half(ThatMuch(), True)),
        ("prevent half of that damage", Half(ThatMuch(), False)),
    ],
)
def test_the_next_time_is_an_instance_used_once(outcome, amount):
    effect = shield(
        f"The next time damage would be dealt to your champion this turn, {outcome}."
    )

    assert (effect.act, effect.uses) == (PreventInstance(amount), 1)


@pytest.mark.parametrize(
    ("bound", "least", "most"), [("3 or less", 1, 3), ("4 or more", 4, None)]
)
def test_thresholds_bound_the_damage_that_is_met(bound, least, most):
    effect = shield(
        f"Until end of turn, if {bound} damage would be dealt to your champion,"
        " prevent that damage."
    )

    assert (effect.watch.at_least, effect.watch.at_most) == (least, most)
    assert effect.act == PreventAll()


def test_if_damage_would_be_dealt_prevents_of_each_event():
    effect = shield(
        "If damage would be dealt to your champion this turn, prevent 2 of that damage."
    )

    assert (effect.act, effect.uses) == (PreventEach(2), None)


def test_x_is_what_the_card_says_it_is():
    effect = shield(
        "Until end of turn, if target unit would be dealt damage, prevent X of that"
        " damage where X is the amount of enlighten counters on your champion plus 1."
    )

    assert effect.act == PreventEach(
        Sum((StatOf(EachOf(CHAMPION), "counters:enlighten"), 1))
    )


def test_lv_is_left_for_the_asker():
    effect = shield(
        "Prevent the next 1+LV damage that would be dealt to target unit this turn."
    )

    assert effect.act == PreventNext(Sum((Variable("LV"), 1)))


def test_one_or_more_units_are_met_together_once_a_turn():
    (effect,) = ally(
        "If damage would be dealt to one or more non-token fire element units you"
        " control, prevent 2 of that damage. Apply this replacement effect only once"
        " per turn."
    )

    assert isinstance(effect, Effect)
    assert (effect.one_or_more, effect.uses, effect.each_turn) == (True, 1, True)
    assert isinstance(effect.watch, DamageWatch)
    assert effect.watch.recipient == Filter(
        kinds=UNIT, token=False, elements=frozenset({"fire"}), controller=Side.YOU
    )


def test_what_attacks_deal_is_combat_damage():
    effect = shield(
        "The next time an attack would deal damage to your champion this turn, prevent"
        " that damage."
    )

    assert effect.watch == DamageWatch(recipient=CHAMPION, combat=True)


# --- Riders and triggers ----------------------------------------------------------


def test_more_of_the_same_paragraph_is_part_of_the_replacement():
    effect = shield(
        "The next time damage would be dealt to your champion this turn, prevent that"
        " damage. Put an amount of enlighten counters on your champion equal to the"
        " amount of damage prevented this way."
    )

    assert effect.rider == (
        AddCounters("enlighten", PreventedThisWay(), EachOf(CHAMPION)),
    )


def test_a_new_paragraph_on_prevention_is_a_trigger_of_its_own():
    _, install = spell(
        "Prevent the next 3 damage that would be dealt to your champion this turn.\n\n"
        "When 2 or more damage is prevented this way, draw a card."
    )

    assert isinstance(install, Install)
    assert install.static == Trigger(
        PreventedWatch(by_this=True),
        (Draw(1),),
        when=Compare(ThatMuch(), ">=", 2),
        until=Until.END_OF_TURN,
    )


def test_when_you_do_hangs_on_damage_having_been_prevented():
    effect = shield(
        "The next time your champion would take damage this turn, prevent that damage."
        " When you do, draw a card."
    )

    assert effect.rider == (If(Compare(PreventedThisWay(), ">", 0), (Draw(1),)),)


def test_the_source_that_was_prevented_can_be_spoken_of():
    effect = shield(
        "If damage would be dealt to a unit you control this turn, prevent 1 of that"
        " damage. If the damage prevented had a unit as its source, deal 1 damage to"
        " that unit."
    )

    assert effect.rider == (
        If(
            Matches(Who.EVENT_SOURCE, Filter(kinds=UNIT)),
            (DealDamage(1, Who.EVENT_SOURCE),),
        ),
    )


def test_what_follows_a_shield_is_not_a_rider():
    install, then = spell(
        "Prevent the next 3 damage that would be dealt to target unit this turn. If"
        " that unit is a Slime ally, put a buff counter on it."
    )

    assert isinstance(install, Install)
    assert then == If(
        Matches(Chosen(0), Filter(kinds=frozenset({"slime", "ally"}))),
        (AddCounters("buff", 1, Chosen(0)),),
    )


def test_an_optional_prevention_pays_first():
    (effect,) = ally(
        "If damage would be dealt to linked unit, you may banish Pell. If you do,"
        " prevent 2 of that damage and draw a card."
    )

    assert isinstance(effect, Effect)
    assert (effect.optional, effect.act) == (Who.YOU, PreventEach(2))
    assert len(effect.rider) == 2
