"""Rulings are told in every language that is shipped, and in that language only."""

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import polib
import pytest

from bot.answers import Answer, Cited
from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import QuestionError
from bot.judge.languages import LANGUAGES, words_in
from bot.paths import rules_data
from bot.scenario import read
from bot.telling.labels import label
from bot.telling.naming import Names
from bot.telling.tell import tell
from bot.telling.words import Words
from bot.worded import worded
from tests.exploring import explored
from tests.judge.test_languages import fields
from tests.scenarios.test_golden import ALL, Block

OTHERS = [one for one in LANGUAGES if one != "en"]
# One scenario in so many is told: enough to meet every kind of sentence.
EVERY = 3


class Listening(Words):
    """Remembers which templates a catalogue does not have."""

    def __init__(self, known: set[str]) -> None:
        super().__init__()
        self._known = known
        self.unknown: set[str] = set()

    def __call__(self, template: str, /, **args: object) -> str:
        """As ever, but listened to."""
        bare = template.format(**dict.fromkeys(args, ""))
        if any(char.isalpha() for char in bare) and template not in self._known:
            self.unknown.add(template)
        return super().__call__(template, **args)

    def many(self, one: str, more: str, number: int, /, **args: object) -> str:
        """As ever, but listened to."""
        if one not in self._known:
            self.unknown.add(one)
        return super().many(one, more, number, **args)


@cache
def cards() -> Catalogue:
    return Catalogue(rules_data())


def told(block: Block, words: Words) -> Answer | None:
    try:
        found = read(block.text, catalogue=cards(), game=block.game)
    except QuestionError:
        return None
    return tell(
        found.question,
        explored(found.question),
        scenario=block.text,
        understood=(),
        assumptions=(),
        cite=lambda number: Cited(block.game, number, "", ""),
        words=words,
    )


@pytest.fixture(params=OTHERS)
def catalogue(request: pytest.FixtureRequest, root: Path) -> polib.POFile:
    folder = root / "bot" / "locale" / "rulings"
    return polib.pofile(str(folder / f"{request.param}.po"))


@pytest.fixture
def ruled() -> Callable[[str, str], Answer]:
    """A ruling on a text, in any language."""

    def ruled(text: str, language: str) -> Answer:
        answer = told(Block(Game.MTG, text, ()), words_in(language))
        assert answer is not None
        return answer

    return ruled


@pytest.fixture
def bolted(ruled: Callable[[str, str], Answer]) -> Callable[[str], Answer]:
    """A ruling with a choice, in any language."""
    text = (
        "I have Furnace of Rath and a prevent-2 shield. Opponent bolts me at 20 life."
    )
    return lambda language: ruled(text, language)


