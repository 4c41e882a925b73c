"""Importing a document: read it whole, then put it in at once, or leave all as is."""

import datetime
import hashlib
import sqlite3
from dataclasses import dataclass, replace
from pathlib import Path

from bot.citation import Game
from bot.library import index
from bot.library.documents.document import Document, broken
from bot.library.documents.reading import read_path
from bot.library.entry import Edition
from bot.library.shipped import shipped

# A whole rulebook is not suddenly much shorter than the one before it.
_SHRUNK = 0.6


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import did. *unread* are the lines that were not understood.

    *new* is False where exactly this document was held already.
    """

    edition: Edition
    unread: tuple[str, ...]
    new: bool


def import_path(
    database: Path | sqlite3.Connection, path: Path, game: Game | None = None
) -> Imported:
    """Read the file or folder *path* and keep it as an edition.

    Raises QuestionError naming the place in the file; nothing is changed then.
    """
    document = read_path(path, game)
    checksum = _checksum_of(path)
    return keep(database, document, checksum, path.name)


def keep(
    database: Path | sqlite3.Connection,
    document: Document,
    checksum: str,
    source: str,
    *,
    whole: bool = False,
) -> Imported:
    """Put *document* into *database* under the name of its edition.

    One much shorter than the edition before is filed as an excerpt or, where *whole*
    is asked for, refused.
    """
    if not document.date and document.version:
        known = shipped(document.game).dates.get(document.version, "")
        document = replace(document, date=known)
    now = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    with index.opened(database) as db:
        if not document.partial:
            named = edition_name(document, "")
            other, most = index.most_rules(db, document.game, named)
            if len(document.rules) < most * _SHRUNK:
                document = replace(document, partial=True)
                if whole:
                    why = f"{len(document.rules)} rules, where {other} has {most}"
                    raise broken(source, f"this seems cut short: {why}")
        name = edition_name(document, checksum)
        is_new = index.held(db, document.game, name) != checksum
        if is_new:
            index.write(db, document, name, index.Origin(source, checksum, now))
    edition = Edition(
        game=document.game,
        name=name,
        title=document.title,
        date=document.date,
        official=True,
        partial=document.partial,
        rules=len(document.rules),
        terms=len(document.terms),
        imported=now,
        source=source,
        unread=len(document.unread),
    )
    return Imported(edition, tuple(str(one) for one in document.unread), is_new)


def edition_name(document: Document, checksum: str) -> str:
    """``2026-08-07`` or ``1.3``; an excerpt says so and never takes that name."""
    name = document.date
    if document.game is Game.RIFTBOUND:
        dates = shipped(document.game).dates
        by_date = {date: edition for edition, date in dates.items()}
        name = by_date.get(document.date) or document.version or document.date
    if not document.partial:
        return name
    return f"{name}-excerpt" if name else f"excerpt-{checksum[:8]}"


def _checksum_of(path: Path) -> str:
    digest = hashlib.sha256()
    files = sorted(path.rglob("*.md")) if path.is_dir() else [path]
    for file in files:
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()
