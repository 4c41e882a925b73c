"""Grand Archive cards: other changes to damage, conditions, words that point back."""

import pytest

from bot.citation import Game
from bot.engine.conditions import Flag, Matches
from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    Minus,
    Modifier,
    MoveTo,
    Multiply,
    Plus,
    Redirect,
    Restriction,
    Trigger,
    Until,
)
from bot.engine.instructions import (
    DealDamage,
    Draw,
    Heal,
    If,
    Install,
    May,
    Unplayed,
)
from bot.engine.values import (
    Chosen,
    EachOf,
    Filter,
    Per,
    Side,
    StatOf,
    Sum,
    Variable,
    Who,
    Zone,
)
from bot.errors import QuestionError
from bot.wording.reading import read_card, read_quoted
from tests.wording.grand_archive import CHAMPION, ally, card, spell

# --- Other changes to damage ------------------------------------------------------


@pytest.mark.parametrize(
    ("outcome", "act"),
    [
        ("it takes that much damage plus 3 instead", Plus(3)),
        ("it takes double that damage instead", Multiply(2)),
        ("that damage is dealt to linked ally instead", Redirect(Who.ATTACHED)),
    ],
)
def test_damage_is_changed_without_being_prevented(outcome, act):
    (effect,) = ally(f"If another unit you control would take damage, {outcome}.")

    assert isinstance(effect, Effect)
    assert effect.act == act


def test_a_source_deals_less():
    (_, bonus) = spell(
        "Deal 1 damage to target unit. Class Bonus: Until end of turn, if that unit"
        " would deal damage, it deals that much damage minus 3 instead."
    )

    assert isinstance(bonus, If)
    assert bonus.when == Flag("class bonus")
    (install,) = bonus.do
    assert isinstance(install, Install)
    assert install.static == Effect(
        DamageWatch(source=Filter(chosen=0)), Minus(3), until=Until.END_OF_TURN
    )


def test_moving_damage_can_be_left_to_its_player():
    (effect,) = ally(
        "If damage would be dealt to your champion, you may have that damage be dealt"
        " to Pell instead."
    )

    assert isinstance(effect, Effect)
    assert (effect.act, effect.optional) == (Redirect(Who.THIS), Who.YOU)


def test_damage_from_an_element_is_unpreventable():
    (ban,) = ally(
        "Damage dealt by fire element sources you control can't be prevented."
    )

    assert isinstance(ban, Restriction)
    assert ban.ban is Ban.PREVENT
    assert ban.subject == Filter(elements=frozenset({"fire"}), controller=Side.YOU)


def test_one_amount_takes_the_place_of_another():
    (choice,) = spell(
        "Deal 2 unpreventable damage to target unit. Class Bonus: Deal 3 unpreventable"
        " damage to that unit instead."
    )

    assert choice == If(
        Flag("class bonus"),
        (DealDamage(3, Chosen(0), unpreventable=True),),
        (DealDamage(2, Chosen(0), unpreventable=True),),
    )


def test_a_death_can_be_replaced():
    (_, install) = spell(
        "Deal 3 damage to target ally. If that ally would die this turn, banish it"
        " instead."
    )

    assert isinstance(install, Install)
    assert isinstance(install.static, Effect)
    assert install.static.act == MoveTo(Zone.EXILE)


# --- Conditions and what stands before an ability ---------------------------------


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("[Class Bonus]", "class bonus"),
        ("[Alice Bonus]", "alice bonus"),
        ("[Level 2+]", "level 2+"),
    ],
)
def test_brackets_are_facts_the_asker_gives(head, name):
    (effect,) = ally(f"{head} Prevent all combat damage that would be dealt to Pell.")

    assert isinstance(effect, Effect)
    assert effect.when == Flag(name)


def test_while_it_has_a_counter():
    (effect,) = ally(
        "If damage would be dealt to Pell while it has a buff counter on it, prevent 1"
        " of that damage."
    )

    assert isinstance(effect, Effect)
    assert effect.when == Matches(Who.THIS, Filter(counter="buff"))


def test_what_is_inherited_speaks_of_the_champion():
    (effect,) = ally(
        "Inherited Effect — If damage would be dealt to this unit by an umbra element"
        " source, that source deals that much damage plus 1 to this unit instead."
    )

    assert isinstance(effect, Effect)
    assert isinstance(effect.watch, DamageWatch)
    assert effect.watch.recipient == Filter(attached=True)


def test_every_so_many_counters_count_once():
    (change,) = ally(
        "For every five damage counters on your champion, Pell gets +1 POWER."
    )

    assert isinstance(change, Modifier)
    assert change.power == Per(StatOf(EachOf(CHAMPION), "damage"), 5)


