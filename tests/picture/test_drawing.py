"""A picture shows what the ruling says, whatever people type, on a phone."""

import re
import struct
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from bot.answers import Answer, Applied, Chosen, Flow, Outcome, Reading
from bot.citation import Game
from bot.judge.languages import Words
from bot.picture.board import MOST_ALT, MOST_HITS, MOST_RESULTS, alt_text, drawn
from bot.picture.drawing import WIDTH, svg_of
from bot.picture.raster import png_from
from bot.picture.text import lines
from bot.picture.theme import THEMES, Theme

say = Words()
BOLT = Flow("Bolt", "you", 3, 4, (Applied("Furnace", 6), Applied("shield", 4)))


def outcome(summary: str, *flows: Flow) -> Outcome:
    return Outcome(summary, (), (), {}, {}, {}, (), (), flows)


def answer(*outcomes: Outcome, verdict: str = "You're at 16.") -> Answer:
    return Answer(
        game=Game.MTG,
        edition="",
        scenario="",
        understood=(),
        assumptions=(),
        verdict=verdict,
        certain=True,
        readings=(),
        answers=(),
        choices=(),
        outcomes=outcomes,
        citations=(),
    )


def written(svg: str) -> list[str]:
    """Every line of text of the picture, from top to bottom."""
    tree = ElementTree.fromstring(svg)
    return [one.text or "" for one in tree.iter() if one.tag.endswith("text")]


def test_the_way_of_damage_is_drawn_with_the_points_after_each_effect():
    drawn = written(svg_of(answer(outcome("16", BOLT)), say))
    assert drawn[1:] == ["Bolt", "3", "Furnace", "6", "shield", "4", "you"]


def test_where_several_people_choose_each_branch_says_who():
    taken = (Chosen("a", "me", "Furnace"), Chosen("b", "Bob", "Furnace"))
    results = [replace(outcome(text), choices=taken) for text in ("16.", "18.")]
    drawn = written(svg_of(answer(*results), say))

    assert "You: Furnace → Bob: Furnace" in drawn
    assert "Result 1: You: Furnace → Bob: Furnace → 16." in alt_text(
        answer(*results), say
    )


def test_each_result_is_drawn_as_a_branch():
    drawn = written(svg_of(answer(outcome("You're at 16."), outcome("18.")), say))
    assert {"1. You're at 16.", "2. 18."} <= set(drawn)


def test_that_there_may_be_more_results_is_drawn_however_long_the_verdict():
    results = (outcome("You're at 16."), outcome("18."))
    cut_short = replace(answer(*results, verdict="You choose. " * 90), complete=False)

    said = " ".join(written(svg_of(cut_short, say)))
    assert "Not all orders were followed: there may be more results." in said


def test_where_the_rules_leave_it_open_each_reading_is_drawn_as_a_branch():
    readings = tuple(
        Reading(f"The {who} chooses", f"{who.title()} decides.", ())
        for who in ("owner", "controller")
    )
    unsettled = replace(answer(outcome("16.", BOLT)), certain=False, readings=readings)
    drawn = written(svg_of(unsettled, say))

    assert {"The owner chooses", "2. Controller decides.", "Bolt"} <= set(drawn)
    assert "Result 1: The owner chooses → Owner decides." in alt_text(unsettled, say)


def test_the_way_is_that_to_the_result_asked_for():
    other = replace(BOLT, source="Shock")
    both = answer(outcome("a", BOLT), outcome("b", other))
    assert "Shock" in written(svg_of(both, say, 2))
    assert "Shock" not in written(svg_of(both, say, 1))


def test_what_there_is_no_room_for_is_counted():
    many = answer(*(outcome(str(n)) for n in range(MOST_RESULTS + 5)))
    assert "… and 5 more results" in written(svg_of(many, say))
    hits = answer(outcome("a", *[BOLT] * (MOST_HITS + 2)))
    assert "… and 2 more hits" in written(svg_of(hits, say))


def test_of_too_many_those_that_are_changed_on_their_way_are_shown():
    plain = [replace(BOLT, effects=())] * MOST_HITS
    shown = drawn(answer(outcome("a", *plain, BOLT)), say).flows
    assert shown == (BOLT, *plain[1:])
    few = [*plain[2:], BOLT]
    assert drawn(answer(outcome("a", *few)), say).flows == tuple(few)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_png_is_as_wide_as_it_is_drawn(theme: Theme):
    png = png_from(svg_of(answer(outcome("16", BOLT)), say, theme=theme))
    assert png.startswith(b"\x89PNG")
    wide, _ = struct.unpack(">II", png[16:24])
    assert wide == WIDTH