def test_the_catalogues_list_exactly_what_is_said(root: Path):
    ran = subprocess.run(
        [sys.executable, str(root / ".ci" / "words"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_nothing_is_left_empty_or_fuzzy(catalogue: polib.POFile):
    assert catalogue.untranslated_entries() == []
    assert catalogue.fuzzy_entries() == []


def test_every_translation_has_the_fields_of_its_template(catalogue: polib.POFile):
    for entry in catalogue:
        said = list(entry.msgstr_plural.values()) or [entry.msgstr]
        for text in said:
            known = fields(entry.msgid) | fields(entry.msgid_plural)
            assert fields(text) <= known, text
            if not entry.msgid_plural:
                assert fields(text) == fields(entry.msgid), text


@pytest.mark.parametrize("part", range(EVERY))
def test_no_template_of_a_golden_ruling_is_missing(part: int, root: Path):
    folder = root / "bot" / "locale" / "rulings"
    known = {one.msgid for one in polib.pofile(str(folder / "rulings.pot"))}
    words = Listening(known)
    for block in ALL[part :: 2 * EVERY]:
        told(block.values[0], words)

    assert words.unknown == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_told_in_the_language(
    language: str, bolted: Callable[[str], Answer]
):
    verdicts = {
        "en": "You choose: 16 life if Furnace of Rath applies first",
        "de": "Du wählst: 16 Leben mit Furnace of Rath zuerst",
        "fr": "Vous choisissez : 16 PV si Furnace of Rath",
        "es": "Eliges: 16 de vida si Furnace of Rath",
        "ja": "あなたが選ぶ：Furnace of Rathを最初に適用した場合：ライフ16点",
    }

    assert bolted(language).verdict.startswith(verdicts[language])


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_and_names_are_the_same_in_every_language(
    language: str, bolted: Callable[[str], Answer]
):
    english, other = bolted("en"), bolted(language)

    assert [one.players for one in other.outcomes] == [
        one.players for one in english.outcomes
    ]
    assert [one.effects for one in other.outcomes] == [
        one.effects for one in english.outcomes
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_an_empty_template_says_nothing(language: str):
    assert words_in(language)("") == ""


TRAMPLE = (
    "Bob's 3/3 trampler attacks me. I block it with my 2/2. I have a prevent-1 shield."
)


def test_options_speak_to_whoever_asks(ruled: Callable[[str, str], Answer]):
    [choice] = ruled(TRAMPLE, "en").choices

    assert choice.options[1].endswith("1 to you")


def test_a_shield_nobody_named_is_an_option_in_the_readers_language(
    ruled: Callable[[str, str], Answer],
):
    text = "I control Furnace of Rath. I have a prevent-2 shield. Bob bolts me."
    [choice] = ruled(text, "de").choices

    assert set(choice.options) == {"Furnace of Rath", "Schutz 2"}


def test_whoever_asks_and_the_opponent_are_spoken_of_at_the_start_of_a_line():
    assert [Words().person(one) for one in ("me", "opponent", "Bob")] == [
        "You",
        "Your opponent",
        "Bob",
    ]


@pytest.mark.parametrize(
    ("text", "template"),
    [
        ("the creature", "the {noun}"),
        ("second creature", "{nth} {noun}"),
        ("the second 2/2", "the {nth} {power}/{life}"),
        ("second 2/2", "{nth} {kind}"),
        ("second Hill Giant", "{nth} {kind}"),
        ("second ally", "{nth} {noun}"),
        ("2 Clue tokens", "{number} {kind} tokens"),
        ("1 Clue token", "{number} {kind} token"),
        ("Night Owl token", "{kind} token"),
        ("your prevent-2 shield", "your prevent-{n} shield"),
        ("Bob's second prevent-2 shield", "{owner}'s {nth} prevent-{n} shield"),
        ("with 3 +1/+1 counters", "with {n} {counter} counters"),
        # What nobody foresaw stands without its English article.
        ("the sword", "the {thing}"),
    ],
)
def test_what_nobody_named_is_taken_apart_for_other_languages(text: str, template: str):
    made = label(text)

    assert made is not None
    assert made[0] == template
    assert Words().label(text) == text


@pytest.mark.parametrize("text", ["The Rack", "Odd Bear", "first striker"])
def test_a_name_is_no_description(text: str):
    assert label(text) is None


def test_of_a_list_what_is_described_is_said_in_the_language():
    said = words_in("de").label("Odd Bear, the 2/2")

    assert said == "Odd Bear, „2/2“"


@pytest.mark.parametrize("text", ["creature", "the 2/2's prevent-2 shield"])
def test_what_a_catalogue_does_not_have_stays_as_it_is(text: str):
    assert Words().label(text) == text


def test_what_was_typed_is_quoted_as_it_stands():
    said = worded("“{typed}” is not known.", typed="the 2/2")

    assert words_in("de").own(said) == "“the 2/2” is not known."


def test_nothing_is_quoted_twice():
    names = Names([], words_in("fr"))

    assert names.with_article("opponent's champion").count("«") == 1


@pytest.mark.parametrize("language", OTHERS)
def test_a_second_one_of_a_side_is_no_number_of_them(language: str):
    words = words_in(language)

    assert words.label("second 2/2") == "2/2 (2)"
    assert words.label("second Hill Giant") == "Hill Giant (2)"


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_understood_has_no_english_articles(language: str):
    text = "I have two 2/2s and a 3/3 with flying. Bob has a bear. I cast Shock on it."
    said = [
        words_in(language).own(one)
        for one in read(text, catalogue=cards(), game=Game.MTG).understood
    ]

    assert not [one for one in said if re.search(r"\b(an?|second)\b [^ ]", one)], said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Bob's prevent-2 shield"), ("de", "„Schutz 2 (Bob)“")],
)
def test_somebody_elses_shield_is_called_so_in_every_sentence(language: str, said: str):
    names = Names([], words_in(language))

    assert names.with_article("Bob's prevent-2 shield") == said