def test_an_ability_keeps_its_cost_in_words():
    (ability,) = card(
        "[Class Bonus] REST, Banish Pell: Prevent the next 1 damage that would be dealt"
        " to target unit this turn.",
        "item",
    ).activated

    assert (ability.cost, ability.taps, ability.sacrifices) == (
        "REST, Banish this",
        True,
        True,
    )
    assert ability.when == Flag("class bonus")


def test_keywords_stand_alone_or_under_a_condition():
    found = card("Taunt, Retort 2\n[Class Bonus] Stealth", "ally")

    assert found.keywords == ("taunt", "retort 2")
    assert found.statics == (
        Modifier(Filter(this=True), keywords=("stealth",), when=Flag("class bonus")),
    )


def test_modes_are_abilities_to_choose_from():
    found = card(
        "REST: As a Spell, choose one—\n• Deal 3 damage to target champion and recover"
        " 2.\n• Draw two cards.",
        "item",
    )

    (ability,) = found.activated
    deal, heal = ability.modes[0].do
    assert deal == DealDamage(3, Chosen(0), kind="spell")
    assert heal == Heal(EachOf(CHAMPION), 2)
    assert ability.modes[1].do == (Draw(2),)


# --- Words that point back --------------------------------------------------------


def test_it_is_what_the_event_was_about_and_not_the_card():
    (trigger,) = ally("Whenever an ally attacks, deal 2 damage to it.")

    assert isinstance(trigger, Trigger)
    assert trigger.do == (DealDamage(2, Who.EVENT_OBJECT),)


def test_that_unit_is_never_the_card_itself():
    install = spell(
        "Target unit becomes distant. If Pell is imbued, prevent the next 1 damage that"
        " would be dealt to that unit this turn."
    )[-1]

    assert isinstance(install, If)
    (shielding,) = install.do
    assert isinstance(shielding, Install)
    assert isinstance(shielding.static, Effect)
    assert shielding.static.watch == DamageWatch(recipient=Filter(chosen=0))


def test_a_card_that_is_not_followed_is_not_taken_for_something_else():
    (may,) = spell(
        "You may banish a card from your graveyard and put an omen counter on it."
    )

    assert isinstance(may, May)
    assert all(isinstance(one, Unplayed) for one in may.do)


# --- Honesty ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Prevent the next 3 damage that would be dealt to target unit unless it sings.",
        "Damage dealt to your champion is gathered in a jar.",
        "Prevent all damage that would be dealt to Pell. Do so only on rainy days.",
        "If damage would be dealt to Pell, prevent 1 of that damage for the moon.",
        # "It" is each single one of them, not Pell.
        "Each ally you control gets +1 power as long as it's rested.",
    ],
)
def test_what_is_not_known_is_left_unread(text):
    found = card(text, "ally")

    assert found.unread
    assert found.statics == ()


def test_costs_and_permissions_are_irrelevant():
    found = card(
        "This card costs 1 less to activate if you control a Shield item.\n"
        "Floating Memory",
        "action",
    )

    assert (found.unread, found.spell) == ((), None)
    assert len(found.irrelevant) == 2


def test_reminders_are_no_text():
    found = card("Stealth (This unit can't be targeted by attacks at all.)", "ally")

    assert (found.keywords, found.unread) == (("stealth",), ())


def test_the_caret_stands_under_the_first_word_not_known():
    text = "Prevent the next 3 fancy damage that would be dealt to you."

    with pytest.raises(QuestionError) as raised:
        read_quoted(Game.GRAND_ARCHIVE, text, whole=text)

    assert (raised.value.line, raised.value.column) == (1, 20)


def test_a_line_of_its_own_can_replace_what_was_said_before():
    found = read_card(
        Game.GRAND_ARCHIVE,
        "Deal 1 unpreventable damage to target unit.\n\n"
        "[Class Bonus] [Level 2+] Deal 4 unpreventable damage to that unit instead.",
        name="Some Blaze",
        kinds=frozenset({"action"}),
    )

    assert not found.unread
    assert found.spell is not None
    (either,) = found.spell.do
    assert isinstance(either, If)
    assert [one.amount for one in (*either.do, *either.otherwise)] == [4, 1]


def test_a_letter_can_be_added_to_a_number():
    found = read_card(
        Game.GRAND_ARCHIVE,
        "Prevent the next 2+X damage that would be dealt to target unit this turn,"
        " where X is the greatest power among Axe weapons you control.",
        name="Some Ward",
        kinds=frozenset({"action"}),
    )

    assert not found.unread
    assert found.spell is not None
    assert found.spell.do[0].static.act.remaining == Sum(
        (Variable("the greatest power among axe weapons you control"), 2)
    )


def test_tokens_that_are_summoned_are_not_irrelevant() -> None:
    text = "On Enter: Summon two Automaton Drone tokens."
    card = read_card(
        Game.GRAND_ARCHIVE, text, name="Odd Guard", kinds=frozenset({"ally"})
    )

    assert not card.irrelevant
    assert len(card.statics) == 1
