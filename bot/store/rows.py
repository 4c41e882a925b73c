"""What is kept, as plain values: rulings, settings of servers and people."""

from dataclasses import dataclass
from enum import StrEnum

Json = str


class Standing(StrEnum):
    """What a server's judge has said of a ruling; "" when nobody has."""

    OPEN = ""
    ASKED = "asked"
    CONFIRMED = "confirmed"
    CORRECTED = "corrected"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Review:
    """What a judge made of a ruling: *by* is who, *note* their words."""

    standing: Standing = Standing.OPEN
    note: str = ""
    by: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class RulingRow:
    """One ruling: the inputs that make it again, and the answer for showing.

    *asker* and *place* are opaque names given by the faces ("discord:123",
    "guild:456"). *public* tells whether everybody at *place* may read it. *edits*
    are the changes in words, *choices* the indices taken, both since *scenario*.
    *engine* is the version that ruled, *editions* the rules it cited. *answer* is
    kept for showing only: nothing is ever concluded from it. *outdated* says what a
    newer edition or engine would answer differently. *created* is UTC, ISO.
    *verdict* is in English; *told* is what the asker read, in their *language*, where
    that was another one.
    """

    id: str
    created: str
    asker: str
    place: str
    public: bool
    game: str
    edition: str
    scenario: str
    edits: tuple[str, ...] = ()
    choices: tuple[int, ...] = ()
    default_game: str = ""
    engine: str = ""
    editions: tuple[str, ...] = ()
    parent: str | None = None
    verdict: str = ""
    answer: Json = "{}"
    outdated: str = ""
    review: Review = Review()
    language: str = ""
    told: str = ""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """How a server wants it; empty or None means the bot's own default.

    *cooldown* in seconds between two rulings of one person, *retention* in days
    (0: kept until somebody deletes it).
    """

    game: str = ""
    private: bool = False
    language: str = ""
    judge_role: str = ""
    cooldown: int = 0
    news_channel: str = ""
    retention: int = 0


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """How a person wants it; empty means as the server does."""

    game: str = ""
    language: str = ""
    private: bool | None = None
