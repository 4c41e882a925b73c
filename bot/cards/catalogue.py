"""The catalogue: every card Aegis knows, shipped or imported, by name."""

import json
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from functools import lru_cache
from pathlib import Path

from bot.cards.abbreviating import in_full
from bot.cards.card import Card, CardName, Source
from bot.cards.finding import OFFERED, Ambiguous, Found, Unknown, best, look_up
from bot.cards.formats.errata import laid_over
from bot.cards.intext import InText, Spoken, find_in_text, may_begin
from bot.cards.names import NameEntry, NameIndex, NameKind, plain, plain_names
from bot.cards.shipped import ShippedCards
from bot.cards.storing import CardStore
from bot.cards.suggesting import suggest
from bot.citation import Game
from bot.errors import Problem, QuestionError, SetupError
from bot.worded import worded

_NOTHING: frozenset[str] = frozenset()
_ALL = tuple(Game)
# So many words are remembered with whether a name may begin with them.
_REMEMBERED = 8192


class Catalogue:
    """Shipped and imported cards under one roof; a shipped card goes first.

    Nothing is read before it is asked for. Safe to use from several threads.
    """

    def __init__(self, rules_data: Path, store: CardStore | None = None) -> None:
        self._shipped = ShippedCards(rules_data)
        self._store = store
        self._stamp = store.stamp() if store else 0
        self._indexes: dict[Game, NameIndex] = {}
        self._errata: dict[Game, Mapping[str, str]] = {}
        self._kept = lru_cache(maxsize=512)(self._load)
        self._beside: dict[CardName, Card] = {}
        self._beginning: dict[Hashable, tuple[NameIndex, ...]] = {}

    def beside(self, cards: Iterable[Card]) -> "Catalogue":
        """This catalogue and *cards*, which go before those of the same name.

        They are known by :meth:`card` alone: nothing looks for them by name.
        """
        both = copy(self)
        both._beside = {**self._beside, **{card.ref: card for card in cards}}
        return both

    @property
    def stamp(self) -> Hashable:
        """Another one whenever other cards are known."""
        return self._stamp

    def refresh(self) -> None:
        """Notice cards imported since the last call; cheap when there are none.

        While the store cannot be asked, what is known by heart still stands; a card
        that is not raises SetupError when it is needed.
        """
        stamp = self._stamp
        with suppress(SetupError):
            stamp = self._store.stamp() if self._store else stamp
        if stamp != self._stamp:
            self._stamp = stamp
            self._indexes = {}
            self._beginning = {}
            self._errata = {}
            self._kept.cache_clear()

    def close(self) -> None:
        """Let go of the store."""
        if self._store:
            self._store.close()

    def find(self, name: str, game: Game | None = None) -> Found | Ambiguous | Unknown:
        """The card *name* means, among one game's cards or (None) all games'.

        Exact names and nicknames go first, then the start of a name, then some
        of its words, then typing slips. Only a clear case is Found.
        """
        hit = best([look_up(self._index(it), name) for it in _games(game)])
        if isinstance(hit, Unknown):
            return hit
        if len(hit.cards) == 1:
            return Found(self.card(hit.cards[0]), hit.how, hit.score)
        return Ambiguous(hit.cards[:OFFERED], hit.how)

    def get(self, name: str, game: Game | None = None) -> Card:
        """The card *name* means.

        Raises QuestionError: AMBIGUOUS with the candidates, NOT_FOUND with the
        nearest names as suggestions.
        """
        match self.find(name, game):
            case Found(card=card):
                return card
            case Ambiguous(candidates=candidates):
                raise QuestionError(
                    Problem.AMBIGUOUS,
                    worded("Several cards fit “{name}”.", name=name),
                    suggestions=[_told_apart(it, candidates) for it in candidates],
                )
            case Unknown(nearest=nearest):
                raise QuestionError(
                    Problem.NOT_FOUND,
                    worded("I know no card “{name}”.", name=name),
                    suggestions=[_told_apart(it, nearest) for it in nearest],
                )

    def find_in_text(
        self,
        words: Sequence[str],
        start: int,
        game: Game | None = None,
        common: frozenset[str] = _NOTHING,
        *,
        partial: bool = False,
    ) -> InText | None:
        """The surest, then longest, card name that begins with word *start*.

        See :mod:`bot.cards.intext`. Without a *game* equally good
        names of several games come back together.
        """
        begun = words[start : start + 1]
        able = self._able(begun[0], game, common, partial) if begun else ()
        if not able:
            return None
        spoken = Spoken(words, start, common)
        found: list[InText] = []
        for index in able:
            if it := find_in_text(index, spoken, partial=partial):
                found.append(it)
        if len(found) < 2:
            return found[0] if found else None
        surest = max(found, key=lambda it: it.rank)
        names = [name for it in found if it.rank == surest.rank for name in it.names]
        if len(names) == len(surest.names):
            return surest
        return InText(
            surest.length,
            tuple(names),
            surest.how,
            surest.score,
            surest.plural,
            surest.possessive,
            surest.everyday,
        )

    def has(self, name: str, game: Game) -> bool:
        """Whether a card of *game* is called just so, whatever letters are capital."""
        return plain(name) in self._index(game).exact

    def may_begin(
        self,
        typed: str,
        game: Game | None,
        common: frozenset[str] = _NOTHING,
        *,
        partial: bool = False,
    ) -> bool:
        """Whether :meth:`find_in_text` may find anything that *typed* begins."""
        return bool(self._able(typed, game, common, partial))

    def _able(
        self, typed: str, game: Game | None, common: frozenset[str], partial: bool
    ) -> tuple[NameIndex, ...]:
        """Whose names may begin with *typed*; most words of a text begin none."""
        key = (typed, game, partial, common)
        known = self._beginning.get(key)
        if known is None:
            known = tuple(
                index
                for index in map(self._index, _games(game))
                if may_begin(index, typed, common, partial=partial)
            )
            if len(self._beginning) > _REMEMBERED:
                self._beginning.clear()
            self._beginning[key] = known
        return known

    def in_full(self, said: Sequence[str], game: Game) -> tuple[str, ...]:
        """The words of the one card's name whose words begin as those *said*."""
        return in_full(self._index(game), said)

    def suggest(
        self, typed: str, game: Game | None = None, limit: int = 25
    ) -> list[CardName]:
        """Cards whose name may become what is *typed* so far, the likeliest first."""
        offered: list[CardName] = []
        for it in _games(game):
            offered += suggest(self._index(it), typed, limit - len(offered))
        return offered

    def card(self, name: CardName) -> Card:
        """The card of a name that this catalogue gave out. Raises KeyError."""
        return self._beside.get(name) or self._kept(name)

    def printed(self, name: CardName) -> Card | None:
        """The imported card of that name, also where a shipped one goes first."""
        if self._store is None:
            return None
        try:
            return self._imported(name)
        except KeyError:
            return None

    def cards(self, game: Game) -> Iterator[Card]:
        """Every card of *game*: the shipped ones, then the imported others."""
        shipped = self._shipped.of(game)
        yield from shipped.values()
        if self._store:
            known = {plain(name) for name in shipped}
            for data in self._store.all_data(game):
                card = self._with_errata(Card.from_json(json.loads(data)))
                if plain(card.name) not in known:
                    yield card

    def count(self, game: Game, source: Source) -> int:
        """How many cards of *game* come from *source*."""
        if source is Source.SHIPPED:
            return len(self._shipped.of(game))
        return self._store.count(game) if self._store else 0

    def _load(self, name: CardName) -> Card:
        shipped = self._shipped.of(name.game).get(name.name)
        return shipped or self._imported(name)

    def _imported(self, name: CardName) -> Card:
        if self._store is None:
            raise KeyError(name)
        data = self._store.data(name.game, plain(name.name))
        return self._with_errata(Card.from_json(json.loads(data)))

    def _with_errata(self, card: Card) -> Card:
        if self._store and card.game not in self._errata:
            self._errata[card.game] = self._store.errata(card.game)
        new = self._errata[card.game].get(plain(card.name))
        return laid_over(card, json.loads(new)) if new else card

    def _index(self, game: Game) -> NameIndex:
        if game not in self._indexes:
            self._indexes[game] = NameIndex(self._entries(game))
        return self._indexes[game]

    def _entries(self, game: Game) -> Iterator[NameEntry]:
        shipped = self._shipped.of(game)
        for named in shipped.named():
            ref = CardName(game, named.name)
            for key, how in plain_names(named):
                yield NameEntry(key, ref, how, shipped=True)
        if self._store:
            known = {plain(name): name for name in shipped}
            kinds = list(NameKind)
            for name, kind, key, full in self._store.names(game):
                # The same card under a shipped name is the shipped card.
                ours = known.get(key)
                ref = CardName(game, ours or full)
                yield NameEntry(name, ref, kinds[kind], ours is not None)


def _games(game: Game | None) -> tuple[Game, ...]:
    return (game,) if game else _ALL


def _told_apart(name: CardName, others: Sequence[CardName]) -> str:
    """The name, with its game where several games are on offer."""
    several = len({it.game for it in others}) > 1
    return f"{name} ({name.game.label})" if several else str(name)
