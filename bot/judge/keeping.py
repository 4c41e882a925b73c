"""Stored rulings, settings and privacy."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.judge.callers import Caller
from bot.judge.parts import Parts

if TYPE_CHECKING:
    from bot.store.rows import GuildSettings, PersonSettings, RulingRow, Standing

log = logging.getLogger(__name__)

# So many people's settings are read in a moment, and need no room to speak of.
_FEW = 1_000
# A second delivery comes within minutes; a claim is kept for longer than a token.
CLAIMS_KEPT = timedelta(days=2)


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """A stored ruling in one line; *mine* if the caller asked it.

    The *verdict* is in the caller's language where it was told in that; else *english*.
    """

    id: str
    created: str
    game: Game
    scenario: str
    verdict: str
    standing: str
    outdated: str
    parent: str | None
    mine: bool
    public: bool
    english: bool = True


@dataclass(frozen=True, slots=True)
class Rights:
    """What the caller may do with a ruling, and how it stands."""

    mine: bool
    public: bool


class Keeping(Parts):
    """What is done with rulings once they are stored, and for whom."""

    def rights(self, caller: Caller, ruling: str) -> Rights:
        """What the caller may do with that ruling."""
        row = self.row(caller, ruling)
        return Rights(caller.may_change(row), row.public)

    def history(
        self,
        caller: Caller,
        *,
        before: str = "",
        standing: str | None = None,
        mine: bool = False,
        limit: int = 20,
    ) -> list[HistoryLine]:
        """The rulings that can be read here, the newest first."""
        asker: str | None = caller.asker
        place: str | None = caller.place if caller.guild else None
        if caller.local and not mine:
            asker = None
        rows = self.store.rulings(
            asker=asker,
            place=place,
            before=before,
            standing=standing,
            mine=mine,
            limit=limit,
        )
        return [_line(row, caller) for row in rows]

    def publish(self, caller: Caller, ruling: str) -> None:
        """Let everybody at its place read that ruling of the caller's."""
        row = self.row(caller, ruling, to_change=True)
        self.store.publish(row.id)

    def delete(self, caller: Caller, ruling: str) -> None:
        """Delete that ruling of the caller's."""
        self.store.delete(self.row(caller, ruling, to_change=True).id)

    def review(
        self, caller: Caller, ruling: str, standing: "Standing", note: str = ""
    ) -> "RulingRow | None":
        """Keep what a judge says; the face has checked that the caller is one.

        The row tells whom to notify; None where the same was said before.
        """
        from bot.store.rows import Review

        row = self.row(caller, ruling)
        review = Review(standing, note.strip()[:1000], caller.asker)
        new = self.store.review(row.id, review)
        return replace(row, review=review) if new else None

    # --- Settings and privacy ------------------------------------------------

    def guild_settings(self, guild: str) -> "GuildSettings":
        """That server's settings."""
        return self.store.guild(guild)

    def set_guild_settings(self, guild: str, settings: "GuildSettings") -> None:
        """Keep that server's settings."""
        self.store.set_guild(guild, settings)

    def person_settings(self, caller: Caller) -> "PersonSettings":
        """The caller's settings."""
        return self.store.person(caller.asker)

    def people_settings(self, askers: Sequence[str]) -> "Sequence[PersonSettings]":
        """The settings of each of *askers*."""
        return self.store.people(askers)

    def few_people_settings(self) -> "Mapping[str, PersonSettings] | None":
        """The settings of whoever has set any; None where those are many."""
        found = self.store.everybody(_FEW + 1)
        return found if len(found) <= _FEW else None

    def set_person_settings(self, caller: Caller, settings: "PersonSettings") -> None:
        """Keep the caller's settings."""
        self.store.set_person(caller.asker, settings)

    def recall(self, name: str) -> str:
        """What a face or a job remembers under *name*; "" for nothing."""
        return self.store.recall(name)

    def remember(self, name: str, value: str) -> None:
        """Remember *value* under *name*, for every process."""
        self.store.remember(name, value)

    def claim(self, interaction: str) -> bool:
        """True for the first caller with that interaction, in any process."""
        return self.store.claim(interaction)

    def claim_all(self, interactions: Sequence[str]) -> Sequence[bool]:
        """The same for each of *interactions*."""
        return self.store.claim_all(interactions)

    def give_back(self, interaction: str) -> None:
        """Let that interaction be claimed again: nothing came of it."""
        self.store.give_back(interaction)

    def give_all(
        self, given: "Sequence[tuple[str, RulingRow]]"
    ) -> "Sequence[str | None]":
        """Claim each interaction and keep its ruling; the id that one was given.

        None where the interaction was claimed before, "" where a ruling cannot be kept.
        """
        from bot.store.interface import StoreError

        try:
            kept = self.store.give_all(given)
        except StoreError as error:
            # Better two answers than none.
            log.error("Rulings could not be claimed and kept: %s", error)
            return [""] * len(given)
        return [row.id if row else None for row in kept]

    def wait(self, caller: Caller, now: datetime, seconds: int) -> float:
        """Seconds the caller has to wait before ruling again here; 0 begins a wait."""
        return self.store.wait(caller.guild, caller.asker, now, seconds)

    def end_wait(self, caller: Caller) -> None:
        """Let the caller ask again at once: what they asked could not be ruled on."""
        self.store.end_wait(caller.guild, caller.asker)

    def forget(self, caller: Caller) -> int:
        """Delete everything of the caller's; how many rulings went."""
        return self.store.forget(caller.asker)

    def tidy(self, now: datetime) -> int:
        """Delete what servers do not want kept any longer, and old claims.

        For now and then; how many rulings went.
        """
        self.store.prune_claims((now - CLAIMS_KEPT).isoformat())
        return sum(
            self.store.prune(
                place=f"guild:{guild}",
                before=(now - timedelta(days=days)).isoformat(),
            )
            for guild, days in self.store.guilds_with_retention().items()
        )

    def my_data(self, caller: Caller) -> dict[str, object]:
        """What is kept of the caller beside their rulings, for a JSON file."""
        return self.store.my_data(caller.asker)

    def own_rulings(self, caller: Caller) -> Iterator[dict[str, object]]:
        """Every ruling of the caller, the oldest first; read a few at a time."""
        return self.store.rulings_of(caller.asker)


def _line(row: "RulingRow", caller: Caller) -> HistoryLine:
    told = row.told if row.language == caller.language else ""
    return HistoryLine(
        id=row.id,
        created=row.created,
        game=Game(row.game),
        scenario=row.scenario,
        verdict=told or row.verdict,
        standing=row.review.standing,
        outdated=row.outdated,
        parent=row.parent,
        mine=row.asker == caller.asker,
        public=row.public,
        english=not told,
    )
