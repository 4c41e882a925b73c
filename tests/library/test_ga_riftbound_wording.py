"""Our wording of the Grand Archive and Riftbound rules, and what it speaks of."""

import os
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = Path(os.environ.get("DOCUMENTS", ROOT.parent / "shared" / "documents"))
STRAIGHT = str.maketrans("\u2018\u2019\u201c\u201d", "''\"\"", "\\")
QUOTED = re.compile(r'"[^"]*"')


def load(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "rules_data" / game / name).read_text("utf-8"))


GA = load("grand_archive", "edition.toml")
RIFTBOUND = load("riftbound", "edition.toml")
RULES: dict[str, list[dict[str, Any]]] = {
    game: load(game, "rules.toml")["rule"] for game in ("grand_archive", "riftbound")
}
both_games = pytest.mark.parametrize("game", RULES)


def sentences_in(text: str) -> int:
    """How many sentences, not counting ends inside a quotation."""
    unquoted = QUOTED.sub(lambda part: re.sub("[.!?]", "", part[0]), text)
    return len(re.findall(r"[.!?](?=\s|$)", unquoted))


def plain(text: str) -> str:
    """Straight quotes, single blanks, lower case."""
    return " ".join(text.translate(STRAIGHT).lower().split())


def page_of(number: str) -> str:
    return number.rpartition(" ")[0]


def section_of(number: str) -> str:
    """The official text of the list a Grand Archive number is in."""
    page = GA["pages"][page_of(number)]
    text = DOCUMENTS / "grand_archive/gitbook" / GA["folders"][page["folder"]]
    lines = (text / page["file"]).read_text("utf-8").splitlines()
    heading, inside, found = page["section"], page["section"] == "", []
    for line in lines:
        if line.startswith(("##", "**")):
            name = re.sub(r"<.*", "", line).strip("#* :").translate(STRAIGHT)
            inside = name == heading
        elif inside:
            found.append(line)
    return plain(re.sub(r"\]\([^)]*\)|[\[\]*_]", "", "\n".join(found)))


def official_riftbound(edition: str) -> dict[str, str]:
    """Number -> official text of *edition*, or of the part of it that is held."""
    paths = list((DOCUMENTS / "riftbound").glob(f"core-rules-{edition}-*"))
    if not paths:
        pytest.skip(f"no official document of {edition}")
    texts: dict[str, str] = {}
    number = ""
    for line in paths[0].read_text("utf-8").splitlines():
        start = re.match(
            r"\**(?:Refl)?(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.?\**\s+", line.strip()
        )
        if line.startswith("#"):
            number = ""
        elif start:
            # A stray "461." opens a line of a later rule: the first text stays.
            number = start[1] if start[1] not in texts else ""
            texts.setdefault(start[1], line[start.end() :])
        elif number:
            texts[number] += f"\n{line}"
    return {number: plain(text) for number, text in texts.items()}


@both_games
def test_no_number_is_worded_twice_in_one_edition(game: str) -> None:
    worded = Counter(
        (rule["number"], edition)
        for rule in RULES[game]
        for edition in rule.get("editions", ["only"])
    )

    assert [one for one, times in worded.items() if times > 1] == []


@both_games
def test_every_rule_has_a_heading_words_and_one_to_three_sentences(game: str) -> None:
    faulty = [
        rule["number"]
        for rule in RULES[game]
        if not rule["heading"]
        or len(rule["text"]) > 600
        or not 1 <= sentences_in(rule["text"]) <= 3
        or not 1 <= len(rule["words"]) <= 3
        or not all(0 < len(words.split()) < 8 for words in rule["words"])
    ]

    assert faulty == []


@both_games
def test_rules_lean_only_on_worded_rules(game: str) -> None:
    numbers = {rule["number"] for rule in RULES[game]}
    faulty = [
        (rule["number"], seen)
        for rule in RULES[game]
        for seen in rule.get("see", ())
        if seen not in numbers or seen == rule["number"]
    ]

    assert faulty == []


def test_riftbound_rules_belong_to_named_editions() -> None:
    named = {one["edition"] for one in RIFTBOUND["editions"]}

    assert RIFTBOUND["edition"] in named
    assert all(set(rule["editions"]) <= named for rule in RULES["riftbound"])
    assert all(rule["editions"] for rule in RULES["riftbound"])


def test_grand_archive_numbers_are_places_on_named_pages() -> None:
    faulty = [
        rule["number"]
        for rule in RULES["grand_archive"]
        if page_of(rule["number"]) not in GA["pages"]
        or not re.fullmatch(r".* \d+(\.\d+)*", rule["number"])
    ]

    assert faulty == []
    assert all(page["folder"] in GA["folders"] for page in GA["pages"].values())


@pytest.mark.parametrize("edition", [one["edition"] for one in RIFTBOUND["editions"]])
def test_the_words_occur_in_the_official_riftbound_number(edition: str) -> None:
    official = official_riftbound(edition)
    excerpt = any((DOCUMENTS / "riftbound").glob(f"core-rules-{edition}-*.excerpt*"))
    faulty = [
        (rule["number"], words)
        for rule in RULES["riftbound"]
        if edition in rule["editions"]
        if rule["number"] in official or not excerpt
        for words in rule["words"]
        if words.lower() not in official.get(rule["number"], "")
    ]

    assert faulty == []


def test_the_words_occur_in_the_official_grand_archive_list() -> None:
    if not (DOCUMENTS / "grand_archive/gitbook").is_dir():
        pytest.skip("no official Grand Archive pages")
    faulty = [
        (rule["number"], words)
        for rule in RULES["grand_archive"]
        for words in rule["words"]
        if words.lower() not in section_of(rule["number"])
    ]

    assert faulty == []
