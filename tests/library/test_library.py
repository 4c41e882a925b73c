"""Rules looked up by number in our own wording, before anything is imported."""

from pathlib import Path

import pytest

from bot.citation import Game, RuleRef
from bot.errors import Problem, QuestionError, SetupError
from bot.library import Library


@pytest.fixture(scope="module")
def library() -> Library:
    return Library()


def numbers(library: Library, text: str, **options: object) -> list[str]:
    return [entry.number for entry in library.look_up(text, **options)]  # type: ignore[arg-type]


def test_a_number_gives_the_rule_in_our_words_labelled_with_its_edition(library):
    [entry] = library.look_up("615.7")

    assert entry.number == "615.7"
    assert entry.official is None
    assert entry.text == entry.says != ""
    assert entry.edition == "2026-08-07"


def test_a_section_gives_its_sub_rules_in_order(library):
    assert numbers(library, "615")[:4] == ["615", "615.1", "615.1a", "615.2"]


def test_only_leaves_the_sub_rules_out(library):
    assert numbers(library, "615", only=True) == ["615"]


def test_a_range_holds_everything_between(library):
    assert numbers(library, "615.7-615.9") == ["615.7", "615.8", "615.9"]


def test_several_rules_come_in_the_order_asked(library):
    assert numbers(library, "616.1f, 615.7") == ["616.1f", "615.7"]


def test_a_rule_asked_twice_comes_once(library):
    assert numbers(library, "615.7 615.7") == ["615.7"]


@pytest.mark.parametrize("text", ["DP 5.2", "Damage Prevention 5.2", "dp5.2", "DP 5.b"])
def test_grand_archive_is_found_by_page_and_number(library, text):
    assert numbers(library, text) == ["DP 5.2"]


def test_a_page_alone_gives_its_whole_list(library):
    assert numbers(library, "Damage Prevention")[:2] == ["DP 1", "DP 2"]


def test_a_number_only_one_game_has_needs_no_game(library):
    [entry, *_] = library.look_up("437.1.b.1")

    assert (entry.game, entry.number) == (Game.RIFTBOUND, "437.1.b.1")


def test_an_edition_can_be_asked_for(library):
    [entry] = library.look_up("437.3", Game.RIFTBOUND, "1.3", only=True)

    assert entry.edition == "1.3"


def test_an_unknown_number_names_the_edition_and_the_nearest(library):
    with pytest.raises(QuestionError, match=r"no 615\.99 .*2026-08-07.*615\.9 is") as e:
        library.look_up("615.99")

    assert e.value.problem is Problem.NOT_FOUND
    assert "615.9" in e.value.suggestions


def test_an_unknown_edition_names_those_held(library):
    with pytest.raises(QuestionError, match=r"No edition 1\.1 .*1\.4"):
        library.look_up("437", Game.RIFTBOUND, "1.1")


def test_nothing_asked_says_what_could_be(library):
    with pytest.raises(QuestionError, match="Which rule"):
        library.look_up("  ")


def test_a_heading_finds_its_rule(library):
    assert numbers(library, "prevention effects")[0] == "615"


def test_a_mistyped_heading_is_met_with_a_suggestion(library):
    with pytest.raises(QuestionError) as error:
        library.look_up("prevention efects")

    assert "prevention effects" in error.value.suggestions


def test_a_citation_is_found_by_its_reference(library):
    entry = library.cite(RuleRef(Game.MTG, "615.7", "2026-08-07"))

    assert entry.says
    assert entry.url.endswith("R6157")


def test_a_citation_we_have_no_words_for_still_has_its_address(library):
    entry = library.cite(RuleRef(Game.MTG, "100.1", "2026-08-07"))

    assert (entry.says, entry.official) == ("", None)
    assert entry.url.endswith("R1001")


@pytest.mark.parametrize("text", ["6" * 10_000, "a b " * 5_000, " .-" * 5_000])
def test_endless_questions_are_refused(library, text):
    with pytest.raises(QuestionError) as error:
        library.look_up(text)

    assert error.value.problem is Problem.LIMIT
    assert isinstance(library.search(text), list)
    assert isinstance(library.suggest(text), list)


def test_a_damaged_file_is_told_of(tmp_path: Path):
    file = tmp_path / "aegis.db"
    file.write_bytes(b"no database" * 500)

    with pytest.raises(SetupError, match="cannot be read"):
        Library(file).look_up("615.7")
