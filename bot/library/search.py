"""Searching by words: exact number, then heading, then glossary, then text.

The texts of each edition lie in an FTS5 index of their own; our own wording gets one
in memory, made when first searched.
"""

import re
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from bot.citation import Game
from bot.errors import QuestionError
from bot.library.archive import Archive, ArchivedBook
from bot.library.entry import Hit
from bot.library.lookup import look_up
from bot.library.shelves import Shelves
from bot.library.shipped import shipped

# Marks around a word that was found; no rulebook holds control characters.
_OPEN, _CLOSE = "\x02", "\x03"
_WORD = re.compile(r"\d+(?:\.\w+)+|\w+(?:['’]\w+)?")
_PASSAGE_WORDS = 24
# Words too common to be worth ranking by when others are asked for too.
_COMMON = re.compile(
    r"an?|and|are|be|by|can|does|do|for|from|how|if?|in|is|it|of|on|or|that|the|this|"
    r"to|what|when|which|with",
    re.I,
)


def terms_of(words: str) -> list[str]:
    """The words to look for; very common ones only when there are no others."""
    found = [word.replace("’", "'") for word in _WORD.findall(words)][:12]
    rare = [word for word in found if not _COMMON.fullmatch(word)]
    return rare or found


@dataclass(frozen=True, slots=True)
class Found:
    """What one index gave; *strict* when every word asked for was there."""

    strict: bool
    hits: list[Hit]


def search_edition(
    archive: Archive, book: ArchivedBook, words: str, most: int
) -> Found:
    """The best *most* places in *book* for *words*, best kind first."""
    select = _select(f"rules_search_{book.key}")
    for strict, query in _queries(words):
        if rows := archive.rows(select, [query, most * 4]):
            hits = [_hit(row, book.game, book.edition.name, True) for row in rows]
            return Found(strict, ranked(hits, words)[:most])
    return Found(False, [])


def search_shipped(game: Game, words: str, most: int) -> Found:
    """As :func:`search_edition`, in our own wording of the edition we follow."""
    edition = shipped(game).edition
    with _LOCK:
        connection = _shipped_index(game)
        for strict, query in _queries(words):
            found = connection.execute(_select("rules_search"), [query, most * 4])
            if rows := found.fetchall():
                hits = [_hit(row, game, edition, False) for row in rows]
                return Found(strict, ranked(hits, words)[:most])
    return Found(False, [])


def _queries(words: str) -> Iterator[tuple[bool, str]]:
    """All words together, then the last one unfinished, then any of them."""
    terms = [f'"{term}"' for term in terms_of(words)]
    if not terms:
        return
    yield True, " ".join(terms)
    yield True, " ".join([*terms[:-1], f"{terms[-1]} *"])
    if len(terms) > 1:
        yield False, " OR ".join(terms)


def _select(table: str) -> str:
    # A word in the heading is worth far more than one in the text or an example.
    return f"""
        select e.number, e.heading, e.kind,
               highlight({table}, 0, '{_OPEN}', '{_CLOSE}'),
               snippet({table}, 1, '{_OPEN}', '{_CLOSE}', '…', {_PASSAGE_WORDS}),
               snippet({table}, 2, '{_OPEN}', '{_CLOSE}', '…', {_PASSAGE_WORDS})
        from {table} join rules_entry e on e.id = {table}.rowid
        where {table} match ? and {table}.rank match 'bm25(12.0, 1.0, 0.3)'
        order by {table}.rank limit ?
    """


def _hit(row: Sequence[str], game: Game, edition: str, official: bool) -> Hit:
    number, heading, kind, head, text, examples = row
    shown = text if _OPEN in text or _OPEN not in examples else examples
    passage, spans = _spans(shown or head)
    found = "term" if kind == "term" else "heading" if _OPEN in head else "text"
    return Hit(game, number, heading, passage, spans, found, edition, official)


def _spans(marked: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The text without its marks, and where they stood."""
    parts: list[str] = []
    spans: list[tuple[int, int]] = []
    length = 0
    for piece in marked.split(_OPEN):
        inside, closed, after = piece.partition(_CLOSE)
        if closed:
            spans.append((length, length + len(inside)))
            parts += (inside, after)
            length += len(inside) + len(after)
        else:
            parts.append(piece)
            length += len(piece)
    return "".join(parts), tuple(spans)


def ranked(hits: list[Hit], words: str) -> list[Hit]:
    """Headings before terms before text; a heading that is just the words first."""
    asked = " ".join(words.split()).casefold()
    kinds = {"number": 0, "heading": 1, "term": 2, "text": 4}

    def rank(hit: Hit) -> tuple[int, bool]:
        other = hit.heading.casefold() != asked
        # Our own headings are more talkative than the publishers'.
        ours = hit.kind == "heading" and not hit.official and other
        return 3 if ours else kinds[hit.kind], other

    return sorted(hits, key=rank)


_LOCK = threading.Lock()


@cache
def _shipped_index(game: Game) -> sqlite3.Connection:
    """Our wording of *game* in memory, in the shape the database has."""
    about = shipped(game)
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    connection.executescript(
        """
        create table rules_entry (
            id integer primary key, number, heading, kind, text, examples);
        create virtual table rules_search using fts5(
            heading, text, examples, content='rules_entry', content_rowid='id',
            tokenize='porter unicode61 remove_diacritics 2');
        """
    )
    connection.executemany(
        "insert into rules_entry (number, heading, kind, text, examples)"
        " values (?, ?, 'rule', ?, ?)",
        [
            (rule.number, rule.heading, rule.text, " ".join(rule.keywords))
            for rule in about.of(about.edition).values()
        ],
    )
    connection.execute("insert into rules_search(rules_search) values ('rebuild')")
    return connection


def search(shelves: Shelves, words: str, game: Game | None, most: int) -> list[Hit]:
    """See :meth:`bot.library.library.Library.search`."""
    found: list[Found] = []
    numbered: list[Hit] = []
    for one in Game if game is None else (game,):
        books = shelves.whole(one) or shelves.archive.books(one)
        numbered += _by_number(shelves, words, one)
        found += [search_edition(shelves.archive, b, words, most) for b in books[:1]]
        found.append(search_shipped(one, words, most))
    # Where any index has all the words, places with some of them are noise.
    strict = any(one.strict for one in found if one.hits)
    hits = [hit for one in found if one.strict or not strict for hit in one.hits]
    once = {(hit.game, hit.number): hit for hit in reversed(numbered + hits)}
    return ranked(list(reversed(once.values())), words)[:most]


def _by_number(shelves: Shelves, words: str, game: Game) -> list[Hit]:
    """The rule whose number the words are."""
    if not re.fullmatch(r"[\w\s]*\d[\w.]*", words.strip()):
        return []
    try:
        entry, *_ = look_up(shelves, words, game, None, True)
    except QuestionError:
        return []
    text = entry.text or entry.heading
    passage = text if len(text) <= 240 else f"{text[:239]}…"
    is_official = entry.official is not None
    return [
        Hit(game, entry.number, entry.heading, passage, (), "number", entry.edition,
            is_official)
    ]  # fmt: skip
