"""A pinned rule is found again in a new edition: same, moved, changed or gone."""

import datetime

import pytest

from bot.citation import Game, RuleRef
from bot.library import Library
from bot.library.citations import Standing
from bot.library.shipped import shipped
from tests.library.books import import_bytes

REF = RuleRef(Game.MTG, "615.7", shipped(Game.MTG).edition)
PINNED = datetime.date.fromisoformat(REF.edition)
WORDS = next(r.words for r in shipped(Game.MTG).rules if r.number == "615.7")


def edition(database, **rules: str) -> Library:
    """A newer Magic edition in which 615 has just these sub-rules (``_6`` ...)."""
    lines = "\n\n".join(f"615.{key[1:]}. {text}" for key, text in rules.items())
    text = (
        "Magic rules\n\nThese rules are effective as of May 1, 2040.\n\n"
        f"615. Shields\n\n{lines}\n\nGlossary\n\nPot\nA vessel.\n\nCredits\n"
    )
    import_bytes(database, text.encode(), "rules.txt")
    return Library(database)


def pinned() -> str:
    return " and ".join(WORDS)


@pytest.mark.parametrize(
    ("rules", "standing", "number"),
    [
        ({"_6": "Other.", "_7": "{words}"}, Standing.SAME, "615.7"),
        ({"_7": "Other.", "_8": "{words}"}, Standing.MOVED, "615.8"),
        ({"_6": "Other.", "_7": "Quite other words."}, Standing.CHANGED, "615.7"),
        ({"_6": "Other.", "_8": "Quite other words."}, Standing.GONE, ""),
    ],
)
def test_a_pinned_rule_is_found_again(database, rules, standing, number):
    texts = {key: text.format(words=pinned()) for key, text in rules.items()}
    [found] = edition(database, **texts).check([REF])

    assert (found.standing, found.number, found.edition) == (
        standing,
        number,
        "2040-05-01",
    )


def test_quotes_and_case_of_the_words_do_not_matter(database):
    words = pinned().replace("'", "’").replace('"', "“").upper()
    [found] = edition(database, _7=words).check([REF])

    assert found.standing is Standing.SAME


def test_without_an_import_nothing_is_checked():
    [found] = Library().check([REF])

    assert found.standing is Standing.UNCHECKED


def test_an_older_edition_is_no_check(held):
    text = (
        "Magic rules\n\neffective as of May 1, 2001.\n\n615.7. Old.\n\n615.8. Older.\n"
    )
    [found] = held(text).check([REF])

    assert found.standing is Standing.UNCHECKED


def test_a_moved_rule_is_cited_by_its_new_number(database):
    library = edition(database, _7="Other.", _8=pinned())
    entry = library.cite(REF)

    assert entry.number == "615.8"
    assert entry.official == f"{pinned()}"
    assert entry.says
    assert "615.7 moved to 615.8" in entry.note


def test_a_rule_cited_before_an_import_is_cited_anew_after_it(database):
    library = Library(database)
    assert library.cite(REF).official is None

    edition(database, _7=pinned())
    assert library.cite(REF).official == pinned()


def test_a_changed_rule_is_flagged(database):
    entry = edition(database, _6="x", _7="Quite other words.").cite(REF)

    assert entry.number == "615.7"
    assert "not reviewed" in entry.note


def test_the_newest_edition_is_cited_although_the_pinned_one_is_held(database):
    held = f"Magic rules\n\neffective as of {PINNED:%B} {PINNED.day}, {PINNED.year}."
    import_bytes(database, f"{held}\n\n615.7. {pinned()}\n".encode(), "held.txt")
    entry = edition(database, _6="x", _7="Quite other words.").cite(REF)

    assert entry.edition == "2040-05-01"
    assert "not reviewed" in entry.note


def test_a_rule_that_is_gone_keeps_our_wording_and_says_so(database):
    entry = edition(database, _6="Other.", _8="Quite other words.").cite(REF)

    assert (entry.official, entry.number) == (None, "615.7")
    assert entry.says
    assert "gone" in entry.note


def test_a_rule_that_stands_has_both_wordings_and_no_note(database):
    entry = edition(database, _6="x", _7=pinned()).cite(REF)

    assert entry.official == f"{pinned()}"
    assert entry.says
    assert not entry.note
