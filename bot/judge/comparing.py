"""One topic, or one scenario, side by side in the three games."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot import paths
from bot.answers import Answer, Cited
from bot.citation import Game
from bot.judge.languages import Words
from bot.worded import worded


@dataclass(frozen=True, slots=True)
class View:
    """What one game says: on a topic in our words, of a scenario in its verdict.

    *refused* is why the scenario cannot be ruled on there, "" where it can.
    """

    game: Game
    edition: str
    says: str
    rules: tuple[Cited, ...] = ()
    answer: Answer | None = None
    refused: str = ""


@dataclass(frozen=True, slots=True)
class Comparison:
    """*title* is the topic, or the scenario as typed; *in_short* the difference."""

    title: str
    in_short: str
    views: tuple[View, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """What the games say on one thing, and the rules for it.

    Its sentences are those of the catalogues; *also* is only what is typed.
    """

    name: str
    also: tuple[str, ...]
    in_short: str
    says: dict[Game, str]
    rules: dict[Game, tuple[str, ...]]


@cache
def topics() -> tuple[Topic, ...]:
    """Every topic that is shipped."""
    file = paths.rules_data() / "compare.toml"
    return tuple(_topic(raw) for raw in tomllib.loads(file.read_text("utf-8"))["topic"])


def _topic(raw: dict[str, Any]) -> Topic:
    return Topic(
        worded(raw["name"]),
        tuple(raw["also"]),
        worded(raw["in_short"]),
        {game: worded(raw[game.value]["says"]) for game in Game},
        {game: tuple(raw[game.value]["rules"]) for game in Game},
    )


def topic_called(text: str, say: Words | None = None) -> Topic | None:
    """The topic *text* names, also mis-spelt; None if it is something else.

    It may be called as the reader of *say* is shown it, too.
    """
    wanted = _plain(text)
    if not wanted:
        return None
    names = dict(_names(say or Words()))
    if wanted in names:
        return names[wanted]
    if len(wanted.split()) > 6:
        return None
    from rapidfuzz import fuzz, process

    # A part of a word is another word: "deathtouch" is no "death".
    best = process.extractOne(wanted, list(names), scorer=fuzz.ratio, score_cutoff=87)
    if best:
        return names[best[0]]
    # "Double damage", "combat": whole words of one topic and of no other.
    words = set(wanted.split()) - {"damage"}
    close = {
        topic.name: topic
        for name, topic in names.items()
        if words and words <= set(name.split())
    }
    return next(iter(close.values())) if len(close) == 1 else None


def _names(say: Words) -> Iterator[tuple[str, Topic]]:
    for topic in topics():
        for name in (topic.name, say.own(topic.name), *topic.also):
            yield _plain(name), topic


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("’", "'").strip(" ?.!\"'").split())
