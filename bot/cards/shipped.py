"""The cards that come with Aegis: ``rules_data/<game>/cards.toml``.

One ``[[card]]`` each. ``name`` comes first, in double quotes, and nicknames stand on
one line: both are read before anything else is. ``types`` is a type line ("Legendary
Creature — Human Cleric"); every other key is a field of
:class:`~bot.cards.card.Face` or :class:`~bot.cards.card.Card` of the same name.
A card with several faces lists them as ``[[card.faces]]`` instead.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from bot.cards.card import Card, CardRuling, Face, Source
from bot.cards.names import Named
from bot.cards.printed import kinds_of
from bot.citation import Game

_FACE = {field.name for field in fields(Face)}
_CARD = {"name", "layout", "errata", "nicknames", "rulings", "faces"}
_BEGINS = re.compile(r"^\[\[card\]\]$", re.MULTILINE)
_NAME = re.compile(r'^name = ("(?:[^"\\]|\\.)*")$', re.MULTILINE)
_NICKNAMES = re.compile(r"^nicknames = (\[.*\])$", re.MULTILINE)


class ShippedCards:
    """The shipped catalogue; a game's file is read when it is first asked for."""

    def __init__(self, rules_data: Path) -> None:
        self._folder = rules_data
        self._read: dict[Game, Shipped] = {}

    def of(self, game: Game) -> "Shipped":
        """The cards of *game* by full name; none where no file is shipped.

        Raises ValueError, naming file and card, for a file we got wrong.
        """
        if game not in self._read:
            self._read[game] = self._load(game)
        return self._read[game]

    def _load(self, game: Game) -> "Shipped":
        file = self._folder / game.folder / "cards.toml"
        if not file.is_file():
            return Shipped("", game)
        try:
            return read_catalogue(file.read_text("utf-8"), game)
        except ValueError as wrong:
            raise ValueError(f"{game.folder}/{file.name}: {wrong}") from wrong


class Shipped(Mapping[str, Card]):
    """The cards of one file by full name, each of them read when first asked for.

    A question is about a handful of them, and to read them all takes longer than to
    answer it.
    """

    def __init__(self, text: str, game: Game) -> None:
        self._game = game
        self._written: dict[str, str] = {}
        self._read: dict[str, Card] = {}
        head, *cards = _BEGINS.split(text)
        tomllib.loads(head)
        for written in cards:
            named = _NAME.match(written, 1)
            if named is None:
                raise ValueError(f"a card without a name: {written}")
            name: str = json.loads(named[1])
            if name in self._written:
                raise ValueError(f"{name} stands there twice")
            self._written[name] = written

    def __getitem__(self, name: str) -> Card:
        if name not in self._read:
            (written,) = tomllib.loads("[[card]]" + self._written[name])["card"]
            self._read[name] = _card(written, self._game)
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)

    def named(self) -> Iterator[Named]:
        """What every card is called; none of them is read for that."""
        for name, written in self._written.items():
            _, *faces = map(json.loads, _NAME.findall(written))
            called = _NICKNAMES.search(written)
            nicknames = json.loads(called[1]) if called is not None else ()
            yield Named(name, tuple(faces), tuple(nicknames))


def read_catalogue(text: str, game: Game) -> Shipped:
    """The cards of one catalogue file by full name.

    Raises ValueError for bad TOML outside of the cards, a card without a name or a
    name given twice; for a card that is wrong in itself when it is asked for.
    """
    return Shipped(text, game)


def _card(written: dict[str, Any], game: Game) -> Card:
    name: str = written["name"]
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
