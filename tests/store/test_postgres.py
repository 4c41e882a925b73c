"""What only PostgreSQL does: a server that goes away, several that start at once."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from bot.store import postgres as module
from bot.store import schema
from bot.store.interface import StoreAwayError, StoreError
from bot.store.opening import open_database
from bot.store.postgres import Postgres
from bot.store.sql import SqlStore
from tests.postgresql import Server
from tests.store.conftest import a_ruling


@pytest.fixture
def store(postgres: str) -> Iterator[SqlStore]:
    opened = SqlStore(Postgres(postgres))
    yield opened
    opened.close()


def end_connections(url: str) -> None:
    """As a restart of the server, or a firewall, would."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where application_name = 'aegis'"
        )


def test_lost_connections_are_replaced_and_nobody_notices(
    store: SqlStore, postgres: str
):
    with ThreadPoolExecutor(8) as pool:
        kept = list(pool.map(lambda _: store.add(a_ruling()), range(50)))
        end_connections(postgres)
        found = list(pool.map(store.ruling, [row.id for row in kept]))
        end_connections(postgres)
        claimed = list(pool.map(store.claim, map(str, range(8))))

    assert found == kept
    assert all(claimed)


def test_a_server_that_is_away_is_said_soon_and_found_again(
    store: SqlStore, postgresql: Server, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "_PATIENCE", 2.0)
    kept = store.add(a_ruling())
    postgresql.stop()
    try:
        with pytest.raises(StoreError, match="cannot be reached"):
            store.ruling(kept.id)
        begun = time.monotonic()
        with pytest.raises(StoreError, match="cannot be reached"):
            store.add(a_ruling())
        assert time.monotonic() - begun < 1.5
    finally:
        postgresql.start()
    monkeypatch.setattr(module, "_IMPATIENCE", 15.0)

    assert store.ruling(kept.id) == kept


def test_a_locked_table_is_explained(postgres: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "_LOCKED_SECONDS", 0.05)
    store = SqlStore(Postgres(postgres))
    with psycopg.connect(postgres) as other:
        other.execute("lock table claims in access exclusive mode")
        with pytest.raises(StoreError, match="keeps it locked"):
            store.claim("55")
    # The other program has let go of it.
    assert store.claim("55")
    store.close()


def test_a_lock_that_keeps_the_tables_from_being_made_is_explained(
    store: SqlStore, postgres: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "_LOCKED_SECONDS", 0.05)
    with psycopg.connect(postgres) as other:
        other.execute("lock table aegis_migrations in access exclusive mode")
        with pytest.raises(StoreError, match="keeps it locked"):
            Postgres(postgres)


def test_a_server_that_takes_no_writes_is_explained(store: SqlStore):
    kept = store.add(a_ruling())

    def write() -> None:
        with store.database.transaction() as db:
            db.execute("set transaction read only")
            db.execute("delete from rulings")

    with pytest.raises(StoreError, match="takes no writes"):
        write()
    assert store.ruling(kept.id) == kept


def test_a_transaction_that_was_cut_off_leaves_nothing(store: SqlStore, postgres: str):
    def cut_off() -> None:
        with store.database.transaction() as db:
            db.execute("insert into claims values ('1', '')")
            end_connections(postgres)
            db.execute("insert into claims values ('2', '')")

    with pytest.raises(StoreError):
        cut_off()
    assert store.counts()["claims"] == 0


def test_many_threads_share_a_few_connections(store: SqlStore):
    with ThreadPoolExecutor(16) as pool:
        rows = list(pool.map(lambda _: store.add(a_ruling()), range(200)))
    counted = store.database.rows(
        "select count(*) from pg_stat_activity where application_name = 'aegis'"
    )

    assert len({row.id for row in rows}) == 200
    assert counted[0][0] <= module.CONNECTIONS


def test_processes_that_start_at_once_make_the_tables_once(postgres: str):
    with ThreadPoolExecutor(6) as pool:
        opened = list(pool.map(lambda _: Postgres(postgres), range(6)))
    steps = opened[0].rows("select name from aegis_migrations")
    for one in opened:
        one.close()

    assert sorted(steps) == sorted((name,) for name, _ in schema.STEPS)


def test_a_newer_version_adds_its_tables_and_keeps_the_rows(
    store: SqlStore, postgres: str, monkeypatch: pytest.MonkeyPatch
):
    row = store.add(a_ruling())
    later = ("later", ("alter table rulings add column later text default 'x'",))
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, later))
    upgraded = SqlStore(Postgres(postgres))

    assert upgraded.ruling(row.id) == row
    assert upgraded.database.rows("select later from rulings") == [("x",)]
    # The older process goes on beside it.
    assert store.ruling(store.add(a_ruling()).id)
    upgraded.close()


def test_a_migration_that_fails_half_way_changes_nothing(
    store: SqlStore, postgres: str, monkeypatch: pytest.MonkeyPatch
):
    row = store.add(a_ruling())
    broken = ("broken", ("create table half (a text)", "create table rulings (b text)"))
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, broken))
    with pytest.raises(StoreError):
        Postgres(postgres)

    assert store.ruling(row.id) == row
    assert store.database.rows("select to_regclass('half')") == [(None,)]


