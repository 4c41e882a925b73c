"""Everything said to whoever asks knows its template, so that it can be translated."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

# Where refusals are raised that an asker sees. What an importer or the machine says
# to whoever runs the bot is English, as its settings are.
PLACES = (
    "scenario",
    "judge",
    "wording",
    "cards/catalogue.py",
    "library/glossary.py",
    "library/history.py",
    "library/lookup.py",
    "library/shelves.py",
    "console/look_ups.py",
    "console/rulings.py",
)
REFUSING = {"QuestionError", "error", "_error"}
TELLING = {"tell", "assume"}
APPENDED = {"told", "notes", "said", "assumed", "missing", "understood"}


def modules(root: Path) -> Iterator[Path]:
    for place in PLACES:
        found = root / "bot" / place
        yield from [found] if found.suffix else sorted(found.rglob("*.py"))


def plain(node: ast.expr) -> bool:
    """Whether *node* makes a text that no longer knows its template."""
    match node:
        case ast.Constant(value=str(text)):
            return any(char.isalpha() for char in text)
        case ast.JoinedStr():
            return True
        case ast.BinOp(left=left, right=right):
            return plain(left) or plain(right)
        case ast.IfExp(body=body, orelse=orelse):
            return plain(body) or plain(orelse)
        case ast.Tuple(elts=[first, *_]):
            return plain(first)
        case ast.Call(func=ast.Attribute(attr="join" | "format" | "capitalize")):
            return True
    return False


def said(tree: ast.Module) -> Iterator[ast.expr]:
    """Every expression that is said to whoever asks."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        on = getattr(node.func, "value", None)
        if name in REFUSING and len(node.args) > 1:
            if getattr(on, "id", "") != "log":
                yield node.args[1]
        elif (name in TELLING and len(node.args) == 1) or (
            name == "append" and getattr(on, "attr", "") in APPENDED
        ):
            yield node.args[0]
        elif name == "Entry" and len(node.args) > 2:
            yield node.args[2]


def test_nothing_is_said_that_cannot_be_said_in_another_language(root: Path):
    unworded = [
        f"{module.relative_to(root)}:{text.lineno}"
        for module in modules(root)
        for text in said(ast.parse(module.read_text("utf-8")))
        if plain(text)
    ]

    assert unworded == []


@pytest.mark.parametrize(
    "source",
    [
        "raise scene.error(Problem.SYNTAX, 'What?')",
        "raise QuestionError(Problem.SYNTAX, f'What is {it}?')",
        "raise scene.error(Problem.SYNTAX, 'Which of ' + names)",
        "draft.tell(f'{it} attacks.')",
        "combat.told.append(f'{it} attacks.')",
        "scene.missing.append((f'how big {it} is', place))",
        "Entry(what, by, 'The turn ends.')",
    ],
)
def test_an_unworded_sentence_would_be_found(source: str):
    assert any(plain(text) for text in said(ast.parse(source)))
