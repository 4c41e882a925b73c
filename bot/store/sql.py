"""The store in SQL: one text of each query, for whichever database."""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import asdict, astuple, fields, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store import own_data
from bot.store.database import Connection, Database, Row
from bot.store.ids import CROWDED, new_id
from bot.store.rows import GuildSettings, PersonSettings, Review, RulingRow
from bot.store.written import COLUMNS, person_of, ruling_of, values_of, whole

log = logging.getLogger(__name__)

_MARKS = ", ".join("?" for _ in COLUMNS.split(","))
_ADD = f"insert into rulings ({COLUMNS}) values ({_MARKS}) on conflict do nothing"
_ATTEMPTS = 20
# So many rulings of one person are read at a time.
_AT_ONCE = 100
_CLAIM = (
    "insert into claims (interaction, claimed) values (?, ?) on conflict do nothing"
)


def _overwriting(table: str, key: str, settings: type) -> str:
    """The statement that keeps *settings* under *key*, whatever was there before."""
    names = [one.name for one in fields(settings)]
    return (
        f"insert into {table} ({', '.join([key, *names])}) "
        f"values ({', '.join('?' * (len(names) + 1))}) on conflict ({key}) do update "
        f"set {', '.join(f'{name} = excluded.{name}' for name in names)}"
    )


# Columns are named everywhere: a newer version that runs beside this one may have
# added some.
_GUILD = ", ".join(one.name for one in fields(GuildSettings))
_PERSON = ", ".join(one.name for one in fields(PersonSettings))
_SET_GUILD = _overwriting("guilds", "guild", GuildSettings)
_SET_PERSON = _overwriting("people", "asker", PersonSettings)

# More than two who ask at the same time are apart.
_MUCH_LATER = timedelta(minutes=1)