HOSTILE = (
    '<script>alert(1)</script> & "quotes" ]]>',
    "\u202eright to left\u202c \u200b\x00\x1b[31m",
    "名前のとても長いカード" * 30,
    "W" * 5000,
    "🔥" * 200,
    "",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_people_type_stay_text_inside_the_picture(name: str):
    flow = Flow(name, name, 10**40, 0, (Applied(name, 0),))
    svg = svg_of(answer(outcome(name, flow), outcome(name), verdict=name), say)
    allowed = {"svg", "defs", "rect", "text", "path", "line"}
    tags = {one.tag.rpartition("}")[2] for one in ElementTree.fromstring(svg).iter()}
    assert tags <= allowed
    assert png_from(svg)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_stands_out_from_what_it_stands_on(theme: Theme):
    fills = (theme.ground, theme.source, theme.effect, theme.recipient, theme.result)
    assert all(contrast(theme.text, fill) >= 4.5 for fill in fills)
    assert contrast(theme.quiet, theme.result) >= 4.5
    assert contrast(theme.number, theme.ground) >= 4.5


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 has it, 1 to 21."""
    light, dark = sorted(map(_luminance, (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def test_the_alternative_text_says_the_same():
    said = alt_text(answer(outcome("16", BOLT)), say)
    assert "Bolt → 3 → Furnace: 6 → shield: 4 → you" in said


def test_the_alternative_text_has_every_line_of_the_picture():
    many = [outcome(f"You're at {n}.", *[BOLT] * (MOST_HITS + 2)) for n in range(12)]
    picture = answer(*many)
    said = alt_text(picture, say)
    lines = [re.sub(r"^\d+\. ", "", line) for line in written(svg_of(picture, say))]

    assert [line for line in lines if line not in said] == []


def test_the_alternative_text_keeps_to_its_length():
    long = answer(outcome("x" * 3000), outcome("y" * 3000))
    assert len(alt_text(long, say)) == MOST_ALT


def test_what_the_alternative_text_has_no_room_for_is_counted():
    many = [outcome(f"You're at {n} {'and so on ' * 20}.", BOLT) for n in range(9)]
    said = alt_text(answer(*many), say)

    assert len(said) <= MOST_ALT
    assert re.search(r"^… and [2-8] more results$", said, re.M)
    assert said.endswith("Bolt → 3 → Furnace: 6 → shield: 4 → you")


def test_a_box_says_what_tells_its_result_from_the_others():
    ways = (
        outcome("Bear dies; you're at 18; the shield is used up."),
        outcome("You're at 16; Bear dies; the shield has 1 point left."),
    )
    picture = drawn(answer(*ways), say)

    assert picture.shared == "Bear dies."
    assert [one.summary for one in picture.results] == [
        "You're at 18; the shield is used up.",
        "You're at 16; the shield has 1 point left.",
    ]


def test_results_of_which_one_says_nothing_of_its_own_are_whole():
    ways = (outcome("Bear dies."), outcome("Bear dies; you're at 16."))
    picture = drawn(answer(*ways), say)

    assert picture.shared == ""
    assert picture.results[1].summary == "Bear dies; you're at 16."


def test_an_opening_bracket_stays_with_what_it_opens():
    text = "あなた「盾」" * 6

    assert not any(one.endswith("「") for one in lines(text, 26, 250, 9))


def test_a_closing_bracket_or_a_stop_begins_no_line():
    text = "あなたの「盾」は使われる。" * 6

    for room in range(120, 320, 20):
        assert not [one for one in lines(text, 26, room, 20) if one[0] in "」。"]


def test_of_a_long_verdict_whole_sentences_are_shown():
    verdict = "You choose: 16 or 18. " + "Either way the Bear dies. " * 20
    heading = written(svg_of(answer(outcome("16", BOLT), verdict=verdict), say))
    assert heading[heading.index("Bolt") - 1].endswith("dies.")


def test_a_word_too_wide_for_its_box_is_broken_at_its_hyphen():
    assert lines("„6-Might-Einheit“", 20, 190, 3) == ["„6-Might-", "Einheit“"]


def test_of_a_word_too_wide_for_its_box_no_mark_is_left_alone():
    for room in range(100, 300, 5):
        assert len(lines("„Donaudampfschiff“", 20, room, 9)[-1]) >= 3
