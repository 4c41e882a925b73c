"""Whatever is to be shown, Discord takes it: at each limit and one past it."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from discord import ui
from simcord.components import validate_message_state, walk_components

from bot.answers import Answer, ChoiceLine, Chosen, Cited, Outcome
from bot.citation import Game
from bot.discord_face import limits
from bot.discord_face.pages import Button, Page, broken, packed, page, select
from bot.discord_face.presses import Act, Press
from bot.discord_face.views.answering import Shown, answer_page
from bot.discord_face.views.details import everything_page, rules_page, steps_page
from bot.discord_face.views.looking import printed
from bot.discord_face.views.looking import rules as rules_view
from bot.discord_face.views.notices import refusal
from bot.discord_face.views.reviewing import case_page
from bot.errors import Problem, QuestionError
from bot.judge.languages import LANGUAGES, Words, words_in
from bot.library.entry import Entry
from tests.discord_face.by_hand import EDITION, TWO_WAYS, outcome

SAY = Words()
V2 = 1 << 15
VIEWS = (answer_page, steps_page, rules_page, everything_page)


def taken_by_discord(made: Page) -> str:
    """The text of the page, after Discord has looked at every limit."""
    components = validate_message_state(
        made.to_components(), flags=V2, content=None, embeds=[], require_nonempty=True
    )
    return "\n".join(
        one["content"] for one in walk_components(components) if one["type"] == 10
    )


def every_page(answer: Answer, say: Words = SAY) -> Iterator[str]:
    """The text of every page of every view of *answer*."""
    place = Press(Act.SHOW, 2**62, "K7Q2M", path=(1, 2))
    for view in VIEWS:
        for number in range(60):
            shown = Shown(
                answer,
                replace(place, page=number),
                private=True,
                judges=True,
                taken=("x" * 200, "y" * 200),
            )
            yield taken_by_discord(view(shown, say))


def long_trace() -> Answer:
    text = "The shield prevents 1 of the damage that *would* be dealt. " * 3
    long = outcome("You're at 18. " * 30, 18, steps=60)
    steps = tuple(replace(step, text=text) for step in long.steps)
    return replace(TWO_WAYS, outcomes=(replace(long, steps=steps),) * 3)


def two_hundred_objects() -> Answer:
    names = tuple(f"Bear {n} <@{n}> takes 2 and *dies*" for n in range(200))
    return replace(
        TWO_WAYS, understood=names, assumptions=names, verdict="; ".join(names)
    )


def six_choosers() -> Answer:
    choices = tuple(
        ChoiceLine(
            f"c{n}",
            f"Player {n} " * 5,
            "Which applies first? " * 20,
            tuple(f"option {m} " * 15 for m in range(30)),
            ("616.1e", "616.1f"),
            after=tuple(Chosen("c", "me", "x" * 150) for _ in range(n)),
        )
        for n in range(6)
    )
    results = tuple(
        outcome(f"Result {n}. " * 20, n, Chosen("c0", "me", "option " * 30))
        for n in range(40)
    )
    return replace(TWO_WAYS, choices=choices, outcomes=results, reach=("x" * 900,) * 4)


def longest_rule() -> Answer:
    cited = Cited(
        Game.MTG, "702.19", EDITION, "says", "An official_text. " * 400,
        "https://rules.test/702.19", "Trample " * 20,
    )  # fmt: skip
    return replace(TWO_WAYS, citations=(cited,) * 10)


@pytest.mark.parametrize(
    "answer", [long_trace(), two_hundred_objects(), six_choosers(), longest_rule()]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_answers_are_within_every_limit_on_every_page(
    language: str, answer: Answer
):
    for text in every_page(answer, words_in(language)):
        assert 0 < len(text) <= limits.TEXT


def test_no_step_of_a_long_trace_is_lost():
    answer = long_trace()
    place = Press(Act.STEPS, 1, "K7Q2M")
    texts = {
        taken_by_discord(steps_page(Shown(answer, replace(place, page=n)), SAY))
        for n in range(60)
    }

    assert len(re.findall(r"^60\. ", "\n".join(texts), re.M)) == 3


def test_text_at_the_limit_is_whole_and_one_past_it_is_cut():
    assert taken_by_discord(page(["x" * limits.TEXT])) == "x" * limits.TEXT

    over = taken_by_discord(page(["x" * (limits.TEXT + 1)]))
    assert len(over) == limits.TEXT
    assert over.endswith("…")


def test_a_page_at_the_limit_of_components_is_taken_and_one_past_it_is_refused():
    # The box itself is one of them.
    full = page([ui.TextDisplay("x") for _ in range(limits.COMPONENTS - 1)])
    taken_by_discord(full)

    with pytest.raises(ValueError, match="40"):
        page([ui.TextDisplay("x") for _ in range(limits.COMPONENTS)])


def test_options_at_the_limit_are_all_there_and_one_past_it_is_left_out():
    for number, there in ((25, 25), (26, 25)):
        options = [(f"o{n}", str(n), "") for n in range(number)]
        row = select(Press(Act.CHOOSE), "which", options)
        [menu] = page([row]).to_components()[0]["components"][0]["components"]

        assert len(menu["options"]) == there


@pytest.mark.parametrize("length", [80, 81])
def test_a_long_label_is_cut_at_its_limit(length: int):
    button = Button("x" * length, Press(Act.SHOW))

    assert button.label is not None
    assert len(button.label) == limits.BUTTON_LABEL


@pytest.mark.parametrize("count", [25, 26, 60, 200])
def test_every_option_of_a_choice_can_be_reached(count: int):
    choice = replace(
        TWO_WAYS.choices[0], options=tuple(f"option {n}" for n in range(count))
    )
    answer = replace(TWO_WAYS, choices=(choice,))
    found: set[str] = set()
    number = 0
    while number >= 0:
        place = Press(Act.SHOW, 1, "K7Q2M", page=number)
        made = answer_page(Shown(answer, place), SAY)
        [menu] = [
            one for one in walk_components(made.to_components()) if one["type"] == 3
        ]
        values = [one["value"] for one in menu["options"]]
        found |= {value for value in values if not value.startswith("page")}
        number = next(
            (
                int(one["value"].removeprefix("page"))
                for one in menu["options"]
                if one["label"] == "More options"
            ),
            -1,
        )

    assert found == {str(n) for n in range(count)}


def test_pieces_of_a_line_are_never_cut_inside_an_escape():
    line = r"\*" * 5000

    for piece in broken(line, 999):
        assert len(piece) < 1000
        assert len(piece) % 2 == 0


def test_nothing_is_lost_by_packing_lines():
    lines = [f"line {n} " + "word " * (n % 300) for n in range(100)]
    pages = packed(lines, 500)

    assert all(sum(len(one) + 1 for one in some) <= 501 for some in pages)
    assert " ".join(" ".join(some) for some in pages).split() == " ".join(lines).split()


def test_the_longest_rules_are_paged():
    entry = Entry(
        Game.MTG, "702", "Keywords", "", "A_rule. " * 900, EDITION, "https://x"
    )
    for number in range(30):
        made = rules_view(
            printed([entry] * 5, SAY), SAY, Press(Act.RULE, 1, page=number, more="x")
        )
        assert len(taken_by_discord(made)) <= limits.TEXT


def test_no_rule_s_heading_is_on_another_page_than_its_text():
    entry = Entry(
        Game.MTG, "702", "Keywords", "", "A rule. " * 50, EDITION, "https://x"
    )
    pages = printed([entry] * 40, SAY).pages

    assert len(pages) > 3
    assert all(one.startswith("**[702]") for one in pages)


def test_the_option_taken_is_told_whole_where_it_is_the_only_one():
    option = "3 to the 3/3, 11 to the 4/4, 4 to the 2/2, 2 to your opponent's champion"
    shown = Shown(TWO_WAYS, Press(Act.SHOW, 1, "K7Q2M", path=(1,)), taken=(option,))

    assert f"After: {option}" in taken_by_discord(answer_page(shown, SAY))


def test_an_outcome_without_words_is_still_taken():
    bare = replace(
        TWO_WAYS,
        verdict="",
        choices=(),
        outcomes=(Outcome("", (), (), {}, {}, {}, (), ()),),
        citations=(),
        understood=(),
        assumptions=(),
    )
    for text in every_page(bare):
        assert text


def test_the_footer_is_never_cut():
    made = page(["x" * 5000, "y" * 5000, "the footer"])

    assert taken_by_discord(made).endswith("the footer")


@pytest.mark.parametrize("answer", [two_hundred_objects(), six_choosers()])
def test_a_case_for_the_judges_is_within_every_limit(answer: Answer):
    shown = Shown(answer, Press(Act.SHOW, 2**62, "K7Q2M"))

    assert "is this ruling right?" in taken_by_discord(case_page(shown, "9" * 19, SAY))


@pytest.mark.parametrize("suggested", range(6))
@pytest.mark.parametrize("message", ["*_" * 300, "No."])
def test_a_refusal_is_within_every_limit(suggested: int, message: str):
    refused = QuestionError(
        Problem.UNKNOWN,
        message,
        line=1,
        column=1,
        text="*" * 3000,
        suggestions=["*_" * 400] * suggested,
        also=["`" * 300] * 3,
    )
    mend = Press(Act.MEND, 2**62, nonce=2**62)
    for made in (refusal(refused, SAY), refusal(refused, SAY, typed="`*" * 2000)):
        said = taken_by_discord(made)
        assert len(said) <= limits.TEXT + 10  # with the lines between
        assert said.startswith("### \\*" if message != "No." else "### No.")
    taken_by_discord(refusal(refused, SAY, typed="x" * 3000, mend=mend))
