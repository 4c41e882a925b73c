"""Every rule the engine cites exists in its edition, and its pinned words occur there."""  # noqa: E501

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.citation import Game, RuleRef
from bot.engine.gamerules import GameRules
from bot.engine.games import GAMES
from bot.library import Library
from bot.library.citations import Standing
from bot.library.importing import import_path
from bot.library.shipped import shipped

ENGINE = Path(__file__).parents[2] / "bot" / "engine"
EDITIONS = [rules for editions in GAMES.values() for rules in editions.values()]
MAGIC = re.compile(r"\d{3}\.\d+[a-z]{0,2}")


def _id(rules: GameRules) -> str:
    return f"{rules.game}-{rules.edition}"


@cache
def _worded(game: Game, edition: str) -> frozenset[str]:
    return frozenset(
        one.number
        for one in shipped(game).rules
        if not one.editions or edition in one.editions
    )


def _cited(rules: GameRules) -> set[str]:
    return {locator for group in rules.cites.values() for locator in group}


@pytest.mark.parametrize("rules", EDITIONS, ids=_id)
def test_every_topic_cites_rules_we_word(rules: GameRules) -> None:
    assert _cited(rules) - _worded(rules.game, rules.edition) == set()


def _magic_literals() -> Iterator[tuple[str, str]]:
    """(module, number) for every Magic number that stands by itself in the code."""
    for file in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and MAGIC.fullmatch(node.value)
            ):
                yield file.name, node.value


def test_every_magic_number_in_the_code_is_a_rule_we_word() -> None:
    known = _worded(Game.MTG, shipped(Game.MTG).edition)
    riftbound = {n for e in GAMES[Game.RIFTBOUND].values() for n in _cited(e)}
    unknown = {
        (module, number)
        for module, number in _magic_literals()
        if number not in known and number not in riftbound
    }
    assert unknown == set()


@pytest.mark.documents
def test_the_words_of_every_cited_magic_rule_occur_in_the_official_text(
    documents: Path, tmp_path: Path
) -> None:
    database = tmp_path / "rules.db"
    edition = shipped(Game.MTG).edition
    import_path(database, documents / "mtg" / f"{edition}.txt")
    (rules,) = GAMES[Game.MTG].values()
    numbers = _cited(rules) | {number for _, number in _magic_literals()}
    known = _worded(Game.MTG, edition)
    refs = [RuleRef(Game.MTG, one, edition) for one in sorted(numbers & known)]
    standing = {
        str(one.ref.locator): one.standing for one in Library(database).check(refs)
    }
    assert {n: s for n, s in standing.items() if s is not Standing.SAME} == {}


def _marked() -> Iterator[tuple[str, str]]:
    """(test module, number) of every ``cr`` mark in the tests of the engine."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "cr"
            ):
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        yield file.name, str(argument.value)


@pytest.mark.documents
def test_every_rule_a_test_of_the_engine_pins_exists(documents: Path) -> None:
    edition = shipped(Game.MTG).edition
    text = (documents / "mtg" / f"{edition}.txt").read_bytes().decode("utf-8-sig")
    there = set(re.findall(r"^(\d{3}\.\d+[a-z]*)\.? ", text, re.M))
    missing = {
        (module, number)
        for module, number in _marked()
        if "." in number and number not in there
    }
    assert missing == set()
