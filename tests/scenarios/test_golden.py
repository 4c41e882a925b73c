"""Scenarios in plain text and what has to come out: question, then answers.

A block begins with ``>`` lines, the scenario. Each line below it names something and
its values over all outcomes: ``players/me/life = 18, 16``, ``objects/Bear/destroyed =
yes``, ``effects/prevent-2 shield = 0`` (points left), ``asked/1 = no`` (the answer to
the first question), ``asked = 1`` and ``results = 2`` (how many), ``refused =
ambiguous`` (any of the kinds given), ``cites = 615.7`` (rules that must be among those
that the steps, choices and answers cite), ``assumes = Nobody retaliates.`` (what
must stand among that which is taken for granted).
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.board import count
from bot.engine.characteristics import power_of, toughness_of
from bot.engine.effects import PreventNext
from bot.engine.outcome import Outcome, Ruling
from bot.engine.values import Zone
from bot.errors import QuestionError
from bot.paths import rules_data
from bot.scenario import read
from tests.exploring import explored

HERE = Path(__file__).parent
GAMES = {
    "magic": Game.MTG,
    "grand_archive": Game.GRAND_ARCHIVE,
    "riftbound": Game.RIFTBOUND,
}


@dataclass(frozen=True)
class Block:
    """One scenario with its expectations."""

    game: Game
    text: str
    expected: tuple[tuple[str, frozenset[str]], ...]


def blocks(file: Path) -> list[Block]:
    """The blocks of *file*; raises ValueError for a line out of place."""
    found: list[Block] = []
    text: list[str] = []
    expected: list[tuple[str, frozenset[str]]] = []
    for line in [*file.read_text("utf-8").splitlines(), "> "]:
        if line.startswith(">"):
            if expected:
                game = GAMES[file.parent.name]
                found.append(Block(game, "\n".join(text), tuple(expected)))
                text, expected = [], []
            text.append(line[2:])
        elif line.strip() and not line.startswith("#"):
            path, given, values = line.partition(" = ")
            if not given or not text:
                raise ValueError(f"{file.name}: {line}")
            expected.append((path, frozenset(values.split(", "))))
    return found


ALL = [
    pytest.param(block, id=f"{file.parent.name}/{file.stem}-{number}")
    for file in sorted(HERE.glob("*/*.txt"))
    for number, block in enumerate(blocks(file), start=1)
]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue(rules_data())


def value(outcome: Outcome, path: str) -> str:
    """What *path* says of one outcome, as text."""
    what, _, rest = path.partition("/")
    name, _, field = rest.rpartition("/")
    if "/counters:" in rest:
        name, _, kind = rest.partition("/counters:")
        field = f"counters:{kind}"
    board = outcome.board
    match what:
        case "players":
            player = next(it for it in board.players if it.id == name)
            known = getattr(player, field, None)
            return str(count(player.counters, field) if known is None else known)
        case "effects":
            left = [
                it.act.remaining
                for it in board.effects
                if it.label == rest and isinstance(it.act, PreventNext)
            ]
            return str(sum(it for it in left if isinstance(it, int)))
        case _:
            named = [it for it in board.objects if it.name.lower() == name.lower()]
            assert named, f"no {name} among {[it.name for it in board.objects]}"
            obj = named[0]
            if field.startswith("counters:"):
                return str(count(obj.counters, field.removeprefix("counters:")))
            if field == "destroyed":
                died = obj.destroyed or obj.zone is Zone.GRAVEYARD
                return "yes" if died else "no"
            if field == "size":
                return f"{power_of(board, obj)}/{toughness_of(board, obj)}"
            found = getattr(obj, field)
            if isinstance(found, bool):
                return "yes" if found else "no"
            return str(found)


def reached(ruling: Ruling, path: str) -> frozenset[str]:
    """Every value of *path* over the outcomes, or every answer to a question."""
    if path.startswith("asked/"):
        answered = ruling.answered[int(path.removeprefix("asked/")) - 1]
        return frozenset(words for words, _ in answered.values)
    if path == "asked":
        return frozenset({str(len(ruling.answered))})
    if path == "results":
        return frozenset({str(len(ruling.outcomes))})
    return frozenset(value(outcome, path) for outcome in ruling.outcomes)


def cited(ruling: Ruling) -> frozenset[str]:
    """Every rule that some step, choice, answer or remark of the ruling cites."""
    found: set[str] = set()
    for outcome in ruling.outcomes:
        found.update(rule for step in outcome.steps for rule in step.rules)
        found.update(rule for point, _ in outcome.choices for rule in point.rules)
    found.update(rule for one in ruling.answered for rule in one.rules)
    found.update(rule for note in ruling.notes for rule in note.rules)
    return frozenset(found)


@pytest.mark.parametrize("block", ALL)
def test_scenario_comes_out_as_written(block: Block, catalogue: Catalogue) -> None:
    expected = dict(block.expected)
    refused = expected.pop("refused", None)
    cites = expected.pop("cites", frozenset())
    assumes = expected.pop("assumes", frozenset())
    try:
        asked = read(block.text, catalogue=catalogue, game=block.game)
        ruling = explored(asked.question)
    except QuestionError as error:
        said = f"{error.problem}: {error}\n{error.excerpt()}"
        if refused is None or error.problem not in refused:
            pytest.fail(said)
        return
    assert refused is None, "this should have been refused"

    found = {path: reached(ruling, path) for path in expected}

    assert found == expected
    assert cites <= cited(ruling), cited(ruling)
    for sentence in assumes:
        assert sentence in "\n".join(asked.assumptions)
