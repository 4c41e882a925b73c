"""Two forms of a verb among the alternatives of a pattern stand for all of them."""

import pytest

from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.pattern import Alternatives, Literal, Parts, compile_pattern


def phrases(parts: Parts) -> set[str]:
    """All that *parts*, words alone, may be."""
    found = {""}
    for part in parts.parts:
        if isinstance(part, Alternatives):
            behind = {said for it in part.options for said in phrases(it)}
        else:
            assert isinstance(part, Literal)
            behind = {part.text}
        found = {f"{one} {two}".strip() for one in found for two in behind}
    return found


def test_two_forms_of_a_verb_bring_its_past_and_its_perfect():
    told = phrases(compile_pattern("( choose | chooses ) to draw"))

    assert told == {
        f"{it} to draw"
        for it in (
            "choose", "chooses", "chose", "has chosen", "have chosen", "had chosen"
        )
    }  # fmt: skip


def test_one_form_alone_stays_the_only_one():
    assert phrases(compile_pattern("( chosen | chooses )")) == {"chosen", "chooses"}


def test_what_stands_behind_two_forms_stands_behind_the_others():
    told = phrases(compile_pattern("( opt to | opts to | may )"))

    assert {"opted to", "has opted to", "may"} <= told
    assert "opted" not in told


@pytest.mark.parametrize(
    ("form", "forms"),
    [("tap", ("tap", "taps", "tapped")), ("copies", ("copy", "copies", "copied"))],
)
def test_the_simple_forms_of_a_verb_are_known_by_any_of_them(
    form: str, forms: tuple[str, str, str]
):
    assert TENSES[form].simple == forms
