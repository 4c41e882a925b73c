"""Topics compared: found however they are called, every rule there."""

import pytest

from bot.citation import Game
from bot.judge.comparing import Topic, topic_called, topics
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


def test_no_name_means_two_topics():
    names = [name for topic in topics() for name in (topic.name, *topic.also)]

    assert len(names) == len(set(names))
