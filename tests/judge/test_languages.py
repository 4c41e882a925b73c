"""Every word of the bot's own is in every language that is shipped."""

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest

from bot.judge.languages import LANGUAGES, name_in, words_in

CATALOGUES = [one for one in LANGUAGES if one != "en"]
# Calls whose first argument is a template; ``many`` has two of them; of a
# refusal it is the second.
_SAYING, _COUNTING, _REFUSING = {"say"}, {"many"}, {"QuestionError"}


def spoken(root: Path) -> Iterator[tuple[str, ...]]:
    """Every template of the Discord face: one text, or singular and plural."""
    for module in sorted((root / "bot" / "discord_face").rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in _SAYING:
                    yield from ((text,) for text in texts(node.args[0]))
                elif name in _REFUSING and len(node.args) > 1:
                    yield from ((text,) for text in texts(node.args[1]))
                elif name in _COUNTING:
                    yield tuple(text for arg in node.args[:2] for text in texts(arg))


def texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from texts(body)
            yield from texts(orelse)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.fixture(params=CATALOGUES)
def catalogue(request: pytest.FixtureRequest, root: Path) -> polib.POFile:
    return polib.pofile(str(root / "bot" / "locale" / f"{request.param}.po"))


def test_no_template_is_missing(catalogue: polib.POFile, root: Path):
    known = {one.msgid for one in catalogue}
    missing = [one for one in spoken(root) if one[0] not in known]

    assert missing == []


def test_nothing_is_left_empty_or_fuzzy(catalogue: polib.POFile):
    assert catalogue.untranslated_entries() == []
    assert catalogue.fuzzy_entries() == []


def test_every_translation_has_the_fields_of_its_template(catalogue: polib.POFile):
    for entry in catalogue:
        said = list(entry.msgstr_plural.values()) or [entry.msgstr]
        for text in said:
            assert fields(text) == fields(entry.msgid_plural or entry.msgid), text


def test_catalogues_have_the_same_entries(root: Path):
    held = {
        language: {
            (one.msgctxt, one.msgid)
            for one in polib.pofile(str(root / "bot" / "locale" / f"{language}.po"))
        }
        for language in CATALOGUES
    }

    assert len(set(map(frozenset, held.values()))) == 1


def test_sentences_are_in_the_language_asked_for():
    assert words_in("de")("Who chooses") == "Wer wählt"
    assert words_in("fr")("Ruling {id}", id="K7Q2M") == "Décision K7Q2M"
    assert words_in("ja").many("{n} day", "{n} days", 1) == "1 日"
    assert name_in("es", "rule") == "regla"


@pytest.mark.parametrize("language", ["en", "", "tlh", "../../etc"])
def test_an_unknown_language_is_english(language: str):
    assert words_in(language)("Who chooses") == "Who chooses"
