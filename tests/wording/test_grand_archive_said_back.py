"""Grand Archive wordings, each with what it is read as, in our plain words."""

import pytest

from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all


def said(text, name="", kinds=("action",)):
    card = read_card(Game.GRAND_ARCHIVE, text, name=name, kinds=frozenset(kinds))
    assert not card.unread, card.unread
    return list(say_all(card, Game.GRAND_ARCHIVE))


@pytest.mark.parametrize(
    ("text", "kinds", "meaning"),
    [
        (
            "Target unit's attacks get -2 POWER until end of turn.",
            ("action",),
            "Spell with target unit: the target while attacking gets -2 power this"
            " turn.",
        ),
        (
            "Triple all damage that would be dealt to your champion this turn.",
            ("action",),
            "Spell: multiply any damage to your champion by 3 this turn.",
        ),
        (
            "The first time combat damage would be dealt to an ally you control each"
            " turn, prevent 2 of that damage.",
            ("phantasia",),
            "Once each turn, prevent 2 of any combat damage to ally you control.",
        ),
        (
            "If damage would be dealt by target ally this turn, prevent 1 of that"
            " damage.",
            ("action",),
            "Spell with target ally: prevent 1 of any damage from the target this"
            " turn.",
        ),
        (
            "Inherited Effect — If damage would be dealt to this unit, it takes that"
            " much damage plus 1 instead.",
            ("action",),
            "Add 1 to any damage to what this is linked to.",
        ),
        (
            "Deal 3 damage to each unit. Damage dealt this way can't be prevented.",
            ("action",),
            "Spell: deal 3 unpreventable damage to each unit.",
        ),
        (
            "On Attack: If ~ was prepared, it gets +1 POWER.",
            ("attack",),
            "While “prepared” holds, whenever this attacks: attacking object you"
            " control gets +1 power this combat.",
        ),
        (
            "~ gets +1 POWER for each of up to two allies you control.",
            ("ally",),
            "This gets at most 2 of the number of ally you control power.",
        ),
        (
            "The next two times a Spell source you control would deal damage this"
            " turn, it deals that much plus 1 damage instead.",
            ("action",),
            "Spell: the next 2 times, add 1 to any damage from spell you control this"
            " turn.",
        ),
        (
            "Animal and Beast allies you control get +1 POWER until end of turn.",
            ("action",),
            "Spell: for each ally animal/beast you control as target 1, the target"
            " gets +1 power this turn.",
        ),
        (
            "Deal 1 damage to each ally target opponent controls.",
            ("action",),
            "Spell with target opponents: deal 1 damage to each ally the target"
            " controls.",
        ),
        (
            "Deal 5 damage split among any amount of target units.",
            ("action",),
            "Spell with any number of targets among unit: deal 5 damage divided as"
            " its controller chooses to the target.",
        ),
        (
            "Return all allies to their owner's memory.",
            ("action",),
            "Spell: return each ally to memory.",
        ),
        (
            "Destroy target item. When that object is destroyed this way, recover 2.",
            ("action",),
            "Spell with target item: destroy the target; if the target is a object in"
            " a graveyard (take 2 damage off your champion).",
        ),
        (
            "Whenever a unit uses this weapon for an attack, deal 1 damage to it.",
            ("weapon",),
            "Whenever this attacks: deal 1 damage to each attacking object.",
        ),
        (
            "As long as ~ is attacking a domain, it gets +1 POWER.",
            ("ally",),
            "While both: this is a attacking object and there is any domain that is"
            " “defending”, this gets +1 power.",
        ),
        (
            "Target Beast ally's next attack this turn gets +1 POWER. If that ally is a"
            " Shenju, that attack gets an additional +3 POWER.",
            ("action",),
            "Spell with target beast ally: the next time the target attacks this turn:"
            " (attacking object gets +1 power this combat); if the target is a shenju"
            " (the next time the target attacks this turn: (attacking object gets +3"
            " power this combat)).",
        ),
        (
            "If target ally has a debuff counter on it, destroy that ally. Otherwise,"
            " put a debuff counter on it.",
            ("action",),
            "Spell with target ally: if the target is a object with a “debuff” counter"
            " (destroy the target) otherwise (put 1 “debuff” counters on the target).",
        ),
        (
            "Put a buff counter on target ally or Siegeable domain.",
            ("action",),
            "Spell with target either ally or siegeable domain: put 1 “buff” counters"
            " on the target.",
        ),
        (
            "Banish ~: Draw two cards. Activate this ability only if there are four or"
            " more age counters on ~.",
            ("item",),
            "For “Banish this”: draw 2; “Activate this ability only if there are four"
            " or more age counters on ~”.",
        ),
        (
            "[Tristan Bonus] Whenever this card is banished from your memory, recover"
            " 2.",
            ("action",),
            "While “tristan bonus” holds, whenever “this is banished from your memory”:"
            " take 2 damage off your champion.",
        ),
        (
            "If one or more cards would enter a player's graveyard, banish them"
            " instead.",
            ("item",),
            "If any object goes to a graveyard, put it into exile instead.",
        ),
        (
            "On Enter: Put a bulwark and a buff counter on ~.",
            ("ally",),
            "Whenever this enters: put 1 “bulwark” counters on this; put 1 “buff”"
            " counters on this.",
        ),
        (
            "Gain control of target ally with 3 POWER or less until end of turn.",
            ("action",),
            "Spell with target ally of power 3 or less: you gains control of the target"
            " this turn.",
        ),
        (
            "For the rest of the game, if your champion would take damage, recover 1"
            " instead and then if there are zero damage counters on your champion,"
            " draw a card.",
            ("action",),
            "Spell: if damage to your champion is dealt, instead (take 1 damage off"
            " your champion; if the damage of your champion is exactly 0 (draw 1)) for"
            " the rest of the game.",
        ),
    ],
)  # fmt: skip
def test_what_is_printed_is_said_back_in_our_words(text, kinds, meaning):
    assert said(text, kinds=kinds) == [meaning]


