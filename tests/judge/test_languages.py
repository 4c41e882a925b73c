"""Every word of the bot's own is in every language that is shipped."""

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest

from bot.errors import QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import Caller
from bot.judge.languages import LANGUAGES, name_in, words_in
from tests.judge.conftest import Keep

CATALOGUES = [one for one in LANGUAGES if one != "en"]
# Calls whose first argument is a template; ``many`` has two of them; of a
# refusal it is the second.
_SAYING, _COUNTING, _REFUSING = {"say", "_say"}, {"many"}, {"QuestionError"}
_FACES = ("discord_face", "console", "picture")


def spoken(root: Path) -> Iterator[tuple[str, ...]]:
    """Every template of the faces: one text, or singular and plural."""
    modules = [one for face in _FACES for one in (root / "bot" / face).rglob("*.py")]
    for module in sorted(modules):
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
    # A name of a command is not found where a sentence is looked for.
    known = {one.msgid for one in catalogue if not one.msgctxt}
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


BOLTED = "I have a prevent-2 shield. Opponent bolts me at 20 life."
HANS = Caller("discord:hans", guild="7", language="de")
AKI = Caller("discord:aki", guild="7", language="ja")
ANNA = Caller("discord:anna", guild="7")


def test_a_ruling_is_kept_in_english_whoever_asks(bench: Bench):
    asked = bench.ask(HANS, BOLTED, public=True)

    assert asked.verdict.startswith("Du bist bei 19")
    assert bench.show(ANNA, asked.ruling or "").verdict.startswith("You're at 19")


def test_a_ruling_is_shown_to_each_in_their_language(bench: Bench):
    ruling = bench.ask(ANNA, BOLTED, public=True).ruling or ""

    assert bench.show(HANS, ruling).verdict.startswith("Du bist bei 19")
    assert bench.show(AKI, ruling).verdict.startswith("あなたのライフは19点")
    assert bench.show(AKI, ruling).ruling == ruling


def test_what_was_assumed_is_in_the_language_too(bench: Bench):
    assumed = bench.ask(HANS, BOLTED).assumptions

    assert "Sonst spielt nichts auf dem Tisch eine Rolle." in assumed


def test_a_refusal_can_be_said_in_any_language(bench: Bench):
    with pytest.raises(QuestionError) as refused:
        bench.ask(HANS, "mtg: Zzyzx Qqq deals 3 damage to me.")

    message = refused.value.message
    assert message.startswith("I know no")
    assert "kenne ich nicht" in words_in("de").word(message)


def test_why_the_text_of_a_card_is_not_understood_is_in_the_language_too(bench: Bench):
    with pytest.raises(QuestionError) as refused:
        bench.ask(
            HANS, 'mtg: I control Odd Totem: "Prevent all the fun." Bob bolts me.'
        )

    said = words_in("de").word(refused.value.message)
    assert "(auf „the“ folgt nichts Bekanntes)" in said


def test_a_ruling_is_followed_in_the_language_of_who_follows_it(bench: Bench):
    ruling = bench.ask(ANNA, BOLTED, public=True).ruling or ""
    change = "What if the damage can't be prevented?"

    assert bench.follow_up(HANS, ruling, change).verdict.startswith("Du bist bei 17")


def test_what_comes_out_differently_today_is_shown_as_it_was_kept(
    bench: Bench, keep: Keep
):
    ruling = keep(ANNA, scenario=BOLTED)

    assert bench.show(HANS, ruling).verdict == "You're at 18."


def test_a_command_is_called_what_it_is_called_in_that_language(
    catalogue: polib.POFile,
):
    language = Path(catalogue.fpath).stem
    wrong = [
        (command, one.msgstr)
        for one in catalogue
        for command in re.findall(r"`/([a-z-]+)`", one.msgid)
        if f"`/{name_in(language, command)}`" not in one.msgstr
    ]

    assert wrong == []
