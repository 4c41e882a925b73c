"""Patterns of words with holes."""

import bot.wording.reading  # the rules of all games
from bot.wording.grand_archive.grammar import G as GRAND_ARCHIVE
from bot.wording.magic.grammar import G as MAGIC
from bot.wording.phrases import Attempt, Grammar
from bot.wording.riftbound.grammar import G as RIFTBOUND
from bot.wording.tokens import split_words


def grammar() -> Grammar:
    made = Grammar()
    made.table("number", {"one": 1, "two": 2})

    @made.says("sum", "<n:number> [and (a|an) half] of <what:thing>")
    def _sum(n: int, what: str) -> tuple[int, str]:
        return n, what

    made.table("thing", {"red": "red", "red apples": "red apples"})
    return made


def attempt(text: str) -> Attempt:
    return Attempt(split_words(text))


def test_holes_are_filled_and_what_is_optional_may_be_missing() -> None:
    rule = grammar().rule("sum")

    assert attempt("two of red").whole(rule) == [(2, "red")]
    assert attempt("one and a half of red").whole(rule) == [(1, "red")]


def test_every_way_to_match_is_followed() -> None:
    found = attempt("one of red apples").read(grammar().rule("sum"), 0)

    assert found == [(3, (1, "red")), (4, (1, "red apples"))]


def test_the_furthest_word_reached_is_remembered() -> None:
    tried = attempt("two and a quarter of red")

    assert tried.whole(grammar().rule("sum")) == []
    assert tried.words[tried.far] == "quarter"


def test_a_rule_that_begins_with_itself_ends() -> None:
    made = Grammar()
    made.rule("a").add("<left:a> b", lambda left: left)
    made.rule("a").add("b", lambda: "b")

    assert attempt("b b").read(made.rule("a"), 0) == [(1, "b")]


def test_nothing_is_named_in_a_pattern_that_no_rule_says() -> None:
    assert bot.wording.reading
    assert MAGIC.untold() == set()
    # The two share patterns; what one of them lacks the other says.
    assert GRAND_ARCHIVE.untold() & RIFTBOUND.untold() == set()


def test_a_name_that_nothing_says_is_found() -> None:
    made = Grammar()
    made.says("sum", "<n:number> apples")(lambda n: n)

    assert made.untold() == {"number"}