def test_words_in_our_manner_with_the_cards_name_are_about_the_card():
    assert said("Straw Man can't attack.", "Straw Man", ("ally",)) == [
        "This can't attack."
    ]


def test_a_number_given_for_a_letter_holds_in_the_next_sentence():
    (line,) = said(
        "Whenever you recover an amount, ~ gets +X POWER until end of turn, where X is"
        " that amount. Then if X is 4 or more, draw a card.",
        kinds=("ally",),
    )

    assert line.count("the number called “that amount”") == 2


@pytest.mark.parametrize(
    "text",
    [
        # Which of the two it is, only the rest of the line says.
        "Choose one. Class Bonus: Choose up to two instead—\n• Draw a card.\n• Deal 1"
        " damage to target unit.",
        # Who takes as many as there are does not choose how many.
        "Remove up to two durability counters from ~. Then recover 3.",
        "Whenever a unit is linked to ~, put a buff counter on it.",
    ],
)
def test_what_leaves_a_choice_open_is_not_read(text):
    card = read_card(Game.GRAND_ARCHIVE, text, name="", kinds=frozenset({"item"}))

    assert card.unread


def test_what_a_spell_does_as_it_is_revealed_is_no_part_of_the_spell():
    revealed, spell = said(
        "Whenever you reveal this card from your memory, recover 1.\n\nDraw a card."
    )

    assert revealed.startswith("Whenever “you reveal this from your memory”: take 1")
    assert spell == "Spell: draw 1."


def test_an_ability_of_which_nothing_is_followed_is_kept_in_words():
    (line,) = said(
        "On Attack: You may banish a card from your material deck. If you do, ~ gains"
        ' "On Kill: You may play the banished card."',
        kinds=("attack",),
    )

    assert "the ability" not in line
    assert "an ability that is not followed is gained" in line


def test_a_bonus_keeps_its_champions_name_on_a_card_called_alike():
    found = said("[Ilse Bonus] Ilse gets +2 POWER.", "Ilse, Map of Ways", ("ally",))
    assert found == ["While “ilse bonus” holds, this gets +2 power."]
