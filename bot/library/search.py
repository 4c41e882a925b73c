"""Searching by words: exact number, then heading, then glossary, then text.

The texts of each edition lie in an FTS5 index of their own; our own wording gets one
in memory, made when first searched.
"""

import re
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from bot.citation import Game
from bot.errors import QuestionError
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
_KINDS = {"number": 0, "heading": 1, "term": 2, "text": 4}

Rows = Callable[[str, Sequence[object]], list[tuple[Any, ...]]]


def search(shelves: Shelves, words: str, game: Game | None, most: int) -> list[Hit]:
    """See :meth:`bot.library.library.Library.search`."""
    games = tuple(Game) if game is None else (game,)
    hits = [hit for one in games for hit in _by_number(shelves, words, one)]
    indexes = [index for one in games for index in _indexes(shelves, one)]
    found: list[_Place] = []
    for query in _queries(words):
        found = [place for index in indexes for place in index.places(query, most * 4)]
        if found:
            break
    numbered = {(hit.game, hit.number) for hit in hits}
    best = {(p.index.game, p.number): p for p in reversed(_ranked(found, words))}
    wanted = [place for key, place in best.items() if key not in numbered]
    # Passages are cut only for what is shown.
    hits += [place.hit(query) for place in _ranked(wanted, words)[:most]]
    return hits[:most]


def terms_of(words: str) -> list[str]:
    """The words to look for; very common ones only when there are no others."""
    found = [word.replace("’", "'") for word in _WORD.findall(words)][:12]
    rare = [word for word in found if not _COMMON.fullmatch(word)]
    return rare or found


@dataclass(frozen=True, slots=True)
class _Index:
    """One full-text index: of an imported edition, or of our own wording."""

    game: Game
    edition: str
    official: bool
    table: str
    rows: Rows

    def places(self, query: str, most: int) -> "list[_Place]":
        """The best *most* places for *query*, without their passages."""
        # A word in the heading is worth far more than one in the text or an example.
        found = self.rows(
            f"""
            select e.id, e.number, e.heading, e.kind,
                   highlight({self.table}, 0, '{_OPEN}', '') <> e.heading
            from {self.table} join rules_entry e on e.id = {self.table}.rowid
            where {self.table} match ? and {self.table}.rank match 'bm25(12, 1, 0.3)'
            order by {self.table}.rank limit ?
            """,
            [query, most],
        )
        return [
            _Place(self, key, number, heading, _kind(kind, is_headed))
            for key, number, heading, kind, is_headed in found
        ]

    def passage(self, query: str, key: int) -> str:
        """The words around what was found, marked."""
        cut = f"'{_OPEN}', '{_CLOSE}', '…', {_PASSAGE_WORDS}"
        [(text, example, heading)] = self.rows(
            f"""
            select snippet({self.table}, 1, {cut}), snippet({self.table}, 2, {cut}),
                   highlight({self.table}, 0, '{_OPEN}', '{_CLOSE}')
            from {self.table} where {self.table} match ? and rowid = ?
            """,
            [query, key],
        )
        # Beside our own wording stand bare words to search for, and no examples.
        shown = example if self.official and _OPEN not in text else ""
        return str(shown if _OPEN in shown else text or heading)


@dataclass(frozen=True, slots=True)
class _Place:
    index: _Index
    key: int
    number: str
    heading: str
    kind: str

    def hit(self, query: str) -> Hit:
        passage, spans = _spans(self.index.passage(query, self.key))
        return Hit(
            game=self.index.game,
            number=self.number,
            heading=self.heading,
            passage=passage,
            spans=spans,
            kind=self.kind,
            edition=self.index.edition,
            official=self.index.official,
        )


def _kind(kind: str, is_headed: int) -> str:
    return "term" if kind == "term" else "heading" if is_headed else "text"


def _indexes(shelves: Shelves, game: Game) -> Iterator[_Index]:
    """The newest rulebook held, and our own wording."""
    held = shelves.whole(game) or shelves.archive.books(game)
    for book in held[:1]:
        rows = shelves.archive.rows
        table = f"rules_search_{book.key}"
        yield _Index(game, book.edition.name, True, table, rows)
    yield _Index(
        game, shipped(game).edition, False, "rules_search", _shipped_rows(game)
    )


def _queries(words: str) -> Iterator[str]:
    """All words, then the last one unfinished, then any two of them, then any."""
    terms = [f'"{term}"' for term in terms_of(words)]
    if not terms:
        return
    yield " ".join(terms)
    yield " ".join([*terms[:-1], f"{terms[-1]} *"])
    if len(terms) > 2:
        yield " OR ".join(f"({one} {other})" for one, other in combinations(terms, 2))
    if len(terms) > 1:
        yield " OR ".join(terms)


def _ranked(places: Sequence[_Place], words: str) -> list[_Place]:
    """Headings before terms before texts; one that is just the words first.

    Of one rank the best of each game come first, then the second best, and so on:
    none is hidden behind a game whose rules say the words more often.
    """
    asked = " ".join(words.split()).casefold()
    before: Counter[tuple[Game, tuple[int, bool]]] = Counter()

    def rank(place: _Place) -> tuple[int, bool]:
        other = place.heading.casefold() != asked
        # Our own headings are more talkative than the publishers'.
        ours = place.kind == "heading" and not place.index.official and other
        return 3 if ours else _KINDS[place.kind], other

    def turn(place: _Place) -> tuple[tuple[int, bool], int]:
        ranked = rank(place)
        before[place.index.game, ranked] += 1
        return ranked, before[place.index.game, ranked]

    return sorted(places, key=turn)


def _spans(marked: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The text without its marks, and where they stood."""
    first, *rest = marked.split(_OPEN)
    text = first
    spans: list[tuple[int, int]] = []
    for piece in rest:
        inside, _, after = piece.partition(_CLOSE)
        spans.append((len(text), len(text) + len(inside)))
        text += inside + after
    return text, tuple(spans)


def _by_number(shelves: Shelves, words: str, game: Game) -> list[Hit]:
    """The rule whose number the words are."""
    if not re.fullmatch(r"[\w\s]*\d[\w.]*", words.strip()):
        return []
    try:
        entry, *_ = look_up(shelves, words, game, None, True)
    except QuestionError:
        return []
    text = entry.text or entry.heading
    return [
        Hit(
            game=game,
            number=entry.number,
            heading=entry.heading,
            passage=text if len(text) <= 240 else f"{text[:239]}…",
            spans=(),
            kind="number",
            edition=entry.edition,
            official=entry.official is not None,
        )
    ]


_LOCK = threading.Lock()


def _shipped_rows(game: Game) -> Rows:
    connection = _shipped_index(game)

    def rows(sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        with _LOCK:
            return connection.execute(sql, values).fetchall()

    return rows


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
