"""Everything from one database into another, whichever kind the two are."""

from collections.abc import Iterator

from bot.store.database import Connection, Database, Row
from bot.store.interface import StoreError
from bot.store.schema import TABLES, of_newer

_AT_ONCE = 500


def copy(source: Database, target: Database) -> dict[str, int]:
    """Copy all rows of *source* into *target*; how many, by table.

    All or nothing, and as *source* is at one moment. Raises StoreError when *target*
    holds something already, or does not hold as much in the end.
    """
    _require_known(source, target)
    with source.snapshot() as old, target.transaction() as new:
        for table in TABLES:
            if _count(new, table):
                raise StoreError(
                    f"{target.where} holds {table} already; nothing was copied. "
                    "Name a database that is new."
                )
        _pour(old, new)
        counts = {table: _count(old, table) for table in TABLES}
        for table, count in counts.items():
            if _count(new, table) != count:
                raise StoreError(f"Not all {table} arrived; nothing was copied.")
    return counts


def replace_all(source: Database, target: Database) -> None:
    """As :func:`copy`, in place of whatever *target* holds."""
    _require_known(source, target)
    with source.snapshot() as old, target.transaction() as new:
        for table in reversed(TABLES):
            new.execute(f"delete from {table}")
        _pour(old, new)


def _require_known(*databases: Database) -> None:
    """Raise StoreError for one that holds what would not be copied."""
    for one in databases:
        if one.unknown:
            raise StoreError(f"Nothing was copied. {of_newer(one.where, one.unknown)}")


def _pour(old: Connection, new: Connection) -> None:
    for table, key in TABLES.items():
        names = _columns(old, table)
        marks = ", ".join("?" * len(names))
        add = f"insert into {table} ({', '.join(names)}) values ({marks})"
        # A ruling can come before the one it goes on from: that is noted afterwards.
        parent = names.index("parent") if "parent" in names else None
        for rows in _pages(old, table, names, key):
            if parent is not None:
                rows = [(*row[:parent], None, *row[parent + 1 :]) for row in rows]
            new.executemany(add, rows)
        if parent is not None:
            for rows in _pages(old, table, ("parent", *key), key):
                children = [row for row in rows if row[0] is not None]
                new.executemany(
                    f"update {table} set parent = ? where {key[0]} = ?", children
                )
    # Whoever remembers cards from before looks at them anew.
    new.execute("update cards_stamp set stamp = stamp + 1")


def _columns(db: Connection, table: str) -> tuple[str, ...]:
    found = db.execute(f"select * from {table} limit 0").description or ()
    return tuple(column[0] for column in found)


def _count(db: Connection, table: str) -> int:
    [(count,)] = db.execute(f"select count(*) from {table}").fetchall()
    return int(count)


def _pages(
    db: Connection, table: str, names: tuple[str, ...], key: tuple[str, ...]
) -> Iterator[list[Row]]:
    """All rows in the order of *key*, some at a time."""
    order = ", ".join(key)
    select = f"select {order}, {', '.join(names)} from {table}"
    after = f"where ({order}) > ({', '.join('?' * len(key))})"
    rest = f"order by {order} limit {_AT_ONCE}"
    rows = db.execute(f"{select} {rest}").fetchall()
    while rows:
        yield [row[len(key) :] for row in rows]
        last = rows[-1][: len(key)]
        rows = db.execute(f"{select} {after} {rest}", last).fetchall()
