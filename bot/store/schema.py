"""The tables, as migrations: plain SQL that other databases understand as well.

A migration that has been released is never changed; the next one comes after it.
"""

from collections.abc import Iterable, Sequence

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

# Name and statements of each step, the oldest first.
STEPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "rulings",
        (
            """
            create table rulings (
                id text primary key,
                created text not null,
                asker text not null,
                place text not null,
                public integer not null,
                game text not null,
                edition text not null,
                scenario text not null,
                edits text not null,
                choices text not null,
                default_game text not null,
                engine text not null,
                editions text not null,
                parent text references rulings (id) on delete set null,
                verdict text not null,
                answer text not null,
                outdated text not null default '',
                standing text not null default '',
                note text not null default '',
                reviewer text not null default '',
                reviewed text not null default ''
            )
            """,
            "create index rulings_of_asker on rulings (asker, created)",
            "create index rulings_at_place on rulings (place, created)",
            "create index rulings_by_time on rulings (created)",
            "create index rulings_of_parent on rulings (parent)",
        ),
    ),
    (
        "settings",
        (
            """
            create table guilds (
                guild text primary key,
                game text not null,
                private integer not null,
                language text not null,
                judge_role text not null,
                cooldown integer not null,
                news_channel text not null,
                retention integer not null
            )
            """,
            """
            create table people (
                asker text primary key,
                game text not null,
                language text not null,
                private integer
            )
            """,
        ),
    ),
    (
        "claims",
        (
            """
            create table claims (
                interaction text primary key,
                claimed text not null
            )
            """,
            "create index claims_by_time on claims (claimed)",
        ),
    ),
    (
        "memory",
        ("create table memory (name text primary key, value text not null)",),
    ),
    (
        # Databases of before this step was one may hold these tables already.
        "cards",
        (
            """
            create table if not exists cards (
                game text not null,
                key text not null,
                name text not null,
                data text not null,
                primary key (game, key)
            )
            """,
            """
            create table if not exists cards_names (
                game text not null,
                name text not null,
                key text not null,
                kind integer not null,
                primary key (game, key, name),
                foreign key (game, key) references cards (game, key) on delete cascade
            )
            """,
            """
            create index if not exists cards_names_name on cards_names (game, name)
            """,
            """
            create table if not exists cards_errata (
                game text not null,
                key text not null,
                data text not null,
                primary key (game, key)
            )
            """,
            """
            create table if not exists cards_stamp (
                id integer primary key check (id = 1),
                stamp integer not null
            )
            """,
            "insert into cards_stamp values (1, 0) on conflict do nothing",
        ),
    ),
    (
        "waits",
        (
            """
            create table waits (
                guild text not null,
                asker text not null,
                until text not null,
                primary key (guild, asker)
            )
            """,
        ),
    ),
    (
        "languages",
        (
            "alter table rulings add column language text not null default ''",
            "alter table rulings add column told text not null default ''",
        ),
    ),
)
# What is kept, each table with what tells its rows apart; parts of others come later.
TABLES: dict[str, tuple[str, ...]] = {
    "rulings": ("id",),
    "guilds": ("guild",),
    "people": ("asker",),
    "claims": ("interaction",),
    "memory": ("name",),
    "waits": ("guild", "asker"),
    "cards": ("game", "key"),
    "cards_names": ("game", "key", "name"),
    "cards_errata": ("game", "key"),
}


def unknown(done: Iterable[str]) -> tuple[str, ...]:
    """The steps of *done* that are none of ours: a newer version has added them."""
    return tuple(sorted(set(done) - {name for name, _ in STEPS}))


def of_newer(where: str, steps: Sequence[str]) -> str:
    """A sentence about the database *where*, in which such *steps* were done, or ""."""
    if not steps:
        return ""
    names = ", ".join(f"“{name}”" for name in steps)
    return (
        f"The database {where} is of a newer version of Aegis, which keeps more in it "
        f"({names}). Run that version; this one leaves alone what it does not know."
    )


def migrations() -> Migrations:
    """The steps in the form sqlite-utils applies them, each in a transaction."""
    known = Migrations("aegis")
    for name, statements in STEPS:

        @known(name=name)
        def step(db: Database, statements: tuple[str, ...] = statements) -> None:
            for statement in statements:
                db.execute(statement)

    return known
