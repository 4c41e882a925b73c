"""Names of cards with their words cut short."""

from bot.cards.abbreviating import in_full
from bot.cards.card import CardName
from bot.cards.names import NameEntry, NameIndex, NameKind, plain
from bot.citation import Game


def index(*names: str) -> NameIndex:
    return NameIndex(
        NameEntry(plain(it), CardName(Game.MTG, it), NameKind.FULL, shipped=True)
        for it in names
    )


KNOWN = index("Odd Laboratory", "Oddity Maniac", "Furnace of Rath", "Grim Tower Guard")


def test_each_word_is_begun_in_its_order():
    assert in_full(KNOWN, ["oddi", "man"]) == ("oddity", "maniac")
    assert in_full(KNOWN, ["man", "oddi"]) == ()


def test_little_words_may_be_said_or_not():
    assert in_full(KNOWN, ["furn", "rath"]) == ("furnace", "rath")
    assert in_full(KNOWN, ["furn", "of", "rath"]) == ("furnace", "of", "rath")


def test_every_telling_word_of_the_name_is_begun():
    assert in_full(KNOWN, ["grim", "tower"]) == ()
    assert in_full(KNOWN, ["grim", "tow", "gua"]) == ("grim", "tower", "guard")


def test_two_cards_that_could_be_meant_are_none():
    two = index("Lasting Mania", "Laboratory Maniac")
    assert in_full(two, ["las", "mani"]) == ("lasting", "mania")
    assert in_full(index("Labour Mania", "Laboratory Maniac"), ["lab", "mania"]) == ()


def test_a_few_letters_tell_nothing():
    assert in_full(KNOWN, ["od", "lab"]) == ()
    assert in_full(KNOWN, ["odd"]) == ()
