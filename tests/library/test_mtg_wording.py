"""Our wording of the Magic rules, and the official numbers it claims to speak of."""

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "rules_data" / "mtg"
EDITION = tomllib.loads((DATA / "edition.toml").read_text("utf-8"))["edition"]
RULES: list[dict[str, Any]] = tomllib.loads((DATA / "rules.toml").read_text("utf-8"))[
    "rule"
]
NUMBER = re.compile(r"\d{3}(\.\d+[a-z]{0,2})?")
QUOTED = re.compile(r'"[^"]*"')


def sentences_in(text: str) -> int:
    """How many sentences, not counting ends inside a quotation."""
    unquoted = QUOTED.sub(lambda part: re.sub("[.!?]", "", part[0]), text)
    return len(re.findall(r"[.!?](?=\s|$)", unquoted))


@pytest.fixture(scope="module")
def official() -> dict[str, str]:
    """Number -> official text of our edition, with straight quotes, in lower case."""
    documents = os.environ.get("DOCUMENTS", ROOT.parent / "shared" / "documents")
    path = Path(documents, "mtg", f"{EDITION}.txt")
    if not path.is_file():
        pytest.skip(f"no official document of {EDITION}")
    straight = str.maketrans("\u2018\u2019\u201c\u201d", "''\"\"")
    text = path.read_text("utf-8-sig").translate(straight).lower()
    texts: dict[str, str] = {}
    number = ""
    for line in text[: text.rindex("\nglossary\n")].splitlines():
        if start := re.match(r"(\d{3}\.\d+[a-z]{0,2}|\d{3}(?=\.\s))\.?\s+", line):
            # The contents name the sections too; what comes later wins.
            number = start[1]
            texts[number] = line[start.end() :]
        elif number:
            texts[number] += f"\n{line}"
    return texts


def test_the_edition_says_what_it_is_and_where_to_read_it() -> None:
    edition = tomllib.loads((DATA / "edition.toml").read_text("utf-8"))

    assert edition["game"] == "mtg"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", edition["edition"])
    assert edition["official_url"].startswith("https://")


def test_no_number_is_worded_twice() -> None:
    numbers = [rule["number"] for rule in RULES]

    assert len(numbers) == len(set(numbers))


def test_every_rule_has_a_heading_words_and_one_to_three_sentences() -> None:
    faulty = [
        rule["number"]
        for rule in RULES
        if not NUMBER.fullmatch(rule["number"])
        or not rule["heading"]
        or len(rule["text"]) > 600
        or not 1 <= sentences_in(rule["text"]) <= 3
        or not 1 <= len(rule["words"]) <= 3
        or not all(rule["words"])
    ]

    assert faulty == []


def test_rules_lean_only_on_rule_numbers() -> None:
    faulty = [
        (rule["number"], seen)
        for rule in RULES
        for seen in rule.get("see", ())
        if not NUMBER.fullmatch(seen) or seen == rule["number"]
    ]

    assert faulty == []


def test_every_subrule_has_its_rule_and_its_section() -> None:
    numbers = {rule["number"] for rule in RULES}
    parents = {re.sub("[a-z]+$", "", number) for number in numbers}
    sections = {number.split(".")[0] for number in numbers}

    assert (parents | sections) - numbers == set()


def test_the_words_occur_in_the_official_text_of_that_number(
    official: dict[str, str],
) -> None:
    faulty = [
        (rule["number"], words)
        for rule in RULES
        for words in rule["words"]
        if words.lower() not in official.get(rule["number"], "")
    ]

    assert faulty == []


def test_rules_lean_on_numbers_of_the_edition(official: dict[str, str]) -> None:
    leaned_on = {seen for rule in RULES for seen in rule.get("see", ())}

    assert leaned_on - official.keys() == set()
