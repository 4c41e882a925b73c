"""Text of any kind is read or refused, and refused at the right place."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.citation import Game
from bot.engine.instructions import CardAbilities
from bot.errors import Problem, QuestionError
from bot.wording.faces import joined_faces
from bot.wording.reading import read_card, read_quoted

PRINTED = "If a source would deal damage to Odd Totem, prevent 1 of that damage."


@pytest.mark.parametrize("game", Game)
@pytest.mark.parametrize(
    "text",
    [
        "If a source would deal damage to you, " * 800,
        f"Prevent the next {'9' * 10_000} damage that would be dealt to you.",
        f"Odd Totem deals {'9' * 5_000} damage to you.",
        f"Level {'9' * 5_000}: draw a card.",
        f"[{'9' * 5_000}]: prevent the next 1 damage to you.",
    ],
    ids=["deep", "long-number", "long-damage", "long-level", "long-cost"],
)
def test_text_beyond_all_measure_gives_no_effect_rather_than_an_error(
    game: Game, text: str
) -> None:
    assert not read_card(game, text, name="Odd", kinds=frozenset({"unit"})).statics


def quoted(text: str) -> CardAbilities:
    return read_quoted(Game.MTG, text, name="Odd Totem, Keeper")


@pytest.mark.parametrize(
    "typed",
    [
        "if a source would deal damage to odd totem, prevent 1 of that damage",
        "If a source would deal damage to CARDNAME, prevent 1 of that damage.",
        "If a source would deal damage to ~, prevent one of that damage.",
        "If a source would deal damage to this creature, prevent 1 of it.",
        "If a source would deal damage to Odd Totem, Keeper, prevent 1 of that damage.",
        "If a source would deal damage to Odd, prevent 1 of that damage.",
    ],
)
def test_sloppy_words_and_every_name_of_the_card_mean_the_same(typed: str) -> None:
    assert quoted(typed).statics == quoted(PRINTED).statics


@pytest.mark.parametrize("cost", ["{T}:", "{T} :", "{t}:"])
def test_costs_as_people_type_them(cost: str) -> None:
    read = quoted(
        f"{cost} prevent the next 1 damage that would be dealt to you this turn"
    )

    assert read.activated[0].taps


def test_apostrophes_may_be_curly_or_missing() -> None:
    straight = quoted("Damage can't be prevented.")

    assert quoted("Damage can’t be prevented.").statics == straight.statics
    assert quoted("damage cant be prevented").statics == straight.statics


def test_a_wording_with_a_duration_is_a_spell_and_without_one_it_stands() -> None:
    assert quoted("Damage can't be prevented this turn.").spell is not None
    assert quoted("Damage can't be prevented.").statics


def test_the_caret_is_under_the_first_word_not_understood() -> None:
    text = "If a source would deal damage to you, juggle 1 of that damage."

    with pytest.raises(QuestionError) as error:
        quoted(text)

    assert error.value.problem is Problem.SYNTAX
    assert (error.value.line, error.value.column) == (1, text.index("juggle") + 1)
    assert error.value.length == len("juggle")


def test_the_caret_counts_from_where_the_wording_stands() -> None:
    whole = 'Bob controls\n"Odd Totem": "Prevent all damage that would frob you."'
    text = "Prevent all damage that would frob you."

    with pytest.raises(QuestionError) as error:
        read_quoted(Game.MTG, text, name="Odd Totem", line=2, column=15, whole=whole)

    assert error.value.excerpt().splitlines()[1].index("^") == (
        whole.splitlines()[1].index("frob")
    )


@given(st.text(max_size=200))
@settings(max_examples=60, deadline=None)
def test_no_text_makes_reading_a_card_fail(text: str) -> None:
    read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({"creature"}))


WORDS = [
    "prevent",
    "the",
    "next",
    "3",
    "damage",
    "that",
    "would",
    "be",
    "dealt",
    "to",
    "any",
    "target",
    "creature",
    "you",
    "control",
    "this",
    "turn",
    "if",
    "a",
    "source",
    "deals",
    "instead",
    "double",
    "plus",
    "it",
    "its",
    "controller",
    "whenever",
    "dies",
    "exile",
    "put",
    "+1/+1",
    "counter",
    "on",
    "~",
    "each",
    "other",
    "another",
    "and",
    "or",
    ",",
    ".",
    ":",
    '"',
    "{T}",
    "x",
    "where",
    "is",
    "number",
    "of",
    "may",
    "until",
    "end",
    "as",
    "long",
    "all",
    "noncombat",
    "combat",
    "by",
    "of",
    "your",
    "choice",
    "draw",
    "card",
    "gain",
    "life",
    "token",
    "create",
]


@given(st.lists(st.sampled_from(WORDS), max_size=40))
@settings(max_examples=150, deadline=None)
def test_no_salad_of_known_words_makes_reading_fail(words: list[str]) -> None:
    text = " ".join(words)

    for kind in ("creature", "instant"):
        read_card(Game.MTG, text, name="Odd Totem", kinds=frozenset({kind}))


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card" + " and gain 1 life" * 60,
        "Destroy target artifact" + " or creature" * 120,
        '"' * 200,
        "you may " * 140,
        "damage " * 2000,
    ],
)
def test_endless_text_ends(text: str) -> None:
    read_card(Game.MTG, text, name="Odd", kinds=frozenset({"instant"}))


@pytest.mark.parametrize("name", ["Alpha // Beta", "Flying"])
def test_a_text_that_begins_with_an_odd_name_is_one_face(name: str):
    text = f"{name}\nYou gain 1 life."

    assert joined_faces(name, text) == [(name, text, frozenset())]


def test_more_than_any_card_says_is_not_read():
    read = read_card(Game.MTG, "Flying. " * 2_000, name="Odd Totem")

    assert not read.understood