class SqlStore:
    """A :class:`bot.store.interface.Store` in *database*."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # Ids that have become crowded are not tried again and again.
        self._tried = 0

    @property
    def notice(self) -> str:
        """What whoever runs it should know ("the database was damaged"), or ""."""
        return self.database.notice

    @property
    def where(self) -> str:
        """Which database it is, for people."""
        return self.database.where

    def close(self) -> None:
        """Let go of the database."""
        self.database.close()

    # --- Rulings -------------------------------------------------------------

    def add(self, row: RulingRow) -> RulingRow:
        """Keep *row* under a fresh id; the row with that id."""
        with self.database.transaction() as db:
            return self._added(db, row)

    def ruling(self, id: str) -> RulingRow | None:
        """The ruling of that id, if there is one."""
        rows = self._select("where id = ?", [id])
        return rows[0] if rows else None

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
        """Rulings, the newest first; see :meth:`bot.store.interface.Store.rulings`."""
        wanted: list[str] = []
        values: list[object] = []
        if place is not None and asker is not None and mine:
            wanted.append("place = ? and asker = ?")
            values += [place, asker]
        elif place is not None and asker is not None:
            wanted.append("place = ? and (public = 1 or asker = ?)")
            values += [place, asker]
        elif place is not None:
            wanted.append("place = ? and public = 1")
            values.append(place)
        elif asker is not None:
            wanted.append("asker = ?")
            values.append(asker)
        if game is not None:
            wanted.append("game = ?")
            values.append(game)
        if standing is not None:
            wanted.append("standing = ?")
            values.append(standing)
        if before:
            wanted.append(
                "(created, id) < (select created, id from rulings where id = ?)"
            )
            values.append(before)
        where = f"where {' and '.join(wanted)}" if wanted else ""
        return self._select(
            f"{where} order by created desc, id desc limit ?", [*values, limit]
        )

    def review(self, id: str, review: Review) -> bool:
        """Keep what a judge said of that ruling; False where it said so already."""
        said = (review.standing, whole(review.note))
        with self.database.transaction() as db:
            kept = db.execute(
                "update rulings set standing = ?, note = ?, reviewer = ?, reviewed = ?"
                " where id = ? and (standing <> ? or note <> ?)",
                (*said, review.by, review.at or _now(), id, *said),
            )
            return kept.rowcount == 1

    def mark_outdated(self, id: str, why: str) -> None:
        """Keep what would be answered differently now ("" for nothing)."""
        with self.database.transaction() as db:
            db.execute("update rulings set outdated = ? where id = ?", (why, id))

    def publish(self, id: str) -> None:
        """Let everybody at its place read that ruling."""
        with self.database.transaction() as db:
            db.execute("update rulings set public = 1 where id = ?", (id,))

    def delete(self, id: str) -> None:
        """Delete that ruling; follow-ups stay, without it."""
        with self.database.transaction() as db:
            db.execute("delete from rulings where id = ?", (id,))

    # --- Settings ------------------------------------------------------------

    def guild(self, guild: str) -> GuildSettings:
        """That server's settings."""
        select = f"select {_GUILD} from guilds where guild = ?"
        for game, private, *rest in self.database.rows(select, [guild]):
            return GuildSettings(game, bool(private), *rest)
        return GuildSettings()

    def set_guild(self, guild: str, settings: GuildSettings) -> None:
        """Keep that server's settings."""
        with self.database.transaction() as db:
            db.execute(_SET_GUILD, _plain(guild, *astuple(settings)))

    def guilds_with_retention(self) -> dict[str, int]:
        """The servers that do not keep rulings for ever, and how many days."""
        return dict(
            self.database.rows(
                "select guild, retention from guilds where retention > 0"
            )
        )

    def guilds_with_news(self) -> dict[str, str]:
        """The servers that want rule news, and the channel for it."""
        return dict(
            self.database.rows(
                "select guild, news_channel from guilds where news_channel <> ''"
            )
        )

    def person(self, asker: str) -> PersonSettings:
        """That person's settings."""
        return self.people([asker])[0]

    def people(self, askers: Sequence[str]) -> list[PersonSettings]:
        """The settings of each of *askers*."""
        marks = ", ".join("?" * len(askers))
        select = f"select asker, {_PERSON} from people where asker in ({marks})"
        found = dict(map(person_of, self.database.rows(select, askers)))
        return [found.get(asker, PersonSettings()) for asker in askers]

    def everybody(self, most: int) -> dict[str, PersonSettings]:
        """The settings of whoever has set any; of *most* people at most."""
        select = f"select asker, {_PERSON} from people limit ?"
        return dict(map(person_of, self.database.rows(select, [most])))

    def set_person(self, asker: str, settings: PersonSettings) -> None:
        """Keep that person's settings."""
        with self.database.transaction() as db:
            db.execute(_SET_PERSON, _plain(asker, *astuple(settings)))

    # --- Memory of faces and jobs ---------------------------------------------

    def recall(self, name: str) -> str:
        """What a face or a job remembers under *name*; "" for nothing."""
        rows = self.database.rows("select value from memory where name = ?", [name])
        return str(rows[0][0]) if rows else ""

    def remember(self, name: str, value: str) -> None:
        """Remember *value* under *name*, for every process."""
        with self.database.transaction() as db:
            db.execute(
                "insert into memory (name, value) values (?, ?) "
                "on conflict (name) do update set value = excluded.value",
                (name, value),
            )

    # --- Claims --------------------------------------------------------------

    def claim(self, interaction: str) -> bool:
        """True for the first caller with that interaction, in any process."""
        return self.claim_all([interaction])[0]

    def claim_all(self, interactions: Sequence[str]) -> list[bool]:
        """The same for each of *interactions*, at once."""
        with self.database.transaction() as db:
            return _claimed(db, interactions)

    def give_all(
        self, given: Sequence[tuple[str, RulingRow]]
    ) -> list[RulingRow | None]:
        """Claim each interaction and keep its ruling; where it raises, none of it.

        None where that interaction was claimed before.
        """
        with self.database.transaction() as db:
            claimed = _claimed(db, [interaction for interaction, _ in given])
            return [
                self._added(db, row) if first else None
                for first, (_, row) in zip(claimed, given, strict=True)
            ]

    def give_back(self, interaction: str) -> None:
        """Let that interaction be claimed again: nothing came of it."""
        with self.database.transaction() as db:
            db.execute("delete from claims where interaction = ?", (interaction,))

    # --- Waits ---------------------------------------------------------------

    def wait(self, guild: str, asker: str, now: datetime, seconds: int) -> float:
        """Seconds *asker* still has to wait there; 0 begins the next wait."""
        until = now + timedelta(seconds=seconds)
        with self.database.transaction() as db:
            begun = db.execute(
                "insert into waits (guild, asker, until) values (?, ?, ?) "
                "on conflict (guild, asker) do update set until = excluded.until "
                # One that ends much later is from when they had to wait longer there.
                "where waits.until <= ? or waits.until > ?",
                (
                    guild,
                    asker,
                    _written(until),
                    _written(now),
                    _written(until + _MUCH_LATER),
                ),
            )
            if begun.rowcount == 1:
                return 0.0
        select = "select until from waits where guild = ? and asker = ?"
        ends = [datetime.fromisoformat(it) for (it,) in self.database.rows(
            select, [guild, asker]
        )]  # fmt: skip
        return max(((end - now).total_seconds() for end in ends), default=0.0)

    def end_wait(self, guild: str, asker: str) -> None:
        """Let *asker* go on at once there."""
        with self.database.transaction() as db:
            db.execute(
                "delete from waits where guild = ? and asker = ?", (guild, asker)
            )

    # --- Privacy and keeping -------------------------------------------------

    def forget(self, asker: str) -> int:
        """Delete everything of that person at once; how many rulings went."""
        with self.database.transaction() as db:
            gone = db.execute("delete from rulings where asker = ?", (asker,)).rowcount
            db.execute("delete from people where asker = ?", (asker,))
            db.execute("delete from waits where asker = ?", (asker,))
            db.execute(
                "update rulings set reviewer = '', note = '' where reviewer = ?",
                (asker,),
            )
        return gone

    def my_data(self, asker: str) -> dict[str, object]:
        """What is kept of that person beside their rulings, for a JSON file."""
        return {
            "asker": asker,
            "settings": asdict(self.person(asker)),
            **own_data.beside(self.database, asker),
        }

    def rulings_of(self, asker: str) -> Iterator[dict[str, object]]:
        """Every ruling of that person, the oldest first, for a JSON file."""
        last = ("", "")
        while rows := self._select(
            "where asker = ? and (created, id) > (?, ?) order by created, id limit ?",
            [asker, *last, _AT_ONCE],
        ):
            for row in rows:
                yield asdict(row) | {"answer": own_data.answer(row.answer)}
            last = (rows[-1].created, rows[-1].id)

    def prune(self, *, place: str = "", before: str = "") -> int:
        """Delete rulings older than *before* (at *place*); how many went."""
        with self.database.transaction() as db:
            return db.execute(
                "delete from rulings where created < ? and (? = '' or place = ?)",
                (before, place, place),
            ).rowcount

    def prune_claims(self, before: str) -> None:
        """Delete claims older than *before*, and waits that ended before it."""
        with self.database.transaction() as db:
            db.execute("delete from claims where claimed < ?", (before,))
            db.execute("delete from waits where until < ?", (before,))

    def check(self) -> None:
        """Look at all that is kept; StoreError where some of it is damaged."""
        self.database.check()

    def counts(self) -> dict[str, int]:
        """How many rows each table has."""
        return {
            table: int(self.database.rows(f"select count(*) from {table}")[0][0])
            for table in ("rulings", "guilds", "people", "claims")
        }

    def backup(self, path: Path) -> None:
        """Copy everything to the file *path*, while others go on writing."""
        self.database.backup(path)

    def _added(self, db: Connection, row: RulingRow) -> RulingRow:
        """*row* under the id it was kept by."""
        for tried in range(self._tried, self._tried + _ATTEMPTS):
            named = replace(row, id=new_id(tried), created=row.created or _now())
            if db.execute(_ADD, values_of(named)).rowcount == 1:
                if tried >= self._tried + CROWDED:
                    self._tried = tried
                return named
        raise RuntimeError(f"no free id in {_ATTEMPTS} attempts")

    def _select(self, rest: str, values: Sequence[object]) -> list[RulingRow]:
        rows = self.database.rows(f"select {COLUMNS} from rulings {rest}", values)
        return [one for one in map(_whole_ruling, rows) if one is not None]


def _whole_ruling(row: Row) -> RulingRow | None:
    """The ruling of *row*; None where that is damaged: the others can still be read."""
    try:
        return ruling_of(row)
    except (TypeError, ValueError):
        log.error("The ruling %s is damaged and is left out.", row[0])
        return None


def _claimed(db: Connection, interactions: Sequence[str]) -> list[bool]:
    """Claim each of *interactions*; which nobody had claimed before."""
    first, now = [False] * len(interactions), _now()
    # In one order, whoever claims: of two processes of which each holds what the other
    # wants next, PostgreSQL would refuse one all that it claims.
    for place in sorted(range(len(interactions)), key=interactions.__getitem__):
        claimed = db.execute(_CLAIM, (interactions[place], now))
        first[place] = claimed.rowcount == 1
    return first


def _now() -> str:
    return _written(datetime.now(UTC))


def _written(moment: datetime) -> str:
    """*moment*, in UTC, so that texts come in the order of time."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def _plain(*values: str | int | None) -> list[str | int | None]:
    # Truth is a number in every table.
    return [int(one) if isinstance(one, bool) else one for one in values]
