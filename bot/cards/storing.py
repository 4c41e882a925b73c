"""What the catalogue asks of the place where imported cards are kept.

Only plain values cross here, so that the store need not know what a card is.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol


class CardRow(NamedTuple):
    """An imported card as it is kept.

    *key* is its plain name and with *game* its identity; *names* are the plain
    names it goes by with the number of their :class:`~bot.cards.names.NameKind`;
    *data* is its JSON.
    """

    game: str
    key: str
    name: str
    names: Sequence[tuple[str, int]]
    data: str


class CardStore(Protocol):
    """Keeps imported cards. Safe to use from several threads."""

    def put(
        self,
        rows: Iterable[CardRow],
        *,
        instead_of: Sequence[str] = (),
    ) -> int:
        """Add or overwrite *rows*, all or none; the number of cards kept.

        Of rows with one key the last counts. Cards of the games in *instead_of*
        that are not among *rows* go. *rows* may raise: then nothing has changed.
        May be called from a thread of its own.
        """

    def put_errata(self, game: str, errata: Mapping[str, str]) -> None:
        """Add or overwrite errata: the JSON of each by the key of its card."""

    def names(self, game: str) -> Iterable[tuple[str, int, str, str]]:
        """Plain name, kind, and key and full name of the card, for every name."""

    def data(self, game: str, key: str) -> str:
        """The JSON of the card of that key. Raises KeyError."""

    def all_data(self, game: str) -> Iterable[str]:
        """The JSON of every card of *game*, by key."""

    def errata(self, game: str) -> Mapping[str, str]:
        """The JSON of every erratum of *game* by the key of its card."""

    def count(self, game: str) -> int:
        """How many cards of *game* are kept."""

    def close(self) -> None:
        """Let go of whatever is open."""

    def stamp(self) -> int:
        """A number that changes whenever the cards do, in whatever process."""
