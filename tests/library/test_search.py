"""Rules found by words: exact number, heading, glossary, text."""

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from bot.library import Library
from tests.library.books import magic, riftbound


@pytest.fixture(scope="module")
def shipped() -> Library:
    return Library()


def test_a_number_is_its_rule(held):
    [hit, *_] = held(magic()).search("101.2")

    assert (hit.number, hit.kind) == ("101.2", "number")


def test_headings_come_before_terms_before_texts(held):
    hits = held(magic()).search("kettle", Game.MTG)
    kinds = [hit.kind for hit in hits if hit.official]

    assert kinds == sorted(kinds, key=["heading", "term", "text"].index)
    assert hits[0].number == "101"


def test_words_are_found_in_other_forms(held):
    numbers = [hit.number for hit in held(magic()).search("stack", Game.MTG, 60)]

    assert "100.2" in numbers


def test_the_words_found_are_marked_in_the_passage(held):
    hit = next(h for h in held(magic()).search("boils", Game.MTG) if h.official)

    assert [hit.passage[start:end] for start, end in hit.spans] == ["boils"]


def test_an_example_is_found_and_shown(held):
    hit = next(h for h in held(magic()).search("fourth", Game.MTG) if h.official)

    assert hit.number == "100.2"
    assert "fourth" in hit.passage


def test_some_of_the_words_are_better_than_none(held):
    numbers = [h.number for h in held(magic()).search("whistle zeppelin", Game.MTG)]

    assert "101.1" in numbers


@pytest.mark.parametrize("words", ['"', "a OR", "NEAR(", "*", "-", "(", "^x", "", "'"])
def test_no_punctuation_upsets_the_search(held, words):
    assert isinstance(held(magic()).search(words), list)


def test_only_the_game_asked_for_is_searched(held):
    hits = held(magic(), riftbound()).search("lantern", Game.RIFTBOUND)

    assert {hit.game for hit in hits} == {Game.RIFTBOUND}


def test_no_game_hides_the_others(shipped):
    hits = shipped.search("prevent damage", most=3)

    assert {hit.game for hit in hits} == set(Game)


def test_our_own_wording_is_searched_before_any_import(shipped):
    hits = shipped.search("prevention effects", Game.MTG)

    assert hits[0].number == "615"
    assert not hits[0].official


def test_words_to_search_for_are_not_shown(shipped):
    hits = shipped.search("trample", Game.MTG)
    [found] = [hit for hit in hits if hit.number == "702.19b"]

    assert found.passage.startswith("All blockers")


def test_a_glossary_entry_leads_to_its_rule(held):
    [term] = held(magic()).glossary("kettles", Game.MTG)

    assert (term.term, term.rules, term.official) == ("Kettle", ("101",), True)


def test_a_keyword_without_a_glossary_is_explained_by_its_rule(shipped):
    [term] = shipped.glossary("deathtouch", Game.MTG)

    assert term.rules[0] == "702.2"
    assert term.text
    assert len(term.rules) == len(set(term.rules))


def test_an_unknown_term_is_met_with_likely_ones(shipped):
    with pytest.raises(QuestionError) as error:
        shipped.glossary("deathtuch", Game.MTG)

    assert "deathtouch" in error.value.suggestions


@pytest.mark.parametrize(
    ("typed", "first"),
    [("615", "615"), ("615.1", "615.1"), ("rule 615.7", "615.7"), ("CR 616.", "616")],
)
def test_numbers_are_suggested_as_they_are_typed(shipped, typed, first):
    assert shipped.suggest(typed, Game.MTG)[0].number == first


@pytest.mark.parametrize(
    ("typed", "number"),
    [("deathto", "702.2"), ("prevention eff", "615"), ("damage prev", "615.6")],
)
def test_words_are_suggested_by_their_beginnings(shipped, typed, number):
    assert number in [one.number for one in shipped.suggest(typed, Game.MTG)]


def test_suggestions_fit_discord(shipped):
    found = [*shipped.suggest(""), *shipped.suggest("d"), *shipped.suggest("60")]

    assert all(len(one.label) <= 100 for one in found)
    assert len(shipped.suggest("")) <= 25


def test_every_game_gets_its_share_of_suggestions(shipped):
    games = {one.game for one in shipped.suggest("damage")}

    assert games == set(Game)


def test_suggestions_follow_an_import(held, database):
    library = Library(database)
    library.suggest("kett", Game.MTG)
    held(magic())

    assert "101" in [one.number for one in library.suggest("kett", Game.MTG)]
