"""Our plain words for effects, said and read back."""

import json
from dataclasses import is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from bot.cards.formats import grand_archive, riftcodex
from bot.cards.shipped import ShippedCards
from bot.citation import Game
from bot.engine.effects import (
    DamageWatch,
    Effect,
    Modifier,
    PreventInstance,
    PreventNext,
    Trigger,
    Until,
)
from bot.engine.instructions import Ability, CardAbilities, Install
from bot.engine.values import Filter, Side
from bot.paths import rules_data
from bot.wording.plain.cards import lines_of, read_line
from bot.wording.reading import read_card
from bot.wording.rebuilding import rebuilt
from bot.wording.say import say, say_all

SAMPLES = Path(__file__).parents[2].parent / "shared" / "cards"
GAMES = [Game.GRAND_ARCHIVE, Game.RIFTBOUND]
SHIPPED = [
    pytest.param(game, face, id=face.name)
    for game in GAMES
    for card in ShippedCards(rules_data()).of(game).values()
    for face in card.faces
]
CHAMPION = Filter(kinds=frozenset({"champion"}), controller=Side.YOU)
# Beside the cards people ask about, what the seeds and the contract name.
NAMED = {
    Game.GRAND_ARCHIVE: ["Deflecting Edge", "Clarent, Sword of Peace",
                         "Spellshield: Arcane"],
    Game.RIFTBOUND: ["Baited Hook", "Unlicensed Armory", "Zhonya's Hourglass",
                     "Ki Barrier", "Counter Strike", "Unyielding Spirit"],
}  # fmt: skip


def without_text(node: Any) -> Any:
    """*node* without the printed lines that abilities keep for showing."""

    def change(one: Any) -> Any:
        if is_dataclass(one) and isinstance(one, Ability | Trigger):
            return replace(one, text="")
        return one

    return rebuilt(node, change)


def bare(card: CardAbilities) -> CardAbilities:
    return without_text(replace(card, irrelevant=(), unread=()))  # type: ignore[no-any-return]


def read(game: Game, face: Any, text: str) -> CardAbilities:
    kinds = frozenset(face.types + face.supertypes + face.subtypes)
    return read_card(game, text, name=face.name, kinds=kinds)


def test_a_shield_is_said_as_people_say_it():
    watch = DamageWatch(recipient=CHAMPION, combat=True)
    shield = Effect(watch, PreventNext(3), until=Until.END_OF_TURN)
    ability = Ability((Install(shield),))

    assert (
        say(ability, Game.GRAND_ARCHIVE)
        == "Spell: prevent the next 3 combat damage to your champion this turn."
    )


def test_an_instance_is_said_as_the_next_time():
    effect = Effect(DamageWatch(recipient=CHAMPION), PreventInstance(5), uses=1)

    assert (
        say(effect, Game.GRAND_ARCHIVE)
        == "The next time, prevent 5 of any damage to your champion."
    )


def test_riftbound_says_might_where_power_and_life_are_one():
    bigger = Modifier(Filter(this=True), 2, 2)

    assert say(bigger, Game.RIFTBOUND) == "This gets +2 Might."
    assert say(bigger, Game.GRAND_ARCHIVE) == "This gets +2 power and +2 life."


def test_what_ends_by_itself_is_no_line_of_its_own():
    assert read_line("Prevent all combat damage this turn.") is None


def test_other_words_are_not_ours():
    assert read_line("Prevent whatever comes.") is None


@pytest.mark.parametrize(("game", "face"), SHIPPED)
def test_a_shipped_card_is_understood(game, face):
    assert read(game, face, face.text).unread == ()


@pytest.mark.parametrize(("game", "face"), SHIPPED)
def test_a_shipped_card_stands_there_in_our_words(game, face):
    found = read(game, face, face.text)

    assert "\n".join(say_all(found, game)) == face.text


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in NAMED[game]]
)
def test_the_cards_people_name_are_shipped(game, name):
    assert name in ShippedCards(rules_data()).of(game)


# --- Over whatever cards are there -----------------------------------------------


@pytest.mark.parametrize(
    ("game", "file", "shape", "share"),
    [
        (Game.GRAND_ARCHIVE, "grand-archive-sample.json", grand_archive, 0.9),
        (Game.RIFTBOUND, "riftbound-sample.json", riftcodex, 0.9),
    ],
    ids=["grand archive", "riftbound"],
)
def test_printed_cards_are_understood_and_said_back(game, file, shape, share):
    if not (SAMPLES / file).is_file():
        pytest.skip("no card files")
    cards = [shape.card(one, "") for one in json.loads((SAMPLES / file).read_text())]
    faces = [face for card in cards for face in card.faces]
    found = [read(game, face, face.text) for face in faces]
    said_back = [
        [read_line(line) for line in lines_of(bare(abilities))] for abilities in found
    ]

    assert all(None not in parts for parts in said_back)
    assert [sum(_size(one) for one in parts if one) for parts in said_back] == [
        _size(abilities) for abilities in found
    ]
    for abilities, face in zip(found, faces, strict=True):
        ours = "\n".join(say_all(bare(abilities), game))
        assert bare(read(game, face, ours)) == bare(abilities)
    assert sum(not one.unread for one in found) >= share * len(found)


def _size(card: CardAbilities) -> int:
    return (
        len(card.statics)
        + len(card.activated)
        + len(card.keywords)
        + (card.spell is not None)
    )
