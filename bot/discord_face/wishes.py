"""What somebody wants ruled on, and keeping hold of it until it can be."""

import re
from collections import OrderedDict
from dataclasses import dataclass, replace

from bot.citation import Game
from bot.errors import QuestionError

# An edition's name has room in a custom_id; what has none names no edition.
_EDITION = re.compile(r"[\w.-]{1,20}", re.A)
# What a refusal of another edition offers and no other does.
_NAMED = re.compile(r"\d+(?:[.-]\d+)+")


@dataclass(frozen=True, slots=True)
class Wish:
    """A scenario as asked; None leaves game and visibility to the settings."""

    scenario: str
    game: Game | None = None
    edition: str | None = None
    private: bool | None = None
    # What it is to be asked instead: the mark of what its refusal offers.
    offered: str = ""

    @property
    def carried(self) -> str:
        """Game, visibility and edition, for a custom_id."""
        seen = {True: "p", False: "o", None: ""}[self.private]
        named = self.edition and _EDITION.fullmatch(self.edition.strip())
        return f"{self.game or ''}.{seen}" + (f".{named[0]}" if named else "")

    def after(self, error: QuestionError) -> "Wish":
        """As it is mended: an edition that is none of those we rule by is no more."""
        told = error.suggestions
        named = not error.line and bool(told) and all(map(_NAMED.fullmatch, told))
        wrong = named and self.edition not in told
        return replace(self, edition=None) if wrong else self

    def of_game(self, game: str) -> "Wish":
        """The same in that game; "" leaves it open."""
        return replace(self, game=Game(game) if game in set(Game) else None)


def wish(carried: str, scenario: str) -> Wish:
    """The wish that :attr:`Wish.carried` stands for, with its scenario."""
    game, seen, edition = (*carried.split(".", 2), "", "")[:3]
    known = game in set(Game)
    private = {"p": True, "o": False}.get(seen)
    return Wish(scenario, Game(game) if known else None, edition or None, private)


class Drafts:
    """The last scenarios too long to stand in a message until they are mended."""

    def __init__(self, most: int = 500) -> None:
        self._texts: OrderedDict[int, tuple[int, str]] = OrderedDict()
        self._most = most

    def keep(self, key: int, text: str, person: int) -> None:
        """Keep *text* of *person*; a restart forgets it."""
        self._texts[key] = (person, text)
        if len(self._texts) > self._most:
            self._texts.popitem(last=False)

    def get(self, key: int) -> str:
        """The text kept under *key*, or ""."""
        return self._texts.get(key, (0, ""))[1]

    def forget(self, person: int) -> None:
        """Drop what that person typed."""
        for key in [key for key, (one, _) in self._texts.items() if one == person]:
            del self._texts[key]
