"""The publishers' own documents, read whole. Run with --documents FOLDER."""

import hashlib
import re
import textwrap
from pathlib import Path

import pytest

from bot.citation import Game, RuleRef
from bot.library import Library
from bot.library.citations import Standing
from bot.library.documents import riftbound
from bot.library.documents.document import Document
from bot.library.documents.reading import read_bytes, read_path
from bot.library.documents.text import decode, lines_of
from bot.library.importing import import_path
from bot.library.shipped import shipped

pytestmark = pytest.mark.documents

MAGIC = ("2022-04-29", "2022-11-18", "2024-11-08", "2026-01-16", "2026-08-07")
RIFTBOUND = ("1.2-2025-12-01", "1.3-2026-03-30")
FILES = [
    *(f"mtg/{date}.txt" for date in MAGIC),
    *(f"riftbound/core-rules-{name}.txt" for name in RIFTBOUND),
    "grand_archive/gitbook",
]


def read(documents: Path, name: str) -> Document:
    return read_path(documents / name)


def letters(*texts: str) -> str:
    """Only the letters, so that spaces, stops and figures do not matter."""
    return re.sub(r"examples?|[^a-z]", "", "".join(texts).lower())


@pytest.mark.parametrize(
    ("name", "rules", "terms", "unread", "examples"),
    [
        ("mtg/2022-04-29.txt", 2797, 621, 0, 265),
        ("mtg/2022-11-18.txt", 2941, 647, 0, 271),
        ("mtg/2024-11-08.txt", 3160, 698, 0, 272),
        ("mtg/2026-01-16.txt", 3269, 725, 0, 276),
        ("mtg/2026-08-07.txt", 3318, 739, 0, 277),
        ("riftbound/core-rules-1.2-2025-12-01.txt", 1794, 0, 2, 115),
        ("riftbound/core-rules-1.3-2026-03-30.txt", 2089, 0, 1, 150),
        ("riftbound/core-rules-1.4-2026-07-16.excerpt.md", 35, 0, 0, 3),
        ("grand_archive/gitbook", 1918, 131, 0, 121),
    ],
)
def test_everything_is_counted(documents, name, rules, terms, unread, examples):
    document = read(documents, name)

    assert len(document.rules) == rules
    assert len(document.terms) == terms
    assert len(document.unread) == unread
    assert sum(len(rule.examples) for rule in document.rules) == examples


@pytest.mark.parametrize("name", FILES)
def test_every_sub_rule_has_its_parent_before_it(documents, name):
    seen: set[str] = set()
    orphans = []
    for rule in read(documents, name).rules:
        if rule.parent and rule.parent not in seen:
            orphans.append(rule.number)
        seen.add(rule.number)

    # Riftbound 1.2 itself leaves 721 out.
    assert orphans == (["721.1"] if "1.2" in name else [])


@pytest.mark.parametrize("name", FILES)
def test_no_number_is_given_twice_and_no_rule_is_empty(documents, name):
    rules = read(documents, name).rules

    assert len({rule.number for rule in rules}) == len(rules)
    assert all(rule.text or rule.heading for rule in rules)


@pytest.mark.parametrize("name", FILES[:7])
def test_no_text_starts_a_line_with_another_rules_number(documents, name):
    document = read(documents, name)
    lines = [line for rule in document.rules for line in rule.text.split("\n")]

    assert [line for line in lines if re.match(r"\d{3}\.(?:\d|\s)", line)] == []


@pytest.mark.parametrize("name", FILES[:7])
def test_not_a_letter_of_the_rules_is_lost(documents, name):
    document = read(documents, name)
    text = decode((documents / name).read_bytes(), name)
    lines = [line.text for line in lines_of(text)]
    stop = max((at for at, one in enumerate(lines) if one == "Glossary"), default=None)
    body = lines[document.rules[0].line - 1 : stop]
    read_text = [
        letters(rule.number, rule.heading, rule.text, *rule.examples)
        for rule in document.rules
    ]

    # "Refl" alone is left out: it is reported as standing before a number.
    assert "".join(read_text) == letters(*body).replace("refldelayed", "delayed")


