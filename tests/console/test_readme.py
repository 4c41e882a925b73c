"""What README and docs show is what Aegis does."""

import json
import re
import shlex
import textwrap
from pathlib import Path

import pytest

from bot.__main__ import bench
from bot.cards.shipped import read_catalogue
from bot.citation import Game
from bot.console.arguments import parser
from bot.console.demonstration import SCENARIOS as SCENARIOS_SHOWN
from bot.errors import QuestionError
from bot.judge.callers import TERMINAL
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
SCENARIOS = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
JSON = (ROOT / "docs" / "json.md").read_text("utf-8")


def blocks(text: str, kind: str) -> list[tuple[str, str]]:
    """Each block fenced as *kind*: what stands behind that word, and the block."""
    fenced = re.compile(rf"^```{kind}\b *(.*)\n((?:(?!```).*\n)*)```$", re.M)
    return [(match[1], match[2].strip()) for match in fenced.finditer(text)]


def words(text: str) -> str:
    """*text* on one line, since terminals wrap where they like."""
    return " ".join(text.split())


TRANSCRIPTS = [
    block.removeprefix("$ ").split("\n", 1)
    for _, block in blocks(README, "console")
    if block.startswith("$ aegis ask")
]
ASKED = [block for _, block in blocks(SCENARIOS, "scenario")]
REFUSED = blocks(SCENARIOS, "refused")


def test_the_readme_shows_a_ruling_of_each_game(run):
    games = {
        run(*shlex.split(command)[1:], "--json").json["game"]
        for command, _ in TRANSCRIPTS
    }

    assert games == {"mtg", "ga", "riftbound"}


def test_make_run_demonstrates_what_the_readme_shows():
    assert list(SCENARIOS_SHOWN) == [shlex.split(one[0])[-1] for one in TRANSCRIPTS]


@pytest.mark.parametrize(("command", "shown"), TRANSCRIPTS)
def test_a_command_in_the_readme_prints_what_stands_there(run, command, shown):
    printed = run(*shlex.split(command)[1:])

    assert printed.status == 0, printed.error
    at, said = 0, words(printed.out)
    # "…" stands for lines left out.
    for part in re.split(r"^…$", shown, flags=re.M):
        found = said.find(words(part), at)
        assert found >= 0, f"not printed:\n{part}\nprinted:\n{printed.out}"
        at = found + len(words(part))


@pytest.fixture(scope="module")
def judge(tmp_path_factory):
    made = bench(tmp_path_factory.mktemp("data"))
    yield made
    made.close()


@pytest.mark.parametrize("scenario", ASKED)
def test_a_scenario_in_the_docs_is_ruled_on(judge, scenario):
    answer = judge.ask(TERMINAL, scenario)

    assert answer.outcomes or answer.answers


@pytest.mark.parametrize(("kind", "scenario"), REFUSED)
def test_what_the_docs_call_refused_is_refused(judge, kind, scenario):
    with pytest.raises(QuestionError) as refused:
        judge.ask(TERMINAL, scenario)

    assert str(refused.value.problem) == kind


def test_the_readme_names_every_command_and_no_other():
    named = set(re.findall(r"`aegis ([a-z-]+)", README))
    known = set(parser()._subparsers._group_actions[0].choices)

    assert named <= known
    assert known - named <= {"demonstrate"}


def test_the_settings_in_the_readme_are_settings():
    known = {
        field.validation_alias or f"AEGIS_{name}".upper()
        for name, field in Settings.model_fields.items()
    }

    named = set(re.findall(r"^\| `([A-Z_]+)`", README, re.M))
    assert {"DISCORD_TOKEN", "AEGIS_DATA"} <= named <= known


DOCUMENTED = {
    heading: set(re.findall(r"`([a-z_]+)`", " ".join(first)))
    for heading, first in (
        (part.splitlines()[0], re.findall(r"^\| (`[^|]*) \|", part, re.M))
        for part in re.split(r"^## |^An \*\*(?=outcome)", JSON, flags=re.M)[1:]
    )
}


def test_every_key_of_a_ruling_is_documented_and_there(run):
    written = run("ask", "--json", "Lightning Bolt deals 3 damage to me.").json
    ruling, outcome = (
        next(keys for name, keys in DOCUMENTED.items() if name.startswith(start))
        for start in ("A ruling", "outcome")
    )

    assert written["schema"] == 1
    assert set(written) - {"schema"} == ruling
    assert set(written["outcomes"][0]) == outcome


def test_a_refusal_has_the_documented_keys(run):
    example = json.loads(blocks(JSON, "json")[0][1])
    refused = run("ask", "--json", "Lightning Bolt frobnicates me.").json

    assert set(refused) == set(example)
    assert set(refused["error"]) == set(example["error"])


def test_every_file_and_page_named_exists():
    gone = [
        f"{page}: {named}"
        for page in ("README.md", "CONTRIBUTING.md", "docs/scenarios.md")
        for named in re.findall(
            r"`((?:bot|tests|rules_data|docs)/[\w/.*<>-]+)`|\]\((?!http|#)([^)#]+)",
            (ROOT / page).read_text("utf-8"),
        )
        for named in filter(None, named)
        if not any((ROOT / page).parent.glob(named.replace("<game>", "*")))
        and not any(ROOT.glob(named.replace("<game>", "*")))
    ]

    assert gone == []


def test_the_card_in_contributing_is_one_the_catalogue_takes():
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    card = textwrap.dedent(blocks(contributing, "toml")[0][1])

    assert set(read_catalogue(card, Game.MTG)) == {"Lightning Bolt"}
