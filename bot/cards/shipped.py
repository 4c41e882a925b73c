"""The cards that come with Aegis: ``rules_data/<game>/cards.toml``.

One ``[[card]]`` each. ``name`` is required; ``types`` is a type line ("Legendary
Creature — Human Cleric"); every other key is a field of
:class:`~bot.cards.card.Face` or :class:`~bot.cards.card.Card` of the same name.
A card with several faces lists them as ``[[card.faces]]`` instead.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from bot.cards.card import Card, CardRuling, Face, Source
from bot.cards.printed import kinds_of
from bot.citation import Game

_FACE = {field.name for field in fields(Face)}
_CARD = {"name", "layout", "errata", "nicknames", "rulings", "faces"}


class ShippedCards:
    """The shipped catalogue; a game's file is read when it is first asked for."""

    def __init__(self, rules_data: Path) -> None:
        self._folder = rules_data
        self._read: dict[Game, dict[str, Card]] = {}

    def of(self, game: Game) -> Mapping[str, Card]:
        """The cards of *game* by full name; none where no file is shipped.

        Raises ValueError, naming file and card, for a file we got wrong.
        """
        if game not in self._read:
            self._read[game] = self._load(game)
        return self._read[game]

    def _load(self, game: Game) -> dict[str, Card]:
        file = self._folder / game.folder / "cards.toml"
        if not file.is_file():
            return {}
        try:
            return read_catalogue(file.read_text("utf-8"), game)
        except ValueError as wrong:
            raise ValueError(f"{game.folder}/{file.name}: {wrong}") from wrong


def read_catalogue(text: str, game: Game) -> dict[str, Card]:
    """The cards of one catalogue file by full name.

    Raises ValueError for bad TOML, an unknown key, a card without a name or a
    name given twice.
    """
    cards: dict[str, Card] = {}
    for written in tomllib.loads(text).get("card", []):
        card = _card(written, game)
        if card.name in cards:
            raise ValueError(f"{card.name} stands there twice")
        cards[card.name] = card
    return cards


def _card(written: dict[str, Any], game: Game) -> Card:
    name = written.get("name")
    if not isinstance(name, str) or not name:
        raise ValueError(f"a card without a name: {written}")
    if "faces" in written:
        strange = written.keys() - _CARD
        faces = tuple(_face(face, name) for face in written["faces"])
    else:
        strange = written.keys() - _CARD - _FACE - {"colors"}
        face = {key: it for key, it in written.items() if key in _FACE | {"colors"}}
        faces = (_face(face, name),)
    if strange:
        raise ValueError(f"{name} has no {', '.join(sorted(strange))}")
    return Card(
        game,
        name,
        faces,
        layout=written.get("layout", "normal"),
        rulings=tuple(CardRuling(**it) for it in written.get("rulings", ())),
        errata=written.get("errata", ""),
        source=Source.SHIPPED,
        nicknames=tuple(written.get("nicknames", ())),
    )


def _face(written: dict[str, Any], card: str) -> Face:
    values: dict[str, Any] = {
        {"colors": "colours"}.get(key, key): tuple(it) if isinstance(it, list) else it
        for key, it in written.items()
    }
    if strange := values.keys() - _FACE:
        raise ValueError(f"{card} has no {', '.join(sorted(strange))}")
    if isinstance(values.get("types"), str):
        values |= kinds_of(values["types"])._asdict()
    if isinstance(values.get("text"), str):
        values["text"] = values["text"].strip()
    return Face(**values)