@pytest.mark.parametrize(
    ("name", "number", "begins", "digest"),
    [
        ("mtg/2022-04-29.txt", "100.1", "These Magic", "aa85956f2806"),
        ("mtg/2022-04-29.txt", "205.3i", "Lands have", "a077f94e2566"),
        ("mtg/2022-11-18.txt", "901.4", "All plane", "4a67bf044d04"),
        ("mtg/2022-11-18.txt", "606.5", "If the", "4e27e6b803f9"),
        ("mtg/2024-11-08.txt", "119.1d", "In a", "be5158017da1"),
        ("mtg/2026-01-16.txt", "509.1b", "The defending", "563ab10f5e16"),
        ("mtg/2026-08-07.txt", "704.5aa", "If a", "4684d64c5610"),
        ("mtg/2026-08-07.txt", "905.6", "Once the", "c42c6f3e4f6f"),
        (FILES[5], "130.4", "Effects that", "2a99107ff24f"),
        (FILES[5], "744.5", "Equip, and", "01ecabd4210e"),
        (FILES[6], "146.1", "A Unit's", "8531bb1a5a39"),
        (FILES[6], "359.3.f.3.a.1", "In the", "f5a008d6b707"),
        (FILES[6], "391", "Delayed", "3a669d81b4f4"),
        (FILES[6], "437.1.b.1.a", "The X", "5a9fb14d260d"),
        (FILES[6], "461.7.b", "All", "c44c5d25ecb7"),
        (FILES[6], "826.6", "Backline", "4311e5763f77"),
        (FILES[7], "DP 5.2", "Instance", "7b3abf6ed2be"),
        (FILES[7], "DMG 16", "When", "74d84a71e687"),
        (FILES[7], "Card Activation 1.3.1", "If a", "40183c2d2dea"),
        (FILES[7], "Ending the Game 5.6", "They would", "15d3941d1f0b"),
    ],
)
def test_first_last_and_odd_entries_are_exact(documents, name, number, begins, digest):
    rule = next(r for r in read(documents, name).rules if r.number == number)

    assert rule.text.startswith(begins)
    assert hashlib.sha256(rule.text.encode()).hexdigest().startswith(digest)


@pytest.mark.parametrize("width", [60, 75, 90])
@pytest.mark.parametrize("name", FILES[5:7])
def test_riftbound_reads_the_same_however_its_lines_are_wrapped(documents, name, width):
    text = (documents / name).read_text("utf-8")
    wrapped = "\n".join(
        part
        for line in text.split("\n")
        for part in textwrap.wrap(line, width, break_on_hyphens=False)
    )
    plain, other = riftbound.read(text, name), riftbound.read(wrapped, name)

    assert [(r.number, r.text) for r in other.rules] == [
        (r.number, r.text) for r in plain.rules
    ]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_the_newest_magic_rules_read_the_same_in_every_dress(documents, encoding, end):
    data = (documents / FILES[4]).read_bytes()
    text = data.decode("utf-8-sig")
    dressed = text.replace("\n", end).encode(encoding, "replace")
    plain, other = read_bytes(data, "a"), read_bytes(dressed, "b")

    assert [r.number for r in other.rules] == [r.number for r in plain.rules]
    assert other.date == plain.date
    if encoding != "cp1252":
        assert other.rules == plain.rules


@pytest.fixture(scope="module")
def full(pytestconfig, tmp_path_factory) -> Library:
    """A library that holds every document, and the seeds where they are."""
    folder: Path = pytestconfig.getoption("--documents")
    database = tmp_path_factory.mktemp("full") / "rules.db"
    for name in [*FILES, "riftbound/core-rules-1.4-2026-07-16.excerpt.md"]:
        import_path(database, folder / name)
    for seed in sorted((folder.parent / "seeds").glob("*.txt")):
        import_path(database, seed)
    return Library(database)


def test_every_citation_stands_in_the_official_text(full):
    refs = [
        RuleRef(game, rule.number, edition)
        for game in Game
        for rule in shipped(game).rules
        for edition in rule.editions
    ]
    fallen = [
        str(found)
        for found in full.check(refs)
        if found.standing not in (Standing.SAME, Standing.UNCHECKED)
    ]

    assert fallen == []


def test_our_wording_stands_beside_the_official_text(full):
    [entry] = full.look_up("615.7")

    assert entry.official
    assert entry.says
    assert entry.edition_label == "2026-08-07"


def test_the_newer_excerpt_answers_before_the_older_rulebook(full):
    assert full.look_up("437.1.a.1", Game.RIFTBOUND)[0].edition_label.startswith("1.4")
    assert full.look_up("826.6", Game.RIFTBOUND)[0].edition_label.startswith("1.3")


def test_a_keyword_action_is_followed_through_its_numbers(full):
    stages = full.history("701.33", Game.MTG)

    assert [stage.number for stage in stages] == [
        *("701.33", "701.33", "701.26", "701.26", "701.26")
    ]


def test_an_old_excerpt_does_not_answer_for_a_rule_that_is_another_today(
    documents, tmp_path
):
    [path] = (documents.parent / "seeds").glob("003_*.txt")
    import_path(tmp_path / "rules.db", path)
    entry = Library(tmp_path / "rules.db").look_up("702.19e")[0]

    assert entry.official is None
    assert "702.19e is another rule" in entry.note


@pytest.mark.parametrize(
    ("seed", "number"),
    [
        ("000", "615.7"),
        ("000", "616.1g"),
        ("001", "DP 5.2"),
        ("002", "437.1.b.1.a"),
        ("003", "702.19a"),
        ("004", "DP 5.2"),
    ],
)
def test_every_seed_imports_and_answers(documents, tmp_path, seed, number):
    [path] = (documents.parent / "seeds").glob(f"{seed}_*.txt")
    import_path(tmp_path / "rules.db", path)
    entry = Library(tmp_path / "rules.db").look_up(number)[0]

    assert entry.official
    assert "excerpt" in entry.edition_label
