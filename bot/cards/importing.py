"""Card files taken into the catalogue: all of a file, or none of it."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from bot.cards.card import Card
from bot.cards.files import ERRATA, CardFile, Progress, opened
from bot.cards.names import names_of, plain
from bot.cards.storing import CardRow, CardStore
from bot.citation import Game
from bot.errors import Problem, QuestionError


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import did. *left_out* counts records by why they were not wanted."""

    format: str
    game: Game
    cards: int = 0
    errata: int = 0
    left_out: dict[str, int] = field(default_factory=dict)


def cards_in(
    path: Path, progress: Callable[[Progress], None] | None = None
) -> Iterator[Card]:
    """The cards of the file *path*, without keeping them; errors as on import."""
    with opened(path, progress) as file:
        if file.format == ERRATA:
            raise QuestionError(
                Problem.UNSUPPORTED, f"{path.name} holds errata, no cards."
            )
        yield from file.cards()


def import_cards(
    path: Path,
    store: CardStore,
    progress: Callable[[Progress], None] | None = None,
    *,
    each: Callable[[Card], None] | None = None,
    instead: bool = False,
    at_least: int = 0,
) -> Imported:
    """Take the cards of the file *path* into *store*; its shape is found out.

    JSON, JSON lines, gzipped or not: Scryfall's, MTGJSON's, the Grand Archive
    API's, riftcodex's, or errata of our own shape. *each* is called with every
    card before it is kept. With *instead* the game's other imported cards go.

    Raises QuestionError, with the line, for a file that is broken, of no known
    shape or of fewer than *at_least* cards; then nothing has changed.
    """
    with opened(path, progress) as file:
        if file.format == ERRATA:
            return _import_errata(file, store)
        cards = file.cards()
        first = next(cards, None)
        if first is None:
            raise QuestionError(Problem.SYNTAX, f"{path.name} holds no cards.")
        rows = _rows(chain([first], cards), each, at_least)
        kept = store.put(rows, instead_of=[first.game] if instead else [])
        return Imported(file.format, first.game, kept, left_out=file.left_out)


def _rows(
    cards: Iterator[Card], each: Callable[[Card], None] | None, at_least: int
) -> Iterator[CardRow]:
    count = 0
    for card in cards:
        count += 1
        if each:
            each(card)
        yield CardRow(
            card.game,
            plain(card.name),
            card.name,
            [(name, int(kind)) for name, kind in names_of(card)],
            json.dumps(card.as_json(), ensure_ascii=False, separators=(",", ":")),
        )
    if count < at_least:
        raise QuestionError(
            Problem.ILLEGAL,
            f"{count:,} cards cannot be all: at least {at_least:,} are expected.",
        )


def _import_errata(file: CardFile, store: CardStore) -> Imported:
    """Keep errata. Only Riftbound's cards are published without them.

    Those of cards that are not in the catalogue wait for them.
    """
    game = Game.RIFTBOUND
    new = file.errata()
    store.put_errata(game, {plain(name): json.dumps(it) for name, it in new.items()})
    return Imported(file.format, game, errata=len(new))
