"""What is assumed of a wording, or of a card that has none."""

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.paths import rules_data
from bot.scenario import read

CATALOGUE = Catalogue(rules_data())
SHIFT = "If damage would be dealt to Lava Maul, prevent that damage."


def assumed(text: str) -> tuple[str, ...]:
    return read(text, catalogue=CATALOGUE, default_game=Game.MTG).assumptions


def test_a_card_whose_text_follows_is_not_said_to_have_none():
    told = f'My Lava Maul (0/0) has five +1/+1 counters: "{SHIFT}" Ben bolts it.'

    assert not any("without a text" in it for it in assumed(told))


def test_a_card_of_a_mere_size_is_said_to_have_none():
    assert any(
        "without a text" in it for it in assumed("Ben bolts my Lava Maul (2/2).")
    )


def test_a_wording_that_changes_nothing_is_said_to():
    told = 'Bob\'s 3/3 with "Whenever this creature attacks, gloomp it." attacks me.'

    assert any("gloomp it.” is taken to change nothing" in it for it in assumed(told))


def test_a_sorcery_is_cast_in_the_turn_of_who_casts_it():
    told = "I bolt my opponent. My opponent casts Pyroclasm. I have a 3/3."

    assert "It is your opponent's turn." in assumed(told)


def test_it_is_the_turn_of_who_acts_first():
    assert "It is your opponent's turn." in assumed("My opponent bolts me.")
    assert "It is your turn." in assumed("I bolt my opponent. He bolts me.")


def test_whose_an_enchantment_is_stands_under_assumed_where_nobody_says_so():
    told = "Furnace of Rath is out. My opponent bolts me."

    assert "Furnace of Rath is yours." in assumed(told)
    mine = told.replace("is out", "is out on my side")
    assert "Furnace of Rath is yours." not in assumed(mine)


def test_a_unit_that_attacks_as_it_was_played_has_entered_ready():
    told = "rb: I play a 5 might unit and attack his 4 might with it."

    assert "The 5-Might unit has entered ready, or been readied since." in assumed(told)
    assert not any("ready" in it for it in assumed("rb: I attack his 4 might with 5."))


def test_whom_damage_hits_stands_under_assumed_where_nobody_says_so():
    told = "My opponent's spell deals 5 damage."

    assert "The damage is dealt to you." in assumed(told)
    aimed = told.replace("damage", "damage to me")
    assert "The damage is dealt to you." not in assumed(aimed)


def test_what_a_spell_is_aimed_at_stands_under_assumed_where_nobody_says_so():
    assert "Lava Spike is used on your opponent." in assumed("I cast Lava Spike.")
    aimed = "I cast Lava Spike on my opponent."
    assert not any("is used on" in it for it in assumed(aimed))


def test_a_doubler_told_for_one_kind_of_source_is_said_to_be_for_that():
    told = "I have an enchantment that doubles damage from red sources. He bolts me."
    understood = read(told, catalogue=CATALOGUE, default_game=Game.MTG).understood

    assert any("If a red source would deal damage" in it for it in understood)
