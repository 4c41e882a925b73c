"""Card names in the middle of a sentence."""

import pytest

from bot.cards.finding import How
from bot.citation import Game

COMMON = frozenset({
    "a", "i", "my", "me", "he", "she", "it", "on", "of", "the", "and", "with", "both",
    "deals", "damage", "control", "fire", "fling", "controller", "is", "to",
})  # fmt: skip


@pytest.fixture
def read(catalogue):
    """Reads the card name at the front of a text."""

    def read(text, game=Game.MTG, **more):
        return catalogue.find_in_text(text.split(), 0, game, COMMON, **more)

    return read


@pytest.mark.parametrize(
    ("text", "name", "length"),
    [
        ("Furnace of Rath and a shield", "Furnace of Rath", 3),
        ("furnace of rath.", "Furnace of Rath", 3),
        ("bolt on me", "Lightning Bolt", 1),
        ("Ajani's Pridemate is", "Ajani's Pridemate", 2),
        ("Ajani, Caller of the Pride, is", "Ajani, Caller of the Pride", 5),
        ("Ajani, is", "Ajani, Caller of the Pride", 1),
        ("Fire // Ice", "Fire // Ice", 3),
        ("will o' the wisp", "Will-o'-the-Wisp", 4),
        ("Will-o'-the-Wisp is", "Will-o'-the-Wisp", 1),
    ],
)
def test_the_longest_name_from_here_is_read(read, text, name, length):
    found = read(text)

    assert (name, length) == (found.names[0].name, found.length)
    assert How.EXACT is found.how


@pytest.mark.parametrize(
    ("text", "name", "length"),
    [
        ("Furnaces of Rath", "Furnace of Rath", 3),
        ("Serra Angels deal", "Serra Angel", 2),
        ("Protean Hydras", "Protean Hydra", 2),
    ],
)
def test_several_of_a_card_are_read_as_plural(read, text, name, length):
    found = read(text)

    assert (name, length, True) == (found.names[0].name, found.length, found.plural)


def test_one_of_a_card_with_a_plural_name_is_read(read):
    assert read("Grizzly Bear is").names[0].name == "Grizzly Bears"


@pytest.mark.parametrize("mark", ["'s", "’s"])
def test_a_possessive_is_told(read, mark):
    found = read(f"Furnace of Rath{mark} controller")

    assert found.possessive
    assert found.length == 3


@pytest.mark.parametrize(
    ("text", "name", "length"),
    [
        ("lightening bolt deals", "Lightning Bolt", 2),
        ("serra angle is", "Serra Angel", 2),
        ("furnace off rath", "Furnace of Rath", 3),
        ("furnase of rath", "Furnace of Rath", 3),
        ("lightningbolt deals", "Lightning Bolt", 1),
        ("light ning bolt", "Lightning Bolt", 3),
        ("Fog Bnak is", "Fog Bank", 2),
    ],
)
def test_a_mis_spelt_name_is_read_and_told(read, text, name, length):
    found = read(text)

    assert (name, length) == (found.names[0].name, found.length)
    assert How.FUZZY is found.how
    assert found.score < 100


def test_a_slip_behind_a_nickname_is_one_in_the_whole_name(read):
    found = read("Sphere of Glsas")

    assert (found.names[0].name, found.length) == ("Sphere of Glass", 3)


def test_a_nickname_alone_is_not_made_longer(read):
    assert read("sphere or anything").length == 1


@pytest.mark.parametrize(
    "text",
    [
        "deals 3",
        "stock it",
        "fling it",
        "lightning both",
        "serra deals damage",
        "3 damage",
    ],
)
def test_an_everyday_word_is_not_taken_for_a_name(read, text):
    assert read(text) is None


def test_an_everyday_word_with_a_capital_is_a_doubtful_name(read):
    found = read("Fling it")

    assert found.everyday


def test_a_name_does_not_go_on_behind_the_end_of_a_sentence(read):
    assert read("Furnace. Of Rath") is None


def test_part_of_a_name_is_read_only_when_asked_for(read):
    assert read("furnace is on") is None
    assert read("furnace is on", partial=True).names[0].name == "Furnace of Rath"


def test_part_of_several_names_offers_them_all(read):
    found = read("serra is", partial=True)

    assert [it.name for it in found.names] == ["Serra Angel", "Serra Avenger"]


def test_a_name_of_two_games_comes_back_with_both(read):
    found = read("Shock deals", game=None)

    assert {Game.MTG, Game.GRAND_ARCHIVE} == {it.game for it in found.names}


def test_the_asked_game_alone_is_read(read):
    found = read("Shock deals", game=Game.MTG)

    assert [it.game for it in found.names] == [Game.MTG]


def test_nothing_is_read_behind_the_last_word(catalogue):
    assert catalogue.find_in_text(["bolt"], 1) is None
