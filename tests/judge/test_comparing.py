"""Topics compared: found however they are called, every rule there."""

from pathlib import Path

import polib
import pytest

from bot.citation import Game
from bot.judge.comparing import Topic, topic_called, topics
from bot.judge.languages import LANGUAGES, words_in
from bot.library.shipped import shipped


@pytest.mark.parametrize("topic", topics(), ids=lambda topic: topic.name)
def test_every_rule_a_topic_cites_is_one_we_word(topic: Topic):
    for game in Game:
        worded = shipped(game).of(shipped(game).edition)

        assert [number for number in topic.rules[game] if number not in worded] == []
        assert topic.says[game]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("unpreventable", "unpreventable damage"),
        ("Can’t be prevented?", "unpreventable damage"),
        ("next time", "the next time"),
        ("several shields", "several sources at once"),
        ("lethal", "lethal damage and prevention"),
        ("unpreventible", "unpreventable damage"),
        ("combat", "lethal damage and prevention"),
        ("double damage", "doubling beside prevention"),
    ],
)
def test_a_topic_is_found_however_it_is_called(typed: str, name: str):
    found = topic_called(typed)

    assert found is not None
    assert found.name == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "Shock deals 2 damage to me. I have a prevent-2 shield.",
        "bolt me twice",
        "weather",
        # Parts of a topic's words, and what stands in several.
        "deathtouch",
        "prevention",
        "damage",
    ],
)
def test_what_is_no_topic_is_none(typed: str):
    assert topic_called(typed) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_means_two_topics(language: str):
    say = words_in(language)
    names = {
        name: topic.name
        for topic in topics()
        for name in (say.own(topic.name), topic.name, *topic.also)
    }

    for name, meant in names.items():
        found = topic_called(name, say)
        assert found is not None
        assert found.name == meant
    assert len(names) >= sum(1 + len(topic.also) for topic in topics())


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_what_is_said_on_a_topic_is_in_every_language(language: str, root: Path):
    catalogue = polib.pofile(str(root / "bot" / "locale" / f"{language}.po"))
    known = {one.msgid for one in catalogue if one.msgstr and not one.msgctxt}
    said = {
        text
        for topic in topics()
        for text in (topic.name, topic.in_short, *topic.says.values())
    }

    assert said - known == set()


def test_a_topic_is_called_as_it_is_shown():
    found = topic_called("Tödlicher Schaden und Verhinderung", words_in("de"))

    assert found is not None
    assert found.name == "lethal damage and prevention"
