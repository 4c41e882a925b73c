"""Writing imported editions into the database: the tables, and one edition at once.

Tables here belong to the library alone and begin with ``rules_``. Each edition has
a full-text index of its own, so that a search costs the same however many are held.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlite_utils import Database, Migrations
from sqlite_utils.db import Table

from bot.citation import Game
from bot.library.changes import Change, compare
from bot.library.documents.document import Document
from bot.library.links import merged, references
from bot.library.naming import folded

migrations = Migrations("library")


@migrations()
def editions_and_entries(db: Database) -> None:
    """The editions, their rules and terms, and what changed from one to the next."""
    _table(db, "rules_edition").create(
        {
            "id": int, "game": str, "edition": str, "title": str, "effective": str,
            "partial": int, "rules": int, "terms": int, "imported": str,
            "source": str, "checksum": str, "unread": int, "problems": str,
        },
        pk="id",
        not_null={"game", "edition", "effective", "imported"},
    )  # fmt: skip
    db.execute("create unique index rules_edition_name on rules_edition(game, edition)")
    _table(db, "rules_entry").create(
        {
            "id": int, "edition_id": int, "kind": str, "position": int, "until": int,
            "number": str, "folded": str, "heading": str, "text": str,
            "examples": str, "links": str, "parent": str, "page": str,
        },
        pk="id",
        foreign_keys=[("edition_id", "rules_edition", "id")],
    )  # fmt: skip
    for name, columns, unique in (
        ("place", "edition_id, kind, position", "unique"),
        ("number", "edition_id, kind, number", ""),
        ("name", "edition_id, kind, folded", ""),
    ):
        db.execute(
            f"create {unique} index rules_entry_{name} on rules_entry({columns})"
        )
    _table(db, "rules_change").create(
        {
            "id": int, "from_id": int, "to_id": int, "kind": str,
            "old_number": str, "new_number": str,
        },
        pk="id",
    )  # fmt: skip
    db.execute("create index rules_change_pair on rules_change(from_id, to_id)")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a document came from, its checksum (SHA-256), and when (ISO)."""

    source: str
    checksum: str
    when: str


@contextmanager
def opened(database: Path | sqlite3.Connection) -> Iterator[Database]:
    """The database with the library's tables in it; closed again if it was a path."""
    if isinstance(database, sqlite3.Connection):
        db = Database(database)
        migrations.apply(db)
        yield db
        return
    database.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(database, timeout=30)
    try:
        db = Database(connection)
        connection.execute("pragma journal_mode = wal")
        migrations.apply(db)
        yield db
    finally:
        connection.close()


def held(db: Database, game: Game, edition: str) -> str | None:
    """The checksum of *edition* where it is held, else None."""
    row = db.execute(
        "select checksum from rules_edition where game = ? and edition = ?",
        [game.value, edition],
    ).fetchone()
    return row[0] if row else None


def most_rules(db: Database, game: Game, edition: str) -> tuple[str, int]:
    """The newest other whole edition: its name and count of rules."""
    row = db.execute(
        "select edition, rules from rules_edition where game = ? and partial = 0"
        " and edition <> ? order by effective desc limit 1",
        [game.value, edition],
    ).fetchone()
    return (row[0], row[1]) if row else ("", 0)


def write(db: Database, document: Document, edition: str, origin: Origin) -> None:
    """Put *document* in, in place of the same *edition*; all of it or nothing."""
    with db.atomic():
        old = db.execute(
            "select id from rules_edition where game = ? and edition = ?",
            [document.game.value, edition],
        ).fetchone()
        if old:
            _remove(db, old[0])
        _table(db, "rules_edition").insert(
            {
                "game": document.game.value,
                "edition": edition,
                "title": document.title,
                "effective": document.date,
                "partial": int(document.partial),
                "rules": len(document.rules),
                "terms": len(document.terms),
                "imported": origin.when,
                "source": origin.source,
                "checksum": origin.checksum,
                "unread": len(document.unread),
                "problems": json.dumps([str(one) for one in document.unread[:500]]),
            }
        )
        [key] = db.execute("select last_insert_rowid()").fetchone()
        db.conn.executemany(
            "insert into rules_entry (edition_id, kind, position, until, number,"
            " folded, heading, text, examples, links, parent, page)"
            " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            _rows(key, document),
        )
        _make_searchable(db, key)
        if not document.partial:
            _note_changes(db, document.game, key)


