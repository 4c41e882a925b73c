"""The one door to what is kept, whatever database stands behind it."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol

from bot.errors import AwayError, SetupError
from bot.store.rows import GuildSettings, PersonSettings, Review, RulingRow


class StoreError(SetupError):
    """The database cannot be used; the text is for whoever runs the bot."""


class StoreAwayError(StoreError, AwayError):
    """The database does not answer; it may by and by."""


class Store(Protocol):
    """Safe to use from several threads; every call blocks.

    Each writing call is one transaction: all of it is there when it returns, none
    of it when it raises StoreError.
    """

    @property
    def notice(self) -> str:
        """What whoever runs it should know ("the database was damaged"), or ""."""

    @property
    def where(self) -> str:
        """Which database it is, for people; no password in it."""

    def add(self, row: RulingRow) -> RulingRow:
        """Keep *row* under a fresh id; the row with that id."""

    def ruling(self, id: str) -> RulingRow | None:
        """The ruling of that id, if there is one."""

    def rulings(
        self,
        *,
        asker: str | None = None,
        place: str | None = None,
        game: str | None = None,
        before: str = "",
        standing: str | None = None,
        mine: bool = False,
        limit: int = 20,
    ) -> list[RulingRow]:
        """Rulings, the newest first; with *place* those public there.

        With both *asker* and *place*: public there, or asked there by that asker;
        with *mine* only the latter.
        *before* is the id of the last ruling of the page before.
        """

    def review(self, id: str, review: Review) -> bool:
        """Keep what a judge said of that ruling; False where it said so already."""

    def mark_outdated(self, id: str, why: str) -> None:
        """Keep what would be answered differently now ("" for nothing)."""

    def publish(self, id: str) -> None:
        """Let everybody at its place read that ruling."""

    def delete(self, id: str) -> None:
        """Delete that ruling; follow-ups stay, without it."""

    def guild(self, guild: str) -> GuildSettings:
        """That server's settings."""

    def set_guild(self, guild: str, settings: GuildSettings) -> None:
        """Keep that server's settings."""

    def guilds_with_retention(self) -> dict[str, int]:
        """The servers that do not keep rulings for ever, and how many days."""

    def guilds_with_news(self) -> dict[str, str]:
        """The servers that want rule news, and the channel for it."""

    def person(self, asker: str) -> PersonSettings:
        """That person's settings."""

    def people(self, askers: Sequence[str]) -> list[PersonSettings]:
        """The settings of each of *askers*."""

    def everybody(self, most: int) -> dict[str, PersonSettings]:
        """The settings of whoever has set any; of *most* people at most."""

    def set_person(self, asker: str, settings: PersonSettings) -> None:
        """Keep that person's settings."""

    def recall(self, name: str) -> str:
        """What a face or a job remembers under *name*; "" for nothing."""

    def remember(self, name: str, value: str) -> None:
        """Remember *value* under *name*, for every process."""

    def claim(self, interaction: str) -> bool:
        """True for the first caller with that interaction, in any process."""

    def claim_all(self, interactions: Sequence[str]) -> list[bool]:
        """The same for each of *interactions*, at once."""

    def give_all(
        self, given: Sequence[tuple[str, RulingRow]]
    ) -> list[RulingRow | None]:
        """Claim each interaction and keep its ruling under an id of its own.

        None where that interaction was claimed before; where it raises, nothing of all
        this is done.
        """

    def give_back(self, interaction: str) -> None:
        """Let that interaction be claimed again: nothing came of it."""

    def wait(self, guild: str, asker: str, now: datetime, seconds: int) -> float:
        """Seconds *asker* still has to wait there; 0 lets them, and begins the next.

        Of several at once, in any process, one is let.
        """

    def end_wait(self, guild: str, asker: str) -> None:
        """Let *asker* go on at once there."""

    def forget(self, asker: str) -> int:
        """Delete everything of that person at once; how many rulings went."""

    def my_data(self, asker: str) -> dict[str, object]:
        """What is kept of that person beside their rulings, for a JSON file."""

    def rulings_of(self, asker: str) -> Iterator[dict[str, object]]:
        """Every ruling of that person, the oldest first, for a JSON file.

        A few are read at a time: somebody may have asked very many.
        """

    def prune(self, *, place: str = "", before: str = "") -> int:
        """Delete rulings older than *before* (at *place*); how many went."""

    def prune_claims(self, before: str) -> None:
        """Delete claims older than *before*, and waits that ended before it."""

    def counts(self) -> dict[str, int]:
        """How many rows each table has."""

    def check(self) -> None:
        """Look at all that is kept; StoreError where some of it is damaged."""

    def backup(self, path: Path) -> None:
        """Copy everything to the file *path*, while others go on writing."""

    def close(self) -> None:
        """Let go of the database."""