def test_look_ups_use_an_index(store: SqlStore):
    with store.database.transaction() as db:
        db.execute("set local enable_seqscan = off")
        for where in ("id = ''", "asker = ''", "place = ''", "parent = ''"):
            plan = db.execute(f"explain select * from rulings where {where}")

            assert "Index" in str(plan.fetchall()), where


def test_text_that_postgresql_cannot_hold_is_kept_as_near_as_can_be(store: SqlStore):
    kept = store.add(a_ruling(scenario="a\0b"))

    assert store.ruling(kept.id).scenario == "a\ufffdb"
    assert store.ruling("\0") is None


def test_text_is_in_the_order_of_its_bytes(store: SqlStore):
    for name in ("b", "B", "a", "_", "é", "Z"):
        store.remember(name, "")
    names = store.database.rows("select name from memory order by name")

    assert [name for (name,) in names] == sorted(["b", "B", "a", "_", "é", "Z"])


def test_only_a_server_that_does_not_answer_is_away(postgresql: Server):
    with pytest.raises(StoreAwayError):
        open_database("postgresql://x@/y?host=/nowhere")
    with pytest.raises(StoreError) as refused:
        open_database(f"postgresql://nobody@/y?host={postgresql.folder}")

    assert not isinstance(refused.value, StoreAwayError)


def test_a_server_that_has_no_connection_left_is_away(postgres: str):
    with psycopg.connect(postgres, autocommit=True) as owner:
        owner.execute("create role crowded login connection limit 1")
    crowded = postgres.replace("aegis@", "crowded@")
    with (
        psycopg.connect(crowded),
        pytest.raises(StoreAwayError, match="too many connections"),
    ):
        open_database(crowded)


def test_a_server_that_is_starting_is_away(monkeypatch: pytest.MonkeyPatch):
    def refused(*_: object, **__: object) -> None:
        # So libpq hands on what such a server says; no SQLSTATE is with it.
        raise psycopg.OperationalError(
            'connection failed: connection to server at "x", port 5432 failed: FATAL:  '
            "the database system is starting up"
        )

    monkeypatch.setattr(psycopg, "connect", refused)
    with pytest.raises(StoreAwayError, match="starting up"):
        open_database("postgresql://x@x/x")


def test_a_wrong_address_is_explained_without_its_password(postgresql: Server):
    for wrong, why in (
        ("postgresql://x:hunter2@/nowhere?nonsense=1", "no address"),
        (f"postgresql://x:hunter2@/y?host={postgresql.folder}", "does not exist"),
        ("postgresql://x:hunter2@/y?host=/nowhere", "No such file"),
        ("mysql://x:hunter2@y/z", "postgresql://"),
        ("postgres//x:hunter2@y/z", "postgresql://"),
        ("host=y password=hunter2", "postgresql://"),
    ):
        with pytest.raises(StoreError, match=why) as raised:
            open_database(wrong)
        assert "hunter2" not in str(raised.value)


def test_every_character_is_kept_whatever_encoding_is_asked_for(
    postgres: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    for asked in ("", "&client_encoding=LATIN1"):
        store = SqlStore(Postgres(f"{postgres}{asked}"))
        kept = store.add(a_ruling(scenario="🔥 \u202e שלום"))

        assert store.ruling(kept.id) == kept
        store.close()


def test_claims_of_several_processes_in_any_order_never_wait_for_each_other(
    store: SqlStore, postgres: str
):
    with psycopg.connect(postgres) as other, ThreadPoolExecutor(1) as pool:
        other.execute("insert into claims values ('1', '')")
        claiming = pool.submit(
            store.give_all, [(one, a_ruling()) for one in ("2", "1")]
        )
        waits = "select 1 from pg_locks where not granted"
        while not store.database.rows(waits):
            assert not claiming.done()
        # With “2” claimed there, and “1” here, each would wait for the other.
        other.execute("insert into claims values ('2', '')")
        other.commit()

    assert claiming.result() == [None, None]


def test_the_tables_of_another_program_are_left_alone(postgres: str):
    with psycopg.connect(postgres) as connection:
        connection.execute("create table cards (id integer)")

    with pytest.raises(StoreError, match=r"cards.*another program"):
        Postgres(postgres)
    with psycopg.connect(postgres) as connection:
        assert connection.execute("select * from cards").fetchall() == []


def test_whoever_may_not_make_tables_uses_those_that_are_there(
    store: SqlStore, postgres: str
):
    [(schema_,)] = store.database.rows("select current_schema()")
    with psycopg.connect(postgres, autocommit=True) as owner:
        for statement in (
            f"create role {schema_}_bot login",
            f"grant usage on schema {schema_} to {schema_}_bot",
            f"grant all on all tables in schema {schema_} to {schema_}_bot",
        ):
            owner.execute(statement.encode())
    limited = SqlStore(Postgres(postgres.replace("aegis@", f"{schema_}_bot@")))
    kept = limited.add(a_ruling())
    limited.close()

    assert store.ruling(kept.id) == kept


def test_where_it_is_names_no_password(postgresql: Server, postgres: str):
    opened = Postgres(postgres.replace("aegis@", "aegis:hunter2@"))
    opened.close()

    assert opened.where.startswith("PostgreSQL ")
    assert "hunter2" not in opened.where