def _rows(key: int, document: Document) -> Iterator[tuple[Any, ...]]:
    ends = _ends([(rule.number, rule.parent) for rule in document.rules])
    known = {rule.number for rule in document.rules}
    for place, rule in enumerate(document.rules):
        found = references(rule.text, document.game, known.__contains__)
        links = [(o.start, o.end, o.number) for o in merged(rule.links, found)]
        yield (
            key, "rule", place, ends[place], rule.number, folded(rule.heading),
            rule.heading, rule.text, json.dumps(rule.examples) if rule.examples else "",
            json.dumps(links) if links else "", rule.parent, rule.page,
        )  # fmt: skip
    for place, term in enumerate(document.terms):
        yield (
            key, "term", place, place + 1, term.term, folded(term.term),
            term.term, term.text, "", "", "", term.page,
        )  # fmt: skip


def _ends(rules: Sequence[tuple[str, str]]) -> list[int]:
    """For each rule the position after its last sub-rule, which follow it."""
    ends = list(range(1, len(rules) + 1))
    open_: list[tuple[int, str]] = []
    for place, (number, parent) in enumerate(rules):
        while open_ and open_[-1][1] != parent:
            ends[open_.pop()[0]] = place
        open_.append((place, number))
    for place, _ in open_:
        ends[place] = len(rules)
    return ends


def _make_searchable(db: Database, key: int) -> None:
    db.execute(
        f"create virtual table rules_search_{key} using fts5(heading, text, examples,"
        " content='rules_entry', content_rowid='id',"
        " tokenize='porter unicode61 remove_diacritics 2')"
    )
    db.execute(
        f"insert into rules_search_{key} (rowid, heading, text, examples)"
        " select id, heading, text, examples from rules_entry where edition_id = ?",
        [key],
    )


def _remove(db: Database, key: int) -> None:
    db.execute(f"drop table if exists rules_search_{key}")
    db.execute("delete from rules_entry where edition_id = ?", [key])
    db.execute("delete from rules_change where ? in (from_id, to_id)", [key])
    db.execute("delete from rules_edition where id = ?", [key])


def _note_changes(db: Database, game: Game, key: int) -> None:
    """Work out what changed from the edition before and to the one after."""
    line = [
        row[0]
        for row in db.execute(
            "select id from rules_edition where game = ? and partial = 0"
            " order by effective, id",
            [game.value],
        )
    ]
    at = line.index(key)
    for before, after in zip(line[max(0, at - 1) :], line[at : at + 2], strict=False):
        if before == after:
            continue
        changes = compare(texts(db, before), texts(db, after))
        db.execute(
            "delete from rules_change where to_id = ? or from_id = ?", [after, before]
        )
        db.conn.executemany(
            "insert into rules_change (from_id, to_id, kind, old_number, new_number)"
            " values (?, ?, ?, ?, ?)",
            _change_rows(before, after, changes),
        )


def _change_rows(
    before: int, after: int, changes: Iterable[Change]
) -> Iterator[tuple[Any, ...]]:
    for one in changes:
        yield before, after, one.kind.value, one.old_number, one.new_number


def texts(db: Database, key: int) -> dict[str, str]:
    """Every rule of an edition by number: its heading and text."""
    rows = db.execute(
        "select number, heading, text from rules_entry"
        " where edition_id = ? and kind = 'rule' order by position",
        [key],
    )
    return {number: f"{heading}\n{text}".strip() for number, heading, text in rows}


def _table(db: Database, name: str) -> Table:
    table = db.table(name)
    assert isinstance(table, Table)
    return table
