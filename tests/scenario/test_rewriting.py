"""Texts are put into plainer words in one order, each change where it applies."""

from dataclasses import replace

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.scenario.reading.card_rewritings import IN_ORDER
from bot.scenario.reading.rewritings import AS_WRITTEN
from bot.scenario.words.rewriting import Around, Rewriting, Tokens, rewritten
from bot.scenario.words.scanning import tokenize


def shouted(tokens: Tokens) -> Tokens:
    return tuple(replace(it, text=it.text.upper()) for it in tokens)


def said(text: str, catalogue: Catalogue, *rows: Rewriting) -> list[str]:
    around = Around(text, catalogue, Game.MTG)
    return [it.text for it in rewritten(tokenize(text), rows, around)]


def test_a_change_is_made_where_a_word_it_needs_stands(catalogue: Catalogue):
    row = Rewriting(shouted, "it is loud", frozenset({"bear", "wolf"}))

    assert said("a bear", catalogue, row) == ["A", "BEAR"]
    assert said("a bird", catalogue, row) == ["a", "bird"]


def test_a_change_sees_the_words_of_the_one_before(catalogue: Catalogue):
    first = Rewriting(shouted, "it is loud")
    second = Rewriting(lambda tokens: tokens[:1], "it is short", frozenset({"BEAR"}))

    assert said("a bear", catalogue, first, second) == ["A"]
    assert said("a bear", catalogue, second, first) == ["A", "BEAR"]


def test_a_change_of_another_game_is_not_made(catalogue: Catalogue):
    row = Rewriting(shouted, "it is loud", games=frozenset({Game.RIFTBOUND}))

    assert said("a bear", catalogue, row) == ["a", "bear"]


def test_every_rewriting_says_why_it_stands_where_it_does():
    rows = (*AS_WRITTEN, *IN_ORDER)

    assert all(row.why for row in rows)
    assert len({row.change for row in rows}) == len(rows)
