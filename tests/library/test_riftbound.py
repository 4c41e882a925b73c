"""The Riftbound rules are read from text, web page and PDF with all their slips."""

import html
import textwrap

import pytest

from bot.errors import QuestionError
from bot.library.documents.document import Document
from bot.library.documents.reading import read_bytes
from tests.library.books import riftbound
from tests.library.pdfs import pdf_of


def read(text: str) -> Document:
    return read_bytes(text.encode(), "rules")


def said(document: Document) -> dict[str, tuple[str, str, tuple[str, ...]]]:
    return {r.number: (r.heading, r.text, r.examples) for r in document.rules}


def test_the_date_is_the_one_it_was_last_updated():
    assert read(riftbound("2032-12-01")).date == "2032-12-01"


def test_a_page_that_names_its_version_needs_no_date():
    text = riftbound().replace("Last Updated: 2031-03-03", "Core Rules - v1.3")

    assert (read(text).version, read(text).partial) == ("1.3", False)


def test_ids_go_down_as_many_levels_as_there_are():
    assert said(read(riftbound()))["102.1.a.1.a"] == (
        "",
        "They dry by themselves.",
        (),
    )


def test_a_stray_space_in_a_number_is_mended():
    assert said(read(riftbound()))["102.2"][1].startswith("A lit lantern stays lit.")


def test_a_figure_at_the_start_of_a_text_is_no_part_of_the_number():
    document = read(riftbound().replace("Lighting takes", "1. Lighting takes"))

    assert said(document)["102.1"][1] == "1. Lighting takes a match."


def test_titles_hold_the_rules_that_follow_them():
    parents = {rule.number: rule.parent for rule in read(riftbound()).rules}

    assert parents["101"] == "100"
    assert parents["102"] == "101"
    assert parents["104.1"] == "104"


def test_examples_are_kept_apart():
    assert said(read(riftbound()))["102.1.a"][2] == (
        "One match lights one lantern.",
        "Two matches light two.",
    )


@pytest.mark.parametrize("width", [24, 32, 40, 60])
def test_lines_may_be_wrapped_anywhere(width):
    wrapped = "\n".join(
        part
        for line in riftbound().split("\n")
        for part in textwrap.wrap(line, width) or [""]
    )

    assert said(read(wrapped)) == said(read(riftbound()))


def test_a_reference_wrapped_to_the_start_of_a_line_opens_no_rule():
    text = riftbound().replace("See rule 103. Oil", "See rule\n103. Oil")

    assert said(read(text)) == said(read(riftbound()))


def test_a_number_may_stand_on_a_line_of_its_own():
    text = riftbound().replace("104.1. Without", "104.1.\nWithout")

    assert said(read(text)) == said(read(riftbound()))


def test_markdown_around_numbers_is_no_part_of_them():
    text = (
        riftbound().replace("104.1.", "**104.1.**").replace("103. Oil", "### 103. Oil")
    )
    text = text.replace("See rule ### 103", "See rule 103")

    assert said(read(text)) == said(read(riftbound()))


def test_a_number_glued_to_another_word_is_found_and_reported():
    document = read(riftbound().replace("\n104. Oil", "\nRefl104. Oil"))

    assert said(document) == said(read(riftbound()))
    assert [one.text for one in document.unread] == ["Refl"]


def test_a_number_given_twice_keeps_both_texts_and_is_reported():
    document = read(riftbound() + "104.1. It can be lit again.\n")

    assert said(document)["104.1"][1] == (
        "Without oil a lantern goes out.\nIt can be lit again."
    )
    assert "second time" in document.unread[0].reason


def test_a_missing_parent_is_reported():
    document = read(riftbound() + "105.1. Lonely.\n")

    assert [one.text for one in document.unread] == ["105.1"]


@pytest.mark.parametrize("tag", ["p", "li", "div"])
def test_a_saved_web_page_reads_as_the_text_does(tag):
    body = "\n".join(
        f"<{tag}>{html.escape(line)}</{tag}>" for line in riftbound().split("\n")
    )
    page = (
        "<!DOCTYPE html><html><head><title>x</title><script>var n = '104.9. no'"
        f"</script></head><body><nav>Home</nav>{body}</body></html>"
    )

    assert said(read(page)) == said(read(riftbound()))


def test_a_page_of_one_section_is_an_excerpt_under_its_title():
    text = (
        "Oil — Riftbound Rules\nSection 104 — 2 rules\n- 104.1.\n- Oil burns.\n"
        "- 104.1.a.\n- It smells.\nRelated FAQ (1)\nDoes it?\n"
    )
    document = read(text)

    assert document.partial
    assert said(document)["104"][0] == "Oil"
    assert said(document)["104.1.a"][1] == "It smells."
    assert [one.text for one in document.unread] == ["Related FAQ (1)", "Does it?"]


def test_a_pdf_reads_as_the_text_does_without_heads_and_feet():
    lines = [line for line in riftbound().split("\n") if line]
    pages = [lines[:6], lines[6:11], lines[11:15], lines[15:]]
    dressed = [
        ["Core Rules for Lanterns", *page, f"Page {at} of 4"]
        for at, page in enumerate(pages, 1)
    ]
    dressed[0] = [*pages[0], "Page 1 of 4"]

    assert said(read_bytes(pdf_of(dressed), "rules.pdf")) == said(read(riftbound()))


@pytest.mark.parametrize("cut", [0.3, 0.7])
def test_a_damaged_pdf_is_refused_by_name(cut):
    data = pdf_of([riftbound().split("\n")])

    with pytest.raises(QuestionError, match=r"rules\.pdf"):
        read_bytes(data[: int(len(data) * cut)], "rules.pdf")


def test_a_file_that_breaks_off_before_what_it_speaks_of_is_refused():
    text = riftbound().replace("lights one lantern.", "lights one. See rule 103. Oil.")
    text = text.replace("102.1. Lighting", "102.1. See rule 104. Burning. Lighting")
    cut = text[: text.index("\n103. Oil")]

    with pytest.raises(QuestionError, match=r"breaks off after 102\.2.*103"):
        read(cut)
