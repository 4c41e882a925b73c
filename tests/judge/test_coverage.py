"""How many cards of a small file of our own are understood."""

from bot.cards.card import Card, Face
from bot.citation import Game
from bot.judge.coverage import Coverage, Status, coverage

CARDS = {
    "Quiet Ward": (
        "enchantment",
        "If a source would deal damage to you, prevent 1 of it.",
    ),
    "Loud Ward": (
        "enchantment",
        "If a source would deal damage to you, prevent 1 of it.\n"
        "If a source would deal damage to you, juggle it instead.",
    ),
    "Odd Juggler": ("creature", "Whenever damage is juggled, put it on the stack."),
    "Plain Grower": ("land", "{T}: Add {G}."),
    "Even Storm": ("sorcery", "Even Storm deals 2 damage to each creature."),
    "Bound Wards": ("creature", "Banding"),
    "Bare Bear": ("creature", ""),
}


def covered() -> Coverage:
    return coverage(
        Card(Game.MTG, name, (Face(name, text, types=(kind,)),))
        for name, (kind, text) in CARDS.items()
    )


def test_the_counts_of_a_small_file() -> None:
    whole = covered().whole

    assert (whole.understood, whole.partly, whole.unknown) == (4, 1, 2)
    assert round(whole.percent, 1) == 57.1


def test_each_card_says_what_was_understood_and_what_was_not() -> None:
    cards = {card.name: card for card in covered().cards}

    assert cards["Quiet Ward"].status is Status.UNDERSTOOD
    assert cards["Loud Ward"].status is Status.PARTLY
    assert cards["Loud Ward"].unread[0][0].startswith("If a source would deal damage")
    assert cards["Plain Grower"].kept == ("{T}: Add {G}.",)
    assert cards["Bound Wards"].unread[0][1] == "a keyword that is not played out"


def test_shares_are_given_by_wording() -> None:
    shares = {share.family: share for share in covered().shares}

    assert shares["prevent damage"].total == 2
    assert shares["deals damage"].total == 3
    assert "draw replaced" not in shares


def test_json_holds_name_status_effects_and_unread_sentences() -> None:
    card = covered().as_json()["cards"][0]

    assert card["name"] == "Quiet Ward"
    assert card["status"] == "understood"
    assert card["effects"] == ["If a source would deal damage to you, prevent 1 of it."]
    assert card["unread"] == []


def test_faces_that_stand_in_one_text_are_read_one_by_one() -> None:
    text = (
        "Sun Keeper\nLifelink\nWhen Sun Keeper dies, draw a card.\nMoon Keeper\n"
        "Prevent all damage that would be dealt to Moon Keeper."
    )
    card = Card(Game.MTG, "Sun Keeper", (Face("Sun Keeper", text),), layout="joined")

    read = coverage([card]).cards[0]

    assert read.status is Status.UNDERSTOOD
    assert "Prevent all damage that would be dealt to this." in read.effects
